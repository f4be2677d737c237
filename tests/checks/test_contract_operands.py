"""TD602 names the operand that is wrong, the copy that brought it, and of several products the one that should be another."""

import pathlib

import pytest

from tests.checks.conftest import edited, kernel_in
from tests.checks.gated import GLU
from tests.checks.outcomes import outcome

LOADS = ("td.load(As[k % 2], a[row, k])", "td.load(Bs[k % 2], b[col, k])")
WRONG = {
    "B's tile from A": ((LOADS[1], LOADS[1].replace("b[", "a[")),),
    "B's tile from A's rows": ((LOADS[1], LOADS[1].replace("b[col", "a[row")),),
    "A's tile from B": ((LOADS[0], LOADS[0].replace("a[", "b[")),),
    "both from A's tile": (("y = td.load(td.subtile(Bs", "y = td.load(td.subtile(As"),),
    "B's tile from A, and the contract turned": ((LOADS[1], LOADS[1].replace("b[", "a[")), ("a @ b.T", "(b @ a.T).T")),
    "both tiles exchanged": ((LOADS[0], LOADS[0].replace("a[row", "b[col")), (LOADS[1], LOADS[1].replace("b[col", "a[row"))),
    "B's tile from A's rows of blocks": ((LOADS[1], LOADS[1].replace("col", "row")),),
    "other rows in one column of blocks": ((LOADS[1], LOADS[1].replace("col", "0 if col == 1 else col")),),
}
TWO_PRODUCTS = {
    "the other's rows": (("u[col, k]", "u[row, k]"),),
    "both from one tensor": (("u[col, k]", "g[col, k]"),),
    "the other's operand": (("(up, xr, ur)", "(up, xr, gr)"),),
    "one of them left out": (("        td.mma_ABt(up, xr, ur)\n", ""),),
    "one in place of both": (("td.gelu(gate) * up", "td.gelu(gate) * gate"), ("gate + up", "up + up")),
    "one accumulator for both, and one tensor": (
        ("u[col, k]", "g[col, k]"),
        ("(up, xr, ur)", "(gate, xr, ur)"),
        ("    td.ensures(y, td.gelu(x @ g.T) * (x @ u.T))\n", ""),
        ("    td.store(y[row * 2 + wr, col * 2 + wc], td.gelu(gate) * up)\n", ""),
        ("gate + up", "gate"),
    ),
    "the contract has one more": (("x @ g.T + x @ u.T)", "x @ g.T + x @ u.T + g @ u.T)"),),
    "a square of one that is whole": (("td.gelu(x @ g.T) * (x @ u.T)", "td.gelu(x @ g.T) * (x @ g.T)"), ("td.gelu(gate) * up", "td.relu(gate) * gate")),
    "a square in place of it": (("x @ g.T + x @ u.T", "x @ g.T"), ("gate + up", "gate * gate")),
}
ENDS = """\
import tiledsl as td

M, N, K = td.dyn("M"), td.dyn("N"), td.dyn("K")


@td.kernel(warps=1)
def ends(a: td.gl[td.bf16, K, M], b: td.gl[td.bf16, K, N], c: td.gl[td.f32, M, N]):
    td.ensures(c, a.T @ b)
    row, col = td.grid(td.cdiv(c.rows, 32), td.cdiv(c.cols, 32))
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.rows, 32)):
        td.load(As, a[k, row])
        td.load(Bs, b[k, col])
        td.barrier()
        td.mma_AtB(acc, td.load(As, layout="col"), td.load(Bs, layout="col"))
        td.barrier()
    td.store(c[row, col], acc)
"""
BEYOND = {
    "coordinates of one operand exchanged": ("a[k, row]", "a[row, k]"),
    "those of the other operand": ("b[k, col]", "b[col, k]"),
}


@pytest.mark.thorough
def test_the_whole_text_where_tensors_end(tmp_path, monkeypatch, golden):
    """Other k than the other operand's are not said to be zeros that meet data."""
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edit in BEYOND.items():
        pathlib.Path("ends.py").write_text(ENDS.replace(*edit))
        texts.append(f"# {what}\n" + "\n\n".join(found.render() for found in kernel_in(pathlib.Path("ends.py"), "ends").check() if found.code == "TD602"))
    golden("contract_ends.txt", "\n\n".join(texts) + "\n")


@pytest.mark.thorough
def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in WRONG.items():
        edited(tmp_path, "contract", *edits)
        texts.append(f"# {what}\n{outcome('contract')}\n")
    golden("contract_operands.txt", "\n".join(texts))


def test_the_whole_text_of_two_products(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in TWO_PRODUCTS.items():
        source = GLU
        for old, new in edits:
            assert source.count(old) == 1
            source = source.replace(old, new)
        pathlib.Path("glu.py").write_text(source)
        texts.append(f"# {what}\n{outcome('glu', M=128, N=128, K=64)}\n")
    golden("contract_two_products.txt", "\n".join(texts))


def test_the_twin_is_right(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("glu.py").write_text(GLU)
    assert outcome("glu", M=128, N=128, K=64) == ""
