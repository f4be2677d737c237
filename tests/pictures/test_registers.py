"""Register tiles: every element according to the lane maps, the lowering's pieces, and tiles that cannot be cut."""

import itertools

import pytest

from tests.pictures.asked import asked
from tiledsl.targets import TARGETS

every_target = pytest.mark.parametrize("target", TARGETS)


def accumulator(m: int, lane: int, r: int):
    """(row, column) of C and D."""
    return (8 * (r // 4) + 4 * (lane // 32) + r % 4, lane % 32) if m == 32 else (4 * (lane // 16) + r, lane % 16)


@pytest.mark.one_in(5)
@every_target
@pytest.mark.parametrize("layout", ["row", "col"])
@pytest.mark.parametrize("rows, cols, piece, m", [(32, 32, (), 32), (64, 96, (), 32), (48, 32, (), 16), (64, 32, ("--piece", "16"), 16)])
@pytest.mark.parametrize("kind, bits", [("f32", 32), ("bf16", 16)])
def test_accumulators(target, layout, rows, cols, piece, m, kind, bits):
    """Pieces row by row; two 16-bit elements share a register."""
    document = asked(f"rt({kind},{rows},{cols},{layout})", "--as", "accumulator", "--target", target, *piece)
    (holding,) = document["holdings"]
    count = m * m // 64
    dwords = count * bits // 32
    seen = set()
    for (p, q), lane, r in itertools.product(itertools.product(range(rows // m), range(cols // m)), range(64), range(count)):
        row, col = accumulator(m, lane, r) if layout == "col" else accumulator(m, lane, r)[::-1]
        seen.add((p * m + row, q * m + col))
        shown = [holding[name][0][p * m + row][q * m + col] for name in ("lane", "register", "from_bit")]
        assert shown == [lane, (p * (cols // m) + q) * dwords + r * bits // 32, r * bits % 32]
    assert len(seen) == rows * cols and holding["registers"] == rows * cols * bits // 32 // 64
    assert document["pieces"] == {"rows": m, "cols": m, "down": rows // m, "across": cols // m, "registers": dwords}
    assert (document["operand"], document["instruction"], document["read"]) == (False, None, None)


READS = {(target, layout): "ds_read_b128" for target in TARGETS for layout in ("row", "col")} | {("gfx950", "col"): "2 × ds_read_b64_tr_b16"}


@pytest.mark.one_in(5)
@every_target
@pytest.mark.parametrize("layout", ["row", "col"])
@pytest.mark.parametrize("side, k, m", [(32, 64, 32), (64, 32, 32), (48, 32, 16), (16, 64, 16)])
def test_operands(target, layout, side, k, m):
    """A lane has 16 bytes of consecutive k of one row of A, or column of B: eight of bf16."""
    rows, cols = (side, k) if layout == "row" else (k, side)
    document = asked(f"rt(bf16,{rows},{cols},{layout})", "--target", target)
    (holding,) = document["holdings"]
    depth = 64 // m * 8
    seen = set()
    for i, s, lane, e in itertools.product(range(side // m), range(k // depth), range(64), range(8)):
        at = (i * m + lane % m, s * depth + 8 * (lane // m) + e)
        row, col = at if layout == "row" else at[::-1]
        seen.add((row, col))
        shown = [holding[name][0][row][col] for name in ("lane", "register", "from_bit")]
        assert shown == [lane, (i * (k // depth) + s) * 4 + e // 2, e % 2 * 16]
    assert len(seen) == rows * cols
    assert document["operand"] is True and document["read"] == READS[target, layout]
    assert document["instruction"] == next(entry.mnemonic for entry in TARGETS[target].matrix if entry.m == m and entry.input == "bf16")


def test_a_k_that_holds_no_two_instructions_is_read_by_8_bytes():
    document = asked("rt(bf16,32,8)")
    assert (document["read"], document["pieces"]) == ("ds_read_b64", {"rows": 32, "cols": 8, "down": 1, "across": 1, "registers": 2})


def test_bytes():
    """Sixteen bytes, four a register."""
    (holding,) = asked("rt(fp8,32,32)")["holdings"]
    assert [(holding["lane"][0][5][k], holding["register"][0][5][k], holding["from_bit"][0][5][k]) for k in (0, 3, 4, 15, 16)] == [
        (5, 0, 0), (5, 0, 24), (5, 1, 0), (5, 3, 24), (37, 0, 0)
    ]  # fmt: skip


@pytest.mark.parametrize("layout, registers", [("col", 2), ("row", 32)])
def test_row_vectors(layout, registers):
    """In "col" a lane holds the one value of its column, and lanes 32 apart the same; in "row" it holds the columns that it would hold of a whole tile."""
    (holding,) = asked(f"rt(f32,1,64,{layout})")["holdings"]
    assert (holding["rows"], holding["cols"], holding["registers"]) == (1, 64, registers)
    for col in range(64):
        if layout == "col":
            assert (holding["lane"][0][0][col], holding["register"][0][0][col]) == (col % 32, col // 32)
        else:  # 8·(r // 4) + 4·(lane // 32) + r % 4
            assert holding["lane"][0][0][col] == col // 4 % 2 * 32
            assert holding["register"][0][0][col] == col // 32 * 16 + col % 32 // 8 * 4 + col % 4


@pytest.mark.parametrize("layout, registers", [("row", 2), ("col", 32)])
def test_column_vectors(layout, registers):
    """Row vectors with rows and columns exchanged."""
    (holding,) = asked(f"rt(f32,64,1,{layout})")["holdings"]
    assert (holding["rows"], holding["cols"], holding["registers"]) == (64, 1, registers)
    for row in range(64):
        if layout == "row":
            assert (holding["lane"][0][row][0], holding["register"][0][row][0]) == (row % 32, row // 32)
        else:
            assert holding["lane"][0][row][0] == row // 4 % 2 * 32
            assert holding["register"][0][row][0] == row // 32 * 16 + row % 32 // 8 * 4 + row % 4


SPECS = ["rt(f32,32,32,row)", "rt(f32,16,48,col)", "rt(bf16,64,64,col)", "rt(f16,16,64)"]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("target, spec", [*itertools.product(TARGETS, SPECS), ("gfx942", "rt(fp8,16,64)"), ("gfx950", "rt(fp8,16,64)")])
def test_formulas_say_what_the_tables_say(target, spec):
    document = asked(spec, "--target", target)
    (holding,) = document["holdings"]
    formulas = {name: text.replace("·", "*") for name, text in holding["formulas"].items()}
    for lane, value in itertools.product(range(64), range(document["pieces"]["registers"] * 32 // holding["bits"])):
        row, col = (eval(formulas[name], {"lane": lane, "e": value, "r": value}) for name in ("row", "col"))
        assert (holding["lane"][0][row][col], holding["register"][0][row][col] * 32 + holding["from_bit"][0][row][col]) == (lane, value * holding["bits"])


@pytest.mark.parametrize(
    "kind, bits, rows, cols, high", [("f32", 32, 16, 64, 8), ("bf16", 16, 8, 128, 8), ("f32", 32, 16, 1, 8), ("f32", 32, 1, 64, 8), ("f32", 32, 4, 128, 4)]
)
def test_lines(kind, bits, rows, cols, high):
    """In "line" neighbouring lanes hold 16 bytes each of a row. A piece has eight rows, or four where eight do not divide; a vector has its lanes of a tile."""
    (holding,) = asked(f"rt({kind},{rows},{cols},line)")["holdings"]
    each, wide = 128 // bits, 64 // high
    down, across = -(-rows // high), -(-cols // (wide * each))
    dwords = 1 if cols == 1 else 4
    assert holding["registers"] == down * across * dwords
    for row, col in itertools.product(range(rows), range(cols)):
        shown = [holding[name][0][row][col] for name in ("lane", "register", "from_bit")]
        first = (row // high * across + col // (wide * each)) * dwords
        assert shown == [row % high * wide + col // each % wide, first + col % each * bits // 32, col % each * bits % 32]
