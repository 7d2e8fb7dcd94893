"""The package's kernels in Halide: pixels as 32-bit words, vectorised, parallel over strips of rows."""

import math
import time

import halide as hl
import numpy as np

STRIP = 16  # rows a task; 4, 8, 16 and 32 were within a few per cent of each other
LANES = 16


def opacity_of(phase):
    return np.float32(1 - phase if phase > 0 else 1 + phase)


def tile_of(phase):
    """Edge of a tile of 32 points, as the kernels' contract has it."""
    return np.float32(max((1 - math.cos(phase * math.pi / 2)) * 32, 1e-6))


class HalidePeer:
    def __init__(self, picture):
        """picture: height × width of uint32, RGBA from the low byte up."""
        self.height, self.width = picture.shape
        self.source = hl.Buffer(picture)
        self.result = np.empty_like(picture)
        self.target = hl.Buffer(self.result)
        self.uniform = hl.Param(hl.Float(32))
        self.pipelines = {name: getattr(self, name)() for name in ("gray", "opacity", "mosaic")}

    def channels(self, word):
        return [(word >> shift) & 255 for shift in (0, 8, 16, 24)]

    def packed(self, channels):
        words = [hl.cast(hl.UInt(32), c) << shift for c, shift in zip(channels, (0, 8, 16, 24))]
        return words[0] | words[1] | words[2] | words[3]

    def scheduled(self, func, x, y):
        strip, row = hl.Var("strip"), hl.Var("row")
        func.split(y, strip, row, STRIP).parallel(strip).vectorize(x, LANES)
        func.compile_jit()
        return func

    def gray(self):
        x, y, out = hl.Var("x"), hl.Var("y"), hl.Func("gray")
        word = self.source[x, y]
        r, g, b, _ = self.channels(word)
        mean = (r + g + b + 1) // 3  # to the nearest third: there are no ties
        out[x, y] = mean | (mean << 8) | (mean << 16) | (word & hl.cast(hl.UInt(32), 0xFF000000))
        return self.scheduled(out, x, y)

    def opacity(self):
        x, y, out = hl.Var("x"), hl.Var("y"), hl.Func("opacity")
        scaled = [
            hl.cast(hl.UInt(32), hl.cast(hl.Float(32), hl.cast(hl.Int(32), c)) * self.uniform + 0.5)
            for c in self.channels(self.source[x, y])
        ]
        out[x, y] = self.packed(scaled)
        return self.scheduled(out, x, y)

    def mosaic(self):
        x, y, out = hl.Var("x"), hl.Var("y"), hl.Func("mosaic")

        def place(v, count):
            position = (hl.cast(hl.Float(32), v) + 0.5) / self.uniform
            corner = hl.floor(position + 0.5) * self.uniform - 0.5
            inside = hl.clamp(corner, 0.0, float(count - 1))
            low = hl.cast(hl.Int(32), hl.floor(inside))
            return low, hl.min(low + 1, count - 1), inside - hl.floor(inside)

        x0, x1, fx = place(x, self.width)
        y0, y1, fy = place(y, self.height)

        def taps(px, py):
            word = self.source[hl.clamp(px, 0, self.width - 1), hl.clamp(py, 0, self.height - 1)]
            return [hl.cast(hl.Float(32), hl.cast(hl.Int(32), c)) for c in self.channels(word)]

        def mix(a, b, t):
            return [p + (q - p) * t for p, q in zip(a, b)]

        top = mix(taps(x0, y0), taps(x1, y0), fx)
        bottom = mix(taps(x0, y1), taps(x1, y1), fx)
        out[x, y] = self.packed([hl.cast(hl.UInt(32), c + 0.5) for c in mix(top, bottom, fy)])
        return self.scheduled(out, x, y)

    def render(self, kernel, phase):
        self.uniform.set(float(opacity_of(phase) if kernel == "opacity" else tile_of(phase)))
        self.pipelines[kernel].realize(self.target)

    def seconds(self, kernel, frames):
        start = time.perf_counter()
        for frame in range(frames):
            self.render(kernel, -1 + 2 * frame / (frames - 1))
        return time.perf_counter() - start
