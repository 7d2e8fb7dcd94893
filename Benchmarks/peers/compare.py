"""Runs shaderbench, its peers and copies of memory in turns on this machine, and says how many times as fast it is.

    compare.py SHADERBENCH RESULTS [ROUNDS]

Writes RESULTS/peers.txt and RESULTS/peers.json. Every round measures all of them, so that a machine that slows down slows
all of them down; ratios are taken round by round. A peer counts only where its frames agree with the reference.
"""

import datetime
import os
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

import reference
import shaderbench
import uniforms
from picture import random_picture
from report import Result, report
from worker import PeerFailed, Worker

SIZES = [(1920, 1080), (3840, 2160)]
PEERS = {
    "copy": ("copy_peer", "CopyPeer"),
    "c": ("c_peer", "CPeer"),
    "halide": ("halide_peer", "HalidePeer"),
    "numba": ("numba_peer", "NumbaPeer"),
    "opencv": ("opencv_peer", "OpenCVPeer"),
    "llvmpipe": ("llvmpipe_peer", "LlvmpipePeer"),
}
CHECKED_PHASES = (-0.37, 0.04, 1)
SECONDS_OF_RUN = 0.3


class Case(NamedTuple):
    kernel: str  # as shaderbench calls it
    peers: str  # as the peers do
    held: float | None = None  # the phase of all frames; swept from −1 to 1 without
    parameters: dict = {}  # of shaderbench's kernel
    mark: str = ""  # what tells cases apart that are the same to shaderbench

    @property
    def name(self):
        return " ".join([self.kernel, *map(str, self.parameters.values())]) + self.mark

    def phases(self, frames):
        return np.linspace(-1, 1, frames).tolist() if self.held is None else [self.held] * frames


CASES = [
    Case("gray", "gray"),
    Case("opacity", "opacity"),
    Case("mosaic", "mosaic"),
    Case("mosaic2", "mosaic"),
    Case("wave", "wave"),
    Case("rotation", "rotation", held=1),
    Case("blendMultiply", "multiply"),
    Case("scale", "scale", held=1, parameters={"factor": uniforms.SCALE}),
    *(Case("blur", f"{way}{radius}", held=1, parameters={"radius": radius}, mark=mark)
      for radius in uniforms.SIGMAS.values() for way, mark in (("blur", ""), ("reduced", "*"))),
]


class Contest:
    """All contestants with one picture."""

    def __init__(self, program, width, height, workers):
        self.program, self.width, self.height = program, width, height
        self.picture = random_picture(width, height)
        self.workers, self.versions, self.kernels, self.failures = {}, {}, {}, {}
        for name, worker in workers.items():
            try:
                self.versions[name], self.kernels[name] = worker.open(self.picture)
                self.workers[name] = worker
            except PeerFailed as failure:
                self.failures[name] = str(failure)

    def compare(self, case):
        """By how much each peer's frames differ from the reference at most."""
        kernel, differences = case.peers, {}
        for phase in CHECKED_PHASES if case.held is None else [case.held]:
            exact = reference.render(kernel, phase, self.picture)
            for name in self.having(kernel):
                frame = self.ask(name, "frame", kernel, phase)
                if frame is not None:
                    difference = float(np.abs(frame - exact).max())
                    differences[name] = max(difference, differences.get(name, 0))
        return differences

    def having(self, kernel):
        return [name for name in self.workers if kernel in self.kernels[name]]

    def ask(self, name, *question):
        """None from a peer that fails, which is then out."""
        try:
            return self.workers[name].answer(*question)
        except PeerFailed as failure:
            self.failures[name] = f"{failure}, in {question[1]}"
            del self.workers[name]

    def hold(self, case, rounds):
        differences = self.compare(case)
        allowed = reference.largest_difference(case.peers)
        result = Result(
            self.width, self.height, case.name, case.kernel, case.parameters, case.held, differences, allowed)
        counts = {}
        for name in self.having(case.peers):
            if differences[name] <= allowed:
                counts[name] = self.frames_of_run(name, case.peers, case)
        copies = {way: self.frames_of_run("copy", way, case) for way in self.kernels.get("copy", [])}

        for _ in range(rounds):
            fps = {}
            try:
                fps["shaderbench"], _ = shaderbench.measure(
                    self.program, case.kernel, self.width, self.height, case.held, case.parameters)
            except shaderbench.Unsupported as reason:
                result.unsupported = str(reason)
            for name, frames in counts.items():
                fps[name] = self.fps(name, case.peers, case, frames)
            fps["copy"] = max((self.fps("copy", way, case, frames) or 0 for way, frames in copies.items()), default=0)
            result.rounds.append({name: value for name, value in fps.items() if value})
        return result

    def frames_of_run(self, name, kernel, case):
        """Even, so that no frame has phase 0, where some effects have nothing to do."""
        frames = 4
        while name in self.workers:
            seconds = self.ask(name, "seconds", kernel, case.phases(frames))
            if seconds is None:
                break
            if seconds > SECONDS_OF_RUN / 4:
                return max(int(frames * SECONDS_OF_RUN / seconds) // 2 * 2, 4)
            frames *= 2
        return 0

    def fps(self, name, kernel, case, frames):
        if name not in self.workers or frames == 0:
            return None
        seconds = self.ask(name, "seconds", kernel, case.phases(frames))
        return frames / seconds if seconds else None


def main(program, folder, rounds=5):
    cores = len(os.sched_getaffinity(0))
    workers = {name: Worker(*peer, cores) for name, peer in PEERS.items()}
    _, machine = shaderbench.measure(program, "gray", 64, 64, runs=1)
    results, versions, failures = [], {}, {}
    for width, height in SIZES:
        contest = Contest(program, width, height, workers)
        for case in CASES:
            print(f"{width}x{height}: {case.name}", file=sys.stderr)
            results.append(contest.hold(case, rounds))
        versions |= contest.versions
        failures = contest.failures | failures  # the first reason tells more
    text, data = report(
        datetime.date.today().isoformat(), machine, rounds, list(PEERS), versions, failures, results)
    Path(folder, "peers.txt").write_text(text)
    Path(folder, "peers.json").write_text(data)
    print(text, end="")


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:]))
