"""What both arms of a branch do in plain C++, which the compiler may merge or lay out otherwise than it stands."""

from __future__ import annotations

from tiledsl.ir.program import operations as lp


def multiply_in_both(branch: lp.Branch) -> bool:
    """Whether both arms have products that the compiler places, and no memory operations: then each arm is a branch of
    its own.

    clang lays the arms of one branch one after the other, and keeps two copies of an accumulator that both change. It
    moves them at each turn of a loop, at times without the wait states that they need. Memory operations would be
    counted on paths through none of the arms, or both."""
    moving = any(
        isinstance(operation, lp.Memory | lp.Store | lp.Load | lp.Barrier)
        for operation in lp.flat((*branch.then, *branch.otherwise))
    )
    return not moving and all(any(map(_is_placed_product, lp.flat(arm))) for arm in (branch.then, branch.otherwise))


def told_apart(branch: lp.Branch) -> bool:
    """Whether both arms have stores, or products, that the compiler places: of two that are alike it would make one,
    before or behind the arms.
    """
    kinds = (lambda operation: isinstance(operation, lp.Store), _is_placed_product)
    return any(all(any(map(kind, lp.flat(arm))) for arm in (branch.then, branch.otherwise)) for kind in kinds)


def _is_placed_product(operation: lp.Operation) -> bool:
    return isinstance(operation, lp.Mfma) and not operation.named
