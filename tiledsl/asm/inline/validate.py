"""Checks of inline assembly against the instruction definitions: each operand's class, its binding, and a
correction."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Sequence

from tiledsl.asm.inline.binding import (
    ALIGNMENT,
    CLASS,
    COUNT,
    ENCODING,
    MODIFIER,
    RANGE,
    TARGET,
    UNBOUND,
    UNKNOWN,
    WIDTH,
    Binding,
    Bound,
    Misfit,
    Problem,
    as_binding,
    describe,
)
from tiledsl.asm.inline.encoding_limits import encoding_problems, is_inline
from tiledsl.asm.isa.catalogue import lookup, suggestions
from tiledsl.asm.isa.definition import (
    Definition,
    Modifiers,
    ModifierSpec,
    OperandSpec,
    Syntax,
    is_trap_temporary,
    named_source_fits,
    split_encoding,
)
from tiledsl.asm.isa.encodings import same_bits, words
from tiledsl.asm.isa.modifiers import can_be
from tiledsl.asm.text.spelling import format_operand, respelled
from tiledsl.asm.text.syntax import Instruction, Modified, Operand, Placeholder, Register, Special, Symbol, Wait
from tiledsl.targets import TARGETS, Target

_LEAST_WORD, _MOST_WORD = -(1 << 31), (1 << 32) - 1  # what the assembler takes for a literal constant of 32 bits


def validate(instruction: Instruction, target: Target, operands: dict[str, Binding]) -> list[Problem]:
    """Report the problems of one instruction on a target, its placeholders bound by `operands`. The list is empty if
    the instruction may be assembled."""
    definition = lookup(instruction.mnemonic)
    if definition is None:
        here = respelled(instruction.mnemonic)
        near = [here] if lookup(here) else suggestions(instruction.mnemonic)
        hint = f"did you mean {' or '.join(near)}?" if near else "tiledsl's instruction definitions do not have it"
        return [Problem(UNKNOWN, f"unknown instruction '{instruction.mnemonic}'", help=hint)]
    if target.name not in definition.targets:
        return [_not_there(instruction, definition, target)]
    unbound = [p for p in placeholders(instruction) if p not in operands]
    if unbound:
        return _unbound(unbound)
    bound = [_resolve(operand, operands) for operand in instruction.operands]
    forms = _candidates(instruction, definition, target)
    form = next((f for f in forms if not _operand_problems(instruction, f, bound)), None)
    if form is None:
        problems = min((_operand_problems(instruction, f, bound) for f in forms), key=_weight)
        problems = _swapped(instruction, forms, bound) or problems
    else:
        problems = [*_alignment(instruction, bound), *encoding_problems(instruction, definition, form, bound, target)]
    known = {m.name: m for one in ([form] if form else forms) for m in one.modifiers}
    return [*problems, *_modifier_problems(instruction, definition, form or forms[0], target, operands, known)]


@functools.lru_cache(maxsize=16384)  # listings repeat instructions
def refusal(mnemonic: str, operands: tuple[Operand, ...], modifiers: Modifiers, target: str) -> str:
    """Why no assembler takes an instruction without placeholders; empty where it may be assembled.

    Immediates of which the hardware ignores the upper bits, as of `s_nop 16`, assemble."""
    problems = validate(Instruction(mnemonic, operands, tuple(modifiers)), TARGETS[target], {})
    return next((problem.message for problem in problems if problem.misfit is not Misfit.RANGE), "")


def _unbound(names: list[str]) -> list[Problem]:
    """Report placeholders without a binding. Numbered placeholders are one mistake together: operands are named here,
    not counted."""
    counted = [f"'{{{name}}}'" for name in names if name.isdecimal()]
    help = (
        "td.asm names its operands instead of counting them:"
        ' td.asm("ds_read_b64 {dst}, {at}", dst=…, at=…), without %0 or {0}'
    )
    problems = [Problem(UNBOUND, f"nothing is bound to {' and '.join(counted)}", help=help)] if counted else []
    others = [name for name in names if not name.isdecimal()]
    named = "name every placeholder among the operands"
    return problems + [
        Problem(UNBOUND, f"nothing is bound to '{{{name}}}'", help=named, placeholder=name) for name in others
    ]


def _candidates(instruction: Instruction, definition: Definition, target: Target) -> list[Syntax]:
    """The target's forms that the instruction may mean: forms whose required modifiers are given, or else forms without
    required modifiers."""
    forms = [form for form in definition.syntaxes if target.name in form.targets]
    given = [name for name, _ in instruction.modifiers]
    special = [form for form in forms if any(m.required for m in form.modifiers)]
    return (
        [form for form in special if form.chosen_by(given)] or [form for form in forms if form not in special] or forms
    )


def placeholders(instruction: Instruction) -> list[str]:
    """The placeholders of an instruction, in order."""
    found: list[str] = []
    for item in (*instruction.operands, *(value for _, value in instruction.modifiers)):
        bare = item.operand if isinstance(item, Modified) else item
        if isinstance(bare, Placeholder):
            found.append(bare.name)
    return list(dict.fromkeys(found))


# -- targets ------------------------------------------------------------------------


def _not_there(instruction: Instruction, definition: Definition, target: Target) -> Problem:
    have = ", ".join(definition.targets)
    other = _same_on(definition, target)
    hint = f"on {target.name} it is spelled {other}" if other else f"it exists on {have}"
    return Problem(
        TARGET, f"{target.name} does not have '{instruction.mnemonic}'", f"a target among {have}", target.name, hint
    )


def _same_on(definition: Definition, target: Target) -> str | None:
    """The spelling of the same matrix instruction on another target."""
    if definition.matrix is None or definition.matrix.sparse:
        return None
    wanted = definition.matrix
    for entry in target.every_matrix:
        if (entry.m, entry.k, entry.input, entry.blocks, entry.scaled) == (
            wanted.m,
            wanted.k,
            wanted.input,
            wanted.blocks,
            wanted.scaled,
        ):
            return entry.mnemonic
    return None


# -- operands -----------------------------------------------------------------------


def _resolve(operand: Operand, operands: dict[str, Binding]) -> Bound:
    """The operand, or the binding of its placeholder; and the placeholder's name."""
    bare = operand.operand if isinstance(operand, Modified) else operand
    if isinstance(bare, Placeholder):
        return operands[bare.name], bare.name
    return bare, None


