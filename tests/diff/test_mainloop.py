"""The work of one turn of the main loop, judged by two interpreter runs that differ in turns, and by hand."""

import pytest

from tests.diff.loops import KERNEL
from tests.sim.triton import listing, multiplied
from tiledsl.asm.resources import resources
from tiledsl.asm.text.parse import parse_listing
from tiledsl.tools.diff.mainloop import MainLoop, Traffic, main_loop
from tiledsl.tools.diff.normalised import loop_diff, normalised


def of(text: str) -> MainLoop:
    found = parse_listing(text)
    loop = main_loop(found, resources(found))
    assert loop is not None
    return loop


def loop(*lines: str, target: str = "gfx950") -> MainLoop:
    """The main loop of a kernel with these lines in it."""
    return of(KERNEL.format(target=target, body="\n".join(line if line.endswith(":") else f"\t{line}" for line in lines)))


@pytest.mark.thorough
@pytest.mark.parametrize("name, lds", [("gemm_bf16.gfx90a", 32768), ("gemm_bf16_ragged.gfx942", 16384)])
def test_bytes_and_products_of_a_turn_are_what_the_interpreter_counts(name, lds):
    found, waves, turns = of(listing(name)), 4, 2  # of 64 along k
    short, long = (multiplied(listing(name), 128, 128, k, lds)[0] for k in (256, 384))
    fields = ("lds_bytes_read", "lds_bytes_written", "global_bytes_read", "global_bytes_written")
    counted = [getattr(long, field) - getattr(short, field) for field in fields]
    moved = found.traffic
    assert [waves * turns * bytes_ for bytes_ in (moved.lds_read, moved.lds_written, moved.global_read, moved.global_written)] == counted
    assert waves * turns * found.flop == 2 * 128 * 128 * 128


@pytest.mark.parametrize(
    "line, moved",
    [
        ("ds_read_b128 v[0:3], v4", Traffic(lds_read=1024)),
        ("ds_read2_b32 v[0:1], v4 offset1:1", Traffic(lds_read=512)),
        ("ds_read_u8 v0, v4", Traffic(lds_read=64)),
        ("ds_write_b64 v4, v[0:1]", Traffic(lds_written=512)),
        ("ds_add_u32 v4, v0", Traffic(lds_read=256, lds_written=256)),
        ("ds_bpermute_b32 v0, v1, v2", Traffic()),
        ("global_load_dwordx4 v[0:3], v4, s[0:1]", Traffic(global_read=1024)),
        ("global_store_short v4, v0, s[0:1]", Traffic(global_written=128)),
        ("global_atomic_add v4, v0, s[0:1]", Traffic(global_read=256, global_written=256)),
        ("global_load_lds_dwordx4 v4, s[0:1]", Traffic(lds_written=1024, global_read=1024)),
        ("buffer_load_dwordx2 v[0:1], v4, s[0:3], 0 offen", Traffic(global_read=512)),
        ("buffer_load_dwordx4 v4, s[0:3], 0 offen lds", Traffic(lds_written=1024, global_read=1024)),
        ("buffer_store_dword v0, v4, s[0:3], 0 offen", Traffic(global_written=256)),
        ("s_load_dwordx4 s[4:7], s[0:1], 0x0", Traffic()),  # of the scalar cache
        ("v_mov_b32_e32 v0, v1", Traffic()),
    ],
)
def test_bytes_of_64_lanes(line, moved):
    assert loop(line).traffic == moved


@pytest.mark.parametrize(
    "line, unknown",
    [("ds_strange_b32 v0, v1", {"lds_read", "lds_written"}), ("global_load_strange v[0:1], v4, s[0:1]", {"global_read", "global_written"})],
)
def test_bytes_of_an_instruction_that_is_not_known_are_not_known(line, unknown):
    moved = loop(line, "ds_read_b32 v0, v1", "global_load_dword v0, v4, s[0:1]").traffic
    assert {name for name in ("lds_read", "lds_written", "global_read", "global_written") if getattr(moved, name) is None} == unknown


def test_waits_by_counter_and_count():
    found = loop("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(12) lgkmcnt(3)", "s_waitcnt lgkmcnt(0)", "s_waitcnt vmcnt(12)", "s_waitcnt vmcnt(3)")
    assert list(found.waits.items()) == [("vmcnt(12)", 2), ("vmcnt(3)", 1), ("vmcnt(0)", 1), ("lgkmcnt(3)", 1), ("lgkmcnt(0)", 1)]
    assert found.least_vmcnt == 0


def test_the_largest_count_is_no_wait():
    found = loop("s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)", "s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(2)")
    assert found.waits == {"lgkmcnt(2)": 1} and found.least_vmcnt is None


def test_flop_of_blocks():
    assert loop("v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[2:3], a[0:15]").flop == 2 * 32 * 32 * 8
    assert loop("v_mfma_f32_4x4x4_16b_f16 a[0:3], v[0:1], v[2:3], a[0:3]").flop == 16 * 2 * 4 * 4 * 4


def test_names_of_registers_and_labels_are_left_out():
    one = loop("v_add_u32_e32 v0, s1, v2", "s_cbranch_vccz .LBB0_2", "v_fma_f32 v0, -v1, |v2|, 2.0", ".LBB0_2:", "ds_read_b128 v[4:7], v8 offset:16")
    assert normalised(one) == [
        "L0:",
        "    v_add_u32_e32 v, s, v",
        "    s_cbranch_vccz L1",
        "    v_fma_f32 v, -v, |v|, 2.0",
        "L1:",
        "    ds_read_b128 v*4, v offset:16",
        "    s_cbranch_scc1 L0",
    ]


def test_another_allocation_is_no_difference():
    assert loop_diff(loop("s_branch .LBB0_2", "v_add_u32_e32 v0, s1, v2", ".LBB0_2:"), loop("s_branch .LBB0_7", "v_add_u32_e32 v9, s3, v9", ".LBB0_7:")) == []


def test_another_file_width_or_offset_is_one():
    before, after = ["ds_read_b64 v[0:1], v2", "v_mov_b32_e32 v3, v4"], ["ds_read_b64 v[0:1], v2 offset:8", "v_mov_b32_e32 v3, s4"]
    changed = [line for line in loop_diff(loop(*before), loop(*after)) if line[0] in "+-" and line[:3] not in ("+++", "---")]
    assert changed == ["-    ds_read_b64 v*2, v", "-    v_mov_b32_e32 v, v", "+    ds_read_b64 v*2, v offset:8", "+    v_mov_b32_e32 v, s"]
