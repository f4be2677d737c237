"""Addresses kept in registers: the per-lane offsets and 64-bit bases that a kernel needs, and the part of an address
that an instruction's immediate offset covers.

Two offsets that differ by the same constant in every lane of every warp share a register. Both are evaluated for all
lanes, so that no rule about swizzles is needed. The part that depends on the call's sizes must be the same in both.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.names import Names
from tiledsl.ir.program.operations import Operand
from tiledsl.ir.program.registers import Address, Descriptor, Pointer, Scalar


@dataclasses.dataclass(eq=False)
class OpenLoop:
    """A loop during planning, with the pointers that it advances. Compared by identity: a loop that is planned twice
    has its own pointers each time.
    """

    var: ir.Var
    start: int
    step: int
    pointers: list[Pointer] = dataclasses.field(default_factory=list)


class _Divided(NamedTuple):
    """The parts of an offset as `_split` returns them, and the first part in each lane of each warp."""

    fixed: ir.Expr | None
    sized: ir.Expr
    moving: ir.Expr | None
    lanes: np.ndarray | None


class AddressBook:
    """The addresses of one kernel, collected while it is planned."""

    def __init__(self, warps: int, names: Names | None = None):
        self.names = names or Names()
        self.environment = lane_environment(warps)
        self.addresses: list[Address] = []
        self.pointers: list[Pointer] = []
        self.descriptors: list[Descriptor] = []
        self.scalars: list[Scalar] = []
        self.read_in: dict[str, tuple[OpenLoop, ...]] = {}  # the loops around a read, by the name of its value
        self._values: list[tuple[np.ndarray, ir.Expr]] = []
        self._bases: dict[tuple[object, ...], tuple[Pointer, int]] = {}

    # ------------------------------------------------------------------------------------------------ per-lane offsets

    def offsets(self, values: Sequence[ir.Expr], stem: str, shared: bool, largest: int) -> list[tuple[Operand, int]]:
        """For each value, the operand that holds the value minus an immediate of 0..largest bytes, and
        that immediate.
        """
        parts = [self._divided(value) for value in values]
        order = sorted(range(len(values)), key=lambda i: _least(parts[i]))
        found = {i: self._offset(values[i], parts[i], stem, shared, largest) for i in order}
        return [found[i] for i in range(len(values))]

    def least(self, value: ir.Expr) -> int:
        """The least value over all lanes and warps, as far as the value does not change from step to step."""
        return _least(self._divided(value))

    def _divided(self, value: ir.Expr) -> _Divided:
        fixed, sized, moving = _split(value)
        return _Divided(fixed, sized, moving, None if fixed is None else self._lanes(fixed))

    def _lanes(self, value: ir.Expr) -> np.ndarray:
        shape = next(iter(self.environment.values())).shape
        # whether a warp comes by one is found when every warp is run
        unbound: dict[ir.Expr, Any] = dict.fromkeys(ex.undefined(value), 0)
        return np.broadcast_to(np.asarray(ex.evaluate(value, {**self.environment, **unbound})), shape)

    def _offset(self, value: ir.Expr, parts: _Divided, stem: str, shared: bool, largest: int) -> tuple[Operand, int]:
        fixed, sized, moving, lanes = parts
        if fixed is None or lanes is None:
            return Operand("v", value=value, kind="shared" if shared else "int"), 0
        for address, (known, also) in zip(self.addresses, self._values, strict=True):
            distance = int(lanes[0, 0] - known[0, 0])
            if (
                address.shared == shared
                and also == sized
                and 0 <= distance <= largest
                and np.array_equal(known + distance, lanes)
            ):
                return Operand("v", address.name, moving, "int"), distance
        address = Address(self.names.numbered(stem), ex.binary("+", fixed, sized), shared)
        self.addresses.append(address)
        self._values.append((lanes, sized))
        return Operand("v", address.name, moving, "int"), 0

    # ------------------------------------------------------------------------------------------------- 64-bit bases

    def pointer(
        self, tensor: ir.Tensor, start: ir.Expr, loops: Sequence[OpenLoop], largest: int
    ) -> tuple[Operand, int]:
        """The base of a tensor's piece, and an immediate of 0..largest bytes. Base and immediate together are `start`
        bytes from the tensor's first element.
        """
        terms, constant = ex.linear(start)
        owner = next(
            (loop for loop in reversed(loops) if any(loop.var in set(ex.variables(atom)) for atom in terms)), None
        )
        advance = _advance(start, owner) if owner is not None else ex.const(0)
        if advance is None or not self._is_read_before(start, owner):
            return Operand("s", value=start, kind="pointer", tensor=tensor), 0
        key = (tensor, owner, tuple(sorted(terms.items(), key=repr)))
        known, base = self._bases.get(key, (None, 0))
        if known is not None and 0 <= constant - base <= largest:
            return Operand("s", known.name), constant - base
        first = ex.substitute(start, {owner.var: ex.const(owner.start)}) if owner else start
        pointer = Pointer(self.names.numbered(f"{tensor.name}_"), tensor, first, advance)
        (owner.pointers if owner else self.pointers).append(pointer)
        self._bases[key] = pointer, constant
        return Operand("s", pointer.name), 0

    def _is_read_before(self, start: ir.Expr, loop: OpenLoop | None) -> bool:
        """Return whether the integers of an offset that steps of loops read are read before the loop begins."""
        moving = [one.name for one in ex.reads(start) if one.moves]
        return not moving or loop is not None and all(loop not in self.read_in[name] for name in moving)

    def scalar(self, tensor: ir.Tensor, value: ir.Expr) -> Operand:
        """An offset in a tensor that is equal in all lanes. It is computed before the loops where no loop changes it.
        In place, clang would compute it again, merge the parts that paths share in a vector register, and pass that
        register to assembly that takes a scalar register.
        """
        if "loop" in ex.kinds(value) or isinstance(value, ir.Const):
            return Operand("s", value=value)
        known = next((scalar for scalar in self.scalars if scalar.value == value), None)
        if known is None:
            known = Scalar(self.names.numbered(f"{tensor.name}_s"), value)
            self.scalars.append(known)
        return Operand("s", known.name)

    def descriptor(self, tensor: ir.Tensor, start: ir.Expr, end: ir.Expr) -> Operand:
        """The buffer from `start` bytes after a tensor's first element to `end`. It is computed before the loops where
        no loop changes it.
        """
        if "loop" in ex.kinds(start) | ex.kinds(end):
            return Operand("s", value=start, kind="descriptor", tensor=tensor, end=end)
        for known in self.descriptors:
            if (known.tensor, known.start, known.end) == (tensor, start, end):
                return Operand("s", known.name)
        self.descriptors.append(Descriptor(self.names.numbered(f"{tensor.name}_b"), tensor, start, end))
        return Operand("s", self.descriptors[-1].name)


def _advance(start: ir.Expr, loop: OpenLoop) -> ir.Expr | None:
    """The bytes that a base moves in each turn of the loop; None where they differ from turn to turn."""
    later = ex.substitute(start, {loop.var: ex.binary("+", loop.var, loop.step)})
    advance = ex.binary("-", later, start)
    return None if loop.var in set(ex.variables(advance)) else advance


def _least(parts: _Divided) -> int:
    """The least value over all lanes and warps, as far as the value does not change from step to step."""
    return int(np.min(parts.lanes)) + ex.bounds(parts.sized)[0] if parts.lanes is not None else 0


def _split(value: ir.Expr) -> tuple[ir.Expr | None, ir.Expr, ir.Expr | None]:
    """Split an offset: (the part of lanes and warps, the part of the call's sizes, the part of loops and the block).
    The first part is None where the parts cannot be separated.
    """
    terms, constant = ex.linear(value)
    moving = {atom: c for atom, c in terms.items() if ex.kinds(atom) & {"loop", "block"}}
    sized = {atom: c for atom, c in terms.items() if atom not in moving and "size" in ex.kinds(atom)}
    if any(ex.kinds(atom) & {"lane", "warp"} for atom in moving):
        return None, ex.const(0), value
    fixed = ex.from_linear(
        ({atom: c for atom, c in terms.items() if atom not in moving and atom not in sized}, constant)
    )
    return fixed, ex.from_linear((sized, 0)), ex.from_linear((moving, 0)) if moving else None
