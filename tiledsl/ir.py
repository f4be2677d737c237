"""The nodes that a captured kernel consists of. Frozen data, no behaviour; every statement keeps its place in the user's source.

Units: rows, columns and coordinates are elements; `trips` are loop steps; expressions are 32-bit integers, truth values among them as 0 and 1.
"""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics import Span

# ---------------------------------------------------------------------------------------------------------------- types


@dataclasses.dataclass(frozen=True, slots=True)
class DType:
    """An element type. `c_type` is how HIP text stores it: 16-bit floats as integers, since hiprtc 5.2 has no bf16."""

    name: str
    bits: int
    c_type: str

    @property
    def bytes(self) -> int:
        return self.bits // 8

    def __repr__(self) -> str:
        return self.name


# ---------------------------------------------------------------------------------------------------------- expressions


class Expr:
    """A device integer."""

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Const(Expr):
    value: int


@dataclasses.dataclass(frozen=True, slots=True)
class Var(Expr):
    """A value that the device knows and Python does not. `kind`: "block", "warp", "lane", "loop", or "size" of a tensor that the call gives; it lies in
    low..high, both included, and below or at `limit` where that depends on sizes; it is always a multiple of `multiple`."""

    name: str
    kind: str
    low: int
    high: int
    multiple: int = 1
    limit: Expr | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Binary(Expr):
    """`op`: + - * // % & | ^ << >> == != < <= > >= and or. `//` and `%` round to minus infinity, as in Python."""

    op: str
    left: Expr
    right: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Select(Expr):
    condition: Expr
    true: Expr
    false: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Undefined(Expr):
    """What a name holds for warps that did not take the branch that binds it."""

    name: str
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class SharedAddress(Expr):
    """The byte address in LDS of a shared tile's first element in the given buffer."""

    shared: Shared
    buffer: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class SwizzledOffset(Expr):
    """A byte offset within a shared tile, after the tile's swizzle."""

    shared: Shared
    offset: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Swizzled(Expr):
    """A byte offset after a swizzle that the plan has settled."""

    offset: Expr
    swizzle: Swizzle


# -------------------------------------------------------------------------------------------------- elements of tiles


class Element:
    """What each element of a register tile becomes: an expression over the same element of other tiles, scalar parameters and numbers, all in f32."""

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Number(Element):
    """A number that Python knows, as an f32 holds it."""

    value: float


@dataclasses.dataclass(frozen=True, slots=True)
class Parameter(Element):
    """A scalar parameter of the kernel, given at the call: f32, or i32 and converted."""

    name: str
    dtype: DType


@dataclasses.dataclass(frozen=True, slots=True)
class OfTile(Element):
    """The element of a tile at the same place; of a row vector (a tile of one row), the one of the same column."""

    tile: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Apply(Element):
    """An operation of `tiledsl.elementwise`, by its name."""

    op: str
    operands: tuple[Element, ...]


# -------------------------------------------------------------------------------------------------------------- objects


@dataclasses.dataclass(frozen=True, slots=True)
class Tensor:
    """A global operand: `matrices` of rows × cols elements each, row-major; each row is `pitch` elements after the one before, each matrix `apart`. Numbers are
    constants, or made of sizes that the call gives. `sizes` are the names of a matrix's dimensions as annotated, `batch` that of their number."""

    name: str
    dtype: DType
    rows: Expr
    cols: Expr
    sizes: tuple[str, str]
    pitch: Expr
    dimensions: int = 2  # 1: one row, given and indexed without it; 3: several matrices
    matrices: Expr = Const(1)  # noqa: RUF009 - frozen
    apart: Expr = Const(0)  # noqa: RUF009 - frozen
    batch: str = "1"


@dataclasses.dataclass(frozen=True, slots=True)
class Swizzle:
    """o ↦ o ^ ((key & (2**bits − 1)) << low) on byte offsets within a tile, with key = o >> shift, or (o >> shift) ^ (o >> fold) where fold is not 0;
    bits = 0 is the identity."""

    shift: int
    bits: int
    low: int = 4
    fold: int = 0


@dataclasses.dataclass(frozen=True, slots=True)
class Shared:
    """A shared tile in LDS with one or more buffers of rows × cols. `swizzle` is the user's own choice, None leaves it to the plan."""

    index: int
    dtype: DType
    rows: int
    cols: int
    buffers: int
    swizzle: Swizzle | None
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class Tile:
    """A register tile of one warp. Layout "row": a lane holds consecutive columns of one row; "col": consecutive rows of one column."""

    index: int
    dtype: DType
    rows: int
    cols: int
    layout: str
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class Window:
    """A rows × cols piece of one matrix of a global tensor; `row` and `col` are its first element."""

    tensor: Tensor
    row: Expr
    col: Expr
    rows: int
    cols: int
    matrix: Expr = Const(0)  # noqa: RUF009 - frozen


@dataclasses.dataclass(frozen=True, slots=True)
class Region:
    """A rows × cols piece of one buffer of a shared tile; `row` and `col` are its first element."""

    shared: Shared
    buffer: Expr
    row: Expr
    col: Expr
    rows: int
    cols: int


@dataclasses.dataclass(frozen=True, slots=True)
class Registers:
    """Registers of one lane that the user named with td.vgpr: `dwords` of them."""

    index: int
    dwords: int
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class Staged:
    """Registers in which `warps` together hold what is on its way from global memory to a shared tile, or to another of its shape; of the copy's turns, cut
    into n equal parts, the i-th: `part` is (i, n).
    """

    index: int
    shared: Shared
    warps: tuple[int, ...]
    part: tuple[int, int]
    span: Span


# ----------------------------------------------------------------------------------------------------------- statements


