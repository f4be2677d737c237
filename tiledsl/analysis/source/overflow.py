"""TD706: sums of products of int8 that may exceed the 31 bits of an i32, and then wrap.

A product of two int8 is at most 2¹⁴, that of −128 with itself. So 131,071 of them stay below 2³¹, and one more may not.
"""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import parts_of

MOST_PRODUCTS = (2**31 - 1) // 2**14


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class MayWrap(Cause):
    """TD706: so many products of int8 make an element of the output."""

    output: str
    products: int


def sums_that_wrap(kernel: ir.KernelIR) -> list[Diagnostic]:
    """Return a warning for each contract whose elements are sums of too many products of int8."""
    return [
        _warning(contract, count, longest)
        for contract in kernel.contracts
        if (found := [_depth(one) for one in parts_of(contract.value) if isinstance(one, ir.Matmul)])
        and (count := sum(map(_most, found))) > MOST_PRODUCTS
        and (longest := max(found, key=_most))
    ]


def _depth(product: ir.Matmul) -> ir.Expr:
    """Return how many products of int8 a sum of the product has: 0 where an operand is of another type."""
    left, right = product.left, product.right
    of = [one.of if isinstance(one, ir.Transposed) else one for one in (left, right)]
    tensors = [one.tensor for one in of if isinstance(one, ir.OfTensor) and one.tensor.dtype.name == "int8"]
    if len(tensors) < len(of):
        return ir.Const(0)
    return tensors[0].rows if isinstance(left, ir.Transposed) else tensors[0].cols


def _most(size: ir.Expr) -> int:
    return ex.bounds(size)[1]


def _warning(contract: ir.Contract, count: int, longest: ir.Expr) -> Diagnostic:
    name, up_to, help_ = contract.tensor.name, "", f"let a sum have at most {MOST_PRODUCTS:,} products"
    if isinstance(longest, ir.Var):
        up_to, help_ = "up to ", f'declare td.dyn("{longest.name}", most={MOST_PRODUCTS})'
    return Diagnostic(
        "TD706",
        f"sums of {up_to}{count:,} products of int8 may exceed i32, and then wrap",
        Mark(contract.span, f"each element of '{name}' is such a sum"),
        notes=(f"a product is at most 16,384, and {MOST_PRODUCTS:,} of them stay below 2,147,483,648",),
        helps=(
            help_,
            "for longer sums, add the sums of parts in f32: td.cast(acc, td.f32)",
        ),
        severity="warning",
        cause=MayWrap(name, count),
    )
