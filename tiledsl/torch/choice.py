"""The kernel of a product or of attention by its shape: of a table, or by an estimate between the table's shapes.

products.toml and attention.toml are tuned files, which benchmarks/tune_library.py writes: their times are predicted,
not measured."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from importlib import resources
from typing import Any, NamedTuple

from tiledsl.analysis.time.chips import Chip, chip_of
from tiledsl.analysis.time.estimate import USUAL_STEP, Gemm
from tiledsl.analysis.time.origami import estimate_us
from tiledsl.compile.target import target_here
from tiledsl.runtime.best import distance
from tiledsl.runtime.tuned import Tuned, parsed
from tiledsl.targets import target_named
from tiledsl.torch import spaces
from tiledsl.torch.kernels import attention_ping_pong
from tiledsl.torch.kernels.attention import KEYS, QUERIES, WARPS
from tiledsl.torch.kernels.gemm import SLICED, largest_block, rows_of
from tiledsl.torch.spaces import AHEAD, PING_PONG

PRODUCTS, ATTENTION = "products.toml", "attention.toml"
_SPACES = {2: spaces.products_of_16_bits, 1: spaces.products_of_8_bits}  # by the bytes of an element
_OPERANDS = {2: "bf16", 1: "fp8"}  # whose rates stand for every type of as many bytes
_BY_CAUSAL = {False: spaces.attention_to_all_keys, True: spaces.attention_causal}
_NEAR = 4  # shapes of the table whose choices are compared
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
    chip = _chip(target)
    shape = {"M": rows, "N": cols, "K": depth}
    near = _nearest(_entries(PRODUCTS, _SPACES[element_bytes].name, chip.name), shape)
    if not near:
        return Choice(SLICED, largest_block(rows, cols))
    if near[0].sizes == shape:
        return _choice(near[0])
    nearest: dict[Choice, Tuned] = {}
    for entry in near:
        nearest.setdefault(_choice(entry), entry)
    operands = _OPERANDS[element_bytes]
    return min(nearest, key=lambda one: _predicted(nearest[one], shape, operands, chip))


def _chip(target: str | None) -> Chip:
    """The chip of a target, by default that of this machine's GPU."""
    return chip_of(target_named(target if target is not None else target_here()).name)


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


def _nearest(entries: Iterable[Tuned], shape: dict[str, int]) -> list[Tuned]:
    """The entries whose shapes are the nearest, the nearest first."""
    return sorted(entries, key=lambda one: distance(one.sizes, shape))[:_NEAR]


class Schedule(NamedTuple):
    """How attention is computed: the form of its loop, the warps of a block, the keys of a step, a warp's queries."""

    form: str
    warps: int
    keys: int
    queries: int


_USUAL = Schedule(AHEAD, WARPS, KEYS, QUERIES)
_IN_PHASES = Schedule(
    PING_PONG, attention_ping_pong.WARPS, attention_ping_pong.KEYS, attention_ping_pong.QUERIES
)  # of a head's columns, a multiple of PART


@functools.lru_cache(maxsize=_KEPT)
def schedule_for(
    heads: int, shared: int, queries: int, keys: int, columns: int, causal: bool, target: str | None = None
) -> Schedule:
    """The schedule of attention of some heads (those of all batches), of which `shared` have keys, on a target's chip.

    Without a target, this machine's GPU decides, or the default target.

    A shape of the table has its entry. For another shape, the schedules of the nearest shapes are compared whose heads
    have at least as many columns: the work of a compute unit is multiplied by the factor that the model found at the
    nearest shape with this schedule. A chip that the table does not have takes the usual schedule.
    """
    chip = _chip(target)
    shape = {"H": heads, "HK": shared, "SQ": queries, "SK": keys, "D": columns}
    wider = [one for one in _entries(ATTENTION, _BY_CAUSAL[causal].name, chip.name) if one.sizes["D"] >= columns]
    nearest: dict[Schedule, Tuned] = {}
    for entry in _nearest(wider, shape):
        schedule = _schedule(entry)
        if schedule.form != PING_PONG or not columns % attention_ping_pong.PART:
            if entry.sizes == shape:
                return schedule
            nearest.setdefault(schedule, entry)

    def predicted(schedule: Schedule) -> float:
        entry = nearest[schedule]
        there, here = (_work(one, schedule, chip) for one in (entry.sizes, shape))
        return here * entry.time_us / there

    return min(nearest, key=predicted, default=_USUAL)


def _work(shape: dict[str, int], schedule: Schedule, chip: Chip) -> int:
    """The scores' products of the compute unit that has most blocks, but for a mask."""
    rows = schedule.warps * schedule.queries
    blocks = -(-shape["SQ"] // rows) * shape["H"]
    return -(-blocks // chip.compute_units) * rows * shape["SK"] * shape["D"]


def _schedule(entry: Tuned) -> Schedule:
    given: dict[str, Any] = entry.options
    if given["form"] == PING_PONG:
        return _IN_PHASES
    return Schedule(AHEAD, given["WARPS"], given["KEYS"], given["QUERIES"])


@functools.cache
def _entries(file: str, space: str, chip: str) -> tuple[Tuned, ...]:
    """The entries of a table for a space and a chip."""
    return tuple(one for one in table(file) if (one.space, one.chip) == (space, chip))


@functools.cache
def table(file: str = PRODUCTS) -> tuple[Tuned, ...]:
    """The entries of a table."""
    text = resources.files("tiledsl.torch").joinpath(file).read_text(encoding="utf-8")
    return parsed(text, file)
