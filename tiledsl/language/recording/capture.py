"""The capture of a kernel in progress: recorded statements, their places in the user's source, and errors."""

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
from tiledsl.language.recording.copies_in_flight import Copies
from tiledsl.language.recording.handle import shows_none
from tiledsl.language.recording.none_results import help_for_none
from tiledsl.language.recording.source import caller, chain_of, code_span, user_frames
from tiledsl.targets import Target

MOST_RECORDED = 1 << 15  # statements of a kernel: each takes its time in every check and in the compiler
_active: contextvars.ContextVar[Capture | None] = contextvars.ContextVar("tiledsl_capture", default=None)


class Construct(Protocol):
    """A device loop or branch whose body is being recorded."""

    span: Span
    calls: tuple[Span, ...]
    word: str


class Operators(Protocol):
    """The operators of register tiles and scalar parameters: they record the user's `x + y`, `x += y` and `x.T`."""

    def applied(self, op: str, *operands: Any) -> Any: ...

    def updated(self, op: str, tile: Any, other: Any) -> Any: ...

    def turned(self, tile: Any) -> Any: ...

    def compared(self, op: str, tile: Any, other: Any) -> Any: ...

    def combined(self, op: str, *masks: Any) -> Any: ...


@dataclasses.dataclass
class Capture:
    """One capture in progress: the statements recorded so far, and the device conditions around the current place."""

    target: Target
    warps: int
    span: Span
    code: types.CodeType
    tensors: Mapping[str, ir.Tensor]
    operators: Operators
    blocks: list[list[ir.Statement]] = dataclasses.field(default_factory=lambda: [[]])
    conditions: list[ir.Expr] = dataclasses.field(default_factory=list)
    constructs: list[Construct] = dataclasses.field(default_factory=list)
    variables: set[ir.Var] = dataclasses.field(default_factory=set)  # variables of the loops being recorded
    shared: list[ir.Shared] = dataclasses.field(default_factory=list)
    tiles: list[ir.Tile] = dataclasses.field(default_factory=list)
    registers: list[ir.Registers] = dataclasses.field(default_factory=list)
    staged: list[ir.Staged] = dataclasses.field(default_factory=list)
    copies: Copies = dataclasses.field(default_factory=Copies)
    priority: int = 0
    # context managers that were called, but not yet entered by a `with`
    unentered: dict[tuple[Span, tuple[Span, ...]], str] = dataclasses.field(default_factory=dict)
    contracts: list[ir.Contract] = dataclasses.field(default_factory=list)
    keeps: list[ir.Keeps] = dataclasses.field(default_factory=list)
    unchecked: list[ir.Unchecked] = dataclasses.field(default_factory=list)
    names: dict[ir.Named, str] = dataclasses.field(default_factory=dict)
    taken: set[str] = dataclasses.field(default_factory=set)  # names in use
    # the first suffix that may be free, by wanted name
    numbers: dict[str, int] = dataclasses.field(default_factory=dict)
    grid: tuple[ir.Expr, ...] | None = None
    grid_place: tuple[Span, tuple[Span, ...]] | None = None  # of td.grid, and of the chain of calls to td.grid
    block_steps: tuple[ir.Step, ...] = ()  # from a work-group's number to its block, where these differ
    coordinates: tuple[ir.Step, ...] = ()  # from the block to its coordinates in a grid whose size the call decides
    covered: dict[tuple[str, ir.Expr], None] = dataclasses.field(default_factory=dict)
    roles: tuple[Any, ...] = ()
    # ids of roles that warps outside the role read too
    roles_read: dict[ir.RoleRead, None] = dataclasses.field(default_factory=dict)
    # conditions with the same outcome in every warp
    uniform_conditions: dict[ir.UniformCondition, None] = dataclasses.field(default_factory=dict)
    problems: list[Diagnostic] = dataclasses.field(default_factory=list)
    # quotients of sizes that leave something over, by the dividend's text and the divisor, and those whose rest is used
    dropped: dict[tuple[str, str], Any] = dataclasses.field(default_factory=dict)
    # the quotients of an integer made of sizes: by its text, "+" or "*", and the divisor, what is added, or the factors
    parts: dict[tuple[str, str, int], set[int]] = dataclasses.field(default_factory=dict)
    counted: set[tuple[str, str]] = dataclasses.field(default_factory=set)
    # tiles of another type than their source, already reported
    mistyped: set[ir.Shared | ir.Tile] = dataclasses.field(default_factory=set)
    # accumulators of products whose shapes do not fit, already reported
    misshapen: set[ir.Tile] = dataclasses.field(default_factory=set)
    # name → (why the name has no single value, help)
    unbound: dict[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    # tile ops without a `return` that have been called
    ops_without_return: set[str] = dataclasses.field(default_factory=set)
    loops: int = 0
    reads: int = 0  # by td.read
    # declarations of tensors that td.read reads, and the index of each value that steps of loops read, by its name
    contents: dict[str, ir.Contents] = dataclasses.field(default_factory=dict)
    read_in_loops: dict[str, ir.Expr] = dataclasses.field(default_factory=dict)
    sums: dict[str, int] = dataclasses.field(default_factory=dict)  # parts of the sums of td.atomic_add, by tensor
    # of td.add_in_order, by tensor: the sum, its parts and counters, and the rows and columns of a tile
    in_order: dict[str, tuple[str, str, str, int, int]] = dataclasses.field(default_factory=dict)
    counters: dict[str, ir.Contents] = dataclasses.field(default_factory=dict)
    additions: int = 0
    recorded: int = 0  # recorded statements, including those dropped again
    searched: int = 0  # values of variables that were visited to name tiles
    saved: int = 0  # values of variables that constructs saved
    while_turns: int = 0  # iterations of Python's `while` loops
    recorded_before_while: int = 0  # `recorded` at the first of these iterations

    # ------------------------------------------------------------------------------------------------------- recording

    def record(self, node: type[ir.Statement], **fields: Any) -> None:
        """Append a statement of that kind at the current place; refuse a kernel of too many statements (TD143)."""
        span, calls = self.here()
        self.recorded += 1
        if self.recorded > MOST_RECORDED:
            fail(
                "TD143",
                f"the kernel has recorded {MOST_RECORDED:,} statements, and this is one more",
                helps=(
                    "Python runs a `for` without td.range during the capture, and each turn adds its statements:"
                    " td.range is a loop on the device",
                ),
            )
        self.blocks[-1].append(node(span=span, calls=calls, **fields))

    def open(self, construct: Construct, condition: ir.Expr = ir.Const(1)) -> None:  # noqa: B008 - frozen
        """Record into the construct from here on."""
        self.blocks.append([])
        self.conditions.append(condition)
        self.constructs.append(construct)

    def close(self, construct: Construct) -> tuple[ir.Statement, ...]:
        """Return the statements recorded since the construct was opened."""
        if self.constructs[-1] is not construct:
            self.refuse_abandoned()
        self.constructs.pop()
        self.conditions.pop()
        return tuple(self.blocks.pop())

    def refuse_abandoned(self) -> NoReturn:
        """Refuse an exception that has left the innermost construct and was caught outside of it (TD128)."""
        construct = self.constructs[-1]
        helps = (
            "every warp runs the same code: catch the exception inside, or decide before with an `if` on host"
            " values",
        )
        self.problem(
            "TD128",
            f"an exception leaves this {construct.word}, and is caught outside",
            at=construct,
            helps=helps,
        )
        raise KernelError(self.problems)

    def name(self, node: ir.Named, wanted: str) -> None:
        """Name a tile or register after the user's variable, with a number where the name is taken."""
        if node in self.names:
            return
        number = self.numbers.get(wanted, 1)
        while (name := wanted if number == 1 else f"{wanted}_{number}") in self.taken:
            number += 1
        self.names[node], self.numbers[wanted] = name, number + 1
        self.taken.add(name)

    def read_from(self, tile: ir.Tile) -> ir.Shared | None:
        """Return the shared tile from which a register tile is loaded, or None."""
        writers = (s.effects for block in self.blocks for s in statements(block) if tile in s.effects.writes)
        return next((region.shared for effects in writers for region in effects.regions_read), None)

    def is_loaded(self, tile: ir.Tile) -> bool:
        """Return whether a register tile is loaded from global memory, and nothing else writes it."""
        writers = [s for block in self.blocks for s in statements(block) if tile in s.effects.writes]
        return bool(writers) and all(s.effects.windows_read for s in writers)

    def mark(self) -> tuple[Any, ...]:
        """Return a mark of the current state, for `forget`."""
        lengths = tuple(len(made) for made in self._made())
        return lengths, dict(self.names), self.loops, dict(self.copies.taken), dict(self.copies.last)

    def forget(self, mark: tuple[Any, ...]) -> None:
        """Drop tiles, registers, contracts and names made since the mark, whose uses have been dropped too."""
        lengths, self.names, self.loops, self.copies.taken, self.copies.last = mark
        self.taken, self.numbers = set(self.names.values()), {}
        for made, length in zip(self._made(), lengths, strict=True):
            del made[length:]

    def _made(self) -> tuple[list[Any], ...]:
        """Return the lists that a part of the kernel, captured once more, would extend again."""
        return self.tiles, self.registers, self.staged, self.contracts, self.keeps, self.unchecked

    # -------------------------------------------------------------------------------------------------------- questions

    def participants(self) -> tuple[int, ...]:
        """Return the warps that take part in a collective here: those for which no enclosing condition is false."""
        warp = ex.warp_variable(self.warps)
        return tuple(
            w
            for w in range(self.warps)
            if not any(ex.substitute(c, {warp: ex.const(w)}) == ir.Const(0) for c in self.conditions)
        )

    def divergent(self) -> bool:
        """Return whether lanes of one warp may disagree about executing the current statement."""
        return any("lane" in ex.kinds(condition) for condition in self.conditions)

    def here(self) -> tuple[Span, tuple[Span, ...]]:
        """Return the innermost place in the user's source, and the calls from the kernel to that place."""
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
        anywhere: bool = False,
    ) -> None:
        """Record an error at the current place, or at a construct, and continue, so that further errors are found.

        An error is recorded once, however often a loop's body runs. Further calls of a function with the same error are
        marked. `shown` are the values that the message describes. `anywhere`: the same error at another place has the
        same cause, and is marked too.
        """
        found = self.found(code, message, at=at, notes=notes, helps=helps, shown=shown)

        def same(other: Diagnostic) -> bool:
            other = dataclasses.replace(other, others=(), calls=found.calls)
            return other == found or anywhere and dataclasses.replace(other, primary=found.primary) == found

        known = next((n for n, other in enumerate(self.problems) if same(other)), None)
        if known is None:
            self.problems.append(found)
            return
        self.problems[known] = joined(self.problems[known], found)

    def found(
        self,
        code: str,
        message: str,
        *,
        at: Construct | None = None,
        notes: tuple[str, ...] = (),
        helps: tuple[str, ...] = (),
        shown: Iterable[object] = (),
    ) -> Diagnostic:
        """Return an error at the current place, or at a construct, without recording it."""
        span, calls = self.here() if at is None else (at.span, at.calls)
        helps = shows_none(shown) and help_for_none(span, self.ops_without_return) or helps
        return Diagnostic(code, message, Mark(span), (), notes, helps, calls)


