"""One definition per instruction: a function whose body is the meaning, under a decorator that states the syntax.

    @instruction("v_add_u32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2")
    def v_add_u32(x, a, b):
        return a + b

An operand is `{name:CLASSES[DWORDS][=|+][/VIEW]}`. The classes are letters: v VGPR, a AGPR, s SGPR (vcc, exec and m0
too), k constant (inline or literal, as the family allows), l literal only, i plain immediate (DWORDS is then its bits),
t label, w wait counts. `=` marks a result, `+` one that is read as well. The view is how the body sees the bits: u32
(default), i32, f32, u64, i64, f64, u16, i16, f16, bf16 (its bits, as u16), mask (one bit a lane), pkf32 (two floats).
Words without braces (`off`) stand for themselves; `[name:u16]`, `[name:i13]` and `[name]` are modifiers with the range
of their value, and `[name!]` is one that makes the form what it is. `<m0>` marks a load straight to LDS, which reads
m0 without naming it. A form that a few targets only have ends in `@ gfx942 gfx950`.

`family` is the encoding (`FAMILIES`), named as in the ISA documents. The family decides how the interpreter executes
the instruction, which wait states apply, and which constants, signs and modifiers it accepts (encodings.py):

    vop1 vop2 vopc vop3 vop3p   vector, by lanes: one source, two sources, a comparison, up to three sources, packed
    mfma                        matrix products
    sop1 sop2 sopc sopk sopp    scalar: one source, two sources, a comparison, a 16-bit constant, control
    smem                        scalar loads
    ds                          LDS
    global flat mubuf           vector memory: global addresses, addresses of any memory, buffers

vop1, vop2 and vopc have a long encoding too (`_e64`); name the family of the short one.

The first parameter of the body, `x`, is the wave that executes the instruction: a `WaveContext` of
sim/execute/vocabulary.py. `x` offers the array module (`x.xp`, NumPy or CuPy), arithmetic (sim/state/arithmetic.py),
memory, lanes and control; a body that computes with operators alone leaves `x` unused. A vector operand is an array
[block, 64], a scalar one [block, 1]; of several dwords the dword comes first.

The parameters after `x` name what the body needs: operands that are read, implicit registers, modifiers. The body
returns its results in the order of the syntax, implicit ones last."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tiledsl.asm.isa.registers import (
    APERTURES,
    CONDITIONS,
    FIRST_BIT,
    FIRST_TRAP_TEMPORARY,
    NAMED_SCALARS,
    named_bits,
    register_bits,
)
from tiledsl.asm.text.syntax import Modified, Number, Operand, Placeholder, Register, Special, Symbol, Wait
from tiledsl.diagnostics.node import Compared
from tiledsl.targets import TARGETS, result_type

ALL_TARGETS = tuple(TARGETS)
MEMORY = ("read", "write", "change")
BITS = ("all", "moved", "separate")
# operands that say which bits of the others are taken, and where they go
BIT_CONTROLS = frozenset({"shift", "offset", "width", "field", "select", "bit"})
ENCODINGS = ("e32", "e64", "dpp", "sdwa")

VIEW_DWORDS = {"u64": 2, "i64": 2, "f64": 2, "mask": 2, "pkf32": 2, "pku32": 2, "words": 1}
FLOAT_VIEWS = frozenset({"f16", "bf16", "f32", "f64", "pkf32"})
HALF_VIEWS = frozenset({"f16", "bf16", "u16", "i16"})  # of 16 bits, without the packed views


Modifiers = Sequence[tuple[str, object]]


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class OperandSpec(Compared):
    """One operand of a syntax. `classes` are letters as in the module's docstring; a word that stands for itself has
    none."""

    name: str
    classes: str = ""
    dwords: int = 1
    read: bool = True
    written: bool = False
    view: str = "u32"
    word: str = ""

    def describe(self) -> str:
        """Describe in words what the operand must be."""
        if self.word:
            return f"the word '{self.word}'"
        if "i" in self.classes:
            return f"a {self.dwords}-bit immediate"
        if "t" in self.classes:
            return "a label"
        if "w" in self.classes:
            return "wait counts"
        files = " or ".join({"v": "VGPR", "a": "AGPR", "s": "SGPR"}[c] for c in self.classes if c in "vas")
        if files and self.dwords > 1:
            files += f" tuple of {self.dwords}"
        words = [files] * bool(files) + [
            {"k": "constant", "l": "literal constant"}[c] for c in self.classes if c in "kl"
        ]
        return ("an " if words[0][0] in "AS" else "a ") + " or ".join(words)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class ModifierSpec(Compared):
    """One modifier of a syntax. `low` and `high` bound the value; both are None for a bare word. A `required` modifier
    distinguishes this form from the others."""

    name: str
    low: int | None = None
    high: int | None = None
    required: bool = False


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Syntax(Compared):
    """One form of an instruction: operands in order, own modifiers, targets, and registers that only this form reads
    implicitly."""

    text: str
    mnemonic: str
    operands: tuple[OperandSpec, ...]
    modifiers: tuple[ModifierSpec, ...]
    targets: tuple[str, ...]
    reads: tuple[str, ...] = ()

    @property
    def writes_lds(self) -> bool:
        """Whether the form is a direct-to-LDS load. Such a load raises vmcnt, writes no register, and its data goes to
        the LDS from the address in m0 on."""
        return "m0" in self.reads

    @property
    def two_places(self) -> bool:
        """Whether the form is an LDS instruction with two addresses, each with an offset in units of the element
        size."""
        return any(modifier.name == "offset0" for modifier in self.modifiers)

    def chosen_by(self, modifiers: Iterable[str]) -> bool:
        """Whether the modifiers include every modifier that this form requires."""
        return {m.name for m in self.modifiers if m.required} <= set(modifiers)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class MatrixShape(Compared):
    """The product of an MFMA: D[m×n] += A[m×k] · B[k×n] of one input type, in each of `blocks`. `passes` gives the
    passes of 4 clocks by target. Of a `sparse` A, two of every four elements along k are given."""

    m: int
    n: int
    k: int
    input: str
    passes: dict[str, int]
    blocks: int = 1
    scaled: bool = False
    sparse: bool = False

    @property
    def result(self) -> str:
        """The type of C and D."""
        return result_type(self.input)

    @property
    def flop(self) -> int:
        """Products and sums."""
        return 2 * self.m * self.n * self.k * self.blocks

    def passes_on(self, target: str, modifiers: Modifiers) -> int:
        """Passes on a target. A product of f8f6f4 with types of 6 and 4 bits takes half as long (LLVM, SISchedule.td,
        WriteMFMAScale)."""
        chosen = dict(modifiers)
        small = self.input == "f8f6f4" and all(chosen.get(name, 0) not in (0, 1) for name in ("cbsz", "blgp"))
        return self.passes[target] // 2 if small else self.passes[target]


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Definition(Compared):
    """An instruction: syntaxes, family, counter, implicit registers, effect on memory, and meaning.

    `memory` is "read", "write", "change" (one atomic step that reads the old value and writes a new one), or "" for an
    instruction that moves no data. Changes with equal `commutes` give the same result in every order; where `commutes`
    is empty, the last change decides.

    `bits` states on which bits of the sources a bit of a result depends: "separate", on those at its own place in its
    own lane; "moved", on at most one of each source, but for operands of `BIT_CONTROLS`; "all", on any. A body that
    `saturates` gives the exact result from operands of 64 bits, which `clamp` then holds within the type of the
    destination. An instruction that `crosses_lanes` moves values between lanes, and may read lanes that EXEC disables.
    """

    mnemonic: str
    syntaxes: tuple[Syntax, ...]
    family: str
    semantics: Callable[..., Any]
    counter: str | None = None
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    matrix: MatrixShape | None = None
    bytes: int = 0
    dwords: str = "all"
    bits: str = "all"
    parameters: tuple[str, ...] = ()
    keeps_half: bool = False
    saturates: bool = False
    crosses_lanes: bool = False
    memory: str = ""
    commutes: str = ""

    @property
    def targets(self) -> tuple[str, ...]:
        return tuple(t for t in ALL_TARGETS if any(t in s.targets for s in self.syntaxes))

    @property
    def is_valu(self) -> bool:
        return self.family in VALU_FAMILIES


VALU_FAMILIES = frozenset({"vop1", "vop2", "vopc", "vop3", "vop3p"})
SALU_FAMILIES = frozenset({"sop1", "sop2", "sopc", "sopk"})
VECTOR_MEMORY = frozenset({"global", "flat", "mubuf"})
FAMILIES = VALU_FAMILIES | SALU_FAMILIES | VECTOR_MEMORY | {"sopp", "smem", "ds", "mfma"}

DPP_PATTERNS = frozenset(
    "quad_perm row_shl row_shr row_ror wave_shl wave_shr wave_rol wave_ror row_mirror row_half_mirror row_bcast"
    " row_newbcast".split()
)

_OPERAND = re.compile(r"\{(\w+):([vaskl]+|[itw])(\d*)([=+]?)(?:/(\w+))?\}")
_MODIFIER = re.compile(r"\[(\w+)(?::([ui])(\d+))?(!?)\]")
_IMPLICIT = re.compile(r"<(\w+)>")


def parse_syntax(text: str) -> Syntax:
    """Parse the syntax in a definition's line; ValueError names the part that cannot be read."""
    body, _, targets = text.partition(" @ ")
    mnemonic, _, rest = body.partition(" ")
    modifiers = tuple(_modifier(*found) for found in _MODIFIER.findall(rest))
    implicit = tuple(_IMPLICIT.findall(rest))
    pieces = [piece.strip() for piece in _IMPLICIT.sub("", _MODIFIER.sub("", rest)).split(",") if piece.strip()]
    names = tuple(targets.split()) or ALL_TARGETS
    if names is not ALL_TARGETS and (unknown := set(names) - set(ALL_TARGETS)):
        raise ValueError(f"{text}: unknown targets {sorted(unknown)}")
    try:
        operands = tuple(_operand(piece) for piece in pieces)
    except ValueError as error:
        raise ValueError(f"{mnemonic}: {error}") from None
    return Syntax(body, mnemonic, operands, modifiers, names, implicit)


