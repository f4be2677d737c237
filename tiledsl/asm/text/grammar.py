"""Parser of one line of assembly, through the grammar in amdgpu.lark. Errors are explained in words, with the
column."""

from __future__ import annotations

import dataclasses
import difflib
import functools
import math
import pathlib
import re
from collections.abc import Callable, Iterable
from typing import Any

import lark

from tiledsl.asm.text.spelling import decode_swizzle, decode_wait
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Operand, Placeholder, Register, Special, Symbol, Wait
from tiledsl.diagnostics.diagnostic import AssemblyError, Diagnostic, Mark, Span, remember
from tiledsl.targets import SGPRS, TRAP_TEMPORARIES, VGPRS_PER_FILE

UNREADABLE = "TD590"

_Parts = tuple[str, tuple[Operand, ...], tuple[tuple[str, object], ...]]

_WORDS = {
    "MNEMONIC": "the name of an instruction",
    "COMMA": "a comma",
    "FLAG": "a modifier",
    "KEY": "a modifier",
    "COUNTER": "a counter such as vmcnt(0)",
    "LPAR": "'('",
    "RPAR": "')'",
    "LSQB": "'['",
    "RSQB": "']'",
    "VBAR": "'|'",
    "$END": "the end of the line",
}
_IN_ORDER = ("a value", "an operand", *dict.fromkeys(_WORDS.values()))


@dataclasses.dataclass(frozen=True, slots=True)
class _Place:
    column: int  # from 0, in the text of the instruction
    length: int


class _Refused(Exception):
    """Text that is no instruction: the error, its place, and a suggestion."""

    def __init__(self, message: str, place: _Place, help: str | None = None):
        super().__init__(message)
        self.message, self.place, self.help = message, place, help


_MOST_DIGITS = 100
_REGISTERS = {"v": VGPRS_PER_FILE, "a": VGPRS_PER_FILE, "s": SGPRS, "ttmp": TRAP_TEMPORARIES}


def _refuse(message: str, token: lark.Token, help: str | None = None) -> _Refused:
    return _Refused(message, _Place((token.column or 1) - 1, len(token)), help)


class _Builder:
    """Turns the grammar's rules and aliases into syntax; lark calls each method with the list of a rule's children."""

    @staticmethod
    def instruction(parts: list[Any]) -> _Parts:
        mnemonic, *rest = parts
        operands = rest.pop(0) if rest and isinstance(rest[0], _Operands) else ()
        if mnemonic == "s_waitcnt":
            operands = _waits(operands, mnemonic)
        return str(mnemonic) + _ending(mnemonic, rest), tuple(operands), tuple(rest)

    @staticmethod
    def operands(parts: list[Operand]) -> _Operands:
        return _Operands(parts)

    @staticmethod
    def wait(tokens: list[lark.Token]) -> Wait:
        return _wait((token[: token.index("(")], int(token[token.index("(") + 1 : -1]), token) for token in tokens)

    @staticmethod
    def negated(parts: list[Any]) -> Modified:
        (operand,) = parts
        if isinstance(operand, Modified):
            return dataclasses.replace(operand, negate=True)
        return Modified(operand, negate=True)

    @staticmethod
    def absolute(parts: list[Any]) -> Modified:
        return Modified(parts[0], absolute=True)

    @staticmethod
    def sign_extended(parts: list[Any]) -> Modified:
        return Modified(parts[0], sign_extend=True)

    @staticmethod
    def register(tokens: list[lark.Token]) -> Register:
        register = _register(str(tokens[0]))
        if register.count < 1:
            raise _refuse(f"{tokens[0]} names no register: the last index is below the first", tokens[0])
        if register.index + register.count > _REGISTERS.get(register.file, math.inf):
            raise _refuse(
                f"{tokens[0]} is beyond the {_REGISTERS[register.file]} registers that a wave has of {register.file}",
                tokens[0],
            )
        return register

    @staticmethod
    def special(tokens: list[lark.Token]) -> Special:
        return Special(str(tokens[0]))

    @staticmethod
    def number(tokens: list[lark.Token]) -> Number:
        return Number(_integer(tokens[0]))

    @staticmethod
    def float_number(tokens: list[lark.Token]) -> Number:
        return Number(float(tokens[0]))

    @staticmethod
    def placeholder(tokens: list[lark.Token]) -> Placeholder:
        return Placeholder(tokens[0].strip("{}%[]$"))

    @staticmethod
    def symbol(tokens: list[lark.Token]) -> Symbol:
        if _HALF.fullmatch(tokens[0]):
            raise _refuse(
                f"{tokens[0]} is half a register, which these targets do not name",
                tokens[0],
                "write the register; op_sel or src0_sel chooses the half",
            )
        return Symbol(str(tokens[0]))

    @staticmethod
    def flag(tokens: list[lark.Token]) -> tuple[str, object]:
        return str(tokens[0]), True

    @staticmethod
    def setting(parts: list[Any]) -> tuple[str, object]:
        key, value = parts
        # the older spelling of the same bit (LLVM, "Syntax of AMDGPU Instruction Modifiers")
        if key == "bound_ctrl:" and value == 0:
            return "bound_ctrl", 1
        return str(key[:-1]), value

    @staticmethod
    def integer(tokens: list[lark.Token]) -> int:
        return _integer(tokens[0])

    @staticmethod
    def swizzle(tokens: list[lark.Token]) -> int:
        token = tokens[0]
        try:
            return decode_swizzle(token[token.index("(") + 1 : -1])
        except ValueError as problem:
            raise _refuse(str(problem), token) from None

    @staticmethod
    def word(tokens: list[lark.Token]) -> str | Symbol:
        """Read a word: DWORD and similar are plain words; a lower-case name, or an expression, is a symbol."""
        text = str(tokens[0])
        return text if re.fullmatch(r"[A-Z][A-Z0-9_]*", text) else Symbol(text)

    @staticmethod
    def values(parts: list[object]) -> tuple[object, ...]:
        return tuple(parts)


