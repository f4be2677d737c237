"""Element types, and the annotation of a kernel's tensors."""

from __future__ import annotations

import keyword
from typing import Any

from tiledsl import ir
from tiledsl.frontend import fail
from tiledsl.values import describe, is_integer
from tiledsl.words import TYPES_HELP, element_helps

bf16 = ir.DType("bf16", 16, "unsigned short")
f16 = ir.DType("f16", 16, "unsigned short")
fp8 = ir.DType("fp8", 8, "unsigned char")  # 4 bits of exponent, 3 of mantissa, in the target's own encoding (targets.py, small_floats)
f32 = ir.DType("f32", 32, "float")
i32 = ir.DType("i32", 32, "int")  # of scalar parameters only


class gl:
    """The annotation of a global operand: `td.gl[td.bf16, "M", "K"]` is rows × cols, `td.gl[td.f32, "N"]` a vector, `td.gl[td.bf16, "B", "M", "K"]` a batch of
    matrices. A dimension is a name that the call binds, or an integer.
    """

    dtype: ir.DType
    dims: tuple[str | int, ...]

    def __init__(self, *items: object, **others: object):
        fail("TD116", "td.gl is written with square brackets", helps=('td.gl[td.bf16, "M", "K"]',))

    def __class_getitem__(cls, items: Any) -> gl:
        items = items if isinstance(items, tuple) else (items,)
        if items[0:1] == (i32,):
            fail("TD116", "td.i32 is for scalar parameters, and no type of a tensor's elements", helps=(TYPES_HELP,))
        if items and not isinstance(items[0], ir.DType):
            helps = (*element_helps(items[0]), 'td.gl[td.bf16, "M", "K"]')
            fail("TD116", f"td.gl takes an element type first, and got {describe(items[0])}", helps=helps)
        if len(items) not in (2, 3, 4) or not all(_is_dimension(d) for d in items[1:]):
            got = ", ".join(describe(item) for item in items)
            helps = ('td.gl[td.bf16, "M", "K"]: a dimension is a name, which the call binds, or a whole number, at least 1',)
            fail("TD116", f"td.gl takes an element type and one to three dimensions, and got [{got}]", helps=helps)
        made = cls.__new__(cls)
        made.dtype, made.dims = items[0], items[1:]
        return made


def _is_dimension(value: object) -> bool:
    if isinstance(value, str):
        return value.isidentifier() and not keyword.iskeyword(value)
    return is_integer(value) and not isinstance(value, bool) and int(value) >= 1
