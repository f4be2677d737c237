"""An example lowered at a few blocks and executed against torch."""

import torch

from examples.catalogue import Example, a_b, a_bt
from tiledsl.analysis.source.points import shape
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.runtime.launch import execute

KINDS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}


def lowered_at(example: Example, target: str, shape: tuple[int, int, int], options: dict | None = None) -> Lowered:
    options = {**example.options, **(options or {})}
    m, n, k = (count * extent for count, extent in zip(shape, example.extents(options), strict=True))
    return lower(example.kernel, target, {"M": m, "N": n, "K": k, **options})


def run(example: Example, lowered: Lowered, schedule: str = "round-robin"):
    """(the interpreter's report, whether every element of the output is what torch says)."""
    generator = torch.Generator().manual_seed(len(lowered.kernel.tensors))
    arguments = {t.name: torch.randint(-8, 9, shape(t)[1:], generator=generator, dtype=torch.int8).to(KINDS[t.dtype.name]) for t in lowered.kernel.tensors}
    (output,) = lowered.kernel.outputs
    if example.reference in (a_bt, a_b):
        arguments[output][:] = torch.nan  # a product does not read what was there
    arguments |= example.scalars
    before = {**arguments, output: arguments[output].clone()}
    report = execute(lowered, list(arguments.values()), schedule=schedule)
    everything = slice(None)
    return report, bool((arguments[output].float() == example.reference(before, everything, everything)).all())
