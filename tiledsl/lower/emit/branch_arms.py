"""Work in plain C++ that both arms of a branch have, and that the compiler may merge or reorder."""

from __future__ import annotations

from tiledsl.ir.program import operations as lp


def multiply_in_both(branch: lp.Branch) -> bool:
    """Whether both arms have products that the compiler places, and no memory operations. Then each arm is emitted as a
    branch of its own.

    clang lays the arms of one branch one after the other, and keeps two copies of an accumulator that both arms change.
    It moves the copies in each turn of a loop, sometimes without the required wait states. Memory operations must not
    be in two such branches: they would be counted on paths through neither arm, or through both.
    """
    moving = any(
        isinstance(operation, lp.Memory | lp.Store | lp.Load | lp.Barrier)
        for operation in lp.flat((*branch.then, *branch.otherwise))
    )
    return not moving and all(any(map(_is_placed_product, lp.flat(arm))) for arm in (branch.then, branch.otherwise))


def may_merge(branch: lp.Branch) -> bool:
    """Whether both arms have stores, or products, that the compiler places: it would merge equal ones before or after
    the arms.
    """
    kinds = (lambda operation: isinstance(operation, lp.Store), _is_placed_product)
    return any(all(any(map(kind, lp.flat(arm))) for arm in (branch.then, branch.otherwise)) for kind in kinds)


def _is_placed_product(operation: lp.Operation) -> bool:
    return isinstance(operation, lp.Mfma) and not operation.is_assembly
