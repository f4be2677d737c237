"""Roles: the warps that execute `with role:`, and their numbers within the role."""

from __future__ import annotations

from typing import Any, NoReturn

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import Capture, capturing, fail
from tiledsl.language.recording.handle import Handle, describe
from tiledsl.language.values.scalars import wrap


class Role(Handle):
    """A role that td.roles returns: warps first … first + count − 1 of the block.

    The warps of the role execute `with role:`; `id` counts these warps from 0.
    """

    def __init__(self, name: str, first: int, count: int, warp: ir.Var):
        self.name, self.first, self.count, self.warp = name, first, count, warp

    def _described(self) -> str:
        return f"the role '{self.name}'"

    @property
    def id(self) -> Any:
        """The warp's number within the role. Only warps of the role may read it (TD153)."""
        _note_read(self.name, self.first, self.count)
        return wrap(ex.binary("-", self.warp, self.first))

    def __bool__(self) -> NoReturn:
        fail(
            "TD121",
            f"Python asks for the truth of {describe(self)}",
            helps=(f"its warps run the code under `with {self.name}:`",),
        )

    def condition(self) -> ir.Expr:
        lower = ex.binary(">=", self.warp, self.first)
        return ex.binary("and", lower, ex.binary("<", self.warp, self.first + self.count))

    def __enter__(self) -> NoReturn:
        fail(
            "TD120",
            "only a `with` statement of a kernel or tile op can enter a role",
            helps=("decorate this helper with @td.op",),
        )

    def __exit__(self, *_: object) -> None: ...


def _note_read(name: str, first: int, count: int) -> None:
    """Refuse a read of a role's id where no warp of the role is present (TD153).

    Where other warps are present too, the place is recorded: the checks report uses of the value in those warps.
    """
    capture = capturing()
    if capture is None:
        return
    here = [first <= warp < first + count for warp in capture.participants()]
    if here and not any(here):
        helps = (f"read {name}.id inside `with {name}:`; td.warp_id() counts all warps of the block", *_own_id(capture))
        fail("TD153", f"'{name}.id' counts the warps of role '{name}', and none of these warps is here", helps=helps)
    if not all(here):
        capture.roles_read[ir.RoleRead(name, first, count, capture.here()[0])] = None


def _own_id(capture: Capture) -> tuple[str, ...]:
    """Return a help that names the id of the enclosing role."""
    role = next((construct.role for construct in reversed(capture.constructs) if hasattr(construct, "role")), None)
    return (f"{role.name}.id counts the warps that are here",) if role is not None else ()
