"""Helps that are followed: the kernel with the edit that its finding's help names is accepted, and not refused with another finding."""

import pathlib

import pytest

from tests.checks.conftest import kernel_in

HEAD = "import tiledsl as td\n\n\n"
PRODUCT = HEAD + """@td.kernel(warps=1)
def kernel(a: td.gl[td.{type}, 32, 64], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    tile, acc = td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32)
    td.load(tile, a[0, 0])
    td.mma_ABt(acc, td.load(tile), td.load(tile))
    td.store(c[0, 0], acc)
"""
FROM_LDS = HEAD + """@td.kernel(warps=1)
def kernel(a: td.gl[td.bf16, 32, 32], c: td.gl[td.{type}, 32, 32]):
    td.grid(1)
    tile = td.st(td.bf16, 32, 32)
    td.load(tile, a[0, 0])
    x = td.load(tile)
    td.store(c[0, 0], {stored})
"""
OPERAND = HEAD + """@td.kernel(warps=1)
def kernel(a: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    tile, acc = td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    td.load(tile, a[0, 0])
    x = td.load(a[0, 0], (32, 32), layout="row")
    td.mma_ABt(acc, x, td.load(tile))
    td.store(c[0, 0], acc)
"""
STEPS = HEAD + """@td.kernel(warps=4)
def kernel(a: td.gl[td.bf16, 128, 512], b: td.gl[td.bf16, 128, 512], c: td.gl[td.f32, 128, 128]):
    td.ensures(c, a @ b.T)
    td.grid(1)
    STEP = 128
    As, Bs = td.st(td.bf16, 128, STEP, buffers=2), td.st(td.bf16, 128, STEP, buffers=2)
    acc = [[td.zeros(td.f32, 32, 32) for _ in range(2)] for _ in range(2)]
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    for k in td.range(512 // STEP):
        td.load(As[k % 2], a[0, k])
        td.load(Bs[k % 2], b[0, k])
        td.barrier()
        for i in range(2):
            for j in range(2):
                x = td.load(td.subtile(As[k % 2], (32, STEP), (2 * wr + i, 0)))
                td.mma_ABt(acc[i][j], x, td.load(td.subtile(Bs[k % 2], (32, STEP), (2 * wc + j, 0))))
    for i in range(2):
        for j in range(2):
            td.store(c[2 * wr + i, 2 * wc + j], acc[i][j])
"""
ASM = HEAD + """@td.kernel(warps=1)
def kernel(a: td.gl[td.f32, 1, 64], c: td.gl[td.f32, 1, 64]):
    td.grid(1)
    x, lane = td.vgpr(), td.lane_id()
    {line}
    td.asm("global_store_dword {at}, {data}, off", at=c.address(0, lane), data=x)
"""
LOAD, RIGHT = (
    'td.asm("global_load_dword {dst}, ',
    'td.asm("global_load_dword {dst}, {at}, off", dst=x, at=a.address(0, lane))',
)
WITH_BASE = 'td.asm("global_load_dword {dst}, {offset}, {base}", dst=x, offset=lane * 4, base=a.address(0, 0))'
FIVE = HEAD + """@td.kernel(warps=5, waves_per_simd=4)
def kernel(a: td.gl[td.bf16, 32, 512], c: td.gl[td.f32, 160, 32]):
    td.grid(1)
    tile, acc = td.st(td.bf16, 32, 512), td.zeros(td.f32, 32, 32)
    td.load(tile, a[0, 0])
    td.barrier()
    part = td.load(td.subtile(tile, (32, 64), (0, 0)))
    td.mma_ABt(acc, part, part)
    td.store(c[td.warp_id(), 0], acc)
"""
SPILLS = HEAD + """@td.kernel(warps=8, waves_per_simd=8)
def kernel(c: td.gl[td.f32, 640, 64]):
    td.grid(1)
    lane, values = td.lane_id(), [td.vgpr() for _ in range(80)]
    for value in values:
        td.asm("v_cvt_f32_u32 {dst}, {src}", dst=value, src=lane)
    for row, value in enumerate(values):
        td.asm("global_store_dword {at}, {data}, off", at=c.address(td.warp_id() * 80 + row, lane), data=value)
"""
FETCHED = (
    STEPS.replace("buffers=2", "buffers=1")
    .replace("[k % 2]", "")
    .replace(
        "    for k in td.range(512 // STEP):\n        td.load(As, a[0, k])\n        td.load(Bs, b[0, k])\n",
        "    ahead = td.fetch(As, a[0, 0]), td.fetch(Bs, b[0, 0])\n    for k in td.range(512 // STEP):\n        td.barrier()\n        td.commit(As, ahead[0])\n"
        "        td.commit(Bs, ahead[1])\n        if k + 1 < 512 // STEP:\n            ahead = td.fetch(As, a[0, k + 1]), td.fetch(Bs, b[0, k + 1])\n",
    )
)

ROLES = HEAD + """@td.kernel()
def kernel(a: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    producer, consumer = td.roles(producer=1, consumer=1)
    tile, acc = td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    with producer:
        td.load(tile, a[0, 0])
    with consumer:
        x = td.load(tile)
        td.mma_ABt(acc, x, x)
        td.store(c[0, 0], acc)
"""

