"""TD602 holds products against those of the same two lines, in their order: on the diagonal those of a @ b.T are the ones of b @ a.T."""

import pytest

from tests.checks.outcomes import outcome
from tests.checks.written import written

DIAGONAL = """\
import tiledsl as td


@td.kernel(warps=1)
def diagonal(a: td.gl[td.bf16, "N", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "N", "N"], beta: td.f32):
    td.ensures(c, a @ b.T + b @ a.T + beta * td.old(c))
    i, j = td.grid(td.cdiv(c.rows, 32), td.cdiv(c.cols, 32))
    Ai, Aj, Bi, Bj = (td.st(td.bf16, 32, 32) for _ in range(4))
    acc = td.load(c[i, j], (32, 32))
    acc *= beta
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(Ai, a[i, k])
        td.load(Aj, a[j, k])
        td.load(Bi, b[i, k])
        td.load(Bj, b[j, k])
        td.barrier()
        td.mma_ABt(acc, td.load(Ai), td.load(Bj))
        td.mma_ABt(acc, td.load(Bi), td.load(Aj))
        td.barrier()
    td.store(c[i, j], acc)
"""
BETA = "    acc *= beta\n"
STEPS = "td.range(td.cdiv(a.cols, 32)):\n"
ONE, OTHER = "        td.mma_ABt(acc, td.load(Ai), td.load(Bj))\n", "        td.mma_ABt(acc, td.load(Bi), td.load(Aj))\n"
ON_DIAGONALS = {
    "no factor": ((BETA, ""),),
    "a factor in every step": ((BETA, ""), (STEPS, f"{STEPS}    {BETA}")),
    "a factor in every step, and the last step left out": ((BETA, ""), (STEPS, f"td.range(td.cdiv(a.cols, 32) - 1):\n    {BETA}")),
    "the last step left out": ((STEPS, "td.range(td.cdiv(a.cols, 32) - 1):\n"),),
    "one product in every step but the first": ((OTHER, f"        if k > 0:\n    {OTHER}"),),
    "one product twice": ((OTHER, OTHER + ONE),),
    "one product twice, in place of the other": ((OTHER, ONE),),
    "one product left out": ((OTHER, ""),),
    "one product left out, and a factor in every step": ((OTHER, ""), (BETA, ""), (STEPS, f"{STEPS}    {BETA}")),
    "a product more": ((OTHER, OTHER + OTHER.replace("(Bi)", "(Ai)")),),
}


@pytest.mark.parametrize("n", (32, 72))
def test_the_twin_is_right(n, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    written("diagonal", DIAGONAL, ())
    assert outcome("diagonal", N=n, K=72) == ""


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in ON_DIAGONALS.items():
        written("diagonal", DIAGONAL, edits)
        texts.append(f"# {what}\n{outcome('diagonal', N=32, K=72)}\n")
    golden("contract_on_diagonals.txt", "\n".join(texts))
