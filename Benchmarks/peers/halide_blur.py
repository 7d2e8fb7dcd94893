"""A Gaussian blur in Halide whose cost does not depend on its radius, down the columns of a picture.

    g(n) = Re(c₁·p₁ⁿ + c₂·p₂ⁿ), n ≥ 0, and the same to the other side

with R. Deriche's numbers (Recursively implementing the Gaussian and its derivatives, INRIA 1893, 1993). With real numbers,
each term is w(n) = x(n) + 2·Re(p)·w(n − 1) − |p|²·w(n − 2). Of these, Re(c)·w(n) − Re(c·p̄)·w(n − 1) is the sum down to n,
and with w running up, Re(c·p)·w(n + 1) − |p|²·Re(c)·w(n + 2) the sum up to n + 1.
"""

import cmath

import halide as hl

LANES = 16


def columns(source, width, height, sigma):
    """source(x, y, c) of floats, clear beyond its rows; the result is blurred(y, x, c), rows and columns swapped."""
    x, y, c, strip, column = (hl.Var(name) for name in ("x", "y", "c", "strip", "column"))
    poles, weights = terms(sigma)
    down, up, blurred = hl.Func(), hl.Func(), hl.Func()
    line = hl.RDom([(0, height)])
    for state, row, back in (down, line.x, -1), (up, height - 1 - line.x, 1):
        state[x, y, c] = hl.f32(0), hl.f32(0)
        state[x, row, c] = tuple(
            source[x, row, c] + real(2 * p.real) * state[x, row + back, c][i]
            - real(abs(p) ** 2) * state[x, row + 2 * back, c][i] for i, p in enumerate(poles))
    blurred[y, x, c] = sum(
        (real(w.real) * down[x, y, c][i] - real((w * p.conjugate()).real) * down[x, y - 1, c][i]
         + real((w * p).real) * up[x, y + 1, c][i] - real(abs(p) ** 2 * w.real) * up[x, y + 2, c][i]
         for i, (p, w) in enumerate(zip(poles, weights))), hl.f32(0))

    blurred.bound(c, 0, 4).compute_root().split(x, strip, column, LANES, hl.TailStrategy.GuardWithIf)
    blurred.reorder(column, y, c, strip).vectorize(column).parallel(strip)
    for state in down, up:
        state.compute_at(blurred, strip).vectorize(x, LANES)
        state.update().reorder(x, c, line.x).vectorize(x, LANES).unroll(c)
    return blurred


def terms(sigma):
    """Two p and two c; all weights of the Gaussian add up to 1."""
    poles = [cmath.exp(complex(-1.783, 0.6318) / sigma), cmath.exp(complex(-1.723, 1.997) / sigma)]
    weights = [complex(1.68, -3.735), complex(-0.6803, 0.2598)]
    whole = sum((w * (1 + p) / (1 - p)).real for p, w in zip(poles, weights))
    return poles, [w / whole for w in weights]


def real(value):
    return hl.f32(float(value))
