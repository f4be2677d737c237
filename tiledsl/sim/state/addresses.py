"""Addresses of a listing's own functions, labels and data, as `s_getpc_b64` and the relocations behind it make them.

An instruction takes 8 bytes here, whatever its encoding: that holds for the three of which LLVM makes an address
(`s_getpc_b64`, then `s_add_u32` and `s_addc_u32` with literals); of other code an address says only which instruction
stands there. Each data object has an allocation of its own."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence

from tiledsl.asm.text.expressions import Unresolved, evaluate
from tiledsl.asm.text.syntax import DataObject, Function, Instruction, Kernel, Number, Operand, Symbol
from tiledsl.diagnostics.diagnostic import SimulationError

CODE, _DATA, _GOT = 3 << 46, 1 << 47, 5 << 45  # above every argument, below 2^48
INSTRUCTION_BYTES = 8
_SPACING = 1 << 32
_NAME = re.compile(r"[A-Za-z_.$][\w.$]*")
_RELATIVE = re.compile(r"([A-Za-z_.$][\w.$]*)@(rel32|gotpcrel32)@(lo|hi)((?:[-+]\w+)*)$")
_LITERAL_AT = 4  # bytes behind the beginning of its instruction


@dataclasses.dataclass(frozen=True, slots=True)
class ListingData:
    """Bytes of the listing that stand in memory from the address `base` on."""

    name: str
    base: int
    data: bytes
    read_only: bool


class Addresses:
    """The functions and data objects that a kernel can reach, `functions` and `objects` in the order of addresses."""

    def __init__(self, kernel: Kernel, functions: Sequence[Function], objects: Sequence[DataObject]):
        known = {f.name: f for f in functions} | {o.name: o for o in objects}
        reached: dict[str, Function | DataObject] = {}
        left = list(_names(kernel.items))
        while left:
            name = left.pop()
            found = known.get(name)
            if found is not None and name not in reached:
                reached[name] = found
                left += (
                    _names(found.items) if isinstance(found, Function) else [symbol for _, symbol, _ in found.pointers]
                )
        self.functions = [f for f in functions if f.name in reached]
        self.objects = [o for o in objects if o.name in reached]
        self.values = {o.name: _DATA + number * _SPACING for number, o in enumerate(self.objects)}
        self.table: dict[str, int] = {}  # address of the table entry of a symbol

    @property
    def writable(self) -> bool:
        return any(o.writable for o in self.objects)

    def place_code(self, labels: dict[str, int]) -> None:
        """Give the labels addresses; `labels` maps a label to the index of its instruction."""
        self.values |= {name: CODE + INSTRUCTION_BYTES * index for name, index in labels.items()}

    def resolved(self, index: int, item: Instruction) -> Instruction:
        """The instruction with addresses in place of the symbols whose addresses are known."""
        operands = tuple(self._operand(index, operand) for operand in item.operands)
        return item if operands == item.operands else dataclasses.replace(item, operands=operands)

    def _operand(self, index: int, operand: Operand) -> Operand:
        if not isinstance(operand, Symbol):
            return operand
        relative = _RELATIVE.match(operand.text)
        if relative is None:
            return self._difference(operand)
        name, kind, half, addend = relative.groups()
        if name not in self.values:
            return operand
        target = self.values[name] if kind == "rel32" else self.table.setdefault(name, _GOT + 8 * len(self.table))
        distance = target + evaluate(f"0{addend}", {}) - (CODE + INSTRUCTION_BYTES * index + _LITERAL_AT)
        return Number((distance >> 32 if half == "hi" else distance) & 0xFFFFFFFF)

    def _difference(self, operand: Symbol) -> Operand:
        """The difference of two labels, such as `(.LBB0_9-.Lpost_getpc0)>>32`: how LLVM branches far."""
        if not operand.text.startswith("("):
            return operand
        try:
            return Number(
                evaluate(operand.text, {name: str(value) for name, value in self.values.items()}) & 0xFFFFFFFF
            )
        except Unresolved:
            return operand

    def data(self) -> Iterator[ListingData]:
        """The data of the listing that the kernel reaches, and the table of addresses. SimulationError for data that
        cannot be read, or that names a symbol which the listing does not define.
        """
        for item in self.objects:
            if item.unread:
                raise SimulationError(
                    f"the data of '{item.name}' cannot be read: '.{item.unread}' is not modelled there"
                )
            data = bytearray(item.data)
            for offset, symbol, addend in item.pointers:
                if symbol not in self.values:
                    raise SimulationError(
                        f"'{item.name}' holds the address of '{symbol}', which the listing does not define"
                    )
                data[offset : offset + 8] = (self.values[symbol] + addend).to_bytes(8, "little")
            yield ListingData(f"'{item.name}' of the listing", self.values[item.name], bytes(data), not item.writable)
        if self.table:
            entries = b"".join(self.values[name].to_bytes(8, "little") for name in self.table)
            yield ListingData("the table of addresses", _GOT, entries, True)


def _names(items: Sequence[object]) -> Iterator[str]:
    """The symbols that instructions name."""
    for item in items:
        if isinstance(item, Instruction):
            for operand in item.operands:
                if isinstance(operand, Symbol):
                    yield from _NAME.findall(operand.text)
