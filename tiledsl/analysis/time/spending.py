"""What each instruction of a listing costs a wave, as findings on cost read it."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from tiledsl.analysis.time.result import FETCH, IDLE, Profile

BEFORE, LOOP, AFTER = "before", "loop", "after"  # all loops with products, and what follows the last one
_BETWEEN_LANES = ("ds_swizzle", "ds_bpermute", "ds_permute", "v_permlane")


def between_lanes(mnemonic: str) -> bool:
    """Return whether an instruction takes another lane's value."""
    return mnemonic.endswith("_dpp") or mnemonic.startswith(_BETWEEN_LANES)


@dataclasses.dataclass(frozen=True, slots=True)
class Spent:
    """One instruction that waves execute.

    `line` is that of the listing. `clocks` are those of a wave in the launch, by cause. An access of global memory has
    its `kind` ("read", "write" or "change", else ""), the `bytes` of a lane, and the lines of 128 bytes that all its
    executions in a wave touch, and those that their bytes fill. `between_lanes`: it takes another lane's value.
    """

    line: int
    stage: str
    clocks: Mapping[str, float]
    kind: str = ""
    bytes: int = 0
    touched: float = 0.0
    filled: float = 0.0
    between_lanes: bool = False

    @property
    def total(self) -> float:
        """The clocks of all causes."""
        return sum(self.clocks.values())

    @property
    def fetch_clocks(self) -> float:
        """The clocks for code that is not in the instruction cache."""
        return self.clocks.get(FETCH, 0.0)


@dataclasses.dataclass(frozen=True, slots=True)
class Spending:
    """The instructions of a launch, with the prediction that their clocks are of.

    `loop_bytes` are those of the hot loop's code, 0 without one, and `cache_bytes` those of the instruction cache.
    `loop_products` says whether the loop has matrix instructions. `compute_units` are those of the chip.
    """

    profile: Profile
    instructions: tuple[Spent, ...]
    loop_bytes: int
    cache_bytes: int
    loop_products: bool
    compute_units: int

    @property
    def wave_clocks(self) -> float:
        """The clocks of a wave in the launch."""
        return sum(one.total for one in self.instructions)

    @property
    def idle(self) -> float:
        """The share of the time of all compute units in which they have no block."""
        return sum(one.share for one in self.profile.bounds if one.cause == IDLE)
