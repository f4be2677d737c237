"""Loads into and stores from one half of a register. With SRAM-ECC the other half of a load is not kept (LLVM, d16PreservesUnusedBits): it is poison."""

import numpy as np
import pytest

from tiledsl.sim import launch

BODY = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v20, 0x11112222
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], s[4:5]
	s_mov_b32 s10, 256
	s_mov_b32 s11, 0x27000
	v_mov_b32_e32 v5, s5
	v_add_co_u32_e32 v4, vcc, s4, v1
	s_nop 1
	v_addc_co_u32_e32 v5, vcc, v5, v3, vcc
	global_load_dword v21, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v21
	s_waitcnt lgkmcnt(0)
	{op}
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v1, {result}, s[6:7]
	s_endpgm
"""
FORMS = {
    "global_load_{name} v20, v1, s[4:5]": ("ubyte", "sbyte", "short"),
    "flat_load_{name} v20, v[4:5]": ("ubyte", "sbyte", "short"),
    "buffer_load_{name} v20, v1, s[8:11], 0 offen": ("ubyte", "sbyte", "short"),
    "ds_read_{name} v20, v1": ("u8", "i8", "u16"),
}
SCRATCH = {"ubyte": "byte", "sbyte": "byte", "short": "short"}
LOADS = [(form, name, index) for form, names in FORMS.items() for index, name in enumerate(names)]


def run(listing, op, result="v20"):
    data = np.random.default_rng(1).integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32)
    found = np.zeros(64, np.uint32)
    report = launch(listing(BODY.format(op=op, result=result), lds=256), 1, 64, [data, found])
    assert report.ok, str(report)
    return data, found


@pytest.mark.parametrize("form, name, index", LOADS)
@pytest.mark.parametrize("high", [False, True])
def test_loads_fill_one_half_and_lose_the_other(listing, form, name, index, high):
    data, found = run(listing, form.format(name=f"{name}_d16{'_hi' if high else ''}"))
    wanted = [data & 0xFF, data.astype(np.uint8).view(np.int8).astype(np.int16).view(np.uint16), data & 0xFFFF][index].astype(np.uint32)
    half, other = (found >> 16, found & 0xFFFF) if high else (found & 0xFFFF, found >> 16)
    assert (half == wanted).all()
    assert not np.isin(other, [0, 0x1111, 0x2222]).any()


STORES = {
    "global_store_{name}_d16_hi v1, v21, s[4:5]": ("byte", "short"),
    "flat_store_{name}_d16_hi v[4:5], v21": ("byte", "short"),
    "buffer_store_{name}_d16_hi v21, v1, s[8:11], 0 offen": ("byte", "short"),
    "ds_write_{name}_d16_hi v1, v21": ("b8", "b16"),
}


@pytest.mark.parametrize("form, name, size", [(form, name, size) for form, names in STORES.items() for size, name in enumerate(names, 1)])
def test_stores_take_the_upper_half(listing, form, name, size):
    read = "ds_read_b32 v22, v1" if form.startswith("ds") else "global_load_dword v22, v1, s[4:5]"
    store = form.format(name=name)
    data, found = np.random.default_rng(1).integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32), np.zeros(64, np.uint32)
    text = BODY.format(op=f"{store}\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\t{read}", result="v22")
    before = data.copy()
    report = launch(listing(text, lds=256), 1, 64, [data, found])
    assert report.ok, str(report)
    mask = (1 << 8 * size) - 1
    assert (found == (before & ~np.uint32(mask) | before >> 16 & mask)).all()


@pytest.mark.parametrize("name", SCRATCH)
@pytest.mark.parametrize("high", [False, True])
def test_scratch(listing, name, high):
    """A store of the upper half, loaded back into either half."""
    op = f"scratch_store_{SCRATCH[name]}_d16_hi off, v21, off offset:4\n\tscratch_load_{name}_d16{'_hi' * high} v20, off, off offset:4"
    text = listing(BODY.format(op=op, result="v20"), lds=256)
    text = text.replace(".private_segment_fixed_size: 0", ".private_segment_fixed_size: 16")
    text = text.replace("\t\t.amdhsa_kernarg_size", "\t\t.amdhsa_private_segment_fixed_size 16\n\t\t.amdhsa_enable_private_segment 1\n\t\t.amdhsa_kernarg_size")
    data, found = np.random.default_rng(1).integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32), np.zeros(64, np.uint32)
    report = launch(text, 1, 64, [data, found])
    assert report.ok, str(report)
    upper = data >> 16
    wanted = {"ubyte": upper & 0xFF, "sbyte": upper.astype(np.uint8).view(np.int8).astype(np.int16).view(np.uint16), "short": upper}[name]
    assert ((found >> 16 if high else found & 0xFFFF) == wanted).all()
