"""The user's own instructions: td.asm → an inline-assembly operation with constraints, checked against the
instruction's definition.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import assert_never

from tiledsl.asm.inline.binding import Binding, Problem
from tiledsl.asm.inline.validate import placeholders, validate
from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import Definition, OperandSpec, Syntax
from tiledsl.asm.isa.encodings import keeps_bits
from tiledsl.asm.isa.registers import NAMED_SCALARS
from tiledsl.asm.text.spelling import format_instruction, format_operand
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Operand, Placeholder, Register, Special, Wait
from tiledsl.diagnostics.diagnostic import AssemblyError, Cause, Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import place_bytes
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.ir.program.names import c_name
from tiledsl.lower.plan.context import PlanContext

_TRACKED = ("ds", "global", "flat", "vop1", "vop2", "vop3", "vop3p")

_WORDS_FOR = {
    "s_setprio": "`with td.priority(1):` raises the priority for the statements in it",
    "s_nop": "wait states are placed automatically: an instruction that depends on a result waits for it",
    "s_endpgm": "leave it out: the kernel ends behind its last statement",
}
_SCALARS = (
    "the compiler computes scalars: bind the value of a device integer, such as 2 * td.warp_id() + 1, to a placeholder"
)
_WORDS_FOR_FAMILY = {
    "mfma": "td.mma_ABt(acc, a, b), td.mma_AB and td.mma_AtB issue matrix instructions, on register tiles",
    "sopp": "leave it out: `if` and `for … in td.range(n)` branch and loop; td.barrier() and td.wait(…) synchronise",
    "smem": "a scalar parameter, or td.asm with global_load_dword and an address of a tensor, g.address(row, col)",
    "mubuf": "global_load and global_store access tensors: at=g.address(row, col) for '{at}, off'",
    "vopc": "a comparison writes lane masks, which belong to the compiler: `if` on td.lane_id() masks lanes",
} | dict.fromkeys(("sop1", "sop2", "sopc", "sopk"), _SCALARS)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class ElementsScattered(Cause):
    """TD556: an instruction takes elements for neighbours that do not lie together in LDS."""


def lower_asm(context: PlanContext, statement: ir.Asm, place: lp.Place) -> Iterable[lp.Operation]:
    """The operation. Where something does not fit, the context's problems grow and there is no operation."""
    from tiledsl.asm.text.parse import parse_inline  # here, since the parser takes long to import

    try:
        parsed = parse_inline(statement.template)
    except AssemblyError as error:
        context.problems += [_unread(d, statement, place) for d in error.diagnostics]
        return []
    if len(parsed) != 1:
        help = "call td.asm once for each instruction" if parsed else "leave it out"
        context.problems.append(
            _diagnostic("TD550", f"td.asm takes one instruction, and got {len(parsed)}", place, help)
        )
        return []
    instruction = parsed[0]
    definition = lookup(instruction.mnemonic)
    if definition is not None and definition.matrix is not None and context.target.name in definition.targets:
        context.problems.append(_not_taken(definition, instruction, place))  # whatever its operands are
        return []
    problems = validate(
        instruction, context.target, {name: _binding(context, value) for name, value in statement.operands}
    )
    problems = problems or [*_unnamed(instruction, statement), *_unfollowed(context, instruction, statement)]
    context.problems += [_problem(problem, statement, place) for problem in problems]
    if any(problem.severity == "error" for problem in problems):
        return []
    return _operation(context, statement, instruction, place)


def _unnamed(instruction: Instruction, statement: ir.Asm) -> Iterable[Problem]:
    """TD553: operands that the text does not use."""
    named = placeholders(instruction)
    for name, _ in statement.operands:
        if name not in named:
            yield Problem(
                "TD553",
                f"'{name}' is bound, but the instruction does not name it",
                help=f"write {{{name}}} at its place, or leave the operand out",
            )


