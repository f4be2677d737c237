"""TD410: a kernel reads of its output only what the same warp writes."""

import pytest

import tiledsl as td
from tiledsl.checks.reads_of_outputs import reads_of_outputs


@td.kernel(warps=4)
def halves(c: td.gl[td.f32, "M", "N"], other=0, down=0):
    """Four warps, each with a 16 × 32 tile: it reads its own, or another's."""
    block = td.grid(td.cdiv(c.rows, 64))
    tile = td.load(c[block * 4 + td.warp_id() * (1 - other) + other * (3 - td.warp_id()) + down, 0], (16, 32))
    td.store(c[block * 4 + td.warp_id(), 0], tile + 1)


@td.kernel(warps=4)
def through_lds(c: td.gl[td.f32, "M", "N"], up=0):
    """A block reads its own 64 rows into LDS, or those of the block before, and each warp stores a part."""
    block = td.grid(td.cdiv(c.rows, 64))
    Cs = td.st(td.f32, 64, 32)
    td.load(Cs, c[block * (1 - up), 0])
    td.barrier()
    td.store(c[block * 4 + td.warp_id(), 0], td.zeros(td.f32, 16, 32))


def texts(kernel, **options) -> list[str]:
    found = reads_of_outputs(kernel.capture("gfx942", {"M": 128, "N": 32, **options}))
    assert all(d.code == "TD410" for d in found)
    return [f"{d.message}; {d.primary.text}" for d in found]


def test_ones_own():
    assert texts(halves) == []


READ = "'c' is read where another warp writes it, and nothing orders the two; "


def test_another_warps():
    assert texts(halves, other=1) == [READ + "block 0, warp 0: another warp stores some of it"]


def test_another_blocks():
    assert texts(halves, down=4) == [READ + "block 0, warp 0: another warp stores some of it"]
    assert texts(through_lds, up=1) == [READ + "block 0, warp 0: another warp stores some of it"]


def test_what_is_stored_does_not_go_through_lds():
    """Every warp loads a share, and no barrier orders that with the plain stores of another."""
    assert texts(through_lds) == [READ + "block 0, warp 0: another warp stores some of it"]


def test_lowering_refuses_it():
    with pytest.raises(td.KernelError, match="TD410"):
        halves.lower(target="gfx942", M=128, N=32, other=1)
