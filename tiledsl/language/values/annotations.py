"""Element types, and annotations of a kernel's tensors."""

from __future__ import annotations

import dataclasses
import keyword
import operator
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.language.recording.capture import fail
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.recording.signature import element_helps, word

bf16 = ir.DType("bf16", 16, "unsigned short")
"""bfloat16, 2 bytes: an element type of tensors and tiles, and of operands of products.

Arithmetic on elements is in f32, after td.cast. NumPy has no bfloat16: pass its bits as uint16.
"""

f16 = ir.DType("f16", 16, "unsigned short")
"""IEEE half precision, 2 bytes: an element type of tensors and tiles, and of operands of products.

Arithmetic on elements is in f32, after td.cast.
"""

fp8 = ir.DType("fp8", 8, "unsigned char")
"""e4m3, 1 byte: an element type of tensors and tiles that td.mma_ABt multiplies, and that td.cast makes.

The encoding is the target's: FNUZ on gfx942, with numbers up to 240; OCP on gfx950, up to 448. gfx90a has no fp8.
"""

bf8 = ir.DType("bf8", 8, "unsigned char")
"""e5m2, 1 byte: an element type of tensors and tiles that td.mma_ABt multiplies, also with fp8, and td.cast makes.

The encoding is the target's: FNUZ on gfx942, OCP on gfx950, both with numbers up to 57344. gfx90a has no bf8.
"""

fp4x2 = ir.DType("fp4x2", 8, "unsigned char", (2, 1))
"""Two numbers e2m1 in a byte, the first in the lower half: an element type for td.mma_ABt with scales, on gfx950.

Sizes of tensors and tiles count bytes: a row of 256 numbers has 128 columns. Numbers are up to 6 (OCP MX).
"""

fp6x4 = ir.DType("fp6x4", 8, "unsigned char", (4, 3))
"""Numbers e2m3, four in three bytes, the first in the lowest bits: an element type for td.mma_ABt with scales.

Sizes of tensors and tiles count bytes: a row of 256 numbers has 192 columns. On gfx950. Numbers are up to 7.5 (OCP MX).
"""

bf6x4 = ir.DType("bf6x4", 8, "unsigned char", (4, 3))
"""Numbers e3m2, four in three bytes, the first in the lowest bits: an element type for td.mma_ABt with scales.

Sizes of tensors and tiles count bytes: a row of 256 numbers has 192 columns. On gfx950. Numbers are up to 28 (OCP MX).
"""

e8m0 = ir.DType("e8m0", 8, "unsigned char")
"""Powers of two, 1 byte: the element type of scales= of td.mma_ABt. Byte s is 2 to the power of s − 127, and 255 NaN.

Each 32 numbers along k of a row share a scale (OCP MX).
"""

int8 = ir.DType("int8", 8, "signed char")
"""Integers from -128 to 127, 1 byte: an element type of tensors and tiles that td.mma_ABt multiplies, into i32."""

f32 = ir.DType("f32", 32, "float")
"""IEEE single precision, 4 bytes: the type of accumulators, of tensors and tiles, and of scalar parameters.

A scalar parameter is annotated `alpha: td.f32`.
"""

xf32 = ir.DType("xf32", 32, "float")
"""Numbers of f32 in memory, of which products on gfx942 take 10 bits of mantissa: an element type for td.mma_ABt.

The matrix instructions cut off the other 13 bits (AMD's name for what others call TF32), and add in f32. On other
targets, td.split_bf16 makes three products of bf16 of a product of f32.
"""

i32 = ir.DType("i32", 32, "int")
"""Integers of 32 bits: the type of accumulators of int8, of tensors and tiles, and of scalar parameters.

A scalar parameter is annotated `n: td.i32`. Sums beyond 31 bits wrap. Arithmetic on elements is in f32, after td.cast.
"""


# default maximum of a run-time dimension, in elements: 256 rows of that length span less than the 2 GiB of a lane's
# offset
MOST = 1 << 20


