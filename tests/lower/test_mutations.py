"""Every wait and barrier of a compiled listing is needed: without it, or with one count weaker, the interpreter reports a hazard or a wrong C."""

import functools
import random

import pytest
import torch

from examples.catalogue import EXAMPLES, Example
from tests.kernels.gemms import four_warps, one_warp
from tests.lower.listing_mutations import kernel_lines, later_wait_covers, most_outstanding, mutants, orders_nothing, redundant
from tiledsl.checks.places import shape
from tiledsl.compile import Lowered
from tiledsl.lower.plan import plan
from tiledsl.sim import launch
from tiledsl.targets import target_named

KINDS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
STEPS = 4  # a first, a last, and two that follow each other; twice round a loop that is written out for two
SAMPLE = 8  # mutants of a kernel in every run of the tests, where not all of them are made
OURS = (  # shapes that no example has
    Example("one-warp", "", "", (64, 64), 64, ""),
    Example("row-layout", "", "", (128, 128), 32, "", options={"swap": True, "step": 32}),
)
KERNELS = {"one-warp": one_warp, "row-layout": four_warps}
ALL = {("K01", "gfx90a"), ("K01", "gfx942"), ("K01", "gfx950"), ("K03", "gfx90a"), ("K08", "gfx950"), ("one-warp", "gfx942")}
PAIRS = [(example, target) for example in (*EXAMPLES, *OURS) for target in example.targets]
CASES = [
    *(pytest.param(e, t, None if (e.id, t) in ALL else SAMPLE, id=f"{e.id}-{t}") for e, t in PAIRS),
    *(pytest.param(e, t, None, marks=pytest.mark.thorough, id=f"{e.id}-{t}-all") for e, t in PAIRS if (e.id, t) not in ALL),
]


@functools.cache
def arguments(lowered_kernel: object) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    return {t.name: torch.randint(-8, 9, shape(t)[1:], generator=generator, dtype=torch.int8).to(KINDS[t.dtype.name]) for t in lowered_kernel}


def noticed(text: str, lowered: Lowered, example: Example) -> bool:
    made = {name: tensor.clone() for name, tensor in arguments(lowered.kernel.tensors).items()}
    before = {**arguments(lowered.kernel.tensors), **example.scalars}
    (output,) = lowered.kernel.outputs
    report = launch(text, grid=(1,), block=(64 * lowered.kernel.warps,), args=[*made.values(), *example.scalars.values()])
    return bool(report.hazards) or not bool((made[output].float() == example.reference(before, slice(None), slice(None))).all())


@pytest.mark.parametrize("example, target, count", CASES)
def test_every_wait_and_barrier_is_needed(example, target, count):
    kernel = KERNELS.get(example.id) or example.kernel
    rows, cols, step = example.extents({}) if example.module else (*example.block, example.k_step)
    lowered = kernel.lower(target=target, M=rows, N=cols, K=STEPS * step, **example.options)
    assert not noticed(lowered.asm, lowered, example), "the listing itself must be right"
    lines = kernel_lines(lowered.asm, lowered.symbol)
    outstanding = most_outstanding(lowered.asm, *lines)
    made = [x for x in mutants(lowered.asm, *lines) if lowered.kernel.warps > 1 or x.what != "barrier dropped"]
    assert len(made) > 10 and any(x.what == "barrier dropped" for x in made) == (lowered.kernel.warps > 1)
    chosen = made if count is None else random.Random(f"{example.id} {target}").sample(made, min(count, len(made)))
    unnoticed = [x for x in chosen if not noticed(x.text, lowered, example)]
    program = plan(lowered.kernel, target_named(target))
    unexplained = [
        x
        for x in unnoticed
        if not redundant(x, outstanding, lowered.asm) and not later_wait_covers(x, lowered.asm) and not orders_nothing(x, lowered.asm, program)
    ]
    assert [f"line {x.line + 1}: {x.what}" for x in unexplained] == []


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
    for kernel, size, nothing in ((one_warp, (64, 64, 128), True), (four_warps, (128, 128, 128), False)):
        lowered = kernel.lower(target="gfx942", **dict(zip("MNK", size, strict=True)))
        program = plan(lowered.kernel, target_named("gfx942"))
        made = [x for x in mutants(lowered.asm, *kernel_lines(lowered.asm, lowered.symbol)) if x.what == "barrier dropped"]
        assert [orders_nothing(x, lowered.asm, program) for x in made] == [nothing, nothing]
