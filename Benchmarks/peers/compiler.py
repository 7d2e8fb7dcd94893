"""Builds the programs in C, into the environment that is thrown away."""

import ctypes
import platform
import shutil
import subprocess
import sys
from pathlib import Path

# Not -ffast-math: it gained at most 4 %. Rounding in vectors needs errno and traps left alone, and -fopenmp-simd needs no
# library. GCC 12 makes no vectors of mosaic and wave and runs them at a fifth of Clang's speed, so Clang comes first.
FLAGS = ["-O3", "-march=native", "-fno-math-errno", "-fno-trapping-math", "-fopenmp-simd", "-shared", "-fPIC", "-pthread"]


def compiler():
    found = shutil.which("clang") or shutil.which("cc")
    if not found:
        raise RuntimeError("there is neither clang nor cc")
    return found


def version():
    first = subprocess.run([compiler(), "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    return first.split(" (http")[0]


def library(name):
    """NAME.c beside this file, loaded."""
    flags = [flag if platform.machine() == "x86_64" else flag.replace("-march", "-mcpu") for flag in FLAGS]
    built = Path(sys.prefix, f"{name}.so")
    source = Path(__file__).with_name(f"{name}.c")
    words = [compiler(), *flags, source, "-o", built, "-lm"]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{source.name} does not compile: {done.stderr.strip().splitlines()[0]}")
    return ctypes.CDLL(str(built))
