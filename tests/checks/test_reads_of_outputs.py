"""TD410: a kernel reads of its output what no other block stores, and no other warp of the block but behind a barrier after the read."""

import pytest
import torch

import tiledsl as td
from tiledsl.analysis.source.reads_of_outputs import reads_of_outputs
from tiledsl.runtime.launch import execute

READ = "'c' is read where another warp writes it, and nothing orders the two; "
FIRST = READ + "block 0, warp 1: warp 0 stores there; "
BARRIER = "put td.barrier() between the two, after the read data have arrived, or let each warp read only elements that it stores itself"
TOO_LATE = "let each warp read only elements that it stores itself, or put td.wait(vmcnt=0) and td.barrier() between the two: no barrier waits for stores"
BLOCKS = "let each block read only elements that it stores itself, or read another tensor: nothing orders blocks"


def texts(kernel, target="gfx942", **options) -> list[str]:
    found = reads_of_outputs(kernel.capture(target, {"M": 128, **options}))
    assert all(d.code == "TD410" for d in found)
    return [f"{d.message}; {d.primary.text}; {'; '.join(d.helps)}" for d in found]


# ------------------------------------------------------------------------------------------------------------ into registers


@td.kernel(warps=4)
def halves(c: td.gl[td.f32, "M", 32], other=0, down=0, barrier=0, wait=0):
    """Four warps, each with a 16 × 32 tile: it reads its own, or another's."""
    block = td.grid(td.cdiv(c.rows, 64))
    tile = td.load(c[block * 4 + td.warp_id() * (1 - other) + other * (3 - td.warp_id()) + down, 0], (16, 32))
    if wait == 1:
        td.wait(vmcnt=0)
    if wait == 2:
        td.wait(tile)
    if barrier:
        td.barrier()
    td.store(c[block * 4 + td.warp_id(), 0], tile + 1)


def test_ones_own():
    assert texts(halves) == []


@pytest.mark.parametrize("barrier", [0, 1])
def test_another_warps(barrier):
    """Where a plain load ends is the compiler's to say, so that a barrier does not order it."""
    help = (
        "let each warp read only elements that it stores itself, or put td.wait(…) for the tile, then td.barrier(), between the two: "
        "no barrier waits for a"
        " plain load"
    )
    assert texts(halves, other=1, barrier=barrier) == [READ + f"block 0, warp 0: warp 3 stores there; {help}"]


@pytest.mark.parametrize("wait", [1, 2], ids=["by count", "for the tile"])
def test_another_warps_behind_a_wait_and_a_barrier(wait):
    assert texts(halves, other=1, wait=wait, barrier=1) == []
    assert len(texts(halves, other=1, wait=wait)) == 1


@td.kernel(warps=4)
def another_tile(c: td.gl[td.f32, "M", 32]):
    """A wait for a tile that holds something else."""
    block = td.grid(td.cdiv(c.rows, 64))
    tile, zeros = td.load(c[block * 4 + 3 - td.warp_id(), 0], (16, 32)), td.zeros(td.f32, 16, 32)
    td.wait(zeros)
    td.barrier()
    td.store(c[block * 4 + td.warp_id(), 0], tile)


def test_a_wait_for_another_tile():
    assert len(texts(another_tile)) == 1


SCHEDULES = ["round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1"]


@pytest.mark.thorough
@pytest.mark.parametrize("wait", [1, 2], ids=["by count", "for the tile"])
def test_on_the_interpreter(wait):
    """In order the result is that of every schedule; without the barrier, of not all."""
    wrong = {}
    for barrier in (0, 1):
        lowered = halves.lower(M=128, other=1, wait=wait, barrier=barrier, unchecked=True)
        for schedule in SCHEDULES:
            c = torch.arange(128 * 32, dtype=torch.float32).reshape(128, 32)
            expected = c.reshape(2, 4, 16, 32).flip(1).reshape(128, 32) + 1
            execute(lowered, [c], schedule=schedule)
            wrong.setdefault(barrier, []).append(not torch.equal(c, expected))
    assert any(wrong[0]) and not any(wrong[1])


@pytest.mark.sample("128-gfx90a")
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("m", [128, 100])
def test_a_wait_for_a_tile_ends_its_loads_before_the_barrier(target, m):
    """In the listing, at an edge too: all loads, then the wait, then the barrier, no load after. Edges stand behind the end and branch back before the wait."""
    text = halves.lower(target=target, M=m, other=1, wait=2, barrier=1).asm.splitlines()
    lines = [line.split() for line in text if line.startswith("\t") or line.startswith(".LBB")]
    barrier, end = (next(n for n, words in enumerate(lines) if words[0] == name) for name in ("s_barrier", "s_endpgm"))
    loads = [n for n, words in enumerate(lines) if words[0].startswith(("global_load", "buffer_load"))]
    back = [next(words[1] for words in lines[n:] if words[0] == "s_branch") for n in loads if n > end]
    loads = [n for n in loads if n < end] + [n for n, words in enumerate(lines) if words[0].rstrip(":") in back]
    assert loads and max(loads) < barrier and bool(back) == (m == 100)
    assert any(words[0] == "s_waitcnt" and "vmcnt(0)" in words for words in lines[max(loads) : barrier])


