"""What authors of kernels ask: of two variants, which is faster, and is the cause named? Directions and causes, not times."""

import dataclasses
import inspect

import numpy as np
import pytest

import tiledsl as td
from examples.attention import attention
from examples.catalogue import example
from tests.frames import frame
from tests.schemas import validate
from tests.time import seeds
from tests.time.seeds import panels, stores
from tiledsl.analysis.time.caches import reuse, round_of
from tiledsl.analysis.time.causes import STALLS
from tiledsl.analysis.time.chips import CHIPS, chip_named
from tiledsl.analysis.time.clock import clock_of
from tiledsl.analysis.time.engine import WHOLE
from tiledsl.analysis.time.estimate import Gemm
from tiledsl.analysis.time.origami import estimate_us, estimated_clock, step_clocks
from tiledsl.analysis.time.profile import Ablated, Launch, ablated, profile
from tiledsl.analysis.time.result import IDLE
from tiledsl.asm.text.parse import parse_listing
from tiledsl.diagnostics import UsageError
from tiledsl.runtime.profile import launch_at
from tiledsl.sim.launch.trace import Tracer, sparse

MI300X = CHIPS["MI300X"]


def predicted(**options):
    return seeds.gemm.profile("gfx942", **options)


def share(found, cause):
    return sum(bound.share for bound in found.bounds if bound.cause == cause)


def clocks(found, cause):
    """Of a wave."""
    return sum(bound.clocks for bound in found.bounds if bound.cause == cause)


def line(text):
    """The only line of the kernels' module with a text, as predictions name it."""
    lines = [one.strip() for one in inspect.getsource(seeds).splitlines()]
    (number,) = [n for n, one in enumerate(lines, 1) if one == text] or [n for n, one in enumerate(lines, 1) if one.startswith(text)]
    return f"seeds.py:{number}"


def without(found, change):
    return next(one.speedup for one in found.what_if if one.change == change)


@pytest.fixture(scope="module")
def plain():
    return predicted()


def test_parts_switched_off(plain):
    """The changed models share the traces, and no result: the whole model gives the prediction, also behind others."""
    lowered = seeds.gemm.lower("gfx942")
    no_barriers, no_cost = dataclasses.replace(WHOLE, barriers=False), dataclasses.replace(MI300X.launch_us, value=0)
    cases = [(WHOLE, dataclasses.replace(MI300X, launch_us=no_cost)), (no_barriers, MI300X), (WHOLE, MI300X)]
    free, together, whole = ablated(launch_at(lowered, MI300X), MI300X, cases)
    assert whole == Ablated(plain.loop_efficiency, plain.dispatch.clocks, plain.time_us)
    assert free.clocks == whole.clocks and free.time_us.likely == pytest.approx(whole.time_us.likely - MI300X.launch_us.value)
    assert together.clocks < whole.clocks and together.loop_efficiency > whole.loop_efficiency
    assert no_barriers.only(dataclasses.replace(WHOLE, latency=False)) == dataclasses.replace(WHOLE, barriers=False, latency=False)


@pytest.mark.thorough
def test_two_buffers_are_faster_than_one(plain):
    """The one waits for what it has just asked for: vmcnt is named, at the load, and takes more clocks than with two buffers."""
    two = predicted(buffers=2)
    assert two.dispatch.clocks < 0.9 * plain.dispatch.clocks and two.loop_clocks < 0.8 * plain.loop_clocks
    assert (plain.bounds[0].cause, plain.bounds[0].place) == ("vmcnt", line("td.load(As, a[row, k])"))
    assert clocks(two, "vmcnt") + clocks(two, "lgkmcnt") < clocks(plain, "vmcnt") + clocks(plain, "lgkmcnt")


