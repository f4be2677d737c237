"""Raw buffers as clang uses them: every width with lane, scalar and immediate offsets, and what lies beyond the end, dword by dword."""

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

# A lane's width in bytes, and the suffix of clang's builtins.
WIDTHS = {1: "b8", 2: "b16", 4: "b32", 8: "b64", 12: "b96", 16: "b128"}
SOURCE = """
extern "C" __attribute__((global)) void copy(void* a, void* b, int given, int taken, int step, int shift) {
    __amdgpu_buffer_rsrc_t from = __builtin_amdgcn_make_buffer_rsrc(a, 0, given, 0x27000), to = __builtin_amdgcn_make_buffer_rsrc(b, 0, taken, 0x27000);
    int at = __builtin_amdgcn_workitem_id_x() * step;
    __builtin_amdgcn_raw_buffer_store_WIDTH(__builtin_amdgcn_raw_buffer_load_WIDTH(from, at + 32, shift, 0), to, at + 32, shift, 0);
}"""


def copied(source: np.ndarray, given: int, taken: int, step: int, shift: int, width: int) -> np.ndarray:
    """Byte by byte: a dword (or the whole of a narrower access) that ends beyond its buffer reads zeros, and is not written."""
    result = np.full(len(source), 0xEE, np.uint8)
    for lane in range(64):
        for part in range(0, width, 4):
            at, size = lane * step + 32 + shift + part, min(width, 4)
            value = source[at : at + size] if at + size <= given else np.zeros(size, np.uint8)
            if at + size <= taken:
                result[at : at + size] = value
    return result


@pytest.mark.in_turn
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("width, suffix", WIDTHS.items())
@pytest.mark.parametrize("given, taken", [(2048, 2048), (300, 2048), (2048, 301), (0, 2048), (2048, 0)])
def test_every_width_and_both_ends(compiled, target, width, suffix, given, taken):
    a = np.random.default_rng(1).integers(0, 256, 2048).astype(np.uint8)
    b = np.full(2048, 0xEE, np.uint8)
    step, shift = max(width, 4), 64 if width > 2 else 2
    report = launch(compiled(SOURCE.replace("WIDTH", suffix), target), 1, 64, [a, b, given, taken, step, shift])
    assert {hazard.kind for hazard in report.hazards} == ({"buffer-range"} if shift > min(given, taken) else set()), str(report)
    assert (b == copied(a, given, taken, step, shift, width)).all()


def test_a_buffer_that_ends_before_the_scalar_offset(compiled):
    """Whether its lanes are in range is not documented: num_records - scalar offset is less than 0."""
    source = SOURCE.replace("WIDTH", "b32")
    a, b = np.zeros(128, np.uint32), np.zeros(128, np.uint32)
    assert launch(compiled(source, "gfx942"), 1, 64, [a, b, 64, 512, 4, 64]).ok
    (hazard,) = launch(compiled(source, "gfx942"), 1, 64, [a, b, 60, 512, 4, 64], schedule="latest").hazards
    assert (hazard.kind, hazard.count) == ("buffer-range", 1) and hazard.place.text.startswith("buffer_load_dword ")
    assert hazard.message == "the scalar offset of 64 bytes lies beyond the end of a buffer of 60"


RESOURCE = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s10, 0x100
	s_mov_b32 s11, {last:#x}
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s4
	s_or_b32 s9, s5, {second:#x}
	buffer_load_dword v2, v1, s[8:11], 0 {form}
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[6:7]
	s_endpgm
"""


@pytest.mark.in_turn
@pytest.mark.parametrize("target", TARGETS)
def test_an_index_and_an_offset(listing, target):
    """Records of 8 bytes, of which a lane takes the first or the second half."""
    text = RESOURCE.replace("\tbuffer_load_dword v2, v1,", "\tv_lshrrev_b32_e32 v4, 1, v0\n\tv_and_b32_e32 v5, 1, v0\n\tv_lshlrev_b32_e32 v5, 2, v5\n"
        "\tbuffer_load_dword v2, v[4:5],")  # fmt: skip
    a, b = np.arange(64, dtype=np.uint32), np.zeros(64, np.uint32)
    assert launch(listing(text.format(second=8 << 16, last=0x27000, form="idxen offen"), target=target), 1, 64, [a, b]).ok and (b == a).all()


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("second, last, form, words", [
    (0, 0x827000, "offen", "a buffer resource with ADD_TID_ENABLE (bit 23 of its fourth word), which adds the lane's number to the index, is not modelled"),
    (0, 0x827000, "idxen", "a buffer resource with ADD_TID_ENABLE"),
    (1 << 31 | 4 << 16, 0x27000, "idxen", "a swizzled buffer resource (bit 31 of its second word) that is not the private segment's is not modelled"),
    (1 << 31, 0x27000, "offen", "a swizzled buffer resource"),
    (1 << 31, 0x827000, "offen", "a swizzled buffer resource"),
])  # fmt: skip
def test_resources_that_are_not_modelled(listing, target, second, last, form, words):
    a, b = np.arange(64, dtype=np.uint32), np.zeros(64, np.uint32)
    with pytest.raises(SimulationError) as caught:
        launch(listing(RESOURCE.format(second=second, last=last, form=form), target=target), 1, 64, [a, b])
    assert words in caught.value.diagnostics[0].message
    assert launch(listing(RESOURCE.format(second=0, last=0x27000, form="offen"), target=target), 1, 64, [a, b]).ok and (b == a).all()


def test_an_offset_pushed_far_out_of_range(compiled):
    """How a lane is switched off: an offset of 2 GiB, whatever the size of the buffer."""
    source = SOURCE.replace("WIDTH", "b32").replace("int at = __builtin_amdgcn_workitem_id_x() * step;", "int at = LANE % 3 ? LANE * step : 0x80000000;")
    source = source.replace("LANE", "__builtin_amdgcn_workitem_id_x()")
    a, b = np.arange(1, 129, dtype=np.uint32), np.zeros(128, np.uint32)
    report = launch(compiled(source, "gfx942"), 1, 64, [a, b, 512, 512, 4, 0])
    assert report.ok, str(report)
    lane = np.arange(64)
    assert (b[8:72] == np.where(lane % 3 > 0, a[8:72], 0)).all()


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_a_stride_for_the_cache_leaves_the_range_in_bytes(compiled, target):
    """A row's bytes and bit 14, as Triton and MLIR give them: the instruction has no index, so num_records are bytes all the same."""
    source = SOURCE.replace("WIDTH", "b64").replace("(a, 0,", "(a, 0x4000 | 64,").replace("(b, 0,", "(b, 0x4000 | 128,")
    a = np.random.default_rng(2).integers(0, 256, 2048).astype(np.uint8)
    b = np.full(2048, 0xEE, np.uint8)
    report = launch(compiled(source, target), 1, 64, [a, b, 300, 212, 8, 16])
    assert report.ok, str(report)
    assert (b == copied(a, 300, 212, 8, 16, 8)).all()
