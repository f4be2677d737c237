"""What the addresses of the plan say of an access: its lanes, the clocks of the LDS, the bytes in global memory."""

from __future__ import annotations

import re

import numpy as np

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import served_clocks
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.targets import Target

LDS_BYTES_A_CLOCK = 128  # of a compute unit; for accesses whose lanes the target's table does not group


def guard_of(operation: lp.Operation) -> ir.Expr | None:
    """The operation's own condition on lanes: of the lanes that hold an element of a vector, one stores it."""
    match operation:
        case lp.Load(access=piece) | lp.Store(access=piece):
            return piece.only
        case lp.Memory(access=access, guard=guard):
            return access.guard if access is not None and access.guard is not None else guard
        case _:
            return None


def lds_clocks(addresses: np.ndarray, lanes: np.ndarray, access: SharedAccess, target: Target) -> tuple[int, int]:
    """The clocks that the LDS takes for an access of these lanes, and the clocks lost to bank conflicts."""
    kind = "write" if access.writes else "read"
    width = target.lds_key(access.width)
    if (kind, width) not in target.lds_banks:
        return -(-int(lanes.sum()) * width // LDS_BYTES_A_CLOCK), 0
    return served_clocks(addresses, width, kind, target, lanes)


class GlobalAddresses:
    """The addresses in global memory that the operations of a program name."""

    def __init__(self, program: lp.Program):
        self._lanes = {address.name: address.value for address in program.addresses if not address.shared}
        self._lanes |= {scalar.name: scalar.value for scalar in program.scalars}
        loops = [loop for loop in program.numbers.operations if isinstance(loop, lp.Loop)]
        pointers = [*program.pointers, *(pointer for loop in loops for pointer in loop.pointers)]
        self._bases = {pointer.name: pointer.start for pointer in pointers}
        self._bases |= {buffer.name: buffer.start for buffer in program.descriptors}
        self._ends = {buffer.name: buffer.end for buffer in program.descriptors}
        self._advances = {pointer.name: pointer.advance for pointer in pointers}

    def terms(self, operation: lp.Memory) -> tuple[list[ir.Expr], int] | None:
        """The terms of each lane's offset in the tensor, and the bytes of a lane.

        None for operations that access no global memory, and for addresses that the plan does not know. A loop's
        pointer has its value in the first turn."""
        definition = lookup(operation.mnemonic)
        if (
            definition is None
            or not definition.bytes
            or (operation.access is not None and not operation.access.direct)
            or "vm" not in (definition.counter or "")
        ):
            return None
        parts = [(operand.constraint, value) for operand in operation.inputs for value in self._values(operand)]
        if not any(constraint == "v" for constraint, _ in parts):
            return None
        immediate = re.search(r"offset:(-?\d+)", operation.template)
        start = [ir.Const(int(immediate[1]))] if immediate else []
        return [*start, *(value for _, value in parts)], definition.bytes

    def advances(self, operation: lp.Memory) -> list[ir.Expr]:
        """The terms that a turn of the loop adds to the offset."""
        names = [operand.name for operand in operation.inputs if operand.kind != "within"]
        return [self._advances[name] for name in names if name in self._advances]

    def end(self, operation: lp.Memory) -> ir.Expr | None:
        """The offset from which on a buffer has no bytes: its lanes there load zeros. None without a buffer."""
        return next((self._ends[one.name] for one in operation.inputs if one.name in self._ends), None)

    def _values(self, operand: lp.Operand) -> list[ir.Expr]:
        """The terms that an operand adds to a byte address in global memory."""
        if operand.constraint not in ("v", "s") or operand.kind == "shared":
            return []
        known = self._lanes.get(operand.name)
        if operand.kind != "within":
            known = self._bases.get(operand.name, known)
        return [value for value in (known, operand.value) if value is not None]
