"""The kernels in Halide, compiled for the machine: pixels as 32-bit words, vectorised, parallel over strips of rows.

What was tried for the schedules, in frames per second at 1920×1080 on two cores (AMD EPYC, AVX-512):
- words against interleaved bytes: gray 7841 / 4426, mosaic 299 / 125, wave 371 / 161, rotation 145 / 62
- vectors of 8, 16, 32: mosaic 254 / 298 / 341, rotation 123 / 148 / 165; elsewhere within a tenth of each other
- strips of 16, 4, 2, 1 rows: gray 8740 / 6950 / – / –, wave 510 / 570 / 560 / –, rotation 263 / 320 / 320 / 331, and at
  3840×2160 rotation 55 / 72 / 79 / 80: two cores that are at neighbouring rows share what they read
- tiles of 64 or 256 pixels instead of strips: rotation 231 to 256 against 305, wave 230 to 270 against 320
- a call through compile_to_callable instead of realize: within 4 % of each other
"""

import math
import os
from importlib import metadata

import halide as hl
import numpy as np

import halide_blur
import uniforms
from peer import Peer

LANES = 32
ROWS = {"gray": 16, "opacity": 16, "mosaic": 16, "wave": 4, "rotation": 2, "multiply": 16, "blur5": 8, "blur40": 8}


