"""Parser of AMDGPU listings (LLVM's .s, Triton's .amdgcn, code objects v4 to v6) and of inline assembly.

A listing is read in two passes over its lines: a survey finds the kernels, the constants and the blocks that describe
the kernels; then each kernel's lines become items, and those of the functions that they name. Only instructions go
through the grammar: a label or a directive is known by its first word."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Iterable, Iterator

from tiledsl.asm.text.data_sections import DIRECTIVE as _DIRECTIVE
from tiledsl.asm.text.data_sections import LABEL as _LABEL
from tiledsl.asm.text.data_sections import read_objects
from tiledsl.asm.text.expressions import Unresolved, evaluate
from tiledsl.asm.text.metadata import MetadataError, parse_metadata
from tiledsl.asm.text.spelling import format_instruction
from tiledsl.asm.text.syntax import (
    Argument,
    Contents,
    DataObject,
    Directive,
    Function,
    Instruction,
    Item,
    Kernel,
    Label,
    Listing,
    Symbol,
)
from tiledsl.diagnostics.diagnostic import AssemblyError, Cause, Diagnostic, Mark, Span, UsageError, remember
from tiledsl.diagnostics.files import bytes_of
from tiledsl.targets import processor_of

__all__ = ["format_instruction", "parse_inline", "parse_listing", "read_listing"]

INCOMPLETE, EXPRESSION, METADATA, HIDDEN, WRONG_DIRECTIVE = "TD591", "TD592", "TD593", "TD594", "TD596"

# Directives that LLVM prints (MC's AsmParser and AMDGPUTargetStreamer), besides .cfi_*. LLVM never prints directives of
# macros and conditions.
_DATA = frozenset(
    """byte short long quad 2byte 4byte 8byte ascii asciz string zero space skip fill uleb128 sleb128 octa float
    double""".split()
)
_PLACES = frozenset(
    "text data bss section pushsection popsection previous p2align p2alignl p2alignw align balign org".split()
)
_NAMES = frozenset(
    "globl global local weak hidden protected internal type size set equ comm lcomm symver ident addrsig addrsig_sym"
    " file loc".split()
)
_OF_TARGET = frozenset(
    "amdgcn_target amdgpu_metadata end_amdgpu_metadata end_amdhsa_kernel amdgpu_lds amdhsa_code_object_version".split()
)
_DESCRIPTOR = frozenset(  # LLVM, AMDGPU usage, ".amdhsa_kernel", those of GFX9
    """group_segment_fixed_size private_segment_fixed_size kernarg_size user_sgpr_count
    user_sgpr_private_segment_buffer user_sgpr_dispatch_ptr user_sgpr_queue_ptr user_sgpr_kernarg_segment_ptr
    user_sgpr_dispatch_id user_sgpr_flat_scratch_init user_sgpr_private_segment_size
    user_sgpr_kernarg_preload_length user_sgpr_kernarg_preload_offset uses_dynamic_stack enable_private_segment
    system_sgpr_private_segment_wavefront_offset system_sgpr_workgroup_id_x system_sgpr_workgroup_id_y
    system_sgpr_workgroup_id_z system_sgpr_workgroup_info system_vgpr_workitem_id next_free_vgpr next_free_sgpr
    accum_offset reserve_vcc reserve_flat_scratch reserve_xnack_mask float_round_mode_32 float_round_mode_16_64
    float_denorm_mode_32 float_denorm_mode_16_64 dx10_clamp ieee_mode fp16_overflow tg_split
    exception_fp_ieee_invalid_op exception_fp_denorm_src exception_fp_ieee_div_zero exception_fp_ieee_overflow
    exception_fp_ieee_underflow exception_fp_ieee_inexact exception_int_div_zero kernel""".split()
)
_DIRECTIVES = _DATA | _PLACES | _NAMES | _OF_TARGET | {f"amdhsa_{name}" for name in _DESCRIPTOR}

_CODE_OBJECT = b"\x7fELF"
_MOST_ERRORS = 20  # of one listing; otherwise a text that is no assembly would give one error a line

_UNNAMED = "<listing>"  # the name of a text that is no file
_COMMENT = re.compile(r'"(?:\\.|[^"\\\n])*"|;[^\n]*|//[^\n]*|/\*.*?\*/', re.DOTALL)
_ASSIGNMENT = re.compile(r"\s*([A-Za-z_.$][\w.$]*)\s*=\s*([^=].*?)\s*$")
_DECLARED = re.compile(  # lower/emit writes the comment
    r";\s*td\.read: argument (\d+) '([\w.]+)' in (-?\d+|argument \d+)\.\.(-?\d+|argument \d+)"
    r"(?:, (ascending|unique))?, at (\S+)"
)
_END = re.compile(r"\.Lfunc_end\d+$")
_MNEMONIC = re.compile(r"(?:[sv]|ds|global|buffer|flat|scratch)_\w+")


@dataclasses.dataclass(frozen=True, slots=True)
class _Lines:
    """The lines of a listing, as written and without comments; both count from 1 in the text called `name`."""

    name: str
    written: list[str]
    bare: list[str]

    def error(self, code: str, message: str, line: int, *helps: str) -> AssemblyError:
        """The error at a whole line."""
        text = self.written[line - 1] if line <= len(self.written) else ""
        column = 1 + len(text) - len(text.lstrip())
        span = Span(self.name, line, column, line, max(column + 1, len(text.rstrip()) + 1))
        return AssemblyError(Diagnostic(code, message, Mark(span), helps=helps))


@dataclasses.dataclass(slots=True)
class _Survey:
    """The result of the first pass. `kernels` maps a name to the line of its .amdhsa_kernel; settings are expressions
    with their line."""

    target: str = ""
    kernels: dict[str, int] = dataclasses.field(default_factory=dict)
    settings: dict[str, dict[str, tuple[str, int]]] = dataclasses.field(default_factory=dict)
    described: set[int] = dataclasses.field(default_factory=set)  # lines inside a kernel's .amdhsa_kernel block
    bindings: dict[str, str] = dataclasses.field(default_factory=dict)
    functions: set[str] = dataclasses.field(default_factory=set)  # kernels included
    labels: dict[str, int] = dataclasses.field(default_factory=dict)
    ends: list[int] = dataclasses.field(default_factory=list)  # lines of .Lfunc_end labels
    # directives that LLVM does not print, and their lines
    unknown: list[tuple[str, int]] = dataclasses.field(default_factory=list)
    metadata: tuple[int, int] | None = None  # first and last line of the block, without its two directives


def parse_listing(text: str, name: str = _UNNAMED) -> Listing:
    """Parse the kernels of a listing. AssemblyError shows every unreadable instruction, or names what a truncated
    listing lacks.

    `name` stands in the messages; it need not be a file. Callers share the result."""
    remember(name, text)
    return _listing(text, name)


@functools.lru_cache(maxsize=4)  # a new kernel's listing is checked, and then often executed or shown
def _listing(text: str, name: str) -> Listing:
    lines = _Lines(name, text.split("\n"), _without_comments(text).split("\n"))
    survey = _surveyed(lines)
    _check_complete(lines, survey)
    metadata = _metadata(lines, survey)
    kernels = _kernels(lines, survey, metadata)
    objects = read_objects(lines.bare, survey.described)
    return Listing(
        survey.target, kernels, _symbols(survey.bindings), text, _functions(lines, survey, kernels, objects), objects
    )


def read_listing(name: str) -> Listing:
    """Parse the listing in a file. UsageError where there is no file, or where it cannot be read."""
    content = bytes_of(name)
    if content.startswith(_CODE_OBJECT):
        raise UsageError(f"{name} is a code object, and not a compiler's listing")
    if b"\0" in content:  # a binary file, whose bytes would come to the terminal with the message
        raise UsageError(f"{name} is no compiler's listing: it has bytes that are 0")
    try:
        # names of files, in comments and directives, may be of any encoding
        return parse_listing(content.decode("utf-8-sig", "surrogateescape"), name)
    except AssemblyError as error:
        raise UsageError(error.diagnostics) from None


def parse_inline(text: str) -> tuple[Instruction, ...]:
    """Parse an inline-assembly string, one instruction a line, with placeholders {name}, %0 or $1 for operands.

    AssemblyError shows every line that cannot be read, and an instruction that a comment sign hides."""
    remember("<asm>", text)
    lines = _Lines("<asm>", text.split("\n"), _without_comments(text).split("\n"))
    found = [_inline_line(lines, number) for number, bare in enumerate(lines.bare, 1) if bare.strip()]
    hidden = [_hidden(lines, number) for number in range(1, len(lines.bare) + 1)]
    problems = [item for item in (*found, *hidden) if isinstance(item, Diagnostic)]
    if problems:
        raise AssemblyError(problems)
    return tuple(item for item in found if isinstance(item, Instruction))


def _inline_line(lines: _Lines, number: int) -> Instruction | Diagnostic:
    bare = lines.bare[number - 1]
    return _instruction(bare.strip(), lines.name, number, 1 + len(bare) - len(bare.lstrip()))


@dataclasses.dataclass(frozen=True, slots=True)
class HiddenInstruction(Cause):
    """An instruction that stands in a comment."""


def _hidden(lines: _Lines, number: int) -> Diagnostic | None:
    """A finding for `a; b` on one line: the assembler takes b for a comment, which its author hardly meant."""
    written, bare = lines.written[number - 1], lines.bare[number - 1].rstrip()
    comment = written[len(bare) :].lstrip()
    text = comment[1:].strip()
    if not bare or comment[:1] != ";" or not _MNEMONIC.match(text):
        return None
    column = 1 + written.index(text, len(bare))
    if isinstance(_instruction(text, lines.name, number, column), Diagnostic):
        return None  # the words begin like an instruction, and are none
    mark = Mark(Span(lines.name, number, column, number, column + len(text)))
    return Diagnostic(
        HIDDEN,
        "';' begins a comment, so this instruction is not assembled",
        mark,
        helps=("put it on a line of its own",),
        cause=HiddenInstruction(),
    )


def _without_comments(text: str) -> str:
    """Blank out comments, so that columns and line numbers stay; strings are kept."""

    def blank(match: re.Match[str]) -> str:
        return match[0] if match[0][0] == '"' else re.sub(r"[^\n]", " ", match[0])

    return _COMMENT.sub(blank, text)


def _surveyed(lines: _Lines) -> _Survey:
    survey = _Survey()
    kernel = ""
    metadata = 0
    for number, bare in enumerate(lines.bare, 1):
        if metadata and survey.metadata is None and ".end_amdgpu_metadata" not in bare:
            continue
        if label := _LABEL.match(bare):
            _note_label(survey, label[1], number)
        elif directive := _DIRECTIVE.match(bare):
            word, arguments = directive.groups()
            if word == "amdgpu_metadata":
                metadata = number
            elif word == "end_amdgpu_metadata":
                survey.metadata = (metadata + 1, number - 1)
            elif word == "amdhsa_kernel":
                kernel = arguments
                survey.kernels[kernel] = number
                survey.settings[kernel] = {}
            elif word not in _DIRECTIVES and not word.startswith("cfi_"):
                survey.unknown.append((word, number))
            kernel = _note_directive(survey, kernel, word, arguments, number)
        elif assignment := _ASSIGNMENT.match(bare):
            survey.bindings[assignment[1]] = assignment[2]
    return survey


def _note_label(survey: _Survey, name: str, line: int) -> None:
    if _END.match(name):
        survey.ends.append(line)
    else:
        survey.labels.setdefault(name, line)


def _note_directive(survey: _Survey, kernel: str, word: str, arguments: str, line: int) -> str:
    """Record one directive; the result is the kernel that the next line describes, or none."""
    if kernel:
        survey.described.add(line)
    if word == "end_amdhsa_kernel":
        return ""
    if word.startswith("amdhsa_") and kernel and word != "amdhsa_kernel":
        survey.settings[kernel][word.removeprefix("amdhsa_")] = (arguments, line)
    elif word in ("set", "equ"):
        name, _, expression = arguments.partition(",")
        survey.bindings[name.strip()] = expression.strip()
    elif word == "type" and arguments.endswith("@function"):
        survey.functions.add(arguments.partition(",")[0].strip())
    elif word == "amdgcn_target":
        survey.target = processor_of(arguments.strip('" ')) or survey.target
    return kernel


def _check_complete(lines: _Lines, survey: _Survey) -> None:
    last = len(lines.written) - (not lines.written[-1])
    if not any(map(str.strip, lines.written)):
        raise lines.error(
            INCOMPLETE,
            "this is no AMDGPU listing: it is empty",
            1,
            "write the listing again, and read the messages of the command that writes it",
        )
    if not survey.target:
        taken_for_a_name = lines.name == _UNNAMED and len(lines.written) == 1
        helps = (
            "compile with -S for an amdgcn target",
            *(("this is taken as the text of a listing: read the file first",) * taken_for_a_name),
        )
        raise lines.error(INCOMPLETE, "this is no AMDGPU listing: no .amdgcn_target names a gfx target", 1, *helps)
    for word, line in survey.unknown:
        raise lines.error(
            WRONG_DIRECTIVE,
            f"unknown directive '.{word}'",
            line,
            "listings are read as LLVM prints them, without macros or conditions",
        )
    truncated = "the listing is cut off"
    again = "write the listing again; it ends with .end_amdgpu_metadata"
    if not survey.kernels:
        cause = (
            f"{truncated}: it ends before any .amdhsa_kernel"
            if survey.metadata is None
            else "the listing holds no kernel, only functions"
        )
        raise lines.error(INCOMPLETE, cause, last, again)
    for kernel, line in survey.kernels.items():
        if kernel not in survey.labels:
            raise lines.error(
                INCOMPLETE, f"the listing describes kernel '{kernel}' but holds no label '{kernel}:'", line
            )
        if not any(end > survey.labels[kernel] for end in survey.ends):
            raise lines.error(INCOMPLETE, f"{truncated}: kernel '{kernel}' has no .Lfunc_end", last, again)
    if survey.metadata is None:
        raise lines.error(
            INCOMPLETE, f"{truncated}: it has no .amdgpu_metadata that ends with .end_amdgpu_metadata", last, again
        )


def _metadata(lines: _Lines, survey: _Survey) -> dict[str, dict[str, object]]:
    """Each kernel's entry of `amdhsa.kernels`, by the kernel's name."""
    assert survey.metadata is not None  # _check_complete has checked this
    first, last = survey.metadata
    try:
        entries = parse_metadata(lines.written[first - 1 : last]).get("amdhsa.kernels")
    except MetadataError as problem:
        raise lines.error(METADATA, f"cannot read the metadata: {problem}", first + problem.line) from None
    entries = entries if isinstance(entries, list) else []
    found = {
        str(entry.get(".symbol", entry.get(".name"))).removesuffix(".kd"): entry
        for entry in entries
        if isinstance(entry, dict)
    }
    for kernel, line in survey.kernels.items():
        if kernel not in found:
            raise lines.error(
                METADATA,
                f"the metadata has no entry for kernel '{kernel}'",
                line,
                f"it has {', '.join(found) or 'none'}",
            )
    return found


def _kernels(lines: _Lines, survey: _Survey, metadata: dict[str, dict[str, object]]) -> tuple[Kernel, ...]:
    kernels, problems = [], []
    for name in sorted(survey.kernels, key=survey.labels.__getitem__):
        first = survey.labels[name]
        end = min(end for end in survey.ends if end > first)
        found = list(_items(lines, survey, first, end))
        problems += [item for item in found if isinstance(item, Diagnostic)]
        items = tuple(item for item in found if not isinstance(item, Diagnostic))
        kernels.append(
            Kernel(
                name,
                items,
                _arguments(lines, survey, name, metadata[name]),
                _descriptor(lines, survey, name),
                metadata[name],
                tuple(_contents(lines, first, end)),
            )
        )
    if problems:
        raise AssemblyError(problems[:_MOST_ERRORS])
    return tuple(kernels)


def _contents(lines: _Lines, first: int, end: int) -> Iterator[Contents]:
    """Yield the declarations of arrays in a kernel's comments."""
    for text in lines.written[first - 1 : end]:
        if found := _DECLARED.search(text):
            argument, name, *ends, order, place = found.groups()
            least, most = (_end_of(one) for one in ends)
            yield Contents(int(argument), name, least, most, order or "", place)