def test_another_blocks():
    assert texts(halves, down=4) == [READ + f"block 0, warp 0: block 1 stores there; {BLOCKS}"]


# ------------------------------------------------------------------------------------------------------------------- into LDS


@td.kernel(warps=4)
def through_lds(c: td.gl[td.f32, "M", 32], up=0, barrier=1, direct=False):
    """A block reads its own 64 rows into LDS, or those of the block before, and each warp stores a part."""
    block = td.grid(td.cdiv(c.rows, 64))
    Cs = td.st(td.f32, 64, 32)
    td.load(Cs, c[block * (1 - up), 0], direct=direct)
    if barrier:
        td.barrier()
    td.store(c[block * 4 + td.warp_id(), 0], td.zeros(td.f32, 16, 32))
    if direct:
        td.barrier()
        td.load(td.subtile(Cs, (16, 32), (td.warp_id(), 0)))


def test_a_barrier_stands_between_the_copy_and_the_stores():
    assert texts(through_lds) == []


def test_no_barrier_stands_there():
    assert texts(through_lds, barrier=0) == [FIRST + BARRIER]


def test_a_copy_of_what_another_block_stores():
    assert texts(through_lds, up=1) == [READ + f"block 1, warp 0: block 0 stores there; {BLOCKS}"]


def test_a_copy_straight_to_lds_is_on_its_way_past_a_barrier():
    """Until the one behind which the tile is read."""
    assert texts(through_lds, "gfx950", direct=True) == [FIRST + BARRIER]


@td.kernel(warps=1)
def alone(c: td.gl[td.f32, "M", 32]):
    """A single warp reads what it stores."""
    block = td.grid(td.cdiv(c.rows, 32))
    Cs = td.st(td.f32, 32, 32)
    td.load(Cs, c[block, 0])
    td.store(c[block, 0], td.zeros(td.f32, 32, 32))


def test_a_single_warp():
    assert texts(alone) == []


@td.kernel(warps=4)
def stored_first(c: td.gl[td.f32, "M", 32], wait=0):
    block = td.grid(td.cdiv(c.rows, 64))
    Cs = td.st(td.f32, 64, 32)
    td.store(c[block * 4 + td.warp_id(), 0], td.zeros(td.f32, 16, 32))
    if wait:
        td.wait(vmcnt=0)
    td.barrier()
    td.load(Cs, c[block, 0])


def test_what_is_stored_first():
    """The stores may be under way behind the barrier."""
    assert texts(stored_first) == [FIRST + TOO_LATE]
    assert texts(stored_first, wait=1) == []


@td.kernel(warps=4)
def staged(c: td.gl[td.f32, "M", 32], early=0, wait=0):
    """The barrier stands behind what waits for the loads, or before it."""
    block = td.grid(td.cdiv(c.rows, 64))
    Cs = td.st(td.f32, 64, 32)
    piece = td.fetch(Cs, c[block, 0])
    if wait:
        td.wait(piece)
    if early:
        td.barrier()
    else:
        td.commit(Cs, piece)
        td.barrier()
    td.store(c[block * 4 + td.warp_id(), 0], td.zeros(td.f32, 16, 32))
    if early:
        td.commit(Cs, piece)


def test_what_is_fetched_ends_where_it_is_waited_for():
    assert texts(staged) == []
    assert texts(staged, early=1) == [FIRST + BARRIER]
    assert texts(staged, early=1, wait=1) == []


@td.kernel(warps=4)
def pipelined(c: td.gl[td.f32, "M", 128], early=0):
    """Each step brings the next one's columns; the stores come behind all of them, or some within the step."""
    block = td.grid(td.cdiv(c.rows, 64))
    Cs = td.st(td.f32, 64, 32)
    td.load(Cs, c[block, 0])
    for k in td.range(3):
        piece = td.fetch(Cs, c[block, k + 1])
        td.barrier()
        if early:
            td.store(c[block * 4 + td.warp_id(), k + 1], td.zeros(td.f32, 16, 32))
        td.commit(Cs, piece)
        td.barrier()
    for j in range(1 if early else 4):
        td.store(c[block * 4 + td.warp_id(), j], td.zeros(td.f32, 16, 32))


def test_what_a_step_brings_for_the_next():
    assert texts(pipelined) == []
    assert texts(pipelined, early=1) == [READ + f"block 0, warp 1, step 0: warp 0 stores there; {BARRIER}"]


