"""One mistake, one finding: mistakes of one edit that change what several checks see."""

import re

import pytest

import tiledsl as td
from tests.checks.conftest import Refused

THIRD = ("td.warp_id() % 2", "td.warp_id() % 3")
CASES = [
    # a warp's number beyond its range takes pieces of LDS and of the output outside
    ("base", (THIRD,), "gfx942", "TD303"),
    ("eight_warps", (THIRD,), "gfx942", "TD303"),
    ("small_subtiles", (THIRD,), "gfx942", "TD303"),
    # a grid of the wrong extent takes loads, td.asm and stores outside, in the same blocks
    ("small_tiles", (("td.grid(a.rows", "td.grid(2 * a.rows"),), "gfx942", "TD301"),
    ("own_waits", (("td.grid(a.rows", "td.grid(2 * a.rows"),), "gfx942", "TD301"),
    # a type that does not fit, in each place where it shows
    ("own_waits", (("As, Bs = td.st(td.bf16, BLOCK, K_STEP), ", "As, Bs = td.st(td.f16, BLOCK, K_STEP), "),), "gfx942", "TD134"),
    ("ahead", (("x, y = td.rt(td.bf16", "x, y = td.rt(td.f16"),), "gfx942", "TD130"),
    ("ahead", (("= td.st(td.bf16", "= td.st(td.f16"),), "gfx942", "TD130"),
    # no accumulator is stored
    ("own_waits", (("        td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])", "        pass"),), "gfx942", "TD177"),
    # a copy straight to the wrong buffer, or to the wrong tile
    ("direct_waits", (("td.load(As[toc], a[row, k + 1]", "td.load(As[tic], a[row, k + 1]"),), "gfx950", "TD405"),
    ("direct_waits", (("td.load(Bs[toc], b[col, k + 1]", "td.load(As[toc], b[col, k + 1]"),), "gfx950", "TD403"),
    ("one_warp_waits", (("td.load(Bs, b", "td.load(As, b"),), "gfx950", "TD403"),
    ("direct_waits", (("td.load(As[toc], a[row, k + 1], direct=True)", "pass"),), "gfx950", "TD403"),
    ("own_waits", (('td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pb0, addr=b.address(col * BLOCK + r, k * K_STEP + x))', "pass"),), "gfx942", "TD404"),
    # an op for both tiles that writes neither
    ("own_loader", (('td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)', "pass"),), "gfx942", "TD403"),
    # one wait, before a barrier and in the last step
    ("store_waits", (("        td.wait(x, y)\n", ""),), "gfx942", "TD405"),
    # a copy that is left out changes what a count leaves in flight
    ("pipeline_waits", (("            td.fetch(Bs[0], b[col, k + 2], into=b_now)\n", "            pass\n"),), "gfx942", "TD602"),
]


@pytest.mark.sample("base-0", "own_waits-8")
@pytest.mark.parametrize("name, edits, target, code", CASES, ids=[f"{case[0]}-{number}" for number, case in enumerate(CASES)])
def test_one_finding(refused: Refused, name: str, edits: tuple[tuple[str, str], ...], target: str, code: str) -> None:
    assert re.findall(r"^error\[(TD\d+)\]", refused(name, *edits, target=target, N=512), re.MULTILINE) == [code]


def found(kernel: td.Kernel, **sizes: int) -> list[tuple[str, int]]:
    return [(one.code, len(one.others)) for one in kernel.check(**sizes) if one.severity == "error"]


def test_a_store_at_a_wrong_place_beside_a_read() -> None:
    """Which stores the read meets follows from the place of the store."""

    @td.kernel(warps=1)
    def scaled(c: td.gl[td.f32, 64, 64]):
        row, col = td.grid(2, 2)
        td.store(c[row, row], 2 * td.load(c[row, col], (32, 32)))

    assert found(scaled) == [("TD312", 1)]


def test_one_number_of_python_in_two_places() -> None:
    @td.kernel(warps=1)
    def product(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
        for k in (0, 2):
            td.load(As, a[0, k])
            td.load(Bs, b[0, k])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.barrier()
        td.store(c[0, 0], acc)

    assert found(product) == [("TD301", 1)]


def test_other_warps_and_other_types_are_other_mistakes(refused: Refused) -> None:
    """Warps 2 and 3 leave one tile, warps 1 and 3 the other; and tiles of two wrong types."""
    rows, cols = ("(wr + 2 * i, 0)", "(2 * wr + 2 * i, 0)"), ("(wc + 2 * j, 0)", "(2 * wc + 2 * j, 0)")
    assert refused("base", rows, cols).count("error[TD303]") == 2
    both = ("x, y = td.rt(td.bf16, REG, K_STEP), td.rt(td.bf16,", "x, y = td.rt(td.f16, REG, K_STEP), td.rt(td.f16,")
    assert refused("ahead", both).count("error[TD130]") == 2


def test_two_tiles_of_one_wrong_type_and_both_sides_of_one_piece() -> None:
    @td.kernel(warps=1)
    def product(a: td.gl[td.bf16, 32, 32], b: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 32, 32], dtype="f16", at=0):
        td.grid(1)
        (As, Bs), acc = (td.st(getattr(td, dtype), 32, 32) for _ in range(2)), td.zeros(td.f32, 32, 32)
        td.load(As, a[0, 0])
        td.load(Bs, b[at, at])
        td.barrier()
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[0, 0], acc)

    assert found(product) == [("TD130", 0)]
    assert found(product, dtype="bf16", at=1) == [("TD301", 1)]


def test_a_copy_into_the_other_tile_is_no_race_beside_the_tile_that_it_leaves_empty() -> None:
    """Other warps copy a and b."""

    def product(into_both):
        @td.kernel(waits="auto")
        def kernel(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 32, 32]):
            td.grid(1)
            left, right = td.roles(left=1, right=1)
            As, Bs, acc = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32)
            with left:
                td.load(As, a[0, 0])
            with right:
                td.load(As if into_both else Bs, b[0, 0])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            with left:
                td.store(c[0, 0], acc)

        return kernel

    assert found(product(False)) == []
    assert found(product(True)) == [("TD403", 0)]
