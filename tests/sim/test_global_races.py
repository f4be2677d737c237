"""Races in global memory: between blocks of a batch, of two batches and of two processes, between waves of a block, and between lanes of one store."""

import re

import numpy as np
import pytest

from tests.sim.hazards import only
from tiledsl.sim import launch
from tiledsl.sim.memory import global_log
from tiledsl.sim.memory.touches import BetweenBatches, Logged

SCHEDULES = ["round-robin", "run-to-barrier", "reversed", "latest", "random:1"]
# s[4:5] and s[6:7] are the arrays, s10 the wave; v1 is 4 times the lane, v5 4 times the item of the whole grid (of blocks of 128)
BODY = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b32_e32 v1, 2, v2
	v_lshrrev_b32_e32 v4, 6, v0
	s_lshl_b32 s8, s2, 9
	v_lshl_add_u32 v5, v0, 2, s8
	v_readfirstlane_b32 s10, v4
	s_lshl_b32 s11, s2, 2
	v_mov_b32_e32 v6, s11
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 1
	s_waitcnt lgkmcnt(0)
{body}
	s_endpgm
"""
LOAD = "\tglobal_load_dword v3, {at}, s[6:7]\n\ts_waitcnt vmcnt(0)\n"
STORE = "\tglobal_store_dword {at}, v0, s[6:7]\n"
BETWEEN = {"one batch": {}, "two batches": {"batch": 1, "processes": 1}, "two processes": {"batch": 1, "processes": 2}}
ways = pytest.mark.parametrize("way", list(BETWEEN)[:2])  # a process takes seconds to start: two tests need them
in_processes_too = pytest.mark.parametrize("way", BETWEEN)


def run(listing, body, blocks=2, threads=64, target="gfx942", arrays=None, **options):
    data, result = arrays or (np.zeros(4096, np.uint32), np.zeros(4096, np.uint32))
    return launch(listing(BODY.format(body=body), lds=512, target=target), blocks, threads, [data, result], **options)


@pytest.fixture
def found(monkeypatch):
    """What the batches of a launch pass on to be compared."""
    passed = []
    add = BetweenBatches.add
    monkeypatch.setattr(BetweenBatches, "add", lambda self, found: passed.append(found) or add(self, found))
    return passed


# -- blocks -------------------------------------------------------------------------


@pytest.mark.sample("one batch")
@in_processes_too
def test_two_blocks_that_write_one_byte(listing, way):
    hazard = only(run(listing, STORE.format(at="v1"), **BETWEEN[way]), "global-race")
    assert set(hazard.blocks) == {0, 1} and hazard.place.text == hazard.producer.text == "global_store_dword v1, v0, s[6:7]"
    first, second = hazard.blocks
    assert hazard.message == f"block {first} writes byte 0 of argument 1 that block {second} wrote, and nothing orders the two"
    assert hazard.reason == "nothing orders two blocks of a launch but atomic operations"


@ways
def test_a_block_that_reads_what_another_writes(listing, way):
    """Each block reads the row behind its own: the last has no neighbour's row to read."""
    body = LOAD.format(at="v5").replace("s[6:7]", "s[6:7] offset:512") + STORE.format(at="v5")
    hazard = only(run(listing, body, blocks=3, **BETWEEN[way]), "global-race")
    assert hazard.place.text.startswith("global_store") or hazard.producer.text.startswith("global_store")
    assert abs(hazard.blocks[0] - hazard.blocks[1]) == 1
    assert run(listing, body.replace("offset:512", "offset:2048"), blocks=3, **BETWEEN[way]).ok


@ways
@pytest.mark.parametrize("shift", [512, 2048])
def test_accesses_that_are_packed(listing, way, shift, monkeypatch):
    """A log that takes much memory is packed: the same races are found, of whole waves and of a few lanes."""
    monkeypatch.setattr(global_log, "_UNPACKED", 0)
    body = LOAD.format(at="v5").replace("s[6:7]", f"s[6:7] offset:{shift}") + "\ts_mov_b64 exec, 5\n" + STORE.format(at="v5")
    report = run(listing, body, blocks=3, **BETWEEN[way])
    assert report.ok == (shift == 2048), str(report)


def test_batches_pass_on_runs_of_lanes_and_reads_as_logged(listing, found):
    """Reads of memory that nobody writes are not spread out; neighbouring lanes that store are one run of granules, not one each."""
    assert run(listing, LOAD.format(at="v1").replace("s[6:7]", "s[4:5]") + STORE.format(at="v5"), blocks=4, threads=128, batch=2, processes=1).ok
    assert len(found) == 2
    for first, (stores, reads) in zip((0, 256), found, strict=True):
        assert isinstance(reads, Logged) and stores.kind == "write" and stores.granule == 4
        assert sorted(zip(stores.first.tolist(), stores.count.tolist(), strict=True)) == [(first + 64 * wave, 64) for wave in range(4)]


