"""TD602 says how far a difference goes where that is known of all elements, warps and blocks, and nothing of it where only some numbers at random show it."""

import pytest

from tests.checks.conftest import edited
from tests.checks.outcomes import outcome

CONTRACT = "a @ b.T)"
COLUMNS = ("b[col, k]", "b[0, k]")
CLIPPED = ((CONTRACT, "td.relu(a @ b.T))"), ("j], acc[j])", "j], td.relu(acc[j]))"))
# What the arithmetic lacks: each element has the same formula, and is as wrong as any other.
EVERYWHERE = {
    "a bound that few numbers reach": "td.minimum(a @ b.T, 65504))",
    "one that fewer reach": "td.minimum(td.relu(a @ b.T), 1e6))",
    "one that none reaches": "td.maximum(a @ b.T, -3e38))",
    "a small addend": "a @ b.T + 1e-9)",
    "a small product": "a @ b.T + 1e-12 * (b @ a.T))",
    "one that no number shows": "a @ b.T + 1e-30 * (b @ a.T))",
}
SOME = {
    "clipped, and another's columns in some blocks": (*CLIPPED, COLUMNS),
    "clipped, and another's columns in some blocks, and no bound": ((CONTRACT, "td.minimum(td.relu(a @ b.T), 65504))"), *CLIPPED[1:], COLUMNS),
    "clipped, and another's rows in one warp": (*CLIPPED, ("(64, 64), (wr, 0)", "(64, 64), (wr * (1 - wc), 0)")),
    "clipped, and a step twice in one warp": (
        *CLIPPED,
        (
            "            td.mma_ABt(acc[j], x, y)",
            "            td.mma_ABt(acc[j], x, y)\n            if 2 * wr + wc == 3:\n                td.mma_ABt(acc[j], x, y)",
        ),
    ),
    "clipped, and a step twice in some blocks": (
        *CLIPPED,
        ("            td.mma_ABt(acc[j], x, y)", "            td.mma_ABt(acc[j], x, y)\n            if row == 1:\n                td.mma_ABt(acc[j], x, y)"),
    ),
    "clipped, and both tiles exchanged": (*CLIPPED, ("(As[k % 2], a[row", "(As[k % 2], b[col"), ("(Bs[k % 2], b[col", "(Bs[k % 2], a[row")),
}


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in ({what: ((CONTRACT, contract),) for what, contract in EVERYWHERE.items()} | SOME).items():
        edited(tmp_path, "contract", *edits)
        texts.append(f"# {what}\n{outcome('contract', K=64)}\n")
    golden("contract_extent.txt", "\n".join(texts))


@pytest.mark.one_in(4)
@pytest.mark.parametrize("contract", EVERYWHERE.values(), ids=list(EVERYWHERE))
def test_what_is_wrong_everywhere_is_not_said_to_be_so_in_parts(contract, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    edited(tmp_path, "contract", (CONTRACT, contract))
    text = outcome("contract", K=64)
    assert "warp 0 of block (0, 0): rows 0..63, columns 0..31 of 'c'\n" in text
    assert "this happens in" not in text or "   = this happens in all warps\n" in text