def current(what: str) -> Capture:
    """Return the capture in progress; outside a kernel, raise an error that names the word (TD100)."""
    capture = _active.get()
    if capture is None:
        fail("TD100", f"{what} is a word of kernels: use it inside a function decorated with @td.kernel or @td.op")
    return capture


def warps_known(what: str) -> Capture:
    """Return the capture in progress, in which the number of warps must be known (TD106)."""
    capture = current(what)
    if capture.warps < 1:
        fail(
            "TD106",
            f"{what} needs to know how many warps a block has",
            helps=("write @td.kernel(warps=4), or call td.roles first",),
        )
    return capture


def convergent(word: str) -> Capture:
    """Return the capture in progress, at a place where every lane of a warp must take part (TD127)."""
    capture = warps_known(word)
    if capture.divergent():
        fail(
            "TD127",
            f"{word} under a condition that differs between lanes of a warp",
            helps=(
                (
                    "take it out of the `if`: only work of single lanes, td.asm and arithmetic, can stand under a"
                    " condition on lanes"
                ),
            ),
        )
    return capture


def capturing() -> Capture | None:
    """Return the capture in progress, if any."""
    return _active.get()


@contextlib.contextmanager
def active(capture: Capture) -> Iterator[Capture]:
    """Make the capture the one in progress."""
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
    """Raise an error at the current place, or at a construct.

    The capture keeps the error, so that a user's `except` does not hide it. `shown` are the values that the message
    describes.
    """
    capture = _active.get()
    if capture is None:
        place = caller()
        raise KernelError(Diagnostic(code, message, Mark(place) if place else None, (), notes, helps))
    capture.problem(code, message, at=at, notes=notes, helps=helps, shown=shown)
    raise KernelError(capture.problems)
