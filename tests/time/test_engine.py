"""The model of a compute unit on small listings: the LDS figures of silicon, and each mechanism by itself."""

import dataclasses

import numpy as np
import pytest

from tests.frames import frame
from tiledsl.analysis.time.engine import CAUSES, WHOLE, ComputeUnit, Latency
from tiledsl.analysis.time.operations import streams
from tiledsl.sim.launch.trace import Tracer
from tiledsl.sim.run.loops import Loops

LATENCY = Latency(120.0, 800.0, 800.0)
NO_FETCH = dataclasses.replace(WHOLE, instruction_cache=False)  # code that runs once is fetched while it runs
ADDRESS = "\tv_mul_u32_u24_e32 v1, {step}, v0\n\tv_and_b32_e32 v1, 0x3fff, v1\n"


def unit(body, waves=1, target="gfx950", blocks=1, arguments="p", parts=WHOLE, lds=65536, latency=LATENCY):
    body = body if body.rstrip().endswith("s_endpgm") else body + "\ts_endpgm\n"
    args = [np.zeros(1 << 22, np.uint8)] * len(arguments)
    tracer = Tracer(frame(body, arguments, target, lds=lds), blocks, 64 * waves, args)
    trace = tracer.trace([0])
    return ComputeUnit(trace.target, [streams(trace)] * blocks, len(trace.program.steps), latency, parts).run()


def stalled(found, cause):
    return sum(found.stalled[CAUSES.index(cause)])


def reads(step, count, offset=0):
    """`count` reads of 16 bytes a lane, lanes `step` bytes apart."""
    return ADDRESS.format(step=step) + f"\tv_add_u32_e32 v1, {offset}, v1\n" + "\tds_read_b128 v[4:7], v1\n" * count


# clk of an instruction of a wave: ROCm's gfx950 Gluon tutorials, one wave and four, one on each SIMD
@pytest.mark.sample("4-way")
@pytest.mark.parametrize(
    "step, offset, alone, four",
    [(16, 0, 8, 16), (32, 0, 8, 32), (64, 0, 16, 64), (128, 0, 32, 128), (16, 4, 64, 256)],
    ids=["no conflict", "2-way", "4-way", "8-way", "unaligned"],
)
def test_the_lds_of_gfx950(step, offset, alone, four):
    few, many = 40, 104
    for waves, clk in ((1, alone), (4, four)):
        ends = [unit(reads(step, count, offset), waves, parts=NO_FETCH).clocks for count in (few, many)]
        assert (ends[1] - ends[0]) / (many - few) == clk


LOOP = "\ts_movk_i32 s4, {turns}\n.LBB0_1:\n{body}\ts_add_i32 s4, s4, -1\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 .LBB0_1\n"


def reads_in_a_loop(step, turns, offset=0):
    """64 reads an iteration; waves meet nowhere, and have at most 16 reads under way."""
    one = "".join("\ts_waitcnt lgkmcnt(8)\n" * (n % 8 == 0) + f"\tds_read_b128 v[{4 + n % 16 * 4}:{7 + n % 16 * 4}], v1\n" for n in range(64))
    return ADDRESS.format(step=step) + f"\tv_add_u32_e32 v1, {offset}, v1\n" + LOOP.format(turns=turns, body=one)


@pytest.mark.thorough
@pytest.mark.parametrize("step, offset, clk", [(16, 0, 16), (32, 0, 32), (64, 0, 64), (128, 0, 128), (16, 4, 256)])
def test_four_waves_that_never_meet_share_the_lds(step, offset, clk):
    """The same figures in a loop whose iterations are left out: no wave is starved, and none is measured when others have left."""
    ends = [unit(reads_in_a_loop(step, turns, offset), 4, parts=NO_FETCH).clocks for turns in (500, 1000)]
    assert (ends[1] - ends[0]) / 500 / 64 == clk


@pytest.mark.thorough
def test_two_blocks_that_never_meet_share_the_lds():
    """Each wave of eight takes twice as long as each of four, and the end of each is its own."""
    four, eight = (unit(reads_in_a_loop(64, 1000), 4, blocks=blocks, parts=NO_FETCH) for blocks in (1, 2))
    assert four.loop_clocks == 64 * 64 and eight.loop_clocks == pytest.approx(2 * 64 * 64, rel=0.001)
    assert eight.clocks == pytest.approx(2 * four.clocks, rel=0.002)


