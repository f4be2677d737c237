"""Unwritten registers whose undefined bits are known."""

from __future__ import annotations

from typing import Self

from tiledsl.asm.isa.registers import register_bits
from tiledsl.sim.state.arithmetic import Array

Register = tuple[str, int]
ALL = 0xFFFFFFFF


class UndefinedWords:
    """`words` has, by register, an unknown word and the undefined bits of the register, [block, lane] or [block, 1].

    Registers with the same unknown word have the same unknown bits at the same positions, inverted or not: `x ^ y` and
    `y`, for example, of an undefined y. `registers` are all registers here, and `partial` those with defined bits.
    """

    __slots__ = ("words", "registers", "partial")

    def __init__(self) -> None:
        self.words: dict[Register, tuple[object, Array]] = {}
        self.registers = self.partial = 0

    def subset(self, rows: Array) -> Self:
        """The undefined bits of the blocks in these rows."""
        other = type(self)()
        for register, (word, bits) in self.words.items():
            other.add(register, word, bits[rows] if len(bits) > 1 else bits)
        return other

    def add(self, register: Register, word: object, bits: Array) -> None:
        """Note the undefined bits of a register that is not noted yet."""
        self.words[register] = word, bits
        self.registers |= register_bits(*register)
        if not bool((bits == ALL).all()):
            self.partial |= register_bits(*register)

    def bits(self, register: Register) -> Array | None:
        """The undefined bits of a register, None where the register is not noted."""
        return self.words[register][1] if register in self.words else None

    def forget(self, registers: int) -> None:
        """Note that these registers are defined, or undefined, as a whole from now on."""
        if not self.registers & registers:
            return
        for register in [known for known in self.words if register_bits(*known) & registers]:
            del self.words[register]
        self.registers &= ~registers
        self.partial &= ~registers