# the operands and modifiers of some 2,000 forms repeat; all forms are read before the first lookup
@functools.cache
def _modifier(name: str, sign: str, bits: str, required: str) -> ModifierSpec:
    if not bits:
        return ModifierSpec(name, required=bool(required))
    size = int(bits)
    return (
        ModifierSpec(name, -(1 << size - 1), (1 << size - 1) - 1)
        if sign == "i"
        else ModifierSpec(name, 0, (1 << size) - 1)
    )


@functools.cache
def _operand(piece: str) -> OperandSpec:
    if piece.isidentifier():
        return OperandSpec(piece, word=piece)
    match = _OPERAND.fullmatch(piece)
    if match is None:
        raise ValueError(f"operand {piece!r} is not of the form {{name:CLASSES[DWORDS][=|+][/VIEW]}}")
    name, classes, dwords, access, view = match.groups()
    view = view or "u32"
    return OperandSpec(
        name, classes, int(dwords) if dwords else VIEW_DWORDS.get(view, 1), access != "=", bool(access), view
    )


def _parameters(body: Callable[..., Any]) -> tuple[str, ...]:
    """The names of the parameters of a plain function. inspect.signature takes longer than the rest of a definition."""
    code = body.__code__
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]


REGISTRY: dict[str, Definition] = {}


