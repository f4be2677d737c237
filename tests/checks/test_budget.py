"""TD201 and TD202: kernels that need more than the target has, each beside the same kernel within the limits."""

import pytest

import tiledsl as td
from tests.checks.conftest import Refused
from tests.kernels import gemms
from tiledsl.compile.verify import program_of
from tiledsl.lower.plan import lds, plan


def test_b04_panels_and_two_buffers_together(refused: Refused):
    assert refused("panel_buffered", target="gfx942", right_on="gfx950") == """\
error[TD201]: the shared tiles take 131,072 bytes of LDS, and a block on gfx942 has 65,536
  --> panel_buffered.py:12:10
12 |     Bs = td.st(td.bf16, BLOCK, PANEL, buffers=2)
   |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 65,536 bytes too many
   = As: 2 x 128x128 bf16 = 65,536 B
   = Bs: 2 x 128x128 bf16 = 65,536 B
   = help: a step along k of 64 in place of 128 fits: the tiles take 65,536 bytes
   = help: 65,536 bytes fit, with one buffer a tile, buffers=1: td.fetch and td.commit bring the next step during the products"""


def test_b43_an_accumulator_too_many_for_the_asked_occupancy(refused: Refused):
    edits = (
        ("@td.kernel(warps=4)", "@td.kernel(warps=4, waves_per_simd=2)"),
        ("BLOCK, K_STEP, REG = 128, 64, 32", "BLOCK, K_STEP, REG = 256, 32, 64"),
        ("for _ in range(4)]", "for _ in range(5)]"),
    )
    assert refused("base", *edits) == """\
error[TD202]: the register tiles held at once take 320 registers of each lane, and gfx942 leaves 256 at 2 waves per SIMD
  --> base.py:13:12
13 |     acc = [td.zeros(td.f32, REG, REG) for _ in range(5)]
   |            ^^^^^^^^^^^^^^^^^^^^^^^^^^ the last of them
   = acc_0: 64x64 f32 = 64 registers
   = acc_1: 64x64 f32 = 64 registers
   = acc_2: 64x64 f32 = 64 registers
   = acc_3: 64x64 f32 = 64 registers
   = acc_4: 64x64 f32 = 64 registers
   = help: use fewer or smaller register tiles, use up each tile before the next is made, or use more warps a block"""


def test_b43_registers_of_one_wave(refused: Refused):
    edits = (("BLOCK, K_STEP, REG = 128, 64, 32", "BLOCK, K_STEP, REG = 512, 16, 128"),)
    assert refused("base", *edits, M=512, N=512) == """\
error[TD202]: the register tiles held at once take 1,024 registers of each lane, and gfx942 leaves 512 at 1 wave per SIMD
  --> base.py:13:12
13 |     acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
   |            ^^^^^^^^^^^^^^^^^^^^^^^^^^ the last of them
   = acc_0: 128x128 f32 = 256 registers
   = acc_1: 128x128 f32 = 256 registers
   = acc_2: 128x128 f32 = 256 registers
   = acc_3: 128x128 f32 = 256 registers
   = help: use fewer or smaller register tiles, use up each tile before the next is made, or use more warps a block"""


def test_two_budgets_give_two_findings(refused: Refused):
    edits = (("BLOCK, K_STEP, REG = 128, 64, 32", "BLOCK, K_STEP, REG = 512, 64, 128"),)
    found = refused("base", *edits, M=512, N=512)
    assert [text[:12] for text in found.split("\n\n")] == ["error[TD201]", "error[TD202]"]


def test_td217_fewer_waves_than_a_block_has():
    kernel = td.kernel(gemms.large.function, warps=8, waves_per_simd=1)
    with pytest.raises(td.KernelError) as caught:
        program_of(kernel.capture("gfx942", {"M": 256, "N": 256, "K": 64}), "gfx942")
    (found,) = caught.value.diagnostics
    assert (found.code, found.message) == ("TD217", "waves_per_simd=1, and a block of 8 warps puts 2 on a SIMD")
    assert found.helps == ("write waves_per_simd=2 or leave out waves_per_simd, or use fewer warps",)
    assert found.primary is not None and found.primary.span == kernel.span


