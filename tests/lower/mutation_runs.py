"""Mutants of the examples' listings, and what the interpreter notices of them."""

import functools
import random

import torch

from examples.catalogue import Arguments, Example, a_bt
from examples.gemm_8192 import gemm
from tests.kernels import epilogues
from tests.kernels.dynamic import every
from tests.kernels.gemms import any_shape, one_warp
from tests.lower.listing_mutations import Mutant
from tiledsl.analysis.source.points import shape
from tiledsl.compile.lowered import Lowered
from tiledsl.ir import nodes as ir
from tiledsl.sim import launch

KINDS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
STEPS = 4  # a first, a last, and two that follow each other; twice round a loop that is written out for two
KERNELS = {"one-warp": one_warp, "row-layout": gemm, "ragged": any_shape, "run-time": every(any_shape, K=8), "epilogue": epilogues.with_bias}


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
    rows, cols, step = example.extents({}) if example.module else (*example.block, example.k_step)
    return kernel.lower(target=target, M=rows, N=cols, K=STEPS * step, **example.options)


def sample(made: list[Mutant], count: int | None, seed: str) -> list[Mutant]:
    return made if count is None else random.Random(seed).sample(made, min(count, len(made)))