def _unfollowed(context: PlanContext, instruction: Instruction, statement: ir.Asm) -> Iterable[Problem]:
    """TD554: registers that the instruction touches and the compiler does not know of; TD555: results without a
    destination; TD508: a write of m0 that nothing reads.
    """
    definition = lookup(instruction.mnemonic)
    assert definition is not None
    if _sets_m0(instruction):
        help_ = "LDS instructions do not read m0 on these targets: leave the write of m0 out"
        yield Problem(
            "TD508", "m0 is set, but no instruction that td.asm takes reads m0", help=help_, severity="warning"
        )
        return
    if definition.family not in _TRACKED:
        return
    bound = dict(statement.operands)
    fixed = [
        operand
        for operand in instruction.operands
        if isinstance(_bare(operand), Register) or getattr(operand, "name", None) in NAMED_SCALARS
    ]
    for name in [
        *(format_operand(operand) for operand in fixed),
        *definition.reads,
        *_form(context, definition, instruction).reads,
        *definition.writes,
    ]:
        help_ = (
            "the compiler allocates registers: bind td.vgpr or a device value to a placeholder"
            if name[:1] in "vas" and name[1:2] in "[0123456789"
            else _named_scalar_help(definition)
        )
        yield Problem("TD554", f"'{instruction.mnemonic}' touches {name}, which belongs to the compiler", help=help_)
    for spec, operand in zip(_form(context, definition, instruction).operands, instruction.operands, strict=True):
        if spec.written and isinstance(operand, Placeholder) and not isinstance(bound[operand.name], ir.Registers):
            yield Problem(
                "TD555",
                f"'{instruction.mnemonic}' writes '{operand.name}', which is not your own register",
                help=(
                    "an instruction writes whole registers: bind the td.vgpr, or another td.vgpr() for one register"
                    if isinstance(bound[operand.name], ir.RegisterElement)
                    else "bind td.vgpr to the operand"
                ),
            )


def _not_taken(definition: Definition, instruction: Instruction, place: lp.Place) -> Diagnostic:
    """TD551."""
    usual = "leave it out: td.asm takes vector, LDS and global instructions"
    help = _WORDS_FOR.get(definition.mnemonic, _WORDS_FOR_FAMILY.get(definition.family, usual))
    return _diagnostic("TD551", f"td.asm cannot take {instruction.mnemonic}", place, help)


def _named_scalar_help(definition: Definition) -> str:
    """What to write in place of an instruction that touches a scalar register with a name: vcc, exec, m0."""
    if "_lds_" in definition.mnemonic:
        return "td.load(shared, g[i, j], direct=True) copies straight to LDS"
    return (
        "use an instruction without this register: `if` on td.lane_id() masks lanes, and td.maximum and td.minimum"
        " choose between elements of tiles"
    )


def _sets_m0(instruction: Instruction) -> bool:
    return (
        instruction.mnemonic == "s_mov_b32"
        and instruction.operands[0] == Special("m0")
        and isinstance(instruction.operands[1], Number)
    )


def _bare(operand: Operand) -> Operand:
    return operand.operand if isinstance(operand, Modified) else operand


def _unread(diagnostic: Diagnostic, statement: ir.Asm, place: lp.Place) -> Diagnostic:
    """An instruction that cannot be read, at the user's line. Helps about listings that do not apply to the single line
    of td.asm are left out.
    """
    from tiledsl.asm.text.parse import HiddenInstruction

    hidden = isinstance(diagnostic.cause, HiddenInstruction)
    helps = ("td.asm takes one instruction: call it once for each",) if hidden else diagnostic.helps
    return dataclasses.replace(
        diagnostic, primary=Mark(place.span), notes=_quoted(statement, diagnostic), helps=helps, calls=place.calls
    )


def _quoted(statement: ir.Asm, diagnostic: Diagnostic) -> tuple[str, ...]:
    return (f"in the instruction: {statement.template}", *diagnostic.notes)