def test_a_quarter_of_the_step_is_slower(plain):
    """With four times the barriers, which are named; a row of a tile is 32 bytes then, so that a load touches four times the lines."""
    short = predicted(step=16)
    assert short.time_us.likely > 1.3 * plain.time_us.likely
    assert short.bounds[0].cause == "barrier" and clocks(short, "barrier") > 4 * clocks(plain, "barrier")
    assert without(short, "free barriers") > 1.1 and clocks(short, "uncoalesced lines") > 0 == clocks(plain, "uncoalesced lines")
    assert short.memory.l1.hit_rate == pytest.approx(0.75, abs=0.02) and plain.memory.l1.hit_rate == 0
    assert short.memory.coalescing < 0.4 < plain.memory.coalescing and short.memory.l2.requests == pytest.approx(plain.memory.l2.requests, rel=0.1)


@pytest.mark.sample("swizzle0-2")
@pytest.mark.parametrize("swizzle, ways", [((7, 2), 2), ((7, 1), 4), ((0, 0), 8)])
def test_an_operand_read_with_conflicts(plain, swizzle, ways):
    """16 steps, each with 16 reads of 16 bytes a lane, which take 8 clk without conflicts. The operand's line is named, whose conflicts cost most."""
    found = predicted(swizzle=swizzle)
    assert found.lds_conflict_clocks == 16 * 16 * 8 * (ways - 1) and plain.lds_conflict_clocks == 0
    assert found.dispatch.clocks > plain.dispatch.clocks and found.loop_clocks > plain.loop_clocks + 16 * 8 * (ways - 1) / 2
    (named,) = [bound for bound in found.bounds if bound.cause == "bank conflicts"]
    assert named.place == line("left = td.load") and clocks(plain, "bank conflicts") == 0
    more = {cause: clocks(found, cause) - clocks(plain, cause) for cause in STALLS}
    assert max(more, key=more.get) == "bank conflicts" and without(found, "no bank conflicts") == pytest.approx(
        found.time_us.likely / plain.time_us.likely, rel=0.05
    )
    (row,) = [row for row in found.lines if row.place == named.place]
    assert row.stalled["bank conflicts"] == pytest.approx(named.clocks)


def test_rows_of_32_bytes():
    """Loads of 16 bytes a lane touch four times the lines, and the L1 takes 2 clk for each: 64 clk in place of 16."""
    near, far = panels.profile("gfx942", allow_unchecked=True), panels.profile("gfx942", allow_unchecked=True, cols=16)
    assert (near.memory.coalescing, far.memory.coalescing) == (1, 0.25) and far.dispatch.clocks > 2 * near.dispatch.clocks
    of_waves = [bound for bound in far.bounds if bound.cause != IDLE]
    (named,) = [bound for bound in of_waves[:2] if bound.cause == "uncoalesced lines"]
    assert named.place == line("td.load(As, a[row, k])  # of panels") and clocks(near, "uncoalesced lines") == 0


@pytest.mark.thorough
def test_an_unrolled_loop_is_fetched_as_it_runs(plain):
    """`range` in place of td.range: 16 copies of the body, each fetched when it runs."""
    unrolled = predicted(unrolled=True)
    assert unrolled.dispatch.clocks > 1.1 * plain.dispatch.clocks and clocks(unrolled, "instruction cache") > 3 * clocks(plain, "instruction cache")
    assert unrolled.loop_clocks is None and share(unrolled, "instruction cache") > 2 * share(plain, "instruction cache")


def test_few_iterations_and_unrolled_code_have_the_clock_of_a_long_loop():
    """Their matrix units are as busy: a longer sum may not be slower because its clock alone is lower."""
    products = "\tv_mfma_f32_32x32x16_f16 a[0:15], v[4:7], v[8:11], a[0:15]\n" * 64
    loop = "\ts_movk_i32 s4, {}\n.LBB0_1:\n" + products + "\ts_add_i32 s4, s4, -1\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm"
    texts = loop.format(5), products * 5 + "\ts_endpgm", loop.format(500)
    launches = [Launch(parse_listing(frame(text, "p", target="gfx950")), (256,), (256,), [sparse(64)]) for text in texts]
    few, unrolled, long = (profile(launch, CHIPS["MI355X"]) for launch in launches)
    assert (
        unrolled.loop_clocks is None
        and few.loop_efficiency > 0.98
        and few.loop_clocks == pytest.approx(long.loop_clocks, rel=0.001)
        and long.loop_efficiency > 0.98
    )
    for found in (few, unrolled):
        assert long.clock_mhz.likely < found.clock_mhz.likely < 1.1 * long.clock_mhz.likely and found.tflops.likely < long.tflops.likely


