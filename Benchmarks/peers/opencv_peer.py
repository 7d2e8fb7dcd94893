"""The kernels with OpenCV's own functions, on the picture as bytes, in bands of rows that the cores take in turn, or where
OpenCV spreads the work over the cores itself, as a whole. There is no multiply: no function blends two layers with alpha.

OpenCV's own threads do not help transform and convertScaleAbs, and the maps that say where pixels come from are best made
and used a band at a time: 283 frames per second for wave at 1920×1080 instead of 198. Opacity through LUT ran at 500
instead of 1700.

Other blurs at σ = 5 and 1920×1080, in one run: bands with the rows around that the Gaussian reaches 0.9 times as fast as
GaussianBlur, three box blurs 1.5 times and 2.7 code values off, stackBlur 1.5 times and 2.3 off even far from the edges,
the reduced picture 2 to 3 times. That is 1.6 off at a half and 5 at a third of the size; for σ = 40, 1.6 at a twelfth and
2.5 at a fifteenth.
"""

import threading
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np

import uniforms
from peer import Peer

ROWS = 128
GRAY = np.array([[1, 1, 1, 0], [1, 1, 1, 0], [1, 1, 1, 0], [0, 0, 0, 3]], dtype=np.float32) / 3


class OpenCVPeer(Peer):
    name = "opencv"
    version = f"OpenCV {cv2.__version__}"
    whole = ["scale", "blur5", "blur40", "reduced5", "reduced40"]
    kernels = ["gray", "opacity", "mosaic", "wave", "rotation", *whole]

    def __init__(self, picture, cores):
        super().__init__(picture, cores)
        shape = self.height, self.width
        self.source = picture.view(np.uint8).reshape(*shape, 4)
        self.target = self.result.view(np.uint8).reshape(*shape, 4)
        self.x, self.y = np.arange(self.width, dtype=np.float32), np.arange(self.height, dtype=np.float32)[:, None]
        self.bands = Bands(self.height, cores)
        self.local = threading.local()

    def render(self, kernel, phase):
        if kernel in self.whole:
            cv2.setNumThreads(self.cores)
            getattr(self, kernel)()
        else:
            cv2.setNumThreads(1)
            self.bands.each(getattr(self, kernel)(phase))

    def gray(self, phase):
        return lambda rows: cv2.transform(self.source[rows], GRAY, self.target[rows])

    def opacity(self, phase):
        opacity = uniforms.opacity(phase)
        return lambda rows: cv2.convertScaleAbs(self.source[rows], self.target[rows], opacity)

    def mosaic(self, phase):
        tile, half = np.float32(uniforms.tile(phase)), np.float32(0.5)
        x, y = (np.floor((v + half) / tile + half) * tile - half for v in (self.x, self.y))
        return lambda rows: self.remap(rows, x, y[rows], 0)

    def wave(self, phase):
        below = uniforms.wave(self.width, phase).astype(np.float32)
        return lambda rows: self.remap(rows, self.x, self.y[rows], below)

    def remap(self, rows, x, y, below):
        if not hasattr(self.local, "maps"):
            self.local.maps = [np.empty((ROWS, self.width), np.float32) for _ in range(2)]
        map_x, map_y = (whole[:rows.stop - rows.start] for whole in self.local.maps)
        map_x[:] = x
        np.add(y, below, out=map_y)
        cv2.remap(self.source, map_x, map_y, cv2.INTER_LINEAR, self.target[rows], cv2.BORDER_REPLICATE)

    def rotation(self, phase):
        cosine, sine = uniforms.rotation(phase)
        turn = np.array([[cosine, sine], [-sine, cosine]])
        center = np.array([self.width - 1, self.height - 1]) / 2

        def band(rows):
            start = turn @ (np.array([0, rows.start]) - center) + center
            cv2.warpAffine(
                self.source, np.column_stack([turn, start]), (self.width, rows.stop - rows.start), self.target[rows],
                cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, cv2.BORDER_CONSTANT)

        return band


    def scale(self):
        width, height = round(self.width * uniforms.SCALE), round(self.height * uniforms.SCALE)
        left, top = (self.width - width) // 2, (self.height - height) // 2
        self.target[:] = 0
        inside = self.target[top:top + height, left:left + width]
        cv2.resize(self.source, (width, height), inside, interpolation=cv2.INTER_AREA)

    def blur5(self):
        self.blur(uniforms.SIGMAS["blur5"])

    def blur40(self):
        self.blur(uniforms.SIGMAS["blur40"])

    def blur(self, sigma):
        """OpenCV's choice of a size for bytes: it cuts the Gaussian off at 3σ. Beyond the picture all is clear."""
        cv2.GaussianBlur(self.source, (0, 0), sigma, self.target, borderType=cv2.BORDER_CONSTANT)

    def reduced5(self):
        self.reduced_blur(uniforms.SIGMAS["blur5"], 2)

    def reduced40(self):
        self.reduced_blur(uniforms.SIGMAS["blur40"], 12)

    def reduced_blur(self, sigma, factor):
        """Blurs a smaller picture, by as much less as averaging and interpolating blur by themselves. A clear pixel around
        it is what the outermost are interpolated with."""
        width, height = self.width // factor, self.height // factor
        small = cv2.resize(self.source, (width, height), interpolation=cv2.INTER_AREA)
        small = cv2.copyMakeBorder(small, 1, 1, 1, 1, cv2.BORDER_CONSTANT)
        variance = sigma ** 2 - (factor ** 2 - 1) / 12 - factor ** 2 / 6
        small = cv2.GaussianBlur(small, (0, 0), variance ** 0.5 / factor, borderType=cv2.BORDER_CONSTANT)
        large = cv2.resize(small, ((width + 2) * factor, (height + 2) * factor), interpolation=cv2.INTER_LINEAR)
        self.target[:] = large[factor:-factor, factor:-factor]


class Bands:
    """Parts of a picture, taken by threads in turn. OpenCV and numpy let others run while they compute."""

    def __init__(self, height, threads):
        self.rows = [slice(first, min(first + ROWS, height)) for first in range(0, height, ROWS)]
        self.helpers = threads - 1
        self.pool = ThreadPoolExecutor(threads)

    def each(self, work):
        left = iter(self.rows)

        def take():
            for rows in left:  # the interpreter's lock sees to it that nobody gets the same
                work(rows)

        helpers = [self.pool.submit(take) for _ in range(self.helpers)]
        take()
        for helper in helpers:
            helper.result()
