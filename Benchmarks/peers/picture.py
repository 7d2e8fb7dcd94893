"""The picture that everything is measured and checked on."""

import numpy as np

import reference

CELL = 16


def random_picture(width, height):
    """Premultiplied noise, one value in CELL pixels and straight lines between, as height × width of uint32.

    Neighbours differ by some 2 · 255 / CELL at most, as in a sharp photograph. Noise from pixel to pixel would ask for more
    than a sampler is meant to do: a filter in steps of 1/256, which graphics processors have, is wrong by a code value
    there, and the last bits of a position count. Here a position that is wrong by an eighth of a pixel still shows.
    """
    cells = np.random.default_rng(1).integers(0, 256, (height // CELL + 2, width // CELL + 2, 4), dtype=np.uint8)
    cells[..., 3] = 64 + cells[..., 3] // 4 * 3
    noise = np.empty((height, width, 4))
    x = np.arange(width)[None, :] / CELL + 1
    for row in range(height):
        noise[row] = reference.bilinear(cells, x, np.array([[row / CELL + 1]]))
    noise[..., :3] *= noise[..., 3:] / 255
    return np.round(noise).astype(np.uint8).view(np.uint32)[..., 0]
