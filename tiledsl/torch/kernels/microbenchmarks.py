"""Small kernels that repeat one instruction, whose times give figures of a compute unit: tools/selftest/calibration.py.

A kernel has a device loop of `turns` iterations with `each` instructions, and stores something at the end. The times at
two values of `each` differ by the instructions alone: the launch, the beginning and the loop's own clocks cancel. The
kernels that read global memory do so `rounds` times, and the times at two numbers of rounds differ by whole rounds."""

from typing import Any

import tiledsl as td

LINE = 32  # f32 of a line of 128 bytes
ROW = 1024  # f32 that the 256 threads of a block read at once, 16 bytes each
TOGETHER = 16  # loads in flight of a thread


@td.kernel(warps=1)
def valu(out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16) -> None:
    """A chain of additions: each needs the sum before, and a SIMD issues one every 4 clk."""
    td.grid(1)
    total = _zero()
    for _ in td.range(turns):
        for _ in range(each):
            td.asm("v_add_f32 {dst}, 1.0, {dst}", dst=total)
    _store(out, total)


@td.kernel(warps=1)
def transcendental(out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16) -> None:
    """Exponentials of one value, into registers in turn."""
    td.grid(1)
    results, x = [td.vgpr(1) for _ in range(4)], _zero()
    for _ in td.range(turns):
        for n in range(each):
            td.asm("v_exp_f32 {dst}, {x}", dst=results[n % 4], x=x)
    _store(out, _sum(results))


@td.kernel(warps=1)
def lds_latency(out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16) -> None:
    """Reads of 4 bytes a lane, each waited for before the next."""
    td.grid(1)
    tile, value = _zeroed(64), td.vgpr(1)
    for _ in td.range(turns):
        for _ in range(each):
            td.asm("ds_read_b32 {dst}, {at}", dst=value, at=tile.address(0, td.lane_id()))
            td.wait(value)
    _store(out, value)


@td.kernel(warps=1, waits="manual")
def lds_read(out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16, ways: int = 1) -> None:
    """Reads of 16 bytes a lane, of which `ways` lanes that are served together meet in a bank; one warp."""
    td.grid(1)
    _reads(out, turns, each, ways, 1)


@td.kernel(warps=4, waits="manual")
def lds_read_of_four(out: td.gl[td.f32, 4, 64], turns: int = 64, each: int = 16, ways: int = 1) -> None:
    """The same by four warps, one on each SIMD."""
    td.grid(1)
    _reads(out, turns, each, ways, 4)


@td.kernel(warps=1)
def lds_write(out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16) -> None:
    """Writes of 16 bytes a lane without conflicts."""
    td.grid(1)
    tile, value = _zeroed(256), td.vgpr(4)
    td.asm("ds_read_b128 {dst}, {at}", dst=value, at=tile.address(0, 4 * td.lane_id()))
    for _ in td.range(turns):
        for _ in range(each):
            td.asm("ds_write_b128 {at}, {data}", at=tile.address(0, 4 * td.lane_id()), data=value)
    _store(out, value[0])


@td.kernel(warps=4)
def barrier(out: td.gl[td.f32, 4, 64], turns: int = 64, each: int = 16) -> None:
    """Barriers of four warps, one on each SIMD."""
    td.grid(1)
    value = _zero()
    for _ in td.range(turns):
        for _ in range(each):
            td.barrier()
    _store(out, value)


@td.kernel(warps=1, waits="manual")
def lds_unaligned(out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16) -> None:
    """Reads of 16 bytes a lane whose addresses are 4 bytes behind a multiple of 16."""
    td.grid(1)
    _reads(out, turns, each, 1, 1, offset=1)


@td.kernel(warps=1, waits="manual")
def l1_wide(a: td.gl[td.f32, "ROWS", LINE], out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16) -> None:
    """Loads of 16 bytes a lane, 1 KiB in all, of the same eight lines."""
    td.grid(1)
    _loads(a, out, turns, each, "dwordx4", 16)


@td.kernel(warps=4, waits="manual")
def l1_narrow(a: td.gl[td.f32, "ROWS", LINE], out: td.gl[td.f32, 4, 64], turns: int = 64, each: int = 16) -> None:
    """Loads of 4 bytes a lane of the same two lines by four warps: one warp issues loads no faster than the L1 is."""
    td.grid(1)
    _loads(a, out, turns, each, "dword", 4)


@td.kernel(warps=1, waits="manual")
def l1_lines(a: td.gl[td.f32, "ROWS", LINE], out: td.gl[td.f32, 1, 64], turns: int = 64, each: int = 16) -> None:
    """Loads of 4 bytes a lane, each lane of a line of its own: 64 lines an instruction."""
    td.grid(1)
    _loads(a, out, turns, each, "dword", 128)


