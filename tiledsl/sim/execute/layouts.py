"""The lanes that hold a matrix instruction's matrices, and the numbers that the bits of A and B encode.

Sources: ROCm's matrix instruction calculator and the CDNA 2, 3 and 4 ISA documents; for f64 of 4x4x4, for the order of
k of 8-bit operands of f8f6f4 and for the lanes of scales the measurements on gfx950 in ROCm's FPSan
(`fpsan/amdgcn_mfma.hpp`).

With g = the lanes' groups of m·blocks, lane l holds row l % m of A of block l // m % blocks, in group l // (m·blocks);
each lane has k / g consecutive k of the group's, but of f8f6f4 with 8 bits two runs of 16: k = 16·(group + g·(e // 16))
+ e % 16. B is the same with columns for rows.

D of 32-bit types: four rows after another in four registers, then the next group; blocks one after another in the
registers, but those of 4x4 in lanes. Of f64: one row in a pair of registers, then the next group. Column is l % m
always.
"""

from __future__ import annotations

from typing import Any

from tiledsl.asm.isa.definition import MatrixShape
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.matrix_registers import MatrixOperand, ResultLayout
from tiledsl.sim.state.small_floats import decode, small_values
from tiledsl.targets import INPUT_BITS, SCALED_TOGETHER, WAVE

_RUN = 16  # consecutive k that a lane holds of 8-bit operands of f8f6f4
XF32_KEPT = 0xFFFFE000  # sign, 8 bits of exponent and 10 of mantissa


