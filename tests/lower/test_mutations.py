"""Every wait and barrier of a compiled listing is needed: without it, or with one count weaker, the interpreter reports a hazard or a wrong C."""

import pytest

from examples.catalogue import EXAMPLES
from examples.gemm_8192 import gemm
from tests.kernels.gemms import one_warp
from tests.lower.listing_mutations import fills_what_nobody_names, kernel_lines, later_wait_covers, most_outstanding, mutants, orders_nothing, redundant
from tests.lower.mutation_runs import OURS, few_steps, noticed, sample
from tests.lower.wait_state_mutations import asked_for, without_nops
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import target_named

pytestmark = pytest.mark.in_turn

SAMPLE = 2  # mutants of a kernel in every run of the tests, where not all of them are made
ONE_TARGET = {"ragged": "gfx942", "run-time": "gfx950", "epilogue": "gfx90a"}  # of a sample
ALL = {("K01", "gfx90a"), ("K01", "gfx942"), ("K01", "gfx950"), ("one-warp", "gfx942")}
PAIRS = [(example, target) for example in (*EXAMPLES, *OURS) for target in example.targets]
CASES = [
    *(pytest.param(e, t, None if (e.id, t) in ALL else SAMPLE, id=f"{e.id}-{t}") for e, t in PAIRS if ONE_TARGET.get(e.id, t) == t),
    *(pytest.param(e, t, None, marks=pytest.mark.thorough, id=f"{e.id}-{t}-all") for e, t in PAIRS if (e.id, t) not in ALL),
]


@pytest.mark.sample("K01-gfx90a")
@pytest.mark.parametrize("example, target, count", CASES)
def test_every_wait_and_barrier_is_needed(example, target, count):
    lowered = few_steps(example, target)
    assert not noticed(lowered.asm, lowered, example), "the listing itself must be right"
    lines = kernel_lines(lowered.asm, lowered.symbol)
    outstanding = most_outstanding(lowered.asm, *lines)
    made = [x for x in mutants(lowered.asm, *lines) if lowered.kernel.warps > 1 or x.what != "barrier dropped"]
    assert len(made) > 10 and any(x.what == "barrier dropped" for x in made) == (lowered.kernel.warps > 1)
    unnoticed = [x for x in sample(made, count, f"{example.id} {target}") if not noticed(x.text, lowered, example)]
    program = plan(lowered.kernel, target_named(target))
    unexplained = [
        x
        for x in unnoticed
        if not redundant(x, outstanding, lowered.asm)
        and not later_wait_covers(x, lowered.asm)
        and not fills_what_nobody_names(x, lowered.asm)
        and not orders_nothing(x, lowered.asm, program, lowered.sizes)
    ]
    assert [f"line {x.line + 1}: {x.what}" for x in unexplained] == []


@pytest.mark.sample("K01-gfx90a")
@pytest.mark.parametrize("example, target, count", CASES)
def test_every_s_nop_is_needed_where_the_isa_documents_ask_for_it(example, target, count):
    """And where they do not, its absence goes unnoticed: clang puts some between pieces of inline assembly, in which it cannot look."""
    lowered = few_steps(example, target)
    made = without_nops(lowered.asm, *kernel_lines(lowered.asm, lowered.symbol))
    for mutant in sample(made, count and count // 2, f"{example.id} {target}"):
        assert noticed(mutant.text, lowered, example) == bool(asked_for(mutant, target)), f"line {mutant.line + 1}: {mutant.what}"


def test_which_pairs_stand_too_near():
    product, use = "v_mfma_f32_32x32x8_bf16 v[0:15], v[20:21], v[22:23], v[0:15]", "v_add_f32_e32 v20, v3, v3"
    for between, pairs in ((["s_nop 9"], [(product, use)]), (["s_nop 9", "v_mov_b32_e32 v30, v31"], [])):  # eight passes and three states
        listing = "\n".join(["k:", product, *between, "s_nop 0", use, "s_endpgm"])
        (mutant,) = [x for x in without_nops(listing, 0, 3 + len(between)) if x.what == "dropped s_nop 0"]
        assert asked_for(mutant, "gfx942") == pairs
    loop = "\n".join(["k:", "L:", use, product, "s_nop 15", "s_cbranch_scc1 L", "s_endpgm"])
    (mutant,) = without_nops(loop, 0, 6)
    assert asked_for(mutant, "gfx942") == [(product, use)]  # around the loop


def test_counting_what_is_outstanding():
    listing = (
        "k:\n global_load_dword v0, v1, s[0:1]\nL:\n global_load_dword v2, v1, s[0:1]\n s_waitcnt vmcnt(1)\n s_cbranch_scc1 L\n s_waitcnt vmcnt(1)\n s_endpgm\n"
    )
    assert most_outstanding(listing, 0, 7) == {4: {"vmcnt": 2, "lgkmcnt": 0}, 6: {"vmcnt": 1, "lgkmcnt": 0}}
    made = mutants(listing, *kernel_lines(listing, "k"))
    bounds = most_outstanding(listing, 0, 7)
    assert [(m.line, redundant(m, bounds, listing)) for m in made] == [(4, False), (4, False), (6, True), (6, True)]


@pytest.mark.thorough
def test_barriers_that_order_nothing():
    """Of one warp's barriers none is needed; of four warps' with one buffer both."""
    for kernel, size, nothing in ((one_warp, (64, 64, 128), True), (gemm, (128, 128, 128), False)):
        lowered = kernel.lower(target="gfx942", **dict(zip("MNK", size, strict=True)))
        program = plan(lowered.kernel, target_named("gfx942"))
        made = [x for x in mutants(lowered.asm, *kernel_lines(lowered.asm, lowered.symbol)) if x.what == "barrier dropped"]
        assert [orders_nothing(x, lowered.asm, program) for x in made] == [nothing, nothing]
