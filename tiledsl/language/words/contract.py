"""Words of the contract: td.ensures and td.old."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import word
from tiledsl.language.values.formulas import Formula, check_result, formula
from tiledsl.language.values.formulas import old as of_old
from tiledsl.language.values.tensors import GlobalTensor


@word
def ensures(output: GlobalTensor, value: Any) -> None:
    """State the contract of an output: a formula for its value after the launch.

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
    if not isinstance(output, GlobalTensor):
        fail(
            "TD104",
            f"td.ensures takes a tensor, and got {describe(output)}",
            helps=_speaks_of(output, value),
            shown=(output,),
        )
    if any(contract.tensor.name == output.node.name for contract in capture.contracts):
        fail("TD119", f"'{output.node.name}' has two td.ensures: an output has one contract")
    stated = formula(value)
    check_result(output.node, stated)
    capture.contracts.append(ir.Contract(output.node, stated.text, stated.value, capture.here()[0]))


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
