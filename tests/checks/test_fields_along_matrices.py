"""Loops along the matrices of a batch, and along the rows of one matrix after the other: few steps are run, and a step unlike the others is found."""

import pathlib

import pytest

from examples import attention_backward, decode
from tests.checks.conftest import kernel_in
from tests.checks.placed import placed
from tiledsl.analysis.fields import judge
from tiledsl.analysis.fields.execution import FieldWarp

SOURCES = {one.__name__.split(".")[-1]: pathlib.Path(one.__file__).read_text() for one in (decode, attention_backward)}
FILES = {"combine": "decode", "backward_dkdv": "attention_backward"}
SIZES = {"combine": dict(P=128, H=32, D=32), "backward_dkdv": dict(H=2, HK=1, SQ=512, SK=128, D=32)}  # 16 steps, and 16 for each head
STORES = {"combine": {"td.store(o["}, "backward_dkdv": {"td.store(dk", "td.store(dv"}}


@pytest.fixture
def judged(tmp_path, monkeypatch):
    """Judges a kernel of an example in which some text is replaced: what is found, the lines of stores, and how many elementwise statements were run."""

    def found(name, edit=None, **sizes):
        text = SOURCES[FILES[name]]
        assert edit is None or text.count(edit[0]) == 1
        path = tmp_path / f"{FILES[name]}.py"
        path.write_text(text.replace(*edit) if edit else text)
        count, run = [], FieldWarp._elementwise
        with monkeypatch.context() as patch:
            patch.setattr(FieldWarp, "_elementwise", lambda self, one: (count.append(one), run(self, one))[1])
            kernel = kernel_in(path, name).capture("gfx942", SIZES[name] | sizes)
            seen = judge.judged(placed(kernel), kernel, {one.tensor.name: one for one in kernel.contracts})
        lines = path.read_text().splitlines()
        return seen, {lines[span.line - 1].strip()[:11] for _, span, _ in seen.first}, len(count)

    return found


@pytest.mark.parametrize(
    "name, longer",
    [
        ("combine", dict(P=1024)),
        ("backward_dkdv", dict(SQ=2048)),
        pytest.param("backward_dkdv", dict(SQ=2048, SK=2048, causal=True), marks=pytest.mark.thorough),
    ],
)
def test_the_steps_that_are_run_do_not_grow(name, longer, judged):
    few, many = judged(name), judged(name, **longer)
    for seen, _, _ in (few, many):
        assert not seen.first and not seen.unchecked
    assert many[2] == few[2] or "causal" in longer


TILE, LOGARITHM, GROUP, SUM = "parts[p, heads, cols]", "lse.at(row=p, col=heads", "n * count + part for", "td.group_sum(weights * parts, parts.batch)"
AHEAD = "(shared * heads + (n + 1) // steps, (n + 1) % steps, n + 1)"
VECTORS, IF = "(td.load(x.at(row=head, col=i * QUERIES)", "if not causal or i >= start:"
WRONG = {
    "one part": ("combine", TILE, "parts[p + (p == 70), heads, cols]"),
    "parts exchanged in one step": ("combine", TILE, "parts[p ^ (n == 6), heads, cols]"),
    "the logarithm of one part": ("combine", LOGARITHM, "lse.at(row=p - (p == 61), col=heads"),
    "the parts of one step": ("combine", GROUP, "(n + (n == 7)) * count + part for"),
    "the parts of one step in one block": ("combine", TILE, "parts[p ^ ((n == 7) & (heads == 1)), heads, cols]"),
    "the last parts left out": ("combine", "td.range(parts.batch // count)", "td.range(parts.batch // count - 1)"),
    "parts masked in one step": ("combine", "share * tile, 0))", "td.where(td.row_index(tile, n) < 7 + 64 * (n != 7), share * tile, 0), 0))"),
    "the contract leaves out a part": ("combine", SUM, "td.group_sum(td.where(lambda n, i, j: n != 70, weights * parts, 0), parts.batch)"),
    "the contract leaves out a logarithm": ("combine", "td.exp(td.column(lse))", "td.exp(td.column(td.where(lambda i, j: i != 70, lse, 0)))"),
    "the contract has two parts exchanged": ("combine", SUM, "td.group_sum(weights * td.matrix_of(parts, lambda n: n ^ (n // 2 == 35)), parts.batch)"),
    "the queries of one step": ("backward_dkdv", AHEAD, AHEAD.replace("(n + 1) % steps", "((n + 1) % steps) ^ (n == 22)")),
    "the head of one step": ("backward_dkdv", AHEAD, AHEAD.replace("shared * heads + (n + 1) // steps", "((n + 1) // steps) ^ (n == 22)")),
    "the head from a step on": ("backward_dkdv", AHEAD, AHEAD.replace("// steps,", "// steps * (n > 23),")),
    "heads that change half a head late": ("backward_dkdv", AHEAD, AHEAD.replace("(n + 1) // steps,", "(n + 1 + steps // 2) // steps % heads,")),
    "the first head twice": ("backward_dkdv", AHEAD, AHEAD.replace("// steps,", "// steps * 0,")),
    "the last head left out": ("backward_dkdv", "td.range(heads * steps)", "td.range((heads - 1) * steps)"),
    "the logarithms of another head in one step": ("backward_dkdv", VECTORS, VECTORS.replace("row=head", "row=head ^ (n == 23)")),
    "the logarithms of one head": ("backward_dkdv", VECTORS, VECTORS.replace("row=head", "row=head ^ (n >= steps)")),
    "the logarithms of one step": ("backward_dkdv", VECTORS, VECTORS.replace("col=i *", "col=(i ^ (n == 23)) *")),
    "one step left out": ("backward_dkdv", IF, "if (n != 23) & (i >= start):"),
}  # fmt: skip


@pytest.mark.sample("the parts of one step in one block", "the contract leaves out a logarithm", "the head from a step on")
@pytest.mark.parametrize("what", WRONG)
def test_wrong(what, judged):
    """At the stores where the kernel with all of its steps is wrong."""
    name, *edit = WRONG[what]
    seen, stores, _ = judged(name, edit)
    assert stores == STORES[name], seen.unchecked
