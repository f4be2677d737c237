"""Each kind of hazard: a small listing that has it, and its right twin that has not."""

import numpy as np
import pytest

from tests.distances import NAMES, PAIRS
from tests.sim.hazards import SETUP, nops, only, run
from tiledsl.analysis.listing.in_flight import findings
from tiledsl.asm.text.parse import parse_listing
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

STORE = "\tglobal_store_dword v1, v20, s[6:7]\n\ts_endpgm\n"
SCHEDULES = ["round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1", "random:2"]


# -- registers ----------------------------------------------------------------------

LOADED = "\tglobal_load_dword v20, v1, s[4:5]\n{wait}\n\t{use}\n" + "\ts_waitcnt vmcnt(0)\n" + STORE


@pytest.mark.parametrize("use", ["v_mov_b32_e32 v21, v20", "v_mov_b32_e32 v20, 1", "ds_write_b32 v1, v20", "global_store_dword v1, v20, s[6:7]"])
def test_touching_a_register_in_flight(listing, use):
    report, _ = run(listing, LOADED.format(wait="", use=use), lds=256)
    hazard = only(report, "register-in-flight")
    assert hazard.place.text == use and hazard.producer.text == "global_load_dword v20, v1, s[4:5]"
    assert run(listing, LOADED.format(wait="\ts_waitcnt vmcnt(0)", use=use), lds=256)[0].ok


# "Instructions of a given type return in order, but instructions of different types can complete out-of-order" (CDNA3 ISA, Data Dependency Resolution);
# after FLAT instructions "the only sensible S_WAITCNT value to use is zero". The address of a flat load, or a buffer's descriptor, is made beforehand.
ADDRESSES = """
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v3, s5
	v_add_co_u32_e32 v2, vcc, s4, v1
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b64 s[8:9], s[4:5]
	s_mov_b32 s10, 4096
	s_mov_b32 s11, 0x27000
	v_add_u32_e32 v4, 1000, v0
	ds_write_b32 v1, v4
	ds_write_b32 v1, v4 offset:256
	s_waitcnt lgkmcnt(0)
"""
SAME_KIND = {  # and what v20 is of lane 0 in the end
    ("global_load_dword v20, v1, s[4:5]", "global_load_dword v20, v1, s[4:5] offset:12"): 3,
    ("global_load_dword v20, v1, s[4:5]", "buffer_load_dword v20, v1, s[8:11], 0 offen offset:16"): 4,
    ("buffer_load_dwordx2 v[20:21], v1, s[8:11], 0 offen", "global_load_dword v21, v1, s[4:5] offset:24"): 0,
    ("global_load_dword v21, v1, s[4:5]", "buffer_load_dwordx2 v[20:21], v1, s[8:11], 0 offen offset:20"): 5,
    ("global_load_short_d16 v20, v1, s[4:5]", "global_load_short_d16_hi v20, v1, s[4:5] offset:12"): 0x3BEEF,  # the other half is not kept: poison
    ("ds_read2_b32 v[20:21], v1 offset1:1", "ds_read_b32 v20, v1 offset:8"): 1002,
}
OTHER_KIND = [
    ("global_load_dword v20, v1, s[4:5]", "ds_read_b32 v20, v1"),
    ("ds_read_b32 v20, v1", "buffer_load_dword v20, v1, s[8:11], 0 offen"),
    ("global_load_dword v20, v1, s[4:5]", "flat_load_dword v20, v[2:3]"),
    ("flat_load_dword v20, v[2:3]", "global_load_dword v20, v1, s[4:5]"),
    ("flat_load_dword v20, v[2:3]", "flat_load_dword v20, v[2:3] offset:4"),
    ("flat_load_dword v20, v[2:3]", "ds_read_b32 v20, v1"),
]


@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("older, younger", SAME_KIND)
def test_a_load_may_overwrite_what_an_older_one_of_its_kind_still_fills(listing, schedule, older, younger):
    body = ADDRESSES + f"\t{older}\n\t{younger}\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    report, result = run(listing, body + STORE, lds=512, schedule=schedule)
    assert report.ok, str(report)
    assert result[0] == SAME_KIND[older, younger]


@pytest.mark.parametrize("older, younger", OTHER_KIND)
def test_a_load_of_another_kind_may_not(listing, older, younger):
    body = ADDRESSES + f"\t{older}\n{{wait}}\t{younger}\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n" + STORE
    hazard = only(run(listing, body.format(wait=""), lds=512)[0], "register-in-flight")
    assert (hazard.place.text, hazard.producer.text) == (younger, older) and hazard.message.startswith("v20 is overwritten")
    assert run(listing, body.format(wait="\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"), lds=512)[0].ok


@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("first, second", [("0xFF", "0xFFFFFF00"), ("0xFFFF", "0xFFFFFF00"), ("-1", "-1")])
def test_a_register_is_in_flight_until_the_younger_load_has_arrived(listing, schedule, first, second):
    """As in two arms of a condition, with lanes of their own or in common: each lane gets what the last load for it brings."""
    body = (
        f"\tv_mov_b32_e32 v20, 0\n\ts_mov_b32 exec_hi, 0\n\ts_mov_b32 exec_lo, {first}\n\tglobal_load_dword v20, v1, s[4:5]\n"
        f"\ts_mov_b32 exec_lo, {second}\n\tglobal_load_dword v20, v1, s[4:5] offset:4\n\ts_mov_b32 exec_lo, -1\n\ts_waitcnt vmcnt({{n}})\n" + STORE
    )
    report, result = run(listing, body.format(n=0), schedule=schedule)
    assert report.ok, str(report)
    lanes = np.arange(32)
    assert (result[:32] == lanes + (int(second, 0) >> lanes & 1)).all()
    early = only(run(listing, body.format(n=1), schedule=schedule)[0], "register-in-flight")
    assert early.producer.text.endswith("offset:4")


def test_data_of_two_loads_lands_after_a_look_at_it_too_early(listing):
    """A look between the two loads, or after both, finds poison; what lands is the younger load's nevertheless."""
    look, load = "\tv_mov_b32_e32 v22, v20\n", "\tglobal_load_dword v20, v1, s[4:5] offset:4\n"
    for between in (look + load, load + look, look + load + look):
        report, result = run(listing, "\tglobal_load_dword v20, v1, s[4:5]\n" + between + "\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v20, v20, v22\n" + STORE)
        assert {h.kind for h in report.hazards} == {"register-in-flight"}
        assert (result[:64] == (np.arange(64) + 1 + 0xDEADBEEF & 0xFFFFFFFF)).all()


def test_text_of_a_hazard(listing):
    report, _ = run(listing, LOADED.format(wait="", use="v_mov_b32_e32 v21, v20"), blocks=2)
    line = report.hazards[0].place.line
    assert report.hazards[0].render() == (
        "register-in-flight: v20 is read before a wait covers the operation that fills it\n"
        f"  line {line}: v_mov_b32_e32 v21, v20\n"
        f"  line {line - 2}: global_load_dword v20, v1, s[4:5]\n"
        "  = vmcnt must cover that operation first; wave 0 passed no such wait\n"
        "  = wave 0, blocks 0, 1; seen 1 time"
    )


def test_what_is_read_too_early_is_poison_and_the_data_still_lands(listing):
    report, result = run(
        listing, "\tglobal_load_dword v20, v1, s[4:5]\n\tv_mov_b32_e32 v21, v20\n\ts_waitcnt vmcnt(0)\n\tv_add_u32_e32 v20, v20, v21\n" + STORE
    )
    assert not report.ok
    assert (result[:64] == (np.arange(64) + 0xDEADBEEF & 0xFFFFFFFF)).all()


COUNTED = (
    "\tglobal_load_dword v20, v1, s[4:5]\n\tglobal_load_dword v21, v1, s[4:5] offset:4\n"
    "\tglobal_store_dword v1, v1, s[6:7] offset:512\n\ts_waitcnt vmcnt({n})\n\tv_mov_b32_e32 v22, {r}\n"
    "\ts_waitcnt vmcnt(0)\n" + STORE
)