class HalidePeer(Peer):
    name = "halide"
    version = f"halide {metadata.version('halide')}"
    kernels = list(ROWS)

    def __init__(self, picture, cores):
        super().__init__(picture, cores)
        os.environ["HL_NUM_THREADS"] = str(cores)
        self.source, self.target = hl.Buffer(picture), hl.Buffer(self.result)
        self.x, self.y = hl.Var("x"), hl.Var("y")
        self.rainbow = np.zeros((4, self.width), dtype=np.float32)
        self.above = hl.Buffer(self.rainbow)
        self.a, self.b = hl.Param(hl.Float(32)), hl.Param(hl.Float(32))
        self.pipelines = {kernel: self.compiled(kernel) for kernel in self.kernels}

    def compiled(self, kernel):
        frame, strip, row = hl.Func(kernel), hl.Var("strip"), hl.Var("row")
        frame[self.x, self.y] = getattr(self, kernel)()
        frame.bound(self.x, 0, self.width).bound(self.y, 0, self.height)
        frame.output_buffer().set_host_alignment(64)
        frame.split(self.y, strip, row, ROWS[kernel]).parallel(strip).vectorize(self.x, LANES)
        frame.compile_jit()
        return frame

    def render(self, kernel, phase):
        if kernel == "opacity":
            self.a.set(uniforms.opacity(phase))
        elif kernel == "mosaic":
            self.a.set(uniforms.tile(phase))
        elif kernel == "wave":
            self.a.set(float(phase))
        elif kernel == "rotation":
            for parameter, value in zip((self.a, self.b), uniforms.rotation(phase)):
                parameter.set(value)
        elif kernel == "multiply":
            self.rainbow[:] = uniforms.rainbow(self.width, phase)
        self.pipelines[kernel].realize(self.target)

    def gray(self):
        """Multiplying by 1/3 in 1/65536 is exact for sums of three bytes; // 3 took twice as long."""
        word = self.source[self.x, self.y]
        r, g, b, _ = channels(word)
        mean = (r + g + b + 1) * (65536 // 3 + 1) >> 16
        return mean * 0x010101 | word & hl.u32(0xFF000000)

    def opacity(self):
        """Two channels in one word, opacity in 1/256; in floats it took twice as long."""
        word, opacity = self.source[self.x, self.y], hl.cast(hl.UInt(32), self.a * 256 + 0.5)
        half, even, odd = hl.u32(0x800080), hl.u32(0x00FF00FF), hl.u32(0xFF00FF00)
        return ((word & even) * opacity + half >> 8) & even | ((word >> 8 & even) * opacity + half) & odd

    def mosaic(self):
        """Columns' places are worked out once a frame: 426 frames per second instead of 340."""
        columns = hl.Func("columns")
        columns[self.x] = self.corner(self.x, self.width)
        columns.compute_root().vectorize(self.x, 8)
        x0, x1, right = (columns[self.x][i] for i in range(3))
        y0, y1, down = self.corner(self.y, self.height)
        return self.mixed(*[self.tap(x, y) for y in (y0, y1) for x in (x0, x1)], right, down)

    def corner(self, v, count):
        """Where a column or row looks: pixel, next pixel, and how far it is towards that."""
        corner = hl.floor((as_float(v) + 0.5) / self.a + 0.5) * self.a
        return neighbours(hl.clamp(corner - 0.5, 0.0, float(count - 1)), count)

    def wave(self):
        """The sine once a column: 370 frames per second instead of 140. It moves columns up and down only, and so two
        pixels are mixed: 370 instead of 230 with four."""
        below = hl.Func("below")
        below[self.x] = self.a * uniforms.AMPLITUDE * hl.sin((as_float(self.x) + 0.5) * TURN)
        below.compute_root().vectorize(self.x, 8)
        y0, y1, down = neighbours(hl.clamp(as_float(self.y) + below[self.x], 0.0, self.height - 1.0), self.height)
        return packed(mix(self.tap(self.x, y0), self.tap(self.x, y1), down))

    def rotation(self):
        """Taps beyond the picture are selected away. Clear pixels around a copy of the picture were a tenth slower, pairs
        of neighbours in 64-bit words a third."""
        dx, dy = as_float(self.x) + (0.5 - self.width / 2), as_float(self.y) + (0.5 - self.height / 2)
        x = self.a * dx + self.b * dy + (self.width / 2 - 0.5)
        y = self.a * dy - self.b * dx + (self.height / 2 - 0.5)
        x0, y0 = as_int(hl.floor(x)), as_int(hl.floor(y))
        taps = [self.tap_or_clear(x0 + i, y0 + j) for j in (0, 1) for i in (0, 1)]
        return self.mixed(*taps, x - hl.floor(x), y - hl.floor(y))

    def multiply(self):
        below = [as_float(c) for c in channels(self.source[self.x, self.y])]
        above = [self.above[self.x, c] for c in range(4)]
        return packed([s * (255 - below[3]) + b * (1 - above[3] + s) for s, b in zip(above, below)])

    def blur5(self):
        return self.blur(uniforms.SIGMAS["blur5"])

    def blur40(self):
        return self.blur(uniforms.SIGMAS["blur40"])

    def blur(self, sigma):
        """As floats, down the columns, which swaps them with the rows, and down those."""
        upright, c = hl.Func(), hl.Var("c")
        upright[self.x, self.y, c] = as_float(self.source[self.x, self.y] >> hl.cast(hl.UInt(32), 8 * c) & 255)
        turned = halide_blur.columns(upright, self.width, self.height, sigma)
        blurred = halide_blur.columns(turned, self.height, self.width, sigma)
        return packed([hl.clamp(blurred[self.x, self.y, c], 0.0, 255.0) for c in range(4)])

    def word(self, x, y):
        return self.source[hl.clamp(x, 0, self.width - 1), hl.clamp(y, 0, self.height - 1)]

    def tap(self, x, y):
        return [as_float(c) for c in channels(self.word(x, y))]

    def tap_or_clear(self, x, y):
        inside = (x >= 0) & (x < self.width) & (y >= 0) & (y < self.height)
        return [as_float(c) for c in channels(hl.select(inside, self.word(x, y), hl.u32(0)))]

    def mixed(self, a, b, c, d, right, down):
        return packed(mix(mix(a, b, right), mix(c, d, right), down))


TURN = hl.f32(2 * math.pi / uniforms.WAVELENGTH)


def as_float(value):
    return hl.cast(hl.Float(32), hl.cast(hl.Int(32), value))


def as_int(value):
    return hl.cast(hl.Int(32), value)


def channels(word):
    return [word >> shift & 255 for shift in (0, 8, 16, 24)]


def packed(values):
    words = [hl.cast(hl.UInt(32), value + 0.5) << shift for value, shift in zip(values, (0, 8, 16, 24))]
    return words[0] | words[1] | words[2] | words[3]


def mix(a, b, part):
    return [p + (q - p) * part for p, q in zip(a, b)]


def neighbours(place, count):
    low = as_int(place)
    return low, hl.min(low + 1, count - 1), place - as_float(low)
