"""One step of a decoded program, and the accumulators that matrix instructions leave behind."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import Definition, Effects, split_encoding, union
from tiledsl.asm.isa.registers import EXEC_BITS
from tiledsl.asm.isa.wait_states import Issue, Rule
from tiledsl.asm.text.syntax import Instruction
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.hazards import Place
from tiledsl.sim.state.matrix_registers import MatrixOperands
from tiledsl.sim.state.pattern import Pattern


@dataclasses.dataclass(slots=True)
class Accumulator:
    """The matrices [batch · block, m, n] of one register tuple, with the products that are not yet added. `step` wrote
    the tuple last.
    """

    place: tuple[str, int]
    mask: int
    matrix: MatrixOperands
    total: Array
    queue: list[tuple[Array, Array]]
    step: Step
    clock: int


_SINKS = frozenset(
    {"ds", "global", "flat", "mubuf", "smem", "mfma", "sopp"}
)  # instructions where an undefined value matters


class Step:
    """One instruction.

    `run` executes the instruction for a wave; `perform` is the part of a memory operation that moves data, given the
    operands. `flow` says which sources each result depends on; `used` are all sources. `address` are the registers that
    hold the address of an LDS access, `patterns` the access patterns worked out so far. `attended` are the registers to
    look at before the instruction runs (none for an MFMA, which looks itself). `issue` is what the rules of wait states
    know of the instruction."""

    __slots__ = (
        "index",
        "item",
        "definition",
        "family",
        "encoding",
        "counter",
        "reads",
        "writes",
        "touch",
        "attended",
        "run",
        "perform",
        "patterns",
        "is_valu",
        "flow",
        "used",
        "is_sink",
        "writes_lds",
        "address",
        "issue",
        "rules",
        "target_index",
        "place",
        "matrix",
    )

    def __init__(
        self,
        index: int,
        item: Instruction,
        definition: Definition,
        effect: Effects,
        flow: tuple[tuple[int, int], ...],
        issue: Issue,
    ):
        self.index, self.item, self.definition = index, item, definition
        self.family, self.counter = definition.family, definition.counter
        self.encoding = split_encoding(item.mnemonic)[1]
        self.reads, self.writes, self.touch = effect.reads, effect.writes, effect.touches
        self.attended = 0 if definition.family == "mfma" else self.touch
        self.is_valu = definition.is_valu
        self.flow, self.used = flow, union(read for _, read in flow)
        self.issue = issue
        self.is_sink = definition.family in _SINKS or bool(effect.writes & EXEC_BITS)
        self.writes_lds = False
        self.address = 0
        self.rules: tuple[Rule, ...] = ()
        self.patterns: dict[Any, Pattern] = {}
        self.target_index = -1
        self.matrix: MatrixOperands | None = None
        self.place = Place(item.line, item.text, index)
        self.run: Callable[[Any], Any] = lambda w: None
        self.perform: Callable[[Any, list[Any]], None] = lambda w, values: None
