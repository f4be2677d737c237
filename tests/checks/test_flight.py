"""What a listing may not have: registers touched in flight, and registers of a matrix instruction touched before it is done with them."""

import pytest

from tiledsl.analysis.listing.flow import flow_of
from tiledsl.analysis.listing.in_flight import findings, flight_checks
from tiledsl.analysis.listing.origins import Sources
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.asm.text.syntax import Kernel, Label
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir.program import operations as lp
from tiledsl.targets import TARGETS


def kernel(text: str) -> Kernel:
    lines = [line.strip() for line in text.strip().splitlines()]
    items = tuple(Label(line[:-1], n) if line.endswith(":") else parse_instruction(line, n) for n, line in enumerate(lines, 1))
    return Kernel("k", items, (), {}, {})


def found(text: str, target: str = "gfx942") -> list[tuple[str, int, int, int]]:
    """(kind, line, the line that it comes too soon after, wait states missing) of each finding."""
    return sorted((f.kind, f.item.line, f.producer.line, f.missing) for f in findings(kernel(text), TARGETS[target]))


def checked(text: str, *places: tuple[int, int]) -> list[Diagnostic]:
    """The findings on a kernel of k.py:3, whose instructions of those numbers come from those lines."""
    flow = flow_of(kernel(text))
    operations = {number: lp.Barrier(lp.Place(Span("k.py", line, 5, line, 9))) for number, line in places}
    return flight_checks(flow, TARGETS["gfx942"], Sources(flow, operations), Span("k.py", 3, 1, 3, 8))


LOAD = "global_load_dwordx4 v[4:7], v0, s[2:3]\n"
MFMA = "v_mfma_f32_32x32x8_bf16 v[16:31], v[0:1], v[2:3], v[16:31]\n"


@pytest.mark.parametrize(
    "text, lines",
    [
        (LOAD + "v_mov_b32_e32 v8, v7\ns_endpgm", [("in flight", 2, 1, 0)]),
        (LOAD + "s_waitcnt vmcnt(0)\nv_mov_b32_e32 v8, v7\ns_endpgm", []),
        (LOAD + "v_mov_b32_e32 v4, 0\ns_endpgm", [("in flight", 2, 1, 0)]),
        (LOAD + "global_load_dword v9, v0, s[2:3]\ns_waitcnt vmcnt(1)\nv_mov_b32_e32 v8, v7\ns_endpgm", []),
        (LOAD + "global_load_dword v9, v0, s[2:3]\ns_waitcnt vmcnt(1)\nv_mov_b32_e32 v8, v9\ns_endpgm", [("in flight", 4, 2, 0)]),
        ("ds_read_b128 v[4:7], v0\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v8, v7\ns_endpgm", [("in flight", 3, 1, 0)]),
        # a scalar load may come back before or after: it proves nothing, and is proven by zero only
        ("s_load_dword s4, s[0:1], 0x0\nds_read_b32 v1, v0\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s5, s4\ns_endpgm", [("in flight", 4, 1, 0)]),
        ("ds_read_b32 v1, v0\ns_load_dword s4, s[0:1], 0x0\ns_waitcnt lgkmcnt(1)\nv_mov_b32_e32 v2, v1\ns_endpgm", [("in flight", 4, 1, 0)]),
        ("s_load_dword s4, s[0:1], 0x0\nds_read_b32 v1, v0\nds_read_b32 v2, v0\ns_waitcnt lgkmcnt(1)\nv_mov_b32_e32 v3, v1\ns_endpgm", []),
        # on one of two paths
        ("s_cbranch_scc1 L\ns_waitcnt vmcnt(0)\nL:\ns_endpgm", []),
        (LOAD + "s_cbranch_scc1 L\ns_waitcnt vmcnt(0)\nL:\nv_mov_b32_e32 v8, v7\ns_endpgm", [("in flight", 5, 1, 0)]),
        # around a loop
        ("L:\nv_mov_b32_e32 v8, v7\n" + LOAD + "s_cbranch_scc1 L\ns_endpgm", [("in flight", 2, 3, 0)]),
        ("L:\nds_read_b32 v7, v0\n" + LOAD + "s_cbranch_scc1 L\ns_endpgm", [("in flight", 2, 3, 0), ("in flight", 3, 2, 0)]),
        # a branch for no lanes is not taken while all are there, and may be once some are masked
        (LOAD + "s_cbranch_execz L\ns_waitcnt vmcnt(0)\nL:\nv_mov_b32_e32 v8, v7\ns_endpgm", []),
        (LOAD + "s_and_saveexec_b64 s[4:5], vcc\ns_cbranch_execz L\ns_waitcnt vmcnt(0)\nL:\nv_mov_b32_e32 v8, v7\ns_endpgm", [("in flight", 6, 1, 0)]),
        (
            "s_and_saveexec_b64 s[4:5], vcc\ns_or_b64 exec, exec, s[4:5]\n"
            + LOAD
            + "s_cbranch_execz L\ns_waitcnt vmcnt(0)\nL:\nv_mov_b32_e32 v8, v7\ns_endpgm",
            [],
        ),
    ],
)
def test_registers_in_flight(text, lines):
    assert found(text) == lines


