"""Long loops under a causal mask: few steps are run for few blocks, and a step or block that is unlike all others is found."""

import pathlib

import pytest

import tiledsl as td
from tests.checks.conftest import edited, kernel_in
from tests.checks.placed import placed
from tiledsl.analysis.fields import judge
from tiledsl.analysis.fields.alike_blocks import joined, shaped
from tiledsl.analysis.fields.execution import FieldWarp
from tiledsl.analysis.fields.together import Together

LONG = [("S, D, BQ, BK, H, SHARED, WARPS = 192, 32, 32, 32, 4, 2, 2", "S, D, BQ, BK, H, SHARED, WARPS = 16384, 16, 64, 64, 2, 1, 1")]
KEYS, VALUES, QUERIES = "k[n // SHARED, j, 0]", "v[n // SHARED, j, 0]", "q[n, i, 0]"
CONDITION, MASK, LAST = "j * BK < (i + 1) * (BQ * WARPS)", "td.row_index(s, j * BK) <=", 16384 // 64 - 1
AHEAD = [
    ("2, 1, 1", "2, 1, 2"),
    ("    td.load(qs, q[n, i, 0])\n", "    td.load(qs, q[n, i, 0])\n    td.load(ks, k[n // SHARED, 0, 0])\n"),
    ("            td.load(ks, k[n // SHARED, j, 0])\n", ""),
    (
        "            td.copy(m, new)\n",
        "            td.copy(m, new)\n            td.barrier()\n            td.load(ks, k[n // SHARED, (j + 1) % (S // BK), 0])\n",
    ),
]
RIGHT = {
    "as it is": [],
    "a mask for the last blocks only": [(MASK, "td.row_index(s, j * BK - (j > 300)) <=")],
}
WRONG = {
    "one step's keys": ([(KEYS, KEYS.replace("j", "j + (j == 37)"))], 37),
    "one step's values": ([(VALUES, VALUES.replace("j", "j - (j == 200)"))], 200),
    "one block's queries": ([(QUERIES, QUERIES.replace("i", "i + (i == 77)"))], 77),
    "one block's keys in one step": ([(KEYS, KEYS.replace("j", "j + (j == 30) * (i == 77)"))], 77),
    "one block's head": ([(KEYS, "k[n // SHARED * (i != 77), j, 0]")], 77),
    "the mask of the diagonal": ([(MASK, "td.row_index(s, j * BK - (j == i)) <=")], 0),
    "the mask of one step off the diagonal": ([(MASK, "td.row_index(s, j * BK + 64 * 99 * (j == 99)) <=")], 99),
    "a step in the middle is left out": ([(CONDITION, f"(j != 20) & ({CONDITION})")], 20),
    "a step in the middle of some blocks is left out": ([(CONDITION, f"((j != 20) | (i < 100)) & ({CONDITION})")], 100),
    "the last step of late blocks": ([(CONDITION, "j * BK < (i + 1 - (i >= 64)) * (BQ * WARPS)")], 64),
    "the last step of the last block": ([(CONDITION, f"j * BK < (i + 1 - (i == {LAST})) * (BQ * WARPS)")], 255),
    "the mask of the last block": ([("td.col_index(s, (i * WARPS + w) * BQ)", f"td.col_index(s, (i * WARPS + w) * BQ - (i == {LAST}))")], 255),
}  # fmt: skip

KERNEL = (pathlib.Path(__file__).parent / "kernels" / "attention.py").read_text()
DELAY = """\
            for older, newer in zip(delay[:0:-1], delay[-2::-1]):
                td.copy(older, newer)
            td.copy(delay[0], td.full(td.f32, 1, BQ, 1))
            total *= 1 + delay[-1] * 0.5
"""


@pytest.fixture
def run(monkeypatch, tmp_path):
    """Counts the runs of blocks, and the products of their warps: two in a step."""
    monkeypatch.chdir(tmp_path)
    counts = {"runs": 0, "products": 0}
    together, product = Together.run, FieldWarp._mma

    def counted(*args):
        counts["runs"] += 1
        return together(*args)

    def counted_product(self, mma):
        counts["products"] += 1
        return product(self, mma)

    monkeypatch.setattr(Together, "run", counted)
    monkeypatch.setattr(FieldWarp, "_mma", counted_product)
    return counts


