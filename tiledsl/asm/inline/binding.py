"""The bindings of inline assembly's operands, and the problems that the checks report."""

from __future__ import annotations

import dataclasses
import enum

from tiledsl.asm.isa.definition import scalar_register
from tiledsl.asm.text.syntax import Number, Operand, Register, Special, Symbol, Wait
from tiledsl.diagnostics.node import Compared

UNKNOWN = "TD501"
TARGET = "TD502"
COUNT = "TD503"
CLASS = "TD504"
WIDTH = "TD505"
RANGE = "TD506"
MODIFIER = "TD507"
UNBOUND = "TD509"
ALIGNMENT = "TD510"
ENCODING = "TD511"


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Binding(Compared):
    """The value that a placeholder stands for. Kinds: "vgpr", "agpr", "sgpr", "uniform" (the compiler may put the value
    in VGPRs or SGPRs), "constant" (`value`, if known)."""

    kind: str
    dwords: int = 1
    dtype: str | None = None
    value: int | float | None = None

    def describe(self) -> str:
        if self.kind == "constant":
            return "a constant" if self.value is None else f"the constant {self.value}"
        what = {"vgpr": "VGPR", "agpr": "AGPR", "sgpr": "SGPR", "uniform": "uniform value"}[self.kind]
        many = f" tuple of {self.dwords}" if self.kind != "uniform" else f" of {self.dwords} dwords"
        return f"{'an' if what[0] in 'AS' else 'a'} {what}" + (many if self.dwords > 1 else "")


class Misfit(enum.Enum):
    """How operands do not fit a form of an instruction: their number, or one operand's kind, width or range, or that a
    certain word is expected in its place."""

    COUNT = enum.auto()
    KIND = enum.auto()
    WORD = enum.auto()
    WIDTH = enum.auto()
    RANGE = enum.auto()


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Problem(Compared):
    """One finding about an instruction. `placeholder` names the operand in question where it is one of the template's;
    `misfit` is its cause where it depends on the form.
    """

    code: str
    message: str
    expected: str = ""
    got: str = ""
    help: str = ""
    placeholder: str | None = None
    severity: str = "error"
    misfit: Misfit | None = dataclasses.field(default=None, kw_only=True, compare=False, repr=False)


# an operand, or the binding of its placeholder; and the placeholder's name
Bound = tuple[Operand | Binding, str | None]


def as_binding(value: Operand | Binding) -> Binding | None:
    """A concrete register or number as a binding; None for anything else."""
    if isinstance(value, Binding):
        return value
    if isinstance(value, Number):
        return Binding("constant", value=value.value)
    scalar = scalar_register(value)
    if scalar is not None:
        return Binding("sgpr", scalar[1])
    if isinstance(value, Register) and value.file in "va":
        return Binding("vgpr" if value.file == "v" else "agpr", value.count)
    return None


def describe(value: Operand | Binding) -> str:
    binding = as_binding(value)
    if binding is not None:
        return binding.describe()
    if isinstance(value, Special):
        return f"'{value.name}'"
    return {Symbol: "a symbol", Wait: "wait counts"}.get(type(value), "something else")