@dataclasses.dataclass(frozen=True)
class Dimension:
    """A dimension whose size the call decides: a multiple of `multiple` in least..most, both included."""

    name: str
    multiple: int = 1
    least: int = 1
    most: int = MOST

    @property
    def variable(self) -> ir.Var:
        """Return the size as a variable of the device."""
        low, high = -(-self.least // self.multiple) * self.multiple, self.most // self.multiple * self.multiple
        return ir.Var(self.name, "size", low, high, self.multiple)

    def misfit(self, size: int) -> str:
        """Return why the dimension cannot have the size, or ""."""
        if size % self.multiple:
            return f"no multiple of {self.multiple}"
        return "" if self.least <= size <= self.most else f"not in {self.least:,}..{self.most:,}"

    def __str__(self) -> str:
        """Write the dimension as the user writes it."""
        given = [
            f"{field.name}={getattr(self, field.name)}"
            for field in dataclasses.fields(self)[1:]
            if getattr(self, field.name) != field.default
        ]
        return f"td.dyn({', '.join([repr(self.name), *given])})"


@word
def dyn(name: str, *, multiple: int = 1, least: int = 1, most: int = MOST) -> Dimension:
    """Declare a dimension whose size each call may choose: `td.gl[td.bf16, td.dyn("M"), "K"]`.

    A call with another M compiles nothing. Every size must be a multiple of `multiple`: with multiple=64, rows of bf16
    begin at multiples of 16 bytes, and tiles of 64 cover the size exactly. Every size must lie in least..most, both
    included. A call with any other size is refused.

    Raises: TD116.
    Checked: TD114, TD150.

    Example:
        @td.kernel(warps=1)
        def double(x: td.gl[td.f32, td.dyn("M", multiple=32), 32], y: td.gl[td.f32, td.dyn("M", multiple=32), 32]):
            row = td.grid(x.rows // 32)
            td.store(y[row, 0], 2 * td.load(x[row, 0], (32, 32)))
    """
    if not isinstance(name, str) or not _is_name(name):
        fail(
            "TD116",
            f"td.dyn takes the name of a dimension, and got {describe(name)}",
            helps=('td.gl[td.bf16, td.dyn("M"), "K"]',),
        )
    for what, value in (("multiple", multiple), ("least", least), ("most", most)):
        if not is_integer(value) or isinstance(value, bool) or operator.index(value) < 1:
            fail("TD116", f"{what} of td.dyn({name!r}) is {describe(value)}, and must be a whole number, at least 1")
    found = Dimension(name, *map(operator.index, (multiple, least, most)))
    low, high = found.variable.low, found.variable.high
    if low > high or high >= 2**30:  # the number of tiles that cover a size fits in 32 bits
        text = f"{found} allows no size" if low > high else f"{found} allows sizes beyond 30 bits"
        fail(
            "TD116",
            f"{text}: multiples of {multiple} in {least:,}..{most:,}",
            helps=("a size lies in least..most, both included",),
        )
    return found


class gl:
    """The annotation of a tensor in global memory: an element type and one to three dimensions.

    `td.gl[td.bf16, "M", "K"]` is a matrix of rows × cols, `td.gl[td.f32, "N"]` a vector, `td.gl[td.bf16, "B", "M",
    "K"]` a batch of matrices. A dimension is a name whose size the call gives, an integer, or td.dyn("M"), whose size
    the call gives without compiling again.

    Raises: TD112, TD113, TD114, TD116.

    Example:
        @td.kernel(warps=1)
        def double(x: td.gl[td.f32, "M", 32], y: td.gl[td.f32, "M", 32]):
            row = td.grid(td.cdiv(x.rows, 32))
            td.store(y[row, 0], 2 * td.load(x[row, 0], (32, 32)))
    """

    dtype: ir.DType
    dims: tuple[str | int, ...]
    dynamic: tuple[Dimension, ...]

    def __init__(self, *items: object, **others: object):
        fail("TD116", "td.gl is written with square brackets", helps=('td.gl[td.bf16, "M", "K"]',))

    def __class_getitem__(cls, items: Any) -> gl:
        items = items if isinstance(items, tuple) else (items,)
        if items and not isinstance(items[0], ir.DType):
            helps = (*element_helps(items[0]), 'td.gl[td.bf16, "M", "K"]')
            fail("TD116", f"td.gl takes an element type first, and got {describe(items[0])}", helps=helps)
        if len(items) not in (2, 3, 4) or not all(_is_dimension(d) for d in items[1:]):
            got = ", ".join(describe(item) for item in items)
            helps = (
                'td.gl[td.bf16, "M", "K"]: a dimension is a name, which the call binds, or a whole number, at least 1',
            )
            fail("TD116", f"td.gl takes an element type and one to three dimensions, and got [{got}]", helps=helps)
        made = cls.__new__(cls)
        made.dtype, made.dims = items[0], tuple(d.name if isinstance(d, Dimension) else d for d in items[1:])
        made.dynamic = tuple(d for d in items[1:] if isinstance(d, Dimension))
        return made


def _is_name(value: str) -> bool:
    return value.isidentifier() and not keyword.iskeyword(value)


def _is_dimension(value: object) -> bool:
    if isinstance(value, str | Dimension):
        return isinstance(value, Dimension) or _is_name(value)
    return is_integer(value) and not isinstance(value, bool) and int(value) >= 1
