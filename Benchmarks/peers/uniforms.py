"""What the kernels need besides the picture, and what is the same for all pixels of a frame."""

import math

import numpy as np

TILE_SIZE = 32
AMPLITUDE, WAVELENGTH = 20, 100
DEGREES = 30


def opacity(phase):
    return 1 - phase if phase > 0 else 1 + phase


def tile(phase):
    """A tile's edge; rounded as the kernels round it, since it decides where two tiles meet."""
    return float(np.float32(max((1 - math.cos(phase * math.pi / 2)) * TILE_SIZE, 1e-6)))


def wave(width, phase):
    """How far below its pixel every column finds its source."""
    return phase * AMPLITUDE * np.sin(2 * math.pi * (np.arange(width) + 0.5) / WAVELENGTH)


def rotation(phase):
    """Cosine and sine."""
    angle = math.radians(phase * DEGREES)
    return math.cos(angle), math.sin(angle)