CASES = {
    "td401 a barrier between two roles": (
        ROLES,
        "TD401",
        "put td.barrier() between line 10 and line 12, outside of the roles",
        ROLES.replace("    with consumer:", "    td.barrier()\n    with consumer:"),
    ),
    "td130 a tensor of a type without products": (
        PRODUCT.replace("{type}", "f32"),
        "TD130",
        "annotate the tensor with such a type, a: td.gl[td.bf16, 32, 64]",
        PRODUCT.replace("{type}", "bf16"),
    ),
    "td140 a tile from LDS is stored": (
        FROM_LDS.replace("{type}", "bf16").replace("{stored}", "x"),
        "TD140",
        "load them from global memory to registers: td.load(g[i, j], (32, 32))",
        FROM_LDS.replace("{type}", "bf16").replace("{stored}", "x").replace("x = td.load(tile)", "x = td.load(a[0, 0], (32, 32))"),
    ),
    "td176 without products": (
        FROM_LDS.replace("{type}", "f32").replace("{stored}", "td.cast(x, td.f32)"),
        "TD176",
        "load this tile from global memory, to registers: td.load(g[i, j], (32, 32))",
        FROM_LDS.replace("{type}", "f32").replace("{stored}", "td.cast(x, td.f32)").replace("x = td.load(tile)", "x = td.load(a[0, 0], (32, 32))"),
    ),
    "td201 a shorter step": (
        STEPS,
        "TD201",
        "a step along k of 64 in place of 128 fits",
        STEPS.replace("STEP = 128", "STEP = 64"),
    ),
    "td201 one buffer": (STEPS, "TD201", "with one buffer a tile, buffers=1: td.fetch and td.commit", FETCHED),
    "td216 five warps": (
        FIVE,
        "TD216",
        "@td.kernel(waves_per_simd=2)",
        FIVE.replace("waves_per_simd=4", "waves_per_simd=2"),
    ),
    "td504 scalar registers by name": (
        ASM.replace("{line}", LOAD + 's[4:5], off", dst=x)'),
        "TD504",
        "at=g.address(row, col)",
        ASM.replace("{line}", RIGHT),
    ),
    "td504 a constant": (
        ASM.replace("{line}", LOAD + '0, off", dst=x)'),
        "TD504",
        "at=g.address(row, col)",
        ASM.replace("{line}", RIGHT),
    ),
    "td504 an address of each lane": (
        ASM.replace("{line}", WITH_BASE.replace("a.address(0, 0)", "a.address(0, lane)")),
        "TD504",
        "g.address(row, col) without td.lane_id()",
        ASM.replace("{line}", WITH_BASE),
    ),
    "td505 an offset without a base": (
        ASM.replace("{line}", LOAD + '{offset}, off", dst=x, offset=lane * 4)'),
        "TD505",
        "write a base, base=g.address(row, col), in place of 'off'",
        ASM.replace("{line}", WITH_BASE),
    ),
    "td551 a product": (
        ASM.replace("{line}", 'td.asm("v_mfma_f32_32x32x8_bf16 {d}, {x}, {x}, {d}", d=td.vgpr(16), x=x)'),
        "TD551",
        "td.mma_ABt(acc, a, b)",
        PRODUCT.replace("{type}", "bf16"),
    ),
    "td551 the end of the program": (
        ASM.replace("{line}", RIGHT + '\n    td.asm("s_endpgm")'),
        "TD551",
        "leave it out: the kernel ends behind its last statement",
        ASM.replace("{line}", RIGHT),
    ),
}


@pytest.mark.sample(
    "td401 a barrier between two roles",
    "td130 a tensor of a type without products",
    "td140 a tile from LDS is stored",
    "td176 without products",
    "td216 five warps",
    "td504 scalar registers by name",
    "td504 a constant",
    "td504 an address of each lane",
    "td505 an offset without a base",
    "td551 a product",
    "td551 the end of the program",
)
@pytest.mark.parametrize("what", CASES)
def test_the_help_is_followed(what: str, tmp_path: pathlib.Path) -> None:
    wrong, code, help, right = CASES[what]
    (tmp_path / "wrong.py").write_text(wrong)
    (tmp_path / "right.py").write_text(right)
    found = [finding for finding in kernel_in(tmp_path / "wrong.py", "kernel").check("gfx942") if finding.code == code]
    assert found and any(help in text for text in found[0].helps)
    errors = [finding for finding in kernel_in(tmp_path / "right.py", "kernel").check("gfx942") if finding.severity == "error"]
    assert [error.render() for error in errors] == []


@pytest.mark.thorough
def test_fewer_waves_than_the_warps_of_a_block_are_not_named(tmp_path: pathlib.Path) -> None:
    """TD210 said waves_per_simd=1 of eight warps, which TD217 refuses."""
    (tmp_path / "wrong.py").write_text(SPILLS)
    with pytest.raises(Exception) as caught:
        kernel_in(tmp_path / "wrong.py", "kernel").lower("gfx942")
    (help,) = (text for finding in caught.value.diagnostics if finding.code == "TD210" for text in finding.helps)
    assert help == "use fewer or smaller register tiles, or allow fewer waves: @td.kernel(waves_per_simd=2)"
    (tmp_path / "right.py").write_text(SPILLS.replace("waves_per_simd=8", "waves_per_simd=2"))
    assert kernel_in(tmp_path / "right.py", "kernel").lower("gfx942").resources.vgpr_spills == 0
