"""Which arithmetic packed f32 instructions compute, for two elements at once."""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.operations import PACKED
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import statements
from tiledsl.targets import Target


def is_of_packed(value: ir.Element) -> bool:
    """Return whether packed instructions compute an element's expression."""
    match value:
        case ir.Apply(op=op, operands=operands):
            return op in PACKED and all(map(is_of_packed, operands))
        case lp.Element() | ir.Number() | ir.Parameter():
            return True
        case ir.OfPlace():
            return False
        case _:
            raise AssertionError(f"{type(value).__name__} is not an element that a lane works out")


def takes_turns(kernel: ir.KernelIR) -> bool:
    """Return whether warps take turns on a SIMD: one multiplies, at a raised priority, while another one computes."""
    loops = (statement for statement in statements(kernel.body) if isinstance(statement, ir.For))
    return any(map(_has_phases, loops))


def computes_unpacked(kernel: ir.KernelIR, target: Target) -> bool:
    """Return whether each element has an instruction, since packed ones would wait for the products of other warps."""
    return not target.packed_beside_products and takes_turns(kernel)


def _has_phases(loop: ir.For) -> bool:
    """Whether the steps of a loop have barriers, products, a raised priority, and arithmetic."""
    kinds = (ir.Barrier, ir.Mma, ir.Priority, (ir.Elementwise, ir.Reduce, ir.Cast, ir.Unpack))
    inner = [statement for phase in loop.phases for statement in statements(phase)]
    return all(any(isinstance(statement, kind) for statement in inner) for kind in kinds)
