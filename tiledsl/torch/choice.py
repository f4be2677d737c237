"""The form and the block of a product by its shape: of the table of the package, or by an estimate between its shapes.

products.toml is a tuned file, which benchmarks/tune_products.py writes: its times are predicted, not measured."""

from __future__ import annotations

import functools
from importlib import resources
from typing import NamedTuple

from tiledsl.analysis.time.chips import Chip, chip_of
from tiledsl.analysis.time.estimate import USUAL_STEP, Gemm
from tiledsl.analysis.time.origami import estimate_us
from tiledsl.runtime.best import distance
from tiledsl.runtime.tuned import Tuned, parsed
from tiledsl.targets import target_named
from tiledsl.torch import spaces
from tiledsl.torch.kernels.gemm import SLICED, largest_block, rows_of

TABLE = "products.toml"
_SPACES = {2: spaces.products_of_16_bits, 1: spaces.products_of_8_bits}  # by the bytes of an element
_OPERANDS = {2: "bf16", 1: "fp8"}  # whose rates stand for every type of as many bytes
_NEAR = 4  # shapes of the table whose blocks are compared
_KEPT = 1 << 14  # shapes


class Choice(NamedTuple):
    """How a product is computed: the form of its loop, and its block."""

    form: str
    block: int


@functools.lru_cache(maxsize=_KEPT)
def choice_for(rows: int, cols: int, depth: int, element_bytes: int, target: str | None = None) -> Choice:
    """The form and the block for a product of rows × depth by cols × depth on a target's chip.

    Without a target, this machine's GPU decides, or the default target.

    A shape of the table has its entry. For another shape, the choices of the nearest shapes are compared: Origami's
    closed form is multiplied by the factor that the model found at the nearest shape with this choice. A chip that the
    table does not have takes the largest block that occupies the compute units.
    """
    kernel = spaces.products_of_8_bits.variants()[0].kernel
    chip = chip_of(target_named(kernel.chosen_target(target)).name)
    shape = {"M": rows, "N": cols, "K": depth}
    near = sorted(_entries(chip.name, element_bytes), key=lambda one: distance(one.sizes, shape))[:_NEAR]
    if not near:
        return Choice(SLICED, largest_block(rows, cols))
    if near[0].sizes == shape:
        return _choice(near[0])
    nearest: dict[Choice, Tuned] = {}
    for entry in near:
        nearest.setdefault(_choice(entry), entry)
    operands = _OPERANDS[element_bytes]
    return min(nearest, key=lambda one: _predicted(nearest[one], shape, operands, chip))


def _predicted(entry: Tuned, shape: dict[str, int], operands: str, chip: Chip) -> float:
    """The estimated µs of a shape with the block of an entry, by the factor that the entry shows."""
    there, here = (_closed_form(one, _choice(entry), operands, chip) for one in (entry.sizes, shape))
    return here * entry.time_us / there


def _closed_form(shape: dict[str, int], choice: Choice, operands: str, chip: Chip) -> float:
    """The closed form's µs at the boost clock: of two shapes only the quotient counts."""
    gemm = Gemm(shape["M"], shape["N"], shape["K"], rows_of(*choice), choice.block, USUAL_STEP, operands)
    return estimate_us(gemm, chip, chip.boost_mhz.value)


def _choice(entry: Tuned) -> Choice:
    return Choice(entry.options.get("form", SLICED), entry.options["block"])


@functools.cache
def _entries(chip: str, element_bytes: int) -> tuple[Tuned, ...]:
    """The entries of the table for a chip and operands of so many bytes."""
    space = _SPACES[element_bytes].name
    return tuple(one for one in table() if (one.space, one.chip) == (space, chip))


@functools.cache
def table() -> tuple[Tuned, ...]:
    """The entries of the table."""
    text = resources.files("tiledsl.torch").joinpath(TABLE).read_text(encoding="utf-8")
    return parsed(text, TABLE)
