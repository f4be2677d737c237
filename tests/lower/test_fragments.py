"""How register tiles are cut into the pieces of matrix instructions: every element once, the widest read that fits, and what is refused."""

import re

import pytest

import tiledsl as td
from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import operand_element
from tiledsl.lower.plan.fragments import Fragments, fragments
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)


@td.kernel(warps=1)
def product(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], m=32, n=32, k=64):
    td.grid(1)
    As, Bs = td.st(td.bf16, m, k), td.st(td.bf16, n, k)
    acc = td.zeros(td.f32, m, n)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    left, right = td.load(As), td.load(Bs)
    td.mma_ABt(acc, left, right)
    td.store(c[0, 0], td.swap_layout(acc))


@td.kernel(warps=1)
def two_types(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.f16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.f16, 32, 8)
    acc = td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    brain, half = td.load(As), td.load(Bs)
    td.mma_ABt(acc, brain, brain)
    td.mma_ABt(acc, half, half)
    td.store(c[0, 0], acc)


@td.kernel(warps=1)
def read_of_lines(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.bf16, "M", "K"]):
    td.grid(1)
    As = td.st(td.bf16, 8, 64)
    td.load(As, a[0, 0])
    td.barrier()
    values = td.load(As, layout="line")
    td.store(c[0, 0], values)


@td.kernel(warps=1)
def store_of_bf16(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.bf16, "M", "K"]):
    td.grid(1)
    As = td.st(td.bf16, 32, 32)
    td.load(As, a[0, 0])
    td.barrier()
    values = td.load(As)
    td.store(c[0, 0], values)


@td.kernel(warps=1)
def two_mistakes(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "N"]):
    td.grid(1)
    As = td.st(td.bf16, 64, 32)
    td.load(As, a[0, 0])
    td.barrier()
    short, long = td.load(td.subtile(As, (8, 32), (0, 0))), td.load(As)
    first, second = td.zeros(td.f32, 8, 8), td.zeros(td.f32, 64, 64)
    td.mma_ABt(first, short, short)
    td.mma_ABt(second, long, long)
    td.store(c[0, 0], second)


def captured(kernel: td.Kernel, target: str = "gfx942", **options: int) -> ir.KernelIR:
    return kernel.capture(target, {**{name: 256 for name in kernel.parameters.dimensions}, **options})


def cut(target: str, **options: int) -> dict[str, Fragments]:
    """The pieces of the kernel `product`, by tile."""
    kernel = captured(product, target, **options)
    return {kernel.names[tile]: piece for tile, piece in fragments(kernel, TARGETS[target]).items()}


def refused(kernel: td.Kernel, target: str = "gfx942", **options: object) -> str:
    """The message, without line numbers and what is indented by their width."""
    with pytest.raises(KernelError) as error:
        plan(captured(kernel, target, **options), TARGETS[target])
    text = re.sub(r"(?m)^ +--> \S*test_fragments\.py:\d+", "--> HERE", str(error.value))
    return re.sub(r"(?m)^[ \d]+ (?=[|=])", "", text)


