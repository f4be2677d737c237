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