def test_the_result_in_python(plain):
    validate("profile", {"tiledsl": "0", **plain.as_dict()})
    assert repr(plain) == f"<Profile of gemm on MI300X, modelled: {plain.time_us.likely:,.1f} µs>"
    assert plain.flops == 2 * 1024**3 and plain.intensity == plain.flops / plain.memory.hbm_bytes and plain.timeline is None
    assert [line.clocks for line in plain.lines] == sorted((line.clocks for line in plain.lines), reverse=True)
    waves = sum(line.clocks for line in plain.lines)
    assert abs(sum(bound.clocks for bound in plain.bounds if bound.cause != IDLE) / waves - 1) < 0.01


# ------------------------------------------------------------------------------------------------------------ listings


BUSY = (
    "\ts_movk_i32 s4, 2000\n.LBB0_1:\n"
    + "\tv_exp_f32_e32 v2, v2\n" * 8
    + "\ts_add_i32 s4, s4, -1\n\ts_cmp_lg_u32 s4, 0\n\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm\n"
)
COPY = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_lshl_b32 s2, s2, {shift}
	v_lshlrev_b32_e32 v1, {lane}, v0
	v_add_u32_e32 v1, s2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	global_store_{store}, s[4:5]
	s_endpgm
"""


def of_listing(body, blocks, waves=4, size=1 << 26, **registers):
    launch = Launch(parse_listing(frame(body, "p", **registers)), (blocks,), (64 * waves,), [sparse(size)])
    return profile(launch, MI300X)


def test_one_block_more_than_compute_units():
    """A block whose LDS fills a compute unit: the last one runs alone, and the text says so."""
    full, more = (of_listing(BUSY, blocks, lds=65536, vgprs=64, agprs=0) for blocks in (304, 305))
    assert (full.occupancy.blocks_per_cu, full.occupancy.limited_by) == (1, "LDS, 65,536 bytes a block")
    launch = MI300X.launch_us.value
    assert 1.7 < (more.time_us.likely - launch) / (full.time_us.likely - launch) < 2 and more.dispatch.rounds > 1
    assert "; 305 blocks in 2 rounds of 304, the last with 1\n" in more.text and "; 304 blocks in 1 round of 304\n" in full.text


def test_idle_compute_units_are_named():
    """The grid decides: 64 blocks of 304, the last round of 1 block, and no bound where each compute unit has a block to the end."""
    few, one_more, all_of_them = (of_listing(BUSY, blocks, lds=65536, vgprs=64, agprs=0) for blocks in (64, 305, 608))
    (idle,) = [bound for bound in few.bounds if bound.cause == IDLE]
    assert (idle.share, idle.place) == (1 - 64 / 304, "the grid of 64 blocks") and "  idle CUs     78.9% of the launch on all CUs, " in few.text
    assert idle.clocks == pytest.approx(few.dispatch.clocks * 240 / 304) and idle in few.bounds[:2]
    assert share(one_more, IDLE) == pytest.approx(303 / 304 / 2) and share(all_of_them, IDLE) == 0


def test_registers_that_llvm_adds_are_no_limit():
    """LDS allows two blocks, and so LLVM takes registers for two waves a SIMD: fewer registers would give no third block."""
    kernel = example("K01").kernel
    found = kernel.profile("gfx942", M=512, N=512, K=512)
    assert kernel.lower("gfx942", M=512, N=512, K=512).resources.padded and (found.occupancy.blocks_per_cu, found.occupancy.limited_by) == (
        2,
        "LDS, 32,768 bytes a block",
    )


@pytest.mark.thorough
def test_stores_of_two_bytes():
    """Eight times the instructions for the same bytes: the issue of instructions is named, at the store."""
    wide, short = (stores.profile("gfx942", allow_unchecked=True, width=width) for width in (16, 2))
    store = line("td.asm(STORE")
    assert wide.memory == short.memory._replace(hbm_fraction=wide.memory.hbm_fraction) and short.dispatch.clocks > 1.05 * wide.dispatch.clocks
    (issued,) = [bound for bound in short.bounds if bound.cause == "issued"]
    assert issued.place == store and issued.clocks > 3 * clocks(wide, "issued")


def test_stores_of_two_bytes_of_four():
    """Every other pair of bytes: half of the bytes of the lines."""
    wide = of_listing(COPY.format(shift=10, lane=2, store="dword v1, v2"), 4096)
    short = of_listing(COPY.format(shift=10, lane=2, store="short v1, v2"), 4096)
    assert wide.memory.coalescing == 1 and 0.7 < short.memory.coalescing < 0.8


def test_rows_far_apart():
    """Lanes 128 bytes apart: 64 lines a load, and the vector-memory path is named."""
    near, far = (of_listing(COPY.format(shift=shift, lane=lane, store="dword v1, v2"), 512) for shift, lane in ((10, 2), (15, 7)))
    assert far.memory.coalescing == 4 / 128 and far.time_us.likely > near.time_us.likely
    assert far.memory.l2.requests == 32 * near.memory.l2.requests
    assert clocks(far, "uncoalesced lines") > 100 and clocks(near, "uncoalesced lines") == 0


def test_no_clock_makes_memory_faster():
    """256 MiB of loads and 256 MiB of stores: the whole range, and the launch whose loads all hit, take as long at least as HBM needs."""
    multiplied = "\tv_mfma_f32_32x32x8_f16 a[0:15], v[4:5], v[6:7], a[0:15]\n" * 4 + "\ts_endpgm"
    wide = COPY.replace("dword v2", "dwordx4 v[4:7]").format(shift=12, lane=4, store="dwordx4 v1, v[4:7]")
    found = of_listing(wide.replace("s_endpgm", multiplied), 1 << 16, size=1 << 28, vgprs=16, agprs=16)
    tbs, launch = MI300X.hbm_tbs.value, MI300X.launch_us.value
    assert found.memory.hbm_bytes == 2 << 28 and found.bounds[0].cause == "memory bandwidth" and found.clock_mhz.likely < found.clock_mhz.high
    assert found.time_us.low == pytest.approx((2 << 28) / tbs / 1e6 + launch)
    assert found.tflops.high == pytest.approx(found.flops / found.time_us.low / 1e6)
    assert all(one.time_us >= (1 << 28) / tbs / 1e6 + launch for one in found.what_if)


def test_bytes_that_are_stored_again_and_again():
    """4 KiB, which each block stores a thousand times: they lie in the caches, and HBM gets them once."""
    store = "\tglobal_store_dwordx4 v1, v[4:7], s[6:7]\n"
    body = "\ts_load_dwordx2 s[6:7], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 4, v0\n\ts_waitcnt lgkmcnt(0)\n"
    body += BUSY.replace("\tv_exp_f32_e32 v2, v2\n" * 8, store)
    found = of_listing(body, 304, size=1 << 12)
    assert found.memory.hbm_bytes == 1 << 12 and found.bounds[0].cause != "memory bandwidth"


def test_more_waves_hide_a_latency():
    """512 registers a lane allow one wave a SIMD, 256 two, 128 four. What one block more would give is said, and is what it gives."""
    one, two, four = (
        of_listing(COPY.format(shift=10, lane=2, store="dword v1, v2"), 9728, vgprs=vgprs, agprs=agprs) for vgprs, agprs in ((256, 256), (128, 128), (128, 0))
    )
    assert [found.occupancy.waves_per_simd for found in (one, two, four)] == [1, 2, 4]
    assert one.occupancy.limited_by == "registers, 512 a lane" and four.dispatch.clocks < one.dispatch.clocks / 2
    assert one.bounds[0].cause == "vmcnt" and two.dispatch.clocks < 0.7 * one.dispatch.clocks
    assert without(one, "one more block on each CU") == pytest.approx(one.time_us.likely / two.time_us.likely, rel=0.02)


# -------------------------------------------------------------------------------------------------------------- the chip


def test_the_last_block_ends_the_launch():
    """Blocks that wait for memory drift apart, and by no more than they wait: a block that does not wait, or is alone, is not behind."""
    even = dataclasses.replace(MI300X, drift_clk=dataclasses.replace(MI300X.drift_clk, value=0.0))
    body = COPY.format(shift=10, lane=2, store="dword v1, v2")
    for text, blocks, more in ((body, 304, True), (BUSY, 304, False), (body, 1, False)):
        launch = Launch(parse_listing(frame(text, "p")), (blocks,), (256,), [sparse(1 << 26)])
        found, together = (profile(launch, chip) for chip in (MI300X, even))
        behind = found.dispatch.clocks - together.dispatch.clocks
        assert (behind > 0) == more and behind <= clocks(found, "vmcnt") + clocks(found, "vector-memory queue")
        assert found.loop_clocks == together.loop_clocks


@pytest.mark.thorough
def test_a_cost_less_makes_nothing_slower():
    """Waves may come into a worse order without a cost: the change gains nothing then. Causal attention is such a kernel."""
    found = attention.profile("gfx950", H=8, HK=8, SQ=4096, SK=4096, D=128, causal=True)
    assert found.what_if and all(one.speedup >= 1 and one.time_us <= found.time_us.likely for one in found.what_if)
    tensors = 2 * 4 * 8 * 4096 * 128  # q, k, v and o; the traced iterations read K and V of few heads
    assert tensors <= found.memory.hbm_bytes < 1.5 * tensors


@td.kernel(warps=4)
def triangle(q: td.gl[td.bf16, "H", 1024, 64], k: td.gl[td.bf16, "H", 1024, 64], o: td.gl[td.f32, "H", 1024, 64], in_turn=False):
    """Block n of a head reads its own 64 rows of q, and n + 1 times as many of k."""
    n, head = td.grid(16, q.batch)
    block = n if not in_turn else 15 - n if n < 8 else n - 8
    Qs, Ks, acc = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64), td.zeros(td.f32, 16, 64)
    td.load(Qs, q[head, block, 0])
    for j in td.range(16):
        if j <= block:
            td.load(Ks, k[head, j, 0])
            td.barrier()
            td.mma_ABt(acc, td.load(td.subtile(Qs, (16, 64), (td.warp_id(), 0))), td.load(Ks))
            td.barrier()
    td.store(o[head, block * 4 + td.warp_id(), 0], acc)


@pytest.mark.sample("True-3")
@pytest.mark.parametrize("heads", [8, 3])
@pytest.mark.parametrize("in_turn", [False, True])
def test_blocks_with_loops_of_several_lengths_fetch_each_tile_once(in_turn, heads):
    """An XCD misses each tile once that any of its blocks reads: the longest brings in most of k, and each its own q. HBM moves each byte once."""
    found = triangle.profile("gfx942", allow_unchecked=True, H=heads, in_turn=in_turn).memory
    tiles = set()
    for place in range(16 * heads):
        n, head = place // heads, place % heads
        block = n if not in_turn else 15 - n if n < 8 else n - 8
        tiles |= {(place % 8, "q", head, block)} | {(place % 8, "k", head, j) for j in range(block + 1)}
    assert found.l2.requests == heads * 64 * (16 + sum(range(1, 17)))
    once = heads * 1024 * 64 * (2 + 2 + 4)
    assert found.mall.requests == pytest.approx(64 * len(tiles), rel=0.01)  # blocks with one iteration are not traced with the others
    assert once <= found.hbm_bytes == pytest.approx(once, rel=0.01)


def toured(order, size=2048, k=1024):
    found = example("K03")
    lowered = found.kernel.lower("gfx942", M=size, N=size, K=k, order=order)
    kernel = lowered.kernel
    arrays = [sparse(1 << 25) for _ in range(3)]
    tracer = Tracer(lowered.listing, 256, kernel.warps * 64, arrays, kernel=lowered.symbol)
    return reuse(tracer.trace(round_of(256, 304), most_turns=2), MI300X, 2400.0)


@pytest.mark.thorough
def test_the_order_of_blocks_decides_what_an_l2_serves():
    """256 tiles of C in 16 x 16. By rows, XCD x has the columns x and x + 8: 18 of 64 tiles are new; in squares fewer are."""
    row, chiplet = toured("row"), toured("chiplet")
    assert row.l2 + row.lost == pytest.approx(1 - 18 / 64) and 0 < row.lost < 0.05 and chiplet.l2 > row.l2
    assert (1 - row.mall) * (1 - row.l2) == pytest.approx(32 / (64 * 8))  # 32 tiles in all, of the 64 of each XCD


@pytest.mark.thorough
def test_lines_that_two_steps_share_count_once():
    """Rows of 2,064 bytes begin within a line: a step touches two lines of most rows, and has touched one of them before."""
    aligned, shifted = toured("row"), toured("row", k=1032)
    for one, other in zip(aligned.xcds, shifted.xcds, strict=True):
        assert other.misses == pytest.approx(one.misses, rel=0.05) and other.requests >= 1.7 * one.requests
    assert shifted.leading == aligned.leading and shifted.mall == pytest.approx(aligned.mall, abs=0.01)


@pytest.mark.sample("row")
@pytest.mark.parametrize("order", ["row", "chiplet"])
def test_blocks_that_are_the_first_to_touch_a_line(order):
    """16 rows and 16 columns of tiles: at most 32 of the 256 blocks are the first at one of their lines, in whatever order they are."""
    found = toured(order)
    assert 24 / 256 <= found.leading <= 32 / 256


@pytest.mark.thorough
def test_more_hits_in_l2_cost_no_time():
    """Loads of an order with more hits wait as long at most. The order itself has some more instructions for its addresses."""
    kernel = example("K03").kernel
    row, chiplet = (kernel.profile("gfx942", M=2048, N=2048, K=1024, order=order) for order in ("row", "chiplet"))
    assert chiplet.memory.l2.hit_rate > row.memory.l2.hit_rate + 0.05 and chiplet.loop_clocks <= row.loop_clocks
    assert chiplet.dispatch.clocks == pytest.approx(row.dispatch.clocks, rel=0.005)


def test_lines_that_return_too_late_are_lost():
    tour = dataclasses.replace(MI300X, start_clk=dataclasses.replace(MI300X.start_clk, value=10.0**7))
    assert round_of(1000, 304) == list(range(608, 912)) and round_of(5, 304) == [0, 1, 2, 3, 4]
    body = COPY.format(shift=0, lane=2, store="dword v1, v2").replace("v_add_u32_e32 v1, s2, v1", "")  # all blocks touch the same lines
    trace = Tracer(frame(body, "p"), 16, 64, [np.zeros(4096, np.uint8)]).trace(range(16))
    assert reuse(trace, MI300X, 100.0).l2 == 0.5 and reuse(trace, tour, 100.0).l2 == 0.0


@pytest.mark.parametrize(
    "chip, operands, efficiency, mhz",
    [
        ("MI300X", "f16", 0.0, 2100),
        ("MI300X", "f16", 654 / (1307.4 * 1115 / 2100), 1115),
        ("MI355X", "f16", 0.5, (2170 - 350) / 0.9555),
        ("MI355X", "fp8", 0.94, 1620),
        ("MI250X", "bf16", 0.9, 1700),
        ("MI325X", "", 0.0, 2100),
    ],
)
def test_the_clock_meets_its_sources(chip, operands, efficiency, mhz):
    found = clock_of(CHIPS[chip], operands, efficiency)
    assert found.likely == pytest.approx(mhz) and found.low < found.likely <= found.high and found.reason


def test_peak_rates_are_those_of_the_data_sheets():
    """AMD's data sheets, in TFLOP/s; of an MI250 and an MI250X the half, since a device is one of two dies."""
    found = {name: [chip.peak_tflops.get(kind) for kind in ("bf16", "f16", "fp8", "i8", "f32", "f64")] for name, chip in CHIPS.items()}
    assert found == {
        "MI250": [181.0, 181.0, None, 181.0, 45.3, 45.3],
        "MI250X": [191.5, 191.5, None, 191.5, 47.9, 47.9],
        "MI300X": [1307.4, 1307.4, 2614.9, 2614.9, 163.4, 163.4],
        "MI325X": [1307.4, 1307.4, 2614.9, 2614.9, 163.4, 163.4],
        "MI355X": [2516.6, 2516.6, 5033.2, 5033.2, 157.3, 78.6],
    }


