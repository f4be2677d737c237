"""The resource report, compared with the compiler's own summary and with loops counted by hand."""

from __future__ import annotations

import functools
import json
import pathlib
import re
from collections.abc import Callable

import pytest

from tiledsl.asm.resources import CLASSES, LoopReport, instruction_class, resources
from tiledsl.asm.text.parse import parse_listing
from tiledsl.asm.text.syntax import Instruction
from tiledsl.diagnostics.diagnostic import AssemblyError, UsageError
from tiledsl.targets import TARGETS
from tiledsl.toolchain.clang import Clang, compile_hip

LISTINGS = pathlib.Path(__file__).parent / "listings"
GEMM = (LISTINGS / "gemm.gfx942.s").read_text()

FindClang = Callable[[str], Clang]


@functools.cache
def compiled(source: str, target: str, compiler: Clang) -> str:
    return compile_hip((LISTINGS / source).read_text(), target, compiler).listing


def with_body(body: str) -> str:
    """The listing of gemm with other instructions."""
    head, _, rest = GEMM.partition("; %bb.0:\n")
    return head + body + "\t.section" + rest.partition("\t.section")[2]


def loop_of(body: str, target: str = "gfx942") -> LoopReport | None:
    return resources(parse_listing(with_body(body)), target=TARGETS[target]).loop


@pytest.mark.one_in(3)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("source", ["gemm.hip", "lanes.hip"])
def test_the_compiler_says_the_same(source: str, target: str, clang: FindClang) -> None:
    """LLVM prints its own summary of each kernel as comments."""
    text = compiled(source, target, clang(target))
    listing = parse_listing(text)
    for kernel in listing.kernels:
        summary = text[text.index(f"\n{kernel.name}:") :].partition("Kernel info:")[2].partition("\t.text")[0]
        said = {name: int(number) for name, number in re.findall(r"; (\w+): (\d+)(?: bytes/workgroup.*)?$", summary, re.MULTILINE)}
        found = resources(listing, kernel.name)
        pairs = {"NumVgprs": found.vgprs, "NumAgprs": found.agprs, "ScratchSize": found.scratch_bytes, "LDSByteSize": found.lds_bytes}
        pairs |= {"TotalNumSgprs": found.sgprs, "Occupancy": found.occupancy, "NumVGPRsForWavesPerEU": found.registers}
        assert {name: value for name, value in pairs.items() if name in said} == {name: said[name] for name in pairs if name in said}
        assert "LDSByteSize" in said and (kernel.name == "calls" or len(said) > 12)  # with a call most are symbols


def test_agprs_count_beside_vgprs() -> None:
    text = GEMM.replace(".agpr_count:     0", ".agpr_count:     128").replace(".vgpr_count:     20", ".vgpr_count:     376")
    assert ".vgpr_count:     376" in text
    text = text.replace("next_free_vgpr 257", "next_free_vgpr 376")
    assert resources(parse_listing(text.replace(".set gemm.num_vgpr, 20", ".set gemm.num_vgpr, 246"))).vgprs == 246
    without_symbol = resources(parse_listing(text.replace("\t.set gemm.num_vgpr, 20\n", "")))
    assert (without_symbol.vgprs, without_symbol.agprs, without_symbol.registers) == (248, 128, 376)
    assert without_symbol.waves_per_simd == 1


@pytest.mark.parametrize(
    ("threads", "registers", "lds", "target", "expected"),
    [
        (256, 128, 0, "gfx942", (4, None, 4, 4)),
        (256, 129, 0, "gfx942", (3, None, 3, 3)),
        (256, 128, 32768, "gfx942", (4, 2, 2, 2)),
        (256, 128, 32769, "gfx942", (4, 1, 1, 1)),
        (256, 128, 32769, "gfx950", (4, 4, 4, 4)),
        (64, 64, 65536, "gfx90a", (8, 1, 1, 1)),
        (512, 169, 0, "gfx942", (2, None, 1, 2)),
        (1024, 136, 0, "gfx942", (3, None, 0, 0)),
    ],
)
def test_occupancy(threads: int, registers: int, lds: int, target: str, expected: tuple[int | None, ...]) -> None:
    text = with_body("\ts_endpgm\n").replace(".max_flat_workgroup_size: 256", f".max_flat_workgroup_size: {threads}")
    text = text.replace("next_free_vgpr 257", f"next_free_vgpr {registers}").replace(".group_segment_fixed_size: 32768", f".group_segment_fixed_size: {lds}")
    found = resources(parse_listing(text), target=TARGETS[target])
    assert (found.waves_per_simd, found.lds_workgroups, found.workgroups_per_cu, found.occupancy) == expected


