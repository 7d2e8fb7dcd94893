"""Runs shaderbench and a peer in turns on this machine, and prints how many times as fast shaderbench is.

    compare.py SHADERBENCH [ROUNDS]

Every round measures both, so that a machine that slows down slows both down; the ratio is taken round by round.
A peer whose pictures differ from the reference by more than one code value is not measured.
"""

import json
import statistics
import subprocess
import sys

import numpy as np

import reference
from halide_peer import HalidePeer

SIZES = [(1920, 1080), (3840, 2160)]
KERNELS = ["gray", "opacity", "mosaic"]


def ours(program, kernel, width, height):
    words = [program, "measure", "--kernel", kernel, "--size", f"{width}x{height}", "--runs", "2", "--json"]
    result = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)["results"][0]
    return result["framesPerSecond"]["median"], result["copyRatio"]


def agrees(peer, kernel, picture):
    for phase in (-1, -0.37, 0.6):
        peer.render(kernel, phase)
        result = peer.result.view(np.uint8).reshape(*picture.shape, 4)
        if np.abs(result - reference.render(kernel, phase, picture)).max() > 1:
            return False
    return True


def main(program, rounds=7):
    print(f"{'size':>10}  {'kernel':8} {'shaderbench':>12} {'halide':>8}  {'ratio':>6}  (lowest-highest)  copy ratio")
    for width, height in SIZES:
        picture = np.random.default_rng(1).integers(0, 2**32, (height, width), dtype=np.uint32)
        peer = HalidePeer(picture)
        for kernel in KERNELS:
            if not agrees(peer, kernel, picture):
                print(f"{width}x{height:<5}  {kernel:8} halide differs from the reference: not measured")
                continue
            frames = max(8, int(0.2 / (peer.seconds(kernel, 4) / 4))) | 1
            ratios, fps, peers, copies = [], [], [], []
            for _ in range(rounds):
                mine, copy = ours(program, kernel, width, height)
                theirs = frames / peer.seconds(kernel, frames)
                ratios.append(mine / theirs)
                fps.append(mine)
                peers.append(theirs)
                copies.append(copy)
            print(
                f"{width}x{height:<5}  {kernel:8} {statistics.median(fps):12.1f} {statistics.median(peers):8.1f}  "
                f"{statistics.median(ratios):6.2f}  ({min(ratios):.2f}-{max(ratios):.2f})  "
                f"{statistics.median(copies):14.2f}",
                flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