def _end_of(text: str) -> tuple[int, bool]:
    """Return an end of a declared range: a number, or the number of the argument that has the end."""
    return int(text.removeprefix("argument ")), text.startswith("argument ")


def _functions(
    lines: _Lines, survey: _Survey, kernels: tuple[Kernel, ...], objects: tuple[DataObject, ...]
) -> tuple[Function, ...]:
    """The functions that kernels, the data, or other such functions name. Unreadable lines are errors in these only."""
    known = {
        name
        for name in survey.functions
        if name in survey.labels and any(end > survey.labels[name] for end in survey.ends)
    } - set(survey.kernels)
    left = [name for kernel in kernels for name in _named(kernel.items)] + [
        symbol for item in objects for _, symbol, _ in item.pointers
    ]
    found: dict[str, Function] = {}
    problems: list[Diagnostic] = []
    while left:
        name = left.pop()
        if name not in known or name in found:
            continue
        first = survey.labels[name]
        items = list(_items(lines, survey, first, min(end for end in survey.ends if end > first)))
        problems += [item for item in items if isinstance(item, Diagnostic)]
        found[name] = Function(name, tuple(item for item in items if not isinstance(item, Diagnostic)))
        left += _named(found[name].items)
    if problems:
        raise AssemblyError(problems[:_MOST_ERRORS])
    return tuple(found[name] for name in sorted(found, key=survey.labels.__getitem__))