def test_the_main_loop_of_a_compiled_kernel() -> None:
    """The loop over k stands inside one over tiles, whose blocks clang has laid out around and before it."""
    loop = resources(parse_listing(GEMM), "gemm").loop
    assert loop is not None
    assert (loop.label, loop.mfma, loop.mfma_clocks) == (".LBB0_6", 2, 32)
    lines = GEMM.split("\n")
    assert lines[loop.line - 1].startswith(".LBB0_6:") and lines[loop.last_line - 1] == "\ts_cbranch_scc0 .LBB0_6"
    counted = {name: count for name, count in loop.counts.items() if count}
    expected = {"global_loads": 1, "lds_reads": 2, "lds_writes": 1, "waits": 4, "barriers": 2, "branches": 1}
    assert {name: counted[name] for name in expected} == expected
    assert loop.others == sum(re.match(r"\t[sdgv]", line) is not None for line in lines[loop.line : loop.last_line]) - 2
    assert loop.others_per_1000_clocks == 1000 * loop.others / 32


MFMA = "\tv_mfma_f32_32x32x8_bf16 v[0:15], v[16:17], v[18:19], v[0:15]\n"
SMALL = "\tv_mfma_f32_16x16x16_bf16 v[0:3], v[16:17], v[18:19], v[0:3]\n"


def test_the_innermost_loop_with_the_most_mfma_clocks_counts() -> None:
    inner = f".Lb:\n{MFMA}.Lc:\n\ts_nop 0\n\ts_cbranch_scc0 .Lc\n\ts_cbranch_scc0 .Lb\n"
    loop = loop_of(f"{MFMA * 9}.La:\n{MFMA * 9}{inner}\ts_cbranch_scc1 .La\n.Ld:\n{SMALL}\ts_branch .Ld\n")
    assert loop is not None
    assert (loop.label, loop.mfma, loop.mfma_clocks) == (".Lb", 1, 32)
    assert (loop.counts["nops"], loop.counts["branches"], loop.others) == (1, 2, 3)


def test_two_branches_back_to_one_label_are_one_loop() -> None:
    loop = loop_of(f".La:\n{SMALL}\ts_cbranch_vccz .La\n{SMALL}\ts_cbranch_scc0 .La\n")
    assert loop is not None
    assert (loop.mfma, loop.others) == (2, 2)


def test_a_loop_is_its_parts_wherever_they_lie() -> None:
    """An arm before the place where a turn begins, one behind the last branch back, and between them code of no loop, as clang lays out branches."""
    arm, other, beyond = (
        f".Larm:\n{MFMA}\ts_branch .Lend\n",
        f".Lother:\n{MFMA}\tv_mov_b32_e32 v1, v2\n\ts_branch .Lend\n",
        ".Lbeyond:\n\ts_nop 0\n\ts_endpgm\n",
    )
    turn = f".Lturn:\n{MFMA}\ts_cbranch_vccz .Larm\n\ts_branch .Lother\n"
    loop = loop_of(f"\ts_branch .Lturn\n{arm}.Lend:\n{MFMA}\ts_cbranch_scc1 .Lbeyond\n{turn}{beyond}{other}")
    assert loop is not None
    assert (loop.label, loop.mfma, loop.counts["moves"], loop.counts["nops"], loop.others) == (".Lturn", 4, 1, 0, 6)
    assert (loop.line, loop.last_line - loop.line) == (loop_of(f"\ts_nop 0\n.La:\n{MFMA}\ts_branch .La\n").line, 16)


def test_a_kernel_that_moves_data_has_a_loop_too() -> None:
    loop = loop_of(".La:\n\ts_nop 0\n\ts_cbranch_scc0 .La\n.Lb:\n\ts_nop 0\n\ts_nop 0\n\ts_branch .Lb\n")
    assert loop is not None
    assert (loop.label, loop.mfma, loop.others_per_1000_clocks) == (".Lb", 0, None)


def test_no_loop_and_a_call() -> None:
    found = resources(parse_listing(with_body("\ts_cbranch_scc0 .La\n\ts_swappc_b64 s[30:31], s[0:1]\n.La:\n\ts_endpgm\n")))
    assert (found.loop, found.calls, found.instructions) == (None, 1, 3)
    assert "calls                 1  not inlined: something is wrong\nmain loop          none" in found.table()


