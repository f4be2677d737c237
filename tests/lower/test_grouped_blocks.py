"""One block is run for all that do the same, and long runs of steps are cut short: the orders and the findings are those of all blocks and all steps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tiledsl as td
import tiledsl.analysis.order.kept_turns as kept_turns
import tiledsl.analysis.order.order as order_module
from examples.attention import attention
from examples.attention_backward import backward_dkdv
from tests.checks.conftest import kernel_in
from tests.kernels.dynamic import dynamic
from tests.lower.random_blocks import random_kernel
from tests.sweeps import tries
from tiledsl.analysis.order.elaborate import Facts, elaborate, elaborated, kinds_of_blocks
from tiledsl.analysis.order.grouped_blocks import elaborate_all, order_of_all
from tiledsl.analysis.order.interval_states import Intervals
from tiledsl.analysis.order.order import Kinds, order
from tiledsl.ir.instances import blocks
from tiledsl.ir.math import integers as ex
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS


def planned(kernel, sizes, target="gfx950"):
    return plan(kernel.capture(target, sizes), TARGETS[target])


def grid(program, sizes):
    return tuple(int(ex.evaluate(size, {one: sizes[one.name] for one in program.kernel.dynamic})) for size in program.kernel.grid)


def in_groups(program, sizes):
    found = elaborate_all(program, sizes)
    for groups in (found, elaborate_all(program, sizes, is_exact=False)):
        assert sum(count for count, _ in groups.values()) == blocks(program.kernel, sizes)
    return order_of_all(program, grid(program, sizes), sizes), found


def one_by_one(program, sizes, patch):
    """Every kind of block, every step of a loop whose conditions do not repeat, and each access."""
    cut = kept_turns.Governed._run

    def whole(self, first, after, outcomes, periods, skipped):
        return kept_turns.Run(first, after - first, 0, 0, outcomes) if self.uneven else cut(self, first, after, outcomes, periods, skipped)

    patch.setattr(kept_turns.Governed, "_run", whole)
    patch.setattr(kept_turns.Governed, "_skipped", lambda self, windows, turns, periods: {})
    patch.setattr(order_module, "_in_order", lambda program, blocks, outside: [None] * len(blocks))
    counts = kinds_of_blocks(program, sizes)
    found = {block: elaborate(program, block, sizes) for block in counts}
    return order(program, list(found.values()), kinds=Kinds(grid(program, sizes), counts)), found


def touched(traces):
    return sum(len(trace.touches) for trace in traces)


@pytest.mark.thorough
@tries(600)
@given(st.integers(0, 10**6))
def test_random_kernels(tmp_path_factory, seed):
    program = planned(random_kernel(seed, tmp_path_factory.getbasetemp()), {})
    short, _ = in_groups(program, {})
    with pytest.MonkeyPatch.context() as patch:
        long, _ = one_by_one(program, {}, patch)
    assert short.required == long.required
    assert short.diagnostics == long.diagnostics


TRIANGLE = """\
import tiledsl as td


@td.kernel(warps=2, target="gfx950")
def triangle(a: td.gl[td.bf16, "M", 64], c: td.gl[td.f32, "M", 16], steps=40, buffers=2):
    row = td.grid(td.cdiv(a.rows, 16))
    ring, ahead = td.st(td.bf16, 16, 64, buffers=buffers), buffers - 1
    x = td.rt(td.f32, 16, 16, layout="col")
    FIRST
    for j in td.range(steps):
        if j BOUND:
            BARRIER
            if j + ahead < steps:
                td.load(ring[(j + ahead) % buffers], a[j + ahead, 0], direct=True)
            y, product = td.load(ring[j % buffers]), td.zeros(td.f32, 16, 16)
            td.mma_ABt(product, y, y)
            td.copy(x, product)
    AFTER
    td.store(c[row, 0], x)
