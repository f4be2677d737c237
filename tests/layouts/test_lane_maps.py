"""Lane maps against the definition of the matrix instructions: which element each lane of a wave holds in each place of its registers.

The oracle is a table of AMD's definition, one row an instruction shape, and a model of the instruction that gathers matrices from registers by that table.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import numpy as np
import pytest

from tiledsl.ir.math.layouts import (
    accumulator_element,
    block_place,
    copied_vector,
    line_element,
    operand_element,
    row_layout_element,
    transposed_block,
    transposed_source,
)
from tiledsl.targets import TARGETS, MatrixInstruction

LANES = range(64)
Element = tuple[int, int]


@dataclasses.dataclass(frozen=True)
class Definition:
    """A(i, k) of a lane's e-th operand value, B the same with j for i; (row, col) of its r-th result register."""

    k: int
    values: int
    operand: Callable[[int, int], Element]
    results: int
    result: Callable[[int, int], Element]


def result_16(lane: int, r: int) -> Element:
    return 4 * (lane // 16) + r, lane % 16


def result_32(lane: int, r: int) -> Element:
    return 8 * (r // 4) + 4 * (lane // 32) + r % 4, lane % 32


DEFINED = {
    (16, 16): Definition(16, 4, lambda lane, e: (lane % 16, 4 * (lane // 16) + e), 4, result_16),
    (32, 8): Definition(8, 4, lambda lane, e: (lane % 32, 4 * (lane // 32) + e), 16, result_32),
    (16, 32): Definition(32, 8, lambda lane, e: (lane % 16, 8 * (lane // 16) + e), 4, result_16),
    (32, 16): Definition(16, 8, lambda lane, e: (lane % 32, 8 * (lane // 32) + e), 16, result_32),
    (16, 64): Definition(64, 16, lambda lane, e: (lane % 16, 16 * (lane // 16) + e), 4, result_16),
    (32, 32): Definition(32, 16, lambda lane, e: (lane % 32, 16 * (lane // 32) + e), 16, result_32),
    # of 32 bits, two values a lane (CDNA3's instruction set, matrix arithmetic of xf32)
    (16, 8): Definition(8, 2, lambda lane, e: (lane % 16, 2 * (lane // 16) + e), 4, result_16),
    (32, 4): Definition(4, 2, lambda lane, e: (lane % 32, 2 * (lane // 32) + e), 16, result_32),
    # of 8 bits: two runs of 16 (ROCm's matrix instruction calculator, gfx950)
    (16, 128): Definition(128, 32, lambda lane, e: (lane % 16, 64 * (e // 16) + 16 * (lane // 16) + e % 16), 4, result_16),
    (32, 64): Definition(64, 32, lambda lane, e: (lane % 32, 32 * (e // 16) + 16 * (lane // 32) + e % 16), 16, result_32),
}
SHAPES = {"gfx90a": {(16, 16), (32, 8)}, "gfx942": {(16, 16), (32, 8)}, "gfx950": {(16, 16), (32, 8), (16, 32), (32, 16)}}
INSTRUCTIONS = [pytest.param(target, i, id=f"{target}-{i.mnemonic}") for target, t in TARGETS.items() for i in t.matrix]


def definition(instruction: MatrixInstruction) -> Definition:
    return DEFINED[instruction.m, instruction.k]


def run(instruction: MatrixInstruction, vector: int) -> int:
    """The consecutive k of a lane that holds `vector` values: 16 bytes where the instruction takes more than one read brings."""
    return min(vector, 16) if instruction.operand_dwords == 8 else vector


def multiply_add(instruction: MatrixInstruction, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """One wave's instruction on registers [64 lanes, values]: C/D registers after C += A · B."""
    defined = definition(instruction)
    left, right = np.zeros((instruction.m, defined.k)), np.zeros((instruction.m, defined.k))
    for lane in LANES:
        for e in range(defined.values):
            place = defined.operand(lane, e)
            left[place], right[place] = a[lane, e], b[lane, e]
    product = left @ right.T
    return c + np.array([[product[defined.result(lane, r)] for r in range(defined.results)] for lane in LANES])


@pytest.mark.parametrize("name, target", TARGETS.items())
def test_each_target_has_its_shapes_for_bf16_and_f16(name: str, target: object) -> None:
    for kind in ("bf16", "f16"):
        assert {(i.m, i.k) for i in TARGETS[name].matrix if i.input == kind} == SHAPES[name]


@pytest.mark.parametrize("target, instruction", INSTRUCTIONS)
def test_operands_lie_as_the_instruction_defines(target: str, instruction: MatrixInstruction) -> None:
    defined = definition(instruction)
    assert (instruction.n, instruction.per_lane, instruction.accumulators) == (instruction.m, defined.values, defined.results)
    for lane in LANES:
        for e in range(defined.values):
            assert operand_element(instruction.m, run(instruction, instruction.per_lane), lane, e) == defined.operand(lane, e)


@pytest.mark.parametrize("target, instruction", INSTRUCTIONS)
def test_accumulators_lie_as_the_instruction_defines(target: str, instruction: MatrixInstruction) -> None:
    defined = definition(instruction)
    for lane in LANES:
        for r in range(defined.results):
            assert accumulator_element(instruction.m, lane, r) == defined.result(lane, r)


@pytest.mark.parametrize("m", [16, 32])
@pytest.mark.parametrize("element", [accumulator_element, row_layout_element])
def test_registers_hold_each_element_of_the_block_once(m: int, element: Callable[..., Element]) -> None:
    places = [element(m, lane, r) for lane in LANES for r in range(m * m // 64)]
    assert sorted(places) == [(row, col) for row in range(m) for col in range(m)]


@pytest.mark.parametrize("m", [16, 32])
def test_row_layout_is_the_transpose_and_holds_runs_of_four_columns(m: int) -> None:
    for lane in LANES:
        for r in range(m * m // 64):
            row, col = row_layout_element(m, lane, r)
            assert accumulator_element(m, lane, r) == (col, row)
            assert row_layout_element(m, lane, r - r % 4) == (row, col - r % 4)  # so that four neighbours go out in one store
    assert {row_layout_element(m, lane, 0)[0] for lane in range(m)} == set(range(m))


@pytest.mark.parametrize("m", [16, 32])
@pytest.mark.parametrize("vector", [4, 8, 16])
def test_an_operands_lanes_hold_each_element_once(m: int, vector: int) -> None:
    places = [operand_element(m, vector, lane, e) for lane in LANES for e in range(vector)]
    assert sorted(places) == [(row, k) for row in range(m) for k in range(64 // m * vector)]


@pytest.mark.parametrize("m", [16, 32])
@pytest.mark.parametrize("vector", [4, 8])
def test_transposed_reads_bring_what_a_plain_read_of_the_transpose_would(m: int, vector: int) -> None:
    """16 lanes fetch 4 rows of 16 values, and lane i of them is given column i: the values are those of the lane's own operand map."""
    for part in range(vector // 4):
        for lane in LANES:
            first = lane // 16 * 16
            column = lane % 16
            given = []
            for row in range(4):  # lanes 4 * row … 4 * row + 3 fetch it, four values each
                k, n = transposed_source(m, vector, first + 4 * row + column // 4, part)
                given.append((n + column % 4, k))
            assert given == [operand_element(m, vector, lane, 4 * part + e) for e in range(4)]


@pytest.mark.parametrize("threads", [64, 128, 256, 512])
@pytest.mark.parametrize("rows, cols", [(8, 8), (16, 32), (32, 32), (32, 64), (64, 128), (48, 96), (128, 64), (64, 24)])
def test_transposed_blocks_take_each_element_once(rows: int, cols: int, threads: int) -> None:
    down, across = block = transposed_block(rows, cols, 2, threads)
    count = rows * cols // (down * across)
    places = [block_place(number, rows, cols, block, 2) for number in range(count)]
    assert sorted((r + i, c + j) for r, c in places for i in range(down) for j in range(across)) == [(r, c) for r in range(rows) for c in range(cols)]
    along = 64 // (across * 2)
    if cols % 32 == 0:  # lanes side by side load at least 64 bytes of a row
        for first in range(0, count, along):
            row, col = places[first]
            assert places[first : first + along] == [(row, col + i * across) for i in range(along)]


def test_the_largest_block_that_keeps_all_lanes_busy() -> None:
    assert [transposed_block(64, cols, 2, 256) for cols in (64, 128, 256)] == [(4, 4), (8, 4), (8, 8)]
    assert transposed_block(12, 12, 2, 64) == (4, 4) and transposed_block(6, 64, 2, 64) == (0, 0)


def test_lane_maps_take_arrays() -> None:
    row, k = operand_element(32, 8, np.arange(64), 3)
    assert row.tolist() == [lane % 32 for lane in LANES] and k.tolist() == [3 + 8 * (lane // 32) for lane in LANES]
    row, col = accumulator_element(16, np.arange(64), 2)
    assert row.tolist() == [4 * (lane // 16) + 2 for lane in LANES] and col.tolist() == [lane % 16 for lane in LANES]


@pytest.mark.parametrize("target, instruction", INSTRUCTIONS)
@pytest.mark.parametrize("wider", [1, 2, 4])
def test_wide_fragments_multiply_right(target: str, instruction: MatrixInstruction, wider: int) -> None:
    """A lane that holds `vector` consecutive k feeds its parts, in order, to several instructions. No one of them sees its k in order; their sum is A · Bᵀ."""
    m, vector = instruction.m, wider * instruction.per_lane
    depth = 64 // m * vector
    rng = np.random.default_rng(m * vector)
    a, b = (rng.integers(-8, 9, (m, depth)).astype(float) for _ in range(2))
    places = [[operand_element(m, run(instruction, vector), lane, e) for e in range(vector)] for lane in LANES]
    a_lanes, b_lanes = (np.array([[x[place] for place in of_lane] for of_lane in places]) for x in (a, b))
    acc = np.zeros((64, instruction.accumulators))
    for part in range(wider):
        values = slice(part * instruction.per_lane, (part + 1) * instruction.per_lane)
        acc = multiply_add(instruction, a_lanes[:, values], b_lanes[:, values], acc)
    c = np.zeros((m, m))
    for lane in LANES:
        for r in range(instruction.accumulators):
            c[accumulator_element(m, lane, r)] = acc[lane, r]
    assert (c == a @ b.T).all()


@pytest.mark.parametrize("threads", [64, 128, 192, 256, 512])
@pytest.mark.parametrize("rows, row_vectors", [(64, 4), (128, 8), (64, 16), (128, 2), (48, 12), (17, 3)])
def test_a_collective_copy_takes_each_vector_once(threads: int, rows: int, row_vectors: int) -> None:
    turns = -(-rows * row_vectors // threads)
    taken = [
        copied_vector(thread, turn, threads, row_vectors) for turn in range(turns) for thread in range(threads) if turn * threads + thread < rows * row_vectors
    ]
    assert sorted(taken) == [(row, vector) for row in range(rows) for vector in range(row_vectors)]
    beyond = [copied_vector(thread, turns - 1, threads, row_vectors) for thread in range(rows * row_vectors - (turns - 1) * threads, threads)]
    assert all(row >= rows for row, _ in beyond)  # what a guard must leave out lies past the tile


def test_neighbours_copy_neighbouring_vectors() -> None:
    assert [copied_vector(thread, 0, 256, 8) for thread in (0, 1, 7, 8)] == [(0, 0), (0, 1), (0, 7), (1, 0)]
    assert copied_vector(3, 2, 256, 8) == (64, 3)


@pytest.mark.parametrize("vector", [4, 8])
@pytest.mark.parametrize("rows", [8, 4, 2])
def test_lines_hold_each_element_once_and_lanes_beside_each_other_a_row(rows: int, vector: int) -> None:
    """The lanes of a row hold 64 / rows · vector neighbours: 128 bytes of f32, or of bf16, in a piece of eight rows."""
    found = [line_element(rows, vector, lane, register) for lane in range(64) for register in range(vector)]
    lanes = 64 // rows
    assert sorted(found) == [(row, col) for row in range(rows) for col in range(lanes * vector)]
    assert {line_element(rows, vector, lane, 0)[0] for lane in range(lanes, 2 * lanes)} == {1}