@pytest.mark.parametrize(
    ("mnemonic", "name"),
    [
        ("v_mfma_f32_16x16x16_bf16", "mfma"),
        ("global_load_dwordx4", "global_loads"),
        ("global_atomic_add", "global_stores"),
        ("buffer_load_dwordx4", "buffer_loads"),
        ("buffer_store_dword", "buffer_stores"),
        ("buffer_wbl2", "cache_control"),
        ("scratch_store_dwordx4", "scratch"),
        ("ds_read_b64_tr_b16", "lds_reads"),
        ("ds_write2st64_b64", "lds_writes"),
        ("ds_bpermute_b32", "lds_others"),
        ("s_load_dwordx2", "scalar_loads"),
        ("s_waitcnt", "waits"),
        ("s_cbranch_vccnz", "branches"),
        ("v_mov_b32_e32", "moves"),
        ("v_accvgpr_read_b32", "moves"),
        ("v_mov_b32_dpp", "valu"),
        ("s_mov_b32", "scalar_moves"),
        ("s_setprio", "salu"),
        ("v_perm_b32", "valu"),
        ("image_load", "unclassified"),
    ],
)
def test_classes(mnemonic: str, name: str) -> None:
    assert instruction_class(mnemonic) == name
    assert name in (*CLASSES, "mfma")


def test_every_instruction_of_clang_is_classified(clang: FindClang) -> None:
    kernels = parse_listing(compiled("lanes.hip", "gfx90a", clang("gfx90a"))).kernels
    mnemonics = {item.mnemonic for kernel in kernels for item in kernel.items if isinstance(item, Instruction)}
    assert "unclassified" not in {instruction_class(mnemonic) for mnemonic in mnemonics}


def test_an_mfma_without_known_clocks() -> None:
    with pytest.raises(AssemblyError) as caught:
        loop_of(".La:\n\tv_smfmac_f32_16x16x64_f16 v[0:3], v[4:7], v[8:15], v16\n\ts_cbranch_scc0 .La\n")
    assert f"\n{caught.value}\n" == """
error[TD595]: the clocks of v_smfmac_f32_16x16x64_f16 on gfx942 are not known
  --> <listing>:10:2
10 | 	v_smfmac_f32_16x16x64_f16 v[0:3], v[4:7], v[8:15], v16
   | 	^^^^^^^^^^^^^^^^^^^^^^^^^
   = known: v_mfma_f32_32x32x8_bf16, v_mfma_f32_16x16x16_bf16, v_mfma_f32_32x32x8_f16, v_mfma_f32_16x16x16_f16, v_mfma_f32_32x32x16_fp8_fp8, \
v_mfma_f32_16x16x32_fp8_fp8, v_mfma_i32_32x32x16_i8, v_mfma_i32_16x16x32_i8, v_mfma_f32_32x32x4_xf32, \
v_mfma_f32_16x16x8_xf32
"""


def test_a_kernel_must_be_named_among_several(clang: FindClang) -> None:
    listing = parse_listing(compiled("lanes.hip", "gfx942", clang("gfx942")))
    with pytest.raises(UsageError, match=r"^error: the listing holds several kernels, name one: calls, spills, lanes$"):
        resources(listing)
    with pytest.raises(UsageError, match=r"^error: the listing holds no kernel 'lane', only calls, spills, lanes$"):
        resources(listing, "lane")


def test_the_report_as_table_and_as_json() -> None:
    found = resources(parse_listing(with_body(f".La:\n{MFMA}\tds_read_b64 v[0:1], v2\n\ts_cbranch_scc0 .La\n\ts_endpgm\n")))
    assert f"\n{found.table()}\n" == """
kernel             gemm
target           gfx942
threads             256  per work-group
VGPRs                20  per lane
AGPRs                 0  per lane
allocated           257  registers of both files, padded so that no more waves share a SIMD
SGPRs                18  per wave
LDS              32,768  bytes per work-group
scratch               0  bytes per lane
VGPR spills           0
SGPR spills           0
registers allow       1  waves per SIMD
LDS allows            2  work-groups per CU
together              1  work-groups per CU
occupancy             1  waves per SIMD
instructions          4
main loop           .La  lines 9 to 12
  MFMA                1  in 32 clocks of a SIMD
  others              2  62.5 per 1,000 MFMA clocks
  LDS reads           1
  branches            1
"""
    plain = json.loads(json.dumps(found.as_dict()))
    assert plain["lds_bytes"] == 32768
    assert plain["loop"]["counts"]["lds_reads"] == 1
    assert (plain["loop"]["others"], plain["loop"]["others_per_1000_clocks"]) == (2, 62.5)