def _wrong(
    forms: Sequence[Syntax],
    parameters: Sequence[str],
    family: str,
    reads: Sequence[str],
    bits: str,
    bytes: int,
    memory: str,
    commutes: str,
) -> str:
    """What contradicts itself in a definition; empty where nothing does."""
    if family not in FAMILIES:
        return f"the family is {family!r}, and not one of {', '.join(sorted(FAMILIES))}"
    known = {one.name for form in forms for one in form.operands} | {
        one.name for form in forms for one in form.modifiers
    }
    known |= {name for form in forms for name in form.reads} | set(reads)
    if unknown := [name for name in parameters if name not in known]:
        return (
            f"the body asks for {unknown}, and the syntax has no operand or modifier of this name; a register that the"
            " instruction reads without naming it stands in reads="
        )
    if any(form.writes_lds for form in forms) and family not in VECTOR_MEMORY:
        return (
            f"<m0> marks a load of vector memory straight to LDS, and the family is {family!r}; m0 that another"
            " instruction reads stands in reads="
        )
    if bits not in BITS:
        return f"bits is {bits!r}, and not one of {', '.join(BITS)}"
    if (memory in MEMORY) != bool(bytes) or commutes and memory != "change":
        return (
            f"{bytes} bytes are moved, and memory is {memory!r}, commutes {commutes!r}; memory= is one of"
            f" {', '.join(MEMORY)} where bytes are moved, and commutes= needs the last of them"
        )
    return ""


