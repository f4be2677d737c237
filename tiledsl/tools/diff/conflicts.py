"""Clocks that a kernel's LDS accesses lose to bank conflicts, from the addresses in the plan.

A listing has no such addresses."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from tiledsl.analysis.order.elaborate import Touch, elaborate, kinds_of_blocks
from tiledsl.asm.isa.catalogue import lookup
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes
from tiledsl.ir.math.layouts import conflict_clocks
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.lower.plan.plan import draft
from tiledsl.targets import Target, target_named


@dataclasses.dataclass(frozen=True, slots=True)
class Conflicts:
    """The clocks that one work-group's LDS accesses lose to bank conflicts.

    `loop` is for one turn of the main loop, `elsewhere` for the code outside. Each access of a warp counts once, with
    the most clocks that the access loses. A number is None if an access is not modelled; `unknown` names the
    instructions of these accesses. `of_tiles` has the main loop's clocks by tile and direction, such as "As, read".
    `flop` are the operations of all warps in a turn."""

    loop: int | None
    elsewhere: int | None
    of_tiles: dict[str, int]
    flop: int
    unknown: tuple[str, ...] = ()


def conflicts(kernel: ir.KernelIR, target: str, instances: Iterable[Sizes]) -> Conflicts:
    """Return the conflicts of a kernel that passes the checks.

    They are counted at the sizes with the most work, in a block of the most frequent kind.
    """
    program = draft(kernel, target_named(target)).program
    loop = _main_loop(program.body)
    body = () if loop is None else tuple(lp.flat(loop.body))
    inside = {program.numbers[one] for one in body}
    outside = tuple(one for number, one in enumerate(program.numbers.operations) if number not in inside)
    most: list[Touch] = max((_touches(program, sizes) for sizes in instances), key=len)
    of_tiles: Counter[str] = Counter()
    elsewhere = 0
    for operation, clocks in _worst(most, program):
        if program.numbers[operation] in inside:
            of_tiles[_description(operation, kernel)] += clocks
        else:
            elsewhere += clocks
    unknown = [_unknown(operations, program.target) for operations in (body, outside)]
    flop = kernel.warps * sum(one.instruction.flop for one in body if isinstance(one, lp.Mfma))
    names = tuple(sorted(unknown[0] | unknown[1]))
    return Conflicts(
        None if unknown[0] else of_tiles.total(), None if unknown[1] else elsewhere, dict(+of_tiles), flop, names
    )


def _worst(touches: Iterable[Touch], program: lp.Program) -> Iterator[tuple[lp.Memory, int]]:
    """Yield each access of each warp, with the most clocks that the access loses."""
    worst: dict[tuple[int, int], tuple[lp.Memory, int]] = {}
    seen: dict[tuple[int, int], int] = {}  # by operation and bytes; the turns of a loop share the array of bytes
    for touch in touches:
        operation = touch.operation
        if not _counts(operation, program.target):
            continue
        number = program.numbers[operation]
        same = number, id(touch.bytes)
        if same not in seen:
            seen[same] = _lost(touch, program.target)
        key = number, touch.warp
        worst[key] = operation, max(seen[same], worst[key][1] if key in worst else 0)
    yield from worst.values()


def _description(operation: lp.Memory, kernel: ir.KernelIR) -> str:
    access = operation.access
    assert access is not None
    return (
        f"{kernel.names[access.shared] if access.shared is not None else operation.mnemonic},"
        f" {'written' if access.writes else 'read'}"
    )


def _touches(program: lp.Program, sizes: Sizes) -> list[Touch]:
    kinds = kinds_of_blocks(program, sizes)
    block = max(kinds, key=kinds.__getitem__)
    return [touch for trace in elaborate(program, block, sizes) for touch in trace.touches]


def _main_loop(body: tuple[lp.Operation, ...]) -> lp.Loop | None:
    """Return the innermost loop with the most clocks of matrix instructions, as asm.resources chooses the main loop."""
    loops = [one for one in lp.flat(body) if isinstance(one, lp.Loop) and _mfma_clocks(lp.flat(one.body))]
    innermost = [one for one in loops if not any(inner is other for inner in lp.flat(one.body) for other in loops)]
    return max(innermost, key=lambda one: _mfma_clocks(lp.flat(one.body)), default=None)


def _mfma_clocks(operations: Iterable[lp.Operation]) -> int:
    return sum(one.instruction.clocks for one in operations if isinstance(one, lp.Mfma))


def _counts(operation: lp.Memory, target: Target) -> bool:
    """Return whether the access can conflict, and its clocks are known.

    Direct loads cannot conflict: they write in the order of the lanes.
    """
    access = operation.access
    return access is not None and not access.direct and (_kind(access), access.width) in target.lds_banks


def _kind(access: SharedAccess) -> str:
    return "write" if access.writes else "read"


def _unknown(operations: Iterable[lp.Operation], target: Target) -> set[str]:
    """Return the mnemonics of the LDS instructions whose conflicts are not known."""
    found = set()
    for one in operations:
        if not isinstance(one, lp.Memory) or (one.access is not None and one.access.direct) or _counts(one, target):
            continue
        definition = lookup(one.mnemonic)
        if definition is not None and definition.family == "ds" and definition.memory:
            found.add(one.mnemonic)
    return found


def _lost(touch: Touch, target: Target) -> int:
    access = touch.operation.access
    assert access is not None
    addresses = np.zeros(len(touch.lanes), dtype=np.int64)
    addresses[touch.lanes] = touch.bytes.reshape(-1, access.width)[:, 0]
    return conflict_clocks(addresses, access.width, _kind(access), target, touch.lanes)
