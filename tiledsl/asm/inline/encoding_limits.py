"""Limits of an instruction's encoding: endings, signs, constants and scalar registers that one of its forms cannot
hold."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence

from tiledsl.asm.inline.binding import ENCODING, RANGE, Binding, Bound, Problem, as_binding, describe
from tiledsl.asm.isa.definition import (
    DPP_PATTERNS,
    FLOAT_VIEWS,
    HALF_VIEWS,
    SALU_FAMILIES,
    VALU_FAMILIES,
    VECTOR_MEMORY,
    Definition,
    OperandSpec,
    Syntax,
    operand_bits,
    scalar_register,
    split_encoding,
)
from tiledsl.asm.isa.encodings import SHORT, encodings, signs
from tiledsl.asm.isa.registers import APERTURES, CONDITIONS, named_bits
from tiledsl.asm.text.calls import decode_hardware_register, decode_message
from tiledsl.asm.text.spelling import format_operand
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Operand, Register, Special, Symbol
from tiledsl.targets import Target

_INLINE_FLOATS = frozenset({0.5, 1.0, 2.0, 4.0})  # of either sign; -0.0 and -1/(2π) are literals
_INLINE_POSITIVE = frozenset({0.0, 0.15915494, 0.15915494309189532})
_SIGN_WORDS = {"sext": "sext(…)", "||": "magnitude |…|", "-": "minus sign"}
_MEMORY = VECTOR_MEMORY | {"ds"}


def encoding_problems(
    instruction: Instruction, definition: Definition, form: Syntax, bound: Sequence[Bound], target: Target
) -> list[Problem]:
    """Report what the encoding cannot hold; at most one problem of each kind."""
    problems = _ending(instruction, definition, form)
    if problems:
        return problems
    problems = [*_signs(instruction, definition, form), *_wide_constants(instruction, form, bound)]
    if definition.family in VALU_FAMILIES | {"mfma"}:
        found = [*_overlap(instruction, definition), *_vector(instruction, definition, form, bound)]
        return problems + found[:1]
    if definition.family in _MEMORY:
        return problems + [*_memory(instruction, form, bound)][:1]
    return problems + [*_calls(instruction, form, target), *_scalar(instruction, definition, form, bound)][:1]


def _ending(instruction: Instruction, definition: Definition, form: Syntax) -> list[Problem]:
    """Report an ending that the instruction does not have, and `_dpp` without its pattern."""
    mnemonic, encoding = split_encoding(instruction.mnemonic)
    have = encodings(definition, form)
    if encoding not in have:
        expected = ", ".join(f"{mnemonic}_{one}" if one else mnemonic for one in have)
        return [Problem(ENCODING, f"'{mnemonic}' has no form '_{encoding}'", expected, instruction.mnemonic)]
    if encoding == "dpp" and not any(name in DPP_PATTERNS for name, _ in instruction.modifiers):
        return [
            Problem(
                ENCODING,
                f"'{instruction.mnemonic}' does not say which lanes it takes",
                "quad_perm:[…], row_shl:n and the like",
                "none of them",
            )
        ]
    return []


def _signs(instruction: Instruction, definition: Definition, form: Syntax) -> Iterator[Problem]:
    """Report signs that a source cannot have."""
    encoding = split_encoding(instruction.mnemonic)[1]
    for spec, operand in zip(form.operands, instruction.operands, strict=True):
        if isinstance(operand, Modified):
            has = ["sext"] * operand.sign_extend + ["||"] * operand.absolute + ["-"] * operand.negate
            refused = [sign for sign in has if sign not in signs(definition, form, spec, encoding)]
            if refused:
                message = f"operand '{spec.name}' of '{instruction.mnemonic}' takes no {_SIGN_WORDS[refused[0]]}"
                yield Problem(
                    ENCODING,
                    message,
                    spec.describe(),
                    format_operand(operand),
                    "compute the value with a separate instruction",
                )


def _wide_constants(instruction: Instruction, form: Syntax, bound: Sequence[Bound]) -> Iterator[Problem]:
    """Report integer constants that do not fit a literal dword, unsigned or as a negative number of 64 bits."""
    for spec, (value, placeholder) in zip(form.operands, bound, strict=True):
        if not isinstance(value, Number) or not isinstance(value.value, int) or not set(spec.classes) & {"k", "l"}:
            continue
        negative = value.value - (1 << 64) if value.value >= 1 << 63 else value.value
        if not (-(1 << 31) <= negative < 1 << 32):
            message = f"operand '{spec.name}' of '{instruction.mnemonic}' is a constant of more than 32 bits"
            yield Problem(RANGE, message, "-2147483648..4294967295", str(value.value), placeholder=placeholder)


def _vector(
    instruction: Instruction, definition: Definition, form: Syntax, bound: Sequence[Bound]
) -> Iterator[Problem]:
    """Check vector sources: one scalar source, literals in the short form only, a VGPR as second source."""
    encoding = split_encoding(instruction.mnemonic)[1]
    sources = [
        (value, placeholder)
        for spec, (value, placeholder) in zip(form.operands, bound, strict=True)
        if not spec.written and spec.classes != "l"
    ]
    masks = [value for spec, (value, _) in zip(form.operands, bound, strict=True) if spec.read and spec.view == "mask"]
    scalars = {found for value, _ in sources if (found := _scalar_source(value))} | {
        named_bits(one) for one in definition.reads if one == "vcc"
    }
    if definition.mnemonic == "v_writelane_b32" and sources[-1][0] == Special("m0"):
        scalars.discard(named_bits("m0"))  # the lane (LLVM, AMDGPUAsmParser, checkWriteLane)
    yield from _scalars(instruction.mnemonic, sources, scalars)
    for spec, one in zip(form.operands, bound, strict=True):
        in_vcc = encoding in ("e32", "dpp") or encoding == "sdwa" and not (definition.family == "vopc" and spec.written)
        yield from _of_its_type(instruction.mnemonic, in_vcc, spec, one)
    values = [source for source in sources if source[0] not in masks]
    if encoding in ("dpp", "sdwa"):
        yield from _beside_lanes(instruction.mnemonic, encoding, values)
    else:
        yield from _constants(instruction.mnemonic, definition, form, bound, sources, values, bool(scalars))


_SMALL_RESULT = 4  # registers of D up to which C may overlap D in part (LLVM, AMDGPUAsmParser, validateMFMA)


def _overlap(instruction: Instruction, definition: Definition) -> Iterator[Problem]:
    """Check that a matrix instruction does not overwrite part of its C, and part of other registers."""
    if definition.matrix is None or definition.matrix.sparse:
        return
    d, c = (instruction.operands[place] for place in (0, 3))
    if isinstance(d, Register) and d.count > _SMALL_RESULT and c != d and operand_bits(c) & operand_bits(d):
        message = f"'{instruction.mnemonic}' has some of the registers of C among those of D"
        expected = f"C in {format_operand(d)}, or in registers beside these"
        yield Problem(ENCODING, message, expected, format_operand(c), "take the registers of D for C")


def _scalars(name: str, sources: Sequence[Bound], scalars: Collection[object]) -> Iterator[Problem]:
    """Check that at most one scalar register or literal constant is read."""
    if len(scalars) > 1:
        yield Problem(
            ENCODING,
            f"'{name}' reads {len(scalars)} different scalar registers",
            "at most one",
            str(len(scalars)),
            "move one into a VGPR",
        )
    literal = next((placeholder for value, placeholder in sources if _is_literal(value)), None)
    if scalars and any(_is_literal(value) for value, _ in sources):
        message = f"'{name}' reads a literal constant and a scalar register"
        yield Problem(ENCODING, message, "one of the two", "both", "move one into a VGPR", literal)


def _of_its_type(name: str, in_vcc: bool, spec: OperandSpec, bound: Bound) -> Iterator[Problem]:
    """Check that a mask is VCC where its encoding names no other, and that a constant fits its type."""
    value, placeholder = bound
    is_vcc = isinstance(value, Special) and value.name == "vcc"
    if spec.view == "mask" and in_vcc and not is_vcc:
        yield Problem(
            ENCODING,
            f"operand '{spec.name}' of '{name}' is VCC in this form",
            "vcc",
            describe(value),
            "use the _e64 form",
            placeholder,
        )
    is_float = isinstance(value, Number) and isinstance(value.value, float)
    if spec.dwords == 2 and spec.view not in FLOAT_VIEWS and _is_literal(value) and is_float:
        yield Problem(
            ENCODING,
            f"operand '{spec.name}' of '{name}' takes no float of 64 bits",
            "an integer or an inline float",
            describe(value),
        )
    if spec.view in HALF_VIEWS and _is_literal(value) and not _fits_16_bits(value):
        message = f"operand '{spec.name}' of '{name}' is 16 bits wide"
        yield Problem(RANGE, message, "-32768..65535", describe(value), "the upper half would be lost", placeholder)


def _beside_lanes(name: str, encoding: str, values: Sequence[Bound]) -> Iterator[Problem]:
    """Check the sources of a DPP or SDWA form."""
    for value, placeholder in values:
        if _is_literal(value) or encoding == "dpp" and (_is_constant(value) or _scalar_source(value)):
            wanted = "a VGPR" if encoding == "dpp" else "a VGPR, an SGPR or an inline constant"
            message = f"a source of '{name}' must be {wanted}"
            yield Problem(ENCODING, message, wanted, describe(value), "move it into a VGPR", placeholder)


def _constants(
    name: str,
    definition: Definition,
    form: Syntax,
    bound: Sequence[Bound],
    sources: Sequence[Bound],
    values: Sequence[Bound],
    reads_scalar: bool,
) -> Iterator[Problem]:
    """Check that the encoding has a place for each literal constant and scalar source."""
    encoding = split_encoding(name)[1]
    literals = [source for source in sources if _is_literal(source[0])]
    fixed = any(spec.classes == "l" for spec in form.operands)
    wanted, into = "-16..64 or an inline float", "put the constant into a register"
    if literals and (encoding == "e64" or definition.family not in SHORT):
        value, placeholder = literals[0]
        message = f"the 64-bit encoding of '{name}' takes no literal constant"
        yield Problem(ENCODING, message, wanted, describe(value), into, placeholder)
    elif fixed and (literals or reads_scalar):
        message = f"'{name}' holds a constant of 32 bits, and no other constant or scalar register beside it"
        found = describe((literals or sources)[0][0])
        yield Problem(ENCODING, message, "a VGPR or an inline constant", found, "move it into a VGPR")
    elif literals and encoding == "" and (literals[0] != values[0] or not _short_otherwise(form, bound, values)):
        value, placeholder = literals[0]
        message = f"'{name}' takes a literal constant only where the short form does"
        wanted = "as the first source, and VGPRs beside it"
        yield Problem(ENCODING, message, wanted, describe(value), into, placeholder)
    elif encoding == "e32" and len(values) > 1 and (_is_constant(values[1][0]) or _scalar_source(values[1][0])):
        value, placeholder = values[1]
        message = f"the second source of '{name}' must be a VGPR"
        yield Problem(
            ENCODING, message, "a VGPR", describe(value), "exchange the sources or use the _e64 form", placeholder
        )


def _short_otherwise(form: Syntax, bound: Sequence[Bound], values: Sequence[Bound]) -> bool:
    """Whether the other operands fit the short form: masks are VCC, and all sources but the first are VGPRs."""
    masks = [value for spec, (value, _) in zip(form.operands, bound, strict=True) if spec.view == "mask"]
    return all(isinstance(value, Special) and value.name == "vcc" for value in masks) and not any(
        _is_constant(value) or _scalar_source(value) for value, _ in values[1:]
    )


def _memory(instruction: Instruction, form: Syntax, bound: Sequence[Bound]) -> Iterator[Problem]:
    """Check memory operands: data in one register file, no base in EXEC, no literal as offset."""
    given = sorted(name for name, _ in instruction.modifiers if name in ("offen", "idxen"))
    words = next((spec.dwords for spec in form.operands if spec.name.startswith("vaddr")), 0)
    if instruction.mnemonic.startswith(("buffer_", "tbuffer_")) and len(given) != words:
        message = f"'{instruction.mnemonic}' is given {_count(words)} besides its descriptor"
        expected = ("no modifier idxen or offen", "one of idxen and offen", "both idxen and offen")[words]
        yield Problem(
            ENCODING, message, expected, " ".join(given) or "neither", "each of them takes a VGPR, idxen the first"
        )
    files = {
        _file(value) for spec, (value, _) in zip(form.operands, bound, strict=True) if {"v", "a"} <= set(spec.classes)
    }
    if {"v", "a"} <= files:
        message = f"'{instruction.mnemonic}' moves VGPRs and AGPRs at once"
        yield Problem(
            ENCODING,
            message,
            "data in registers of one file",
            "some of each",
            "v_accvgpr_read_b32 moves an AGPR to a VGPR",
        )
    for spec, (value, placeholder) in zip(form.operands, bound, strict=True):
        if _is_literal(value) and "k" in spec.classes:
            message = f"operand '{spec.name}' of '{instruction.mnemonic}' takes no literal constant"
            yield Problem(ENCODING, message, "-16..64 or an SGPR", describe(value), "put it into an SGPR", placeholder)
        if isinstance(value, Special) and value.name.startswith("exec") and spec.classes:
            message = f"operand '{spec.name}' of '{instruction.mnemonic}' cannot be {value.name}"
            yield Problem(ENCODING, message, spec.describe(), f"'{value.name}'", "move it into an SGPR", placeholder)


def _calls(instruction: Instruction, form: Syntax, target: Target) -> Iterator[Problem]:
    """Check the arguments of hwreg(…) and sendmsg(…)."""
    for spec, value in zip(form.operands, instruction.operands, strict=True):
        if isinstance(value, Symbol) and spec.view in ("hwreg", "message"):
            try:
                (
                    decode_message(value.text)
                    if spec.view == "message"
                    else decode_hardware_register(value.text, target.name)
                )
            except ValueError as mistake:
                yield Problem(RANGE, f"operand '{spec.name}' of '{instruction.mnemonic}': {mistake}", got=value.text)


def _scalar(
    instruction: Instruction, definition: Definition, form: Syntax, bound: Sequence[Bound]
) -> Iterator[Problem]:
    """Check scalar operands: a 64-bit operand takes no float literal, and a scalar store's data is neither EXEC nor
    m0."""
    for spec, (value, placeholder) in zip(form.operands, bound, strict=True):
        binding = as_binding(value)
        if (
            definition.family in SALU_FAMILIES
            and spec.dwords == 2
            and binding is not None
            and isinstance(binding.value, float)
            and _is_literal(value)
        ):
            message = f"operand '{spec.name}' of '{instruction.mnemonic}' takes no float of 64 bits"
            yield Problem(ENCODING, message, "an integer or an inline float", describe(value), placeholder=placeholder)
        if (
            definition.family == "smem"
            and spec.name == "data"
            and isinstance(value, Special)
            and value.name.startswith(("exec", "m0"))
        ):
            yield Problem(
                ENCODING,
                f"'{instruction.mnemonic}' cannot store {value.name}",
                spec.describe(),
                f"'{value.name}'",
                "move it into SGPRs",
            )


def _count(registers: int) -> str:
    return ("no VGPR", "one VGPR", "two VGPRs")[registers]


def is_inline(value: int | float) -> bool:
    """Whether a constant needs no literal dword."""
    if isinstance(value, float):
        return abs(value) in _INLINE_FLOATS or value in _INLINE_POSITIVE and math.copysign(1, value) > 0
    return -16 <= value <= 64


def _is_literal(value: Operand | Binding) -> bool:
    """Whether the text holds a literal constant; the compiler places a bound constant where it fits."""
    binding = as_binding(value)
    return (
        binding is not None
        and binding.kind == "constant"
        and binding.value is not None
        and not is_inline(binding.value)
        and not isinstance(value, Binding)
    )


def _fits_16_bits(value: Operand | Binding) -> bool:
    binding = as_binding(value)
    return binding is None or not isinstance(binding.value, int) or -(1 << 15) <= binding.value < 1 << 16


def _is_constant(value: Operand | Binding) -> bool:
    binding = as_binding(value)
    return binding is not None and binding.kind == "constant"


def _scalar_source(value: Operand | Binding) -> object:
    """The identity of a scalar source, by which two sources are compared; None for any other operand."""
    if isinstance(value, Binding):
        return value if value.kind == "sgpr" else None
    if isinstance(value, Special) and value.name.removeprefix("src_") in (*CONDITIONS, *APERTURES):
        return value.name.removeprefix("src_")
    return operand_bits(value) if scalar_register(value) is not None else None


def _file(value: Operand | Binding) -> str:
    if isinstance(value, Binding):
        return {"vgpr": "v", "agpr": "a"}.get(value.kind, "")
    return value.file if isinstance(value, Register) else ""