def _operand_problems(instruction: Instruction, form: Syntax, bound: Sequence[Bound]) -> list[Problem]:
    if len(bound) != len(form.operands):
        return [_count(instruction, form, bound)]
    problems = [
        _one_operand(instruction, spec, value, name) for spec, (value, name) in zip(form.operands, bound, strict=True)
    ]
    return [problem for problem in problems if problem is not None]


_WEIGHTS: dict[Misfit | None, int] = {Misfit.COUNT: 100, Misfit.WORD: 3}
_EXCHANGED = (Misfit.KIND, Misfit.WORD, Misfit.WIDTH)  # what two operands in each other's place may show


def _weight(problems: list[Problem]) -> int:
    """Sort key: fewest problems first; a wrong count weighs more than wrong operands."""
    return sum(_WEIGHTS.get(problem.misfit, 2) for problem in problems)


def _count(instruction: Instruction, form: Syntax, bound: Sequence[Bound]) -> Problem:
    shape = form.text.partition(" ")[2].split(" [")[0]
    expected = f"{len(form.operands)} operands: {_shape(form)}" if shape else "no operands"
    got = f"{len(bound)}: {', '.join(describe(value) for value, _ in bound)}" if bound else "none"
    surplus = len(bound) - len(form.operands)
    wide = next(
        (spec for spec in form.operands if spec.dwords == surplus + 1 and "v" in spec.classes and spec.dwords > 1), None
    )
    hint = (
        f"'{wide.name}' is one aligned register tuple of {wide.dwords}, not {wide.dwords} separate registers"
        if wide
        else ""
    )
    message = f"'{instruction.mnemonic}' takes {len(form.operands)} operands, not {len(bound)}"
    return Problem(COUNT, message, expected, got, hint, misfit=Misfit.COUNT)


