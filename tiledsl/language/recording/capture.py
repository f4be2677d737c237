"""The capture of a kernel in progress, where its words stand in the user's source, and how its errors are reported."""

from __future__ import annotations

import contextlib
import contextvars
import dataclasses
import types
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NoReturn, Protocol

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark, Span, joined
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements
from tiledsl.language.recording.handle import shows_none
from tiledsl.language.recording.none_results import help_for_none
from tiledsl.language.recording.source import caller, chain_of, code_span, user_frames
from tiledsl.targets import Target

_active: contextvars.ContextVar[Capture | None] = contextvars.ContextVar("tiledsl_capture", default=None)


class Construct(Protocol):
    """A device loop or branch whose body is being recorded."""

    span: Span
    calls: tuple[Span, ...]
    word: str


class Operators(Protocol):
    """The operators of register tiles and scalar parameters: they record what the user's `x + y` and `x += y`
    compute.
    """

    def applied(self, op: str, *operands: Any) -> Any: ...

    def updated(self, op: str, tile: Any, other: Any) -> Any: ...


@dataclasses.dataclass
class Capture:
    """One capture in progress: what has been recorded so far, and under which device conditions."""

    target: Target
    warps: int
    span: Span
    code: types.CodeType
    tensors: Mapping[str, ir.Tensor]
    operators: Operators
    blocks: list[list[ir.Statement]] = dataclasses.field(default_factory=lambda: [[]])
    conditions: list[ir.Expr] = dataclasses.field(default_factory=list)
    constructs: list[Construct] = dataclasses.field(default_factory=list)
    variables: set[ir.Var] = dataclasses.field(default_factory=set)  # of the loops that are being recorded
    shared: list[ir.Shared] = dataclasses.field(default_factory=list)
    tiles: list[ir.Tile] = dataclasses.field(default_factory=list)
    registers: list[ir.Registers] = dataclasses.field(default_factory=list)
    staged: list[ir.Staged] = dataclasses.field(default_factory=list)
    priority: int = 0
    # words for `with` that are called, and by no `with` so far
    unentered: dict[tuple[Span, tuple[Span, ...]], str] = dataclasses.field(default_factory=dict)
    contracts: list[ir.Contract] = dataclasses.field(default_factory=list)
    names: dict[ir.Named, str] = dataclasses.field(default_factory=dict)
    taken: set[str] = dataclasses.field(default_factory=set)  # of those names
    # by wanted name: the first number that may be free
    numbers: dict[str, int] = dataclasses.field(default_factory=dict)
    grid: tuple[ir.Expr, ...] | None = None
    grid_place: tuple[Span, tuple[Span, ...]] | None = None  # of td.grid, and of the calls that lead to it
    block_steps: tuple[ir.Step, ...] = ()  # which block a work-group takes, where it is not the one of its number
    coordinates: tuple[ir.Step, ...] = ()  # where that is in a grid that the call decides
    covered: dict[tuple[str, ir.Expr], None] = dataclasses.field(default_factory=dict)
    roles: tuple[Any, ...] = ()
    # ids of roles that warps of others read too
    roles_read: dict[ir.RoleRead, None] = dataclasses.field(default_factory=dict)
    # conditions that are the same for every warp
    uniform_conditions: dict[ir.UniformCondition, None] = dataclasses.field(default_factory=dict)
    problems: list[Diagnostic] = dataclasses.field(default_factory=list)
    # tiles of another type than what is copied to them, of which that is a problem already
    mistyped: set[ir.Shared] = dataclasses.field(default_factory=set)
    # accumulators of products that do not fit, which is a problem already
    misshapen: set[ir.Tile] = dataclasses.field(default_factory=set)
    # name → why no one value is left for it, and what to do
    unbound: dict[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    # tile ops without a `return` that have been called
    ops_without_return: set[str] = dataclasses.field(default_factory=set)
    loops: int = 0
    recorded: int = 0  # statements, those that were dropped again too
    while_turns: int = 0  # of Python's `while`
    recorded_before_while: int = 0  # its first turn

    # ------------------------------------------------------------------------------------------------------- recording

    def record(self, node: type[ir.Statement], **fields: Any) -> None:
        """Append a statement of that kind, with the place it was asked for."""
        span, calls = self.here()
        self.recorded += 1
        self.blocks[-1].append(node(span=span, calls=calls, **fields))

    def open(self, construct: Construct, condition: ir.Expr = ir.Const(1)) -> None:  # noqa: B008 - frozen
        """Record into the construct from here on."""
        self.blocks.append([])
        self.conditions.append(condition)
        self.constructs.append(construct)

    def close(self, construct: Construct) -> tuple[ir.Statement, ...]:
        """What was recorded since the construct was opened."""
        if self.constructs[-1] is not construct:
            self.refuse_abandoned()
        self.constructs.pop()
        self.conditions.pop()
        return tuple(self.blocks.pop())

    def refuse_abandoned(self) -> NoReturn:
        """Refuse that an exception has left the innermost construct and was caught outside of it."""
        construct = self.constructs[-1]
        helps = ("every warp runs the same text: catch it inside, or decide with an `if` on host values before",)
        self.problem(
            "TD128",
            f"an exception leaves this {construct.word}, and is caught outside of it",
            at=construct,
            helps=helps,
        )
        raise KernelError(self.problems)

    def name(self, node: ir.Named, wanted: str) -> None:
        """Call a tile or register after the user's variable, with a number where the name is taken."""
        if node in self.names:
            return
        number = self.numbers.get(wanted, 1)
        while (name := wanted if number == 1 else f"{wanted}_{number}") in self.taken:
            number += 1
        self.names[node], self.numbers[wanted] = name, number + 1
        self.taken.add(name)

    def read_from(self, tile: ir.Tile) -> ir.Shared | None:
        """The shared tile that a register tile is read from; None where it is made in another way."""
        loads = (s for block in self.blocks for s in statements(block) if isinstance(s, ir.LoadTile) and s.dst == tile)
        return next((load.src.shared for load in loads), None)

    def mark(self) -> tuple[Any, ...]:
        """What `forget` goes back to."""
        return len(self.tiles), len(self.registers), len(self.staged), len(self.contracts), dict(self.names), self.loops

    def forget(self, mark: tuple[Any, ...]) -> None:
        """Drop the tiles, registers, contracts and names made since the mark: what used them has been dropped."""
        tiles, registers, staged, contracts, self.names, self.loops = mark
        self.taken, self.numbers = set(self.names.values()), {}
        del self.tiles[tiles:], self.registers[registers:], self.staged[staged:], self.contracts[contracts:]

    # -------------------------------------------------------------------------------------------------------- questions

    def participants(self) -> tuple[int, ...]:
        """The warps that take part in a collective here: those for which no condition around it is false."""
        warp = ex.warp_variable(self.warps)
        return tuple(
            w
            for w in range(self.warps)
            if not any(ex.substitute(c, {warp: ex.const(w)}) == ir.Const(0) for c in self.conditions)
        )

    def divergent(self) -> bool:
        """Whether lanes of one warp may disagree about being here."""
        return any("lane" in ex.kinds(condition) for condition in self.conditions)

    def here(self) -> tuple[Span, tuple[Span, ...]]:
        """The innermost place in the user's source, and the calls that led to it from the kernel."""
        frames = user_frames(self.code)
        return chain_of([(f.f_code, code_span(f.f_code, f.f_lasti, f.f_lineno)) for f in frames]) or (self.span, ())

    # ---------------------------------------------------------------------------------------------------------- errors

    def problem(
        self,
        code: str,
        message: str,
        *,
        at: Construct | None = None,
        notes: tuple[str, ...] = (),
        helps: tuple[str, ...] = (),
        shown: Iterable[object] = (),
    ) -> None:
        """Note an error, at the current place or a construct's, and go on, so that others are found too. Once, however
        often a loop's body is run; further calls of a function that comes to it are marked. `shown` are the values that
        the message describes."""
        span, calls = self.here() if at is None else (at.span, at.calls)
        helps = shows_none(shown) and help_for_none(span, self.ops_without_return) or helps
        found = Diagnostic(code, message, Mark(span), (), notes, helps, calls)
        known = next(
            (n for n, other in enumerate(self.problems) if dataclasses.replace(other, others=(), calls=calls) == found),
            None,
        )
        if known is None:
            self.problems.append(found)
            return
        self.problems[known] = joined(self.problems[known], found)


def current(what: str) -> Capture:
    """The capture in progress; an error that names the word otherwise."""
    capture = _active.get()
    if capture is None:
        fail("TD100", f"{what} is a word of kernels: use it inside a function decorated with @td.kernel or @td.op")
    return capture


def warps_known(what: str) -> Capture:
    """The capture, which knows how many warps a block has."""
    capture = current(what)
    if capture.warps < 1:
        fail(
            "TD106",
            f"{what} needs to know how many warps a block has",
            helps=("write @td.kernel(warps=4), or call td.roles first",),
        )
    return capture


def uniform(word: str) -> Capture:
    """The capture, where every lane of a warp takes part."""
    capture = warps_known(word)
    if capture.divergent():
        fail(
            "TD127",
            f"{word} under a condition that differs between lanes of a warp",
            helps=(
                (
                    "take it out of the `if`: under a condition on lanes stands only work of single lanes, td.asm and"
                    " arithmetic"
                ),
            ),
        )
    return capture


def capturing() -> Capture | None:
    """The capture in progress, if any."""
    return _active.get()


@contextlib.contextmanager
def active(capture: Capture) -> Iterator[Capture]:
    """Makes it the capture in progress."""
    token = _active.set(capture)
    try:
        yield capture
    finally:
        _active.reset(token)


def fail(
    code: str,
    message: str,
    *,
    at: Construct | None = None,
    notes: tuple[str, ...] = (),
    helps: tuple[str, ...] = (),
    shown: Iterable[object] = (),
) -> NoReturn:
    """Stop with an error at the current place or a construct's. A capture keeps it, so that a user's `except` does not
    hide it. `shown` are the values that the message describes.
    """
    capture = _active.get()
    if capture is None:
        place = caller()
        raise KernelError(Diagnostic(code, message, Mark(place) if place else None, (), notes, helps))
    capture.problem(code, message, at=at, notes=notes, helps=helps, shown=shown)
    raise KernelError(capture.problems)
