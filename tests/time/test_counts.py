"""What a prediction simulates and traces, in counts: the cost does not grow with K, and nothing is computed twice."""

import dataclasses
import itertools
import pathlib

import numpy as np
import pytest

from tests.compile.small import SIZES, small
from tests.frames import frame
from tiledsl.analysis.time import caches, touches
from tiledsl.analysis.time import profile as predictions
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.engine import ComputeUnit
from tiledsl.analysis.time.operations import streams
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.asm.text.parse import parse_listing, read_listing
from tiledsl.compile import uncached, verify
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.runtime.profile import profile_of
from tiledsl.sim.launch.trace import Tracer, sparse
from tiledsl.sim.state.trace import GlobalAccess, NeedsData

LISTING = read_listing(str(pathlib.Path(__file__).parent / "listings" / "recycled.gfx942.amdgcn"))
M, N, K = 4096, 4864, 8256
PLAIN = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 4, v0\n\ts_waitcnt lgkmcnt(0)\n"
PLAIN += "\tglobal_load_dwordx4 v[4:7], v1, s[4:5]\n\ts_waitcnt vmcnt(0)\n"
CONFLICTS = "\tv_lshlrev_b32_e32 v2, 7, v0\n\tds_read_b128 v[4:7], v2\n"


def gemm(m, n, k):
    """The four-wave GEMM of test_published.py."""
    arrays = [sparse(2 * size) for size in (m * k, n * k, m * n)]
    return Launch(LISTING, (m // 256 * n // 256,), (256,), [*arrays, m, n, k, k, k, n, None, None], dynamic_lds=65536)


@pytest.fixture
def simulated(monkeypatch):
    """The simulated compute units: (waves, parts switched off, latencies, instructions, events)."""
    found, run = [], ComputeUnit.run

    def counted(self):
        result = run(self)
        off = [field.name for field in dataclasses.fields(self.parts) if not getattr(self.parts, field.name)]
        executed = sum(len(wave.operations) for wave in self.waves)
        found.append((len(self.waves), tuple(off), (self.hit, self.miss, self.store), executed, self.sequence))
        return result

    monkeypatch.setattr(ComputeUnit, "run", counted)
    return found


@pytest.mark.thorough
def test_the_cost_does_not_grow_with_k(simulated):
    costs = []
    for k in (K, 2 * K):
        simulated.clear()
        profile(gemm(M, N, k), CHIPS["MI300X"])
        assert len(simulated) <= 3  # without load, with it, and without bank conflicts
        costs.append([(executed, events) for *_, executed, events in simulated])
    assert costs[0][0] == costs[1][0]  # the first has the latency without load
    assert all(executed == costs[0][0][0] and events < 4 * executed for cost in costs for executed, events in cost)


@pytest.mark.thorough
def test_no_unit_is_simulated_twice(simulated):
    found = profile(gemm(2 * M, N, K), CHIPS["MI300X"])
    before = len(simulated)
    assert found.what_if is found.what_if and len(set(simulated)) == len(simulated) <= 6 and before <= 3


def of(body):
    launch = Launch(parse_listing(frame(PLAIN + body + "\ts_endpgm\n", "p", lds=32768)), (304,), (256,), [sparse(1 << 20)])
    return profile(launch, CHIPS["MI300X"])


@pytest.mark.parametrize("body, off", [("", set()), (CONFLICTS, {("conflicts",)}), ("\ts_barrier\n", {("barriers",)})])
def test_only_what_happens_is_switched_off(simulated, body, off):
    """What if is simulated when it is asked for, and not before."""
    found = of(body)
    before = len(simulated)
    assert [one.change for one in found.what_if][:2] == ["no bank conflicts", "free barriers"]
    assert {parts for _, parts, *_ in simulated} - {()} == off and len(simulated) > before
    assert all(one.speedup == 1 for one, part in zip(found.what_if, ("conflicts", "barriers"), strict=False) if (part,) not in off)


@pytest.mark.thorough
def test_the_lines_of_blocks_are_gathered_once(monkeypatch):
    gathered, rounds = [], []
    touched, reuse = predictions.touches_of, predictions.reuse
    monkeypatch.setattr(predictions, "touches_of", lambda *given: gathered.append(given) or touched(*given))
    monkeypatch.setattr(predictions, "reuse", lambda *given: rounds.append(given[-1]) or reuse(*given))
    profile(gemm(M, N, K), CHIPS["MI300X"])
    assert len(gathered) == 1 and rounds and all(given is rounds[0] for given in rounds)


@pytest.mark.thorough
def test_sizes_of_a_listing_share_its_program_and_operations():
    made = []
    for k in (K, 2 * K):
        launch = gemm(M, N, k)
        trace = Tracer(launch.listing, launch.grid, launch.block, launch.args, dynamic_lds=65536, has_data=False).trace([0])
        made.append((trace.program, [one for stream in streams(trace) for one in stream.operations]))
    (first, before), (second, after) = made
    assert first is second and len(before) == len(after) and all(one is other for one, other in zip(before, after, strict=True))


@pytest.fixture(scope="module")
def tour():
    launch = gemm(M, N, K)
    tracer = Tracer(launch.listing, launch.grid, launch.block, launch.args, dynamic_lds=65536, has_data=False)
    return tracer.trace(range(80), most_turns=2)


# 64 lanes load 16 bytes each, of rows with as many lanes as a step has pieces of 16 bytes
STRIPS = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshrrev_b32_e32 v1, {shift}, v0
	v_mul_u32_u24_e32 v1, {row}, v1
	v_and_b32_e32 v2, {mask}, v0
	v_lshlrev_b32_e32 v2, 4, v2
	v_add_u32_e32 v1, v1, v2
	s_movk_i32 s6, 40
	s_waitcnt lgkmcnt(0)
.LBB0_1:
	global_load_dwordx4 v[4:7], v1, s[4:5]
	v_add_u32_e32 v1, {advance}, v1
	s_waitcnt vmcnt(0)
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
"""


@pytest.mark.parametrize(
    "step, advance, row, window, new, passed",
    [
        (128, 128, 8192, 1, 8, 8),  # a line of each of eight rows
        (128, 128, 8208, 1, 8, 15),  # row r begins at byte 16 r of a line: seven rows have two lines
        (64, 64, 8192, 2, 16, 32),  # half a line of each of 16 rows: a line in two iterations
        (64, 64, 8208, 1, 8, 22),  # a new line in every second iteration, of half of the rows in turn; six rows have two
        (32, 32, 8192, 4, 32, 128),
        (128, 0, 8192, 1, 0, 8),  # the same lines again
        (128, 256, 8208, 1, 15, 15),  # no line is shared
    ],
)
def test_lines_that_iterations_share_are_new_once(step, advance, row, window, new, passed):
    """An L1 of four lines forgets all of an iteration before the next; the usual one holds them."""
    rows_by = {128: (3, 7), 64: (2, 3), 32: (1, 1)}[step]
    body = STRIPS.format(shift=rows_by[0], mask=rows_by[1], row=row, advance=advance)
    tracer = Tracer(frame(body, "p"), 1, 64, [sparse(1 << 20)], has_data=False)
    assert touches.window_of(tracer.trace([0])) == window
    trace = tracer.trace([0], most_turns=1 + window)
    figures = CHIPS["MI300X"].unit
    forgetful = dataclasses.replace(figures, l1_bytes=dataclasses.replace(figures.l1_bytes, value=4 * 128))
    (held,), (found,) = (touches.touches_of(trace, window=window, figures=one) for one in (figures, forgetful))
    assert (len(held.lines), held.again, len(found.lines), found.again) == (new, 0, new, passed - new)


SMALL_L2 = dataclasses.replace(CHIPS["MI300X"], l2_bytes=dataclasses.replace(CHIPS["MI300X"].l2_bytes, value=1 << 19))


ARRIVALS = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, {limit}
	s_waitcnt lgkmcnt(0)
	global_atomic_inc v3, v1, v2, s[4:5] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cmp_lg_u32 s6, 3
	s_cbranch_scc1 .LBB0_1
	s_nop 0
	s_nop 0
.LBB0_1:
	s_endpgm
"""


def test_of_the_blocks_that_arrive_at_a_counter_one_comes_last():
    """Without data: of four blocks in a row the fourth, and no other takes its path."""
    tracer = Tracer(frame(ARRIVALS.format(limit=3), "p"), 8, 64, [sparse(4)], has_data=False)
    assert [len(tracer.trace([block]).waves[0].stream) for block in range(8)] == [10, 10, 10, 12] * 2
    assert tracer.trace([0, 1, 2, 3]).blocks == (0, 1, 2)
    counted = ARRIVALS.replace("v_mov_b32_e32 v2, {limit}", "global_load_dword v2, v1, s[4:5]").replace(
        "v_mov_b32_e32 v1, 0\n", "v_mov_b32_e32 v1, 0\n\ts_waitcnt lgkmcnt(0)\n"
    )
    with pytest.raises(NeedsData):  # up to a number in memory
        Tracer(frame(counted, "p"), 8, 64, [sparse(4)], has_data=False).trace([0])


def test_a_trace_that_leaves_the_kernel():
    body = ARRIVALS.format(limit=3).replace("\ts_endpgm\n", "")
    with pytest.raises(SimulationError, match="wave 0 ran past the last instruction of kernel 'k'"):
        Tracer(frame(body, "p"), 8, 64, [sparse(4)], has_data=False).trace([0])


@pytest.mark.thorough
def test_a_sample_of_the_sets_stands_for_all(tour, monkeypatch):
    """Lines at the same place of two arrays, or of an iteration and the next, are different lines, and lie in any two sets."""
    sample = caches.reuse(tour, SMALL_L2, 2000.0)
    monkeypatch.setattr(caches, "_EVENTS", 10**9)
    whole = caches.reuse(tour, SMALL_L2, 2000.0)
    assert sample.lost > 0.3 and sample.lost == pytest.approx(whole.lost, abs=0.01)


@pytest.mark.sample("2000")
@pytest.mark.parametrize("events", [2000, 3000, 5000])
def test_few_lines_with_most_touches_may_be_in_the_sample_or_not(tour, monkeypatch, events):
    """128 x 128 tiles of C, of which 416 are computed by one XCD: a tile of A has 128 readers, a tile of B three or four."""
    small = dataclasses.replace(CHIPS["MI250"], l2_bytes=dataclasses.replace(CHIPS["MI250"].l2_bytes, value=1 << 20))
    when, tile = np.arange(16) / 16, np.arange(8)
    touched = [caches.Touches(np.concatenate([block // 128 * 8 + tile, 32 + block % 128 * 8 + tile]), when) for block in range(416)]
    trace = dataclasses.replace(tour, blocks=tuple(range(416)))
    monkeypatch.setattr(caches, "_EVENTS", 10**9)
    whole = caches.reuse(trace, small, 3500.0, touched)
    monkeypatch.setattr(caches, "_EVENTS", events)
    assert whole.lost > 0.2 and caches.reuse(trace, small, 3500.0, touched).lost == pytest.approx(whole.lost, abs=0.05)


@pytest.mark.thorough
def test_a_prediction_does_not_depend_on_where_the_host_places_arrays():
    """The sets of the L2 in the sample are chosen by the numbers of lines, among those of all arrays. The listing's order of blocks is made for 304."""
    found = []
    for order in ((0, 1, 2), (2, 1, 0)):
        launch = gemm(M, N, K)
        sizes = [len(launch.args[number]) for number in range(3)]
        held, at = sparse(sum(sizes)), dict(zip(order, itertools.accumulate((sizes[number] for number in order), initial=0), strict=False))
        arrays = [held[at[number] : at[number] + sizes[number]] for number in range(3)]
        found.append(profile(dataclasses.replace(launch, args=[*arrays, *launch.args[3:]]), SMALL_L2))
    assert found[0] == found[1] and 0.1 < found[0].xcds[0].hit_rate < 0.9


def test_blocks_of_an_xcd_that_read_nothing(tour):
    touched = caches.touches_of(tour)
    nothing = caches.Touches(np.zeros(0, np.int64), np.zeros(0))
    rest = [nothing if block % 8 == 3 else own for block, own in zip(tour.blocks, touched, strict=True)]
    before, found = (caches.reuse(tour, SMALL_L2, 2000.0, one).xcds for one in (touched, rest))
    assert (found[3].requests, found[3].misses) == (0, 0.0) and found[:3] == before[:3] and found[4:] == before[4:]


@pytest.mark.thorough
def test_hits_do_not_depend_on_the_numbers_of_memories(tour):
    accesses = [access for wave in tour.waves for access in wave.accesses.values() if isinstance(access, GlobalAccess)]
    memory = 1 << 40  # lines from one memory to the next
    assert {int(access.lines[0][0]) // memory for access in accesses} == {0, 1}
    waves = [dataclasses.replace(wave, accesses={at: far(access, memory) for at, access in wave.accesses.items()}) for wave in tour.waves]
    assert caches.reuse(dataclasses.replace(tour, waves=tuple(waves)), SMALL_L2, 2000.0) == caches.reuse(tour, SMALL_L2, 2000.0)


def far(access, memory):
    """The access, with the second memory as the seventh."""
    if not isinstance(access, GlobalAccess):
        return access
    return dataclasses.replace(access, lines=[lines + 5 * memory * (lines // memory == 1) for lines in access.lines])


def test_places_are_known_from_the_compilation(monkeypatch):
    fresh = small.lower(**SIZES)

    def refused(*_):
        raise AssertionError("checked again")

    for module in (uncached, verify):
        monkeypatch.setattr(module, "verified", refused)
    kept = small.lower(**SIZES)
    assert kept.from_cache and kept.places == fresh.places
    found = profile_of(kept)
    text = pathlib.Path(small.function.__code__.co_filename).read_text().splitlines()
    products = [number for number, line in enumerate(kept.asm.splitlines(), 1) if "v_mfma" in line]
    assert products and all("td.mma_ABt" in text[kept.places[number][1] - 1] for number in products)
    assert any(line.place.startswith("small.py:") for line in found.lines)


def test_long_iterations_are_simulated_few_times():
    """Of 64 iterations of 3,000 instructions five are traced, in place of nine; the clocks of one stay those of all of them."""
    loop = "\ts_movk_i32 s6, 64\n.LBB0_1:\n{}\ts_add_i32 s6, s6, -1\n\ts_cmp_lg_u32 s6, 0\n\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm\n"
    found = []
    for count in (1500, 3000):
        listing = parse_listing(frame(loop.format("\tv_add_u32_e32 v1, v1, v1\n" * count), "p"))
        launch = Launch(listing, (1,), (64,), [sparse(64)])
        trace = Tracer(listing, 1, 64, launch.args, has_data=False).trace([0])
        found.append((len(trace.waves[0].turns) + 1, profile(launch, CHIPS["MI300X"]).loop_clocks))
    assert found == [(9, 1500 * 4 + 8 + 24), (5, 3000 * 4 + 8 + 24)]


def test_what_a_transfer_limits_is_not_simulated(simulated):
    """A copy of 512 MiB, 128 bytes a lane: free barriers and one more block move the same bytes, in the same time."""
    steps = range(8)
    body = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\ts_lshl_b32 s3, s2, 15\n\tv_lshlrev_b32_e32 v0, 4, v0\n\tv_add_u32_e32 v40, s3, v0\n"
    places = [40 + n for n in steps]
    body += "".join(f"\tv_add_u32_e32 v{place}, 0x1000, v{place - 1}\n" for place in places[1:]) + "\ts_waitcnt lgkmcnt(0)\n"
    body += "".join(f"\tglobal_load_dwordx4 v[{4 * n + 4}:{4 * n + 7}], v{place}, s[4:5]\n" for n, place in zip(steps, places, strict=True))
    body += "\ts_waitcnt vmcnt(0)\n\ts_barrier\n"
    body += "".join(f"\tglobal_store_dwordx4 v{place}, v[{4 * n + 4}:{4 * n + 7}], s[4:5]\n" for n, place in zip(steps, places, strict=True))
    found = profile(Launch(parse_listing(frame(body + "\ts_endpgm\n", "p")), (1 << 14,), (256,), [sparse(1 << 29)]), CHIPS["MI300X"])
    same = {one.change for one in found.what_if if one.time_us == found.time_us.likely}
    assert same >= {"no bank conflicts", "free barriers", "one more block on each CU"}
    assert found.bounds[0].cause == "memory bandwidth" and {parts for _, parts, *_ in simulated} == {()}


@pytest.mark.sample("3-None")
@pytest.mark.parametrize("iterations, clocks", [(3, None), (6, 6032.0), (40, 6032.0)])
def test_a_loop_of_few_iterations_has_a_row(iterations, clocks):
    """Also where no iteration is left out: 1,500 instructions, a compare and a sum of 4 clk each, and a branch of 24."""
    body = f"\ts_movk_i32 s6, {iterations}\n.LBB0_1:\n" + "\tv_add_u32_e32 v1, v1, v1\n" * 1500
    body += "\ts_add_i32 s6, s6, -1\n\ts_cmp_lg_u32 s6, 0\n\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm\n"
    found = profile(Launch(parse_listing(frame(body, "p")), (1,), (64,), [sparse(64)]), CHIPS["MI300X"])
    assert found.loop_clocks == clocks and ("  hot loop     6,032 clk an iteration" in found.text) == (clocks is not None)