def judged(*edits):
    kernel = kernel_in(edited(pathlib.Path("."), "attention", *LONG, *edits), "attention").capture("gfx942", {})
    return judge.judged(placed(kernel), kernel, {one.tensor.name: one for one in kernel.contracts})


@pytest.mark.thorough
@pytest.mark.parametrize("what", RIGHT)
def test_right(what, run):
    found = judged(*RIGHT[what])
    assert not found.first and not found.unchecked
    assert run["runs"] <= 40 and run["products"] <= 125


@pytest.mark.thorough
def test_keys_that_are_loaded_in_the_step_before(run):
    found = judged(*AHEAD)
    assert not found.first and not found.unchecked
    assert run["runs"] <= 40 and run["products"] <= 160  # of two warps
    wrong = judged(("16384", "2048"), *AHEAD, ("(j + 1) %", "(j + 1 + (j == 12)) %")).first
    assert wrong and all(one.blocks.numbers[0] % 16 >= 6 for one in wrong.values())


@pytest.mark.thorough
def test_keys_that_are_loaded_ahead_where_one_step_is_left_out(run):
    """A block leaves out one step, whose keys are loaded in the step before."""
    some = ("16384", "1024"), *AHEAD[1:]
    found = judged(*some)
    assert not found.first and not found.unchecked and run["runs"] <= 40
    assert judged(*some, ("(j + 1) %", "(j + 1 + (j == 4)) %")).first
    assert judged(*some, (VALUES, VALUES.replace("j", "j - (j == 5)"))).first


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_wrong(what, run):
    edits, first = WRONG[what]
    found = judged(*edits).first
    assert found and all(one.blocks.numbers[0] % 256 >= first for one in found.values())


@pytest.mark.thorough
@pytest.mark.parametrize("steps", (4, 12, 30))
def test_a_mistake_that_comes_so_many_steps_late(steps, run):
    """Tiles that a loop carries may hand a value on, one step after the other: as many steps are run."""
    late = ("    td.load(qs,", f"    delay = [td.zeros(td.f32, 1, BQ) for _ in range({steps})]\n    td.load(qs,")
    found = judged(late, ("            td.copy(m, new)\n", f"            td.copy(m, new)\n{DELAY}")).first
    assert found and all(one.blocks.numbers[0] % 256 >= steps for one in found.values())


@pytest.mark.thorough
@pytest.mark.parametrize("result", ("acc / total", "m"))
def test_a_mistake_that_comes_late_behind_the_loop(result, run):
    """Only tiles on which the result depends count, also those that it depends on behind the loop."""
    tiles = ("    td.load(qs,", "    delay = [td.zeros(td.f32, 1, BQ) for _ in range(10)]\n    td.load(qs,")
    late = DELAY.replace("            total *= 1 + delay[-1] * 0.5\n", "")
    store = next(line for line in KERNEL.splitlines() if line.endswith(f", {result})"))
    edits = (
        tiles,
        ("            td.copy(m, new)\n", f"            td.copy(m, new)\n{late}"),
        (store, store.replace(f", {result})", f", ({result}) * (1 + delay[-1]))")),
    )
    found = judged(("16384", "2048"), *edits).first
    assert len(found) == 1 and all(one.blocks.numbers[0] % 32 >= 10 for one in found.values())


def test_tiles_on_which_no_result_depends_do_not_count(run):
    tiles = ("    td.load(qs,", "    delay = [td.zeros(td.f32, 1, BQ) for _ in range(12)]\n    td.load(qs,")
    late = DELAY.replace("            total *= 1 + delay[-1] * 0.5\n", "")
    found = judged(tiles, ("            td.copy(m, new)\n", f"            td.copy(m, new)\n{late}"))
    assert not found.first and not found.unchecked and run["products"] == 84


WITHIN = """\
            for row in range(11, 0, -1):
                above = td.col_sum(td.where(td.row_index(line, 0) == row - 1, line, 0))
                td.copy(line, td.where(td.row_index(line, 0) == row, above, line))
            td.copy(line, td.where(td.row_index(line, 0) == 0, 1, line))
            total *= 1 + td.col_sum(td.where(td.row_index(line, 0) == 11, line, 0))
"""