@pytest.mark.parametrize("register, most", [("v20", 2), ("v21", 1)])
def test_vmcnt_counts_in_order_stores_too(listing, register, most):
    assert run(listing, COUNTED.format(n=most, r=register))[0].ok
    only(run(listing, COUNTED.format(n=most + 1, r=register))[0], "register-in-flight")


def test_lgkmcnt_proves_lds_in_order_and_scalar_loads_only_at_zero(listing):
    body = (
        "\tds_write_b32 v1, v0\n\tds_read_b32 v20, v1\n\tds_read_b32 v21, v1\n{scalar}\ts_waitcnt lgkmcnt({n})\n"
        "\tv_mov_b32_e32 v22, {use}\n\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32_e32 v20, v21\n" + STORE
    )
    scalar = "\ts_load_dword s20, s[4:5], 0x0\n"
    assert run(listing, body.format(scalar="", n=1, use="v20"), lds=256)[0].ok
    assert run(listing, body.format(scalar=scalar, n=1, use="v20"), lds=256)[0].ok  # one LDS read outstanding at most
    only(run(listing, body.format(scalar=scalar, n=2, use="v20"), lds=256)[0], "register-in-flight")
    only(run(listing, body.format(scalar=scalar, n=1, use="s20"), lds=256)[0], "register-in-flight")
    assert run(listing, body.format(scalar=scalar, n=0, use="s20"), lds=256)[0].ok


