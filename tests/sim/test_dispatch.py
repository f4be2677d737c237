"""What a launch tells its kernel beside the arguments: the dispatch packet, hidden arguments, and what is refused because it is not modelled."""

import struct

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

HEAD = """
#define KERNEL extern "C" __attribute__((global)) void
#define FIRST if (__builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workitem_id_y() == 0)
#define WORDS(pointer) ((const __attribute__((address_space(4))) unsigned*)(pointer))
"""
PLACES = HEAD + """
KERNEL k(int* out) {
  int x = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() + __builtin_amdgcn_workitem_id_x();
  int y = __builtin_amdgcn_workgroup_id_y() * __builtin_amdgcn_workgroup_size_y() + __builtin_amdgcn_workitem_id_y();
  int z = __builtin_amdgcn_workgroup_id_z() * __builtin_amdgcn_workgroup_size_z() + __builtin_amdgcn_workitem_id_z();
  int at = x + __builtin_amdgcn_grid_size_x() * (y + __builtin_amdgcn_grid_size_y() * z);
  out[at] = at + 100000 * __builtin_amdgcn_grid_size_z();
}
"""
PACKET = HEAD + "KERNEL k(unsigned* out) { FIRST for (int i = 0; i < 16; i++) out[i] = WORDS(__builtin_amdgcn_dispatch_ptr())[i]; }"
HIDDEN = HEAD + "KERNEL k(unsigned* out) { FIRST for (int i = 0; i < 18; i++) out[i] = WORDS(__builtin_amdgcn_implicitarg_ptr())[i]; }"
BEYOND = HEAD + "KERNEL k(unsigned* out) { *out = WORDS(__builtin_amdgcn_dispatch_ptr())[16]; }"
QUEUE = HEAD + "KERNEL k(unsigned* out) { *out = *WORDS(__builtin_amdgcn_queue_ptr()); }"
VERSIONS = pytest.mark.parametrize("version", [4, 5, 6])
ON_EVERY_TARGET = pytest.mark.parametrize("target", TARGETS)


def of_version(compiled, source, target, version):
    return compiled(source, target, f"-mcode-object-version={version}")


@pytest.mark.left_out(
    "round-robin-gfx942-5",
    "round-robin-gfx942-6",
    "round-robin-gfx950-4",
    "round-robin-gfx950-5",
    "latest-gfx942-5",
    "latest-gfx950-4",
    "latest-gfx950-5",
    "round-robin-gfx90a-4",
    "round-robin-gfx90a-5",
    "round-robin-gfx90a-6",
    "round-robin-gfx942-4",
    "round-robin-gfx950-6",
)
@VERSIONS
@ON_EVERY_TARGET
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_blocks_and_grids_of_three_dimensions(compiled, target, version, schedule):
    """The grid's size is counted in work-items, and comes from the packet in every version; the block's does in version 4."""
    out = np.zeros((3 * 2, 2 * 3, 4 * 5), np.int32)
    report = launch(of_version(compiled, PLACES, target, version), (4, 2, 3), (5, 3, 2), [out], schedule=schedule)
    assert report.ok, str(report)
    assert (out.reshape(-1) == np.arange(out.size) + 600000).all()


@pytest.mark.sample("gfx90a-4")
@VERSIONS
@ON_EVERY_TARGET
def test_the_packet(compiled, target, version):
    """As the HSA specification lays it out: a kernel dispatch (2) of two dimensions."""
    out = np.zeros(16, np.uint32)
    assert launch(of_version(compiled, PACKET, target, version), (7, 5), (64, 2), [out], dynamic_lds=48, blocks=[34]).ok
    header, setup, *sizes = struct.unpack_from("<6H", out.tobytes())
    assert (header & 0xFF, setup, sizes) == (2, 2, [64, 2, 1, 0])
    assert out[3:8].tolist() == [448, 10, 1, 0, 48]
    assert out[8:10].tolist() == [0, 0] and out[10:12].any() and not out[12:].any()


@pytest.mark.sample("6")
@VERSIONS
def test_hidden_arguments(compiled, version):
    out = np.zeros(18, np.uint32)
    assert launch(of_version(compiled, HIDDEN, "gfx942", version), (7, 5), (64, 2), [out], blocks=[0]).ok
    if version == 4:  # offsets of the grid's origin, and then pointers: that to the buffer of host calls is not null
        assert not out[:6].any() and out[6:8].any() and not out[8:14].any()
    else:
        assert out[:3].tolist() == [7, 5, 1]
        assert struct.unpack("<6H", out[3:6].tobytes()) == (64, 2, 1, 0, 0, 0) and out[16] & 0xFFFF == 2 and not out[10:16].any()


@pytest.mark.sample("gfx90a")
@ON_EVERY_TARGET
def test_the_packet_ends(compiled, target):
    (hazard,) = launch(of_version(compiled, BEYOND, target, 5), 1, 64, [np.zeros(4, np.uint32)]).hazards
    assert hazard.kind == "out-of-bounds" and hazard.message.endswith("right after the end of the dispatch packet (64 bytes)")


