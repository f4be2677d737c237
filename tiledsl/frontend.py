"""The capture of a kernel in progress, where its words stand in the user's source, and how its errors are reported."""

from __future__ import annotations

import contextlib
import contextvars
import dataclasses
import functools
import linecache
import os
import sys
import sysconfig
import types
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn, Protocol

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, KernelError, Mark, Span, joined
from tiledsl.nothing import of_an_op
from tiledsl.targets import Target
from tiledsl.walk import statements

HELPER = "__td"  # what rewritten code calls `control` by; names that begin so are not the user's
LOST = "__td_lost"  # the local name under which a function keeps which of its names the device could not follow
LAZY = "__td_lazy"  # a local name of the functions that rewritten expressions are put in
_COMPREHENSIONS = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")  # frames of their own before Python 3.12
_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_LIBRARIES = tuple({os.path.realpath(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib", "purelib", "platlib")})

_active: contextvars.ContextVar[Capture | None] = contextvars.ContextVar("tiledsl_capture", default=None)


class Construct(Protocol):
    """A device loop or branch whose body is being recorded."""

    span: Span
    calls: tuple[Span, ...]
    word: str


@dataclasses.dataclass
class Capture:
    """One capture in progress: what has been recorded so far, and under which device conditions."""

    target: Target
    warps: int
    span: Span
    code: types.CodeType
    tensors: Mapping[str, ir.Tensor]
    blocks: list[list[ir.Statement]] = dataclasses.field(default_factory=lambda: [[]])
    conditions: list[ir.Expr] = dataclasses.field(default_factory=list)
    constructs: list[Construct] = dataclasses.field(default_factory=list)
    variables: set[ir.Var] = dataclasses.field(default_factory=set)  # of the loops that are being recorded
    shared: list[ir.Shared] = dataclasses.field(default_factory=list)
    tiles: list[ir.Tile] = dataclasses.field(default_factory=list)
    registers: list[ir.Registers] = dataclasses.field(default_factory=list)
    staged: list[ir.Staged] = dataclasses.field(default_factory=list)
    priority: int = 0
    unentered: dict[tuple[Span, tuple[Span, ...]], str] = dataclasses.field(default_factory=dict)  # words for `with` that are called, and by no `with` so far
    contracts: list[ir.Contract] = dataclasses.field(default_factory=list)
    names: dict[ir.Named, str] = dataclasses.field(default_factory=dict)
    taken: set[str] = dataclasses.field(default_factory=set)  # of those names
    numbers: dict[str, int] = dataclasses.field(default_factory=dict)  # by wanted name: the first number that may be free
    grid: tuple[ir.Expr, ...] | None = None
    grid_place: tuple[Span, tuple[Span, ...]] | None = None  # of td.grid, and of the calls that lead to it
    dealt: tuple[ir.Step, ...] = ()  # which block a work-group takes, where it is not the one of its number
    coordinates: tuple[ir.Step, ...] = ()  # where that is in a grid that the call decides
    covered: dict[tuple[str, ir.Expr], None] = dataclasses.field(default_factory=dict)
    roles: tuple[Any, ...] = ()
    roles_read: dict[ir.RoleRead, None] = dataclasses.field(default_factory=dict)  # ids of roles that warps of others read too
    settled: dict[ir.SettledCondition, None] = dataclasses.field(default_factory=dict)  # conditions that are the same for every warp
    problems: list[Diagnostic] = dataclasses.field(default_factory=list)
    mistyped: set[ir.Shared] = dataclasses.field(default_factory=set)  # tiles of another type than what is copied to them, of which that is a problem already
    misshapen: set[ir.Tile] = dataclasses.field(default_factory=set)  # accumulators of products that do not fit, which is a problem already
    unbound: dict[str, tuple[str, str]] = dataclasses.field(default_factory=dict)  # name → why no one value is left for it, and what to do
    returnless: set[str] = dataclasses.field(default_factory=set)  # tile ops without a `return` that have been called
    loops: int = 0
    recorded: int = 0  # statements, those that were dropped again too
    turns: int = 0  # of Python's `while`
    recorded_before: int = 0  # its first turn

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
            self.abandoned()
        self.constructs.pop()
        self.conditions.pop()
        return tuple(self.blocks.pop())

    def abandoned(self) -> NoReturn:
        """Refuse that an exception has left the innermost construct and was caught outside of it."""
        construct = self.constructs[-1]
        helps = ("every warp runs the same text: catch it inside, or decide with an `if` on host values before",)
        self.problem("TD128", f"an exception leaves this {construct.word}, and is caught outside of it", at=construct, helps=helps)
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
        return tuple(w for w in range(self.warps) if not any(ex.substitute(c, {warp: ex.const(w)}) == ir.Const(0) for c in self.conditions))

    def divergent(self) -> bool:
        """Whether lanes of one warp may disagree about being here."""
        return any("lane" in ex.kinds(condition) for condition in self.conditions)

    def here(self) -> tuple[Span, tuple[Span, ...]]:
        """The innermost place in the user's source, and the calls that led to it from the kernel."""
        frames = user_frames(self.code)
        return chain_of([(f.f_code, code_span(f.f_code, f.f_lasti, f.f_lineno)) for f in frames]) or (self.span, ())

    # ---------------------------------------------------------------------------------------------------------- errors

    def problem(self, code: str, message: str, *, at: Construct | None = None, notes: tuple[str, ...] = (), helps: tuple[str, ...] = ()) -> None:
        """Note an error, at the current place or a construct's, and go on, so that others are found too. Once, however often a loop's body is run; further
        calls of a function that comes to it are marked."""
        span, calls = self.here() if at is None else (at.span, at.calls)
        found = Diagnostic(code, message, Mark(span), (), notes, of_an_op(message, span, self.returnless) or helps, calls)
        known = next((n for n, other in enumerate(self.problems) if dataclasses.replace(other, others=(), calls=calls) == found), None)
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
        fail("TD106", f"{what} needs to know how many warps a block has", helps=("write @td.kernel(warps=4), or call td.roles first",))
    return capture


def uniform(word: str) -> Capture:
    """The capture, where every lane of a warp takes part."""
    capture = warps_known(word)
    if capture.divergent():
        fail(
            "TD127",
            f"{word} under a condition that differs between lanes of a warp",
            helps=("take it out of the `if`: under a condition on lanes stands only work of single lanes, td.asm and arithmetic",),
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


def fail(code: str, message: str, *, at: Construct | None = None, notes: tuple[str, ...] = (), helps: tuple[str, ...] = ()) -> NoReturn:
    """Stop with an error at the current place or a construct's. A capture keeps it, so that a user's `except` does not hide it."""
    capture = _active.get()
    if capture is None:
        place = caller()
        raise KernelError(Diagnostic(code, message, Mark(place) if place else None, (), notes, helps))
    capture.problem(code, message, at=at, notes=notes, helps=helps)
    raise KernelError(capture.problems)


# ------------------------------------------------------------------------------------------------------ places in source


@functools.lru_cache(maxsize=1024)
def is_user_file(path: str) -> bool:
    """Whether a file is neither tiledsl's nor of an installed library, so that its lines mean something to the user."""
    if path == "<string>" or path.startswith("<") and not linecache.getlines(path):  # generated code; a notebook's cells have lines
        return False
    real = os.path.realpath(path)
    return not any(real.startswith(directory + os.sep) for directory in (os.path.realpath(_PACKAGE), *_LIBRARIES))


def is_user_code(code: types.CodeType) -> bool:
    """Whether the code is the user's: rewritten, wherever it is installed, or from a file of theirs."""
    return HELPER in code.co_freevars or is_user_file(code.co_filename)


def user_frames(kernel: types.CodeType | None = None) -> list[types.FrameType]:
    """The running frames of the user's code, innermost first, up to the kernel's own."""
    found = []
    frame: types.FrameType | None = sys._getframe(1)
    while frame is not None:
        if is_user_code(frame.f_code):
            found.append(frame)
        if frame.f_code is kernel:
            break
        frame = frame.f_back
    return found


def caller() -> Span | None:
    """The user's line that is running, where no kernel is being captured."""
    frames = user_frames()
    return code_span(frames[0].f_code, frames[0].f_lasti, frames[0].f_lineno) if frames else None


def chain_of(places: list[tuple[types.CodeType, Span]]) -> tuple[Span, tuple[Span, ...]] | None:
    """The first place and the different ones after it, from code innermost first; None without any."""
    inner = [None, *(code for code, _ in places)]  # a comprehension's own place stands for the one that it is written in
    spans = [span for (_, span), within in zip(places, inner, strict=False) if within is None or not _is_part_of_expression(within)]
    different = list(dict.fromkeys(spans))
    return (different[0], tuple(different[1:])) if different else None


def _is_part_of_expression(code: types.CodeType) -> bool:
    """Whether the code is of a comprehension, or of an expression that was rewritten: a place in it is one in the function around it."""
    return code.co_name in _COMPREHENSIONS or LAZY in code.co_varnames


@functools.lru_cache(maxsize=256)
def _positions(code: types.CodeType) -> tuple[tuple[int | None, int | None, int | None, int | None], ...]:
    return tuple(code.co_positions())


def code_span(code: types.CodeType, instruction: int, line: int) -> Span:
    """The source range of the bytecode at that offset; the whole line where Python kept no columns."""
    positions, file = _positions(code), code.co_filename
    first, last, column, end = positions[instruction // 2] if 0 <= instruction // 2 < len(positions) else (None, None, None, None)
    if first is None or column is None:
        return Span(file, line, 1, line, len(linecache.getline(file, line).rstrip("\n")) + 1)
    last = last or first
    return Span(file, first, character_column(file, first, column), last, character_column(file, last, end or column))


def character_column(file: str, line: int, offset: int) -> int:
    """The column, counted in characters from 1, of a place that Python gives as an offset in bytes of UTF-8 from 0."""
    return len(linecache.getline(file, line).encode()[:offset].decode(errors="ignore")) + 1


def in_rewritten_code() -> bool:
    """Whether the innermost running line of the user's is in a kernel or tile op, rather than in a plain helper."""
    codes = (frame.f_code for frame in user_frames())
    innermost = next((code for code in codes if not _is_part_of_expression(code)), None)
    return innermost is not None and HELPER in innermost.co_freevars
