"""The kernels as Python loops over words that Numba compiles, in parallel over rows and with fast maths.

Where pixels are fetched from elsewhere, one loop over a row loads them, into rows of scratch, and another mixes. As one
loop, mosaic ran at 114 frames per second instead of 487 (1920×1080, two cores), rotation at 74 instead of 240, wave at 270
instead of 358: Numba cannot be told that source and target do not overlap, and made no vectors of it. Opacity with words
that Numba widened to 64 bits ran at 3680 instead of 9650.
"""

from importlib import metadata

import numba
import numpy as np

import uniforms
from peer import Peer

word, real = np.uint32, np.float32
index = np.uint64  # of a signed one, Numba asks whether it counts from the end


class NumbaPeer(Peer):
    name = "numba"
    version = f"numba {metadata.version('numba')}"
    kernels = ["gray", "opacity", "mosaic", "wave", "rotation", "multiply"]

    def __init__(self, picture, cores):
        super().__init__(picture, cores)
        numba.set_num_threads(cores)

    def render(self, kernel, phase):
        frame = self.picture, self.result
        if kernel == "gray":
            gray(*frame)
        elif kernel == "opacity":
            opacity(*frame, word(round(uniforms.opacity(phase) * 256)))
        elif kernel == "mosaic":
            tile = real(uniforms.tile(phase))
            mosaic(*frame, *corners(self.width, tile), *corners(self.height, tile))
        elif kernel == "wave":
            wave(*frame, uniforms.wave(self.width, phase).astype(real))
        elif kernel == "rotation":
            cosine, sine = uniforms.rotation(phase)
            rotation(*frame, real(cosine), real(sine))
        elif kernel == "multiply":
            multiply(*frame, uniforms.rainbow(self.width, phase).astype(real))


def corners(count, tile):
    """Where columns or rows look: pixels, and how far towards the next. Worked out here, since fast maths would divide by
    multiplying, and put some pixels into the next tile."""
    corner = np.floor((np.arange(count, dtype=real) + real(0.5)) / tile + real(0.5)) * tile
    place = np.clip(corner - real(0.5), 0, real(count - 1))
    low = place.astype(np.int32)
    return low, place - low.astype(real)


shader = numba.njit(parallel=True, fastmath=True)
inlined = numba.njit(inline="always", fastmath=True)


@inlined
def channel(pixel, shift):
    return pixel >> word(shift) & word(255)


@inlined
def as_real(pixel, shift):
    return real(np.int32(channel(pixel, shift)))


@inlined
def mix(first, second, part):
    return first + (second - first) * part


@inlined
def mix_two(a, b, part, shift):
    return word(np.int32(mix(as_real(a, shift), as_real(b, shift), part) + real(0.5))) << word(shift)


@inlined
def mix_four(a, b, c, d, right, down, shift):
    upper = mix(as_real(a, shift), as_real(b, shift), right)
    lower = mix(as_real(c, shift), as_real(d, shift), right)
    return word(np.int32(mix(upper, lower, down) + real(0.5))) << word(shift)


@numba.njit(fastmath=True)
def mix_rows(a, b, c, d, right, down, target):
    for x in range(target.shape[0]):
        target[x] = (
            mix_four(a[x], b[x], c[x], d[x], right[x], down[x], 0)
            | mix_four(a[x], b[x], c[x], d[x], right[x], down[x], 8)
            | mix_four(a[x], b[x], c[x], d[x], right[x], down[x], 16)
            | mix_four(a[x], b[x], c[x], d[x], right[x], down[x], 24))


