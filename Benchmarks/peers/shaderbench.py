"""What we measure ourselves: the package's own program."""

import json
import subprocess


class Unsupported(Exception):
    pass


def measure(program, kernel, width, height, held=None, parameters={}, runs=2):
    """Frames per second, and the machine as the program describes it."""
    words = [program, "measure", "--kernel", kernel, "--size", f"{width}x{height}", "--runs", str(runs), "--json"]
    if held is not None:
        words += ["--phase", str(held)]
    for name, value in parameters.items():
        words += [f"--{name}", str(value)]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        raise Unsupported((done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"])[0])
    report = json.loads(done.stdout)
    return report["results"][0]["framesPerSecond"]["median"], report["machine"]