@every_target
@pytest.mark.parametrize("m, n", [(16, 16), (32, 32), (64, 32), (48, 16), (64, 128), (96, 32)])
@pytest.mark.parametrize("k", [16, 32, 48, 64, 96, 128])
def test_pieces_cover_each_tile_once(target: str, m: int, n: int, k: int) -> None:
    found = cut(target, m=m, n=n, k=k)
    block = 32 if m % 32 == n % 32 == 0 else 16
    for name, rows in (("left", m), ("right", n)):
        piece = found[name]
        assert piece.instruction is not None and (piece.instruction.m, piece.instruction.input) == (block, "bf16")
        span = 64 // block * piece.vector
        held = [
            (block * down + row, span * across + column)
            for down in range(piece.down)
            for across in range(piece.across)
            for lane in range(64)
            for row, column in (operand_element(piece.m, piece.vector, lane, e) for e in range(piece.vector))
        ]
        assert sorted(held) == [(row, column) for row in range(rows) for column in range(k)]
        assert piece.dwords == piece.vector * 2 // 4 and piece.pieces * piece.instruction.per_lane == piece.vector
    acc = found["acc"]
    assert (acc.m, acc.down * block, acc.across * block, acc.dwords) == (block, m, n, block * block // 64)
    assert (found["left"].vector, found["left"].instruction) == (found["right"].vector, found["right"].instruction)


@pytest.mark.parametrize(
    "target, m, k, instruction_k, vector",
    [
        ("gfx942", 32, 64, 8, 8),  # one read of 16 bytes feeds two instructions
        ("gfx942", 32, 16, 8, 8),
        ("gfx942", 32, 8, 8, 4),
        ("gfx942", 32, 24, 8, 4),
        ("gfx942", 16, 32, 16, 8),
        ("gfx942", 16, 16, 16, 4),
        ("gfx90a", 32, 64, 8, 8),
        ("gfx90a", 16, 48, 16, 4),
        ("gfx950", 32, 64, 16, 8),  # and here the instruction takes all 16 bytes
        ("gfx950", 32, 16, 16, 8),
        ("gfx950", 32, 8, 8, 4),
        ("gfx950", 16, 32, 32, 8),
        ("gfx950", 16, 16, 16, 4),
    ],
)
def test_lanes_read_16_bytes_where_k_allows(target: str, m: int, k: int, instruction_k: int, vector: int) -> None:
    piece = cut(target, m=m, n=m, k=k)["left"]
    assert piece.instruction is not None
    assert (piece.instruction.k, piece.vector) == (instruction_k, vector)


@every_target
def test_tiles_that_meet_agree_on_the_rows_of_a_piece(target: str) -> None:
    """A tile of 64 rows beside one of 48: both are cut by 16, the tile that the layout change makes too."""
    assert {name: piece.m for name, piece in cut(target, m=64, n=48).items()} == {"left": 16, "right": 16, "acc": 16, "tile_3": 16}


@every_target
def test_products_of_two_types_may_share_an_accumulator(target: str) -> None:
    """Each has the instruction and the width of its own."""
    kernel = captured(two_types, target)
    found = {kernel.names[tile]: piece for tile, piece in fragments(kernel, TARGETS[target]).items()}
    chosen = {name: piece.instruction.input for name, piece in found.items() if piece.instruction}
    assert chosen == {"brain": "bf16", "half": "f16"}
    assert (found["brain"].vector, found["half"].vector, found["acc"].vector) == (8, 4, 0)


# ------------------------------------------------------------------------------------------------------- what is refused


@every_target
def test_td135_a_tile_that_blocks_of_16_rows_do_not_divide(target: str) -> None:
    assert refused(product, target, m=24, n=32) == (
        "error[TD135]: a 24x32 register tile of f32 cannot be cut into the blocks of a matrix instruction\n"
        "--> HERE:11\n"
        "|     acc = td.zeros(td.f32, m, n)\n"
        "|           ^^^^^^^^^^^^^^^^^^^^^^\n"
        "= help: each side except the side along k must be a multiple of 16"
    )


@pytest.mark.parametrize("target, m, k, least", [("gfx942", 32, 4, 8), ("gfx90a", 16, 24, 16), ("gfx950", 32, 12, 8), ("gfx950", 16, 8, 16)])
def test_td136_a_k_that_no_instruction_divides(target: str, m: int, k: int, least: int) -> None:
    assert refused(product, target, m=m, n=m, k=k) == (
        f"error[TD136]: {target} has no {m}x{m} matrix instruction of bf16 whose k divides {k}\n"
        "--> HERE:19\n"
        "|     left, right = td.load(As), td.load(Bs)\n"
        f"|                   ^^^^^^^^^^^ {m}x{k}\n"
        f"= help: let the operands have a multiple of {least} elements along k"
    )


@td.kernel(warps=1)
def lines(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.bf16, "M", "K"], rows=8, cols=64):
    td.grid(1)
    td.store(c[0, 0], td.load(a[0, 0], (rows, cols), layout="line"))


@pytest.mark.parametrize("rows, cols", [(8, 32), (4, 64), (2, 128), (3, 256)])
def test_td135_tiles_that_are_no_lines(rows: int, cols: int) -> None:
    """Half of the columns that the rows need, and an odd number of rows."""
    assert refused(lines, rows=rows, cols=cols) == (
        f"error[TD135]: {'an' if rows == 8 else 'a'} {rows}x{cols} register tile of bf16 cannot be cut into lines of 128 bytes\n"
        "--> HERE:23\n"
        '|     td.store(c[0, 0], td.load(a[0, 0], (rows, cols), layout="line"))\n'
        "|                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "= help: in layout line a tile has multiples of 8 rows and of 64 columns, or of 4 and of 128 or of 2 and of 256"
    )


def test_td139_lines_of_16_bits_from_lds() -> None:
    assert refused(read_of_lines) == (
        "error[TD139]: a register tile of bf16 cannot be loaded from LDS in layout line\n"
        "--> HERE:14\n"
        '|     values = td.load(As, layout="line")\n'
        "|              ^^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "= help: layout line takes f32 from LDS: convert the tile before it is stored there, td.cast(x, td.f32)"
    )


