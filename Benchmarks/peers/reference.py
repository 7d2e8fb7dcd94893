"""The kernels' formulas in 64-bit floats, slowly: what every peer must agree with."""

import functools
import math

import numpy as np

import uniforms

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


def largest_difference(kernel):
    """In code values. A Gaussian is cut off somewhere, and OpenCV rounds to bytes halfway, so that it is 1.5 off."""
    return 2 if KERNELS[kernel] in BLURS else 1


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


def multiply(pixels, rows, phase):
    """Premultiplied, the formula is the same for the colours and for alpha."""
    below, above = pixels[rows] / 255, uniforms.rainbow(pixels.shape[1], phase).T
    return 255 * (above * (1 - below[..., 3:]) + below * (1 - above[:, 3:]) + above * below)


def scale(pixels, rows, phase):
    """About the middle; each pixel is the average of what it covers, and clear where that is nothing."""
    height, width = pixels.shape[:2]
    return weighted(pixels, covered(height)[rows], covered(width))


def blur5(pixels, rows, phase):
    return blurred(pixels, rows, uniforms.SIGMAS["blur5"])


def blur40(pixels, rows, phase):
    return blurred(pixels, rows, uniforms.SIGMAS["blur40"])


def blurred(pixels, rows, sigma):
    """By the whole Gaussian, with clear pixels around the picture."""
    height, width = pixels.shape[:2]
    return weighted(pixels, gaussian(height, sigma)[rows], gaussian(width, sigma))


KERNELS = {
    "gray": gray, "opacity": opacity, "mosaic": mosaic, "wave": wave, "rotation": rotation, "multiply": multiply,
    "scale": scale, "blur5": blur5, "blur40": blur40, "reduced5": blur5, "reduced40": blur40,
}
BLURS = (blur5, blur40)


def weighted(pixels, down, across):
    """down and across: how much each row and column of the result, in the order of the matrix's rows, takes of each of
    the picture."""
    height, width = pixels.shape[:2]
    columns = (down @ pixels.reshape(height, width * 4)).reshape(-1, width, 4)
    return np.moveaxis(np.tensordot(columns, across, axes=(1, 1)), 2, 1)


@functools.cache
def covered(count):
    """How much of what a pixel covers after scaling lies in each pixel of the picture."""
    edges = count / 2 + (np.arange(count + 1) - count / 2) / uniforms.SCALE
    start = np.arange(count)
    shared = np.minimum(edges[1:, None], start + 1) - np.maximum(edges[:-1, None], start)
    return shared.clip(0) * uniforms.SCALE


@functools.cache
def gaussian(count, sigma):
    """Weights that add up to 1, to 10⁻⁸ for every sigma from 1 on, where the line is long enough."""
    distance = np.arange(count)[:, None] - np.arange(count)
    return np.exp(-(distance / sigma) ** 2 / 2) / (sigma * math.sqrt(2 * math.pi))


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
