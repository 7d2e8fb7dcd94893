"""The kernels' formulas in 64-bit floats, slowly: what every peer must agree with, within one code value."""

import numpy as np

import uniforms

LARGEST_DIFFERENCE = 1  # in code values
BAND = 64  # rows at a time, so that the floats stay in the caches


def render(kernel, phase, picture):
    """picture: height × width of uint32, RGBA from the low byte up; returns height × width × 4 of floats, 0…255."""
    height, width = picture.shape
    pixels = picture.view(np.uint8).reshape(height, width, 4)
    result = np.empty((height, width, 4))
    for first in range(0, height, BAND):
        rows = np.arange(first, min(first + BAND, height))
        result[rows] = KERNELS[kernel](pixels, rows, phase)
    return result


def gray(pixels, rows, phase):
    mean = pixels[rows, :, :3].mean(axis=2, keepdims=True)
    return np.concatenate([mean, mean, mean, pixels[rows, :, 3:]], axis=2)


def opacity(pixels, rows, phase):
    return pixels[rows] * uniforms.opacity(phase)


def mosaic(pixels, rows, phase):
    tile = np.float32(uniforms.tile(phase))

    def corner(position):
        # Which tile a pixel halfway between two belongs to is decided by the roundings of 32-bit floats, so here too.
        position = position.astype(np.float32)
        return (np.floor(position / tile + np.float32(0.5)) * tile).astype(np.float64)

    x, y = positions(pixels, rows)
    return smeared(pixels, corner(x), corner(y))


def wave(pixels, rows, phase):
    x, y = positions(pixels, rows)
    return smeared(pixels, x, y + uniforms.wave(pixels.shape[1], phase))


def rotation(pixels, rows, phase):
    height, width = pixels.shape[:2]
    x, y = positions(pixels, rows)
    x, y = x - width / 2, y - height / 2
    cosine, sine = uniforms.rotation(phase)
    return bilinear(pixels, width / 2 + cosine * x + sine * y, height / 2 - sine * x + cosine * y)


KERNELS = {"gray": gray, "opacity": opacity, "mosaic": mosaic, "wave": wave, "rotation": rotation}


def positions(pixels, rows):
    return np.arange(pixels.shape[1])[None, :] + 0.5, rows[:, None] + 0.5


def smeared(pixels, x, y):
    """Positions outside of the picture see its outermost pixels."""
    height, width = pixels.shape[:2]
    return bilinear(pixels, np.clip(x, 0.5, width - 0.5), np.clip(y, 0.5, height - 0.5))


def bilinear(pixels, x, y):
    """Pixels are points at n + ½; beyond the picture they are clear."""
    x, y = np.broadcast_arrays(x - 0.5, y - 0.5)
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    right_part, lower_part = (x - left)[..., None], (y - top)[..., None]

    def tap(column, row):
        height, width = pixels.shape[:2]
        inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
        return np.where(inside, 1.0, 0.0)[..., None] * pixels[row.clip(0, height - 1), column.clip(0, width - 1)]

    upper = tap(left, top) * (1 - right_part) + tap(left + 1, top) * right_part
    lower = tap(left, top + 1) * (1 - right_part) + tap(left + 1, top + 1) * right_part
    return upper * (1 - lower_part) + lower * lower_part