@pytest.mark.sample("gfx90a-4")
@VERSIONS
@ON_EVERY_TARGET
def test_the_queue_is_not_modelled(compiled, target, version):
    text = of_version(compiled, QUEUE, target, version)
    with pytest.raises(SimulationError, match=r"line \d+: the queue of the launch \(queue_ptr\) is not modelled, and the kernel accesses it: s_load_dword s"):
        launch(text, 1, 64, [np.zeros(4, np.uint32)])


def test_the_number_of_the_dispatch(listing):
    """user_sgpr_dispatch_id stands behind the kernel arguments' address: the first packet of its queue has number 0."""
    body = "\ts_load_dwordx2 s[6:7], s[0:1], 0x0\n\tv_mov_b32_e32 v1, 0\n\tv_mov_b32_e32 v2, s2\n\tv_mov_b32_e32 v3, s3\n"
    body += "\ts_waitcnt lgkmcnt(0)\n\tglobal_store_dwordx2 v1, v[2:3], s[6:7]\n\ts_endpgm\n"
    text = listing(body, arguments="p").replace("user_sgpr_count 2", "user_sgpr_count 4\n\t\t.amdhsa_user_sgpr_dispatch_id 1")
    out = np.full(2, 7, np.uint32)
    assert launch(text, 1, 64, [out]).ok and not out.any()


def with_argument(text: str, kind: str) -> str:
    return text.replace(
        "    .group_segment_fixed_size:", f"      - .offset: 8\n        .size: 8\n        .value_kind: {kind}\n    .group_segment_fixed_size:", 1
    )


@pytest.mark.parametrize("kind, words", [
    ("hidden_hostcall_buffer", "'hidden_hostcall_buffer' is not modelled, and the kernel accesses it: s_load_dword s"),
    ("hidden_heap_v1", "'hidden_heap_v1' is not modelled"),
    ("hidden_printf_buffer", "'hidden_printf_buffer' is not modelled"),
    ("hidden_queue_ptr", "the queue of the launch (queue_ptr) is not modelled"),
    ("hidden_private_base", "the kernel has an argument of kind hidden_private_base, which the interpreter does not pass"),
    ("hidden_surprise", "an argument of kind hidden_surprise"),
])  # fmt: skip
def test_what_the_runtime_does_not_give(listing, kind, words):
    body = "\ts_load_dwordx2 s[6:7], s[0:1], 0x8\n\ts_waitcnt lgkmcnt(0)\n\ts_load_dword s8, s[6:7], 0x10\n\ts_endpgm\n"
    with pytest.raises(SimulationError) as caught:
        launch(with_argument(listing(body, arguments="p"), kind), 1, 64, [np.zeros(4, np.uint32)])
    assert words in caught.value.diagnostics[0].message


@pytest.mark.parametrize("kind", ["hidden_none", "hidden_default_queue", "hidden_completion_action", "hidden_multigrid_sync_arg"])
def test_null_pointers(listing, kind):
    body = "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\tv_mov_b32_e32 v1, 0\n\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32_e32 v2, s6\n\tv_mov_b32_e32 v3, s7\n"
    body += "\tglobal_store_dwordx2 v1, v[2:3], s[4:5]\n\ts_endpgm\n"
    out = np.full(2, 7, np.uint32)
    assert launch(with_argument(listing(body, arguments="p"), kind), 1, 64, [out]).ok and not out.any()


@pytest.mark.parametrize("setting, words", [
    ("user_sgpr_count 40", ".amdhsa_user_sgpr_count of kernel 'k' is 40: it can be 0 to 16"),
    ("user_sgpr_count -1", ".amdhsa_user_sgpr_count of kernel 'k' is -1: it can be 0 to 16"),
    ("system_vgpr_workitem_id 7", ".amdhsa_system_vgpr_workitem_id of kernel 'k' is 7: it can be 0 to 2"),
    ("private_segment_fixed_size 99999999", "private_segment_fixed_size of kernel 'k' is 99999999: it can be 0 to 131056"),
    ("user_sgpr_kernarg_preload_length 15", "kernel 'k' asks for 17 user SGPRs, and there are 16"),
    ("user_sgpr_kernarg_preload_length 5", "kernel 'k' asks for 5 words of its arguments from word 0 on, and has 16 bytes"),
])  # fmt: skip
def test_what_no_descriptor_can_hold(listing, setting, words):
    text = listing("\ts_endpgm\n").replace(".amdhsa_next_free_vgpr", f".amdhsa_{setting}\n\t\t.amdhsa_next_free_vgpr", 1)
    with pytest.raises(SimulationError) as caught:
        launch(text, 1, 64, [np.zeros(4), np.zeros(4)])
    assert words in caught.value.diagnostics[0].message
