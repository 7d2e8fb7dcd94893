"""The rounds' figures as a table to read and as JSON."""

import json
import statistics
from dataclasses import dataclass, field


@dataclass
class Result:
    """One kernel at one size."""

    width: int
    height: int
    name: str  # of the kernel with its parameters
    kernel: str
    parameters: dict
    held: float | None  # the phase of all frames
    differences: dict  # largest difference from the reference, by peer
    allowed: float  # of these
    rounds: list = field(default_factory=list)  # frames per second, by contestant
    unsupported: str | None = None  # why shaderbench did not measure it

    def speeds(self, name):
        return spread([fps[name] for fps in self.rounds if name in fps])

    def ratios(self, name):
        """How many times as fast as the peer shaderbench is."""
        return spread([
            fps["shaderbench"] / fps[name] for fps in self.rounds if name in fps and "shaderbench" in fps])


def spread(values):
    if values:
        return {"median": statistics.median(values), "minimum": min(values), "maximum": max(values)}
    return None


def report(date, machine, rounds, peers, versions, failures, results):
    sizes = sorted({(result.width, result.height) for result in results})
    lines = [
        date,
        f"{machine['cpu']}, {machine['cores']} cores usable, {machine['operatingSystem']}",
        f"{machine['instructionSet']} instructions, {machine['build']} build, median of {rounds} rounds",
        "",
        *(f"{name:9} {version}" for name, version in versions.items()),
    ]
    for width, height in sizes:
        here = [result for result in results if (result.width, result.height) == (width, height)]
        lines += ["", f"{width}x{height}, frames per second", row("kernel", ["shaderbench", *peers], 12)]
        lines += [row(result.name, [speed(result, name) for name in ["shaderbench", *peers]], 12) for result in here]
        lines += ["", f"{width}x{height}, shaderbench's speed / the peer's (lowest-highest)", row("kernel", peers, 18)]
        lines += [row(result.name, [ratio(result, name) for name in peers], 18) for result in here]
    notes = [f"{result.name} at {result.width}x{result.height}: not measured: {result.unsupported}"
             for result in results if result.unsupported]
    notes += [f"{name} cannot run: {reason}" for name, reason in failures.items()]
    lines += ["", FOOTING] + ([""] + notes if notes else [])
    return "\n".join(lines) + "\n", as_json(date, machine, rounds, peers, versions, failures, results)


FOOTING = """\
Phases sweep from -1 to 1; rotation (30 degrees), scale and blur are held at phase 1. blur*: OpenCV blurs a picture that it
has reduced. copy: the faster of memcpy and stores that go past the caches, over all cores. "off by": the peer differs from
the reference by that many code values, and is not measured."""


def row(name, cells, width):
    return f"{name:13}" + "".join(f"{cell:>{width}}" for cell in cells)


def speed(result, name):
    if result.differences.get(name, 0) > result.allowed:
        return f"off by {result.differences[name]:.1f}"
    speeds = result.speeds(name)
    return f"{speeds['median']:.1f}" if speeds else "-"


def ratio(result, name):
    ratios = result.ratios(name)
    if not ratios:
        return "-"
    median, lowest, highest = (f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}" for value in ratios.values())
    return f"{median} ({lowest}-{highest})"


def as_json(date, machine, rounds, peers, versions, failures, results):
    rows = [
        {
            "width": result.width, "height": result.height, "name": result.name, "kernel": result.kernel,
            "parameters": result.parameters, "heldPhase": result.held,
            "framesPerSecond": result.speeds("shaderbench"), "unsupported": result.unsupported,
            "peers": {
                name: {
                    "framesPerSecond": result.speeds(name), "ratio": result.ratios(name),
                    "largestDifference": result.differences.get(name),
                }
                for name in peers
            },
        }
        for result in results
    ]
    return json.dumps(
        {
            "date": date, "machine": machine, "rounds": rounds, "versions": versions, "cannotRun": failures,
            "results": rows,
        },
        indent=1) + "\n"