def test_flat_needs_both_counters(listing):
    address = (
        "\tv_mov_b32_e32 v3, s5\n"
        "\tv_mov_b32_e32 v2, s4\n"
        "\tflat_load_dword v20, v[2:3]\n"
        "\ts_waitcnt {wait}\n"
        "\tv_mov_b32_e32 v21, v20\n"
        "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    )
    assert run(listing, address.format(wait="vmcnt(0) lgkmcnt(0)") + STORE)[0].ok
    only(run(listing, address.format(wait="vmcnt(0)") + STORE)[0], "register-in-flight")
    only(run(listing, address.format(wait="lgkmcnt(0)") + STORE)[0], "register-in-flight")


def test_sources_of_a_store_are_free_after_issue(listing):
    assert run(listing, "\tv_mov_b32_e32 v20, 1\n\tglobal_store_dword v1, v20, s[6:7]\n\tv_mov_b32_e32 v20, 2\n\ts_endpgm\n")[0].ok


def test_using_a_register_that_nothing_wrote(listing):
    report, _ = run(listing, "\tv_add_u32_e32 v20, v30, v1\n" + STORE)
    hazard = only(report, "register-unwritten")
    assert hazard.place.text.startswith("global_store_dword") and hazard.producer.text == "v_add_u32_e32 v20, v30, v1"
    assert run(listing, "\tv_mov_b32_e32 v30, 1\n\tv_add_u32_e32 v20, v30, v1\n" + STORE)[0].ok


def test_an_undefined_value_that_goes_nowhere_is_no_hazard(listing):
    assert run(listing, "\tv_mov_b32_e32 v31, v30\n\tv_mov_b32_e32 v20, v1\n" + STORE)[0].ok


@pytest.mark.parametrize("used, ok", [(20, False), (21, True)])
def test_a_move_of_two_registers_takes_each_as_it_is(listing, used, ok):
    """s18 is never written, s19 is."""
    body = "\ts_mov_b32 s19, 3\n\ts_mov_b64 s[20:21], s[18:19]\n\tv_mov_b32_e32 v20, s{used}\n"
    assert run(listing, body.format(used=used) + STORE)[0].ok is ok


PART_WRITTEN = [  # s18 is written, s19 never: what is made of the two, and whether s20 and s21 are defined
    ("s_bfe_i64 s[20:21], s[18:19], 0x80000", True, True),
    ("s_bfe_u64 s[20:21], s[18:19], 0x200000", True, True),
    ("s_bfe_i64 s[20:21], s[18:19], 0x210000", True, False),
    ("s_bfe_u64 s[20:21], s[18:19], 0x80020", False, True),
    ("s_bfe_i64 s[20:21], s[18:19], 0x80020", False, False),
    ("s_bfe_i64 s[20:21], s[18:19], s16", True, True),  # s16 is the field of the first line
    ("s_lshl_b64 s[20:21], s[18:19], 8", True, False),
    ("s_lshl_b64 s[20:21], s[18:19], 32", True, True),
    ("s_lshl_b64 s[20:21], s[18:19], s16", True, False),
    ("s_lshr_b64 s[20:21], s[18:19], 8", False, False),
    ("s_lshr_b64 s[20:21], s[18:19], 32", False, True),
    ("s_or_b64 s[20:21], s[18:19], 1", True, False),
    ("s_cselect_b64 s[20:21], 0, s[18:19]", True, False),
    ("s_cselect_b64 s[20:21], s[18:19], 0", True, True),  # SCC is 0
]


@pytest.mark.parametrize("text, low, high", PART_WRITTEN, ids=[text for text, _, _ in PART_WRITTEN])
def test_a_field_of_a_pair_is_of_the_registers_that_it_lies_in(listing, text, low, high):
    """clang widens a value by a field that starts at its lowest bit, and leaves the register above it as it was."""
    body = f"\ts_mov_b32 s18, 0x55\n\ts_mov_b32 s16, 0x80000\n\ts_cmp_eq_u32 s16, 0\n\t{text}\n"
    for used, defined in ((20, low), (21, high)):
        report, _ = run(listing, f"{body}\tv_mov_b32_e32 v20, s{used}\n{STORE}")
        if defined:
            assert report.ok, str(report)
        else:
            assert only(report, "register-unwritten").producer.text.startswith("v_mov_b32_e32 v20")
    if "cselect" not in text:
        report, _ = run(listing, f"{body}\ts_cbranch_scc0 .Lzero\n.Lzero:\n\tv_mov_b32_e32 v20, 1\n{STORE}")
        # a defined low dword is not 0 here, so SCC is 1 whatever the high dword is
        assert report.ok if low else only(report, "register-unwritten").message == "scc is used, and nothing has written it"


@pytest.mark.parametrize("shift, ok", [("v_lshlrev_b64 v[10:11], 32, v[8:9]", True), ("v_lshlrev_b64 v[10:11], 31, v[8:9]", False)])
def test_a_shift_may_leave_out_lanes_that_nothing_wrote(listing, shift, ok):
    """v9 is written in no lane but four."""
    body = "\tv_mov_b32_e32 v8, 1\n\ts_mov_b64 exec, 15\n\tv_mov_b32_e32 v9, 1\n\ts_mov_b64 exec, -1\n"
    report, _ = run(listing, f"{body}\t{shift}\n\tv_mov_b32_e32 v20, v11\n{STORE}")
    assert report.ok if ok else only(report, "register-unwritten").message == "v20 is used with bits that nothing has written, first in lane 4"


MASKS = {  # s[18:19] is never written; EXEC has lanes 0 to 31, and then all; whether the use is defined
    "of the lanes that EXEC enables": ("s_or_b64 s[18:19], s[18:19], exec\n\ts_and_saveexec_b64 s[20:21], s[18:19]", True),
    "of other lanes": ("s_or_b64 s[18:19], s[18:19], exec\n\ts_mov_b64 exec, -1\n\ts_and_saveexec_b64 s[20:21], s[18:19]", False),
    "cleared": ("s_andn2_b64 s[18:19], s[18:19], exec\n\ts_andn2_b64 exec, exec, s[18:19]", True),
    "assembled": (
        "s_andn2_b64 s[18:19], s[18:19], exec\n\ts_mov_b32 exec_lo, 0\n\ts_mov_b32 exec_hi, -1\n"
        "\ts_or_b64 s[18:19], s[18:19], exec\n\ts_mov_b64 exec, s[18:19]",
        True,
    ),
    "against itself": ("s_xor_b64 s[18:19], s[18:19], s[18:19]\n\ts_or_b64 exec, exec, s[18:19]", True),
    "selected": (
        "s_xor_b64 vcc, s[16:17], s[18:19]\n\ts_and_b64 vcc, vcc, exec\n\ts_xor_b64 s[20:21], vcc, s[18:19]\n\ts_and_b64 exec, exec, s[20:21]",
        True,
    ),
    "selected for no lane": (
        "s_xor_b64 vcc, s[16:17], s[18:19]\n\ts_and_b64 vcc, vcc, 0\n\ts_xor_b64 s[20:21], vcc, s[18:19]\n\ts_and_b64 exec, exec, s[20:21]",
        False,
    ),
    "against its inverse": ("s_not_b64 s[20:21], s[18:19]\n\ts_andn2_b64 s[20:21], s[20:21], s[18:19]\n\ts_and_b64 exec, exec, s[20:21]", False),
    "against another": ("s_mov_b64 s[20:21], s[18:19]\n\ts_add_u32 s18, s18, s18\n\ts_xor_b32 s20, s18, s20\n\ts_mov_b32 exec_lo, s20", False),
    "inverted": ("s_not_b64 s[18:19], s[18:19]\n\ts_and_b64 exec, exec, s[18:19]", False),
    "kept": ("s_or_b64 s[20:21], s[18:19], exec\n\ts_or_b64 s[20:21], s[20:21], s[18:19]\n\ts_and_b64 exec, exec, s[20:21]", True),
    "of two masks": (
        "s_mov_b32 exec_lo, 0xff\n\ts_mov_b32 exec_hi, 0xff\n\ts_or_b64 s[18:19], s[18:19], exec\n\ts_or_b64 s[22:23], s[22:23], exec\n"
        "\ts_and_b64 s[20:21], s[18:19], s[22:23]\n\ts_and_b64 exec, exec, s[20:21]",
        True,
    ),
    "of a branch": ("s_or_b64 vcc, s[18:19], exec\n\ts_cbranch_vccz .Lnone\n.Lnone:", True),
    "of a branch that may go both ways": ("s_andn2_b64 vcc, s[18:19], exec\n\ts_cbranch_vccz .Lnone\n.Lnone:", False),
    "of a branch on SCC": ("s_and_b64 s[18:19], s[18:19], 0\n\ts_cbranch_scc1 .Lnone\n.Lnone:", True),
}


@pytest.mark.parametrize("body, ok", MASKS.values(), ids=MASKS)
def test_bits_of_a_mask_that_nothing_wrote(listing, body, ok):
    report, _ = run(listing, f"\ts_mov_b64 s[16:17], 0\n\ts_mov_b64 exec, 0xffffffff\n\t{body}\n\ts_endpgm\n")
    used = ("s[18:19] is used", "s19 is used", "vcc_hi is used", "s[20:21] is used", "s20 is used")
    assert report.ok if ok else only(report, "register-unwritten").message.startswith(used)


@pytest.mark.parametrize("lanes, ok", [("0xffff", True), ("-1", False)])
def test_a_choice_by_bits_that_nothing_wrote(listing, lanes, ok):
    body = f"\tv_mov_b32_e32 v20, 0\n\ts_mov_b64 exec, 0xffffffff\n\ts_or_b64 s[18:19], s[18:19], exec\n\ts_mov_b64 exec, {lanes}\n\ts_nop 3\n"
    report, _ = run(listing, body + "\tv_cndmask_b32_e64 v20, 0, 1, s[18:19]\n" + STORE)
    assert report.ok if ok else only(report, "register-unwritten").message == "v20 is used with bits that nothing has written, first in lane 32"


HALF_OF_THE_LANES = "s_mov_b32 s18, 5\n\tv_cndmask_b32_e64 v20, 0, 1, s[18:19]"  # s19 is never written: lanes 32 to 63 of v20 have one undefined bit
ONE_BIT = {  # whether the use is defined
    "computed with": ("v_mul_lo_u32 v20, v20, v20\n\ts_mov_b32 exec_hi, 0", True),
    "computed with, used": ("v_mul_lo_u32 v20, v20, v20\n\ts_mov_b32 exec_lo, 0", False),
    "written beside them": ("s_mov_b64 exec, 15\n\tv_mul_lo_u32 v20, v20, v20\n\ts_mov_b64 exec, 0xffffffff", True),
    "written beside them, used": ("s_mov_b64 exec, 15\n\tv_mul_lo_u32 v20, v20, v20\n\ts_mov_b64 exec, -1", False),
    "written over some": ("s_mov_b32 exec_lo, 0\n\tv_mov_b32_e32 v20, 3\n\ts_mov_b64 exec, -1", True),
    "compared": ("v_cmp_lt_u32_e32 vcc, 0, v20\n\ts_mov_b32 vcc_hi, 0\n\ts_and_b64 exec, exec, vcc", True),
    "compared, used": ("v_cmp_lt_u32_e32 vcc, 0, v20\n\ts_mov_b32 vcc_lo, 0\n\ts_and_b64 exec, exec, vcc", False),
    "compared in some lanes": ("s_mov_b64 exec, 0xffffffff\n\tv_cmp_lt_u32_e32 vcc, 0, v20\n\ts_and_b64 exec, exec, vcc", True),
    "carried": ("v_mov_b32_e32 v21, 0\n\tv_addc_co_u32_e64 v20, vcc, v21, v21, s[18:19]\n\ts_and_b32 exec_lo, exec_lo, vcc_lo\n\ts_mov_b32 exec_hi, 0", True),
    "carried, used": ("v_mov_b32_e32 v21, 0\n\tv_addc_co_u32_e64 v20, vcc, v21, v21, s[18:19]", False),
    "as a word": ("v_mov_b32_e32 v21, s19\n\tv_mul_lo_u32 v20, v21, v21\n\ts_mov_b32 exec_hi, 0", False),
}


@pytest.mark.parametrize("body, ok", ONE_BIT.values(), ids=ONE_BIT)
def test_lanes_with_a_bit_that_nothing_wrote(listing, body, ok):
    """clang keeps a flag, and a value that counts only where the flag is set, in registers that begin undefined: the value is undefined lane by lane."""
    report, _ = run(listing, f"\t{HALF_OF_THE_LANES}\n\t{body}\n{STORE}")
    assert {hazard.kind for hazard in report.hazards} - {"wait-states"} == (set() if ok else {"register-unwritten"})


LANES = "v_bfi_b32 v20, s8, v10, v20\n\ts_mov_b64 exec, 15\n\tv_bfi_b32 v20, s9, v10, v20"  # lanes 0 to 3 both halves, the others one
HALVES = {  # v20 is never written; v10 is; whether the use is defined
    "both": ("v_bfi_b32 v20, s8, v10, v20\n\tv_bfi_b32 v20, s9, v10, v20", "global_store_dword v1, v20, s[6:7]", True),
    "one": ("v_bfi_b32 v20, s8, v10, v20", "global_store_dword v1, v20, s[6:7]", False),
    "one, stored": ("v_bfi_b32 v20, s8, v10, v20", "global_store_short v1, v20, s[6:7]", True),
    "the other, stored": ("v_bfi_b32 v20, s8, v10, v20", "global_store_short_d16_hi v1, v20, s[6:7]", False),
    "shifted": ("v_bfi_b32 v20, s9, v10, v20\n\tv_lshrrev_b32_e32 v20, 16, v20", "global_store_dword v1, v20, s[6:7]", True),
    "moved": ("v_bfi_b32 v20, s8, v10, v20\n\tv_perm_b32 v20, v20, v20, s10", "global_store_dword v1, v20, s[6:7]", True),
    "in some lanes": (
        "s_mov_b64 exec, 15\n\tv_bfi_b32 v20, s8, v10, v20\n\tv_bfi_b32 v20, s9, v10, v20\n\ts_mov_b64 exec, -1",
        "global_store_dword v1, v20, s[6:7]",
        False,
    ),
    "where it is used": ("s_mov_b64 exec, 15\n\tv_bfi_b32 v20, s8, v10, v20\n\tv_bfi_b32 v20, s9, v10, v20", "global_store_dword v1, v20, s[6:7]", True),
    "one in some lanes": (f"{LANES}", "global_store_dword v1, v20, s[6:7]", True),
    "one in other lanes": (f"{LANES}\n\ts_mov_b64 exec, -1", "global_store_dword v1, v20, s[6:7]", False),
    "computed with in some lanes": (f"{LANES}\n\tv_add_u32_e32 v20, v20, v20", "global_store_dword v1, v20, s[6:7]", True),
    "computed with in some lanes, used in others": (
        f"{LANES}\n\tv_add_u32_e32 v20, v20, v20\n\ts_mov_b64 exec, -1",
        "global_store_dword v1, v20, s[6:7]",
        False,
    ),
    "read from the first lane": (
        f"{LANES}\n\ts_nop 3\n\tv_readfirstlane_b32 s11, v20\n\ts_nop 3\n\tv_mov_b32_e32 v20, s11",
        "global_store_dword v1, v20, s[6:7]",
        True,
    ),
    "an operand of 16 bits": ("v_bfi_b32 v20, s8, v10, v20\n\tv_add_u16_e32 v20, 1, v20", "global_store_dword v1, v20, s[6:7]", True),
    "an operand of 16 bits, undefined": ("v_bfi_b32 v20, s9, v10, v20\n\tv_add_u16_e32 v20, 1, v20", "global_store_dword v1, v20, s[6:7]", False),
    "shifted as 16 bits": ("v_bfi_b32 v20, s8, v10, v20\n\tv_lshlrev_b16_e32 v20, 8, v20", "global_store_dword v1, v20, s[6:7]", True),
    "selected": (
        "v_bfi_b32 v20, s8, v10, v20\n\tv_add_u32_sdwa v20, v10, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1",
        "global_store_dword v1, v20, s[6:7]",
        True,
    ),
    "not selected": (
        "v_bfi_b32 v20, s8, v10, v20\n\tv_add_u32_sdwa v20, v10, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2",
        "global_store_dword v1, v20, s[6:7]",
        False,
    ),
    "exchanged": ("v_bfi_b32 v20, s8, v10, v20\n\tv_swap_b32 v20, v10", "global_store_dword v1, v20, s[6:7]", True),
    "shifted, packed": ("v_bfi_b32 v20, s8, v10, v20\n\tv_pk_lshlrev_b16 v20, 1, v20 op_sel_hi:[0,1]", "global_store_short v1, v20, s[6:7]", True),
    "of an unknown packed shift": ("v_pk_lshlrev_b16 v20, v20, v10", "global_store_dword v1, v20, s[6:7]", False),
    "in lanes that EXEC disables": (
        "v_bfi_b32 v20, s8, v10, v20\n\ts_mov_b64 exec, 15\n\tv_bfi_b32 v20, s9, v10, v20",
        "global_store_dword v1, v20, s[6:7]",
        True,
    ),
    "added in lanes that EXEC disables": (
        "v_bfi_b32 v20, s8, v10, v20\n\ts_mov_b64 exec, 15\n\tv_bfi_b32 v20, s9, v10, v20\n\tv_add_u32_e32 v20, v20, v10",
        "global_store_dword v1, v20, s[6:7]",
        True,
    ),
    "its halves against each other": ("v_xor_b32_sdwa v20, v20, v20 src0_sel:WORD_0 src1_sel:WORD_1", "global_store_dword v1, v20, s[6:7]", False),
    "its lanes against each other": ("v_xor_b32_dpp v20, v20, v20 quad_perm:[1,0,3,2]", "global_store_dword v1, v20, s[6:7]", False),
    "of an unknown shift": ("v_lshlrev_b32_e32 v20, v20, v10", "global_store_dword v1, v20, s[6:7]", False),
}


@pytest.mark.parametrize("body, store, ok", HALVES.values(), ids=HALVES)
def test_a_word_is_assembled_from_halves(listing, body, store, ok):
    """clang writes each half of a vector of two with v_bfi_b32, into a register that begins undefined."""
    masks = "\ts_mov_b32 s8, 0xffff\n\ts_mov_b32 s9, 0xffff0000\n\ts_mov_b32 s10, 0x1000100\n\tv_mov_b32_e32 v10, 7\n"
    report, _ = run(listing, f"{masks}\t{body}\n\t{store}\n\ts_endpgm\n")
    assert report.ok if ok else only(report, "register-unwritten").message.startswith("v20 is used")


PACKED = "\tv_mov_b32_e32 v10, 1.0\n\tv_mov_b32_e32 v12, 1.0\n\tv_mov_b32_e32 v13, 1.0\n{body}\n\tv_mov_b32_e32 v20, v{used}\n" + STORE


@pytest.mark.parametrize("used, ok", [(14, True), (15, False)])
def test_packed_results_depend_on_the_halves_that_op_sel_chooses(listing, used, ok):
    """v11 is never written: only what takes it is undefined."""
    for body in (
        "\tv_pk_add_f32 v[14:15], v[10:11], v[12:13]",
        "\tv_pk_fma_f32 v[14:15], v[12:13], v[12:13], v[10:11]",
        "\tv_pk_mul_f32 v[14:15], v[12:13], v[10:11] op_sel_hi:[0,1]",
        "\tv_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,1]",
    ):
        assert run(listing, PACKED.format(body=body, used=used))[0].ok is ok, body
    for body in ("\tv_pk_add_f32 v[14:15], v[10:11], v[12:13] op_sel_hi:[0,1]", "\tv_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,0]"):
        assert run(listing, PACKED.format(body=body, used=used))[0].ok, body


# -- LDS ------------------------------------------------------------------------------

EXCHANGE = """
	v_xor_b32_e32 v2, 0x100, v1
	ds_write_b32 v1, v0
{publish}
	s_barrier
	ds_read_b32 v20, v2
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v20, s[6:7]
{release}
	ds_write_b32 v1, v0
	s_endpgm
"""
DRAIN = "\ts_waitcnt lgkmcnt(0)"


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_exchange_through_lds(listing, schedule):
    report, result = run(listing, EXCHANGE.format(publish=DRAIN, release="\ts_barrier"), 128, schedule=schedule, lds=512)
    assert report.ok, str(report)
    assert (result[:128] == np.arange(128) ^ 64).all()


def test_an_undrained_write_at_the_publishing_barrier(listing):
    hazard = only(run(listing, EXCHANGE.format(publish="", release="\ts_barrier"), 128, lds=512)[0], "lds-race")
    assert hazard.reason == "the write was not drained (lgkmcnt) before the barrier that publishes it"
    assert hazard.place.text == "ds_read_b32 v20, v2" and hazard.producer.text == "ds_write_b32 v1, v0" and set(hazard.waves) == {0, 1}


def test_a_missing_barrier_before_the_overwrite(listing):
    hazard = only(run(listing, EXCHANGE.format(publish=DRAIN, release=""), 128, lds=512)[0], "lds-race")
    assert hazard.reason == "no barrier stands between them"


def test_an_undrained_read_at_the_releasing_barrier(listing):
    body = EXCHANGE.format(publish=DRAIN, release="\ts_barrier").replace("\ts_waitcnt lgkmcnt(0)\n\tglobal_store_dword v1, v20, s[6:7]\n", "")
    hazard = only(run(listing, body, 128, lds=512)[0], "lds-race")
    assert hazard.reason == "the read was not drained (lgkmcnt) before the barrier that releases its bytes"
    assert hazard.place.text == "ds_write_b32 v1, v0" and hazard.producer.text == "ds_read_b32 v20, v2"


def test_an_undrained_publication_gives_stale_data_when_completion_is_late(listing):
    body = EXCHANGE.format(publish="", release="\ts_barrier").replace(
        "ds_write_b32 v1, v0\n\n", "v_mov_b32_e32 v3, 0x77\n\tds_write_b32 v1, v3\n\ts_waitcnt lgkmcnt(0)\n\ts_barrier\n\tds_write_b32 v1, v0\n\n", 1
    )
    report, result = run(listing, body, 128, schedule="latest", lds=512)
    assert not report.ok and (result[:128] == 0x77).any()


def test_the_same_wave_needs_no_wait_between_its_lds_operations(listing):
    body = "\tds_write_b32 v1, v0\n\tv_xor_b32_e32 v2, 4, v1\n\tds_read_b32 v20, v2\n\tds_write_b32 v1, v1\n\ts_waitcnt lgkmcnt(0)\n" + STORE
    report, result = run(listing, body, lds=256)
    assert report.ok and (result[:64] == np.arange(64) ^ 1).all()


def test_races_are_found_byte_by_byte(listing):
    """Two waves write the low and the high half of the same words: no race; one byte further, one."""
    body = (
        "\tv_lshrrev_b32_e32 v3, 6, v0\n"
        "\tv_and_b32_e32 v2, 63, v0\n"
        "\tv_lshlrev_b32_e32 v2, 2, v2\n"
        "\tv_lshl_add_u32 v2, v3, {shift}, v2\n"
        "\tds_write_b{bits} v2, v0\n"
        "\ts_endpgm\n"
    )
    assert run(listing, body.format(shift=1, bits=16), 128, lds=512)[0].ok
    assert run(listing, body.format(shift=0, bits=8), 128, lds=512)[0].ok
    hazards = run(listing, body.format(shift=0, bits=16), 128, lds=512)[0].hazards
    assert "lds-race" in {h.kind for h in hazards}


def test_reading_lds_that_nothing_wrote(listing):
    body = "\tds_write_b32 v1, v0\n\tds_read_b64 v[20:21], {address}\n\ts_waitcnt lgkmcnt(0)\n" + STORE
    hazard = only(run(listing, body.format(address="v2").replace("\tds_read", "\tv_lshlrev_b32_e32 v2, 3, v0\n\tds_read"), lds=512)[0], "lds-unwritten")
    assert hazard.message == "LDS byte 256 is read, and nothing has written it"
    assert run(listing, "\tv_lshlrev_b32_e32 v2, 3, v0\n\tds_write_b64 v2, v[0:1]\n" + body.format(address="v2"), lds=512)[0].ok


def test_lds_beyond_the_allocation(listing):
    body = "\tds_write_b32 v1, v0 offset:{offset}\n\ts_endpgm\n"
    assert run(listing, body.format(offset=256), lds=512)[0].ok
    hazard = only(run(listing, body.format(offset=260), lds=512)[0], "lds-out-of-bounds")
    assert hazard.message == "lane 63 accesses 4 bytes beyond the 512 bytes of LDS that the kernel allocates"


# "Any DS_LOAD or DS_STORE of any size can be byte aligned if the alignment mode is set to 'unaligned'", as ROCm sets it; atomics must be aligned
# (RDNA 3 ISA, LDS alignment)
MOVED = """
	v_mul_u32_u24_e32 v2, {stride}, v0
	v_mov_b32_e32 v10, v1
	v_add_u32_e32 v11, 1, v1
	v_add_u32_e32 v12, 2, v1
	v_add_u32_e32 v13, 3, v1
	ds_write_b{bits} v2, v[10:{last}] offset:{offset}
	s_waitcnt lgkmcnt(0)
	ds_read_b{bits} v[14:{end}], v2 offset:{offset}
	s_waitcnt lgkmcnt(0)
	v_mul_u32_u24_e32 v3, {size}, v0
	global_store_dword{dwords} v3, v[14:{end}], s[6:7]
	s_endpgm
"""


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
@pytest.mark.parametrize("bits, offset", [(64, 8), (64, 4), (64, 2), (64, 1), (128, 16), (128, 8), (128, 4), (128, 1)])
def test_misaligned_lds_is_slow(listing, target, bits, offset):
    """Each access takes 64 clocks where one needs 16 bytes (8 of 64 bits) a lane, 128 bytes (gfx950: 256 of a read) a clock."""
    dwords, aligned = bits // 32, offset % (bits // 8) == 0
    body = MOVED.format(stride=bits // 8, bits=bits, last=9 + dwords, end=13 + dwords, offset=offset, size=bits // 8, dwords=f"x{dwords}")
    report, result = run(listing, body, lds=2048, target=target)
    assert report.ok and (result[: 64 * dwords].reshape(64, dwords) == 4 * np.arange(64)[:, None] + np.arange(dwords)).all(), str(report)
    messages = [(warning.kind, warning.message, warning.place.text.split()[0]) for warning in report.warnings]
    slow = f"an LDS access of {bits // 8} bytes is not at a multiple of its size, and takes 64 clocks"
    assert messages == ([] if aligned else [("lds-misaligned", slow, f"ds_{verb}_b{bits}") for verb in ("write", "read")])
    bytes_a_clock = {"write": 128, "read": 256 if target == "gfx950" else 128}
    clocks = sum(64 - 64 * bits // 8 // bytes_a_clock[verb] for verb in ("write", "read"))
    assert report.lds_conflict_clocks == (0 if aligned else clocks)
    assert str(report).splitlines()[-8 if not aligned else -1 :][:2] == (["  no hazards", "  2 warnings"] if not aligned else ["  no hazards"])


def test_misaligned_lds_of_two_waves(listing):
    """Bytes 4 to 515 of one wave, 516 to 1027 of the other: neighbours in one word of 8 bytes are no race, and the same bytes are one."""
    body = "\tv_lshlrev_b32_e32 v1, 3, v0\n\tds_write_b64 v1, v[0:1] offset:4\n\ts_endpgm\n"
    report = run(listing, body, lds=2048, threads=128)[0]
    assert report.ok and [(warning.waves, warning.count) for warning in report.warnings] == [((0,), 2)]
    over = body.replace("\tds_write", "\tv_cmp_lt_u32_e32 vcc, 63, v0\n\ts_nop 1\n\tv_subbrev_co_u32_e32 v1, vcc, 0, v1, vcc\n\tds_write")
    assert "LDS byte 515" in only(run(listing, over, lds=2048, threads=128)[0], "lds-race").message


def test_misaligned_lds_of_an_atomic_operation(listing):
    body = "\tv_lshlrev_b32_e32 v1, 3, v0\n\tds_write_b32 v1, v0\n\tds_write_b32 v1, v0 offset:4\n\tds_add_u32 v1, v0 offset:{offset}\n\ts_endpgm\n"
    assert run(listing, body.format(offset=4), lds=512)[0].ok
    assert only(run(listing, body.format(offset=2), lds=520)[0], "misaligned").message == "an LDS access of 4 bytes is not at a multiple of its size"


# -- global memory, barriers --------------------------------------------------------------


def test_out_of_bounds_names_the_argument(listing):
    body = "\tglobal_{op} s[{base}] offset:{offset}\n\ts_waitcnt vmcnt(0)\n\ts_endpgm\n"
    load = body.format(op="load_dword v20, v1,", base="4:5", offset=4)
    assert run(listing, load, size=65)[0].ok
    hazard = only(run(listing, load, size=64)[0], "out-of-bounds")
    assert hazard.message.startswith("lane 63 accesses 4 bytes at 0x") and hazard.message.endswith(", right after the end of argument 0 (256 bytes)")
    store = body.format(op="store_dword v1, v0,", base="6:7", offset=-4)
    report, result = run(listing, store)
    hazard = only(report, "out-of-bounds")
    assert hazard.message.endswith("4 bytes before the start of argument 1 (16384 bytes)")
    assert (result[:63] == np.arange(1, 64)).all()


def test_a_wave_that_ends_before_the_barrier(listing):
    body = "\tv_readfirstlane_b32 s8, v0\n\ts_cmp_eq_u32 s8, 0\n\ts_cbranch_scc1 .Lend\n\ts_barrier\n.Lend:\n\ts_endpgm\n"
    hazard = only(run(listing, body, 128)[0], "barrier-mismatch")
    assert hazard.message == "wave 0 ended, and wave 1 waits at a barrier that it never reached"
    assert run(listing, body.replace("s_cmp_eq_u32", "s_cmp_gt_u32").replace("s8, 0", "s8, 64"), 128)[0].ok


# -- wait states ---------------------------------------------------------------------------

PRODUCT = """
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_nop 1
	v_mfma_f32_{shape} v[40:{last}], v[10:11], v[10:11], 0
{between}
	{use}
	s_nop 15
	s_nop 15
	s_endpgm
"""
PARTED = """
	s_lshl_b32 s9, s2, 8
	v_add_u32_e32 v1, s9, v1
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 1
	s_cmp_eq_u32 s2, 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_cbranch_scc1 .Lpast
	{between}
	v_addc_co_u32_e32 v20, vcc, 0, v21, vcc
.Lpast:
"""
COMPARED = "v_cmp_gt_u32_e32 vcc, 32, v0"


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize(
    "between, passed", (("s_nop 0", 2), (f"{COMPARED}\n\ts_nop 1", 2), (f"{COMPARED}\n\ts_nop 0", 1), (COMPARED, 0)), ids=("branch", "two", "one", "none")
)
def test_distances_are_counted_on_when_blocks_part(listing, schedule, between, passed):
    """The block that does not branch goes on in the same turn: what it issues from there counts. The branch itself is a wait state."""
    report, _ = run(listing, PARTED.format(between=between) + STORE, blocks=2, schedule=schedule)
    if passed == 2:
        assert report.ok, str(report)
    else:
        hazard = only(report, "wait-states")
        assert hazard.message.endswith(f"needs 2 wait states, and only {passed} passed") and hazard.blocks == (1,)


# target, shape, last register, wait states before a VALU instruction may read the result
DISTANCES = [
    ("gfx90a", "32x32x8bf16_1k", 55, 19),
    ("gfx90a", "16x16x16bf16_1k", 43, 11),
    ("gfx942", "32x32x8_bf16", 55, 11),
    ("gfx942", "16x16x16_bf16", 43, 7),
    ("gfx950", "16x16x16_bf16", 43, 8),
    ("gfx950", "32x32x8_bf16", 55, 12),
]
USES = {
    "read by VALU": "v_mov_b32_e32 v20, v41",
    "overwritten": "v_mov_b32_e32 v41, 0",
    "stored": "global_store_dword v1, v41, s[6:7]",
    "A of another": "v_mfma_f32_{shape} v[60:{other}], v[40:41], v[10:11], 0",
}


@pytest.mark.parametrize("target, shape, last, states", DISTANCES)
@pytest.mark.parametrize("use", USES)
def test_mfma_results_are_not_touched_too_early(listing, target, shape, last, states, use):
    text = USES[use].format(shape=shape, other=last + 20)
    assert run(listing, PRODUCT.format(shape=shape, last=last, between=nops(states), use=text), target=target)[0].ok
    hazard = only(run(listing, PRODUCT.format(shape=shape, last=last, between=nops(states - 1), use=text), target=target)[0], "wait-states")
    assert f"needs {states} wait states, and only {states - 1} passed" in hazard.message


def test_an_overlapping_c_must_wait(listing):
    use = "v_mfma_f32_16x16x16_bf16 v[60:63], v[10:11], v[10:11], v[42:45]"
    body = PRODUCT.format(shape="16x16x16_bf16", last=43, between="{nops}", use=use).replace(
        "s_nop 1\n", "v_mov_b32_e32 v44, 0\n\tv_mov_b32_e32 v45, 0\n\ts_nop 1\n"
    )
    assert run(listing, body.format(nops=nops(5)))[0].ok
    only(run(listing, body.format(nops=nops(4)))[0], "wait-states")


def test_a_result_that_is_both_a_and_c(listing):
    """Reading it as A too early says nothing of C, which is the same registers."""
    use = "v_mfma_f32_16x16x16_bf16 v[40:43], v[40:41], v[10:11], v[40:43]"
    body = PRODUCT.format(shape="16x16x16_bf16", last=43, between="{nops}", use=use)
    assert run(listing, body.format(nops=nops(7)))[0].ok
    hazard = only(run(listing, body.format(nops=nops(3)))[0], "wait-states")
    assert hazard.message == "v[40:41]: an MFMA result as A or B needs 7 wait states, and only 3 passed"


def test_four_bits_of_s_nop_count(listing):
    """s_nop 16 passes one state, as s_nop 0 does."""
    first = next(iter(USES.values())).format(shape="16x16x16_bf16", other=63)
    body = PRODUCT.format(shape="16x16x16_bf16", last=43, between="{nops}", use=first)
    assert run(listing, body.format(nops="\ts_nop 15\n"))[0].ok
    only(run(listing, body.format(nops="\ts_nop 16\n"))[0], "wait-states")


@pytest.mark.parametrize("use", ["v_mov_b32_e32 v31, 0", "global_load_dword v31, v1, s[4:5]"])
def test_the_c_of_a_running_mfma_is_not_overwritten(listing, use):
    given = "".join(f"\tv_mov_b32_e32 v{r}, 0\n" for r in (10, 11, 30, 31, 32, 33)) + "\ts_nop 1\n"
    body = given + "\tv_mfma_f32_16x16x16_bf16 v[40:43], v[10:11], v[10:11], v[30:33]\n{between}\t" + use + "\n\ts_endpgm\n"
    assert run(listing, body.format(between=nops(3)))[0].ok
    hazard = only(run(listing, body.format(between=nops(2)))[0], "wait-states")
    assert hazard.message == "v31: overwriting the C of an MFMA needs 3 wait states, and only 2 passed"


def test_a_valu_result_as_a_source_of_mfma(listing):
    body = PRODUCT.format(shape="16x16x16_bf16", last=43, between="", use="s_nop 7")
    assert run(listing, body)[0].ok
    hazard = only(run(listing, body.replace("s_nop 1\n", "s_nop 0\n"))[0], "wait-states")
    assert hazard.message == "v11: a VALU result as an MFMA source needs 2 wait states, and only 1 passed"


APART = (
    "\ts_mov_b64 s[8:9], s[4:5]\n\ts_mov_b32 s10, 0x4000\n\ts_mov_b32 s11, 0x27000\n\ts_mov_b32 s12, 0\n\ts_mov_b32 m0, 0\n"
    + "".join(f"\tv_mov_b32_e32 v{r}, 0\n" for r in (20, 21, 22, 23, 30, 31))
    + "\tv_mov_b32_e32 v26, s6\n\tv_mov_b32_e32 v27, s5\n\tv_mov_b32_e32 v28, s10\n\ts_nop 7\n"
    + "\t{producer}\n{between}\t{consumer}\n\ts_nop 15\n\ts_endpgm\n"
)


def apart(listing, distance, target, states):
    producer, consumer = distance.on(target)
    return run(listing, APART.format(producer=producer, between=nops(states), consumer=consumer), target=target, lds=256)[0]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("distance, target", PAIRS, ids=NAMES)
def test_distances_between_two_instructions(listing, distance, target):
    states = distance.states[target]
    right = apart(listing, distance, target, states)
    assert right.ok, str(right)
    if states:
        hazard = only(apart(listing, distance, target, states - 1), "wait-states")
        assert f"needs {states} wait states, and only {states - 1} passed" in hazard.message
        assert (hazard.producer.text, hazard.place.text) == distance.on(target)


def shuffled(target, seed):
    """A program of instructions of the pairs for that target, with s_nop between some of them."""
    random = np.random.default_rng(seed)
    pool = sorted({text for distance, name in PAIRS if name == target for text in distance.on(target) if "mfma" not in text})
    chosen = [str(random.choice(pool)) if random.random() < 0.8 else f"s_nop {random.integers(4)}" for _ in range(90)]
    return chosen[0], "".join(f"\t{text}\n" for text in chosen[1:-1]), chosen[-1]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_the_check_of_the_listing_finds_the_same(listing, target, seed):
    """It names every earlier writer of what an instruction takes, and a run the last one."""
    producer, between, consumer = shuffled(target, seed)
    text = listing(SETUP + APART.format(producer=producer, between=between, consumer=consumer), target=target, lds=256)
    data = [np.zeros(4096, np.uint32) for _ in range(2)]
    hazards = [h for h in launch(text, 1, 64, data).hazards if h.kind == "wait-states"]
    (kernel,) = parse_listing(text).kernels
    static = {(f.item.line, f.producer.line, f.rule.name) for f in findings(kernel, TARGETS[target]) if f.kind == "distance"}
    seen = {(h.place.line, h.producer.line, h.message.partition(": ")[2].partition(" needs ")[0]) for h in hazards}
    assert seen and seen <= static
    assert {(line, rule) for line, _, rule in static} == {(line, rule) for line, _, rule in seen}


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_a_scalar_register_that_is_written_anew_has_no_distance(listing, target):
    body = "\tv_readfirstlane_b32 s8, v0\n\ts_mov_b64 s[8:9], s[4:5]\n\tglobal_load_dword v20, v1, s[8:9]\n\ts_endpgm\n"
    assert run(listing, body, target=target)[0].ok
    early = body.replace("s_mov_b64 s[8:9], s[4:5]", "s_mov_b32 s9, s5")
    assert "wait-states" in {hazard.kind for hazard in run(listing, early, target=target)[0].hazards}


@pytest.mark.parametrize("states, passed", [(2, 3), (3, 4)])
def test_vcc_that_is_written_anew_keeps_its_distance_from_a_division(listing, states, passed):
    """LLVM counts from the VALU instruction; the scalar write between is one of the wait states."""
    body = "\tv_mov_b32_e32 v2, 1.0\n\tv_cmp_gt_u32_e32 vcc, 32, v0\n\ts_mov_b64 vcc, 0\n" + nops(states) + "\tv_div_fmas_f32 v20, v2, v2, v2\n" + STORE
    report, _ = run(listing, body)
    if passed == 4:
        assert report.ok, str(report)
    else:
        assert only(report, "wait-states").message == "vcc: VCC that a VALU instruction wrote, in v_div_fmas needs 4 wait states, and only 3 passed"


# -- accumulators in AGPRs -----------------------------------------------------------------

IN_AGPRS = """
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
{zeros}
	s_nop 1
	v_mfma_f32_{shape} a[0:{last}], v[10:11], v[10:11], a[0:{last}]
{between}
	{use}
	s_nop 15
	s_nop 15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
"""
AGPR_USES = {
    "read": "v_accvgpr_read_b32 v20, a1",
    "overwritten": "v_accvgpr_write_b32 a1, v10",
    "moved": "v_accvgpr_mov_b32 a90, a1",
    "stored": "global_store_dword v1, a1, s[6:7]",
    "stored whole": "global_store_dwordx4 v1, a[0:3], s[6:7]",
    "to LDS": "ds_write_b32 v1, a1",
    "loaded over": "global_load_dword a1, v1, s[4:5]",
    "read over": "ds_read_b32 a1, v1",
    "B of another": "v_mfma_f32_{shape} a[32:{other}], v[10:11], a[0:1], 0",
}


def in_agprs(listing, target, shape, registers, states, use):
    zeros = "\n".join(f"\tv_accvgpr_write_b32 a{r}, 0" for r in range(32)) + "\n\tds_write_b32 v1, v10\n\ts_waitcnt lgkmcnt(0)"
    text = use.format(shape=shape, other=31 + registers)
    body = IN_AGPRS.format(zeros=zeros, shape=shape, last=registers - 1, between=nops(states), use=text)
    return run(listing, body, target=target, lds=256, agprs=96)[0]


@pytest.mark.parametrize("target, shape, last, states", [*DISTANCES, ("gfx942", "32x32x16_fp8_fp8", 55, 11), ("gfx950", "16x16x32_fp8_fp8", 43, 8)])
@pytest.mark.parametrize("use", AGPR_USES)
def test_results_in_agprs_are_not_touched_too_early(listing, target, shape, last, states, use):
    registers = last - 39
    right = in_agprs(listing, target, shape, registers, states, AGPR_USES[use])
    assert right.ok, str(right)
    hazard = only(in_agprs(listing, target, shape, registers, states - 1, AGPR_USES[use]), "wait-states")
    assert f"needs {states} wait states, and only {states - 1} passed" in hazard.message


@pytest.mark.parametrize(
    "target, shape, registers, states", [("gfx90a", "16x16x16bf16_1k", 4, 8), ("gfx942", "16x16x16_bf16", 4, 5), ("gfx950", "16x16x16_bf16", 4, 6)]
)
def test_an_overlapping_c_in_agprs_must_wait_and_the_same_one_need_not(listing, target, shape, registers, states):
    overlapping, same = "v_mfma_f32_{shape} a[40:43], v[10:11], v[10:11], a[2:5]", "v_mfma_f32_{shape} a[0:3], v[10:11], v[10:11], a[0:3]"
    assert in_agprs(listing, target, shape, registers, states, overlapping).ok
    only(in_agprs(listing, target, shape, registers, states - 1, overlapping), "wait-states")
    assert in_agprs(listing, target, shape, registers, 0, same).ok


def test_an_accumulator_written_just_before_the_product(listing):
    written = "s_nop 15\n\tv_accvgpr_write_b32 a2, v10\n{nops}\tv_mfma_f32_16x16x16_bf16 a[0:3], v[10:11], v[10:11], a[0:3]"
    assert in_agprs(listing, "gfx942", "16x16x16_bf16", 4, 0, written.replace("{nops}", nops(2))).ok
    hazard = only(in_agprs(listing, "gfx942", "16x16x16_bf16", 4, 0, written.replace("{nops}", nops(1))), "wait-states")
    assert hazard.message == "a2: a VALU result as an MFMA source needs 2 wait states, and only 1 passed"


@pytest.mark.parametrize("use", ["v_accvgpr_write_b32 a1, v10", "global_load_dword a1, v1, s[4:5]"])
@pytest.mark.parametrize("target, shape, states", [("gfx90a", "16x16x16bf16_1k", 7), ("gfx942", "16x16x16_bf16", 3), ("gfx950", "16x16x16_bf16", 3)])
def test_the_c_of_a_running_product_in_agprs_is_not_overwritten(listing, use, target, shape, states):
    other = "s_nop 15\n\tv_mfma_f32_{shape} a[40:43], v[10:11], v[10:11], a[0:3]\n{nops}\t" + use
    assert in_agprs(listing, target, shape, 4, 0, other.replace("{nops}", nops(states))).ok
    hazard = only(in_agprs(listing, target, shape, 4, 0, other.replace("{nops}", nops(states - 1))), "wait-states")
    assert hazard.message == f"a1: overwriting the C of an MFMA needs {states} wait states, and only {states - 1} passed"


def test_an_accumulator_that_is_still_being_loaded(listing):
    load = "s_nop 15\n\tglobal_load_dword a2, v1, s[4:5]\n\t{wait}\n\tv_mfma_f32_{shape} a[0:3], v[10:11], v[10:11], a[0:3]"
    assert in_agprs(listing, "gfx942", "16x16x16_bf16", 4, 0, load.replace("{wait}", "s_waitcnt vmcnt(0)")).ok
    hazards = in_agprs(listing, "gfx942", "16x16x16_bf16", 4, 0, load.replace("{wait}", "s_nop 0")).hazards
    assert [h.kind for h in hazards] == ["register-in-flight"]


# -- merging, batches --------------------------------------------------------------------


def test_the_same_hazard_again_is_counted(listing):
    body = (
        "\ts_mov_b32 s20, 3\n.Lagain:\n\tglobal_load_dword v20, v1, s[4:5]\n\tv_mov_b32_e32 v21, v20\n"
        "\ts_waitcnt vmcnt(0)\n\ts_sub_u32 s20, s20, 1\n\ts_cmp_lg_u32 s20, 0\n\ts_cbranch_scc1 .Lagain\n" + STORE
    )
    assert only(run(listing, body, 128)[0], "register-in-flight").count == 6


def test_blocks_that_branch_apart(listing):
    body = """
	s_lshl_b32 s9, s2, 8
	v_add_u32_e32 v1, s9, v1
	v_mov_b32_e32 v20, 7
	s_cmp_lt_u32 s2, 2
	s_cbranch_scc1 .Lfew
	v_mov_b32_e32 v20, 9
.Lfew:
"""
    report, result = run(listing, body + STORE, blocks=5)
    assert report.ok
    assert result[:320].reshape(5, 64)[:, 0].tolist() == [7, 7, 9, 9, 9]


BRANCHING = """
	s_cmp_eq_u32 s2, {block}
	s_cselect_b32 s9, 4, 0
	v_and_b32_e32 v3, 63, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_readfirstlane_b32 s10, v0
	s_cmp_lg_u32 s10, 0
	s_cselect_b32 s10, 0x100, 0
	s_sub_u32 s10, s10, s9
	v_add_u32_e32 v3, s10, v3
	ds_write_b32 v3, v0 offset:4
	s_endpgm
"""


def test_a_race_in_one_block_of_a_batch(listing):
    """The second wave writes beside the first, but in block 2 each writes 4 bytes further down: there the second one's first word is the first one's last."""
    body = BRANCHING.replace("s_sub_u32 s10, s10, s9", "s_cmp_eq_u32 s10, 0\n\ts_cselect_b32 s9, 0, s9\n\ts_sub_u32 s10, s10, s9")
    hazard = only(run(listing, body.format(block=2), 128, blocks=4, lds=1024)[0], "lds-race")
    assert hazard.blocks == (2,) and "LDS byte 256 " in hazard.message
    assert run(listing, body.format(block=9), 128, blocks=4, lds=1024)[0].ok


def test_loads_in_flight_when_blocks_branch_apart(listing):
    body = """
	s_lshl_b32 s9, s2, 8
	v_add_u32_e32 v1, s9, v1
	global_load_dword v20, v1, s[4:5]
	s_cmp_lt_u32 s2, 2
	s_cbranch_scc1 .Lfew
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, 1, v20
.Lfew:
	s_waitcnt vmcnt(0)
"""
    for schedule in SCHEDULES:
        report, result = run(listing, body + STORE, blocks=4, schedule=schedule)
        assert report.ok, str(report)
        assert (result[:256] == np.arange(256) + (np.arange(256) >= 128)).all()


def test_matrices_survive_when_blocks_branch_apart(listing):
    body = """
	s_lshl_b32 s9, s2, 8
	v_add_u32_e32 v1, s9, v1
	v_mov_b32_e32 v10, 0x3f803f80
	v_mov_b32_e32 v11, 0x3f803f80
	s_nop 1
	v_mfma_f32_16x16x16_bf16 v[20:23], v[10:11], v[10:11], 0
	s_cmp_lt_u32 s2, 2
	s_cbranch_scc1 .Lfew
	v_mfma_f32_16x16x16_bf16 v[20:23], v[10:11], v[10:11], v[20:23]
.Lfew:
	s_nop 15
"""
    report, result = run(listing, body + STORE, blocks=4)
    assert report.ok, str(report)
    assert (result.view(np.float32)[:256] == np.where(np.arange(256) < 128, 16, 32)).all()


SOME_LANES = """
	s_mov_b64 exec, {first}
	{write}
	s_mov_b64 exec, {then}
	{more}
	global_store_dword v1, v20, s[6:7]
	s_endpgm
"""
IN_SOME_LANES = [  # EXEC of the write, the write, EXEC of what follows, what follows, the first lane that is stored unwritten
    ("1", "v_mov_b32_e32 v20, 1", "-1", "", 1),
    ("1", "v_mov_b32_e32 v20, 1", "1", "", None),
    ("0xf0", "v_mov_b32_e32 v20, 1", "0x3c", "", 2),
    ("0xf0", "v_mov_b32_e32 v20, 1", "0x30", "", None),
    ("15", "v_mov_b32_e32 v20, 1", "-1", "v_mov_b32_e32 v20, 2", None),
    ("15", "v_mov_b32_e32 v20, 1", "-16", "v_mov_b32_e32 v20, 2\n\ts_mov_b64 exec, -1", None),
    ("15", "v_mov_b32_e32 v20, 1", "-32", "v_mov_b32_e32 v20, 2\n\ts_mov_b64 exec, -1", 4),
    ("15", "global_load_dword v20, v1, s[4:5]\n\ts_waitcnt vmcnt(0)", "-1", "", 4),
    ("0", "global_load_dword v20, v1, s[4:5]\n\ts_waitcnt vmcnt(0)", "7", "", 0),
    ("15", "v_mov_b32_e32 v21, 1", "-1", "v_add_u32_e32 v20, 1, v21", 4),
    ("15", "v_mov_b32_e32 v21, 1", "-1", "v_add_u32_e32 v20, 1, v21\n\ts_mov_b64 exec, 15", None),
    ("-1", "v_mov_b32_e32 v20, 1\n\ts_mov_b64 exec, 15\n\tv_mov_b32_e32 v21, 1", "31", "v_mov_b32_e32 v20, v21\n\ts_mov_b64 exec, -1", 4),
    ("-1", "v_mov_b32_e32 v20, 1\n\ts_mov_b64 exec, 15\n\tv_mov_b32_e32 v20, v21", "-16", "", None),
    ("-1", "v_mov_b32_e32 v20, 1\n\ts_mov_b64 exec, 48\n\tv_mov_b32_e32 v20, v21", "-1", "", 4),
    ("15", "v_mov_b32_e32 v21, 1", "-1", "v_cndmask_b32_e64 v20, 0, v21, s[8:9]", None),
]  # fmt: skip


@pytest.mark.parametrize("first, write, then, more, lane", IN_SOME_LANES)
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_lanes_that_nothing_wrote(listing, first, write, then, more, lane, schedule):
    body = "\ts_mov_b64 s[8:9], 15\n" + SOME_LANES.format(first=first, write=write, then=then, more=more)
    report, _ = run(listing, body, schedule=schedule)
    if lane is None:
        assert report.ok, str(report)
    else:
        hazard = only(report, "register-unwritten")
        assert hazard.place.text.startswith("global_store_dword") and f"the first of them {lane}" in hazard.message + " the first of them 0" * (lane == 0)


@pytest.mark.parametrize("threads", [64, 40])
def test_a_product_takes_all_lanes(listing, threads):
    """A matrix instruction does not look at EXEC: in a block of 40 threads 24 lanes of A and B are anything."""
    body = "\tv_mov_b32_e32 v20, 1.0\n\ts_nop 1\n\tv_mfma_f32_32x32x2_f32 v[32:47], v20, v20, 0\n\ts_endpgm\n"
    report, _ = run(listing, body, threads=threads)
    if threads == 64:
        assert report.ok, str(report)
    else:
        assert only(report, "register-unwritten").message == "v20 is used in lanes that nothing has written, the first of them 40"


def test_a_block_that_is_no_whole_wave(listing):
    assert run(listing, "\tv_mov_b32_e32 v21, 1\n\tv_add_u32_e32 v20, v21, v1\n" + STORE, threads=40)[0].ok


def test_blocks_that_part_keep_their_lanes(listing):
    """Blocks write lanes as their number says and part at a branch: each block's own count."""
    body = """
	s_cmp_eq_u32 s2, 1
	s_cselect_b64 exec, -1, 15
	v_mov_b32_e32 v20, 1
	s_mov_b64 exec, -1
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lend
"""
    end = STORE.replace("\ts_endpgm", ".Lend:\n\ts_endpgm")
    report, _ = run(listing, body + end, blocks=2)
    assert report.ok, str(report)
    hazard = only(run(listing, body.replace("s_cmp_eq_u32 s2, 0", "s_cmp_eq_u32 s2, 1") + end, blocks=2)[0], "register-unwritten")
    assert hazard.blocks == (0,) and hazard.producer.text == "v_mov_b32_e32 v20, 1"


def test_a_use_in_no_lane_is_none(listing):
    """clang leaves out the branch around a few instructions: a wave of which no lane takes part executes them with EXEC all off."""
    body = "\ts_mov_b64 exec, {lanes}\n\tv_mov_b32_e32 v5, 0\n\ts_mov_b64 exec, {used}\n\tds_write_b32 v1, v5\n\ts_mov_b64 exec, -1\n\ts_endpgm\n"
    body = "\tv_lshlrev_b32_e32 v1, 2, v0\n" + body
    assert run(listing, body.format(lanes=0, used=0), lds=256)[0].ok
    hazard = only(run(listing, body.format(lanes=0, used=1), lds=256)[0], "register-unwritten")
    assert hazard.message == "v5 is used, and nothing has written it"