def _named(items: Iterable[Item]) -> list[str]:
    """The symbols that instructions name in a relocation."""
    operands = (operand for item in items if isinstance(item, Instruction) for operand in item.operands)
    return [
        operand.text.partition("@")[0] for operand in operands if isinstance(operand, Symbol) and "@" in operand.text
    ]


def _items(lines: _Lines, survey: _Survey, first: int, end: int) -> Iterator[Item | Diagnostic]:
    """The items from line `first` to the one before `end`."""
    for number in range(first, end):
        bare = lines.bare[number - 1]
        start = 0
        while label := _LABEL.match(bare, start):
            yield Label(label[1], number)
            start = label.end()
        text = bare[start:].strip()
        if not text or number in survey.described:
            continue
        if text[0] == ".":
            word, _, arguments = text[1:].replace("\t", " ").partition(" ")
            if word in _DATA:
                yield lines.error(
                    WRONG_DIRECTIVE,
                    f"data between the instructions of a kernel, by '.{word}'",
                    number,
                    "write instructions by name",
                ).diagnostics[0]
            yield Directive(word, arguments.strip(), number)
        elif text[0] != "#" and not _ASSIGNMENT.match(text):
            yield _instruction(text, lines.name, number, 1 + bare.index(text, start))


def _arguments(lines: _Lines, survey: _Survey, kernel: str, metadata: dict[str, object]) -> tuple[Argument, ...]:
    assert survey.metadata is not None
    first = survey.metadata[0]
    entries = metadata.get(".args") or []
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise lines.error(
            METADATA, f"cannot read the metadata: .args of kernel '{kernel}' is no list of arguments", first
        )
    for number, entry in enumerate(entries):
        for key in (".offset", ".size"):
            value = entry.get(key)
            if type(value) is not int or value < 0:
                raise lines.error(
                    METADATA,
                    f"cannot read the metadata: {key} of argument {number} of kernel '{kernel}' is no number of bytes",
                    first,
                )
    return tuple(
        Argument(str(e.get(".name", "")), e[".offset"], e[".size"], str(e.get(".value_kind", ""))) for e in entries
    )


def _descriptor(lines: _Lines, survey: _Survey, kernel: str) -> dict[str, int]:
    values = {}
    for key, (expression, line) in survey.settings[kernel].items():
        try:
            values[key] = evaluate(expression, survey.bindings)
        except Unresolved as problem:
            raise lines.error(
                EXPRESSION, f"cannot evaluate .amdhsa_{key} of kernel '{kernel}': {problem}", line
            ) from None
    return values


def _symbols(bindings: dict[str, str]) -> dict[str, int]:
    """The constants that .set binds to integers. Other symbols are addresses, or depend on functions of another
    file."""
    values = {}
    for name, expression in bindings.items():
        try:
            values[name] = evaluate(expression, bindings)
        except Unresolved:
            continue
    return values


def _instruction(text: str, name: str, line: int, column: int) -> Instruction | Diagnostic:
    """The instruction in `text` (no comment, no blanks around it), or the finding that refuses it."""
    # here, since `tiledsl --help` reads no listing, and lark takes long to import
    from tiledsl.asm.text.grammar import read

    return read(text, name, line, column)