@td.kernel(warps=1)
def matrix(out: td.gl[td.f32, 32, 32], turns: int = 64, each: int = 16) -> None:
    """Products of 32 x 32 x 16 in bf16, into four accumulators in turn."""
    td.grid(1)
    a, b = (td.zeros(td.bf16, 32, 16, layout="row") for _ in range(2))
    totals = [td.zeros(td.f32, 32, 32) for _ in range(4)]
    for _ in td.range(turns):
        for n in range(each):
            td.mma_ABt(totals[n % 4], a, b)
    td.store(out[0, 0], totals[0] + totals[1] + totals[2] + totals[3])


@td.kernel(warps=1)
def load_latency(a: td.gl[td.f32, "ROWS", LINE], out: td.gl[td.f32, 1, 64], rounds: int = 2, stride: int = 1) -> None:
    """Loads of one line each, each waited for before the next: every stride-th line of `a`, `rounds` times."""
    td.grid(1)
    value = _zero()
    for _ in td.range(rounds):
        for turn in td.range(a.rows // (stride * TOGETHER)):
            for n in range(TOGETHER):
                base = a.address((turn * TOGETHER + n) * stride, 0)
                td.asm(
                    "global_load_dword {dst}, {offset}, {base}", dst=value, offset=td.lane_id() % LINE * 4, base=base
                )
                td.wait(value)
    _store(out, value)


@td.kernel(warps=4)
def load_bandwidth(
    a: td.gl[td.f32, "ROWS", ROW], out: td.gl[td.f32, "OUT", 64], rounds: int = 2, blocks: int = 1
) -> None:
    """Every block reads rows of 4 KiB, in turn with the others, over all of `a`, `rounds` times."""
    block = td.grid(blocks)
    values = [td.vgpr(4) for _ in range(TOGETHER)]
    for _ in td.range(rounds):
        for turn in td.range(a.rows // (blocks * TOGETHER)):
            for n, value in enumerate(values):
                base = a.address((turn * TOGETHER + n) * blocks + block, 0)
                td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=value, offset=td.thread_id() * 16, base=base)
    total, at = _sum(values), out.address(block * 4 + td.warp_id(), 0)
    td.asm("global_store_dword {offset}, {value}, {base}", offset=td.lane_id() * 4, value=total, base=at)


@td.op
def _loads(a: Any, out: Any, turns: Any, each: Any, width: Any, apart: Any) -> None:
    """Loads of the lines that the first of them brought into the L1, eight of them in flight."""
    registers = 4 if width == "dwordx4" else 1
    values, base, offset = [td.vgpr(registers) for _ in range(16)], a.address(0, 0), td.lane_id() * apart
    load = f"global_load_{width} {{dst}}, {{offset}}, {{base}}"
    for value in values:
        td.asm(load, dst=value, offset=offset, base=base)
        td.wait(vmcnt=0)
    for _ in td.range(turns):
        for n in range(each):
            if n % 8 == 0:
                td.wait(vmcnt=8)  # the registers of the next eight have their data
            value = values[n % len(values)]
            td.asm(load, dst=value, offset=offset, base=base)
    td.wait(vmcnt=0)
    _store(out, _sum(values))


@td.op
def _reads(out: Any, turns: Any, each: Any, ways: Any, warps: Any, offset: int = 0) -> None:
    tile, values = _zeroed(256 * ways + 64 * bool(offset), warps), [td.vgpr(4) for _ in range(16)]
    at = tile.address(td.warp_id(), 4 * ways * td.lane_id() + offset)
    for value in values:
        td.asm("ds_read_b128 {dst}, {at}", dst=value, at=at)
    for _ in td.range(turns):
        for n in range(each):
            if n % 8 == 0:
                td.wait(lgkmcnt=8)  # the registers of the next eight have their data
            td.asm("ds_read_b128 {dst}, {at}", dst=values[n % len(values)], at=at)
    td.wait(lgkmcnt=0)
    _store(out, _sum(values))


def _zeroed(columns: Any, warps: int = 1) -> Any:
    """A row in LDS for each warp, with zeros."""
    tile, zero = td.st(td.f32, warps, columns), _zero()
    for n in range(0, columns, 64):
        td.asm("ds_write_b32 {at}, {data}", at=tile.address(td.warp_id(), n + td.lane_id()), data=zero)
    td.wait(lgkmcnt=0)
    td.barrier()
    return tile


def _zero() -> Any:
    zero = td.vgpr(1)
    td.asm("v_mov_b32 {dst}, {zero}", dst=zero, zero=0)
    return zero


def _sum(values: Any) -> Any:
    """The sum of first registers: a use of every value, so that each has registers of its own."""
    total = _zero()
    for value in values:
        td.asm("v_add_f32 {dst}, {dst}, {value}", dst=total, value=value[0])
    return total


def _store(out: Any, value: Any) -> None:
    """Each warp's own row, since every lane stores one value."""
    at = (td.warp_id() * 64 + td.lane_id()) * 4
    td.asm("global_store_dword {offset}, {value}, {base}", offset=at, value=value, base=out.address(0, 0))
