"""Traces: with iterations left out, each instruction is counted as often as the interpreter executes it."""

from collections import Counter

import numpy as np
import pytest
import torch

from tests.frames import frame
from tests.sim.triton import NO_SCRATCH, listing
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.sim.launch.trace import Tracer, sparse
from tiledsl.sim.run import counters, loops
from tiledsl.sim.state.trace import GlobalAccess, LdsAccess, NeedsData

LOOP = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	v_mov_b32_e32 v2, 0
	s_movk_i32 s6, {trips}
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s4
	v_mov_b32_e32 v11, s5
	v_add_co_u32_e32 v10, vcc, v10, v1
	v_addc_co_u32_e32 v11, vcc, v11, v2, vcc
.LBB0_1:
	global_load_dwordx4 v[4:7], v[10:11], off
	v_add_co_u32_e32 v10, vcc, 0x1000, v10
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	s_xor_b32 s8, s8, 0x4000
	v_add_u32_e32 v3, s8, v1
	s_waitcnt vmcnt(0)
	ds_write_b128 v3, v[4:7]
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
"""
NESTED = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s7, 3
	s_waitcnt lgkmcnt(0)
.LBB0_1:
	s_movk_i32 s6, 50
.LBB0_2:
	v_cndmask_b32_e64 v4, 0, 1, exec
	v_cmp_ne_u32_e64 s[10:11], 1, v4
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_3
	global_load_dword v4, v1, s[4:5]
.LBB0_3:
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_2
	v_add_u32_e32 v1, 0x100, v1
	s_add_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
"""
RING = """
	v_lshlrev_b32_e32 v1, 4, v0
	s_movk_i32 s6, {trips}
	s_mov_b32 s8, 0
.LBB0_1:
	v_add_u32_e32 v3, s8, v1
	ds_write_b128 v3, v[4:7]
	s_add_i32 s8, s8, {step}
	s_cmp_ge_i32 s8, {end}
	s_cselect_b32 s9, {end}, 0
	s_sub_i32 s8, s8, s9
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
"""
BY_WAVE = """
	v_readfirstlane_b32 s6, v0
	s_lshr_b32 s6, s6, 7
	s_lshl_b32 s6, s6, 5
	s_add_i32 s6, s6, 40
.LBB0_1:
	v_add_u32_e32 v1, 4, v1
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
"""
ENDS_BY_DATA = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.LBB0_1:
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
"""


def counted(trace):
    """How often each instruction is executed, and the clocks of bank conflicts of each, by the trace."""
    executed, conflicts = Counter(), Counter()
    for wave in trace.waves:
        for position, index in enumerate(wave.stream):
            times = 1
            for repeat in wave.repeats:
                if repeat.begins[-2] <= position < repeat.begins[-1]:
                    times *= 1 + repeat.left_out
            executed[index] += times
            access = wave.accesses.get(position)
            conflicts[index] += times * access.conflicts if isinstance(access, LdsAccess) else 0
    return executed, conflicts


def agree(tracer, trace, report):
    lines = {step.place.line: step.index for step in tracer.run.program.steps}
    executed, conflicts = counted(trace)
    assert executed == {lines[line.line]: line.executed for line in report.lines}
    assert {index: n for index, n in conflicts.items() if n} == {lines[line.line]: line.conflict_clocks for line in report.lines if line.conflict_clocks}


def test_waves_with_equal_counters_share_the_search_for_the_end(monkeypatch):
    """Two of the four waves run the loop 40 times, and two 72 times: its end is searched once for each pair."""
    searched, search = [], loops._periods_left
    monkeypatch.setattr(loops, "_periods_left", lambda *given: searched.append(search(*given)) or searched[-1])
    text = frame(BY_WAVE, "p")
    unused = np.zeros(4, np.uint8)
    tracer = Tracer(text, 1, 256, [unused])
    trace = tracer.trace([0])
    agree(tracer, trace, launch(text, 1, 256, [unused], limit=10**4))
    assert searched == [39 - 6, 71 - 6]  # branches back to the head behind the sixth
    assert [wave.repeats[0].left_out for wave in trace.waves] == [33 - 2, 33 - 2, 65 - 2, 65 - 2]


@pytest.mark.thorough
def test_a_long_loop_is_counted_by_a_few_of_its_iterations():
    """The address of the LDS alternates: iterations differ by constants every two. The address in memory carries into its upper half."""
    streams = {}
    for trips in (900, 300):
        text = frame(LOOP.format(trips=trips), "p", lds=32768)
        data = np.zeros(trips * 4096, np.uint8)
        tracer = Tracer(text, 1, 256, [data])
        trace = tracer.trace([0])
        agree(tracer, trace, launch(text, 1, 256, [data], limit=10**6))
        streams[trips] = [len(wave.stream) for wave in trace.waves]
        last = [access.lines[0].tolist() for _, access in sorted(trace.waves[0].accesses.items()) if isinstance(access, GlobalAccess)][-1]
        assert np.diff(last).tolist() == [1] * 7 and last[0] % (1 << 40) == (trips - 1) * 32
    assert streams[900] == streams[300]


@pytest.mark.parametrize("slots", [3, 4, 5, 7])
@pytest.mark.parametrize("step", [1, 2])
def test_a_ring_of_slots_goes_round(slots, step):
    """The place in a ring advances alike in some iterations in a row, and goes back in others: no iteration writes outside of the ring."""
    text = frame(RING.format(trips=60, step=step * 1024, end=slots * 1024), "p", lds=slots * 1024)
    tracer = Tracer(text, 1, 64, [np.zeros(4, np.uint8)])
    agree(tracer, tracer.trace([0]), launch(text, 1, 64, [np.zeros(4, np.uint8)], limit=10**4))


@pytest.mark.parametrize(
    "start, step, compared, turns",
    [
        ("0", "s_add_i32 s4, s4, 3", "s_cmp_lt_i32 s4, {0}", 100_000_000),
        ("{0}", "s_add_i32 s4, s4, -3", "s_cmp_lg_u32 s4, 0", 100_000_000),
        ("{0}", "s_sub_u32 s4, s4, 5", "s_cmp_gt_u32 s4, 7", 59_999_999),
        ("-{0}", "s_addk_i32 s4, 0x7", "s_cmp_le_i32 s4, 0", 42_857_143),
        ("0x7ffffff0", "s_add_i32 s4, s4, 1", "s_cmp_gt_i32 s4, 0", 16),
    ],
)
def test_a_loop_is_as_cheap_as_its_counter_is_simple(start, step, compared, turns):
    """A hundred million iterations are counted, and not executed one by one."""
    text = f"\ts_mov_b32 s4, {start}\n.LBB0_1:\n\tv_exp_f32_e32 v2, v2\n\t{step}\n\t{compared}\n\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm\n"
    (wave,) = Tracer(frame(text.format(300_000_000), "p"), 1, 64, [np.zeros(64, np.uint8)]).trace([0]).waves
    assert 1 + len(wave.turns) + sum(repeat.left_out for repeat in wave.repeats) == turns


@pytest.mark.parametrize(
    "how, holds", [("eq", np.equal), ("lg", np.not_equal), ("gt", np.greater), ("ge", np.greater_equal), ("lt", np.less), ("le", np.less_equal)]
)
def test_when_a_comparison_of_counters_changes(how, holds):
    """Numbers of 32 bits that advance by constants: the first period with another result, as in a table of periods. An order is followed up to where
    a number passes the largest or the least."""
    random, ends = np.random.default_rng(0), np.array([0, 1, 5, 2**31 - 300, 2**31, 2**32 - 300, 2**32 - 1])
    for kind, plain in (("i32", np.int32), ("u32", np.uint32)):
        for _ in range(40):
            steps = random.choice([0, 0, 1, 3, -1, -6, 2**16, 2**30], 2)
            table = [
                ((start + step * np.arange(3000)) % 2**32).astype(np.uint32).view(plain) for start, step in zip(random.choice(ends, 2), steps, strict=True)
            ]
            results = holds(*table)
            stops = [np.flatnonzero(results != results[0])]
            if how not in ("eq", "lg"):
                stops += [1 + np.flatnonzero(np.diff(side.astype(np.int64)) != step) for side, step in zip(table, steps, strict=True)]
            found = counters._unchanged(f"s_cmp_{how}_{kind}", tuple(int(side[n]) % 2**32 for n in (0, 1) for side in table))
            assert min(3000, 3000 if found is None else found) == min(3000, *(int(stop[0]) for stop in stops if len(stop)), 3000)


@pytest.mark.thorough
def test_a_loop_that_is_entered_again():
    """A register holds data at the loop's head, and then what decides a branch."""
    text, data = frame(NESTED, "p"), np.zeros(4096, np.uint8)
    tracer = Tracer(text, 1, 64, [data])
    trace = tracer.trace([0])
    assert [repeat.left_out for repeat in trace.waves[0].repeats] == [41, 41, 41]
    agree(tracer, trace, launch(text, 1, 64, [data]))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name, size, lds", [("gemm_bf16.gfx90a", 512, 65536), ("gemm_bf16_ragged.gfx942", 500, 65536)])
