"""TD601: what prevents the check of a contract, with its place and what to do."""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.values import algebra as al
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import NotChecked


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Obstacle(Compared):
    """The reason why a contract cannot be checked, what removes the reason, and the place of the reason, if any."""

    why: str
    help: str
    mark: Mark | None = None

    def of(self, kernel: ir.KernelIR, contract: ir.Contract) -> Diagnostic:
        """Return the finding: an error, or a note where the kernel or the command allows it."""
        name = contract.tensor.name
        stated = next((one for one in kernel.unchecked if one.tensor.name == name), None)
        allowed = stated is not None or kernel.allows_unchecked
        marks = [] if self.mark is None else [self.mark]
        if stated is not None:
            marks.append(Mark(stated.span, "stated here"))
        say = (
            f'or say that it stays unchecked: td.unchecked({name}, "the reason"), or --allow-unchecked for one command'
        )
        return Diagnostic(
            "TD601",
            f"the contract {name} = {contract.formula} is not checked: {self.why}",
            Mark(contract.span),
            tuple(marks),
            () if stated is None else (f"td.unchecked of '{name}': {stated.reason}",),
            () if allowed else (self.help, say),
            severity="note" if allowed else "error",
            cause=NotChecked((name,), contract.formula, self.why, reasons(kernel)),
        )


def reasons(kernel: ir.KernelIR) -> tuple[tuple[str, str], ...]:
    """Return the outputs of td.unchecked with their reasons."""
    return tuple((one.tensor.name, one.reason) for one in kernel.unchecked)


PLAIN_FACTORS = "let each factor of @ be a tensor, or a sum of multiples of tensors"
TOO_LARGE = Obstacle(
    "its tensors are too large",
    f"check the kernel with smaller sizes: rows and columns are followed up to {al.MOST:,} within a block",
)
UNDECIDED = Obstacle(
    "its maxima, minima and exponentials cannot be compared exactly with those that are stored",
    "let the contract apply the same operations to the same operands as the kernel",
)
TOO_DEEP = Obstacle(
    f"a maximum or a minimum follows more than {al.MOST_DEPTH} operations, one after another",
    f"let each element be the result of at most {al.MOST_DEPTH} nested operations: combine fewer values in a loop",
)
_HELPS = {
    al.BY_ASM: "compute with register tiles, td.load and td.mma_ABt: what td.asm computes is not followed",
    al.BY_PRODUCT: "multiply tiles as they were loaded, and compute on the product: (2 * a) @ b.T is 2 * (a @ b.T)",
    al.BY_ITSELF: "read only tiles that the same block has stored with td.store, or read another tensor",
}


def not_followed(what: str, store: ir.Statement) -> Obstacle:
    """Return the obstacle of a stored value with an unknown part; `what` names the part."""
    return Obstacle(f"{what} is stored in line {store.span.line}", _HELPS[what], Mark(store.span, "stored here"))