@shader
def gray(source, target):
    for y in numba.prange(source.shape[0]):
        for x in range(source.shape[1]):
            pixel = source[y, x]
            third = word(65536 // 3 + 1)
            mean = (channel(pixel, 0) + channel(pixel, 8) + channel(pixel, 16) + word(1)) * third >> word(16)
            target[y, x] = mean * word(0x010101) | pixel & word(0xFF000000)


@shader
def opacity(source, target, opacity):
    """Two channels in one word, opacity in 1/256."""
    half, even, odd = word(0x800080), word(0x00FF00FF), word(0xFF00FF00)
    for y in numba.prange(source.shape[0]):
        for x in range(source.shape[1]):
            pixel = source[y, x]
            low, high = word((pixel & even) * opacity), word((pixel >> word(8) & even) * opacity)
            target[y, x] = word(low + half) >> word(8) & even | word(high + half) & odd


@inlined
def multiplied(below, shift, above, above_alpha):
    mixed = above * (real(255) - as_real(below, 24)) + as_real(below, shift) * (real(1) - above_alpha + above)
    return word(np.int32(mixed + real(0.5))) << word(shift)


@shader
def multiply(source, target, above):
    for y in numba.prange(source.shape[0]):
        for x in range(source.shape[1]):
            below, alpha = source[y, x], above[3, x]
            target[y, x] = (
                multiplied(below, 0, above[0, x], alpha) | multiplied(below, 8, above[1, x], alpha)
                | multiplied(below, 16, above[2, x], alpha) | multiplied(below, 24, alpha, alpha))


@shader
def mosaic(source, target, columns, right, rows, down):
    height, width = source.shape
    for y in numba.prange(height):
        upper, lower = source[rows[y]], source[min(rows[y] + 1, height - 1)]
        a, b, c, d = np.empty(width, word), np.empty(width, word), np.empty(width, word), np.empty(width, word)
        for x in range(width):
            x0, x1 = index(columns[x]), index(min(columns[x] + 1, width - 1))
            a[x], b[x], c[x], d[x] = upper[x0], upper[x1], lower[x0], lower[x1]
        mix_rows(a, b, c, d, right, np.full(width, down[y], real), target[y])


@shader
def wave(source, target, below):
    height, width = source.shape
    for y in numba.prange(height):
        a, b, part = np.empty(width, word), np.empty(width, word), np.empty(width, real)
        for x in range(width):
            place = min(max(real(y) + below[x], real(0)), real(height - 1))
            y0 = np.int32(place)
            part[x] = place - real(y0)
            a[x], b[x] = source[index(y0), index(x)], source[index(min(y0 + 1, height - 1)), index(x)]
        row = target[y]
        for x in range(width):
            row[x] = (
                mix_two(a[x], b[x], part[x], 0) | mix_two(a[x], b[x], part[x], 8)
                | mix_two(a[x], b[x], part[x], 16) | mix_two(a[x], b[x], part[x], 24))


@inlined
def tap_or_clear(source, x, y):
    inside = x >= 0 and x < source.shape[1] and y >= 0 and y < source.shape[0]
    return source[index(y), index(x)] if inside else word(0)


@shader
def rotation(source, target, cosine, sine):
    height, width = source.shape
    center_x, center_y, half = real(width / 2), real(height / 2), real(0.5)
    for y in numba.prange(height):
        a, b, c, d = np.empty(width, word), np.empty(width, word), np.empty(width, word), np.empty(width, word)
        left, top = np.empty(width, np.int32), np.empty(width, np.int32)
        right, down = np.empty(width, real), np.empty(width, real)
        dy = real(y) + half - center_y
        for x in range(width):
            dx = real(x) + half - center_x
            place_x = center_x + cosine * dx + sine * dy - half
            place_y = center_y - sine * dx + cosine * dy - half
            left[x], top[x] = np.int32(np.floor(place_x)), np.int32(np.floor(place_y))
            right[x], down[x] = place_x - np.floor(place_x), place_y - np.floor(place_y)
        for x in range(width):
            x0, y0 = left[x], top[x]
            if x0 >= 0 and x0 < width - 1 and y0 >= 0 and y0 < height - 1:
                u, v, u1, v1 = index(x0), index(y0), index(x0 + 1), index(y0 + 1)
                a[x], b[x], c[x], d[x] = source[v, u], source[v, u1], source[v1, u], source[v1, u1]
            else:
                a[x], b[x] = tap_or_clear(source, x0, y0), tap_or_clear(source, x0 + 1, y0)
                c[x], d[x] = tap_or_clear(source, x0, y0 + 1), tap_or_clear(source, x0 + 1, y0 + 1)
        mix_rows(a, b, c, d, right, down, target[y])