# "Instructions of a given type return in order, but instructions of different types can complete out-of-order" (CDNA3 ISA, Data Dependency Resolution):
# VM_CNT "in the order they were issued, including mixing reads and writes", LGKM_CNT the same of one type, "except scalar-memory reads"; after FLAT
# instructions "the only sensible S_WAITCNT value to use is zero".
SAME_KIND = [
    ("global_load_dword v4, v0, s[2:3]", "global_load_dword v4, v0, s[2:3] offset:4"),
    ("global_load_dword v4, v0, s[2:3]", "buffer_load_dword v4, v0, s[8:11], 0 offen"),
    ("buffer_load_dwordx4 v[4:7], v0, s[8:11], 0 offen", "global_load_dwordx2 v[6:7], v0, s[2:3]"),  # a part of it
    ("global_load_dwordx2 v[6:7], v0, s[2:3]", "global_load_dwordx4 v[4:7], v0, s[2:3]"),  # and more than it
    ("global_load_dword v4, v0, s[2:3]", "global_load_short_d16_hi v4, v0, s[2:3]"),  # a half fills the register, and does not keep the other
    ("ds_read_b64 v[4:5], v0", "ds_read_b32 v4, v0 offset:8"),
]
OTHER_KIND = [
    ("global_load_dword v4, v0, s[2:3]", "ds_read_b32 v4, v0"),
    ("ds_read_b32 v4, v0", "buffer_load_dword v4, v0, s[8:11], 0 offen"),
    ("global_load_dword v4, v0, s[2:3]", "flat_load_dword v4, v[0:1]"),
    ("flat_load_dword v4, v[0:1]", "global_load_dword v4, v0, s[2:3]"),
    ("flat_load_dword v4, v[0:1]", "flat_load_dword v4, v[0:1] offset:4"),
    ("flat_load_dword v4, v[0:1]", "ds_read_b32 v4, v0"),
    ("s_load_dword s4, s[0:1], 0x0", "s_load_dword s4, s[0:1], 0x4"),
    ("global_load_dword v4, v0, s[2:3]", "global_load_dword v4, v4, s[2:3]"),  # what it reads is no question of order
    ("global_load_dword v4, v0, s[2:3]", "global_store_dword v0, v4, s[2:3]"),
    ("ds_read_b32 v4, v0", "ds_write_b32 v0, v4"),
    ("global_load_dword v4, v0, s[2:3]", "v_mov_b32_e32 v4, 0"),
]


@pytest.mark.parametrize("older, younger", SAME_KIND)
def test_a_load_may_overwrite_what_an_older_one_of_its_kind_still_fills(older, younger):
    assert found(f"{older}\n{younger}\ns_endpgm") == []


@pytest.mark.parametrize("older, younger", OTHER_KIND)
def test_nothing_else_may(older, younger):
    assert [finding for finding in found(f"{older}\n{younger}\ns_endpgm") if finding[1:3] == (2, 1)] == [("in flight", 2, 1, 0)]
    assert found(f"{older}\ns_waitcnt vmcnt(0) lgkmcnt(0)\n{younger}\ns_endpgm") == []


def test_the_register_is_in_flight_until_the_younger_load_has_arrived():
    loads = "global_load_dwordx4 v[4:7], v0, s[2:3]\nglobal_load_dword v6, v0, s[2:3]\ns_waitcnt vmcnt({n})\nv_mov_b32_e32 v8, {register}\ns_endpgm"
    assert found(loads.format(n=1, register="v6")) == [("in flight", 4, 2, 0)]
    assert found(loads.format(n=0, register="v6")) == []
    assert found(loads.format(n=1, register="v7")) == []  # the older one's alone