@pytest.mark.thorough
def test_a_mistake_that_comes_late_within_one_tile(run):
    """A value is handed on from row to row of a tile: no step is left out."""
    line = ("    td.load(qs,", "    line = td.zeros(td.f32, 16, BQ)\n    td.load(qs,")
    found = judged(("16384", "1024"), line, ("            td.copy(m, new)\n", f"            td.copy(m, new)\n{WITHIN}")).first
    assert found and all(one.blocks.numbers[0] % 16 >= 11 for one in found.values())


@pytest.mark.thorough
def test_a_mistake_that_comes_late_through_lds(run):
    """Shared tiles that registers are stored to hand a value on as well."""
    before = """\
    shared = [td.st(td.bf16, BK, D) for _ in range(16)]
    for one in shared:
        td.store(one, td.cast(td.zeros(td.f32, BK, D), td.bf16))
    td.load(qs,"""
    late = """\
            for older, newer in zip(shared[:0:-1], shared[-2::-1]):
                td.store(older, td.load(newer))
            td.store(shared[0], td.cast(td.full(td.f32, BK, D, 1), td.bf16))
            td.mma_ABt(s, td.load(shared[-1]), mine)
            mask ="""
    assert judged(("    td.load(qs,", before), ("            mask =", late)).first


@td.kernel(warps=1)
def skipping(x: td.gl[td.f32, 4096, 128], out: td.gl[td.f32, 1, 128], seen=lambda i, j: i >= 512 * (j // 32 + 1), skipped=lambda b: 512 * (b + 1), hole=None):
    """The sum of the rows that are seen; steps before the first of these do nothing."""
    td.ensures(out, td.col_sum(td.where(seen if hole is None else (lambda i, j: i < hole[0] or i >= hole[1]), x, 0)))
    b = td.grid(4)
    total = td.zeros(td.f32, 1, 32)
    for n in td.range(128):
        if n * 32 >= skipped(b):
            td.col_sum(td.load(x[n, b], (32, 32)), into=total)
    td.store(out[0, b], total)


def test_rows_that_are_skipped(run):
    assert skipping.check("gfx942") == ()
    assert run["runs"] <= 3


@pytest.mark.sample("32", "4064")
@pytest.mark.parametrize("first", [32, 64, 480, 4064])
def test_rows_that_are_skipped_and_that_the_contract_has(first):
    """The first step that does nothing is executed; the rows behind it are left out."""
    assert [one.code for one in skipping.check("gfx942", seen=lambda i, j: i >= first)] == ["TD602"]
    assert [one.code for one in skipping.check("gfx942", skipped=lambda b: 512 * (b + 1) + 32)] == ["TD602"]


def late(b):
    """The first row of blocks that have 15, 11, 7 and 3 steps left: two of them leave steps out, and two execute all."""
    return 4096 - 32 * (3 + 4 * (3 - b))


LATE = {"seen": lambda i, j: i >= late(j // 32), "skipped": late}


def test_blocks_with_few_steps_left_run_with_the_others(run):
    kernel = skipping.capture("gfx942", LATE)
    (plan,) = joined(kernel, shaped(kernel, judge._groups(kernel)))
    assert [one.ends.tolist() for one in plan.kept.values()] == [[288, 288, 256, 128]]
    assert skipping.check("gfx942", **LATE) == ()
    assert run["runs"] == 5


@pytest.mark.sample("32-3", "-32-2")
@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("far", (32, -32))
def test_a_block_with_few_steps_left_that_begins_elsewhere(far, block):
    (found,) = skipping.check("gfx942", **{**LATE, "skipped": lambda b: late(b) + far * (b == block)})
    assert found.code == "TD602" and f"warp 0 of block {block}:" in found.render()


def test_a_hole_among_the_rows_that_are_left_out():
    """The contract's condition holds at both ends of them, and two of its comparisons change within."""
    assert [one.code for one in skipping.check("gfx942", hole=(1000, 3000), skipped=lambda b: 0)] == ["TD602"]
    assert skipping.check("gfx942", hole=(3000, 1000), skipped=lambda b: 0) == ()


@pytest.mark.thorough
@pytest.mark.parametrize("length", (1024, 16384))
def test_runs_do_not_grow(length, run):
    found = judged(("16384", str(length)))
    assert not found.first and not found.unchecked
    assert run == {"runs": 34, "products": 84}  # twice, since the contract has a maximum