def test_a_listing_of_another_compiler(name, size, lds):
    text = listing(name)
    arrays = [torch.zeros(128, size, dtype=torch.bfloat16), torch.zeros(128, size, dtype=torch.bfloat16), torch.zeros(128, 128)]
    arguments = [*arrays, 128, 128, size, size, size, 128, *NO_SCRATCH]
    tracer = Tracer(text, 1, 256, arguments, dynamic_lds=lds)
    agree(tracer, tracer.trace([0]), launch(text, 1, 256, arguments, dynamic_lds=lds))


def test_blocks_that_go_another_way_are_left_out():
    body = "\ts_cmp_lt_u32 s2, 2\n\ts_cbranch_scc1 .LBB0_1\n\ts_nop 0\n.LBB0_1:\n\ts_endpgm"
    tracer = Tracer(frame(body, ""), 5, 64, [])
    assert tracer.trace(range(5)).blocks == (2, 3, 4)
    assert tracer.trace([0, 1]).blocks == (0, 1)


def test_a_branch_on_data():
    """Without data the caller says how often the loop runs; with data they are executed."""
    text = frame(ENDS_BY_DATA, "p")
    with pytest.raises(NeedsData) as error:
        Tracer(text, 1, 64, [sparse(64)], has_data=False).trace([0])
    assert "s_cbranch_scc1" in error.value.text
    executed, _ = counted(Tracer(text, 1, 64, [sparse(64)], has_data=False, iterations=7).trace([0]))
    assert executed[4] == 7
    with_data = Tracer(text, 1, 64, [np.full(16, 9, np.uint32)]).trace([0])
    assert with_data.with_data and counted(with_data)[0][4] == 9