@pytest.mark.parametrize("wait, early", [("vmcnt(1)", True), ("vmcnt(1) lgkmcnt(0)", True), ("vmcnt(0)", False)])
def test_flat_loads_prove_nothing_of_others(wait, early):
    text = f"global_load_dword v4, v0, s[2:3]\nflat_load_dword v5, v[0:1]\ns_waitcnt {wait}\nv_mov_b32_e32 v8, v4\ns_endpgm"
    assert found(text) == ([("in flight", 4, 1, 0)] if early else [])


@pytest.mark.parametrize("wait, early", [("vmcnt(1) lgkmcnt(0)", True), ("vmcnt(0) lgkmcnt(1)", True), ("vmcnt(0)", True), ("vmcnt(0) lgkmcnt(0)", False)])
def test_a_flat_load_has_come_back_at_zero_of_both(wait, early):
    text = f"flat_load_dword v4, v[0:1]\nglobal_load_dword v5, v0, s[2:3]\nds_read_b32 v6, v0\ns_waitcnt {wait}\nv_mov_b32_e32 v8, v4\ns_endpgm"
    assert found(text) == ([("in flight", 5, 1, 0)] if early else [])


@pytest.mark.parametrize("target, states", [("gfx90a", 19), ("gfx942", 11), ("gfx950", 12)])
@pytest.mark.parametrize("touch", ["global_store_dwordx4 v0, v[16:19], s[2:3]", "global_load_dwordx4 v[16:19], v0, s[2:3]", "v_mov_b32_e32 v40, v20"])
def test_a_matrix_result_needs_time(target, states, touch):
    mfma = MFMA.replace("8_bf16", "8bf16_1k") if target == "gfx90a" else MFMA

    def after(nops: int) -> list[tuple[str, int, int, int]]:
        waits = "".join(f"s_nop {min(16, nops - done) - 1}\n" for done in range(0, nops, 16))
        return found(f"{mfma}{waits}{touch}\ns_endpgm", target)

    assert after(states) == []
    assert [missing for *_, missing in after(states - 1)] == [1]
    assert [missing for *_, missing in after(0)] == [states]


def test_what_a_matrix_instruction_still_reads():
    apart = "v_mfma_f32_32x32x8_bf16 v[16:31], v[0:1], v[2:3], v[32:47]\n"
    load = "global_load_dwordx4 v[32:35], v50, s[2:3]\ns_endpgm"
    assert found(apart + load) == [("wait states", 2, 1, 7)]
    assert found(apart + "s_nop 6\n" + load) == []
    assert found(apart + "v_mov_b32_e32 v60, v33\ns_endpgm") == []  # reading C beside it is free


def test_a_chain_of_products_that_moves_down_the_registers():
    """The second product takes the first's result as its C, and writes two of those registers anew: the third's C is the second's result alone."""
    first = "v_mfma_f32_16x16x16bf16_1k v[2:5], v[20:21], v[22:23], 0\n"
    second = "v_mfma_f32_16x16x16bf16_1k v[0:3], v[24:25], v[26:27], v[2:5]\n"
    third = "v_mfma_f32_16x16x16bf16_1k v[0:3], v[28:29], v[30:31], v[0:3]\ns_endpgm"
    assert found(first + second + third, "gfx90a") == []
    past_it = first + "s_cbranch_scc1 L\n" + second + "L:\n" + third
    assert found(past_it, "gfx90a") == [("wait states", 5, 1, 7)]


