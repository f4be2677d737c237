"""A kernel made ready to run: one step for each instruction, with its registers as bit sets and a closure that executes
the instruction for a wave.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from tiledsl.asm.inline.validate import refusal
from tiledsl.asm.isa.catalogue import lookup, matched, suggestions
from tiledsl.asm.isa.definition import (
    SALU_FAMILIES,
    Definition,
    OperandSpec,
    Syntax,
    operand_bits,
    split_encoding,
)
from tiledsl.asm.isa.dependence import flows
from tiledsl.asm.isa.encodings import words
from tiledsl.asm.isa.modifiers import can_be
from tiledsl.asm.isa.wait_states import Rule, issue_of, rules_of
from tiledsl.asm.text.calls import decode_hardware_register
from tiledsl.asm.text.spelling import decode_index_mode
from tiledsl.asm.text.syntax import Instruction, Kernel, Label, Number, Symbol, Wait
from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, SimulationError
from tiledsl.sim.execute import operands as ops
from tiledsl.sim.execute.closures import bind
from tiledsl.sim.execute.indexing import index_steps
from tiledsl.sim.execute.matrix_operands import matrix_operands
from tiledsl.sim.execute.valu import vector_step
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.state.addresses import CODE, INSTRUCTION_BYTES, Addresses
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import DIVERGING
from tiledsl.targets import Target

JUMPS = frozenset({"s_setpc_b64", "s_swappc_b64"})
_LOOK_BACK = 6  # the most states that a rule asks for, plus one


@dataclasses.dataclass(frozen=True, slots=True)
class AtLine(Cause):
    """An instruction that is not executed: its line in the listing."""

    line: int


class Program:
    """The steps of a kernel for one target. SimulationError lists every instruction that the interpreter does not
    know.
    """

    def __init__(
        self,
        kernel: Kernel,
        target: Target,
        symbols: dict[str, int],
        wave_count: int,
        deferred: bool,
        numerics: str,
        addresses: Addresses,
    ):
        self.addresses = addresses
        self.kernel, self.target, self.symbols = kernel, target, symbols
        self.wave_count, self.deferred, self.numerics = wave_count, deferred, numerics
        self.labels: dict[str, int] = {}
        instructions: list[Instruction] = []
        for item in (*kernel.items, *(item for function in addresses.functions for item in function.items)):
            if isinstance(item, Label):
                self.labels[item.name] = len(instructions)
            elif isinstance(item, Instruction):
                instructions.append(item)
        addresses.place_code(self.labels)
        problems: list[Diagnostic] = []
        self.steps: list[Step] = []
        for index, item in enumerate(instructions):
            try:
                self.steps.append(self.step_of(index, item))
            except ops.Unsupported as error:
                problems.append(self._problem(item, str(error)))
        self.indexes_vectors, not_modelled = index_steps(self.steps, kernel, target, self.step_of)
        problems += [self._problem(item, message) for item, message in not_modelled]
        if not instructions:
            problems.append(Diagnostic("TD850", f"kernel '{kernel.name}' has no instructions"))
        if problems:
            raise SimulationError(problems)
        self._keep_needed_rules()

    def _problem(self, item: Instruction, message: str) -> Diagnostic:
        near = suggestions(item.mnemonic) if lookup(item.mnemonic) is None else []
        helps = (f"the interpreter knows {', '.join(near)}",) if near else ()
        text = f"line {item.line}: {message}: {item.text or item.mnemonic}"
        return Diagnostic("TD850", text, helps=helps, cause=AtLine(item.line))

    @property
    def changes_memory_atomically(self) -> bool:
        """Whether blocks may meet in global memory through atomic operations."""
        return any("_atomic_" in step.item.mnemonic for step in self.steps if step.family != "ds")

    # -- one instruction --------------------------------------------------------------

    def step_of(self, index: int, item: Instruction) -> Step:
        """Make an instruction ready to run; Unsupported says why that is not possible."""
        item = self.addresses.resolved(index, item)
        definition = lookup(item.mnemonic)
        if definition is None:
            raise ops.Unsupported(f"unknown instruction '{item.mnemonic}'")
        found = matched(item)
        if found is None:
            forms = " or ".join(f"'{f.text}'" for f in definition.syntaxes)
            raise ops.Unsupported(f"the operands of '{item.mnemonic}' do not fit {forms}")
        form, touched = found
        if self.target.name not in form.targets:
            raise ops.Unsupported(f"'{item.mnemonic}' does not exist on {self.target.name}")
        self._check_modifiers(item, definition, form)
        problem = refusal(item.mnemonic, item.operands, item.modifiers, self.target.name)
        if problem:
            raise ops.Unsupported(problem)
        issue = issue_of(item)
        assert issue is not None  # it has a definition and a form that fits
        step = Step(index, item, definition, touched, flows(definition, form, item.operands, item.modifiers), issue)
        self._describe(step, form)
        self._compile(step, form)
        return step

    def _check_modifiers(self, item: Instruction, definition: Definition, form: Syntax) -> None:
        known = words(definition, form, split_encoding(item.mnemonic)[1], self.target) | {
            m.name for m in form.modifiers
        }
        for name, value in item.modifiers:
            if name not in known:
                raise ops.Unsupported(f"modifier '{name}' is not known for '{item.mnemonic}'")
            if not can_be(definition, name, value):
                raise ops.Unsupported(
                    f"modifier '{name}' of '{item.mnemonic}' cannot be {getattr(value, 'text', value)}"
                )
        if not form.chosen_by(name for name, _ in item.modifiers):
            raise ops.Unsupported(f"the operands of '{item.mnemonic}' do not fit '{form.text}'")

    def _describe(self, step: Step, form: Syntax) -> None:
        """Fill in the facts that LDS accesses and branches need."""
        step.writes_lds = form.writes_lds
        for spec, operand in zip(form.operands, step.item.operands, strict=True):
            if spec.name == "addr" and step.family == "ds":
                step.address = operand_bits(operand)
            if spec.name == "target" and isinstance(operand, Symbol):
                if operand.text not in self.labels:
                    raise ops.Unsupported(f"label '{operand.text}' is not in the kernel")
                step.target_index = self.labels[operand.text]

    def _compile(self, step: Step, form: Syntax) -> None:
        family = step.family
        if family == "mfma":
            self._compile_matrix(step, form)
        elif step.is_valu:
            step.run = vector_step(step, form, self.readers(step, form), self.symbols)
        elif family in SALU_FAMILIES:
            step.run = self._scalar(step, form)
        elif family == "sopp":
            step.run = self._control(step, form)
        else:
            self._compile_memory(step, form)

    def readers(self, step: Step, form: Syntax) -> list[ops.Reader]:
        """The readers of the body's parameters, in order."""
        by_name = {spec.name: (spec, operand) for spec, operand in zip(form.operands, step.item.operands, strict=True)}
        modifiers = {m.name: m for m in form.modifiers}
        found: list[ops.Reader] = []
        for name in step.definition.parameters:
            if name in by_name:
                found.append(self._source(*by_name[name]))
            elif name in modifiers or name in step.definition.reads or name in form.reads:
                found.append(self._given(step, name, name in modifiers))
            else:
                found.append(
                    _fixed(
                        step.item.modifier(name)
                        if step.item.modifier(name) is not None
                        else _absent(step.definition, name)
                    )
                )
        return found

    def _source(self, spec: OperandSpec, operand: Any) -> ops.Reader:
        if isinstance(operand, Wait):
            return _fixed(operand)
        if "i" in spec.classes:
            return _fixed(self._immediate(spec, operand))
        return ops.operand_reader(operand, spec, self.symbols)

    def _immediate(self, spec: OperandSpec, operand: Any) -> int:
        if isinstance(operand, Symbol) and spec.view == "hwreg":
            return decode_hardware_register(operand.text, self.target.name)  # the validator has read it
        if isinstance(operand, Symbol) and spec.view == "gpr_idx":
            return _index_mode(operand.text)
        value = int(operand.value) if isinstance(operand, Number) else ops.symbol_value(operand.text, self.symbols)
        if spec.view == "i16":
            return (value + 0x8000 & 0xFFFF) - 0x8000
        return value & 0xFFFF if spec.view == "u16" else value

    def _given(self, step: Step, name: str, is_modifier: bool) -> ops.Reader:
        if is_modifier:
            value = step.item.modifier(name)
            return _fixed(0 if value is None else value)
        return ops.implicit_reader(name, step.is_valu)

    # -- scalar, control --------------------------------------------------------------

    def writers(self, step: Step, form: Syntax) -> list[ops.Writer]:
        explicit = [
            ops.operand_writer(operand, spec)
            for spec, operand in zip(form.operands, step.item.operands, strict=True)
            if spec.written
        ]
        return explicit + [ops.implicit_writer(name, step.is_valu) for name in step.definition.writes]

    def _scalar(self, step: Step, form: Syntax) -> ops.Run:
        body, readers, writers = step.definition.semantics, self.readers(step, form), self.writers(step, form)
        if step.definition.mnemonic not in JUMPS:
            return bind(body, readers, writers)
        (target,) = readers

        def jump(w: WaveContext) -> None:
            to = w.xp.array(target(w))
            for write in writers:
                write(w, w.code_address())
            _jump(w, to)

        return jump

    def _control(self, step: Step, form: Syntax) -> ops.Run:
        body, readers, target = step.definition.semantics, self.readers(step, form), step.target_index
        if target < 0:
            return lambda w: body(w, *[r(w) for r in readers])

        def branch(w: WaveContext) -> None:
            taken = body(w, *[r(w) for r in readers])
            if taken is True:
                w.pc = target
                return
            taken = on_host(taken).reshape(-1)
            if taken.all():
                w.pc = target
            elif taken.any():
                w.state, w.targets = DIVERGING, np.where(taken, target, -1)

        return branch

    # -- memory, matrices ---------------------------------------------------------------

    def _compile_memory(self, step: Step, form: Syntax) -> None:
        body, readers, writers = step.definition.semantics, self.readers(step, form), self.writers(step, form)
        writer = writers[0] if writers else None

        def perform(w: WaveContext, values: list[Any]) -> None:
            result = body(w, *values)
            if writer is not None and result is not None:
                writer(w, result)

        step.perform = perform
        if step.counter is None:
            step.run = lambda w: body(w, *[r(w) for r in readers])
            return

        def run(w: WaveContext) -> None:
            w.issue(step, [r(w) for r in readers])

        step.run = run

    def _compile_matrix(self, step: Step, form: Syntax) -> None:
        step.matrix = matrix = matrix_operands(step.item, step.definition, self.target, self.numerics)
        step.run = lambda w: w.units.matrix.execute(w, step, matrix)

    # -- wait states --------------------------------------------------------------------

    def _keep_needed_rules(self) -> None:
        """Give each step the rules that an instruction shortly before it, on any path, may violate."""
        before = self._predecessors()
        for step in self.steps:
            rules = rules_of(step.issue, self.target)
            if rules:
                near = _shortly_before(step.index, before, max(rule.states for rule in rules))
                step.rules = tuple(rule for rule in rules if self._may_violate(step, rule, near))

    def _predecessors(self) -> list[set[int]]:
        before: list[set[int]] = [set() for _ in self.steps]
        calls = {step.index + 1 for step in self.steps if step.definition.mnemonic == "s_swappc_b64"}
        anywhere = {index for index in (*self.labels.values(), *calls) if index < len(before)}
        for step in self.steps:
            falls = step.definition.mnemonic not in ("s_branch", "s_endpgm", *JUMPS)
            if step.definition.mnemonic in JUMPS:
                for target in anywhere:
                    before[target].add(step.index)
            if falls and step.index + 1 < len(before):
                before[step.index + 1].add(step.index)
            if 0 <= step.target_index < len(before):
                before[step.target_index].add(step.index)
        return before

    def _may_violate(self, step: Step, rule: Rule, near: Sequence[set[int]]) -> bool:
        wanted = rule.consumes(step.issue)
        return any(
            rule.produces(self.steps[index].issue) & wanted
            for indexes in near[: min(rule.states, _LOOK_BACK)]
            for index in indexes
        )