class _Operands(tuple[Operand, ...]):
    """Marks a tuple as operands, since an instruction's first modifier is a tuple too."""


_HALF = re.compile(r"[vas]\d+\.[lh]")
_OF_DPP = frozenset({"quad_perm", "row_mirror", "row_half_mirror"})
_OF_SDWA = frozenset({"dst_sel", "dst_unused", "src0_sel", "src1_sel"})


def _ending(mnemonic: str, modifiers: list[tuple[str, object]]) -> str:
    """The ending that LLVM's printer writes where the modifiers alone show it.

    Modifiers show that lanes are exchanged (DPP), or that parts of registers are selected (SDWA)."""
    if mnemonic[0] != "v" or mnemonic.endswith(("_dpp", "_sdwa", "_e32", "_e64")):
        return ""
    names = [name for name, _ in modifiers]
    if any(name in _OF_DPP or name.startswith(("row_", "wave_")) for name in names):
        return "_dpp"
    return "_sdwa" if not _OF_SDWA.isdisjoint(names) else ""


def _integer(token: lark.Token) -> int:
    if len(token) > _MOST_DIGITS:  # Python refuses to convert thousands of decimal digits
        raise _refuse(f"a number of {len(token):,} characters has more than 64 bits", token)
    return int(token, 16 if "x" in token else 10)


@functools.cache
def _register(text: str) -> Register:
    file = text.rstrip("0123456789 \t[]:")
    first, *last = (int(number) for number in re.findall(r"\d+", text))
    return Register(file, first, last[0] - first + 1 if last else 1)


def _wait(named: Iterable[tuple[str, int, lark.Token]]) -> Wait:
    counts: dict[str, int] = {}
    for name, count, token in named:
        if name in counts:
            raise _refuse(f"{name} is named twice", token)
        counts[name] = count
    return Wait(**counts)


def _waits(operands: tuple[Operand, ...], mnemonic: lark.Token) -> tuple[Operand, ...]:
    """The single operand of s_waitcnt. Counters may also be separated by commas, or be given as the encoded integer."""
    if len(operands) == 1 and isinstance(operands[0], Number) and isinstance(operands[0].value, int):
        return (decode_wait(operands[0].value),)
    waits = [operand for operand in operands if isinstance(operand, Wait)]
    if len(waits) < 2 or len(waits) < len(operands):
        return operands
    fields = [(field.name, getattr(wait, field.name)) for wait in waits for field in dataclasses.fields(Wait)]
    return (_wait((name, count, mnemonic) for name, count in fields if count is not None),)


@functools.cache
def _parser() -> lark.Lark:
    grammar = pathlib.Path(__file__).with_name("amdgpu.lark").read_text(encoding="utf-8")
    return lark.Lark(grammar, parser="lalr", start="instruction", transformer=_Builder())


@functools.lru_cache(maxsize=65536)
def _parts(text: str) -> _Parts:
    """Parse the instruction in `text`, which has no comment and no blanks around it. Results are cached, since listings
    repeat lines."""
    return _plain(text) or _by_grammar(text)


def _by_grammar(text: str) -> _Parts:
    try:
        # with a transformer, lark returns the result of _Builder.instruction
        return _parser().parse(text)  # type: ignore[return-value]
    except lark.exceptions.UnexpectedInput as problem:
        raise _explained(text, problem) from None


def _plain(text: str) -> _Parts | None:
    """Parse most lines of listings as the grammar does, ten times as fast; None for any other line.

    The operands of such a line are registers, names and numbers; its modifiers are flags, or keys with an integer."""
    mnemonic, _, rest = text.partition(" ")
    if mnemonic == "s_waitcnt" or _mnemonic().fullmatch(mnemonic) is None:
        return None
    *first, last = rest.split(",")
    words = re.findall(r"[^ \t]+", last)
    if not words:  # no operands at all, or an error behind a comma
        return None if rest else (mnemonic, (), ())
    operands = [_plain_operand(operand.strip(" \t")) for operand in (*first, words[0])]
    modifiers = [_plain_modifier(word) for word in words[1:]]
    if None in operands or None in modifiers:
        return None
    return _Builder.instruction([mnemonic, _Operands(operand for operand in operands if operand), *modifiers])