@ways
def test_one_block_among_many_readers(listing, way):
    """All blocks read the same bytes by one instruction; block 2 writes one of them."""
    body = LOAD.format(at="v1") + "\ts_cmp_lg_u32 s2, 2\n\ts_cbranch_scc1 .Lend\n" + STORE.format(at="v1") + ".Lend:\n"
    hazard = only(run(listing, body, blocks=4, **BETWEEN[way]), "global-race")
    assert 2 in hazard.blocks and len(hazard.blocks) == 2


@ways
def test_bytes_of_their_own_are_no_race(listing, way):
    """Each block reads and writes its own row, bytes of one word among them; all read the same other array."""
    body = LOAD.format(at="v5") + STORE.format(at="v5") + LOAD.format(at="v1").replace("s[6:7]", "s[4:5]")
    body += "\tv_add_u32_e32 v9, s2, v7\n\tglobal_store_byte v9, v8, s[6:7] offset:4000\n"
    body = body.replace("v9, v8, s[6:7] offset:4000", "v9, v8, s[4:5] offset:4000").replace(LOAD.format(at="v1").replace("s[6:7]", "s[4:5]"), "")
    report = run(listing, body, blocks=4, **BETWEEN[way])
    assert report.ok, str(report)


@ways
def test_atomic_operations_are_no_race_among_themselves(listing, way):
    change = "\tglobal_atomic_add v1, v8, s[6:7]\n"
    assert run(listing, change, blocks=4, **BETWEEN[way]).ok
    hazard = only(run(listing, change + "\ts_waitcnt vmcnt(0)\n" + LOAD.format(at="v1"), **BETWEEN[way]), "global-race")
    assert "atomically" in hazard.message
    first = "\ts_cmp_lg_u32 s2, 0\n\ts_cbranch_scc1 .Lpast\n" + STORE.format(at="v1") + "\ts_waitcnt vmcnt(0)\n.Lpast:\n"
    only(run(listing, first + change, **BETWEEN[way]), "global-race")


@pytest.mark.parametrize("target", ["gfx90a", "gfx942"])
def test_a_value_that_compare_and_swap_checks(listing, target):
    """clang begins a loop of compare-and-swap, as for a float's atomicAdd, with a plain load (LLVM, AtomicExpandPass): a late value is tried in vain."""
    swap = "\tv_add_u32_e32 v2, v3, v8\n\tglobal_atomic_cmpswap v9, v1, v[2:3], s[6:7]{offset} {returns}\n\ts_waitcnt vmcnt(0)\n"
    returns = "glc" if target == "gfx90a" else "sc0"
    loop = LOAD.format(at="v1") + swap.format(offset="", returns=returns) + "\tv_mov_b32_e32 v3, v9\n" + swap.format(offset="", returns=returns)
    assert run(listing, loop, blocks=3, target=target).ok
    hazard = only(run(listing, LOAD.format(at="v1") + swap.format(offset=" offset:4", returns=returns), blocks=3, target=target), "global-race")
    assert "atomically" in hazard.message
    assert {hazard.kind for hazard in run(listing, loop + STORE.format(at="v1"), blocks=3, target=target).hazards} == {"global-race"}
    assert run(listing, loop, blocks=3, target=target, batch=1, processes=1).ok


TICKET = """
{before}
	s_waitcnt vmcnt(0)
	s_mov_b64 s[14:15], exec
	s_mov_b64 exec, 1
	global_atomic_add v10, v7, v8, s[4:5] {returns}
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[14:15]
{after}
	s_waitcnt vmcnt(0)
"""


@pytest.mark.one_in(4)
@in_processes_too
def test_the_last_block_reads_what_the_others_wrote(listing, way):
    """Each block writes its row and takes a ticket; the last one, whose ticket says so, reads all rows."""
    last = "\tv_readfirstlane_b32 s12, v10\n\ts_cmp_lg_u32 s12, 1\n\ts_cbranch_scc1 .Lend\n" + LOAD.format(at="v1")
    last += LOAD.format(at="v1").replace("s[6:7]", "s[6:7] offset:512") + ".Lend:\n"
    ticket = TICKET.format(before=STORE.format(at="v5"), returns="sc0", after=last)
    report = run(listing, ticket, **BETWEEN[way])
    assert report.ok, str(report)
    late = TICKET.format(before="", returns="sc0", after=STORE.format(at="v5") + last)
    only(run(listing, late, **BETWEEN[way]), "global-race")