def _shape(form: Syntax) -> str:
    return ", ".join(spec.word or f"{spec.name} ({spec.describe()})" for spec in form.operands)


def _one_operand(
    instruction: Instruction, spec: OperandSpec, value: Operand | Binding, name: str | None
) -> Problem | None:
    binding = as_binding(value)
    if spec.word or binding is None:
        return None if _plain_fits(spec, value) else _class_problem(instruction, spec, value, name)
    if binding.kind == "constant":
        return _constant(instruction, spec, binding, name)
    if spec.written and isinstance(value, Register) and is_trap_temporary(value):
        message = f"'{instruction.mnemonic}' writes {format_operand(value)}, which only a trap handler can"
        return Problem(CLASS, message, spec.describe(), format_operand(value), "write an SGPR")
    classes = {"vgpr": "v", "agpr": "a", "sgpr": "s", "uniform": "vs"}[binding.kind]
    if not set(classes) & set(spec.classes):
        return _class_problem(instruction, spec, value, name)
    if binding.dwords != spec.dwords:
        message = f"operand '{spec.name}' of '{instruction.mnemonic}' is {_dwords(spec.dwords)} wide"
        help_ = _width_help(spec, binding)
        return Problem(WIDTH, message, spec.describe(), binding.describe(), help_, name, misfit=Misfit.WIDTH)
    return None


def _dwords(count: int) -> str:
    return "one register" if count == 1 else f"{count} registers"


def _width_help(spec: OperandSpec, binding: Binding) -> str:
    if spec.name == "addr" and spec.dwords == 2 and binding.dwords == 1:
        return f"{_ADDRESS}; or write a base, base=g.address(row, col), in place of 'off', and bind an offset in bytes"
    if spec.dwords > 1 and binding.dwords < spec.dwords:
        return f"pass one register tuple of {spec.dwords} dwords"
    if spec.dwords == 1 and spec.read and not spec.written and binding.kind == "vgpr":
        return "bind one register of the tuple, as pair[0] of pair = td.vgpr(2)"
    return "choose the instruction of the data's width" if spec.name in ("dst", "data") else ""


def _plain_fits(spec: OperandSpec, value: Operand | Binding) -> bool:
    if spec.word:
        return isinstance(value, Special) and value.name == spec.word
    if isinstance(value, Wait):
        return "w" in spec.classes
    if isinstance(value, Symbol):
        return bool(set(spec.classes) & set("tkli"))
    return isinstance(value, Special) and named_source_fits(spec, value)


def _class_problem(instruction: Instruction, spec: OperandSpec, value: Operand | Binding, name: str | None) -> Problem:
    got = describe(value)
    message = f"operand '{spec.word or spec.name}' of '{instruction.mnemonic}' must be {spec.describe()}"
    help_ = _class_help(instruction, spec, as_binding(value))
    misfit = Misfit.WORD if spec.word else Misfit.KIND
    return Problem(CLASS, message, spec.describe(), got, help_, name, misfit=misfit)


def _class_help(instruction: Instruction, spec: OperandSpec, binding: Binding | None) -> str:
    if binding is None:
        return ""
    if binding.kind != "vgpr" and "v" in spec.classes and spec.dwords == 2 and spec.name == "addr":
        return _ADDRESS
    if binding.kind == "vgpr" and "v" not in spec.classes and "s" in spec.classes:
        if spec.written:
            return "td.asm writes no scalar registers: a td.vgpr holds one value for each lane"
        if spec.dwords == 2 and instruction.mnemonic.startswith(("global_", "scratch_")):
            return (
                "bind one address for all lanes, g.address(row, col) without td.lane_id(): each lane adds an offset in"
                " bytes, the operand before"
            )
        return "bind a value that is the same in all lanes: a device integer without td.lane_id(), or a number"
    if binding.kind == "sgpr" and spec.classes in ("v", "va"):
        return "the compiler allocates registers: bind td.vgpr or a device value to a placeholder"
    return ""


