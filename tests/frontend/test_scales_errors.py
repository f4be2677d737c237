"""Mistakes with scales= of td.mma_ABt, and with tiles of e8m0 and of packed numbers: the whole message at the right line."""

import pytest

from tests.checks.conftest import kernel_in

HEAD = """import tiledsl as td


@td.kernel(warps=1, target="gfx950")
def scaled(
    a: td.gl[td.fp4x2, 32, 128], b: td.gl[td.fp4x2, 32, 128], d: td.gl[td.fp8, 32, 128],
    scale_a: td.gl[td.e8m0, 32, 8], scale_b: td.gl[td.e8m0, 32, 8], c: td.gl[td.f32, 32, 32],
):
    td.ensures(c, td.dequantised(a, scale_a) @ td.dequantised(b, scale_b).T)
    td.grid(1)
    As, Bs, Ds, acc = td.st(td.fp4x2, 32, 128), td.st(td.fp4x2, 32, 128), td.st(td.fp8, 32, 128), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.load(Ds, d[0, 0])
    of_a, of_b = td.load(scale_a[0, 0], (32, 8)), td.load(scale_b[0, 0], (32, 8))
    td.barrier()
    x, y = td.load(As), td.load(Bs)
"""
RIGHT = "td.mma_ABt(acc, x, y, scales=(of_a, of_b))"
PAIR = "td.mma_ABt(acc, a, b, scales=(sa, sb)): load the scales, sa = td.load(scale_a[i, k], (m, k // 32))"
WRONG = {  # the product's line: code, message, notes, helps
    "td.mma_ABt(acc, x, y)": (
        "TD134",
        "gfx950 has no matrix instruction for acc f32, a fp4x2, b fp4x2",
        (),
        ("products of fp4x2 take scales: td.mma_ABt(acc, a, b, scales=(sa, sb)), which are of e8m0",),
    ),
    "td.mma_ABt(acc, x, y, scales=of_a)": ("TD101", "scales= of td.mma_ABt is a pair of register tiles of e8m0, and got a 32x8 register tile", (), (PAIR,)),
    "td.mma_ABt(acc, x, y, scales=(2.0, of_b))": (
        "TD101",
        "scales= of td.mma_ABt is a pair of register tiles of e8m0, and got (2.0, a 32x8 register tile)",
        (),
        (PAIR,),
    ),
    "td.mma_ABt(acc, x, y, scales=(acc, of_b))": (
        "TD134",
        "scales= of td.mma_ABt takes tiles of e8m0, and got f32",
        (),
        ("annotate the tensor of scales with td.e8m0; other scales multiply sums in registers",),
    ),
    "td.mma_ABt(acc, x, y, scales=(of_a, td.load(scale_b[0, 0], (32, 4))))": (
        "TD132",
        "the scales of td.mma_ABt do not fit their operand",
        ("the operand is 32x128, its scales are 32x4", "32 numbers along k share a scale, 16 columns of fp4x2"),
        ("load a tile of 32x8 scales, one row for each row of the operand",),
    ),
    'td.mma_ABt(acc, x, y, scales=(of_a, td.load(scale_b[0, 0], (32, 8), layout="col")))': (
        "TD133",
        "td.mma_ABt takes scales in layout row, and they are in layout col",
        (),
        ('td.load(scale[i, k], (rows, cols), layout="row")',),
    ),
    "td.mma_ABt(acc, x, td.load(Ds), scales=(of_a, of_b))": (
        "TD134",
        "gfx950 has no matrix instruction with scales for acc f32, a fp4x2, b fp8",
        (),
        ("a and b are both of fp8 or fp6x4 or fp4x2 or bf8 or bf6x4, or of two of 8 or of 6 bits, and acc is of f32",),
    ),
    "acc += of_a": (
        "TD172",
        "'+=' works on tiles of f32, and got a 32x8 register tile of e8m0",
        (),
        ("scales of e8m0 multiply the operands of products: td.mma_ABt(acc, a, b, scales=(sa, sb))",),
    ),
    "td.row_max(of_a)": (
        "TD172",
        "td.row_max takes a tile of f32, and got a 32x8 register tile of e8m0",
        (),
        ("scales of e8m0 multiply the operands of products: td.mma_ABt(acc, a, b, scales=(sa, sb))",),
    ),
    'td.zeros(td.e8m0, 32, 8, layout="row")': (
        "TD101",
        "td.zeros makes no tiles of e8m0, whose numbers are powers of two",
        (),
        ("load scales: td.load(scale[i, k], (rows, blocks))",),
    ),
    "td.load(a[0, 0], (32, 128))": (
        "TD101",
        "td.load from global memory to registers takes elements of 16 or 32 bits, and got fp4x2",
        (),
        ("copy operands through LDS",),
    ),
}


def found_in(tmp_path, line):
    text = f"{HEAD}    {line}\n    {RIGHT}\n    td.store(c[0, 0], acc)\n"
    path = tmp_path / "scaled.py"
    path.write_text(text)
    return [one for one in kernel_in(path, "scaled").check() if one.severity == "error"], len(HEAD.splitlines()) + 1


@pytest.mark.parametrize("line", WRONG)
def test_a_mistake_is_refused_at_its_line(line, tmp_path):
    (found,), number = found_in(tmp_path, line)
    assert (found.code, found.message, found.notes, found.helps) == WRONG[line]
    assert found.primary.span.line == number


def test_scales_of_no_product(tmp_path):
    (found,), number = found_in(tmp_path, "other = td.load(scale_a[0, 0], (32, 8))")
    assert (found.code, found.message) == ("TD135", "a 32x8 register tile of e8m0 has the scales of no product")
    assert found.helps == ("give the tile to a product, td.mma_ABt(acc, a, b, scales=(sa, sb)), or leave the tile out",)
    assert found.primary.span.line == number


def test_a_contract_of_no_tensor(tmp_path):
    text = HEAD.replace("td.dequantised(b, scale_b).T", "td.dequantised(b * 2.0, scale_b).T") + f"    {RIGHT}\n    td.store(c[0, 0], acc)\n"
    path = tmp_path / "scaled.py"
    path.write_text(text)
    (found,) = kernel_in(path, "scaled").check()
    assert (found.code, found.message) == ("TD180", "td.dequantised takes a tensor and its scales, and got b * 2.0")


def test_the_right_kernel(tmp_path):
    assert found_in(tmp_path, "pass")[0] == []
