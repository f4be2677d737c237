"""TD222, register moves in the main loop; and the limit to the VGPR file, which keeps old clangs from making them."""

import dataclasses
import inspect
import re

import pytest

import tiledsl as td
from examples.wide_panel import wide_panel
from tests.kernels.mx_gemm import mx_gemm
from tests.kernels.test_branches import used_afterwards
from tests.lower.listing_edits import Listing
from tests.lower.test_accumulators import scaled
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.compile.attempts import compiled
from tiledsl.compile.compile import lower
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import Diagnostic, ToolchainError, display_path
from tiledsl.ir.causes import Spilled
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import rewrite
from tiledsl.lower.emit.emit import emit
from tiledsl.lower.retry import next_try
from tiledsl.targets import TARGETS
from tiledsl.toolchain.messages import refusal

SIZES = {"M": 128, "N": 128, "K": 256}
PIN = 'asm volatile("" : "+v"(acc'


@td.kernel(warps=1)
def kept(a: td.gl[td.bf16, 32, 256], c: td.gl[td.f32, 64, 32]):
    td.grid(1)
    tile, acc, before = td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
    for k in td.range(4):
        td.load(tile, a[0, k])
        td.barrier()
        rows = td.load(tile)
        td.barrier()
        td.copy(before, acc)
        td.mma_ABt(acc, rows, rows)
    td.store(c[0, 0], before)
    td.store(c[1, 0], acc)


@td.kernel(warps=1)
def own_moves(a: td.gl[td.bf16, 32, 256], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    tile, acc, one, other = td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32), td.vgpr(), td.vgpr()
    td.asm("v_mov_b32 {dst}, 0", dst=one)
    for k in td.range(4):
        td.load(tile, a[0, k])
        td.barrier()
        rows = td.load(tile)
        td.barrier()
        td.asm("v_mov_b32 {dst}, {src}", dst=other, src=one)
        td.mma_ABt(acc, rows, rows)
    td.store(c[0, 0], acc)


def moves(found) -> list[Diagnostic]:
    return [finding for finding in found if finding.code == "TD222"]


def told(finding: Diagnostic) -> str:
    """The text, with places and numbers of listings left open."""
    return re.sub(r"line \d+ of the listing: .*", "line … of the listing: …", re.sub(r"\d+ VGPRs and \d+ AGPRs", "… VGPRs and … AGPRs", finding.render()))


def at(kernel: td.Kernel, statement: str) -> tuple[str, int, int]:
    """File, line and column of a statement of the kernel."""
    lines, first = inspect.getsourcelines(kernel.function)
    line = next(number for number, text in enumerate(lines) if statement in text)
    return display_path(inspect.getsourcefile(kernel.function)), first + line, lines[line].index(statement) + 1


def test_a_tile_that_is_copied_in_the_loop():
    (finding,) = moves(lower(kept, "gfx942", {}).warnings)
    file, line, column = at(kept, "td.copy(before, acc)")
    assert (finding.severity, told(finding)) == (
        "warning",
        f"""\
warning[TD222]: the main loop has 24 register moves beside 8 MFMA
  --> {file}:{line}:{column}
{line} |         td.copy(before, acc)
   |         ^^^^^^^^^^^^^^^^^^^^ copies a tile
   = the first, in line … of the listing: …
   = the listing uses … VGPRs and … AGPRs
   = help: copy after the loop, or write two steps into one turn of the loop and let two tiles change their parts""",
    )


def test_accumulators_that_the_plan_moves():
    """More registers than the VGPR file has: the accumulators are in AGPRs, where arithmetic cannot take them."""
    (finding,) = moves(lower(scaled, "gfx942", SIZES).warnings)
    text = told(finding)
    assert "register moves beside" in text and "\n   |         ^^^^^^^^^^ copies accumulators from AGPRs to VGPRs, and back\n" in text
    assert text.endswith("use smaller register tiles, or more warps a block\n   = help: or work on the accumulators after the loop")


@pytest.mark.in_turn
@pytest.mark.parametrize("target", TARGETS)
def test_products_in_both_arms_of_a_branch(target):
    """clang lays out the moves behind the last branch back: they are in the loop all the same."""
    lowered = lower(used_afterwards, target, {"M": 128, "N": 64, "K": 192})
    (finding,) = moves(lowered.warnings)
    assert told(finding).endswith("help: multiply after the branch, with tiles that are chosen by a coordinate in place of the branch")
    assert lowered.resources.loop.counts["moves"] > 0


