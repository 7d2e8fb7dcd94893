"""The kernels as fragment shaders in llvmpipe, Mesa's OpenGL for processors, and every frame read back into memory.

Shaders fetch pixels and mix them themselves: the texture filter was as fast (mosaic 119 frames per second at 1920×1080
against 118, rotation 95 against 93), but its steps of 1/256 are wrong by more than one code value in the mosaic. Vectors
of 512 bits (LP_NATIVE_VECTOR_WIDTH) gained nothing over 256.
"""

import math
import os

import numpy as np

# Read when Mesa is loaded.
os.environ.update(LIBGL_ALWAYS_SOFTWARE="1", GALLIUM_DRIVER="llvmpipe")

import moderngl

import uniforms
from peer import Peer

LIBRARIES = {"libgl": "libGL.so.1", "libegl": "libEGL.so.1"}  # the names without a number come with header files only

# One triangle that covers the picture.
VERTICES = """
#version 330
void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }
"""

# Row 0 of the texture and of the frame are the first in memory, and so fragments count from the picture's top left.
COMMON = """
#version 330
uniform sampler2D picture;
uniform vec2 size;
uniform float a, b;
uniform vec4 stops[5];
out vec4 color;

vec4 pixel(ivec2 at) { return texelFetch(picture, at, 0); }

vec4 pixel_or_clear(ivec2 at) {
    ivec2 last = ivec2(size) - 1, nearest = clamp(at, ivec2(0), last);
    return at == nearest ? pixel(nearest) : vec4(0);
}

vec4 smeared(vec2 position) {
    vec2 place = clamp(position - 0.5, vec2(0), size - 1.0);
    ivec2 low = ivec2(place), high = min(low + 1, ivec2(size) - 1);
    vec2 part = place - vec2(low);
    vec4 upper = mix(pixel(low), pixel(ivec2(high.x, low.y)), part.x);
    vec4 lower = mix(pixel(ivec2(low.x, high.y)), pixel(high), part.x);
    return mix(upper, lower, part.y);
}
"""

BODIES = {
    "gray": """
        vec4 at = pixel(ivec2(gl_FragCoord.xy));
        color = vec4(vec3((at.r + at.g + at.b) / 3.0), at.a);""",
    "opacity": """
        color = pixel(ivec2(gl_FragCoord.xy)) * a;""",
    "mosaic": """
        color = smeared(floor(gl_FragCoord.xy / a + 0.5) * a);""",
    # Columns move up and down only.
    "wave": """
        float place = clamp(gl_FragCoord.y - 0.5 + a * sin(gl_FragCoord.x * b), 0.0, size.y - 1.0);
        int x = int(gl_FragCoord.x), low = int(place), high = min(low + 1, int(size.y) - 1);
        color = mix(pixel(ivec2(x, low)), pixel(ivec2(x, high)), place - float(low));""",
    "rotation": """
        vec2 d = gl_FragCoord.xy - size / 2.0;
        vec2 place = size / 2.0 + vec2(a * d.x + b * d.y, a * d.y - b * d.x) - 0.5;
        ivec2 low = ivec2(floor(place));
        vec2 part = place - vec2(low);
        vec4 upper = mix(pixel_or_clear(low), pixel_or_clear(low + ivec2(1, 0)), part.x);
        vec4 lower = mix(pixel_or_clear(low + ivec2(0, 1)), pixel_or_clear(low + 1), part.x);
        color = mix(upper, lower, part.y);""",
    "multiply": """
        float place = gl_FragCoord.x / size.x * 4.0;
        int stop = int(place);
        vec4 above = mix(stops[stop], stops[stop + 1], place - float(stop)) * a;
        vec4 below = pixel(ivec2(gl_FragCoord.xy));
        color = above * (1.0 - below.a) + below * (1.0 - above.a) + above * below;""",
}


class LlvmpipePeer(Peer):
    name = "llvmpipe"
    kernels = list(BODIES)

    def __init__(self, picture, cores):
        super().__init__(picture, cores)
        os.environ["LP_NUM_THREADS"] = str(cores)
        self.context = moderngl.create_context(standalone=True, backend="egl", **LIBRARIES)
        renderer, version = (self.context.info[key] for key in ("GL_RENDERER", "GL_VERSION"))
        if not renderer.startswith("llvmpipe"):
            raise RuntimeError(f"OpenGL came up with {renderer}")
        self.version = f"{version[version.index('Mesa'):]}, {renderer}"
        self.texture = self.context.texture((self.width, self.height), 4, picture.tobytes())
        self.texture.use(0)
        self.frame = self.context.simple_framebuffer((self.width, self.height), 4)
        self.frame.use()
        self.bytes = self.result.reshape(-1).view(np.uint8)
        self.shaders = {kernel: self.compiled(kernel) for kernel in self.kernels}

    def compiled(self, kernel):
        text = f"{COMMON}void main() {{{BODIES[kernel]}\n}}\n"
        program = self.context.program(vertex_shader=VERTICES, fragment_shader=text)
        if "size" in program:
            program["size"] = self.width, self.height
        if "stops" in program:
            program["stops"] = list(map(tuple, uniforms.RAINBOW))
        return program, self.context.vertex_array(program, [])

    def render(self, kernel, phase):
        program, triangle = self.shaders[kernel]
        if kernel == "opacity":
            program["a"] = uniforms.opacity(phase)
        elif kernel == "mosaic":
            program["a"] = uniforms.tile(phase)
        elif kernel == "wave":
            program["a"], program["b"] = phase * uniforms.AMPLITUDE, 2 * math.pi / uniforms.WAVELENGTH
        elif kernel == "rotation":
            program["a"], program["b"] = uniforms.rotation(phase)
        elif kernel == "multiply":
            program["a"] = abs(phase)
        triangle.render(moderngl.TRIANGLES, 3)
        self.frame.read_into(self.bytes, components=4)