@pytest.mark.thorough
def test_waves_that_leave_their_loops_one_after_the_other():
    """Wave 0 has 1,000 iterations, the others 3,000. The banks limit all of them, and are never idle."""
    body = reads_in_a_loop(64, 3000).replace("\ts_movk_i32 s4, 3000\n", "\tv_readfirstlane_b32 s5, v0\n\ts_cmp_lg_u32 s5, 0\n\ts_cselect_b32 s4, 3000, 1000\n")
    found = unit(body, 4, parts=NO_FETCH)
    assert found.lds_busy == pytest.approx(16 * 64 * (3 * 3000 + 1000), rel=0.001)
    assert found.clocks == pytest.approx(found.lds_busy, rel=0.001)


SLOW = (
    "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_readfirstlane_b32 s6, v0\n\ts_lshr_b32 s6, s6, 4\n\ts_add_i32 s6, s6, {turns}\n\tv_lshlrev_b32_e32 v1, 7, v0\n"
)
SLOW += "\ts_waitcnt lgkmcnt(0)\n.LBB0_1:\n{loads}\ts_waitcnt vmcnt(0)\n\ts_add_i32 s6, s6, -1\n\ts_cmp_lg_u32 s6, 0\n\ts_cbranch_scc1 .LBB0_1\n"


@pytest.mark.thorough
def test_slow_loops_without_barriers_beside_long_epilogues(monkeypatch):
    """Waves leave their loops one after the other, and what follows a loop is longer than an iteration of the others, which go on meanwhile:
    iterations that are left out take the time that they take when they are all executed."""
    loads = "".join(f"\tglobal_load_dwordx4 v[{4 + 4 * n}:{7 + 4 * n}], v1, s[4:5]\n" for n in range(16))
    body = SLOW.format(turns=40, loads=loads) + "\ts_nop 15\n" * 600
    found = unit(body, 4, "gfx942", blocks=2)
    with monkeypatch.context() as whole:
        whole.setattr(Loops, "visit", lambda *_: None)
        executed = unit(body, 4, "gfx942", blocks=2)
    assert not found.in_full and executed.in_full and found.loop_clocks == pytest.approx(executed.loop_clocks, rel=0.01)
    assert found.clocks == pytest.approx(executed.clocks, rel=0.02) and found.l1_busy == pytest.approx(executed.l1_busy, rel=0.001)


@pytest.mark.thorough
def test_loops_in_a_loop_of_two_blocks():
    """Of 300 outer iterations most are left out, each with the inner iterations that are left out in it; waves of a block meet in both loops."""
    inner = LOOP.format(turns=100, body="\tv_exp_f32_e32 v2, v2\n\ts_barrier\n")
    body = "\ts_movk_i32 s6, {turns}\n.LBB0_2:\n" + inner + "\ts_barrier\n\ts_add_i32 s6, s6, -1\n\ts_cmp_lg_u32 s6, 0\n\ts_cbranch_scc1 .LBB0_2\n"
    for blocks in (1, 2):
        few, many = (unit(body.format(turns=turns), 2, blocks=blocks) for turns in (100, 300))
        once = unit(inner, 2, blocks=blocks)
        assert (many.clocks - few.clocks) / 200 == pytest.approx(once.loop_clocks * 100 + 8 + 4 + 4 + 24 + 8, rel=0.01)


@pytest.mark.parametrize("target", ["gfx90a", "gfx942"])
def test_the_lds_of_earlier_chips(target):
    """128 bytes a clk: 32 clk of each of four waves."""
    ends = [unit(reads(16, count), 4, target, parts=NO_FETCH).clocks for count in (40, 104)]
    assert (ends[1] - ends[0]) / 64 == 32


FLAT = "\ts_mov_b64 s[4:5], src_shared_base\n\tv_mov_b32_e32 v3, s5\n\tv_lshlrev_b32_e32 v2, {shift}, v0\n{accesses}\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"


