"""Copying the picture, in C: what memory allows an effect that changes nothing."""

import ctypes

import compiler
from peer import Peer


class CopyPeer(Peer):
    name = "copy"
    kernels = ["memcpy", "streaming"]

    def __init__(self, picture, cores):
        super().__init__(picture, cores)
        self.library = compiler.library("copy")
        self.library.prepare(cores)
        self.version = compiler.version()
        address = ctypes.c_void_p
        self.arguments = [
            address(self.result.ctypes.data), address(self.picture.ctypes.data), ctypes.c_size_t(picture.nbytes), cores]

    def render(self, kernel, phase):
        self.library.copy(*self.arguments, int(kernel == "streaming"))