@ways
def test_the_first_wave_takes_the_ticket_behind_a_barrier(listing, way):
    """Each of two waves of two blocks writes its row. The first wave takes the block's ticket, and the last one reads the other block's second row."""
    last = "\tv_readfirstlane_b32 s12, v10\n\ts_cmp_lg_u32 s12, 1\n\ts_cbranch_scc1 .Lend\n\ts_sub_u32 s13, 1, s2\n\ts_lshl_b32 s13, s13, 9\n"
    last += "\tv_add_u32_e32 v11, s13, v1\n" + LOAD.format(at="v11").replace("s[6:7]", "s[6:7] offset:256") + ".Lend:\n"
    first = "\ts_waitcnt vmcnt(0)\n{barrier}\ts_cmp_lg_u32 s10, 0\n\ts_cbranch_scc1 .Lend\n"
    for barrier in ("\ts_barrier\n", ""):
        report = run(
            listing, TICKET.format(before=STORE.format(at="v5") + first.format(barrier=barrier), returns="sc0", after=last), threads=128, **BETWEEN[way]
        )
        assert report.ok if barrier else only(report, "global-race").message.endswith("nothing orders the two"), str(report)


@pytest.mark.parametrize("target, load, store", [("gfx942", "sc1", "sc1"), ("gfx90a", "glc", ""), ("gfx950", "sc0 sc1", "sc0 sc1")])
def test_loads_and_stores_that_are_atomic_by_their_scope(listing, target, load, store):
    one = "\ts_cmp_lg_u32 s2, 0\n\ts_cbranch_scc1 .Lread\n\ts_mov_b64 exec, 1\n\tglobal_store_dword v7, v8, s[4:5] {store}\n\ts_endpgm\n.Lread:\n"
    one += "\tglobal_load_dword v3, v7, s[4:5] {load}\n\ts_waitcnt vmcnt(0)\n"
    assert run(listing, one.format(store=store, load=load), target=target).ok
    only(run(listing, one.format(store=store, load=""), target=target), "global-race")


def test_arrays_that_overlap(listing):
    """The second argument begins 64 words into the first."""
    memory = np.zeros(4096, np.uint32)
    body = LOAD.format(at="v5").replace("s[6:7]", "s[4:5] offset:256") + STORE.format(at="v5")
    assert run(listing, body, arrays=(memory[:2048], memory[64:2112])).ok
    hazard = only(run(listing, body.replace("offset:256", "offset:768"), arrays=(memory[:2048], memory[64:2112])), "global-race")
    assert "of argument" in hazard.message


# -- waves --------------------------------------------------------------------------

EXCHANGE = "\tv_xor_b32_e32 v9, 0x100, v5\n" + STORE.format(at="v5") + "{between}" + LOAD.format(at="v9")


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_waves_of_a_block(listing, schedule):
    """Each wave reads what the other one has written."""
    assert run(listing, EXCHANGE.format(between="\ts_waitcnt vmcnt(0)\n\ts_barrier\n"), threads=128, schedule=schedule).ok
    hazard = only(run(listing, EXCHANGE.format(between=""), threads=128, schedule=schedule), "global-race")
    assert sorted(hazard.waves) == [0, 1] and hazard.reason == "no barrier stands between them"
    first, second = hazard.waves
    known = [
        f"wave {first} {one} argument 1 that wave {second} of its block {other}, and nothing orders the two"
        for one, other in (("reads", "wrote"), ("writes", "read"))
    ]
    assert re.sub(r"byte \d+ of ", "", hazard.message) in known


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_barrier_orders_the_waves_of_a_block_without_waits(listing, schedule):
    """The L1 cache keeps the operations of the waves of a block in order, and clang's __syncthreads waits for no store (LLVM, SIMemoryLegalizer).

    In threadgroup split mode the waves of a block may run on several compute units: a wait is needed.
    """
    body = BODY.format(body=EXCHANGE.format(between="\ts_barrier\n") + "\ts_barrier\n\tglobal_store_dword v5, v3, s[6:7]\n")
    result = np.zeros(4096, np.uint32)
    report = launch(listing(body), 2, 128, [np.zeros(4096, np.uint32), result], schedule=schedule)
    assert report.ok, str(report)
    assert (result[:256].reshape(2, 2, 64) == np.arange(128).reshape(1, 2, 64)[:, ::-1]).all()
    split = listing(body).replace("\t\t.amdhsa_kernarg_size", "\t\t.amdhsa_tg_split 1\n\t\t.amdhsa_kernarg_size")
    report = launch(split, 2, 128, [np.zeros(4096, np.uint32), result], schedule=schedule)
    assert {(hazard.kind, hazard.reason) for hazard in report.hazards} == {("global-race", "no wait covered the earlier access before the barrier")}


