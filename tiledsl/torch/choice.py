"""The kernel of a product or of attention by its shape: of a table, or by an estimate between the table's shapes.

products.csv and attention.csv have the times of all variants at some shapes (times.py). benchmarks/tune_library.py
writes them: the times are predicted, not measured. Before these tables counts the user's own tuned file, beside
spaces.py, where `tiledsl tune` of these spaces writes it."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from tiledsl.analysis.time.chips import Chip, chip_of
from tiledsl.analysis.time.estimate import USUAL_STEP, Gemm
from tiledsl.analysis.time.origami import estimate_us
from tiledsl.compile.target import target_here
from tiledsl.runtime.best import Best, distance
from tiledsl.runtime.kernel import Variant
from tiledsl.runtime.space import Space
from tiledsl.targets import target_named
from tiledsl.torch import spaces
from tiledsl.torch.kernels import attention_ping_pong
from tiledsl.torch.kernels.attention import KEYS, QUERIES, WARPS
from tiledsl.torch.kernels.gemm import SLICED, largest_block, rows_of, suits
from tiledsl.torch.spaces import AHEAD, PING_PONG
from tiledsl.torch.times import Times, text_of, times_of

PRODUCTS, ATTENTION = "products.csv", "attention.csv"
_SPACES = {2: spaces.products_of_16_bits, 1: spaces.products_of_8_bits}  # by the bytes of an element
_OPERANDS = {2: "bf16", 1: "fp8"}  # whose rates stand for every type of as many bytes
_BY_CAUSAL = {False: spaces.attention_to_all_keys, True: spaces.attention_causal}
_NEAR = 4  # shapes of the table by which variants are compared
_APART = 0.25  # is added to distances: a shape that is nearly the same has a weight of 16
_KEPT = 1 << 14  # shapes


class Choice(NamedTuple):
    """How a product is computed: the form of its loop, and its block."""

    form: str
    block: int


@functools.lru_cache(maxsize=_KEPT)
def choice_for(rows: int, cols: int, depth: int, element_bytes: int, target: str | None = None) -> Choice:
    """The form and the block for a product of rows × depth by cols × depth on a target's chip.

    Without a target, this machine's GPU decides, or the default target.

    A shape of the user's tuned file has its entry, and a shape of the table the choice with the least time. For another
    shape, the choices that were profiled at the nearest shapes are compared: a time is that of Origami's closed form,
    multiplied by the factor that the model found at the nearest shapes for this choice. A chip that the table does not
    have takes the largest block that occupies the compute units.
    """
    chip, space = _chip(target), _SPACES[element_bytes]
    shape = {"M": rows, "N": cols, "K": depth}
    if (tuned := _tuned_file(space).tuned(chip, shape)) is not None:
        return _choice(tuned.labels)
    closed_form = functools.partial(_closed_form, operands=_OPERANDS[element_bytes], chip=chip)
    choices = {name: one for name, one in _choices(space.name).items() if suits(one.form, one.block, rows)}
    found = _fastest(times_of(PRODUCTS, space.name, chip.name), shape, choices, closed_form)
    return found or Choice(SLICED, largest_block(rows, cols))


def _chip(target: str | None) -> Chip:
    """The chip of a target, by default that of this machine's GPU."""
    return chip_of(target_named(target if target is not None else target_here()).name)


@functools.cache
def _tuned_file(space: Space) -> Best[Variant]:
    variants = space.variants()
    return Best(space.name, variants, variants[0], file=space.file)


@functools.lru_cache(maxsize=_KEPT)
def _closed_form(sizes: tuple[int, ...], choice: Choice, operands: str, chip: Chip) -> float:
    """The closed form's µs at the boost clock: of two shapes only the quotient counts."""
    rows, cols, depth = sizes
    gemm = Gemm(rows, cols, depth, rows_of(*choice), choice.block, USUAL_STEP, operands)
    return estimate_us(gemm, chip, chip.boost_mhz.value)


def _choice(options: Mapping[str, Any]) -> Choice:
    return Choice(options.get("form", SLICED), options["block"])


@functools.cache
def _choices(space: str) -> dict[str, Choice]:
    """The choices of a space by the texts of their labels."""
    variants = next(one for one in _SPACES.values() if one.name == space).variants()
    return {text_of(one.labels): _choice(one.labels) for one in variants}


C = TypeVar("C")


def _fastest(
    rows: Iterable[Times],
    shape: dict[str, int],
    choices: Mapping[str, C],
    work: Callable[[tuple[int, ...], C], float],
) -> C | None:
    """The choice with the least time at a shape, of those that were profiled at the nearest shapes; None without any.

    `work` gives for sizes and a choice what the time grows with. Between the table's shapes, the time is this,
    multiplied by the mean factor at the nearest shapes, in which a shape counts by the square of its distance."""
    near = sorted(((distance(one.sizes, shape), one) for one in rows), key=lambda pair: pair[0])[:_NEAR]
    if near and near[0][0] == 0:
        return choices[near[0][1].best]
    weights = [(one, (apart + _APART) ** -2) for apart, one in near]
    sizes = tuple(shape.values())

    def predicted(name: str) -> float:
        choice, total, weight = choices[name], 0.0, 0.0
        for one, share in weights:
            if (time := one.of(name)) is not None:
                total += share * math.log(time / work(tuple(one.sizes.values()), choice))
                weight += share
        return work(sizes, choice) * math.exp(total / weight)

    names = {name: None for one, _ in weights for name in one.profiled if name in choices}
    best = min(names, key=predicted, default=None)
    return choices[best] if best is not None else None


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

    A shape of the user's tuned file has its entry, and a shape of the table the schedule with the least time. For
    another shape, the schedules are compared that are the fastest of some shape whose heads have at least as many
    columns: the work of a compute unit, multiplied by the factor that the model found at the nearest shapes for this
    schedule. A chip that the table does not have takes the usual schedule.
    """
    chip, space = _chip(target), _BY_CAUSAL[causal]
    shape = {"H": heads, "HK": shared, "SQ": queries, "SK": keys, "D": columns}
    if (tuned := _tuned_file(space).tuned(chip, shape)) is not None:
        return _schedule(tuned.labels)
    wider = [one for one in times_of(ATTENTION, space.name, chip.name) if one.sizes["D"] >= columns]
    fastest, takes_pairs = {one.best for one in wider}, columns % attention_ping_pong.PART == 0
    schedules = {text_of(one.labels): _schedule(one.labels) for one in space.variants()}
    taken = {name: one for name, one in schedules.items() if name in fastest and (takes_pairs or one.form != PING_PONG)}
    return _fastest(wider, shape, taken, functools.partial(_work, chip=chip)) or _USUAL


def _work(sizes: tuple[int, ...], schedule: Schedule, chip: Chip) -> float:
    """The scores' products of a compute unit, but for a mask: of the mean and the largest number of blocks."""
    heads, _, queries, keys, columns = sizes
    rows = schedule.warps * schedule.queries
    mean = -(-queries // rows) * heads / chip.compute_units
    blocks = (max(mean, 1) + math.ceil(mean)) / 2
    return blocks * rows * -(-keys // schedule.keys) * schedule.keys * columns


def _schedule(options: Mapping[str, Any]) -> Schedule:
    if options["form"] == PING_PONG:
        return _IN_PHASES
    return Schedule(AHEAD, options["WARPS"], options["KEYS"], options["QUERIES"])
