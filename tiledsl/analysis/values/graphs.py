"""Formulas of single elements as graphs: numbers, variables, and operations on earlier nodes.

Variables are elements of tensors, parameters, and parts of matrix products: the product over k from i to j is the
variable of j less the variable of i.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from tiledsl.analysis.values.algebra import Applied, Data, Flipped, Number, Parameter, Sum, Value
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.exponentials import TooHard
from tiledsl.analysis.values.fingerprints import in_every_block
from tiledsl.analysis.values.tags import ZERO, Tags

VARIABLE, NUMBER = "variable", "number"
Node = tuple[str, tuple[int | float, ...]]  # an operation and its operands' nodes; or a variable or a number

_MOST_NODES = 2000
_SHORT = 1 << 10  # numerator times denominator of a fraction that is no chance
_LARGEST = float(np.finfo(np.float32).max)
_DIGITS = 3  # decimal digits of a number that are no chance


class Graph:
    """The nodes of some formulas. What is the same has the same node."""

    def __init__(self, tags: Tags, blocks: Blocks) -> None:
        self.tags, self.blocks = tags, blocks
        self.nodes: dict[Node, int] = {}
        self.variables: dict[Hashable, int] = {}
        self.known: dict[tuple[Value, int, int], int] = {}

    def of(self, value: Value, row: int, col: int) -> int:
        """Return the node of one element. Raise TooHard where its formula is not known."""
        key = value, row, col
        if key not in self.known:
            self.known[key] = self._made(value, row, col)
        return self.known[key]

    def _made(self, value: Value, row: int, col: int) -> int:
        match value:
            case Data(tags=elements):
                return self._element(int(elements[min(row, len(elements) - 1), col]))
            case Number(value=number):
                return self._node(NUMBER, _in_f32(number))
            case Parameter(name=name):
                return self._variable(name)
            case Flipped(of=of):
                return self.of(of, col, row)
            case Applied(op=op, operands=operands):
                return self._node(op, *(self.of(one, row, col) for one in operands))
            case Sum():
                return self._sum(value, row, col)
            case _:
                raise TooHard

    def _sum(self, value: Sum, row: int, col: int) -> int:
        if value.mistaken or value.unfollowed:
            raise TooHard
        total = None if value.base is None else self.of(value.base, row, col)
        for one in value.products.values():
            numbers = int(self.tags.vectors[one.left][row]), int(self.tags.vectors[one.right][col])
            if ZERO in numbers:
                continue
            lines = sorted(map(self._line, numbers))
            for line, start, stop in in_every_block(one.spans, self.blocks):
                part = self._variable((*lines, line, stop))
                if start:  # all products of two lines begin at one place
                    part = self._node("-", part, self._variable((*lines, line, start)))
                total = part if total is None else self._node("+", total, part)
        return self._node(NUMBER, 0.0) if total is None else total

    def _element(self, tag: int) -> int:
        if tag < ZERO:
            raise TooHard
        return self._node(NUMBER, 0.0) if tag == ZERO else self._variable(self._tag(tag))

    def _tag(self, tag: int) -> Hashable:
        """Return the name of an element."""
        return tag

    def _line(self, line: int) -> Any:
        """Return the name of a line of a product."""
        return line

    def _variable(self, key: Hashable) -> int:
        return self._node(VARIABLE, self.variables.setdefault(key, len(self.variables)))

    def _node(self, op: str, *operands: int | float) -> int:
        if len(self.nodes) > _MOST_NODES:
            raise TooHard
        return self.nodes.setdefault((op, operands), len(self.nodes))


def pruned(nodes: Sequence[Node], *ends: int) -> tuple[tuple[Node, ...], tuple[int, ...]]:
    """Return the nodes that some nodes are made of, numbered from 0, and the numbers of these nodes.

    Variables are numbered in their order, so that formulas of other elements have the same nodes.
    """
    needed, pending = set[int](), list(ends)
    while pending:
        number = pending.pop()
        if number not in needed:
            needed.add(number)
            pending += map(int, operands_of(nodes[number]))
    made, numbers = list[Node](), dict[int, int]()
    variables = itertools.count()
    for number in sorted(needed):
        op, operands = nodes[number]
        if op == VARIABLE:
            operands = (next(variables),)
        elif op != NUMBER:
            operands = tuple(numbers[int(one)] for one in operands)
        numbers[number] = len(made)
        made.append((op, operands))
    return tuple(made), tuple(numbers[one] for one in ends)


def operands_of(node: Node) -> tuple[int | float, ...]:
    """Return the nodes that a node is made of."""
    op, operands = node
    return () if op in (VARIABLE, NUMBER) else operands


def _in_f32(number: float) -> float:
    """Return the number as kernels keep it, where f32 holds it."""
    with np.errstate(over="ignore"):
        near = float(np.float32(number))
    return near if math.isfinite(near) and (near or not number) else number


@functools.lru_cache(maxsize=4096)
def meant(number: float) -> Fraction | None:
    """Return the number that is written as this number of f32: a short fraction, or one of few decimal digits.

    None is returned where no short number is near, as for the square root of 2, and for numbers beyond f32.
    """
    if abs(number) > _LARGEST:
        return None
    if abs(number) <= 4096 and (256 * number).is_integer() or abs(math.frexp(number)[0]) == 0.5:
        return Fraction(number)
    short = Fraction(number).limit_denominator(1024)
    if abs(short.numerator) * short.denominator <= _SHORT and np.float32(float(short)) == np.float32(number):
        return short
    text = np.format_float_scientific(np.float32(number), unique=True, trim="-")
    digits = text.lstrip("-").split("e")[0].replace(".", "")
    if len(digits) <= _DIGITS and np.float32(number) == number:
        return Fraction(text)
    return None


def last_place(number: float) -> Fraction:
    """Return the distance from a number to the next one of f32."""
    return Fraction(float(np.spacing(np.float32(abs(number)))))
