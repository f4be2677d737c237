"""C = A·Bᵀ of MX formats, and the numbers of these formats after the OCP's Microscaling Formats (MX) Specification, version 1.0."""

import functools

import numpy as np

import tiledsl as td

FORMATS = {  # bits of exponent and of fraction, and bias: sections 5.3.1 to 5.3.3; OFP8, version 1.0, table 1
    "fp4x2": (2, 1, 1),
    "fp6x4": (2, 3, 1),
    "bf6x4": (3, 2, 3),
    "fp8": (4, 3, 7),
    "bf8": (5, 2, 15),
}


@functools.cache
def mx_gemm(of):
    """Four warps, a block of 2·reg × 2·reg, `numbers` along k a step; the scales come from global memory to registers, or `staged` through LDS."""

    @td.kernel(warps=4)
    def gemm(
        a: td.gl[of, "M", "K"],
        b: td.gl[of, "N", "K"],
        scale_a: td.gl[td.e8m0, "M", "KB"],
        scale_b: td.gl[td.e8m0, "N", "KB"],
        c: td.gl[td.f32, "M", "N"],
        reg=32,
        numbers=128,
        staged=False,
    ):
        td.ensures(c, td.dequantised(a, scale_a) @ td.dequantised(b, scale_b).T)
        step, blocks, block = of.elements_of(numbers), numbers // 32, 2 * reg
        row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        As, Bs, acc = td.st(of, block, step), td.st(of, block, step), td.zeros(td.f32, reg, reg)
        if staged:
            scales = [td.st(td.e8m0, block, blocks) for _ in range(2)]
        for k in td.range(td.cdiv(a.cols, step)):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            if staged:
                td.load(scales[0], scale_a[row, k])
                td.load(scales[1], scale_b[col, k])
            td.barrier()
            if staged:
                own = [td.load(td.subtile(tile, (reg, blocks), (at, 0))) for tile, at in zip(scales, (wr, wc), strict=True)]
            else:
                own = [td.load(tensor[at, k], (reg, blocks)) for tensor, at in ((scale_a, 2 * row + wr), (scale_b, 2 * col + wc))]
            a_reg, b_reg = (td.load(td.subtile(tile, (reg, step), (at, 0))) for tile, at in ((As, wr), (Bs, wc)))
            td.mma_ABt(acc, a_reg, b_reg, scales=tuple(own))
            td.barrier()
        td.store(c[2 * row + wr, 2 * col + wc], acc)

    return gemm


def decoded(codes, kind):
    """The numbers behind codes; of fp8 and bf8, codes of finite numbers."""
    exponent_bits, bits, bias = FORMATS[kind]
    exponent, fraction = codes >> bits & (1 << exponent_bits) - 1, codes & (1 << bits) - 1
    magnitude = np.where(exponent == 0, fraction * 2.0 ** (1 - bias - bits), (1 + fraction * 2.0**-bits) * 2.0 ** (exponent - bias))
    return np.where(codes >> exponent_bits + bits & 1, -magnitude, magnitude)


def packed(codes, kind):
    """Rows of codes, each code behind the one before, the lowest bit first."""
    width = 1 + sum(FORMATS[kind][:2])
    bits = (codes[:, :, None] >> np.arange(width) & 1).astype(np.uint8)
    return np.packbits(bits.reshape(len(codes), -1), axis=1, bitorder="little")


def scaled(codes, kind, scales):
    """The numbers times their scales, E8M0 (section 5.4.1): 2 to the power of the code less 127, and 255 is NaN."""
    factors = np.where(scales == 255, np.nan, 2.0 ** (scales.astype(float) - 127))
    return decoded(codes, kind) * np.repeat(factors, 32, axis=1)[:, : codes.shape[1]]


def exact_codes(kind):
    """The codes of numbers that are multiples of 1/16, of magnitudes up to 28: all of a type of 4 or 6 bits."""
    codes = np.arange(1 << 1 + sum(FORMATS[kind][:2]))
    exponent_bits, bits, _ = FORMATS[kind]
    finite = codes >> bits & (1 << exponent_bits) - 1 < (1 << exponent_bits) - 1 if kind in ("fp8", "bf8") else codes >= 0
    values = decoded(codes, kind)
    return codes[finite & (abs(values) <= 28) & (values * 16 == np.rint(values * 16))]


def random_operands(kind, m, n, k, seed=0):
    """Codes and scales so that f32 holds all sums: of types with larger numbers, scales of 1/2 and 1."""
    noise, codes = np.random.default_rng(seed), exact_codes(kind)
    ends = {"fp4x2": (125, 130), "fp6x4": (126, 129)}.get(kind, (126, 128))
    scales = (noise.integers(*ends, (rows, -(-k // 32)), np.uint8) for rows in (m, n))
    return [noise.choice(codes, (rows, k)) for rows in (m, n)], list(scales)
