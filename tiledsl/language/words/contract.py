"""Words of the contract: td.ensures, td.old, td.keeps and td.unchecked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.text import expr_text
from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import word
from tiledsl.language.values.formulas import INDICES, Formula, check_result, for_output, formula
from tiledsl.language.values.formulas import old as of_old
from tiledsl.language.values.scalars import operand, wrap
from tiledsl.language.values.tensors import GlobalTensor


@word
def ensures(output: GlobalTensor | Formula, value: Any) -> None:
    """State the contract of an output: a formula for its value after the launch.

    `td.ensures(c.T, x)` says the same as `td.ensures(c, x.T)`.

    The formula is over the tensors as they were before the launch: `a @ b.T`, `a.T @ b`, sums and multiples of such
    products, td.old(c), vectors added to each row, and functions such as td.relu. Every stored tile is compared with
    the formula before anything is compiled.

    Rounding is ignored: both sides are compared in real arithmetic, where `x + v - v` is `x`. A missing or surplus term
    is an error however small the term is, down to the least number that f32 holds: 1e-45 is a number, 1e-60 is 0. A
    number may be off by 2⁻²³ of its value, since f32 stores it: `x / 6` equals `x * (1/6)`. Multiples of 1/256 up to
    4096 and powers of two are exact.

    Raises: TD104, TD119, TD180.
    Checked: TD601, TD602.

    Example:
        @td.kernel(warps=1)
        def product(
            a: td.gl[td.bf16, 32, 32],
            b: td.gl[td.bf16, 32, 32],
            bias: td.gl[td.f32, 32],
            c: td.gl[td.f32, 32, 32],
            alpha: td.f32,
        ):
            td.ensures(c, td.relu(alpha * (a @ b.T) + bias))
            td.grid(1)
            As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
            td.load(As, a[0, 0])
            td.load(Bs, b[0, 0])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.store(c[0, 0], td.relu(alpha * acc + td.load(bias[0], 32, layout="col")))
    """
    capture = current("td.ensures")
    tensor = _whole_tensor(output)
    if tensor is None:
        fail(
            "TD104",
            f"td.ensures takes a tensor, and got {describe(output)}",
            helps=_speaks_of(output, value),
            shown=(output,),
        )
    if any(contract.tensor.name == tensor.name for contract in capture.contracts):
        fail("TD119", f"'{tensor.name}' has two td.ensures: an output has one contract")
    stated = formula(value)
    if isinstance(output, Formula) and stated.shape:
        stated = stated.T
    stated = for_output(tensor, stated)
    check_result(tensor, stated)
    capture.contracts.append(ir.Contract(tensor, stated.text, stated.value, capture.here()[0]))


def _whole_tensor(output: object) -> ir.Tensor | None:
    """Return the tensor that td.ensures(c, …) or td.ensures(c.T, …) names."""
    match output:
        case GlobalTensor(node=node) | Formula(value=ir.Transposed(ir.OfTensor(node, old=False))):
            return node
    return None


def _speaks_of(output: object, value: object) -> tuple[str, ...]:
    """Return a help for a contract whose output is no tensor."""
    if isinstance(output, Formula) and isinstance(value, GlobalTensor):
        return (f"the written tensor comes first: td.ensures({value.node.name}, {output.text})",)
    return ("td.ensures(c, a @ b.T), where c is the tensor that td.store writes",)


@word
def old(tensor: GlobalTensor) -> Formula:
    """Return the tensor's value before the launch, as an operand of a contract's formula.

    Raises: TD104.
    Checked: TD410, TD602.

    Example:
        @td.kernel(warps=1)
        def twice(c: td.gl[td.f32, 32, 32]):
            td.ensures(c, 2 * td.old(c))
            td.grid(1)
            td.store(c[0, 0], 2 * td.load(c[0, 0], (32, 32)))
    """
    return of_old(tensor)


_WHERE = "td.keeps({0}, where=lambda {1}: col > row)"


@word
def keeps(output: GlobalTensor, where: Callable[..., Any]) -> None:
    """State which elements of an output keep their values from before the launch; all others are stored.

    `where` is a function of an element's row and column, or of its matrix, row and column in a batch. The function
    returns whether the element keeps its value, by comparisons of integers, combined by `&` and `|`. The statement is
    exact: an element for which `where` is true is never stored, and any other element is stored exactly once. If an
    output has a contract, td.keep is allowed only for elements that td.keeps names. With td.keeps, td.keep may be left
    out.

    Raises: TD101, TD102, TD104, TD119, TD142, TD171.
    Checked: TD310, TD313, TD314.

    Example:
        row, col = td.grid(td.cdiv(c.rows, 64), td.cdiv(c.cols, 64))
        td.keeps(c, where=lambda i, j: j // 64 > i // 64)
        if col <= row:
            td.store(c[2 * row + wr, 2 * col + wc], td.zeros(td.f32, 32, 32))
    """
    capture = current("td.keeps")
    _check_output("td.keeps", output, _WHERE.format("c", "row, col"))
    node = output.node
    if any(kept.tensor.name == node.name for kept in capture.keeps):
        fail("TD119", f"'{node.name}' has two td.keeps: join their conditions with |")
    sizes = (node.matrices, node.rows, node.cols)[-node.dimensions :]
    names = INDICES[-node.dimensions :]
    indices = tuple(
        ir.Var(
            name,
            "element",
            0,
            ex.bounds(size)[1] - 1,
            limit=None if isinstance(size, ir.Const) else ex.binary("-", size, 1),
        )
        for name, size in zip(names, sizes, strict=True)
    )
    help = _WHERE.format(node.name, ", ".join(names))
    if not callable(where):
        fail("TD104", f"where= of td.keeps takes a function, and got {describe(where)}", helps=(help,), shown=(where,))
    condition = operand(where(*map(wrap, indices)), "the condition of td.keeps")
    other = next((variable for variable in ex.variables(condition) if variable.kind not in ("element", "size")), None)
    if other is not None:
        fail(
            "TD104",
            f"the condition of td.keeps depends on the {other.kind} that executes it: '{other.name}'",
            helps=(f"use the place of the element, sizes and numbers: {help}",),
        )
    capture.keeps.append(ir.Keeps(node, expr_text(condition), condition, indices, capture.here()[0]))


@word
def unchecked(output: GlobalTensor, reason: str) -> None:
    """State that the values of an output may stay unchecked, with the reason.

    A contract that cannot be checked is an error (TD601), since nothing is known of its output then. With td.unchecked
    the same finding is a note, and the report lists it with the reason. What can be checked is checked as before: a
    stored tile that differs from its contract is an error still. A kernel without td.ensures needs no td.unchecked.

    Raises: TD104, TD119.
    Checked: TD601, TD603.

    Example:
        td.unchecked(c, "td.asm stores the tiles; tests/test_stores.py compares them with torch")
    """
    capture = current("td.unchecked")
    _check_output("td.unchecked", output, 'td.unchecked(c, "the reason")')
    name = output.node.name
    if not isinstance(reason, str) or not reason.strip():
        fail(
            "TD104",
            f"td.unchecked takes the reason as text, and got {describe(reason)}",
            helps=(f'td.unchecked({name}, "tests/test_stores.py compares it with torch")',),
            shown=(reason,),
        )
    if any(one.tensor.name == name for one in capture.unchecked):
        fail("TD119", f"'{name}' has two td.unchecked: an output has one reason")
    capture.unchecked.append(ir.Unchecked(output.node, " ".join(reason.split()), capture.here()[0]))


def _check_output(said: str, output: object, example: str) -> None:
    if not isinstance(output, GlobalTensor):
        fail("TD104", f"{said} takes a tensor, and got {describe(output)}", helps=(example,), shown=(output,))
