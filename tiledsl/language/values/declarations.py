"""Declarations of tensors that a kernel reads as integers: the range of their elements, and their order."""

from __future__ import annotations

from typing import Any, NoReturn

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import tensor_elements
from tiledsl.ir.text import expr_text
from tiledsl.language.recording.capture import Capture, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.values.scalars import expression


def declare(
    capture: Capture, tensor: ir.Tensor, least: Any, most: Any, order: str, word: str = "td.read"
) -> ir.Contents:
    """Declare the contents of a tensor; refuse an empty range, and another declaration of the same tensor (TD190)."""
    if tensor.dtype.name != "i32":
        refuse(
            f"{word} reads integers of 32 bits, and '{tensor.name}' holds {tensor.dtype}",
            "annotate it td.gl[td.i32, …]",
        )
    made = ir.Contents(tensor, _bound(least, "least"), _bound(most, "most"), order, capture.here()[0])
    if ex.bounds(ex.binary("-", made.most, made.least))[0] < 0:
        refuse(
            f"the declared range {expr_text(made.least)}..{expr_text(made.most)} of '{tensor.name}' may be empty",
            "give the least value as least=, and the greatest as most=",
        )
    values = ex.binary("-", made.most, made.least)
    if order == "unique" and ex.bounds(ex.binary("-", tensor_elements(tensor), values))[0] > 1:
        refuse(
            f"the {expr_text(tensor_elements(tensor))} elements of '{tensor.name}' cannot all differ in"
            f" {expr_text(made.least)}..{expr_text(made.most)}",
            "declare a range with as many values as there are elements",
        )
    if order == "ascending" and tensor_elements(tensor) == ir.Const(1) and ex.bounds(values)[0] > 0:
        refuse(
            f"the only element of '{tensor.name}' is the first and the last, and cannot be both"
            f" {expr_text(made.least)} and {expr_text(made.most)}",
            "give the tensor one element more than there are groups",
        )
    known = capture.contents.setdefault(tensor.name, made)
    if (known.least, known.most, known.order) != (made.least, made.most, made.order):
        refuse(
            f"'{tensor.name}' is declared in {_text(made)} here, and in {_text(known)} at {known.span}",
            "declare one range for all reads of a tensor: the declaration speaks of all its elements",
        )
    return made


def declared_order(word: str, ascending: object, unique: object) -> str:
    """Return the declared order of the elements of a tensor."""
    for name, value in (("ascending", ascending), ("unique", unique)):
        if not isinstance(value, bool):
            fail("TD101", f"{name}= of {word} is True or False, and got {describe(value)}", shown=(value,))
    if ascending and unique:
        help = (
            "td.read(offsets[i], …, ascending=True) for ends of groups, td.read(places[i], …, unique=True) for places"
        )
        refuse("td.read declares one tensor ascending and unique, and ends of groups may be equal", help)
    return "ascending" if ascending else "unique" if unique else ""


def _bound(value: Any, name: str) -> ir.Expr:
    """Return a bound of the declared range, which sizes alone may decide."""
    found = expression(value, f"{name}= of td.read")
    if ex.kinds(found) - {"size"} or ex.contains(found, ir.FromMemory):
        refuse(
            f"{name}= of td.read is a device value, and the range is declared before the kernel runs",
            "give an integer or a size of a tensor",
        )
    low, high = ex.INT32
    if not low <= ex.bounds(found)[0] <= ex.bounds(found)[1] <= high:
        refuse(f"{name}={describe(value)} of td.read has more than 32 bits", "give a number that td.i32 holds")
    return found


def _text(one: ir.Contents) -> str:
    return f"{expr_text(one.least)}..{expr_text(one.most)}{', ' * bool(one.order)}{one.order}"


def value_of(declared: ir.Contents, index: ir.Expr, name: str) -> ir.FromMemory:
    """Return the element at an index, counted from the tensor's first, as a value of that name."""
    tensor = declared.tensor
    moves = "loop" in ex.kinds(index)
    count = tensor_elements(tensor)
    return ir.FromMemory(name, tensor.name, index, count, declared.least, declared.most, declared.order, moves=moves)


def refuse(message: str, help: str) -> NoReturn:
    """Refuse a declaration, or a read of memory (TD190)."""
    fail("TD190", message, helps=(help,))
