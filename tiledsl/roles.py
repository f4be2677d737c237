"""Reading a role's id: it counts the warps of the role, and means nothing to others."""

from __future__ import annotations

from tiledsl import ir
from tiledsl.frontend import Capture, capturing, fail


def note_read(name: str, first: int, count: int) -> None:
    """Refuse the id of a role none of whose warps is here (TD153). Where other warps are here too, which may go on not to use it, keep the place for who
    finds them astray."""
    capture = capturing()
    if capture is None:
        return
    here = [first <= warp < first + count for warp in capture.participants()]
    if here and not any(here):
        helps = (f"read it inside `with {name}:`; td.warp_id() counts all warps of the block", *_own_id(capture))
        fail("TD153", f"'{name}.id' counts the warps of role '{name}', and none of them is here", helps=helps)
    if not all(here):
        capture.roles_read[ir.RoleRead(name, first, count, capture.here()[0])] = None


def _own_id(capture: Capture) -> tuple[str, ...]:
    """The number that the role around has for its warps."""
    role = next((construct.role for construct in reversed(capture.constructs) if hasattr(construct, "role")), None)
    return (f"{role.name}.id counts the warps that are here",) if role is not None else ()