def broadcast_lanes(shape: MatrixShape, cbsz: int, abid: int) -> tuple[int, ...] | None:
    """A's lanes: of every 2^cbsz blocks, all take block `abid`."""
    if cbsz == 0:
        return None
    blocks = [block >> cbsz << cbsz | abid for block in range(shape.blocks)]
    return tuple(blocks[lane // shape.m % shape.blocks] * shape.m + lane % shape.m for lane in range(WAVE))


def group_lanes(blgp: int) -> tuple[int, ...] | None:
    """B's lanes (CDNA3 ISA, B-matrix lane group pattern): one half of the wave for both, the wave rotated by 16 lanes,
    or one quarter for all.
    """
    if blgp == 0:
        return None
    if blgp == 3:
        return tuple((lane + 16) % WAVE for lane in range(WAVE))
    size, first = (32, 32 * (blgp - 1)) if blgp < 3 else (16, 16 * (blgp - 4))
    return tuple(lane % size + first for lane in range(WAVE))


def unpack(xp: Any, raw: Array, operand: MatrixOperand, small_floats: str) -> Array:
    """Registers [dwords, batch, lane] as matrices [batch · blocks, k, m] in memory of their own.

    k is in the order (element of the lane, group of lanes), the same for A and B of one instruction. For f8f6f4, whose
    two operands may have different layouts, k is in the documents' order."""
    if operand.lanes is not None:
        raw = raw[:, :, xp.asarray(operand.lanes)]
    return arranged(_values(xp, raw, operand, small_floats), operand.shape, operand.kind)


def spread(xp: Any, raw: Array, operand: MatrixOperand, small_floats: str, places: Array) -> Array:
    """A sparse A [dwords, batch, lane] as matrices [batch, k, m], k in the order of `unpack`.

    Of every four k, two are given, and two bits of `places` [batch, lane] for each say which; the bits of a lane's
    first element are the lowest."""
    shape = operand.shape
    values = _values(xp, raw, operand, small_floats)
    batch, elements, _ = values.shape
    groups = WAVE // shape.m
    values, places = values.reshape(batch, elements, groups, shape.m), places.reshape(batch, 1, groups, shape.m)
    shifts = 2 * xp.arange(elements, dtype=xp.uint32)[None, :, None, None]
    chosen = places >> shifts & 3
    made = xp.zeros((batch, shape.k, shape.m), values.dtype)
    for number in range(2):  # of the two elements of four k
        for position in range(4):
            rows = sparse_rows(shape, elements, position)[number::2]
            found = xp.where(chosen[:, number::2] == position, values[:, number::2], 0)
            made[:, [row for pair in rows for row in pair]] += found.reshape(batch, -1, shape.m)
    return made


def sparse_rows(shape: MatrixShape, elements: int, position: int) -> list[list[int]]:
    """The row of B for each element of a sparse A in a lane, and for each group of lanes.

    It is the row, in the order of `unpack`, with which the element is multiplied if its place among four k is
    `position`.

    The pairs of elements of a lane meet four elements each of B in the same lane. Only the instructions that came with
    gfx950 take B from two groups of lanes (measured there: ROCm's FPSan, `fpsan/amdgcn_smfmac.hpp`; of i8, which FPSan
    has not, as of fp8): the upper half of A's elements meets the second group."""
    groups = WAVE // shape.m
    if elements * INPUT_BITS[shape.input.split()[0]] <= 2 * 32:
        return [[(4 * (e // 2) + position) * groups + group for group in range(groups)] for e in range(elements)]
    rows = []
    for e in range(elements):
        upper, pair = e // (elements // 2), e % (elements // 2) // 2
        places = [(group % (groups // 2) * 2 + upper, group // (groups // 2)) for group in range(groups)]
        rows.append([(4 * (high * (elements // 4) + pair) + position) * groups + of_b for of_b, high in places])
    return rows


def arranged(values: Array, shape: MatrixShape, kind: str, in_order: bool = False) -> Array:
    """The lanes' numbers [batch, element of the lane, lane] as matrices [batch · blocks, k, m].

    With `in_order` k is as the documents count it, else as in `unpack`, which moves nothing where there is one
    block."""
    batch, elements, _ = values.shape
    free = shape.input != "f8f6f4" and not in_order
    if free and shape.blocks == 1:
        return values.reshape(batch, shape.k, shape.m)
    run = _RUN if shape.input == "f8f6f4" and INPUT_BITS[kind] == 8 else elements
    parted = values.reshape(batch, elements // run, run, WAVE // (shape.m * shape.blocks), shape.blocks, shape.m)
    return parted.transpose((0, 4, 1, 2, 3, 5) if free else (0, 4, 1, 3, 2, 5)).reshape(
        batch * shape.blocks, shape.k, shape.m
    )


def _values(xp: Any, raw: Array, operand: MatrixOperand, small_floats: str) -> Array:
    """The numbers [batch, element of the lane, lane]."""
    dwords, batch, _ = raw.shape
    kind = operand.kind
    if kind == "f64":
        return xp.ascontiguousarray(raw.transpose(1, 2, 0)).view(xp.float64).transpose(0, 2, 1)
    if kind in ("f32", "xf32"):
        numbers = raw.transpose(1, 0, 2).copy().view(xp.float32)
        return (
            numbers
            if kind == "f32"
            else xp.where(numbers == numbers, (numbers.view(xp.uint32) & XF32_KEPT).view(xp.float32), numbers)
        )
    if kind == "i8":
        numbers = xp.ascontiguousarray(raw).view(xp.int8).reshape(dwords, batch, WAVE, 4).transpose(1, 0, 3, 2)
        return numbers.astype(xp.float64).reshape(batch, 4 * dwords, WAVE)
    if INPUT_BITS[kind] == 8:
        codes = xp.ascontiguousarray(raw).view(xp.uint8).reshape(dwords, batch, WAVE, 4).transpose(1, 0, 3, 2)
        return decode(xp, codes, small_floats, kind).reshape(batch, 4 * dwords, WAVE)
    if INPUT_BITS[kind] < 8:
        return xp.take(xp.asarray(small_values(kind)), _bit_fields(xp, raw, INPUT_BITS[kind]))
    out = xp.empty((batch, dwords, 2, WAVE), xp.float32)
    if kind == "bf16":
        bits, source = out.view(xp.uint32), raw.transpose(1, 0, 2)
        xp.left_shift(source, 16, out=bits[:, :, 0])
        xp.bitwise_and(source, 0xFFFF0000, out=bits[:, :, 1])
    else:
        halves = xp.ascontiguousarray(raw).view(xp.float16).reshape(dwords, batch, WAVE, 2)
        out[...] = halves.transpose(1, 0, 3, 2)
    return out.reshape(batch, 2 * dwords, WAVE)


def _bit_fields(xp: Any, raw: Array, bits: int) -> Array:
    """Consecutive fields of 4 or 6 bits, the lowest first, also across registers: [batch, field, lane]."""
    dwords, batch, _ = raw.shape
    # little-endian words
    single = xp.unpackbits(xp.ascontiguousarray(raw.transpose(1, 2, 0)).view(xp.uint8).reshape(-1), bitorder="little")
    fields = single.reshape(batch, WAVE, 32 * dwords // bits, bits)
    weights = xp.asarray([1 << i for i in range(bits)], dtype=xp.uint8)
    return (fields * weights).sum(axis=-1, dtype=xp.uint8).transpose(0, 2, 1)


def with_scales(xp: Any, matrix: Array, words: Array, byte: int) -> Array:
    """The matrix [batch, k, m] as float64, times 2^(s - 127) for each 32 elements along k of each row.

    The scale s of row i and the n-th 32 along k is byte number `byte` of lane m·n + i. A scale of 255 is NaN (OCP MX,
    E8M0).
    """
    batch, k, m = matrix.shape
    codes = (words >> 8 * byte & 0xFF).astype(xp.int32)
    factors = scales_arranged(xp.where(codes == 255, xp.nan, xp.ldexp(xp.float64(1), codes - 127)), k, m)
    parted = matrix.reshape(batch, k // SCALED_TOGETHER, SCALED_TOGETHER, m).astype(xp.float64)
    return (parted * factors[:, :, None]).reshape(batch, k, m)


def scales_arranged(factors: Array, k: int, m: int) -> Array:
    """One scale a lane, [batch, lane], as [batch, n-th 32 along k, m]."""
    return factors.reshape(-1, k // SCALED_TOGETHER, m)


def result_layout(shape: MatrixShape) -> ResultLayout:
    rows = 1 if shape.result == "f64" else 4
    in_lanes = shape.blocks if shape.m == 4 else 1
    groups = WAVE // (shape.m * in_lanes)
    return ResultLayout(shape.blocks // in_lanes, shape.m // (rows * groups), rows, groups, in_lanes, shape.m)
