"""The user's own instructions: td.asm → an inline-assembly operation with constraints, checked against the instruction's definition."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, KernelError, Mark
from tiledsl.lower import program as lp

if TYPE_CHECKING:
    from tiledsl.lower.plan import _Planner


def lower_asm(planner: _Planner, statement: ir.Asm, place: lp.Place) -> lp.Operation:
    raise NotImplementedError
