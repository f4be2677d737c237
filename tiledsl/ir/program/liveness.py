"""The number of named registers that are live at the same time."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence

from tiledsl.diagnostics.node import Compared
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.registers import Variable


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Peak(Compared):
    """The most named registers that are live at one place, and that place."""

    registers: int
    operation: lp.Operation | None = None
    live: frozenset[str] = frozenset()


class _Liveness:
    """A backward walk through a kernel. `dwords` gives the size of each C name."""

    def __init__(self, dwords: Mapping[str, int]):
        self.dwords = dwords
        self.peak = Peak(0)
        self.live: frozenset[str] = frozenset()
        self.registers = 0
        self.barriers: list[tuple[lp.Barrier, frozenset[str]]] = []

    def before(self, body: Sequence[lp.Operation], live: frozenset[str]) -> frozenset[str]:
        """The names that are live before the body, given the names that are live after it."""
        for operation in reversed(body):
            match operation:
                case lp.Simple():
                    effects = operation.effects
                    if isinstance(operation, lp.Barrier):
                        self.barriers.append((operation, live))
                    self._note(operation, live.union(effects.written))
                    live = (live if effects.guarded else live.difference(effects.written)).union(effects.read)
                    self._note(operation, live)
                case lp.Loop(body=inner):
                    at_head = live
                    while (entering := self.before(inner, at_head)) - at_head:
                        at_head |= entering
                    live = live | entering
                case lp.Branch(then=then, otherwise=otherwise):
                    live = self.before(then, live) | self.before(otherwise, live)
                case _:
                    raise AssertionError(f"{type(operation).__name__} does not state its effects on live registers")
        return live

    def _note(self, operation: lp.Operation, live: frozenset[str]) -> None:
        self.registers += self._dwords(live - self.live) - self._dwords(self.live - live)
        self.live = live
        if self.registers >= self.peak.registers:  # backwards: the first place in the end
            self.peak = Peak(self.registers, operation, live)

    def _dwords(self, names: Iterable[str]) -> int:
        return sum(self.dwords.get(name, 0) for name in names)


def live_at_barriers(numbers: lp.Numbering) -> Mapping[int, frozenset[str]]:
    """The names that are live at each barrier, by the barrier's number."""
    liveness = _Liveness({})
    liveness.before(numbers.body, frozenset())
    found: dict[int, frozenset[str]] = {}
    for barrier, live in liveness.barriers:
        found[numbers[barrier]] = found.get(numbers[barrier], frozenset()) | live
    return found


def live_before(body: Sequence[lp.Operation]) -> frozenset[str]:
    """The names that a body reads before it has written them."""
    return _Liveness({}).before(body, frozenset())


def peak_of(body: Sequence[lp.Operation], variables: Iterable[Variable], without: frozenset[str] = frozenset()) -> Peak:
    """The peak of those variables over a whole kernel, without some names."""
    dwords = {v.element(i): v.dwords for v in variables for i in range(v.count) if v.element(i) not in without}
    liveness = _Liveness(dwords)
    liveness.before(body, frozenset())
    return liveness.peak
