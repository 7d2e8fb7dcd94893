"""The kernels' formulas in 64-bit floats, slowly: what every peer must agree with, within one code value."""

import math

import numpy as np


def render(kernel, phase, picture):
    """picture: height × width of uint32; returns height × width × 4 of floats, 0…255."""
    pixels = picture.view(np.uint8).reshape(*picture.shape, 4).astype(np.float64)
    if kernel == "gray":
        mean = pixels[..., :3].mean(axis=2, keepdims=True)
        return np.concatenate([mean, mean, mean, pixels[..., 3:]], axis=2)
    if kernel == "opacity":
        return pixels * (1 - phase if phase > 0 else 1 + phase)
    tile = np.float32(max((1 - math.cos(phase * math.pi / 2)) * 32, 1e-6))

    def place(count):
        position = (np.arange(count, dtype=np.float32) + np.float32(0.5)) / tile
        corner = np.floor(position + np.float32(0.5)) * tile
        inside = np.clip(corner.astype(np.float64) - 0.5, 0, count - 1)
        low = np.floor(inside).astype(int)
        return low, np.minimum(low + 1, count - 1), inside - low

    x0, x1, fx = place(picture.shape[1])
    y0, y1, fy = place(picture.shape[0])
    fx, fy = fx[None, :, None], fy[:, None, None]
    top = pixels[y0][:, x0] * (1 - fx) + pixels[y0][:, x1] * fx
    bottom = pixels[y1][:, x0] * (1 - fx) + pixels[y1][:, x1] * fx
    return top * (1 - fy) + bottom * fy
