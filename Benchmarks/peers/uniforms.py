"""What the kernels need besides the picture, and what is the same for all pixels of a frame."""

import functools
import math

import numpy as np

TILE_SIZE = 32
AMPLITUDE, WAVELENGTH = 20, 100
DEGREES = 30
SCALE = 0.3
# Standard deviations of the blurs, in pixels.
SIGMAS = {"blur5": 5, "blur40": 40}
# The rainbow that is laid over: red, green, blue and alpha, premultiplied, at equal distances from left to right.
RAINBOW = np.array(
    [[1, 0.1, 0.1, 1], [0.9, 0.9, 0.1, 1], [0.1, 0.8, 0.3, 1], [0.1, 0.3, 1, 1], [0.25, 0, 0.25, 0.5]])


def opacity(phase):
    return 1 - phase if phase > 0 else 1 + phase


def tile(phase):
    """A tile's edge; rounded as the kernels round it, since it decides where two tiles meet."""
    return float(np.float32(max((1 - math.cos(phase * math.pi / 2)) * TILE_SIZE, 1e-6)))


def wave(width, phase):
    """How far below its pixel every column finds its source."""
    return phase * AMPLITUDE * np.sin(2 * math.pi * (np.arange(width) + 0.5) / WAVELENGTH)


def rainbow(width, phase):
    """The four channels of each column, 0…1."""
    return abs(phase) * whole_rainbow(width)


@functools.cache
def whole_rainbow(width):
    place, stops = (np.arange(width) + 0.5) / width, np.linspace(0, 1, len(RAINBOW))
    return np.stack([np.interp(place, stops, channel) for channel in RAINBOW.T])


def rotation(phase):
    """Cosine and sine."""
    angle = math.radians(phase * DEGREES)
    return math.cos(angle), math.sin(angle)
