"""The text of the IR, which `--dump-ir` writes: statements that the goldens of the GEMMs do not have."""

import tiledsl as td
from tiledsl.ir.text import ir_text


@td.kernel(warps=2)
def of_all_sorts(a: td.gl[td.f32, "M", 64], b: td.gl[td.f32, "M", 64], counts: td.gl[td.i32, 1, 4], limit: td.f32):
    row = td.grid(a.rows // 64)
    held, registers = td.st(td.f32, 32, 64, swizzle=td.Swizzle(3, 3, low=2, fold=0)), td.vgpr(2)
    last = td.read(counts[0, 1], least=0, most=64)
    x = td.rt(td.f32, 32, 64)
    td.load(x, a[2 * row + td.warp_id(), 0])
    if row < last:
        x *= td.where(~((x < 0.0) | (x > limit)) & (td.col_index(x) - last < 8), -(x + 2.0) * limit, 2.0)
    else:
        td.asm("v_mov_b32 {d}, {s}", d=registers[1], s=limit)
    td.asm("s_nop {n}", n=held.base)
    td.wait(vmcnt=0, lgkmcnt=1)
    td.store(b[2 * row + td.warp_id(), 0], x)


def test_statements():
    lines = [line.split("  @")[0] for line in ir_text(of_all_sorts.capture("gfx942", {"M": 128})).splitlines()]
    assert "  shared held: f32 32 x 64  swizzle(3, 3, 2, 0)" in lines
    assert lines[lines.index("  contents counts: 0..64") + 1 :] == [
        "  td_read1 <- counts[0 +1, 1 +1]",
        "  load x <- a[block * 64 + warp * 32 +32, 0 +64]",
        "  if block < td_read1",
        "    tile_1 <- x + 2",
        "    tile_2 <- -tile_1",
        "    tile_3 <- tile_2 * limit",
        "    tile_4 <- where((not ((x < 0) or (x > limit))) and ((column - td_read1) < 8), tile_3, 2)",
        "    x <- x * tile_4",
        "  else",
        '    asm "v_mov_b32 {d}, {s}"  d=registers[2].1, s=limit',
        '  asm "s_nop {n}"  n=address(shared 0)',
        "  wait vmcnt=0 lgkmcnt=1",
        "  store b[block * 64 + warp * 32 +32, 0 +64] <- x",
    ]


@td.kernel(warps=1)
def of_other_sorts(
    a: td.gl[td.f32, 64, 32],
    c: td.gl[td.f32, 64, 32],
    kept: td.gl[td.f32, 32, 32],
    sums: td.gl[td.f32, 2, 64, 32],
    arrived: td.gl[td.i32, 2],
):
    part = td.grid(2)
    held = td.st(td.f32, 32, 32)
    td.keep(kept[0, 0], (32, 32))
    if part < 1:
        n = 3
    x = td.swap_layout(td.load(a[0, 0], (64, 32)))
    if part < 1:
        td.asm("ds_write_b32 {at}, {x}", at=held.address(n, 2), x=td.vgpr())
    td.add_in_order(c[0, 0], x.T.T, sums, arrived, part=part, parts=2)


def test_other_statements():
    lines = [line.split("  @")[0] for line in ir_text(of_other_sorts.capture("gfx942", {})).splitlines()]
    assert lines[lines.index("  keep kept[0 +32, 0 +32]") :] == [
        "  keep kept[0 +32, 0 +32]",
        "  load tile_0 <- a[0 +64, 0 +32]",
        "  swap_layout x <- tile_0",
        "  if block < 1",
        '    asm "ds_write_b32 {at}, {x}"  at=address(shared 0) + swizzle((3 if (block < 1) else undefined(n)) * 128 + 8), x=vgpr_0[1]',
        "  turn tile_2 <- x",
        "  turn tile_3 <- tile_2",
        "  add in order c[0 +64, 0 +32] <- tile_3  part block of 2 by sums",
    ]
