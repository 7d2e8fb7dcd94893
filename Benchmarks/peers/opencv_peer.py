"""The kernels with OpenCV's own functions, on the picture as bytes."""

import os
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np

import uniforms
from peer import Peer


class OpenCVPeer(Peer):
    name = "opencv"
    version = f"OpenCV {cv2.__version__}"
    kernels = ["gray", "opacity", "mosaic", "wave", "rotation"]

    def __init__(self, picture, cores):
        super().__init__(picture, cores)
        cv2.setNumThreads(cores)
        shape = self.height, self.width
        self.source = picture.view(np.uint8).reshape(*shape, 4)
        self.target = self.result.view(np.uint8).reshape(*shape, 4)
        self.map_x, self.map_y = np.empty(shape, np.float32), np.empty(shape, np.float32)
        edges = [self.height * i // cores for i in range(cores + 1)]
        self.bands = [slice(*pair) for pair in zip(edges, edges[1:])]
        self.pool = ThreadPoolExecutor(cores)

    def in_bands(self, work):
        list(self.pool.map(work, self.bands))

    def gray(self, phase):
        m=os.environ.get('G','')
        mean = np.array([[1, 1, 1, 0]] * 3 + [[0, 0, 0, 3]], dtype=np.float32) / 3
        if m=='one': cv2.transform(self.source,mean,self.target); return
        self.in_bands(lambda rows: cv2.transform(self.source[rows], mean, self.target[rows]))

    def opacity(self, phase):
        p = uniforms.opacity(phase)
        m=os.environ.get('G','')
        if m=='lut':
            t=np.round(np.arange(256)*p).astype(np.uint8); cv2.LUT(self.source,t,self.target); return
        if m=='lutb':
            t=np.round(np.arange(256)*p).astype(np.uint8); self.in_bands(lambda r: cv2.LUT(self.source[r],t,self.target[r])); return
        if m=='flat':
            self.in_bands(lambda rows: cv2.convertScaleAbs(self.source[rows].reshape(-1,self.width*4), self.target[rows].reshape(-1,self.width*4), p, 0)); return
        if m=='one': cv2.convertScaleAbs(self.source, self.target, p, 0); return
        self.in_bands(lambda rows: cv2.convertScaleAbs(self.source[rows], self.target[rows], p, 0))

    def mosaic(self, phase):
        tile = np.float32(uniforms.tile(phase))

        def corner(count):
            place = np.arange(count, dtype=np.float32) + np.float32(0.5)
            return np.floor(place / tile + np.float32(0.5)) * tile - np.float32(0.5)
        self.map_x[:] = corner(self.width)
        self.map_y[:] = corner(self.height)[:, None]
        cv2.remap(self.source, self.map_x, self.map_y, cv2.INTER_LINEAR, self.target, cv2.BORDER_REPLICATE)

    def wave(self, phase):
        y = np.arange(self.height, dtype=np.float32)[:, None]
        self.map_x[:] = np.arange(self.width, dtype=np.float32)
        np.add(y, uniforms.wave(self.width, phase).astype(np.float32), out=self.map_y)
        cv2.remap(self.source, self.map_x, self.map_y, cv2.INTER_LINEAR, self.target, cv2.BORDER_REPLICATE)

    def rotation(self, phase):
        cosine, sine = uniforms.rotation(phase)
        x, y = self.width / 2 - 0.5, self.height / 2 - 0.5
        to_source = np.array([[cosine, sine, x - cosine * x - sine * y], [-sine, cosine, y + sine * x - cosine * y]])
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        cv2.warpAffine(self.source, to_source, (self.width, self.height), self.target, flags, cv2.BORDER_CONSTANT)

    def render(self, kernel, phase):
        getattr(self, kernel)(phase)