def instruction(
    syntax: str | Sequence[str],
    family: str,
    counter: str | None = None,
    reads: Sequence[str] = (),
    writes: Sequence[str] = (),
    matrix: MatrixShape | None = None,
    bytes: int = 0,
    dwords: str = "all",
    bits: str = "all",
    keeps_half: bool = False,
    saturates: bool = False,
    crosses_lanes: bool = False,
    memory: str = "",
    commutes: str = "",
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register the decorated function as the meaning of `syntax`: one form, or several under one or more spellings.

    `counter` is "vm", "lgkm" or "vm lgkm"; `reads` and `writes` name implicit registers; `bytes` is the number of bytes
    that a lane moves in memory; `memory` and `commutes` are the effect there (`Definition`); `dwords` states on which
    dwords of the sources a dword of a 64-bit result depends (`dependence.py`), `bits` the same of a bit (`Definition`).
    A 16-bit result clears the upper half of its register; an instruction that `keeps_half` leaves the other half
    unchanged. `saturates` and `crosses_lanes` are explained at `Definition`.
    """
    forms = tuple(parse_syntax(text) for text in ([syntax] if isinstance(syntax, str) else syntax))

    def register(body: Callable[..., Any]) -> Callable[..., Any]:
        parameters = _parameters(body)[1:]
        if wrong := _wrong(forms, parameters, family, reads, bits, bytes, memory, commutes):
            raise ValueError(f"{forms[0].mnemonic}: {wrong}")
        for mnemonic in dict.fromkeys(form.mnemonic for form in forms):
            own = tuple(form for form in forms if form.mnemonic == mnemonic)
            if mnemonic in REGISTRY:
                raise ValueError(f"{mnemonic} is defined twice")
            implicit = tuple(reads), tuple(writes)
            REGISTRY[mnemonic] = Definition(
                mnemonic,
                own,
                family,
                body,
                counter,
                *implicit,
                matrix,
                bytes,
                dwords,
                bits,
                parameters,
                keeps_half,
                saturates,
                crosses_lanes,
                memory,
                commutes,
            )
        return body

    return register


@functools.lru_cache(maxsize=4096)
def split_encoding(mnemonic: str) -> tuple[str, str]:
    """`v_add_u32_e64` → ("v_add_u32", "e64"); the encoding is "" where none is written."""
    for encoding in ENCODINGS:
        if mnemonic.endswith("_" + encoding):
            return mnemonic[: -len(encoding) - 1], encoding
    return mnemonic, ""


def scalar_register(operand: Operand) -> tuple[int, int] | None:
    """(index, dwords) of an operand in the scalar register file, or None for any other operand."""
    if isinstance(operand, Register) and operand.file in ("s", "ttmp"):
        return operand.index + (FIRST_TRAP_TEMPORARY if operand.file == "ttmp" else 0), operand.count
    if isinstance(operand, Special):
        return NAMED_SCALARS.get(operand.name)
    return None


def fits(spec: OperandSpec, operand: Operand) -> bool:
    """Whether a concrete operand is of a class and width that the specification accepts."""
    if isinstance(operand, Modified):
        operand = operand.operand
    if spec.word:
        return isinstance(operand, Special) and operand.name == spec.word
    if isinstance(operand, Register) and operand.file in "va":
        return operand.file in spec.classes and operand.count == spec.dwords
    scalar = scalar_register(operand)
    if scalar is not None:
        return "s" in spec.classes and scalar[1] == spec.dwords and not (spec.written and is_trap_temporary(operand))
    if isinstance(operand, Number):
        return bool(set(spec.classes) & set("kli"))
    if isinstance(operand, Symbol):
        return bool(set(spec.classes) & set("klti"))
    if isinstance(operand, Wait):
        return "w" in spec.classes
    return named_source_fits(spec, operand) if isinstance(operand, Special) else isinstance(operand, Placeholder)


def named_source_fits(spec: OperandSpec, operand: Special) -> bool:
    """Whether a named source (SCC, VCCZ, EXECZ or an aperture) is accepted here."""
    names = tuple(CONDITIONS) if spec.dwords == 1 else APERTURES if spec.dwords == 2 else ()
    return "s" in spec.classes and operand.name in (*names, *(f"src_{name}" for name in names)) and not spec.written


def is_trap_temporary(operand: Operand) -> bool:
    """Whether the operand is one of the registers that only a trap handler writes."""
    return isinstance(operand, Register) and operand.file == "ttmp"


def matching_syntax(definition: Definition, operands: Sequence[Operand], modifiers: Modifiers = ()) -> Syntax | None:
    """The form whose operands match, or None. Of several forms, the form that requires the most of the given
    modifiers."""
    given = [name for name, _ in modifiers]
    forms = [
        form
        for form in definition.syntaxes
        if len(form.operands) == len(operands)
        and all(fits(spec, operand) for spec, operand in zip(form.operands, operands, strict=True))
    ]
    return max(
        forms, key=lambda form: form.chosen_by(given) * (1 + sum(m.required for m in form.modifiers)), default=None
    )


def operand_bits(operand: Operand) -> int:
    """The registers that an operand names."""
    if isinstance(operand, Modified):
        operand = operand.operand
    if isinstance(operand, Register) and operand.file in FIRST_BIT:
        return register_bits(operand.file, operand.index, operand.count)
    scalar = scalar_register(operand)
    if scalar is not None:
        return register_bits("s", *scalar)
    if isinstance(operand, Special):
        name = CONDITIONS.get(operand.name.removeprefix("src_"))
        return named_bits(name) if name else 0
    return 0


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Effects(Compared):
    """The registers that one instruction reads and writes, as bits (`registers_of` lists the registers)."""

    reads: int
    writes: int

    @property
    def touches(self) -> int:
        return self.reads | self.writes


def effects(definition: Definition, form: Syntax, operands: Sequence[Operand], modifiers: Modifiers = ()) -> Effects:
    """The registers that an instruction of that form reads and writes, implicit registers included.

    EXEC counts as read only where an instruction names EXEC. Of a pair of packed floats only the registers that op_sel
    and op_sel_hi choose count."""
    reads = union(named_bits(name) for name in (*definition.reads, *form.reads))
    writes = union(named_bits(name) for name in definition.writes)
    for spec, operand in zip(form.operands, operands, strict=True):
        bits = operand_bits(operand)
        reads |= bits if spec.read else 0
        writes |= bits if spec.written else 0
    pair = pair_flows(definition, form, operands, modifiers)
    return Effects(union(read for _, read in pair), writes) if pair else Effects(reads, writes)


def pair_flows(
    definition: Definition, form: Syntax, operands: Sequence[Operand], modifiers: Modifiers
) -> tuple[tuple[int, int], ...]:
    """`flows` (`dependence.py`) of an instruction on pairs of 32-bit values, one entry a result; empty for any other
    instruction."""
    if not any(spec.view in ("pkf32", "pku32") for spec in form.operands):
        return ()
    given = dict(modifiers)
    low, high = given.get("op_sel", ()), given.get("op_sel_hi", ())
    choice = [list(bits) if isinstance(bits, tuple) else [] for bits in (low, high)]
    choice = [bits + [half] * (len(operands) - len(bits)) for half, bits in enumerate(choice)]
    sources = [operand_bits(operand) for spec, operand in zip(form.operands, operands, strict=True) if not spec.written]
    results = halves_of(operand_bits(operands[0]))
    if definition.mnemonic == "v_pk_mov_b32":  # each result takes a half of one source
        return tuple(
            (result, halves_of(source)[half]) for result, source, half in zip(results, sources, choice[0], strict=False)
        )
    return tuple(
        (result, union(halves_of(bits)[half] for bits, half in zip(sources, halves, strict=False)))
        for result, halves in zip(results, choice, strict=True)
    )


def halves_of(bits: int) -> tuple[int, int]:
    """The lower and the upper register of a pair; neither for a constant."""
    return bits & -bits, bits & ~(bits & -bits)


def union(sets: Iterable[int]) -> int:
    """The union of several sets of registers."""
    total = 0
    for bits in sets:
        total |= bits
    return total