@td.kernel(warps=4)
def one_by_one(c: td.gl[td.f32, "M", 32], after=1):
    """One block, and a tile in each step; barriers of one step are none of the next."""
    td.grid(1)
    Cs = td.st(td.f32, 64, 32)
    for k in td.range(td.cdiv(c.rows, 64)):
        td.load(Cs, c[k, 0])
        if k < after:
            td.barrier()
        td.store(c[k * 4 + td.warp_id(), 0], td.zeros(td.f32, 16, 32))
        td.barrier()


def test_tile_by_tile():
    assert texts(one_by_one, after=2) == []
    assert texts(one_by_one) == [READ + f"warp 1, step 1: warp 0 stores there; {BARRIER}"]


# --------------------------------------------------------------------------------------------------------------------- by lane


@td.kernel(warps=4, sizes=dict(M=128))
def by_lane(b: td.gl[td.bf16, 64, 64], c: td.gl[td.bf16, "M", 64], shift=0, late=0, unused=0):
    """C·Bᵀ in place: the copy of C to LDS is written lane by lane, 8 rows at once."""
    td.ensures(c, td.old(c) @ b.T)
    row = td.grid(td.cdiv(c.rows, 64))
    Cs, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    wr, wc, thread = td.warp_id() // 2, td.warp_id() % 2, td.thread_id()
    pieces, acc = [td.vgpr(4) for _ in range(2)], td.zeros(td.f32, 32, 32)
    for i, piece in enumerate(pieces):
        line = (row * 64 + thread // 8 + 32 * i + shift) % c.rows
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=c.address(line, thread % 8 * 8))
    if late:
        td.barrier()
        td.store(c[row * 2 + wr, wc], td.cast(acc, td.bf16))
    for i, piece in enumerate(pieces) if not unused else ():
        td.asm("ds_write_b128 {at}, {data}", at=Cs.address(thread // 8 + 32 * i, thread % 8 * 8), data=piece)
    if unused:
        td.load(Cs, b[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    td.mma_ABt(acc, td.load(td.subtile(Cs, (32, 64), (wr, 0))), td.load(td.subtile(Bs, (32, 64), (wc, 0))))
    if not late:
        td.store(c[row * 2 + wr, wc], td.cast(acc, td.bf16))


@pytest.mark.left_out("round-robin", "latest", "random:1", "reversed", "run-to-barrier")
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_copy_of_ones_own_in_place(schedule):
    assert texts(by_lane) == []
    b, c = (torch.randint(-3, 4, (rows, 64)).to(torch.bfloat16) for rows in (64, 128))
    expected = (c.float() @ b.float().T).to(torch.bfloat16)
    report = execute(by_lane.lower(), [b, c], schedule=schedule)
    assert not report.hazards and torch.equal(c, expected)


def test_lanes_that_read_another_blocks_rows():
    assert texts(by_lane, shift=64) == [READ + f"block 0, warp 0, lane 0: block 1 stores there; {BLOCKS}"] * 2


def test_lanes_whose_loads_are_under_way_when_others_store():
    found = texts(by_lane, late=1)
    assert found[0] == READ + f"block 0, warp 0, lane 4: warp 1 stores there; {BARRIER}" and len(found) == 2


def test_what_is_loaded_and_never_used():
    """It warms the cache."""
    assert texts(by_lane, shift=64, unused=1) == []


@td.kernel(warps=2)
def stored_by_lane(c: td.gl[td.f32, "M", 64], other=0):
    """Each warp stores the first row of 16 by lanes, and reads all of its own or of the other's."""
    td.grid(1)
    x, lane, warp = td.vgpr(), td.lane_id(), td.warp_id()
    td.asm("v_mov_b32 {dst}, 0", dst=x)
    rows = td.load(c[warp * (1 - other) + (1 - warp) * other, 0], (16, 64))
    td.asm("global_store_dword {at}, {data}, {base}", at=lane * 4, data=x, base=c.address(warp * 16, 0))
    td.store(c[2 + warp, 0], rows)


def test_what_lanes_store():
    assert texts(stored_by_lane) == []
    assert [text.split("; ")[1] for text in texts(stored_by_lane, other=1)] == ["warp 0: warp 1 stores there"]


# ---------------------------------------------------------------------------------------------------------------------- the rest


def test_lowering_refuses_it():
    with pytest.raises(td.KernelError, match="TD410"):
        halves.lower(target="gfx942", M=128, other=1)


@td.kernel(warps=2)
def copies(c: td.gl[td.f32, "M", 64]):
    """Python's loop makes two statements of one line: each reads what the other warp stores."""
    block, warp = td.grid(td.cdiv(c.rows, 64)), td.warp_id()
    td.store(c[2 * block + warp, 0], td.zeros(td.f32, 32, 64))
    for i in range(2):
        td.store(c[4 * block + 2 * (1 - warp) + i, 0], td.load(c[4 * block + 2 * (1 - warp) + i, 0], (16, 64)))


def test_copies_of_one_line_are_one_finding():
    assert len(set(texts(copies, M=48))) == 2
    assert [found.code for found in copies.check("gfx942", M=48) if found.severity == "error"].count("TD410") == 1