def test_peak_rates_have_the_order_of_the_instructions():
    """A set would have another order in each process, and a report of the same kernel another text."""
    assert list(CHIPS["MI300X"].peak_tflops) == ["bf16", "f16", "fp8", "i8", "xf32", "bf8", "fp8 bf8", "bf8 fp8", "f32", "f64"]


def test_chips_by_name():
    assert chip_named("amd Instinct mi355x") is CHIPS["MI355X"] and chip_named("MI250") is CHIPS["MI250"]
    with pytest.raises(UsageError, match="unknown chip 'H200': there are MI250, MI250X, MI300X, MI325X, MI355X"):
        chip_named("H200")


def test_the_closed_form():
    """A tile's steps at the longer of matrix and memory time, by hand: 2 · 256² · 64 operations a step at 2,048 a clk are 4,096 clk."""
    gemm = Gemm(8192, 8192, 8192, 256, 256, 64, "f16")
    one_round = MI300X.hbm.value + 128 * 4096 + 500
    assert estimate_us(gemm, MI300X, 1000.0) == pytest.approx(4 * one_round / 1000 + 4.5, rel=0.01)
    # 304 tiles read 2 · 256 · 64 · 2 bytes each; of an XCD's 38 tiles in a square the rows of 6 and the columns of 7 are distinct
    step, moved = step_clocks(gemm, MI300X, 1000.0), 304 * 65536
    assert step["L2"] == moved / (8 * 2048) and step["MALL"] == pytest.approx(moved * 13 / 76 / 11750)
    assert step["HBM"] == pytest.approx(moved * (17 + 18) / 608 / 4150) and step["matrix units"] == pytest.approx(4096, rel=1e-3)


@pytest.mark.parametrize("name", ["MI300X", "MI355X"])
def test_the_clock_of_the_closed_form(name):
    """The clock and the share of busy matrix units agree: the clock is the one of a launch with the share that the time at this clock has."""
    chip = CHIPS[name]
    for gemm in (Gemm(8192, 8192, 8192, 256, 256, 64, "f16"), Gemm(2048, 1024, 8192, 128, 64, 64, "f16"), Gemm(512, 512, 64, 32, 32, 64, "f16")):
        mhz = estimated_clock(gemm, chip).likely
        step = step_clocks(gemm, chip, mhz)
        busy = gemm.tiles * gemm.steps * step["matrix units"]
        share = busy / (chip.compute_units * (estimate_us(gemm, chip, mhz) - chip.launch_us.value) * mhz)
        assert mhz == pytest.approx(clock_of(chip, "f16", step["matrix units"] / max(step.values()), share).likely, rel=1e-6)