@dataclasses.dataclass(frozen=True, slots=True)
class Statement:
    """`calls` is the chain of calls, innermost first, from helpers and tile ops back to the kernel's own line."""

    span: Span
    calls: tuple[Span, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class LoadShared(Statement):
    """The warps in `warps` together copy a window of global memory into a region of LDS of the same shape; `direct`: through no register, and it goes on
    after the statement."""

    dst: Region
    src: Window
    warps: tuple[int, ...]
    direct: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Fetch(Statement):
    """The warps of `dst` together begin to load a window of global memory, or its part, into registers."""

    dst: Staged
    src: Window


@dataclasses.dataclass(frozen=True, slots=True)
class Commit(Statement):
    """The warps of `src` together write what they have fetched to a region of LDS; of the instructions that this takes, cut into n equal parts, the i-th."""

    dst: Region
    src: Staged
    part: tuple[int, int]


@dataclasses.dataclass(frozen=True, slots=True)
class LoadTile(Statement):
    """Every warp copies a region of LDS into its own register tile."""

    dst: Tile
    src: Region


@dataclasses.dataclass(frozen=True, slots=True)
class Zero(Statement):
    dst: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Form:
    """A form of product, of those in `forms.py`: the word for it, the formula, and the shapes of the two operands in m, n and k."""

    name: str
    formula: str
    a: str
    b: str


@dataclasses.dataclass(frozen=True, slots=True)
class Mma(Statement):
    """acc[i, j] += Σk A[i, k] · B[k, j], where `form` says which of the operands is given transposed."""

    form: Form
    acc: Tile
    a: Tile
    b: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class SwapLayout(Statement):
    """dst holds src's elements in the other register layout."""

    dst: Tile
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class LoadGlobal(Statement):
    """Every warp copies a window of global memory into its own register tile; one row into a row vector."""

    dst: Tile
    src: Window


@dataclasses.dataclass(frozen=True, slots=True)
class Cast(Statement):
    """dst holds src's elements in its own element type, rounded to nearest even."""

    dst: Tile
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Elementwise(Statement):
    """Each element of dst becomes what `value` says of it; dst may be among the tiles that it speaks of."""

    dst: Tile
    value: Element


@dataclasses.dataclass(frozen=True, slots=True)
class StoreTile(Statement):
    """Every warp writes its register tile to a window of global memory."""

    dst: Window
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Barrier(Statement):
    """Every warp of the block arrives and waits for the others."""


@dataclasses.dataclass(frozen=True, slots=True)
class WaitFor(Statement):
    """The user's own wait: at most this many operations of each counter may stay outstanding (None leaves it alone), or until all of `values` are there."""

    vmcnt: int | None
    lgkmcnt: int | None
    values: tuple[Tile | Staged | Registers, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Priority(Statement):
    """The warp's priority on its SIMD from here on, 0 … 3."""

    level: int


@dataclasses.dataclass(frozen=True, slots=True)
class Asm(Statement):
    """One instruction of the user's. `template` has {name} placeholders; `operands` bind them in order of the text."""

    template: str
    operands: tuple[tuple[str, AsmOperand], ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Pointer:
    """A 64-bit address in global memory: of element (row, col) of one matrix of a tensor."""

    tensor: Tensor
    row: Expr
    col: Expr
    matrix: Expr = Const(0)  # noqa: RUF009 - frozen


AsmOperand = Registers | Pointer | Expr


@dataclasses.dataclass(frozen=True, slots=True)
class For(Statement):
    """Steps t = 0 … trips − 1 run `phases[t % len(phases)]` with `var` = t."""

    var: Var
    trips: Expr
    phases: tuple[tuple[Statement, ...], ...]


@dataclasses.dataclass(frozen=True, slots=True)
class If(Statement):
    condition: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


# --------------------------------------------------------------------------------------------------------------- kernel


@dataclasses.dataclass(frozen=True, slots=True)
class Contract:
    """What td.ensures states of an output; kept as the operands' formula in the user's words."""

    tensor: Tensor
    formula: str
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class Step:
    """A named value of the way from a work-group's number to its block."""

    var: Var
    value: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class RoleRead:
    """Where a role's id is read by warps of others too, to which it means nothing: for what is said when they use it."""

    name: str
    first: int
    count: int
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class KernelIR:
    """A captured kernel. `block` is the index that the launch grid's blocks count, row-major over `grid`.

    `dealt` are the steps from the number that the hardware gives a work-group, the variable `workgroup`, to the block that it takes: each block is taken
    exactly once. There is none where the two are the same. `coordinates` are steps from there to the block's place in a grid that the call decides.

    `covered` says how far the tiles of td.cdiv reach along a size: (its name, elements), as often as the kernel says it. `sizes` are those that are fixed,
    `dynamic` those that the call gives, as variables: the same text serves all their values.
    """

    name: str
    span: Span
    warps: int
    grid: tuple[Expr, ...]
    dealt: tuple[Step, ...]
    tensors: tuple[Tensor, ...]
    scalars: tuple[Parameter, ...]
    sizes: tuple[tuple[str, int], ...]
    shared: tuple[Shared, ...]
    tiles: tuple[Tile, ...]
    body: tuple[Statement, ...]
    contracts: tuple[Contract, ...]
    names: dict[object, str]  # Shared, Tile and Registers → the user's own name for it
    waits: str
    waves_per_simd: int | None
    outputs: tuple[str, ...]
    covered: tuple[tuple[str, Expr], ...] = ()
    dynamic: tuple[Var, ...] = ()
    coordinates: tuple[Step, ...] = ()
    roles_read: tuple[RoleRead, ...] = ()