@td.kernel(warps=8)
def held_at_a_barrier(x: td.gl[td.f32, "M", 384], v: td.gl[td.f32, 384], c: td.gl[td.f32, "M", 384]):
    """x + v, with all of x and v loaded before a barrier."""
    row = td.grid(td.cdiv(x.rows, 64 * 8)) * 8 + td.warp_id()
    parts = [td.load(x[row, j], (64, 128)) for j in range(3)]
    bias = [td.load(v[j], 128) for j in range(3)]
    td.barrier()
    for j in range(3):
        td.store(c[row, j], parts[j] + bias[j])


def test_td202_register_tiles_that_are_no_accumulators():
    with pytest.raises(td.KernelError) as caught:
        held_at_a_barrier.lower(target="gfx942", M=512)
    assert str(caught.value).partition("test_budget.py")[2].partition("\n")[2] == """\
78 |     bias = [td.load(v[j], 128) for j in range(3)]
   |             ^^^^^^^^^^^^^^^^^^ the last of them
   = parts_0: 64x128 f32 = 128 registers
   = parts_1: 64x128 f32 = 128 registers
   = parts_2: 64x128 f32 = 128 registers
   = bias_0: 1x128 f32 = 4 registers
   = bias_1: 1x128 f32 = 4 registers
   = bias_2: 1x128 f32 = 4 registers
   = help: use fewer or smaller register tiles, use up each tile before the next is made, or use more warps a block"""
    assert caught.value.diagnostics[0].message == "the register tiles held at once take 396 registers of each lane, and gfx942 leaves 256 at 2 waves per SIMD"


def test_many_tiles_of_one_statement_are_one_line(refused: Refused):
    many = "As, Bs, more = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64), [td.st(td.bf16, 64, 64) for _ in range(12)]"
    assert refused("contract_epilogue", ("As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)", many)) == """\
error[TD201]: the shared tiles take 114,688 bytes of LDS, and a block on gfx942 has 65,536
  --> contract_epilogue.py:10:69
10 |     As, Bs, more = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64), [td.st(td.bf16, 64, 64) for _ in range(12)]
   |                                                                     ^^^^^^^^^^^^^^^^^^^^^^ 49,152 bytes too many
   = As: 1 x 64x64 bf16 = 8,192 B
   = Bs: 1 x 64x64 bf16 = 8,192 B
   = more_0 to more_11: 12 tiles of 1 x 64x64 bf16 = 98,304 B
   = help: use fewer or smaller shared tiles"""


def test_many_accumulators_of_one_statement_are_one_line(refused: Refused):
    store = "    for i in range(2):\n        for j in range(2):\n            td.store"
    edits = (
        ("@td.kernel(warps=4)", "@td.kernel(warps=4, waves_per_simd=2)"),
        ("for _ in range(4)]", "for _ in range(17)]"),
        (store, f"    for extra in acc[4:]:\n        td.mma_ABt(extra, a_reg[0], b_reg[0])\n{store}"),
    )
    assert "acc_0 to acc_16: 17 tiles of 32x32 f32 = 272 registers" in refused("base", *edits)


def test_tiles_far_beyond_the_lds_are_refused_at_once(monkeypatch):
    """Such tiles have thousands of copies, and no swizzle frees their accesses: neither is looked for."""
    searched = []
    monkeypatch.setattr(lds, "best_swizzle", lambda *of: searched.append(of))
    monkeypatch.setattr(plan, "collective", lambda *of: searched.append(of) or [])
    with pytest.raises(td.KernelError) as caught:
        program_of(gemms.producer_consumer.capture("gfx942", {"M": 64, "N": 64, "K": 1 << 17, "step": 1 << 16}), "gfx942")
    assert [found.code for found in caught.value.diagnostics] == ["TD201"] and not searched