"""
TEXTS = dict(FIRST="for i in range(ahead):\n        td.load(ring[i], a[i, 0], direct=True)", BOUND="<= row", BARRIER="td.barrier()", AFTER="td.barrier()")
SIZES = dict(M=16 * 40, steps=40)
MISTAKES = {  # the changed text, the code, the number of blocks of 40 with the mistake, and the first of them
    "nowhere": ({}, None, 0, 0),
    "the last block": (dict(BARRIER="if row != 39:\n                td.barrier()"), "TD401", 1, 39),
    "the first block": (dict(BARRIER="if row != 0:\n                td.barrier()"), "TD401", 1, 0),
    "the last step of a block": (dict(BARRIER="if j < row:\n                td.barrier()"), "TD401", 40, 0),
    "the last step, if it is odd": (dict(BARRIER="if (j < row) | (j % 2 == 0):\n                td.barrier()"), "TD401", 20, 1),
    "the last step of every seventh block": (dict(BARRIER="if (j < row) | (row % 7 != 3):\n                td.barrier()"), "TD401", 6, 3),
    "one step": (dict(BARRIER="if j != 23:\n                td.barrier()"), "TD401", 17, 23),
    "a third of the steps": (dict(BARRIER="if j % 3 != 1:\n                td.barrier()"), "TD401", 39, 1),
    "squares of steps": (dict(BARRIER="if j * j % 11 != 5:\n                td.barrier()"), "TD401", 36, 4),
    "far steps of far blocks": (dict(BARRIER="if (row < 30) | (j < 25):\n                td.barrier()"), "TD401", 10, 30),
    "a step counted from the block's last": (dict(BARRIER="if j + 13 != row:\n                td.barrier()"), "TD401", 27, 13),
    "no first tile in one block": (dict(FIRST="if row != 17:\n        td.load(ring[0], a[0, 0], direct=True)"), "TD403", 1, 17),
    "one warp of the last block": (dict(BARRIER="if (row < 39) | (td.warp_id() == 0) | (j < 39):\n                td.barrier()"), "TD402", 1, 39),
    "behind the steps of the last block": (dict(AFTER="if row == 39:\n        td.load(ring[39 % buffers], a[0, 0])"), "TD401", 1, 39),
    "registers of the first block": (dict(BOUND="< row"), "TD404", 1, 0),
}


def kernel_of(tmp_path, texts):
    path, text = tmp_path / "triangle.py", TRIANGLE
    for name, found in (TEXTS | texts).items():
        text = text.replace(name, found)
    path.write_text(text)
    return kernel_in(path, "triangle")


@pytest.mark.thorough
@pytest.mark.parametrize("buffers", [2, 3, 5])
@pytest.mark.parametrize("where", MISTAKES)
def test_a_mistake_in_few_blocks_or_steps(where, buffers, tmp_path, monkeypatch):
    """A barrier is missing there, or a tile, or a register: the finding and its blocks are those of all blocks and steps."""
    texts, code, count, first = MISTAKES[where]
    program = planned(kernel_of(tmp_path, texts), SIZES | dict(buffers=buffers))
    short, found = in_groups(program, {})
    long, every = one_by_one(program, {}, monkeypatch)
    assert (short.required, short.diagnostics) == (long.required, long.diagnostics)
    if buffers == 2:
        assert {one.code for one in short.diagnostics} == ({code} if code else set())
        note = f"this happens in {count} of the grid's 40 blocks, {'first ' * (count > 1)}in {first}"
        assert not code or count == 40 or any(note in one.notes for one in short.diagnostics)
        assert len(found) < len(every) or where not in ("nowhere", "one step", "the last block")


@pytest.mark.sample("gfx950")
@pytest.mark.parametrize("target", ["gfx950", "gfx942"])
def test_causal_attention_takes_the_same_work_at_any_length(target):
    """Blocks that are run, turns of their loops, and intervals gone through access by access."""
    seen = []
    for length in (4096, 16384):
        program = planned(attention, dict(H=2, HK=2, SQ=length, SK=length, D=64, causal=True), target)
        found = elaborate_all(program, is_exact=False)
        intervals = Intervals(program, [traces for _, traces in found.values()])
        assert all(intervals.required(traces) is not None for _, traces in found.values())
        seen.append(([count for count, _ in found.values()], [len(traces[0].barriers) for _, traces in found.values()], intervals.gone_through))
    (counts, barriers, through), (more, *same) = seen
    assert same == [barriers, through] and len(counts) == len(more) <= 6
    assert max(barriers) <= 2 * 10 + 1 and through <= 20  # two barriers in each step of the loop, and one before it
    assert [one - other for one, other in zip(more, counts, strict=True) if one != other] == [2 * (128 - 32)]


@pytest.mark.sample("False")
@pytest.mark.parametrize("causal", [False, True])
def test_heads_in_turn_take_the_same_work_at_any_length(causal):
    """The conditions of a step repeat with each of two heads that share one head of keys: few blocks are run, and few turns of each head."""
    seen = []
    for length in (4096, 16384):
        program = planned(backward_dkdv, dict(H=2, HK=1, SQ=length, SK=length, D=64, causal=causal), "gfx942")
        found = elaborate_all(program, is_exact=False)
        seen.append([len(traces[0].barriers) for _, traces in found.values()])
    assert seen[0] == seen[1] and len(seen[0]) <= 5 and max(seen[0]) <= 2 * 2 * (2 * 8 + 6)


@pytest.mark.parametrize(("barrier", "codes"), [("td.barrier()", set()), ("if j % 64 != 3:\n                td.barrier()", {"TD401"})])
def test_any_number_of_heads_takes_the_same_work(barrier, codes, tmp_path, monkeypatch):
    """Of heads of 64 steps that do the same, three are run; what is required, and the findings, are those of all steps of all heads."""
    kernel = kernel_of(tmp_path, dict(BOUND="% 64 <= row", BARRIER=barrier))
    programs = [planned(kernel, dict(M=16 * 6, steps=64 * heads)) for heads in (5, 200)]
    few, many = ([len(traces[0].barriers) for traces in _traces(program)] for program in programs)
    assert few == many and max(few) <= 3 * (2 * 8 + 2)
    short, _ = in_groups(programs[0], {})
    long, every = one_by_one(programs[0], {}, monkeypatch)
    assert (short.required, short.diagnostics) == (long.required, long.diagnostics)
    assert {one.code for one in short.diagnostics} == codes
    assert max(len(traces[0].barriers) for traces in every.values()) > max(few)


def test_an_address_is_computed_for_all_warps_at_once(tmp_path):
    facts = Facts(planned(kernel_of(tmp_path, {}), dict(M=16, steps=4)))
    elaborated(facts, 0)
    addresses = [key for key in facts.of_warps if not key[-1]]
    assert len(facts.bytes) == facts.warps * len(addresses) and facts.warps == 2


def _traces(program):
    return [traces for _, traces in elaborate_all(program, is_exact=False).values()]


@pytest.mark.thorough
@pytest.mark.parametrize("where", ["a third of the steps", "squares of steps"])
def test_conditions_that_repeat_may_be_computed_for_each_turn(where, tmp_path, monkeypatch):
    monkeypatch.setattr(kept_turns, "_LONG", 2)
    program = planned(kernel_of(tmp_path, MISTAKES[where][0]), SIZES | dict(buffers=2))
    short, _ = in_groups(program, {})
    long, _ = one_by_one(program, {}, monkeypatch)
    assert (short.required, short.diagnostics) == (long.required, long.diagnostics)


@pytest.mark.thorough
@pytest.mark.parametrize("where", ["nowhere", "the last step, if it is odd", "a step counted from the block's last", "far steps of far blocks"])
def test_a_length_that_is_known_at_run_time(where, tmp_path, monkeypatch):
    """The number of steps and of blocks, and a bound that depends on both."""
    texts, code, _, _ = MISTAKES[where]
    path = tmp_path / "triangle.py"
    kernel_of(tmp_path, texts)
    path.write_text(path.read_text().replace("td.range(steps)", "td.range(td.cdiv(a.rows, 16))").replace("< steps", "< td.cdiv(a.rows, 16)"))
    kernel = dynamic(kernel_in(path, "triangle"), M=td.dyn("M", multiple=16))
    sizes = dict(M=16 * 40)
    program = planned(kernel, {})
    short, found = in_groups(program, sizes)
    long, every = one_by_one(program, sizes, monkeypatch)
    assert (short.required, short.diagnostics) == (long.required, long.diagnostics)
    assert {one.code for one in short.diagnostics} == ({code} if code else set())
    assert sum(map(touched, (traces for _, traces in found.values()))) < sum(map(touched, every.values()))


@td.kernel(warps=1)
def sums_of_earlier_rows(ends: td.gl[td.i32, 3], x: td.gl[td.f32, 64, 32], y: td.gl[td.f32, 64, 32]):
    group = td.grid(2)
    first, end = (td.read(ends[group + n], least=0, most=64, ascending=True) for n in range(2))
    for row in td.range(first, end, 32):
        acc, last = td.zeros(td.f32, 32, 32), row + 32
        for earlier in td.range(first, last if last < end else end, 32):
            acc += td.load(x.at(row=earlier, col=0), (32, 32))
        td.store(y.at(row=row, col=0), acc, rows=end - row)


def test_the_end_of_an_inner_loop_depends_on_what_the_block_reads():
    """The outer loop of each block has another number of turns."""
    assert not [one for one in sums_of_earlier_rows.check(target="gfx942") if one.severity == "error"]
