"""The causes of findings by which other folders decide: what stands beside no single check.

The checks of the source, of the order and of the values know these from each other, and `lower/` knows those of the
listing, although none of them may import the other. A cause that only its own folder reads stands beside its check."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

from tiledsl.diagnostics.diagnostic import Cause, Span

# ------------------------------------------------------------------------------------- source, order, values


class RegisterUse(NamedTuple):
    """An operation of a warp that reads or writes registers: their name, the warp, and the operation's number."""

    registers: str
    warp: int
    number: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class AccessOutsideTile(Cause):
    """TD304: an instruction of td.asm touches bytes outside the shared tile that its address names."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class AsmOutsideTensor(Cause):
    """TD307: an instruction of td.asm leaves the tensor with that name."""

    mnemonic: str
    tensor: str


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Race(Cause):
    """TD401: accesses to the same bytes without a barrier between them.

    `places` are those of all the accesses. `loads` are the registers that each read of LDS among them fills, "" where a
    pair has no such read; `warp` reads, by the operation with that number.
    """

    places: frozenset[Span] = frozenset()
    loads: frozenset[RegisterUse] = frozenset()


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class UnpairedBarriers(Cause):
    """TD402: the warps of a block pass different numbers of barriers."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class UnwrittenShared(Cause):
    """TD403: a read of LDS that nothing has written. `commits` says whether the helps name td.commit already."""

    commits: bool = False


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class UnwrittenRegisters(Cause):
    """TD404: reads of registers that nothing has written."""

    reads: frozenset[RegisterUse] = frozenset()


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class MissingWait(Cause):
    """TD405: a wait that is missing or too weak.

    `rewrites`: a warp's copy to LDS overtakes an earlier copy of its own to the same bytes. `counted`: the user's own
    count leaves the operation in flight.
    """

    rewrites: bool = False
    counted: bool = False


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class OverlappingLanes(Cause):
    """TD411: lanes of one instruction write the same bytes."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class WrongValue(Cause):
    """TD602: an output does not match its contract."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class NotChecked(Cause):
    """TD601, TD603, TD604: the values of outputs are not checked.

    `outputs` are their names. `formula` is the contract, "" without one. `why` says what prevents the check. `reasons`
    are those that td.unchecked gives, by output.
    """

    outputs: tuple[str, ...]
    formula: str
    why: str
    reasons: tuple[tuple[str, str], ...] = ()


# -------------------------------------------------------------------------------------------------- listing


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Spilled(Cause):
    """TD210: the compiler had too few registers."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class TouchedInFlight(Cause):
    """TD214: the compiler touches registers that are still being loaded."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class TouchedEarly(Cause):
    """TD215: the registers of a matrix instruction are touched before it is done with them."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class CopiedOperand(Cause):
    """TD220: a matrix instruction in assembly reads an operand too soon after the compiler has copied it there."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class TooClose(Cause):
    """TD221: an instruction follows too soon on one that it depends on."""


# --------------------------------------------------------------------------------------------------------------- costs

LINES, NARROW, UNROLLED, CODE, OUTSIDE, IDLE, EPILOGUE, LANES = COSTS = (
    "lines", "narrow-stores", "unrolled", "code", "outside", "idle", "epilogue", "lanes",
)  # fmt: skip


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Cost(Cause):
    """TD710 to TD717: a cost by its name, one of `COSTS`, with its share of the modelled time; None without a model."""

    name: str
    share: float | None = None