_ADDRESS = "bind the address of an element for each lane to a placeholder: {at}, with at=g.address(row, col)"


def _constant(instruction: Instruction, spec: OperandSpec, binding: Binding, name: str | None) -> Problem | None:
    if "i" in spec.classes:
        low, high = 0 if spec.view in ("u16", "u32") else -(1 << spec.dwords - 1), (1 << spec.dwords) - 1
        if binding.value is None or isinstance(binding.value, int) and low <= binding.value <= high:
            return None
        message = f"operand '{spec.name}' of '{instruction.mnemonic}' does not fit {spec.dwords} bits"
        got = str(binding.value)
        return Problem(RANGE, message, f"{low}..{high}", got, placeholder=name, misfit=Misfit.RANGE)
    if isinstance(binding.value, int):
        if spec.dwords == 1 and not _LEAST_WORD <= binding.value <= _MOST_WORD:
            message = f"operand '{spec.name}' of '{instruction.mnemonic}' does not fit 32 bits"
            wanted = f"{_LEAST_WORD}..{_MOST_WORD}"
            return Problem(RANGE, message, wanted, str(binding.value), placeholder=name, misfit=Misfit.RANGE)
        if spec.dwords > 1 and name is not None and "v" in spec.classes and not is_inline(binding.value):
            return _wide_literal(instruction, spec, binding, name)
    if set(spec.classes) & set("kl") or name is not None and "v" in spec.classes and spec.dwords == 1:
        return None  # a bound constant may be put into a VGPR by the compiler
    return _class_problem(instruction, spec, binding, name)


def _wide_literal(instruction: Instruction, spec: OperandSpec, binding: Binding, name: str) -> Problem:
    """Refuse a bound constant that the compiler would have to put into a register tuple."""
    message = f"operand '{spec.name}' of '{instruction.mnemonic}' takes no constant but the inline ones"
    loaded = ", with global_load_dwordx2 for example" if spec.dwords == 2 else ""
    help_ = f"put the constant into a tuple of {spec.dwords} registers{loaded}"
    return Problem(ENCODING, message, "-16..64 or an inline float", binding.describe(), help_, name)


def _swapped(instruction: Instruction, forms: Iterable[Syntax], bound: Sequence[Bound]) -> list[Problem]:
    """Report two exchanged operands: the form fits once they change places."""
    for form in forms:
        problems = _operand_problems(instruction, form, bound)
        if len(bound) != len(form.operands) or not any(problem.misfit in _EXCHANGED for problem in problems):
            continue
        for i, j in itertools.combinations(range(len(bound)), 2):
            exchanged = list(bound)
            exchanged[i], exchanged[j] = bound[j], bound[i]
            if not _operand_problems(instruction, form, exchanged):
                first, second = form.operands[i], form.operands[j]
                message = f"operands '{first.name}' and '{second.name}' of '{instruction.mnemonic}' are swapped"
                got = f"{describe(bound[i][0])}, then {describe(bound[j][0])}"
                order = f"{first.name} ({first.describe()}), then {second.name} ({second.describe()})"
                return [Problem(WIDTH, message, order, got, f"write {first.name} before {second.name}", bound[i][1])]
    return []


# -- register tuples ------------------------------------------------------------------