IN_SOME_LANES = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[6:7], vcc
	v_lshlrev_b32_e32 v2, 3, v0
	global_load_dword v3, v2, s[4:5]
	s_or_b64 exec, exec, s[6:7]
{after}	s_endpgm
"""


def test_an_address_in_a_register_that_held_data():
    """Nine lanes overwrite loaded data by an address, as stores at an edge do; in the other lanes the data are still there."""
    text, data = frame(IN_SOME_LANES.format(after=""), "p"), np.zeros(4096, np.uint8)
    trace = Tracer(text, 1, 64, [sparse(4096)], has_data=False).trace([0])
    agree(Tracer(text, 1, 64, [data]), trace, launch(text, 1, 64, [data]))
    assert [access.moved for access in trace.waves[0].accesses.values()][-1] == 9 * 4
    again = frame(IN_SOME_LANES.format(after="\tglobal_load_dword v4, v2, s[4:5]\n"), "p")
    with pytest.raises(NeedsData) as error:
        Tracer(again, 1, 64, [sparse(4096)], has_data=False).trace([0])
    assert error.value.text == "global_load_dword v4, v2, s[4:5]"


START = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
"""
# loops as clang writes them
ENDS = {
    "a guard before a loop": """
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_2
.LBB0_1:
	global_load_dword v2, v1, s[4:5]
	v_add_u32_e32 v1, 0x100, v1
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc0 .LBB0_1
.LBB0_2:
	s_endpgm
""",
    "the end at the head": """
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.LBB0_1:
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_2
	s_add_i32 s6, s6, -1
	s_branch .LBB0_1
.LBB0_2:
	s_endpgm
""",
    "lanes with ends of their own": """
	global_load_dword v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_2
	s_mov_b64 s[10:11], 0
.LBB0_1:
	v_add_u32_e32 v5, -1, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v1, 0x100, v1
	global_load_dword v2, v1, s[4:5]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[10:11]
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v1, s[4:5]
	s_endpgm
""",
    "a loop in a loop": """
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, 0
	s_branch .LBB0_2
.LBB0_1:
	s_add_i32 s8, s8, 1
	s_cmp_lg_u32 s8, s6
	s_cbranch_scc0 .LBB0_4
.LBB0_2:
	s_load_dword s7, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB0_1
.LBB0_3:
	global_load_dword v2, v1, s[4:5]
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 .LBB0_3
	s_branch .LBB0_1
.LBB0_4:
	s_endpgm
""",
}


@pytest.mark.left_out("a loop in a loop-40")
@pytest.mark.parametrize("times", [1, 2, 9, 40])
@pytest.mark.parametrize("name", ENDS)
def test_a_count_of_iterations_stands_for_data(name, times):
    """The count gives what data with this count give, and iterations are left out."""
    text, data = frame(START + ENDS[name], "p"), np.full(16384, times, np.uint32)
    tracer = Tracer(text, 2, 64, [sparse(65536)], has_data=False, iterations=times)
    trace = tracer.trace([0, 1])
    executed, _ = counted(Tracer(text, 2, 64, [data]).trace([0, 1]))
    assert (counted(trace)[0], tracer.guesses) == (executed, True)
    assert times < 40 or all(wave.repeats for wave in trace.waves)


def test_an_array_of_zeros_takes_no_memory():
    assert sparse(1 << 34)[1 << 33] == 0 and sparse(1 << 44).size == 1 << 44
    with pytest.raises(MemoryError):
        sparse(1 << 62)


