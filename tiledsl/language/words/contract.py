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
    """The contract: what `output` holds after the launch, as a formula over the tensors as they were before it: `a @
    b.T`, `a.T @ b`, sums and multiples of such, td.old(c), vectors that are added to each row, and td.relu and the
    like of them. Every tile that is stored is held against it before anything is compiled. Rounding is no part of
    it: both are compared in real arithmetic, where `x + v - v` is `x`, and a term too much or too little is wrong
    however small, down to the least that f32 holds: 1e-45 is a number, 1e-60 is 0. A number may be off by 2⁻²³ of
    itself, since f32 keeps it: `x / 6` is `x * (1/6)`. Multiples of 1/256 up to 4096 and powers of two are exact.

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
            f"td.ensures speaks of a tensor, and got {describe(output)}",
            helps=_speaks_of(output, value),
            shown=(output,),
        )
    if any(contract.tensor.name == output.node.name for contract in capture.contracts):
        fail("TD119", f"td.ensures speaks of '{output.node.name}' twice: an output has one contract")
    stated = formula(value)
    check_result(output.node, stated)
    capture.contracts.append(ir.Contract(output.node, stated.text, stated.value, capture.here()[0]))


def _speaks_of(output: object, value: object) -> tuple[str, ...]:
    """What was meant by a contract of something that is no tensor."""
    if isinstance(output, Formula) and isinstance(value, GlobalTensor):
        return (f"the tensor that is written comes first: td.ensures({value.node.name}, {output.text})",)
    return ("td.ensures(c, a @ b.T), where c is the tensor that td.store writes",)


@word
def old(tensor: GlobalTensor) -> Formula:
    """What the tensor held before the launch, in a contract: an operand of formulas.

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