@pytest.mark.sample("21.1.0-True")
@pytest.mark.parametrize(("clang", "helped"), [("21.1.0", True), ("22.1.8", False)])
def test_moves_between_the_files_that_a_clang_makes(clang, helped):
    lowered = lower(wide_panel, "gfx942", {})
    program, listing = program_of(wide_panel.capture("gfx942", {}), "gfx942"), Listing.of(lowered)
    first = listing.in_loop("v_mfma")[1]
    edited = listing.after(first, "\tv_accvgpr_write_b32 a0, v255", "\tv_accvgpr_read_b32 v255, a0").text
    (finding,) = moves(listing_checks(program, re.sub(r"clang version [\d.]+", f"clang version {clang}", edited)))
    text = told(finding)
    assert text.startswith("warning[TD222]: the main loop has 2 register moves beside 64 MFMA\n") and "2 of them stand after this" in text
    assert ("clang 22 or newer" in text) == helped and "let two waves fit a SIMD" in text


@pytest.mark.parametrize("marked", [True, False])
def test_what_the_kernel_moves_itself_and_constants_are_no_finding(marked):
    """Also in a disassembly, which does not mark what is the kernel's own."""
    lowered = lower(own_moves, "gfx942", {})
    program, listing = program_of(own_moves.capture("gfx942", {}), "gfx942"), Listing.of(lowered)
    assert lowered.resources.loop.counts["moves"] == 1
    more = listing.after(listing.in_loop("v_mfma")[1], "\tv_mov_b32_e32 v255, 0", "\tv_mov_b32_e32 v254, s2").text
    assert moves(listing_checks(program, lowered.asm, marked)) == moves(listing_checks(program, more, marked)) == []


# ---------------------------------------------------------------------------------------------------------- one register file


def planned(kernel: td.Kernel, target: str, sizes: dict[str, int]):
    return program_of(kernel.capture(target, sizes), target)


def test_one_wave_a_simd_is_held_to_the_vgprs():
    program = planned(wide_panel, "gfx942", {})
    text = emit(program)
    assert program.waves_per_simd == 1 and program.vgprs_only
    assert "amdgpu_waves_per_eu(1), amdgpu_num_vgpr(128)" in text and PIN in text


@pytest.mark.parametrize("kernel", [scaled, kept])
def test_accumulators_in_named_agprs_and_several_waves_have_no_limit(kernel):
    program = planned(kernel, "gfx942", SIZES if kernel is scaled else {})
    assert bool(program.accumulators) == (kernel is scaled) == (program.waves_per_simd == 1)
    assert not program.vgprs_only and "amdgpu_num_vgpr" not in emit(program)


def test_a_spill_or_a_refusal_takes_the_limit_away():
    """And the statements that would copy accumulators between the files."""
    program = planned(wide_panel, "gfx942", {})
    said = "error: <unknown>:0:0: no registers from class available to allocate in function 'td_wide_panel'"
    for found in ([Diagnostic("TD210", "spills", cause=Spilled())], refusal(said, "", "clang", "gfx942").diagnostics):
        other = next_try(program, found)
        assert other == dataclasses.replace(program, vgprs_only=False) and next_try(other, found) is None
        assert "amdgpu_num_vgpr" not in emit(other) and PIN not in emit(other)


def test_a_compiler_that_refuses_the_limit_is_asked_again():
    """As clang 21 is, where LDS leaves room for one wave. A refusal of the text without the limit is final."""
    program, asked = planned(wide_panel, "gfx942", {}), []

    def attempt(trial):
        asked.append(trial.vgprs_only)
        if trial.vgprs_only or len(asked) == 4:
            raise refusal("error: no registers from class available", "", "clang", trial.target.name)
        return "made", []

    assert compiled(program, lambda: program, attempt) == (dataclasses.replace(program, vgprs_only=False), "made", [])
    with pytest.raises(ToolchainError, match="no registers from class available"):
        compiled(program, lambda: program, attempt)
    assert asked == [True, False] * 2


# ---------------------------------------------------------------------------------------------------------- operands of six registers


def test_reads_of_mxfp6_write_into_the_operands():
    """Where products are assembly, a variable has the six registers of an operand; three reads write its parts, and a wait covers it as a whole."""
    program = planned(mx_gemm(td.fp6x4), "gfx950", {"M": 64, "N": 64, "K": 192, "KB": 8, "numbers": 128})
    assert "td_u32x2 a_reg[6], b_reg[6];" in emit(program)

    def named(body):
        return [dataclasses.replace(one, acc="a[0:15]") if isinstance(one, lp.Mfma) else one for one in body]

    text = emit(dataclasses.replace(program, body=rewrite(program.body, named)))
    assert "td_u32x6 a_reg[2], b_reg[2];" in text and "a_reg[2]" not in text.replace("td_u32x6 a_reg[2]", "")
    assert [text.count(f"a_reg[1].{part} = part;") for part in ("s01", "s23", "s45")] == [1, 1, 1]
    assert '"+v"(a_reg[0]), "+v"(a_reg[1])' in text and ': "v"(a_reg[1]), "v"(b_reg[1]), ' in text