@pytest.mark.parametrize("instruction", ["load_dword v4, v[2:3]", "store_dword v[2:3], v2"])
def test_flat_accesses_to_the_lds_have_its_bank_conflicts(instruction):
    """An access of any memory whose addresses lie in the LDS takes the LDS, as that of an instruction of the LDS does, and no L1."""
    near, far = (unit(FLAT.format(shift=shift, accesses=f"\tflat_{instruction}\n" * 32), 4, "gfx942", parts=NO_FETCH) for shift in (2, 7))
    of_lds = "ds_read_b32 v4, v2" if "load" in instruction else "ds_write_b32 v2, v2"
    direct = unit(FLAT.format(shift=7, accesses=f"\t{of_lds}\n" * 32), 4, "gfx942", parts=NO_FETCH)
    assert (near.conflicts, far.conflicts) == (0, direct.conflicts) and far.lds_busy == direct.lds_busy
    assert far.clocks > near.clocks + far.conflicts / 2 and far.clocks == pytest.approx(direct.clocks, rel=0.02)
    assert far.l1_busy == 0


@pytest.mark.parametrize(
    "instruction, clk",
    [
        ("v_add_f32_e32 v2, v2, v3", 4),
        ("v_exp_f32_e32 v2, v3", 8),
        ("v_mul_lo_u32 v2, v3, v3", 16),
        ("s_add_i32 s4, s4, 1", 4),
        ("s_nop 3", 16),
        ("s_sleep 2", 128),
    ],
)
def test_clocks_of_an_instruction(instruction, clk):
    ends = [unit(f"\t{instruction}\n" * count, parts=NO_FETCH).clocks for count in (64, 128)]
    assert ends[1] - ends[0] == 64 * clk


def test_matrix_instructions_of_one_wave_follow_each_other():
    product = "\tv_mfma_f32_32x32x16_bf16 a[{0}:{1}], v[0:3], v[4:7], a[{0}:{1}]\n"
    body = (product.format(0, 15) + product.format(16, 31)) * 32
    found = unit(body, parts=NO_FETCH)
    assert (found.matrix_busy, found.clocks) == (64 * 32, 63 * 32 + 8)
    dependent = unit(body + "\tv_accvgpr_read_b32 v8, a16\n", parts=NO_FETCH)
    assert stalled(dependent, "result of a product") > 0


def test_two_waves_of_a_simd_share_its_matrix_unit():
    body = "\tv_mfma_f32_32x32x16_bf16 a[0:15], v[0:3], v[4:7], a[0:15]\n" * 32
    found = unit(body, waves=8)
    assert found.matrix_busy == 8 * 32 * 32 and stalled(found, "matrix unit") > 8 * 16 * 32 * 0.4


@pytest.mark.sample("4")
@pytest.mark.parametrize("waves", [4, 8, 16])
def test_loops_that_waves_execute_one_after_the_other(waves):
    """Four waves of a SIMD with one product each an iteration: two of them take the unit in turn, the others come behind. No unit is busier than always."""
    product = "\tv_mfma_f32_32x32x16_bf16 a[0:15], v[0:3], v[4:7], a[0:15]\n"
    found = unit(LOOP.format(turns=1000, body=product), waves=waves, parts=NO_FETCH)
    assert found.matrix_busy == waves * 1000 * 32 < 4.001 * found.clocks
    assert 0.85 < found.loop_matrix / 4 / found.loop_clocks <= 1


def test_waves_that_a_simd_serves_last_use_the_matrix_units_of_the_loop_too():
    """Eight waves of a SIMD, whose products all are in the loop: the last waves have most of theirs when the first have ended. The loop is no less
    busy than the whole."""
    load = "\ts_load_dwordx2 s[6:7], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 4, v0\n\ts_waitcnt lgkmcnt(0)\n\tglobal_load_dwordx4 v[4:7], v1, s[6:7]\n"
    product = "\tv_mfma_f32_16x16x32_bf16 a[0:3], v[0:3], v[4:7], a[0:3]\n"
    found = unit(load + "\ts_waitcnt vmcnt(0)\n" + LOOP.format(turns=40, body=product), waves=8, blocks=4, parts=NO_FETCH)
    assert 0.8 < found.matrix_busy / 4 / found.clocks < found.loop_matrix / 4 / found.loop_clocks <= 1.001


LOADS = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_mul_u32_u24_e32 v1, {step}, v0\n\ts_waitcnt lgkmcnt(0)\n" + "{loads}\ts_waitcnt vmcnt(0)\n"


def loads(step, count, kind="dwordx4"):
    registers = {"dword": "v4", "dwordx4": "v[4:7]"}[kind]
    return LOADS.format(step=step, loads="".join(f"\tglobal_load_{kind} {registers}, v1, s[4:5] offset:{64 * n}\n" for n in range(count)))


