"""What an operation of the lowered program does to registers, counters and LDS; each operation states its effects."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

from tiledsl.ir import nodes as ir


@dataclasses.dataclass(frozen=True, slots=True)
class SharedAccess:
    """The bytes in LDS that an operation touches: `address` (immediate offset included) and `width` bytes from it, in
    every lane for which `guard` holds.

    `kind`: "read", "write" or "change", which is both; changes of the same `commutes`, where it is not empty, need no
    order among themselves. `direct`: the bytes come straight from global memory, in no order with the warp's LDS
    operations.
    """

    kind: str
    address: ir.Expr
    width: int
    shared: ir.Shared | None
    guard: ir.Expr | None = None
    direct: bool = False
    commutes: str = ""

    @property
    def reads(self) -> bool:
        return self.kind != "write"

    @property
    def writes(self) -> bool:
        return self.kind != "read"


class Effects(NamedTuple):
    """The effects of one operation.

    `read`, `written`: C names of registers, or AGPRs, a[0:15]. `together`: registers that one wait covers along with
    those. `counters`: the counters that the operation raises, "vm" and "lgkm", and that only s_waitcnt waits for: none
    where the compiler waits. `access`: the bytes in LDS. `guarded`: lanes may leave the operation out, and their
    registers keep what they hold. `stores`: the least number of store instructions that the compiler makes of the
    operation; each raises "vm", and nothing in the kernel waits for it.
    """

    read: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    access: SharedAccess | None = None
    guarded: bool = False
    stores: int = 0

    @property
    def touched(self) -> set[str]:
        """The registers for which the operation must wait."""
        return {*self.read, *self.written, *self.together}


NO_EFFECTS = Effects()