def _diagnostic(code: str, message: str, place: lp.Place, *helps: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    return Diagnostic(code, message, Mark(place.span), (), notes, helps, place.calls)


def _problem(problem: Problem, statement: ir.Asm, place: lp.Place) -> Diagnostic:
    notes = [f"in the instruction: {statement.template}"]
    notes += [f"{word} {text}" for word, text in (("expected", problem.expected), ("got", problem.got)) if text]
    helps = (problem.help,) if problem.help else ()
    return Diagnostic(
        problem.code, problem.message, Mark(place.span), (), tuple(notes), helps, place.calls, problem.severity
    )


def _binding(context: PlanContext, value: ir.AsmOperand) -> Binding:
    """The kind of an operand, in the validator's terms."""
    match value:
        case ir.Registers(dwords=dwords):
            return Binding("vgpr", dwords)
        case ir.Pointer(row=row, col=col):
            per_lane = "lane" in ex.kinds(row) | ex.kinds(col)
            return Binding("vgpr" if per_lane else "uniform", 2)
        case ir.RegisterElement():
            return Binding("vgpr", 1)
        case ir.Const(value=number):
            return Binding("constant", 1, value=number)
        case ir.Parameter():
            return Binding("uniform", 1)
        case ir.Expr():
            return Binding("vgpr" if "lane" in ex.kinds(value) else "uniform", 1)
        case _:
            assert_never(value)


def _operation(
    context: PlanContext, statement: ir.Asm, instruction: Instruction, place: lp.Place
) -> Iterable[lp.Operation]:
    definition = lookup(instruction.mnemonic)
    assert definition is not None  # the validator has said so otherwise
    if definition.mnemonic == "s_barrier":
        return [lp.Barrier(place)]
    if definition.mnemonic == "s_waitcnt":
        counts = next(o for o in instruction.operands if isinstance(o, Wait))
        return [lp.Wait(place, counts.vmcnt, counts.lgkmcnt, own=True)]
    if _sets_m0(instruction):
        return [lp.Memory(place, format_instruction(instruction), (), (), (), "", clobbers=("m0",))]
    if definition.family not in _TRACKED and definition.mnemonic != "s_nop":
        context.problems.append(_not_taken(definition, instruction, place))
        return []
    return _bound(context, dict(statement.operands), instruction, definition, place)


def _bound(
    context: PlanContext,
    bound: dict[str, ir.AsmOperand],
    instruction: Instruction,
    definition: Definition,
    place: lp.Place,
) -> list[lp.Operation]:
    """Operands by constraint class: an operand that the instruction writes becomes an output, an operand that it reads
    becomes an input, and constants are written into the text.
    """
    out: list[str] = []
    inputs: list[lp.Operand] = []
    reads: list[str] = []
    form = _form(context, definition, instruction)
    operands = list(instruction.operands)
    for position, (spec, operand) in enumerate(zip(form.operands, instruction.operands, strict=True)):
        bare = _bare(operand)
        if not isinstance(bare, Placeholder):
            continue
        value = bound[bare.name]
        registers = context.lane_registers(value) if isinstance(value, ir.Registers) else ""
        if registers and spec.read:
            reads.append(registers)
        if isinstance(value, ir.RegisterElement):
            reads.append(context.lane_registers(value.registers))
        if spec.written:
            name = f"out{len(out)}"
            out.append(registers)
        elif isinstance(value, ir.Const) and ("v" not in spec.classes or spec.dwords > 1):
            operands[position] = Number(value.value)
            continue
        else:
            name = f"in{len(inputs)}"
            inputs.append(lp.Operand("v", registers) if registers else _input(context, value, spec))
        named = Placeholder(name)
        operands[position] = dataclasses.replace(operand, operand=named) if isinstance(operand, Modified) else named
    modifiers = tuple((name, _constant(bound, value)) for name, value in instruction.modifiers)
    text = format_instruction(dataclasses.replace(instruction, operands=tuple(operands), modifiers=modifiers))
    for number in range(len(inputs)):
        text = text.replace(f"{{in{number}}}", f"{{{number}}}")
    access = None
    if definition.family == "ds" and definition.bytes:
        access = _access(context, bound, instruction, form, definition, modifiers)
        if access is None:
            message = f"the LDS bytes that {instruction.mnemonic} touches cannot be followed"
            help_ = (
                "give the address as a device value, tile.address(row, col) or tile.base plus an offset, in an"
                " instruction with one address"
            )
            context.problems.append(_diagnostic("TD552", message, place, help_))
            return []
        context.problems += [
            problem
            for problem in _across_columns(context, access, instruction, place)
            if problem not in context.problems
        ]
    keeps = keeps_bits(definition, form, instruction)
    return [
        lp.Memory(place, text, tuple(out), tuple(inputs), tuple(reads), definition.counter or "", access, keeps=keeps)
    ]


def _form(context: PlanContext, definition: Definition, instruction: Instruction) -> Syntax:
    """The syntax that the operands select: a literal word such as `off` stands at its place in one form only."""
    forms = [
        f
        for f in definition.syntaxes
        if context.target.name in f.targets and len(f.operands) == len(instruction.operands)
    ]
    return next(
        form
        for form in forms
        if all(
            getattr(operand, "name", None) == spec.word and not isinstance(operand, Placeholder)
            for spec, operand in zip(form.operands, instruction.operands, strict=True)
            if spec.word
        )
    )


def _constant(bound: dict[str, ir.AsmOperand], value: object) -> object:
    if isinstance(value, Placeholder):
        constant = bound[value.name]
        assert isinstance(constant, ir.Const)  # the validator takes nothing else for a modifier
        return constant.value
    return value


def _input(context: PlanContext, value: ir.AsmOperand, spec: OperandSpec) -> lp.Operand:
    constraint = "v" if "v" in spec.classes else "s"
    if isinstance(value, ir.Pointer):
        place = place_bytes(value.tensor, *(context.value(part) for part in (value.matrix, value.row, value.col)))
        return lp.Operand(constraint, value=place, kind="pointer", tensor=value.tensor)
    if isinstance(value, ir.Parameter):
        return lp.Operand(constraint, c_name(value.name))
    if isinstance(value, ir.RegisterElement):
        name = context.lane_registers(value.registers)
        return lp.Operand("v", f"{name}[{value.index}]" if value.registers.dwords > 1 else name)
    assert isinstance(value, ir.Expr)
    shared = ex.contains(value, ir.SharedAddress)
    placed = context.value(value)
    if constraint == "s":
        return lp.Operand("s", value=placed, kind="shared" if shared else "int")
    operand, _ = context.book.offsets([placed], "at", shared, 0)[0]
    return operand


def _access(
    context: PlanContext,
    bound: dict[str, ir.AsmOperand],
    instruction: Instruction,
    form: Syntax,
    definition: Definition,
    modifiers: tuple[tuple[str, object], ...],
) -> SharedAccess | None:
    """The bytes of one LDS access; None where the address is in a register with unknown contents, or the form has two
    addresses.
    """
    index = next((i for i, spec in enumerate(form.operands) if spec.name == "addr"), None)
    offset = dict(modifiers).get("offset", 0)
    if index is None or not isinstance(offset, int) or form.two_places:
        return None
    operand = instruction.operands[index]
    value = bound[operand.name] if isinstance(operand, Placeholder) else None
    if not isinstance(value, ir.Expr):
        return None
    address = ex.binary("+", context.value(value), offset)
    return SharedAccess(definition.memory, address, definition.bytes, _tile(value), commutes=definition.commutes)


def _across_columns(
    context: PlanContext, access: SharedAccess, instruction: Instruction, place: lp.Place
) -> Iterable[Diagnostic]:
    """TD556: several elements at once of a tile whose rows are not contiguous in LDS."""
    tile = access.shared
    if tile is None or not context.placed[tile].transposed or access.width <= tile.dtype.bytes:
        return
    name = context.kernel.names[tile]
    message = (
        f"{instruction.mnemonic} moves {access.width // tile.dtype.bytes} elements of '{name}', whose rows do not lie"
        " together in LDS"
    )
    note = (
        f"on {context.target.name} '{name}' is kept column by column, because the kernel reads '{name}' in layout col:"
        f" {name}.address(row, col) is the place of one element"
    )
    found = _diagnostic(
        "TD556",
        message,
        place,
        f"fill '{name}' with td.load, or move one element of {tile.dtype.bytes} bytes at a time",
        notes=(note,),
    )
    yield dataclasses.replace(found, cause=ElementsScattered())


def _tile(address: ir.Expr) -> ir.Shared | None:
    """The shared tile whose base is in the address, if there is one."""
    if isinstance(address, ir.SharedAddress):
        return address.shared
    found = {tile for part in ex.children(address) if (tile := _tile(part)) is not None}
    return found.pop() if len(found) == 1 else None