def test_a_wave_orders_its_own_accesses(listing):
    assert run(listing, STORE.format(at="v5") + LOAD.format(at="v5") + STORE.format(at="v5")).ok


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_scalar_load_of_another_wave(listing, schedule):
    body = "\ts_cmp_lg_u32 s10, 0\n\ts_cbranch_scc1 .Lread\n" + STORE.format(at="v5") + "\ts_waitcnt vmcnt(0)\n.Lread:\n{between}"
    body += "\ts_load_dword s12, s[6:7], s8\n\ts_waitcnt lgkmcnt(0)\n"
    assert run(listing, body.format(between="\ts_barrier\n"), threads=128, schedule=schedule).ok
    only(run(listing, body.format(between=""), threads=128, schedule=schedule), "global-race")
    body = body.replace("\ts_waitcnt vmcnt(0)\n.Lread", ".Lread")  # scalar loads do not go through the L1 cache
    hazard = only(run(listing, body.format(between="\ts_barrier\n"), threads=128, schedule=schedule), "global-race")
    assert hazard.reason == "no wait covered the earlier access before the barrier"


# -- lanes --------------------------------------------------------------------------


@pytest.mark.parametrize("store, where", [("global_store_dword v7, v0, s[6:7]", "byte 0 of argument 1"), ("ds_write_b32 v7, v0", "LDS byte 0")])
def test_lanes_that_write_different_values(listing, store, where):
    hazard = only(run(listing, f"\t{store}\n", blocks=1), "lane-conflict")
    assert hazard.message == f"lanes 0 and 1 of one instruction write different values to {where}"
    assert hazard.reason == "no document says which lane's value stays" and hazard.blocks == (0,)
    assert run(listing, f"\t{store.replace('v0', 'v8')}\n", blocks=1).ok


def test_lanes_that_overlap_in_part(listing):
    """Two words a lane, one word apart: each lane's second word is the next lane's first."""
    body = "\tv_add_u32_e32 v9, 1, v0\n\tv_mov_b32_e32 v8, v0\n\tglobal_store_dwordx2 v1, v[8:9], s[6:7]\n"
    assert run(listing, body, blocks=1).ok
    only(run(listing, body.replace("v_add_u32_e32 v9, 1", "v_add_u32_e32 v9, 2"), blocks=1), "lane-conflict")


# -- accesses as runs -----------------------------------------------------------------


def bytes_of(access):
    """Every byte that an access of each block touches, lane by lane."""
    offsets, rows = access.places()
    return sorted((int(row), int(offset) + byte) for row, offset in zip(rows, offsets, strict=True) for byte in range(access.size))


@pytest.mark.parametrize("seed", range(8))
def test_runs_are_the_bytes_of_the_accesses(seed):
    """Of whole waves, packed ones, and some of the lanes; with gaps, without, and with lanes at one place."""
    rng = np.random.default_rng(seed)
    epoch = global_log.Epoch(np.zeros(1, np.int64), np.zeros(1, np.int64), 0)
    accesses = []
    for number in range(12):
        size, rows = int(rng.choice([1, 4, 16])), np.arange(3)
        lanes = size * np.sort(rng.integers(0, 12, 8)) if number % 2 else size * np.arange(8)
        offsets = 256 * rng.integers(0, 8, 3)[:, None] + lanes
        if number % 3 == 2:
            active = rng.random(offsets.shape) < 0.7
            offsets, rows = offsets[active], np.broadcast_to(rows[:, None], active.shape)[active]
        accesses.append(global_log.Access(number + 1, number, 0, 0, "write", False, size, offsets, rows, epoch))
    global_log.pack(accesses[:6])
    found = {access.operation: [] for access in accesses}
    for runs in global_log.runs_of(accesses):
        for first, count, row, operation in zip(runs.first, runs.count, runs.rows, runs.of_accesses("operation"), strict=True):
            found[int(operation)] += [(int(row), byte) for byte in range(first, first + count)]
    for access in accesses:
        assert sorted(found[access.operation]) == bytes_of(access)


def test_batches_compare_runs_as_large_as_their_rows(listing, monkeypatch):
    """Each of two waves of a block stores 256 bytes: one cell for each wave is recorded, where each word was. Single bytes divide the cells again."""
    recorded = []
    record = BetweenBatches._record
    monkeypatch.setattr(BetweenBatches, "_record", lambda self, touch, at, codes: recorded.append(at.size) or record(self, touch, at, codes))
    body = STORE.format(at="v5")
    assert run(listing, body, blocks=4, threads=128, batch=1, processes=1).ok
    assert recorded == [2] * 4
    few = "\ts_cmp_lg_u32 s2, 3\n\ts_cbranch_scc1 .Lall\n\tglobal_store_byte v7, v8, s[6:7] offset:{at}\n\ts_endpgm\n.Lall:\n"
    assert run(listing, few.format(at=2000) + body, blocks=4, batch=1, processes=1).ok
    hazard = only(run(listing, few.format(at=513) + body, blocks=4, batch=1, processes=1), "global-race")
    assert hazard.blocks == (3, 1) and "writes byte 513 of argument 1 that block 1 wrote" in hazard.message
