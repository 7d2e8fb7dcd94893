"""The kernels as fragment shaders in Mesa's llvmpipe, which renders OpenGL on the processor; every frame is read back."""

import os

import numpy as np

import uniforms
from peer import Peer

VERTEX = """
#version 330
void main() {  // one triangle that covers the picture
    gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1);
}
"""

HEAD = """
#version 330
uniform sampler2D picture;
uniform vec2 size;
uniform float a, b;
out vec4 color;

vec4 mixed(vec4 a, vec4 b, vec4 c, vec4 d, vec2 part) {
    return mix(mix(a, b, part.x), mix(c, d, part.x), part.y);
}
"""
