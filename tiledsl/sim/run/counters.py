"""Counts of iterations in closed form, where scalar counters that advance by constants decide a loop's branches.

The instructions that decide are sums, differences and copies of 32-bit scalars, comparisons, and branches on these.
Such instructions are linear maps, modulo 2^32. So registers that have advanced by the same amount in two periods
advance by it in all periods, and the two sides of each comparison do too."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tiledsl.asm.text.syntax import Number, Register
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.state.step import Step

_LINEAR = ("s_add_u32", "s_add_i32", "s_sub_u32", "s_sub_i32", "s_addk_i32", "s_mov_b32")
_COMPARED = tuple(f"s_cmp_{how}_{kind}32" for how in ("eq", "lg", "gt", "ge", "lt", "le") for kind in "iu")
_ON_SCC = ("s_cbranch_scc0", "s_cbranch_scc1")
_WORD = 1 << 32
Values = list[tuple[np.ndarray, np.ndarray]]  # both sides of each comparison of a period


def closed(deciding: Sequence[Step]) -> bool:
    """Return whether the instructions of a period that decide its branches are counters and comparisons alone."""
    compared = False  # whether SCC holds the result of a comparison
    for step in deciding:
        name = step.definition.mnemonic
        if name in _COMPARED:
            if not all(map(_readable, step.item.operands)):
                return False
            compared = True
        elif name in _LINEAR:
            compared = compared and name == "s_mov_b32"
        elif name in _ON_SCC:
            if not compared:
                return False
        elif name != "s_branch":
            return False
    return any(step.definition.mnemonic in _ON_SCC for step in deciding)


def sides(w: WaveContext, step: Step) -> tuple[np.ndarray, np.ndarray] | None:
    """Return the two sides of a comparison that a wave is about to execute, of each block; None for another step."""
    if step.definition.mnemonic not in _COMPARED:
        return None
    one, other = (_value(w, operand) for operand in step.item.operands)
    return one, other


def periods_left(deciding: Sequence[Step], first: Values, second: Values) -> int | None:
    """Count the periods, from the first on, in which each comparison has the result that it has in the first.

    `first` and `second` are the sides of the comparisons in two periods, one after the other. None if no period ends
    the loop."""
    names = [step.definition.mnemonic for step in deciding if step.definition.mnemonic in _COMPARED]
    found: list[int] = []
    for name, one, two in zip(names, first, second, strict=True):
        rows = np.broadcast_arrays(*one, *two)
        for numbers in zip(*(row.ravel().tolist() for row in rows), strict=True):
            count = _unchanged(name, numbers)
            found += [] if count is None else [count]
    return min(found, default=None)


def _readable(operand: object) -> bool:
    if isinstance(operand, Number):
        return isinstance(operand.value, int)
    return isinstance(operand, Register) and operand.file == "s" and operand.count == 1


def _value(w: WaveContext, operand: object) -> np.ndarray:
    if isinstance(operand, Number):
        return np.array([int(operand.value) % _WORD])
    assert isinstance(operand, Register)
    return np.array(w.s[operand.index], np.int64)


def _unchanged(name: str, numbers: tuple[int, int, int, int]) -> int | None:
    """Return in how many periods a comparison has its first result; None for ever.

    `numbers` are both sides in the first period, and both in the second."""
    _, how, kind = name.rsplit("_", 2)
    left, right, next_left, next_right = numbers
    if how in ("eq", "lg"):
        return _equal((left - right) % _WORD, (next_left - next_right - left + right) % _WORD)
    least = -(_WORD // 2) if kind == "i32" else 0
    starts = [(number - least) % _WORD + least for number in (left, right)]
    steps = [_signed(next_left - left), _signed(next_right - right)]
    ends = [_until_wrap(start - least, step) for start, step in zip(starts, steps, strict=True)]
    less, by = starts[0] - starts[1], steps[0] - steps[1]  # left - right
    if how in ("gt", "le"):
        less, by = -less, -by
    # the comparison is less < 0, or its contrary
    if less < 0:
        ends.append(-(less // by) if by > 0 else None)
    else:
        ends.append(less // -by + 1 if by < 0 else None)
    return min((end for end in ends if end is not None), default=None)


def _equal(difference: int, step: int) -> int | None:
    """Return in how many periods a difference, modulo 2^32, stays 0, or does not come to 0."""
    if not step:
        return None
    if not difference:
        return 1
    common = math.gcd(step, _WORD)
    if difference % common:
        return None
    rest = _WORD // common
    return -(difference // common) * pow(step // common, -1, rest) % rest


def _signed(step: int) -> int:
    return (step + _WORD // 2) % _WORD - _WORD // 2


def _until_wrap(start: int, step: int) -> int | None:
    """Return in how many periods a number from 0 to 2^32 - 1 stays one."""
    if not step:
        return None
    return (_WORD - 1 - start) // step + 1 if step > 0 else start // -step + 1