def test_td140_a_store_of_an_operand() -> None:
    assert refused(store_of_bf16) == (
        "error[TD140]: a register tile of bf16 that is no result of a product or of td.cast cannot be stored\n"
        "--> HERE:5\n"
        "|     td.store(c[0, 0], values)\n"
        "|     ^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "= help: to copy elements, load them from global memory to registers: td.load(g[i, j], (32, 32))"
    )


@td.kernel(warps=1)
def both_layouts(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"]):
    td.grid(1)
    As = td.st(td.bf16, 32, 32)
    td.load(As, a[0, 0])
    td.barrier()
    acc = td.zeros(td.f32, 32, 32)
    td.mma_AB(acc, td.load(As), td.load(As, layout="col"))
    td.store(c[0, 0], acc)


def test_td152_a_tile_in_both_layouts() -> None:
    with pytest.raises(KernelError) as error:
        plan(captured(both_layouts), TARGETS["gfx942"])
    (found,) = error.value.diagnostics
    assert (found.code, found.message) == ("TD152", "'As' is read in both layouts, and gfx942 has no LDS reads that transpose")
    assert found.primary is not None and (found.primary.span.column, found.primary.text) == (33, 'in layout "col"')
    assert [(mark.span.column, mark.text) for mark in found.others] == [(20, 'in layout "row"')]
    assert found.notes == ("elements that a lane reads together must lie together: in one of the two layouts, the reads would have 2 bytes",)
    assert found.helps == ("load the tensor into two shared tiles, one for each layout",)
    plan(captured(both_layouts, "gfx950"), TARGETS["gfx950"])


@td.kernel(warps=1)
def short_columns(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"], k=20):
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 16), td.st(td.bf16, k, 32)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    acc = td.zeros(td.f32, 32, 32)
    td.mma_AB(acc, td.load(As), td.load(td.subtile(Bs, (16, 32), (0, 0)), layout="col"))
    td.store(c[0, 0], acc)


def test_td138_a_tile_whose_columns_are_no_whole_number_of_16_bytes() -> None:
    assert refused(short_columns) == (
        "error[TD138]: columns are copied to LDS in pieces of 16 bytes, which do not divide them\n"
        "--> HERE:5\n"
        "|     td.load(Bs, b[0, 0])\n"
        "|     ^^^^^^^^^^^^^^^^^^^^\n"
        "= 'Bs' is read in layout col, and lies in LDS column by column: a column has 40 bytes\n"
        "= help: give the tile a multiple of 8 rows"
    )
    plan(captured(short_columns, "gfx950"), TARGETS["gfx950"])


@td.kernel(warps=1)
def of_any_width(a: td.gl[td.f16, 512, 512], c: td.gl[td.f32, 16, 16], rows=32, cols=64, halves=False):
    td.grid(1)
    As = td.st(td.f16, rows, cols)
    if halves:
        td.commit(As, td.fetch(As, a[0, 0]))
    else:
        td.load(As, a[0, 0])
    td.barrier()
    part, acc = td.load(td.subtile(As, (16, 16), (0, 0)), layout="col"), td.zeros(td.f32, 16, 16)
    td.mma_AtB(acc, part, part)
    td.store(c[0, 0], acc)


@pytest.mark.sample("fetch-20")
@pytest.mark.parametrize("rows", [16, 20, 24])
@pytest.mark.parametrize("halves", [False, True], ids=["load", "fetch"])
def test_a_transposed_tile_of_any_width_is_taken_or_refused(rows: int, halves: bool) -> None:
    """What is fetched for a tile that no block of a lane's fits is refused there, and its commit is passed over."""
    for cols in range(16, 72):
        codes = [finding.code for finding in of_any_width.check("gfx942", rows=rows, cols=cols, halves=halves) if finding.severity == "error"]
        assert codes == ([] if rows % 8 == cols % 8 == 0 else ["TD138"]), cols


@td.kernel(warps=1)
def read_of_fp8(a: td.gl[td.fp8, "M", "K"], c: td.gl[td.fp8, "M", "K"], layout="row"):
    td.grid(1)
    As = td.st(td.fp8, 32, 32)
    td.load(As, a[0, 0])
    td.barrier()
    td.store(c[0, 0], td.load(As, layout=layout))


def test_td139_fp8_from_lds() -> None:
    """On a target that does not multiply fp8, and in layout col."""
    assert refused(read_of_fp8, "gfx90a").startswith("error[TD139]: a register tile of fp8 cannot be loaded from LDS\n")
    assert refused(read_of_fp8, layout="col").startswith("error[TD139]: a register tile of fp8 cannot be loaded from LDS in layout col\n")


def test_one_cause_is_one_error_and_what_is_right_beside_it_is_left_alone() -> None:
    text = refused(two_mistakes)
    assert text.count("error[") == 1
    assert text.startswith("error[TD135]: an 8x32 register tile of bf16 cannot be cut")
