"""Operands of a kernel: global tensors, shared tiles in LDS, register tiles and registers.

Rows and columns are counted in elements.
"""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.diagnostics.node import Node
from tiledsl.ir.nodes.expressions import Const, Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class DType(Node):
    """An element type, such as td.bf16: its name, its bits and its bytes. `c_type` is its storage type in HIP text.

    16-bit floats are stored as integers, since hiprtc 5.2 has no bf16. `packed`: so many numbers lie in so many
    elements, as (numbers, elements). The elements of packed types are bytes.
    """

    name: str
    bits: int
    c_type: str
    packed: tuple[int, int] = (1, 1)

    @property
    def bytes(self) -> int:
        return self.bits // 8

    @property
    def only_multiplied(self) -> bool:
        """Return whether tiles of the type are operands of products, or their scales, and nothing else."""
        return self.bits < 16 or self.name == "xf32"

    def numbers_in(self, elements: int) -> int:
        """Return how many numbers lie in so many elements."""
        numbers, packed_in = self.packed
        return elements * numbers // packed_in

    def elements_of(self, numbers: int) -> int:
        """Return how many elements so many numbers take."""
        held, packed_in = self.packed
        return numbers * packed_in // held

    def __repr__(self) -> str:
        return self.name

    def __call__(self, number: float) -> float:
        """Return the number itself: `scale: td.f32 = td.f32(1.0)` is a default that type checkers accept.

        Raises TypeError for any other value: td.cast converts tiles.
        """
        if self.name not in ("f32", "i32") or isinstance(number, bool) or not isinstance(number, int | float):
            raise TypeError(f"td.{self} converts nothing: td.cast(x, td.{self}) converts a tile")
        return number


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Tensor(Node):
    """A global operand: `matrices` matrices of rows × cols elements each, row-major.

    Consecutive rows begin `pitch` elements apart, consecutive matrices `matrix_pitch` elements. Where `group` is not 0,
    so many matrices form a group, as the heads of one sequence do, and groups begin `group_pitch` elements apart. All
    numbers are constants or expressions over sizes that the call gives. `sizes` are the names of a matrix's dimensions
    as annotated, `batch` is the name of the number of matrices.
    """

    name: str
    dtype: DType
    rows: Expr
    cols: Expr
    sizes: tuple[str, str]
    pitch: Expr
    dimensions: int = 2  # 1: one row, passed and indexed without a row number; 3: several matrices
    matrices: Expr = Const(1)
    matrix_pitch: Expr = Const(0)
    batch: str = "1"
    group: int = 0
    group_pitch: Expr = Const(0)


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Swizzle(Node):
    """A swizzle of byte offsets in a tile: o ↦ o ^ ((key & (2**bits − 1)) << low).

    The key is o >> shift, or (o >> shift) ^ (o >> fold) where fold is not 0. All four fields count bits of a byte
    offset; bits = 0 is the identity. `td.st(…, swizzle=td.Swizzle(shift, bits))` gives a shared tile this swizzle.

    Checked: TD137.

    Example:
        own = td.st(td.bf16, 64, 64, swizzle=td.Swizzle(7, 3))
        td.load(own, a[row, 0])
    """

    shift: int
    bits: int
    low: int = 4
    fold: int = 0

    @property
    def spelled(self) -> str:
        """The swizzle as a kernel writes it, without `low` and `fold` where they have their defaults."""
        low, fold = f", low={self.low}" * (self.low != 4), f", fold={self.fold}" * (self.fold != 0)
        return f"Swizzle({self.shift}, {self.bits}{low}{fold})"

    @property
    def formula(self) -> str:
        """The formula of the swizzled byte offset o, valid in Python and in C."""
        if not self.bits:
            return "o"
        key = f"(o >> {self.shift} ^ o >> {self.fold})" if self.fold else f"o >> {self.shift}"
        return f"o ^ ({key} & {(1 << self.bits) - 1}) << {self.low}"


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Shared(Node):
    """A shared tile in LDS with one or more buffers of rows × cols elements.

    `swizzle` is the user's choice; with None the plan chooses a swizzle.
    """

    index: int
    dtype: DType
    rows: int
    cols: int
    buffers: int
    swizzle: Swizzle | None
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Tile(Node):
    """A register tile of one warp.

    In layout "row" a lane holds consecutive columns of one row, in "col" consecutive rows of one column.
    """

    index: int
    dtype: DType
    rows: int
    cols: int
    layout: str
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Registers(Node):
    """Registers of one lane that the user named with td.vgpr: `dwords` 32-bit registers."""

    index: int
    dwords: int
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class RegisterElement(Node):
    """One 32-bit register of a td.vgpr of several, as an operand that an instruction reads."""

    registers: Registers
    index: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Staged(Node):
    """Registers that hold a tile between td.fetch and td.commit, spread over the warps `warps`.

    `shared` is the destination, or a shared tile of the same shape. `part` is (i, n): these registers hold the i-th of
    n equal parts of the copy.
    """

    index: int
    shared: Shared
    warps: tuple[int, ...]
    part: tuple[int, int]
    span: Span


Named = Shared | Tile | Registers | Staged  # objects that a user's variable can name