def test_loads_wait_in_the_queue_and_for_their_data():
    found = unit(loads(16, 32), waves=4)
    assert stalled(found, "vector-memory queue") > 0 and stalled(found, "vmcnt") > 0
    without = unit(loads(16, 32), waves=4, parts=dataclasses.replace(WHOLE, memory_queue=False))
    assert stalled(without, "vector-memory queue") == 0


def test_loads_straight_to_lds_take_its_port_once_they_arrive():
    """4 clk each; the wait of vmcnt ends behind the last write."""
    body = LOADS.format(step=16, loads="\ts_mov_b32 m0, 0\n" + "\tglobal_load_lds_dwordx4 v1, s[4:5]\n" * 4)
    found, without = (unit(body, parts=dataclasses.replace(WHOLE, direct_lds=direct)) for direct in (True, False))
    assert (found.lds_busy, without.lds_busy) == (4 * 4, 0) and found.clocks == without.clocks + 4 * 4


@pytest.mark.parametrize("target, clk", [("gfx942", 32), ("gfx950", 32 + 16)])
def test_packed_instructions_beside_products(target, clk):
    """gfx950 issues one once the product of its SIMD has ended, and the next product behind it. Other vector instructions run beside products."""
    product = "\tv_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[2:3], a[0:15]\n"
    for vector, of_both in {"v_pk_mul_f32 v[8:9], v[10:11], v[10:11]": clk, "v_mul_f32_e32 v8, v10, v11": 32}.items():
        ends = [unit(f"{product}\t{vector}\n" * count, target=target, parts=NO_FETCH).clocks for count in (16, 32)]
        assert ends[1] - ends[0] == 16 * of_both


def test_rows_of_64_bytes_cost_twice_those_of_128():
    """Of 64 lanes with 16 bytes: 8 lines, or 16 with half of each."""
    body = LOADS.format(
        step=16, loads="\tv_and_b32_e32 v2, 3, v0\n\tv_lshrrev_b32_e32 v3, 2, v0\n\tv_lshlrev_b32_e32 v3, 7, v3\n\tv_lshl_add_u32 v2, v2, 4, v3\n{}"
    )
    one, two = (unit(body.format("\tglobal_load_dwordx4 v[4:7], " + v + ", s[4:5]\n" * 1), waves=1) for v in ("v1", "v2"))
    assert (one.l1_busy, two.l1_busy) == (16, 32)


def test_a_barrier_waits_for_the_last_wave():
    """Wave 0 alone counts down before the barrier."""
    body = "\tv_readfirstlane_b32 s4, v0\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 .LBB0_1\n" + "\ts_nop 15\n" * 20 + ".LBB0_1:\n\ts_barrier\n"
    found = unit(body, waves=4)
    assert 3 * 20 * 64 * 0.9 < stalled(found, "barrier") < 3 * 20 * 64 * 1.2
    assert stalled(unit(body, waves=4, parts=dataclasses.replace(WHOLE, barriers=False)), "barrier") == 0


@pytest.mark.thorough
def test_a_loop_beyond_the_instruction_cache():
    """Of 64 KiB: instructions of 4 bytes."""

    def loop(count):
        return (
            "\ts_movk_i32 s4, 12\n.LBB0_1:\n"
            + "\tv_add_u32_e32 v2, v2, v3\n" * count
            + "\ts_add_i32 s4, s4, -1\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 .LBB0_1\n"
        )

    inside, beyond = (unit(loop(count)) for count in (8_000, 20_000))
    assert inside.loop_clocks == 8_000 * 4 + 4 + 4 + 24 and beyond.loop_clocks > 20_000 * 4 * 1.5
    assert stalled(beyond, "instruction cache") > 10 * stalled(inside, "instruction cache")


def test_iterations_left_out_take_the_time_of_those_before():
    body = "\ts_movk_i32 s4, {n}\n.LBB0_1:\n\tv_exp_f32_e32 v2, v2\n\ts_add_i32 s4, s4, -1\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 .LBB0_1\n"
    few, many = (unit(body.format(n=n)) for n in (100, 10_000))
    assert many.clocks - few.clocks == 9_900 * many.loop_clocks and few.loop_clocks == many.loop_clocks == 8 + 4 + 4 + 24
