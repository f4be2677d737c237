"""Contracts of outputs that are read back: of other shapes, in parts, by other warps, through LDS, at ragged edges. What is wrong is refused, what is right is
accepted, and the interpreter agrees."""

import itertools

import pytest
import torch

import tiledsl as td
from tests.sweeps import THOROUGH
from tiledsl.analysis.values import own as own_stores
from tiledsl.runtime.kernel import Kernel


@td.kernel(warps=1, sizes=dict(M=17, N=40))
def own(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"], d: td.gl[td.f32, "M", "N"], stored=(32, 32), read=(32, 32), shift=0, plus=0):
    """A block of 32 x 32 is stored in tiles of one shape, and read back in tiles of another one."""
    td.ensures(c, 2 * a + 1)
    td.ensures(d, td.exp(2 * a + 1) + 1)
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    (rows, cols), (high, wide) = stored, read
    for i in range(32 // rows):
        for j in range(32 // cols):
            x = td.load(a[row * (32 // rows) + i, col * (32 // cols) + j], stored)
            td.store(c[row * (32 // rows) + i, col * (32 // cols) + j], 2 * x + 1)
    for i in range(32 // high):
        for j in range(32 // wide):
            y = td.load(c[row * (32 // high) + (i + shift) % (32 // high), col * (32 // wide) + j], read)
            td.store(d[row * (32 // high) + i, col * (32 // wide) + j], td.exp(y) + 1 + plus)


def errors(kernel: Kernel, **options) -> list[str]:
    return [found.code for found in kernel.check("gfx942", **options) if found.severity == "error"]


SHAPES = [(32, 32), (16, 32), (32, 16), (16, 16)]
SIZES = [{}, dict(M=64, N=64), dict(M=1, N=1), dict(M=33, N=16)]


@pytest.mark.sample("2-{'M': 1, 'N': 1}")
@pytest.mark.parametrize("number, sizes", [*enumerate(SIZES)], ids=str)
def test_every_shape_is_followed(number, sizes):
    """At sizes that end within a tile, and with a mistake in each element of d. A sample of the pairs of shapes, all of them with --thorough."""
    pairs = [*itertools.product(SHAPES, SHAPES)]
    for stored, read in pairs if THOROUGH else pairs[number::5]:
        assert errors(own, stored=stored, read=read, **sizes) == []
        assert errors(own, stored=stored, read=read, plus=1, **sizes) == ["TD602"]


@pytest.mark.sample("stored0", "stored1")
@pytest.mark.parametrize("stored", SHAPES)
def test_rows_exchanged(stored):
    assert errors(own, stored=stored, read=(16, 32), shift=1, M=64) == ["TD602"]


@pytest.mark.thorough
def test_on_the_interpreter():
    a, c, d = torch.randint(-3, 1, (17, 40)).float(), torch.zeros(17, 40), torch.zeros(17, 40)
    own(a, c, d, stored=(16, 32), read=(32, 16), target="gfx942")
    assert torch.equal(c, 2 * a + 1) and torch.allclose(d, (2 * a + 1).exp() + 1)


def test_the_whole_text():
    (found,) = own.check("gfx942", stored=(16, 32), plus=1)
    assert found.message == "'d' does not match its contract, exp(2 * a + 1) + 1"
    assert found.notes == (
        "d[0, 32] should be exp(2 * a[0, 32] + 1) + 1",
        "d[0, 32] gets exp(2 * a[0, 32] + 1) + 1 + 1",
    )


@td.kernel(warps=2, sizes=dict(M=33, N=40))
def exchanged(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"], d: td.gl[td.f32, "M", "N"], other=1, plus=0):
    """Each warp reads back what the other one has stored."""
    td.ensures(c, 2 * a)
    td.ensures(d, td.exp(2 * a))
    row, warp = td.grid(td.cdiv(a.rows, 32)), td.warp_id()
    td.store(c[2 * row + warp, 0], 2 * td.load(a[2 * row + warp, 0], (16, 64)))
    td.wait(vmcnt=0)
    td.barrier()
    reader = 1 - warp if other else warp
    td.store(d[2 * row + reader, 0], td.exp(td.load(c[2 * row + reader, 0], (16, 64))) + plus)


@pytest.mark.sample("0-64")
@pytest.mark.parametrize("m", [33, 64, 100])
@pytest.mark.parametrize("other", [0, 1])
def test_another_warps(m, other):
    assert errors(exchanged, M=m, other=other) == []
    assert errors(exchanged, M=m, other=other, plus=1) == ["TD602"]


@td.kernel(warps=1, sizes=dict(M=100, N=40))
def in_a_loop(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"], d: td.gl[td.f32, "M", "N"], late=1):
    """The old value of c is read before its store; the new one behind it, by another loop."""
    td.ensures(c, a + td.old(c))
    td.ensures(d, 3 * (a + td.old(c)) if late else 3 * td.old(c))
    td.grid(1)
    for i in td.range(td.cdiv(a.rows, 32)):
        for j in range(2):
            td.store(c[i, j], td.load(a[i, j], (32, 32)) + td.load(c[i, j], (32, 32)))
    for i in td.range(td.cdiv(a.rows, 16)):
        td.store(d[i, 0], 3 * td.load(c[i, 0], (16, 64)))


def test_before_and_after_the_store():
    assert (errors(in_a_loop), errors(in_a_loop, late=0)) == ([], ["TD602"])


@td.kernel(warps=1, sizes=dict(M=64))
def by_parity(a: td.gl[td.f32, "M", 16], c: td.gl[td.f32, "M", 16], d: td.gl[td.f32, "M", 16], other=0):
    """Which of its two tiles a block reads first depends on the block."""
    td.ensures(c, 2 * a)
    td.ensures(d, td.exp(2 * a))
    block = td.grid(a.rows // 32)
    for i in range(2):
        td.store(c[2 * block + i, 0], 2 * td.load(a[2 * block + i, 0], (16, 16)))
    for i in range(2):
        x = td.load(c[2 * block + (block + i + other) % 2, 0], (16, 16))
        td.store(d[2 * block + (block + i) % 2, 0], td.exp(x))


@pytest.mark.parametrize("m", [64, 6400])
def test_places_that_differ_between_blocks(m):
    assert (errors(by_parity, M=m), errors(by_parity, M=m, other=1)) == ([], ["TD602"])


@pytest.mark.parametrize("limit, kernel, options", [("_MOST_KINDS", by_parity, {}), ("_MOST_PIECES", own, dict(stored=(16, 32)))])
def test_reads_of_too_many_stored_tiles_are_unchecked(limit, kernel, options, monkeypatch):
    """Too many distances between blocks' reads and stores, or too many tiles that one read meets."""
    monkeypatch.setattr(own_stores, limit, 1)
    (found,) = [found for found in kernel.check("gfx942", M=64, **options) if found.severity == "error"]
    assert found.code == "TD601" and "is not checked: a value that the kernel itself stored before is stored in line " in found.message


@td.kernel(warps=4, sizes=dict(M=64, K=64))
def through_lds(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.bf16, "M", "K"], d: td.gl[td.f32, "M", "M"], way="load", stale=0):
    """A copy of a is stored, and what was stored is an operand, by way of LDS."""
    td.ensures(c, a)
    td.ensures(d, a @ a.T if not stale else td.old(c) @ td.old(c).T)
    td.grid(1)
    warp = td.warp_id()
    first, shared, acc = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64), td.zeros(td.f32, 32, 32)
    td.load(first, a[0, 0])
    piece = td.load(a[warp, 0], (16, 64))
    td.store(c[warp, 0], piece)
    td.wait(vmcnt=0)
    td.barrier()
    if way == "load":
        td.load(shared, c[0, 0])
    else:
        td.commit(shared, td.fetch(shared, c[0, 0]))
    td.barrier()
    x, y = (td.load(td.subtile(shared, (32, 64), (part, 0))) for part in (warp // 2, warp % 2))
    td.mma_ABt(acc, x, y)
    td.store(d[warp // 2, warp % 2], acc)


@pytest.mark.parametrize("way", ["load", "fetch"])
def test_through_lds(way):
    """A copy's elements are followed to the tensor that they were copied from."""
    assert (errors(through_lds, way=way), errors(through_lds, way=way, stale=1)) == ([], ["TD602"])


@td.kernel(warps=1)
def by_lanes(a: td.gl[td.f32, 16, 64], b: td.gl[td.bf16, 16, 64], c: td.gl[td.bf16, 16, 64], d: td.gl[td.f32, 16, 16], late=1):
    """td.asm reads what the kernel has stored to c, or what stood there before."""
    td.ensures(c, b)
    td.ensures(d, b @ b.T)
    td.grid(1)
    shared, one, lane, acc = td.st(td.bf16, 16, 64), td.vgpr(4), td.lane_id(), td.zeros(td.f32, 16, 16)
    if late:
        td.store(c[0, 0], td.load(b[0, 0], (16, 64)))
        td.wait(vmcnt=0)
    for row in (0, 8):
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=one, at=c.address(row + lane // 8, 8 * (lane % 8)))
        td.asm("ds_write_b128 {at}, {data}", at=shared.address(row + lane // 8, 8 * (lane % 8)), data=one)
    td.barrier()
    tile = td.load(shared)
    td.mma_ABt(acc, tile, tile)
    td.store(d[0, 0], acc)
    if not late:
        td.wait(vmcnt=0)
        td.store(c[0, 0], td.load(b[0, 0], (16, 64)))


def test_loads_of_td_asm():
    """They were taken for the values from before the launch, wherever they stood."""
    assert (errors(by_lanes), errors(by_lanes, late=0)) == ([], ["TD602"])


@td.kernel(warps=1)
def by_copies(
    a: td.gl[td.bf16, 16, 64],
    c: td.gl[td.f32, 16, 16],
    way="v_lshlrev_b64 {dst}, 0, {src}",
    load="global_load_dwordx2 {dst}, {at}, off",
    other=0,
    swap=0,
):
    """Registers of td.asm are copied between the load and LDS."""
    td.ensures(c, a @ a.T)
    td.grid(1)
    shared, lane, acc = td.st(td.bf16, 16, 64), td.lane_id(), td.zeros(td.f32, 16, 16)
    for row in range(0, 16, 4):
        one, two = td.vgpr(2), td.vgpr(2)
        td.asm(load, dst=one, at=a.address(row + (lane // 16 + other) % 4, 4 * (lane % 16 ^ swap)))
        td.wait(vmcnt=0)
        td.asm(way, dst=two, src=one)
        td.asm("ds_write_b64 {at}, {data}", at=shared.address(row + lane // 16, 4 * (lane % 16)), data=two)
    td.barrier()
    tile = td.load(shared)
    td.mma_ABt(acc, tile, tile)
    td.store(c[0, 0], acc)


@pytest.mark.sample("v_mov_b64 {dst}, {src}-global_load_dwordx2 {dst}, {at}, off")
@pytest.mark.parametrize("load", ["global_load_dwordx2 {dst}, {at}, off", "flat_load_dwordx2 {dst}, {at}"])
@pytest.mark.parametrize("way", ["v_mov_b64 {dst}, {src}", "v_lshlrev_b64 {dst}, 0, {src}"])
def test_copies_of_registers(way, load):
    """They are followed, and flat loads; other instructions are not, and refuse the kernel."""
    assert errors(by_copies, way=way, load=load) == []
    assert errors(by_copies, way=way, load=load, other=1) == ["TD602"]
    assert errors(by_copies, way="v_lshlrev_b64 {dst}, 1, {src}", load=load) == ["TD601"]


def test_k_in_another_order_in_both_operands():
    """Four columns are exchanged with the next four: the sum has the same products."""
    assert (errors(by_copies, swap=1), errors(by_copies, swap=1, other=1)) == ([], ["TD602"])


@td.kernel(warps=1)
def twice_through_lds(a: td.gl[td.bf16, 16, 64], c: td.gl[td.f32, 16, 16], halves=0, other=0):
    """td.asm reads what it has written to LDS, in all lanes or in each half of them, behind a barrier of its own."""
    td.ensures(c, a @ a.T)
    td.grid(1)
    first, shared, lane, acc = td.st(td.bf16, 16, 64), td.st(td.bf16, 16, 64), td.lane_id(), td.zeros(td.f32, 16, 16)
    for row in range(0, 16, 4):
        one, two = td.vgpr(2), td.vgpr(2)
        td.asm("global_load_dwordx2 {dst}, {at}, off", dst=one, at=a.address(row + lane // 16, 4 * (lane % 16)))
        td.wait(vmcnt=0)
        td.asm("ds_write_b64 {at}, {data}", at=first.address(row + lane // 16, 4 * (lane % 16)), data=one)
        td.wait(lgkmcnt=0)
        td.asm("s_barrier")
        at = first.address(row + (lane // 16 + other) % 4, 4 * (lane % 16))
        if not halves:
            td.asm("ds_read_b64 {dst}, {at}", dst=two, at=at)
        if halves:
            if lane < 32:
                td.asm("ds_read_b64 {dst}, {at}", dst=two, at=at)
            if lane >= 32:
                td.asm("ds_read_b64 {dst}, {at}", dst=two, at=at)
        td.wait(lgkmcnt=0)
        td.asm("ds_write_b64 {at}, {data}", at=shared.address(row + lane // 16, 4 * (lane % 16)), data=two)
    td.barrier()
    tile = td.load(shared)
    td.mma_ABt(acc, tile, tile)
    td.store(c[0, 0], acc)


@pytest.mark.parametrize("halves", [0, 1])
def test_reads_of_lds_by_td_asm(halves):
    """They are followed, and a read of another row is found."""
    assert (errors(twice_through_lds, halves=halves), errors(twice_through_lds, halves=halves, other=1)) == ([], ["TD602"])


@td.kernel(warps=1)
def added_up(a: td.gl[td.f32, 32, 32], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 32, 32], d: td.gl[td.f32, 32, 32], way="", wrong=0):
    """Two stored tiles are read back as one, which goes through a long loop, or is the initial value of an accumulator."""
    td.ensures(c, 2 * a)
    td.ensures(d, 2 * a + a if way != "products" else 2 * a + a + 2 * (b @ b.T))
    td.grid(1)
    for i in range(2):
        td.store(c[i, 0], 2 * td.load(a[i, 0], (16, 32)))
    x, y = td.load(a[0, 0], (32, 32)), td.load(c[0, 0], (32, 32))
    for _ in td.range(50 if way == "loop" else 0):
        y += x
        y -= x
    if way == "products":
        shared = td.st(td.bf16, 32, 64)
        td.load(shared, b[0, 0])
        td.barrier()
        tile = td.load(shared)
        td.mma_ABt(x, tile, tile)
        td.mma_ABt(y, tile, tile)
    td.store(d[0, 0], y + x + y if wrong else y + x)


@pytest.mark.parametrize("way", ["loop", "products"])
def test_tiles_read_back_as_one(way):
    assert (errors(added_up, way=way), errors(added_up, way=way, wrong=1)) == ([], ["TD602"])


@td.kernel(warps=1)
def computed_operand(a: td.gl[td.f32, 16, 16], c: td.gl[td.bf16, 16, 16], d: td.gl[td.f32, 16, 16]):
    """A computed tile is stored, and read back as an operand."""
    td.ensures(c, 2 * a)
    td.ensures(d, 4 * (a @ a.T))
    td.grid(1)
    td.store(c[0, 0], td.cast(2 * td.load(a[0, 0], (16, 16)), td.bf16))
    td.wait(vmcnt=0)
    x, acc = td.load(c[0, 0], (16, 16), layout="row"), td.zeros(td.f32, 16, 16)
    td.mma_ABt(acc, x, x)
    td.store(d[0, 0], acc)


def test_an_operand_that_the_kernel_computed():
    (found,) = [found for found in computed_operand.check("gfx942") if found.severity == "error"]
    assert found.code == "TD601"
    assert found.message.startswith("the contract d = 4 * (a @ a.T) is not checked: a product of values that the kernel computed is stored in line ")
