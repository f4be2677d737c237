"""Every example, on every target that it is for: exact on integer data at several sizes and without a hazard; and what its main loop costs, as counts."""

import itertools

import pytest
import torch

from examples.catalogue import EXAMPLES, Example, a_bt
from tiledsl.asm.resources import Resources
from tiledsl.compile import Lowered, lower
from tiledsl.runtime.launch import execute

PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]
NAMES = [f"{example.id}-{target}" for example, target in PAIRS]
SHAPES = [(1, 1, 1), (2, 1, 2), (1, 2, 5)]  # in blocks, blocks and steps: one step, an even and an odd number of them
KINDS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
CONFLICTS_ALLOWED = ("K05", "K06", "K07")
MOST_OTHERS = {("K10", "gfx942"): 32, ("K11", "gfx942"): 32, ("K12", "gfx942"): 36, ("K13", "gfx950"): 55}  # per 1,000 MFMA clocks


def lowered_at(example: Example, target: str, shape: tuple[int, int, int], options: dict | None = None) -> Lowered:
    options = {**example.options, **(options or {})}
    m, n, k = (count * extent for count, extent in zip(shape, example.extents(options), strict=True))
    return lower(example.kernel, target, {"M": m, "N": n, "K": k, **options})


def run(example: Example, lowered: Lowered, schedule: str = "round-robin"):
    """(the interpreter's report, whether every element of the output is what torch says)."""
    generator = torch.Generator().manual_seed(len(lowered.kernel.tensors))
    arguments = {t.name: torch.randint(-8, 9, (t.rows, t.cols), generator=generator, dtype=torch.int8).to(KINDS[t.dtype.name]) for t in lowered.kernel.tensors}
    (output,) = lowered.kernel.outputs
    if example.reference is a_bt:
        arguments[output][:] = torch.nan  # a product does not read what was there
    before = {**arguments, output: arguments[output].clone()}
    report = execute(lowered, list(arguments.values()), schedule=schedule)
    everything = slice(None)
    return report, bool((arguments[output].float() == example.reference(before, everything, everything)).all())


def spilled(found: Resources) -> tuple[int, ...]:
    return found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("example, target", PAIRS, ids=NAMES)
def test_exact(example, target, shape):
    lowered = lowered_at(example, target, shape)
    report, right = run(example, lowered)
    assert report.hazards == ()
    assert right
    assert report.lds_conflict_clocks == 0 or example.id in CONFLICTS_ALLOWED
    assert spilled(lowered.resources) == (0, 0, 0, 0)


VARIANTS = [(example, options) for example in EXAMPLES for options in example.variants]


@pytest.mark.parametrize("example, options", VARIANTS, ids=[f"{e.id}-{'-'.join(f'{n}={v}' for n, v in o.items())}" for e, o in VARIANTS])
def test_variants(example, options):
    for target in example.targets:
        report, right = run(example, lowered_at(example, target, (1, 2, 3), options))
        assert report.hazards == ()
        assert right


@pytest.mark.parametrize("example, schedule", list(itertools.product(EXAMPLES, ("half-phase", "latest", "random:7"))), ids=lambda x: getattr(x, "id", x))
def test_no_schedule_changes_the_result(example, schedule):
    report, right = run(example, lowered_at(example, example.targets[-1], (1, 1, 3)), schedule)
    assert report.hazards == ()
    assert right


@pytest.mark.parametrize("example, target", PAIRS, ids=NAMES)
def test_the_main_loop(example, target):
    found = lower(example.kernel, target, {**dict.fromkeys("MNK", 8192), **example.options}).resources
    assert spilled(found) == (0, 0, 0, 0)
    assert found.loop is not None and found.loop.mfma > 0
    assert found.loop.counts["moves"] == 0
    assert found.loop.counts["scratch"] == 0
    if (example.id, target) in MOST_OTHERS:
        assert found.loop.others_per_1000_clocks <= MOST_OTHERS[example.id, target]
