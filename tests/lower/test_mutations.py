"""Every wait and barrier of a compiled listing is needed: without it, or with one count weaker, the interpreter reports a hazard or a wrong C."""

import functools
import random

import pytest
import torch

from examples.catalogue import EXAMPLES, Arguments, Example, a_bt
from examples.gemm_8192 import gemm
from tests.kernels import epilogues
from tests.kernels.dynamic import every
from tests.kernels.gemms import any_shape, one_warp
from tests.lower.listing_mutations import Mutant, kernel_lines, later_wait_covers, most_outstanding, mutants, orders_nothing, redundant
from tests.lower.wait_state_mutations import asked_for, without_nops
from tiledsl.analysis.source.points import shape
from tiledsl.compile.lowered import Lowered
from tiledsl.ir import nodes as ir
from tiledsl.lower.plan.plan import plan
from tiledsl.sim import launch
from tiledsl.targets import target_named

KINDS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
STEPS = 4  # a first, a last, and two that follow each other; twice round a loop that is written out for two
SAMPLE = 4  # mutants of a kernel in every run of the tests, where not all of them are made


def rounded_relu(t: Arguments, rows: slice, cols: slice) -> torch.Tensor:
    """max(0, A·Bᵀ + bias) in bf16."""
    return torch.relu(a_bt(t, rows, cols) + t["bias"].flatten()[cols]).bfloat16().float()


OURS = (  # shapes that no example has
    Example("one-warp", "", "", (64, 64), 64, ""),
    Example("row-layout", "", "", (128, 128), 32, "", options={"swap": True, "k_step": 32}),
    Example("ragged", "", "", (50, 50), 50, ""),  # of its four warps' tiles one is whole: each store is executed as it is inside, and at an edge
    Example("run-time", "", "", (50, 50), 50, ""),
    # Not for gfx950: of the two slices of the last step, clang multiplies the first behind the wait for the second, which makes the first wait needless there.
    Example("epilogue", "", "", (50, 64), 50, "", rounded_relu, {"layout": "row"}, targets=("gfx90a", "gfx942")),
)
KERNELS = {"one-warp": one_warp, "row-layout": gemm, "ragged": any_shape, "run-time": every(any_shape, K=8), "epilogue": epilogues.with_bias}
ONE_TARGET = {"ragged": "gfx942", "run-time": "gfx950", "epilogue": "gfx90a"}  # of a sample
ALL = {("K01", "gfx90a"), ("K01", "gfx942"), ("K01", "gfx950"), ("one-warp", "gfx942")}
PAIRS = [(example, target) for example in (*EXAMPLES, *OURS) for target in example.targets]
CASES = [
    *(pytest.param(e, t, None if (e.id, t) in ALL else SAMPLE, id=f"{e.id}-{t}") for e, t in PAIRS if ONE_TARGET.get(e.id, t) == t),
    *(pytest.param(e, t, None, marks=pytest.mark.thorough, id=f"{e.id}-{t}-all") for e, t in PAIRS if (e.id, t) not in ALL),
]


@functools.cache
def arguments(tensors: tuple[ir.Tensor, ...]) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    return {t.name: torch.randint(-8, 9, shape(t)[1:], generator=generator, dtype=torch.int8).to(KINDS[t.dtype.name]) for t in tensors}


def noticed(text: str, lowered: Lowered, example: Example) -> bool:
    tensors = lowered.at(lowered.sizes).tensors
    made = {name: tensor.clone() for name, tensor in arguments(tensors).items()}
    before = {**arguments(tensors), **example.scalars}
    (output,) = lowered.kernel.outputs
    values = [*made.values(), *example.scalars.values(), *lowered.sizes.values()]
    report = launch(text, grid=(1,), block=(64 * lowered.kernel.warps,), args=values)
    return bool(report.hazards) or not bool((made[output].float() == example.reference(before, slice(None), slice(None))).all())


def few_steps(example: Example, target: str) -> Lowered:
    """One block of the kernel over STEPS steps along k."""
    kernel = KERNELS.get(example.id) or example.kernel
    rows, cols, step = example.extents({}, target) if example.module else (*example.block, example.k_step)
    return kernel.lower(target=target, M=rows, N=cols, K=STEPS * step, **example.options)


def sample(made: list[Mutant], count: int | None, seed: str) -> list[Mutant]:
    return made if count is None else random.Random(seed).sample(made, min(count, len(made)))


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
        if not redundant(x, outstanding, lowered.asm) and not later_wait_covers(x, lowered.asm) and not orders_nothing(x, lowered.asm, program, lowered.sizes)
    ]
    assert [f"line {x.line + 1}: {x.what}" for x in unexplained] == []


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


def test_barriers_that_order_nothing():
    """Of one warp's barriers none is needed; of four warps' with one buffer both."""
    for kernel, size, nothing in ((one_warp, (64, 64, 128), True), (gemm, (128, 128, 128), False)):
        lowered = kernel.lower(target="gfx942", **dict(zip("MNK", size, strict=True)))
        program = plan(lowered.kernel, target_named("gfx942"))
        made = [x for x in mutants(lowered.asm, *kernel_lines(lowered.asm, lowered.symbol)) if x.what == "barrier dropped"]
        assert [orders_nothing(x, lowered.asm, program) for x in made] == [nothing, nothing]
