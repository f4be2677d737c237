"""One turn of a listing's main loop: bytes moved, products, and waits."""

from __future__ import annotations

import dataclasses
from collections import Counter

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import Definition
from tiledsl.asm.resources import Resources, instruction_class
from tiledsl.asm.text.syntax import Instruction, Item, Listing, Wait
from tiledsl.targets import EXPCNT_MAX, LGKMCNT_MAX, VMCNT_MAX, WAVE

_LDS = ("lds_reads", "lds_writes", "lds_others")
_GLOBAL = ("global_loads", "global_stores", "buffer_loads", "buffer_stores")
_COUNTERS = {"vmcnt": VMCNT_MAX, "lgkmcnt": LGKMCNT_MAX, "expcnt": EXPCNT_MAX}


@dataclasses.dataclass(frozen=True, slots=True)
class Traffic:
    """Bytes moved; None if an instruction is not known."""

    lds_read: int | None = 0
    lds_written: int | None = 0
    global_read: int | None = 0
    global_written: int | None = 0

    def __add__(self, other: Traffic) -> Traffic:
        pairs = zip(dataclasses.astuple(self), dataclasses.astuple(other), strict=True)
        return Traffic(*(None if one is None or two is None else one + two for one, two in pairs))


@dataclasses.dataclass(frozen=True, slots=True)
class MainLoop:
    """One turn of the main loop: each instruction counts once, with all of its lanes.

    `items` are the items of the loop, from its label on. `flop` counts each multiplication and each addition, and is
    None if the shape of a matrix instruction is not known. `by_mnemonic` counts the instructions that multiply or touch
    memory, `waits` the waits by their counts, such as "vmcnt(4)"."""

    items: tuple[Item, ...]
    traffic: Traffic
    flop: int | None
    by_mnemonic: dict[str, int]
    waits: dict[str, int]

    @property
    def least_vmcnt(self) -> int | None:
        """Return the number of memory operations that every wait leaves in flight; None without waits on vmcnt."""
        return min((int(text[len("vmcnt(") : -1]) for text in self.waits if text.startswith("vmcnt(")), default=None)


def main_loop(listing: Listing, found: Resources) -> MainLoop | None:
    """Return the main loop that a resource report names."""
    if found.loop is None:
        return None
    kernel = next(one for one in listing.kernels if one.name == found.kernel)
    items = tuple(item for item in kernel.items if found.loop.line <= item.line <= found.loop.last_line)
    code = [item for item in items if isinstance(item, Instruction)]
    named = Counter(
        item.mnemonic for item in code if instruction_class(item.mnemonic) in ("mfma", "scratch", *_LDS, *_GLOBAL)
    )
    return MainLoop(items, sum(map(_traffic, code), Traffic()), _flop(code), dict(sorted(named.items())), _waits(code))


def _traffic(item: Instruction) -> Traffic:
    kind = instruction_class(item.mnemonic)
    if kind not in (*_LDS, *_GLOBAL):
        return Traffic()
    definition = lookup(item.mnemonic)
    if definition is None:
        return (
            Traffic(lds_read=None, lds_written=None) if kind in _LDS else Traffic(global_read=None, global_written=None)
        )
    traffic = WAVE * definition.bytes
    read, written = (traffic if definition.memory in (one, "change") else 0 for one in ("read", "write"))
    if kind in _LDS:
        return Traffic(lds_read=read, lds_written=written)
    return Traffic(lds_written=traffic if _to_lds(item, definition) else 0, global_read=read, global_written=written)


def _to_lds(item: Instruction, definition: Definition) -> bool:
    names = [name for name, _ in item.modifiers]
    return any(form.writes_lds and form.chosen_by(names) for form in definition.syntaxes)


def _flop(code: list[Instruction]) -> int | None:
    total = 0
    for item in code:
        if instruction_class(item.mnemonic) == "mfma":
            definition = lookup(item.mnemonic)
            if definition is None or definition.matrix is None:
                return None
            total += definition.matrix.flop
    return total


def _waits(code: list[Instruction]) -> dict[str, int]:
    """Count the waits by counter, the weakest first. A wait for the largest value of a counter waits for nothing."""
    found: Counter[tuple[str, int]] = Counter()
    for item in code:
        for wait in item.operands:
            if isinstance(wait, Wait):
                counts = ((name, getattr(wait, name), largest) for name, largest in _COUNTERS.items())
                found.update((name, count) for name, count, largest in counts if count is not None and count < largest)
    return {
        f"{name}({count})": times
        for name in _COUNTERS
        for (of, count), times in sorted(found.items(), reverse=True)
        if of == name
    }
