"""TD602 shows the mistake by an element with data in it: beside a ragged edge everything may be zeros, whatever is read."""

from tests.checks.gated import GLU
from tests.checks.outcomes import outcome
from tests.checks.written import written

EDGES = """\
import tiledsl as td


@td.kernel(warps=4)
def edges(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], d: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T - 2 * d)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    i, j = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, 16, 32) for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        y = td.load(td.subtile(Bs, (32, 32), (j, 0)))
        for u in range(2):
            td.mma_ABt(acc[u], td.load(td.subtile(As, (16, 32), (2 * i + u, 0))), y)
        td.barrier()
    for u in range(2):
        r, s = row * 4 + 2 * i + u, col * 2 + j
        td.store(c[r, s], acc[u] - 2 * td.load(d[r, s], (16, 32)))
"""
AT_EDGES = {
    "stores of two warps exchanged": (("c[r, s]", "c[row * 4 + 2 * j + u, col * 2 + i]"),),
    "another warp's rows of an operand": (("(2 * i + u, 0)", "(2 * (1 - i) + u, 0)"),),
    "another warp's columns of an operand": (("(j, 0)", "(1 - j, 0)"),),
    "another warp's elements": (("d[r, s]", "d[row * 4 + 2 * j + u, col * 2 + i]"),),
    "the accumulators in another order": (("acc[u] -", "acc[1 - u] -"),),
    "no product at all": (("            td.mma_ABt(acc[u], td.load(td.subtile(As, (16, 32), (2 * i + u, 0))), y)", "            pass"),),
    "the last rows and columns alone": (("(2 * i + u, 0)", "(2 * (i ^ row) + u, 0)"), ("(j, 0)", "(j ^ row * col, 0)")),
    "the last rows alone": (("(2 * i + u, 0)", "(2 * (i ^ row) + u, 0)"),),
}

ONE_OF_TWO = (("(tiles, wr, wc)", "(tiles, wr, wc, uc)"), ("td.subtile(u, (32, 32), (wc, 0))", "td.subtile(u, (32, 32), (uc, 0))"))
TWO_AT_EDGES = {
    "zeros in one product": (*ONE_OF_TWO, ("Us), wr, wc)", "Us), wr, wc, wc ^ col)")),
    "one product left out": (("        td.mma_ABt(up, xr, ur)\n", ""),),
}


def test_the_twin_is_right(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    written("edges", EDGES, ())
    assert outcome("edges", M=72, N=104, K=72) == ""


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in AT_EDGES.items():
        written("edges", EDGES, edits)
        texts.append(f"# {what}\n{outcome('edges', M=72, N=104, K=72)}\n")
    golden("contract_at_edges.txt", "\n".join(texts))


def test_the_whole_text_of_two_products(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in TWO_AT_EDGES.items():
        written("glu", GLU, edits)
        texts.append(f"# {what}\n{outcome('glu', M=64, N=72, K=40)}\n")
    golden("contract_two_at_edges.txt", "\n".join(texts))