@functools.cache
def _mnemonic() -> re.Pattern[str]:
    return re.compile(_pattern("MNEMONIC"))


_PLAIN_OPERANDS: dict[str, Callable[[list[lark.Token]], Operand]] = {
    "REGISTER": _Builder.register,
    "SPECIAL": _Builder.special,
    "FLOAT": _Builder.float_number,
    "INTEGER": _Builder.number,
}


@functools.lru_cache(maxsize=65536)
def _plain_operand(text: str) -> Operand | None:
    """A register, a name or a number, which the grammar tries in this order; None for other text."""
    for terminal, built in _PLAIN_OPERANDS.items():
        if re.fullmatch(_pattern(terminal), text):
            try:
                return built([lark.Token(terminal, text)])
            except _Refused:  # the grammar knows the column
                return None
    return None


@functools.lru_cache(maxsize=65536)
def _plain_modifier(text: str) -> tuple[str, object] | None:
    """A flag, or a key with an integer; None for other text."""
    if re.fullmatch(_pattern("FLAG"), text):
        return text, True
    key, colon, value = text.partition(":")
    if not re.fullmatch(_pattern("KEY"), key + colon) or not re.fullmatch(_pattern("INTEGER"), value):
        return None
    try:
        return _Builder.setting([key + colon, _Builder.integer([lark.Token("INTEGER", value)])])
    except _Refused:
        return None


def _explained(text: str, problem: lark.exceptions.UnexpectedInput) -> _Refused:
    at_end = getattr(getattr(problem, "token", None), "type", None) == "$END"
    column = len(text) if at_end else problem.column - 1
    found = re.match(r"[\w.]+:?|.", text[column:])
    word = found[0] if found else ""
    expected = _expected(text[:column])
    message = f"expected {_choice(expected)}, found {repr(word) if word else 'the end of the line'}"
    return _Refused(message, _Place(column, max(1, len(word))), _guess(text, word, expected))


def _expected(before: str) -> set[str]:
    """The terminals that may follow `before`; lark's error also lists terminals of merged states, which cannot
    follow."""
    state = _parser().parse_interactive(before)
    state.exhaust_lexer()
    return set(state.accepts())


def _choice(terminals: set[str]) -> str:
    """Name the expected terminals in words: `a comma, a modifier or the end of the line`."""
    words = {_WORDS[name] for name in terminals if name in _WORDS}
    if "SWIZZLE" in terminals:
        words = {"a value"}
    elif "REGISTER" in terminals:
        words = words - {_WORDS["COUNTER"], _WORDS["VBAR"]} | {"an operand"}
    *most, last = sorted(words, key=_IN_ORDER.index)
    return f"{', '.join(most)} or {last}" if most else last


def _guess(text: str, word: str, terminals: set[str]) -> str | None:
    if re.search(r"cnt\(\s*[{%$]", text):
        return "a count in s_waitcnt is a number: put it into the string with an f-string"
    if word == "[":
        return "a register tuple is written v[0:3]"
    if "FLAG" not in terminals:
        return None
    if any(re.fullmatch(_pattern(name), word) for name in ("REGISTER", "SPECIAL")):
        return "operands are separated by commas"
    near = difflib.get_close_matches(word, _modifier_words(), n=1)
    return f"did you mean '{near[0]}'?" if near else None


def _modifier_words() -> list[str]:
    """The modifiers of the grammar; a modifier that takes a value ends in a colon."""
    flags, keys = (re.findall(r"[a-z]\w+", _pattern(name)) for name in ("FLAG", "KEY"))
    return flags + [f"{key}:" for key in keys]


def _pattern(terminal: str) -> str:
    return _parser().get_terminal(terminal).pattern.to_regexp()


def diagnose(problem: _Refused, name: str, line: int, column: int) -> Diagnostic:
    """The finding for an instruction that begins at `column` of `line` of the text remembered as `name`."""
    start = column + problem.place.column
    span = Span(name, line, start, line, start + problem.place.length)
    helps = (problem.help,) if problem.help else ()
    return Diagnostic(UNREADABLE, f"cannot read this instruction: {problem.message}", Mark(span), helps=helps)


def read(text: str, name: str, line: int, column: int) -> Instruction | Diagnostic:
    """The instruction in `text` (no comment, no blanks around it), or the finding that explains the error."""
    try:
        mnemonic, operands, modifiers = _parts(text)
    except _Refused as problem:
        return diagnose(problem, name, line, column)
    return Instruction(mnemonic, operands, modifiers, line, column, text)


def parse_instruction(text: str, line: int = 0, column: int = 1) -> Instruction:
    """Parse one instruction without a comment. `line` and `column` are where `text` begins; they are only recorded in
    the result.

    AssemblyError shows the text and states what was expected."""
    stripped = text.strip()
    lead = len(text) - len(text.lstrip())
    result = read(stripped, "<instruction>", 1, 1 + lead)
    if isinstance(result, Instruction):
        return dataclasses.replace(result, line=line, column=column + lead)
    remember("<instruction>", text)
    raise AssemblyError(result)
