"""Builds the programs in C, into the environment that is thrown away."""

import ctypes
import platform
import shutil
import subprocess
import sys
from pathlib import Path

# GCC and Clang disagree about fast maths; nothing here needs it but rounding in registers, which asks that errno be
# left alone.
FLAGS = ["-O3", "-march=native", "-fno-math-errno", "-fno-trapping-math", "-fopenmp-simd", "-shared", "-fPIC", "-pthread"]


def compiler():
    found = shutil.which("clang") or shutil.which("cc")
    if not found:
        raise RuntimeError("there is neither clang nor cc")
    return found


def version():
    return subprocess.run([compiler(), "--version"], capture_output=True, text=True).stdout.splitlines()[0]


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