def test_the_limit_of_a_trace_is_exact():
    text = frame("\ts_mov_b32 s8, 0\n" * 9 + "\ts_endpgm\n")
    given = [np.zeros(4, np.uint32)] * 2
    assert Tracer(text, 1, 64, given, limit=10).trace([0]).waves
    with pytest.raises(SimulationError) as error:
        Tracer(text, 1, 64, given, limit=9).trace([0])
    words = "no end in sight: wave 0 has executed 9 instructions of kernel 'k', and a trace has at most 9:"
    help = "check that its loops end, or give arguments with which they have fewer iterations"
    assert error.value.diagnostics[0].message == f"{words} {help}"


SPILLED = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	scratch_store_dword off, v1, off offset:4
	v_mov_b32_e32 v1, 0
	scratch_load_dword v2, off, off offset:{reloaded}
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_load_dword v3, v2, s[4:5]
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v3, off offset:8
	s_endpgm
"""


def with_scratch(body):
    text = frame(body, "p").replace(".private_segment_fixed_size: 0", ".private_segment_fixed_size: 16")
    return text.replace("\t\t.amdhsa_system_sgpr_workgroup_id_x 1", "\t\t.amdhsa_private_segment_fixed_size 16\n\t\t.amdhsa_system_sgpr_workgroup_id_x 1")


def test_an_address_that_was_spilled():
    """A register goes through scratch and keeps its value; what nobody stored there is data."""
    (wave,) = Tracer(with_scratch(SPILLED.format(reloaded=4)), 1, 64, [sparse(4096)], has_data=False).trace([0]).waves
    loads = [access for access in wave.accesses.values() if isinstance(access, GlobalAccess) and access.moved]
    assert len(loads) == 1 and loads[0].moved == 256 and [len(lines) for lines in loads[0].lines] == [2]
    with pytest.raises(NeedsData):
        Tracer(with_scratch(SPILLED.format(reloaded=12)), 1, 64, [sparse(4096)], has_data=False).trace([0])
    reloads_data = SPILLED.format(reloaded=4).replace(
        "\ts_endpgm", "\tscratch_load_dword v5, off, off offset:8\n\tglobal_load_dword v6, v5, s[4:5]\n\ts_endpgm"
    )
    with pytest.raises(NeedsData):
        Tracer(with_scratch(reloads_data), 1, 64, [sparse(4096)], has_data=False).trace([0])


def test_of_registers_that_are_spilled_together_some_have_data():
    """A pair of an address and of data goes through scratch: the address is known afterwards, and the data are not."""
    pair = SPILLED.format(reloaded=4).replace("dword off, v3", "dwordx2 off, v[2:3]")
    pair = pair.replace("\ts_endpgm", "\tscratch_load_dwordx2 v[6:7], off, off offset:8\n\tglobal_load_dword v8, {address}, s[4:5]\n\ts_endpgm")
    (wave,) = Tracer(with_scratch(pair.format(address="v6")), 1, 64, [sparse(4096)], has_data=False).trace([0]).waves
    assert sum(access.moved == 256 for access in wave.accesses.values() if isinstance(access, GlobalAccess)) == 2
    with pytest.raises(NeedsData):
        Tracer(with_scratch(pair.format(address="v7")), 1, 64, [sparse(4096)], has_data=False).trace([0])


def test_code_without_a_loop_is_traced_for_many_blocks_up_to_some_accesses():
    """Its cost does not grow with the length of the code; one block is traced to its end, and code with a loop as far as the loop."""
    body = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 4, v0\n\ts_waitcnt lgkmcnt(0)\n" + 300 * "\tglobal_load_dword v2, v1, s[4:5]\n"
    tracer = Tracer(frame(body + "\ts_waitcnt vmcnt(0)\n\ts_endpgm\n", "p"), 4, 64, [sparse(4096)])
    accesses = [len(tracer.trace(blocks, most_turns=most).waves[0].accesses) for blocks, most in (([0], None), ([0, 1], 2))]
    assert accesses == [300, 256]


def test_a_wide_load_at_the_end_of_a_buffer_is_one_access():
    """Half of its lanes lie beyond the buffer's end: the others move 16 bytes each, as in a block that lies within."""
    body = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 4, v0\n\ts_movk_i32 s6, 0x200\n\ts_mov_b32 s7, 0x27000\n"
    load = "\ts_waitcnt lgkmcnt(0)\n\tbuffer_load_dwordx4 v[4:7], v1, s[4:7], 0 offen\n\ts_waitcnt vmcnt(0)\n\ts_endpgm\n"
    (access,) = Tracer(frame(body + load, "p"), 1, 64, [sparse(4096)]).trace([0]).waves[0].accesses.values()
    assert (access.bytes, access.moved, len(access.lines[0])) == (16, 32 * 16, 4)
