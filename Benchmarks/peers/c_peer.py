"""The kernels in plain C, over all cores."""

import ctypes

import numpy as np

import compiler
import uniforms
from peer import Peer


class CPeer(Peer):
    name = "c"
    kernels = ["gray", "opacity", "mosaic", "wave", "rotation", "multiply"]

    def __init__(self, picture, cores):
        super().__init__(picture, cores)
        self.library = compiler.library("kernels")
        self.library.prepare(cores)
        self.version = compiler.version()
        self.columns = np.zeros((4, self.width), dtype=np.float32)
        address = ctypes.c_void_p
        self.frame = [address(picture.ctypes.data), address(self.result.ctypes.data), self.width, self.height]

    def render(self, kernel, phase):
        a, b = 0, 0
        if kernel == "opacity":
            a = round(uniforms.opacity(phase) * 256)
        elif kernel == "mosaic":
            a = uniforms.tile(phase)
        elif kernel == "wave":
            self.columns[0] = uniforms.wave(self.width, phase)
        elif kernel == "rotation":
            a, b = uniforms.rotation(phase)
        elif kernel == "multiply":
            self.columns[:] = uniforms.rainbow(self.width, phase)
        self.library.render(
            self.kernels.index(kernel), *self.frame, ctypes.c_float(a), ctypes.c_float(b),
            ctypes.c_void_p(self.columns.ctypes.data))