@pytest.mark.parametrize("target, passes, extra, overlap", [("gfx90a", 16, 3, 0), ("gfx942", 8, 3, 1), ("gfx950", 8, 4, 2)])
def test_what_a_matrix_instruction_reads_of_another(target, passes, extra, overlap):
    name = "v_mfma_f32_32x32x8bf16_1k" if target == "gfx90a" else "v_mfma_f32_32x32x8_bf16"

    def missing(second: str, nops: int = 0) -> list[int]:
        waits = "".join(f"s_nop {min(16, nops - done) - 1}\n" for done in range(0, nops, 16))
        return [found for *_, found in found_in(f"{name} a[0:15], v[0:1], v[2:3], a[0:15]\n{waits}{name} {second}\ns_endpgm")]

    def found_in(text: str) -> list[tuple[str, int, int, int]]:
        return found(text, target)

    assert missing("a[0:15], v[4:5], v[6:7], a[0:15]") == []  # exactly the same C: the pipe passes it on
    assert missing("a[16:31], v[4:5], v[6:7], a[16:31]") == []
    assert missing("a[8:23], v[4:5], v[6:7], a[8:23]") == [passes + overlap]
    assert missing("a[8:23], v[4:5], v[6:7], a[8:23]", passes + overlap) == []
    assert missing("a[16:31], a[4:5], v[6:7], a[16:31]") == [passes + extra]
    assert missing("a[16:31], v[6:7], a[4:5], a[16:31]", passes + extra) == []


@pytest.mark.parametrize("source", ["a[0:15], v[0:1], v[2:3], a[0:15]", "a[0:15], v[2:3], v[0:1], a[0:15]"])
def test_a_vector_result_as_a_source(source):
    mfma = f"v_mfma_f32_32x32x8_bf16 {source}\ns_endpgm"
    assert found("v_mov_b32_e32 v1, v9\n" + mfma) == [("sources", 2, 1, 2)]
    assert found("v_mov_b32_e32 v1, v9\ns_nop 0\n" + mfma) == [("sources", 3, 1, 1)]
    assert found("v_mov_b32_e32 v1, v9\ns_nop 1\n" + mfma) == []
    assert found("v_mov_b32_e32 v5, v9\n" + mfma) == []
    assert found("v_accvgpr_write_b32 a3, v9\n" + mfma) == [("sources", 2, 1, 2)]
    assert found("s_cbranch_scc1 L\nv_mov_b32_e32 v1, v9\nL:\ns_barrier\n" + mfma) == [("sources", 5, 2, 1)]  # on one of two paths


def test_td220_in_full():
    text = "v_mov_b32_e32 v1, v9\nv_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[2:3], a[0:15]\ns_endpgm"
    (early,) = checked(text)
    assert early.render() == """\
error[TD220]: a matrix instruction reads registers too soon after they are written, at 1 place of the listing
 --> k.py:3:1
  = line 2: v_mfma_f32_32x32x8_bf16 a[0:15], v[0:1], v[2:3], a[0:15]
  = touches v1, after line 1: v_mov_b32_e32 v1, v9
  = 2 wait states are missing
  = help: the compiler copies operands when it runs out of registers: use fewer or smaller register tiles"""


def test_the_diagnostics_in_full():
    text = LOAD + "v_mov_b32_e32 v8, v7\n" + MFMA + "global_load_dwordx4 v[16:19], v0, s[2:3]\ns_endpgm"
    in_flight, settled = checked(text)
    assert in_flight.render() == """\
error[TD214]: the compiler touches registers that are still being loaded, at 1 place of the listing
 --> k.py:3:1
  = line 2: v_mov_b32_e32 v8, v7
  = touches v7, after line 1: global_load_dwordx4 v[4:7], v0, s[2:3]
  = help: the compiler copies registers when it runs out of them: use fewer or smaller register tiles, or more warps a block"""
    assert settled.render() == """\
error[TD215]: registers of a matrix instruction are touched before the instruction has finished with them, at 1 place of the listing
 --> k.py:3:1
  = line 4: global_load_dwordx4 v[16:19], v0, s[2:3]
  = touches v[16:19], after line 3: v_mfma_f32_32x32x8_bf16 v[16:31], v[0:1], v[2:3], v[16:31]
  = 11 wait states are missing
  = help: this is a defect of tiledsl or of the compiler: report it"""


def test_the_lines_that_instructions_come_from():
    """What is in flight comes first; of instructions that follow too soon the second."""
    text = LOAD + "ds_write_b32 v8, v7\n" + MFMA + "global_load_dwordx4 v[16:19], v0, s[2:3]\ns_endpgm"
    in_flight, settled = checked(text, (0, 7), (1, 9), (3, 11))
    assert in_flight.render().splitlines()[1:4] == [" --> k.py:7:5", "  = global_load_dwordx4", " ::: k.py:9:5"]
    assert settled.render().splitlines()[1:3] == ["  --> k.py:11:5", "   = global_load_dwordx4"]