def _alignment(instruction: Instruction, bound: Sequence[Bound]) -> list[Problem]:
    """Check alignment of register tuples. VGPR and AGPR tuples begin at an even register on all these targets; SGPR
    tuples at a multiple of their size, up to four."""
    problems = []
    for value, _ in bound:
        if not isinstance(value, Register) or value.count < 2:
            continue
        step = min(4, 1 << (value.count - 1).bit_length()) if value.file == "s" else 2
        if value.index % step:
            text = f"{value.file}[{value.index}:{value.index + value.count - 1}]"
            message = f"the register tuple {text} of '{instruction.mnemonic}' begins at {value.index}"
            problems.append(
                Problem(
                    ALIGNMENT,
                    message,
                    f"a multiple of {step}",
                    str(value.index),
                    "begin the tuple at an aligned register",
                )
            )
    return problems


# -- modifiers ----------------------------------------------------------------------


def _modifier_problems(
    instruction: Instruction,
    definition: Definition,
    form: Syntax,
    target: Target,
    operands: dict[str, Binding],
    specs: dict[str, ModifierSpec],
) -> list[Problem]:
    """Report modifiers that the form does not take. `specs` are the form's own modifiers."""
    others = words(definition, form, split_encoding(instruction.mnemonic)[1], target)
    problems = []
    for name, value in instruction.modifiers:
        if name in specs and not isinstance(value, tuple) and name != "format":
            problems += _modifier_value(instruction, specs[name], value, operands)
        elif name not in specs and name not in others:
            known = ", ".join(sorted(set(specs) | others)) or "none"
            hint = (
                _offset_hint(name, specs)
                or _elsewhere(definition, name, target)
                or (same_bits(name, target) if others & set(target.cache_bits) else "")
            )
            problems.append(Problem(MODIFIER, f"'{instruction.mnemonic}' has no modifier '{name}'", known, name, hint))
        elif not can_be(definition, name, value):
            text = list(value) if isinstance(value, tuple) else getattr(value, "text", value)
            problems.append(Problem(MODIFIER, f"'{name}' of '{instruction.mnemonic}' cannot be {text}"))
    given = [name for name, _ in instruction.modifiers]
    twice = next((name for name in given if given.count(name) > 1), None)
    if twice is not None:
        problems.append(Problem(MODIFIER, f"'{instruction.mnemonic}' has '{twice}' twice", help="write it once"))
    return problems


def _offset_hint(name: str, specs: dict[str, ModifierSpec]) -> str:
    if name == "offset" and "offset0" in specs:
        return "this form takes offset0 and offset1, counted in elements"
    return ""


def _elsewhere(definition: Definition, name: str, target: Target) -> str:
    """Name the other targets that have a form with this modifier; empty where there is none."""
    have = dict.fromkeys(
        t for form in definition.syntaxes if any(m.name == name for m in form.modifiers) for t in form.targets
    )
    return (
        f"{target.name} has no such form; {', '.join(have)} {'have' if len(have) > 1 else 'has'} it"
        if have and target.name not in have
        else ""
    )


def _modifier_value(
    instruction: Instruction, spec: ModifierSpec, value: object, operands: dict[str, Binding]
) -> list[Problem]:
    name = value.name if isinstance(value, Placeholder) else None
    if name is not None:
        binding = operands[name]
        if binding.kind != "constant":
            message = f"'{spec.name}' of '{instruction.mnemonic}' is part of the instruction's encoding"
            return [
                Problem(
                    CLASS,
                    message,
                    "a constant known at compile time",
                    binding.describe(),
                    "add a device value to the address operand instead",
                    name,
                )
            ]
        value = binding.value
    if spec.low is None or spec.high is None or not isinstance(value, int) or spec.low <= value <= spec.high:
        return []
    message = f"{spec.name}:{value} of '{instruction.mnemonic}' is out of range"
    wraps = (
        "; the assembler may encode it as another offset without a warning"
        if instruction.mnemonic.startswith("buffer_")
        else ""
    )
    return [
        Problem(
            RANGE, message, f"{spec.low}..{spec.high}", str(value), f"add the rest to the address operand{wraps}", name
        )
    ]