def _shortly_before(index: int, before: Sequence[set[int]], states: int) -> list[set[int]]:
    """The steps that may be one step before a step, two steps before it, and so on."""
    near, found = [], {index}
    for _ in range(min(states, _LOOK_BACK)):
        found = {one for at in found for one in before[at]}
        near.append(found)
    return near


def _jump(w: WaveContext, addresses: Array) -> None:
    """Jump to the address that registers hold for each block; blocks with another address than the first block's
    leave.
    """
    found = on_host(addresses).reshape(-1)
    places = (found.astype(np.int64) - CODE) / INSTRUCTION_BYTES
    wrong = (places < 0) | (places >= len(w.batch.steps)) | (places % 1 != 0)
    if wrong.any():
        raise SimulationError(
            f"line {w.step.place.line}: {int(found[wrong][0]):#x} is the address of no code of the listing:"
            f" {w.step.place.text}"
        )
    w.pc = int(places[0])
    leaves = places != places[0]
    if leaves.any():
        w.state, w.targets = DIVERGING, np.where(leaves, places, -1).astype(np.int64)


def _index_mode(text: str) -> int:
    try:
        return decode_index_mode(text)
    except ValueError:
        raise ops.Unsupported(f"index mode '{text}'") from None


def _fixed(value: Any) -> ops.Reader:
    return lambda w: value


def _absent(definition: Definition, name: str) -> Any:
    """The value of a parameter that this form does not have: None for an operand, 0 for a modifier."""
    return 0 if any(m.name == name for form in definition.syntaxes for m in form.modifiers) else None
