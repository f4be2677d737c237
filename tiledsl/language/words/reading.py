"""td.read: integers that a kernel reads from global memory, with the range in which they are declared to lie."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import element_index
from tiledsl.language.recording.capture import convergent, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import word
from tiledsl.language.values.declarations import declare, declared_order, refuse, value_of
from tiledsl.language.values.scalars import Scalar
from tiledsl.language.values.tensors import WindowRef


@word
def read(place: Any, *, least: Any, most: Any, ascending: bool = False, unique: bool = False) -> Scalar:
    """Return an element of a tensor of td.i32 as a device integer, the same in all lanes.

    The integer may be used like any other device integer, in coordinates and conditions, and in the bounds of td.range.
    `least` and `most` are integers, or sizes of td.dyn. They declare that every element of the tensor lies in
    least..most, both included. ascending=True declares that the first element is `least`, the last is `most`, and no
    element is less than the one before, like the ends of groups. unique=True declares that no two elements are equal,
    like the numbers of rows in a scatter. All reads of a tensor must declare the same. The kernel must not write the
    tensor.

    The checks use the declared range, and compute with contents of the range. A call on the interpreter, `tiledsl.sim`
    and `tiledsl bench` compare the declaration with the data before they run the kernel (TD870). A launch on a GPU does
    not read the data: a value outside the range is a mistake of the caller.

    Raises: TD101, TD103, TD127, TD190.
    Checked: TD301, TD310, TD311.

    Example:
        @td.kernel(warps=1)
        def shifted(first: td.gl[td.i32, 4], x: td.gl[td.f32, 128, 32], y: td.gl[td.f32, 128, 32]):
            block = td.grid(4)
            row = td.read(first[block], least=0, most=96)
            td.store(y[block, 0], td.load(x.at(row=row, col=0), (32, 32)))
    """
    capture = convergent("td.read")
    if not isinstance(place, WindowRef):
        helps = ("td.read(offsets[i], least=0, most=4096)",)
        fail("TD101", f"td.read takes a place in a tensor, and got {describe(place)}", helps=helps, shown=(place,))
    window = place.window(1, 1)
    if any("lane" in ex.kinds(part) for part in (window.matrix, window.row, window.col)):
        refuse(
            "td.read reads one element for all lanes of a warp, and this place differs between lanes",
            "use a place that is made of the block, the warp and the steps of loops",
        )
    declared = declare(capture, place.tensor, least, most, declared_order("td.read", ascending, unique))
    capture.reads += 1
    index = element_index(window.tensor, window.matrix, window.row, window.col)
    value = value_of(declared, index, f"td_read{capture.reads}")
    if value.moves:
        capture.read_in_loops[value.name] = index
    capture.record(ir.ReadInteger, value=value, src=window)
    return Scalar(value)
