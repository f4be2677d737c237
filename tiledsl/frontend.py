"""A decorated function's source becomes IR: the capture in progress, where its words stand in the user's source, and how its errors are reported."""

from __future__ import annotations

import contextlib
import contextvars
import dataclasses
import functools
import os
import sys
import types
from collections.abc import Iterator
from typing import Any, NoReturn

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, KernelError, Mark, Span, TiledslError
from tiledsl.targets import Target

_PACKAGE = os.path.dirname(os.path.abspath(__file__)) + os.sep
_COMPREHENSIONS = ("<listcomp>", "<dictcomp>", "<setcomp>")  # frames of their own before Python 3.12

_active: contextvars.ContextVar[Capture | None] = contextvars.ContextVar("tiledsl_capture", default=None)


@dataclasses.dataclass
class Capture:
    """One capture in progress: what has been recorded so far, and under which device conditions."""

    target: Target
    warps: int
    span: Span
    code: types.CodeType
    blocks: list[list[ir.Statement]] = dataclasses.field(default_factory=lambda: [[]])
    conditions: list[ir.Expr] = dataclasses.field(default_factory=list)
    constructs: list[object] = dataclasses.field(default_factory=list)
    shared: list[ir.Shared] = dataclasses.field(default_factory=list)
    tiles: list[ir.Tile] = dataclasses.field(default_factory=list)
    registers: list[ir.Registers] = dataclasses.field(default_factory=list)
    contracts: list[ir.Contract] = dataclasses.field(default_factory=list)
    names: dict[object, str] = dataclasses.field(default_factory=dict)
    grid: tuple[int, ...] | None = None
    roles: tuple[object, ...] = ()
    problems: list[Diagnostic] = dataclasses.field(default_factory=list)
    unbound: dict[str, str] = dataclasses.field(default_factory=dict)
    loops: int = 0

    def here(self) -> tuple[Span, tuple[Span, ...]]:
        """The innermost place in the user's source, and the calls that led to it from the kernel."""
        frames = list(user_frames(self.code))
        inner = [None, *frames]  # a comprehension's frame stands for the one that it is written in
        places = [frame_span(f) for f, i in zip(frames, inner, strict=False) if i is None or i.f_code.co_name not in _COMPREHENSIONS]
        named = list(dict.fromkeys(places))
        return (named[0], tuple(named[1:])) if named else (self.span, ())

    def record(self, node: type[ir.Statement], **fields: Any) -> None:
        """Append a statement of that kind, with the place it was asked for."""
        span, calls = self.here()
        self.blocks[-1].append(node(span=span, calls=calls, **fields))

    def problem(self, code: str, message: str, *, beside: str = "", notes: tuple[str, ...] = (), helps: tuple[str, ...] = ()) -> None:
        """Note an error at the current place and go on, so that others are found too."""
        self.problems.append(self.diagnostic(code, message, beside, notes, helps))

    def diagnostic(self, code: str, message: str, beside: str, notes: tuple[str, ...], helps: tuple[str, ...]) -> Diagnostic:
        span, calls = self.here()
        return Diagnostic(code, message, Mark(span, beside), (), notes, helps, calls)

    def participants(self) -> tuple[int, ...]:
        """The warps that take part in a collective here: those for which no condition around it is false."""
        warp = ex_warp(self.warps)
        return tuple(w for w in range(self.warps) if not any(ex.substitute(c, {warp: ex.const(w)}) == ir.Const(0) for c in self.conditions))

    def divergent(self) -> bool:
        """Whether lanes of one warp may disagree about being here."""
        return any("lane" in ex.kinds(condition) for condition in self.conditions)


def ex_warp(warps: int) -> ir.Var:
    """The block's warp number as a variable."""
    return ir.Var("warp", "warp", 0, warps - 1)


def current(what: str) -> Capture:
    """The capture in progress; an error that names the word otherwise."""
    capture = _active.get()
    if capture is None:
        raise KernelError(Diagnostic("TD100", f"{what} is a word of kernels: use it inside a function decorated with @td.kernel or @td.op"))
    return capture


def capturing() -> Capture | None:
    return _active.get()


@contextlib.contextmanager
def active(capture: Capture) -> Iterator[Capture]:
    token = _active.set(capture)
    try:
        yield capture
    finally:
        _active.reset(token)


def fail(code: str, message: str, *, beside: str = "", notes: tuple[str, ...] = (), helps: tuple[str, ...] = ()) -> NoReturn:
    """Stop the capture with an error at the current place."""
    capture = _active.get()
    if capture is None:
        raise KernelError(Diagnostic(code, message, None, (), notes, helps))
    raise KernelError([*capture.problems, capture.diagnostic(code, message, beside, notes, helps)])


# ------------------------------------------------------------------------------------------------------ places in source


def user_frames(kernel: types.CodeType) -> Iterator[types.FrameType]:
    """The running frames of the user's code, innermost first, up to the kernel's own."""
    frame: types.FrameType | None = sys._getframe(1)
    while frame is not None:
        if not frame.f_code.co_filename.startswith(_PACKAGE):
            yield frame
        if frame.f_code is kernel:
            return
        frame = frame.f_back


@functools.lru_cache(maxsize=256)
def _positions(code: types.CodeType) -> tuple[tuple[int | None, int | None, int | None, int | None], ...]:
    return tuple(code.co_positions())


def code_span(code: types.CodeType, instruction: int, line: int) -> Span:
    """The source range of the bytecode at that offset; the whole line where Python kept no columns."""
    positions = _positions(code)
    first, last, column, end = positions[instruction // 2] if 0 <= instruction // 2 < len(positions) else (line, line, 0, 1)
    if first is None or column is None:
        return Span(code.co_filename, line, 1, line, 1)
    return Span(code.co_filename, first, column + 1, last or first, (end or column) + 1)


def frame_span(frame: types.FrameType) -> Span:
    return code_span(frame.f_code, frame.f_lasti, frame.f_lineno)


def python_error(error: Exception, capture: Capture) -> TiledslError:
    """What Python raised inside a kernel, as a diagnostic at the line of the user's that raised it."""
    trace, places = error.__traceback__, []
    while trace is not None:
        code = trace.tb_frame.f_code
        if not code.co_filename.startswith(_PACKAGE):
            places.append(code_span(code, trace.tb_lasti, trace.tb_lineno))
        trace = trace.tb_next
    places = places[::-1] or [capture.span]
    inside = [place for place in places if place.file == capture.span.file] or places
    return KernelError([*capture.problems, _describe_error(error, capture, inside)])


def _describe_error(error: Exception, capture: Capture, places: list[Span]) -> Diagnostic:
    name = getattr(error, "name", None)
    if isinstance(error, NameError) and name in capture.unbound:
        return Diagnostic("TD123", f"'{name}' is undefined here: {capture.unbound[name]}", Mark(places[0]), calls=tuple(dict.fromkeys(places[1:])))
    message = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    helps: tuple[str, ...] = ()
    if isinstance(error, IndexError):
        helps = ("the list is Python's, and Python indexes it while the kernel is captured",)
    return Diagnostic("TD110", f"Python raised {message}", Mark(places[0]), (), (), helps, tuple(dict.fromkeys(places[1:])))
