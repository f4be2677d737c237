"""Every operation inside every other, in each operand's place, with and without scalars: the text that C reads binds as the kernel's."""

import operator

import pytest
import torch

import tiledsl as td

pytestmark = pytest.mark.in_turn

UNARY = {"neg": operator.neg, "neg neg": lambda x: operator.neg(operator.neg(x))}
BINARY = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


def formulas():
    """One operation within another, over two tiles (or tensors) and a scalar: (name, function)."""
    for outer, two in BINARY.items():
        for inner, one in UNARY.items():
            yield f"{inner}(x {outer} y)", lambda x, y, alpha, two=two, one=one: one(two(x, y))
            yield f"x {outer} {inner}(y)", lambda x, y, alpha, two=two, one=one: two(x, one(y))
            yield f"{inner}(alpha) {outer} x", lambda x, y, alpha, two=two, one=one: two(one(alpha), x)
        for inner, other in BINARY.items():
            yield f"x {outer} (y {inner} alpha)", lambda x, y, alpha, two=two, other=other: two(x, other(y, alpha))
            yield f"(x {inner} alpha) {outer} y", lambda x, y, alpha, two=two, other=other: two(other(x, alpha), y)
            yield f"-(x {inner} alpha) {outer} -(y {inner} x)", lambda x, y, alpha, two=two, other=other: two(-other(x, alpha), -other(y, x))


FORMULAS = list(formulas())
GROUP = 12


@td.kernel(warps=1)
def nested(a: td.gl[td.f32, 32, 32], b: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32 * GROUP, 32], alpha: td.f32, first=0):
    td.grid(1)
    x, y = td.load(a[0, 0], (32, 32)), td.load(b[0, 0], (32, 32))
    for number in range(GROUP):
        td.store(c[number, 0], FORMULAS[first + number][1](x, y, alpha))


@pytest.mark.thorough
@pytest.mark.parametrize("first", range(0, len(FORMULAS), GROUP))
def test_every_operation_within_every_other(first):
    generator = torch.Generator().manual_seed(5)
    a, b = (torch.randint(low, low + 8, (32, 32), generator=generator).float() for low in (1, 9))  # apart: nothing is divided by 0
    c = torch.full((32 * GROUP, 32), torch.nan)
    nested(a, b, c, 3.0, target="gfx942", first=first)
    parts = zip(FORMULAS[first : first + GROUP], c.split(32), strict=True)
    assert [name for (name, formula), part in parts if not torch.equal(part, formula(a, b, torch.tensor(3.0)))] == []


def test_the_groups_hold_all():
    assert len(FORMULAS) % GROUP == 0
