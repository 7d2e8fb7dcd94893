"""What compare.py wants of a peer."""

import time

import numpy as np


class Peer:
    """Renders kernels from one picture into one result of the same size, with all cores."""

    name: str
    version: str
    kernels: list

    def __init__(self, picture, cores):
        """picture: height × width of uint32, RGBA from the low byte up, at an aligned address."""
        self.picture = picture
        self.height, self.width = picture.shape
        self.result = aligned(picture.shape)
        self.cores = cores

    def render(self, kernel, phase):
        """Fills the result with one frame."""
        raise NotImplementedError

    def seconds(self, kernel, phases):
        start = time.perf_counter()
        for phase in phases:
            self.render(kernel, phase)
        return time.perf_counter() - start


def aligned(shape):
    """Memory as shaderbench has it too, at the start of a cache line: wide stores that straddle lines are slower."""
    room = np.zeros(shape[0] * shape[1] + 16, dtype=np.uint32)
    first = -room.ctypes.data % 64 // 4
    return room[first:first + shape[0] * shape[1]].reshape(shape)
