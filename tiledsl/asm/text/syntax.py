"""The syntax of AMDGPU assembly after parsing. Pure data: the meaning of instructions stands in `isa/`."""

from __future__ import annotations

import dataclasses
import math


@dataclasses.dataclass(frozen=True, slots=True)
class Register:
    """A tuple of consecutive registers: `v[4:7]` is Register("v", 4, 4), `s5` is Register("s", 5, 1). File "v", "a",
    "s" or "ttmp".
    """

    file: str
    index: int
    count: int = 1


@dataclasses.dataclass(frozen=True, slots=True)
class Special:
    """A named register: vcc, vcc_lo, vcc_hi, exec, exec_lo, exec_hi, m0, scc, flat_scratch, src_shared_base, …, or the
    word `off`.
    """

    name: str


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Number:
    """A constant as written. `value` is the integer, or the float for text such as 1.0 and 0.15915494.

    An integer never equals a float, nor 0.0 -0.0: they are other operands.
    """

    value: int | float

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Number) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[type, float, float]:
        return type(self.value), self.value, math.copysign(1.0, self.value) if self.value == 0 else 0.0


@dataclasses.dataclass(frozen=True, slots=True)
class Symbol:
    """A label or an expression with one, as written: `.LBB0_2`, `td_lds@rel32@lo+4`."""

    text: str


@dataclasses.dataclass(frozen=True, slots=True)
class Placeholder:
    """An unbound operand of inline assembly: `{dst}`, `%0`, `$1`; only in inline-assembly strings. `name` is without
    the marks."""

    name: str


@dataclasses.dataclass(frozen=True, slots=True)
class Wait:
    """The operand of s_waitcnt: each counter, None where the counter is not named (no wait for it)."""

    vmcnt: int | None = None
    lgkmcnt: int | None = None
    expcnt: int | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Modified:
    """A source with floating-point or integer modifiers: -v0, |v1|, -|s2|, sext(v3)."""

    operand: Operand
    negate: bool = False
    absolute: bool = False
    sign_extend: bool = False


Operand = Register | Special | Number | Symbol | Placeholder | Wait | Modified


@dataclasses.dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction. `mnemonic` is as written (with _e32, _e64, _dpp, _sdwa); where the modifiers alone say that it
    is the form `_dpp` or `_sdwa`, it has that ending.

    `modifiers` are the trailing words in order: ("offset", 16), ("glc", True), ("quad_perm", (0, 1, 2, 3)),
    ("op_sel_hi", (0, 1)), ("offset", Placeholder("off")), ("row_shr", 1). `line` and `column` count from 1 in the text;
    `text` is the line as written, stripped of its comment."""

    mnemonic: str
    operands: tuple[Operand, ...] = ()
    modifiers: tuple[tuple[str, object], ...] = ()
    line: int = 0
    column: int = 0
    text: str = ""

    def modifier(self, name: str, default: object = None) -> object:
        """The value of the modifier, or `default` where it is absent."""
        for key, value in self.modifiers:
            if key == name:
                return value
        return default


@dataclasses.dataclass(frozen=True, slots=True)
class Label:
    name: str
    line: int


@dataclasses.dataclass(frozen=True, slots=True)
class Directive:
    """A line that begins with a dot, as written: name without the dot, arguments as text. Examples are `.set` and
    `.p2align`."""

    name: str
    arguments: str
    line: int


Item = Instruction | Label | Directive


@dataclasses.dataclass(frozen=True, slots=True)
class Argument:
    """One kernel argument as `.amdgpu_metadata` states it. `kind` is its .value_kind (global_buffer, by_value,
    hidden_block_count_x, …).

    Sizes and offsets are bytes.
    """

    name: str
    offset: int
    size: int
    kind: str


@dataclasses.dataclass(frozen=True, slots=True)
class Contents:
    """The declaration, in a comment of a listing, of what an argument's array of integers holds.

    `least` and `most` are (number, False), or (number of an argument, True). With the order
    "ascending" the first element is `least`, the last is `most`, and no element is less than the one before; with
    "unique" no two elements are equal. `place` is the file and line of the declaration.
    """

    argument: int
    name: str
    least: tuple[int, bool]
    most: tuple[int, bool]
    order: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True)
class Kernel:
    """One kernel of a listing.

    `items` are its instructions, labels and directives in order, from its entry label to `.Lfunc_end`. `descriptor`
    holds the .amdhsa_ directives (name without the prefix → integer), `metadata` the kernel's entry of `amdhsa.kernels`
    with keys as written (".vgpr_count", ".group_segment_fixed_size", …). `contents` are declarations of arrays."""

    name: str
    items: tuple[Item, ...]
    arguments: tuple[Argument, ...]
    descriptor: dict[str, int]
    metadata: dict[str, object]
    contents: tuple[Contents, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Function:
    """A function that is no kernel, from its label to `.Lfunc_end`."""

    name: str
    items: tuple[Item, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class DataObject:
    """A symbol in a data section. `pointers` are (offset, symbol, addend) of the 8-byte addresses in it; `unread` names
    a directive in it that is not understood, if there is any."""

    name: str
    data: bytes
    pointers: tuple[tuple[int, str, int], ...]
    writable: bool
    unread: str = ""


@dataclasses.dataclass(frozen=True, slots=True)
class Listing:
    """A parsed listing: kernels in order, target, constants, functions and data. The target is "gfx942", from
    .amdgcn_target; `.set` binds the constants; the functions are those that kernels may call."""

    target: str
    kernels: tuple[Kernel, ...]
    symbols: dict[str, int]
    text: str
    functions: tuple[Function, ...] = ()
    objects: tuple[DataObject, ...] = ()
