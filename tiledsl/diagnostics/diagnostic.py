"""Places in a user's source, diagnostics, their rendering, and the one exception family.

A diagnostic has a code that is assigned once and never reused, a severity, one primary place with a caret and a short
text beside it, further places, notes and helps. `codes.toml` lists the codes.

Findings are data. A code and the texts are for the reader; code never decides by them. Where other code depends on a
finding (it is the consequence of another, it asks for another try, two of it are one), the finding carries its typed
`cause`, and the decision asks for that cause's type and fields. docs/adding-a-check.md shows how a check makes one."""

from __future__ import annotations

import dataclasses
import linecache
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any

from tiledsl.diagnostics.node import Compared


@dataclasses.dataclass(frozen=True, slots=True)
class Span:
    """A place in a source file. Lines count from 1 and columns from 1; the end column is one past the last
    character.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{display_path(self.file)}:{self.line}:{self.column}"


@dataclasses.dataclass(frozen=True, slots=True)
class Mark:
    """A span with the few words beside its caret."""

    span: Span
    text: str = ""


class Cause(Compared):
    """The base of what findings are about, as data: what code decides by, in place of codes and texts.

    Each family is a frozen dataclass of names, numbers and places, so that a cause is compared by value, and neither
    keeps a kernel alive nor hinders pickling. A cause stands beside the check that finds it, or in `ir/causes.py` where
    a package that must not import that check decides by the cause."""

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding: `code` as "TD401", `severity` "error", "warning" or "note", `message`; `primary`, its place with a
    few words; `others`; `notes`, `helps`. `calls` is the chain of `@td.op` calls that led to the primary place,
    innermost first. A place is a Mark: `text`, and `span` with `file`, `line`, `column`, `end_line` and `end_column`,
    counted from 1.

    Example:
        for finding in gemm.check(M=4096, N=4096, K=500):
            print(finding.code, finding.primary.span.line, finding.message)
    """

    code: str
    message: str
    primary: Mark | None = None
    others: tuple[Mark, ...] = ()
    notes: tuple[str, ...] = ()
    helps: tuple[str, ...] = ()
    calls: tuple[Span, ...] = ()
    severity: str = "error"
    # no part of what a reader sees: findings with the same texts and places are one, and JSON leaves it out
    cause: Cause | None = dataclasses.field(default=None, kw_only=True, compare=False, repr=False)

    @property
    def has_code(self) -> bool:
        """Whether readers are shown the code: TD000 stands for every request that makes no sense, and says nothing."""
        return self.code != "TD000"

    @property
    def topic(self) -> tuple[str, Span | None]:
        """The code and place: a warning of one topic is shown once, whatever numbers its text has."""
        return self.code, self.primary.span if self.primary is not None else None

    @property
    def marked(self) -> frozenset[Span]:
        """The places in the source that the diagnostic marks, without those of calls."""
        return frozenset(mark.span for mark in (self.primary, *self.others) if mark is not None)

    def render(self) -> str:
        """The text that the command line prints: with the lines of source, carets, notes and helps."""
        return render(self)

    def _repr_html_(self) -> str:
        """The text in colour, for notebooks."""
        from tiledsl.diagnostics import html  # here, since `import tiledsl` shows no finding

        return html.preformatted(render(self, style=html.marked))


class Findings(tuple[Diagnostic, ...]):
    """The findings of a kernel: a tuple, which is shown as their text, and in notebooks in colour."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "\n\n".join(finding.render() for finding in self) or "no findings"

    def _repr_html_(self) -> str:
        return "".join(finding._repr_html_() for finding in self) or "<p>no findings</p>"


def in_short(finding: Diagnostic) -> str:
    """The message, behind its code where it has one."""
    return f"{finding.code}: {finding.message}" if finding.has_code else finding.message


def joined(first: Diagnostic, other: Diagnostic) -> Diagnostic:
    """The first of two findings of one cause, with a mark at the place of the other. If the places are equal, the mark
    is at the call that leads to the other.
    """
    assert first.primary is not None and other.primary is not None
    known, again = first.marked.union(first.calls), Mark(other.primary.span, "the same here")
    call = next((call for call in other.calls if call not in known), None)
    if again.span == first.primary.span and call is not None:
        again = Mark(call, "the same in this call")
    return first if again.span in known else dataclasses.replace(first, others=(*first.others, again))


def by_line(diagnostics: Iterable[Diagnostic], file: str) -> tuple[Diagnostic, ...]:
    """Each finding once, in the order of lines: first those without a place, then those in that file, then those in
    other files.
    """

    def place(diagnostic: Diagnostic) -> tuple[bool, bool, str, int, int]:
        if diagnostic.primary is None:
            return False, False, "", 0, 0
        span = diagnostic.primary.span
        return True, span.file != file, span.file, span.line, span.column

    return tuple(sorted(dict.fromkeys(diagnostics), key=place))


def fields_of(diagnostic: Diagnostic) -> dict[str, Any]:
    """The fields of a finding that a reader sees, for JSON: all but its cause."""
    fields = dataclasses.asdict(dataclasses.replace(diagnostic, cause=None))
    del fields["cause"]
    return fields


def diagnostic_from(fields: dict[str, Any]) -> Diagnostic:
    """The diagnostic whose `fields_of` went through JSON."""

    def span(value: dict[str, Any]) -> Span:
        return Span(**value)

    def mark(value: dict[str, Any]) -> Mark:
        return Mark(span(value["span"]), value["text"])

    return Diagnostic(
        **fields
        | {
            "primary": mark(fields["primary"]) if fields["primary"] else None,
            "others": tuple(map(mark, fields["others"])),
            "notes": tuple(fields["notes"]),
            "helps": tuple(fields["helps"]),
            "calls": tuple(map(span, fields["calls"])),
        }
    )


class TiledslError(Exception):
    """Base of every error that a user of tiledsl can cause. `str(error)` is the rendered text, ready to print;
    `diagnostics` are its findings.

    Example:
        try:
            gemm.lower(M=4096, N=4096)
        except td.TiledslError as error:
            print(error.diagnostics[0].code)
    """

    def __init__(self, diagnostics: Diagnostic | Iterable[Diagnostic] | str):
        if isinstance(diagnostics, str):
            diagnostics = Diagnostic("TD000", diagnostics)
        if isinstance(diagnostics, Diagnostic):
            diagnostics = (diagnostics,)
        # each once: a comprehension comes to its line again
        self.diagnostics: tuple[Diagnostic, ...] = tuple(dict.fromkeys(diagnostics))
        super().__init__("\n\n".join(render(d) for d in self.diagnostics))

    def _render_traceback_(self) -> list[str]:
        """The findings alone, where IPython would show a traceback: they name the place of the mistake."""
        return str(self).splitlines()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is: its text is rendered already."""
        return _revived, (type(self), self.args, self.__dict__)


def _revived(kind: type[TiledslError], args: tuple[Any, ...], fields: dict[str, Any]) -> TiledslError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class TiledslWarning(UserWarning):
    """A finding that does not refuse a kernel, given where it is called: `diagnostic`, whose text is the warning's, but
    for the lines of source.

    Example:
        warnings.simplefilter("error", td.TiledslWarning)
    """

    def __init__(self, diagnostic: Diagnostic):
        self.diagnostic = diagnostic
        super().__init__(render(diagnostic, excerpts=False))  # Python shows the line below it


class UsageError(TiledslError):
    """A request that makes no sense as put: an unknown target, a missing size, a file without a kernel. TD000, or TD115
    of a decorator's own.

    Example:
        try:
            gemm.lower(target="gfx1100")
        except td.UsageError as error:
            print(error)
    """


class MissingSizes(UsageError):
    """Sizes that a kernel needs and that are not given: their `names`."""

    def __init__(self, kernel: str, names: Iterable[str], word: str = "lower", known: Iterable[str] = ()):
        self.names, self.known = tuple(names), tuple(known)
        self.needs = (
            f"kernel '{kernel}' needs the size{'s' if len(self.names) > 1 else ''}"
            f" {', '.join(self.names)}{self._beside()}"
        )
        super().__init__(f"{self.needs}, as in {word}({', '.join(f'{name}=8192' for name in self.names)})")

    def _beside(self) -> str:
        """The probable intention, where annotations have a name both in small letters and in capitals."""
        pairs = (
            (name, other)
            for name in reversed(self.names)
            for other in self.known
            if name != other and name.lower() == other.lower()
        )
        return next((f" (did you mean '{other}' for '{name}' in an annotation?)" for name, other in pairs), "")


class KernelError(TiledslError):
    """A kernel that is refused: every finding of the stage that refused it is in `diagnostics`, after the warnings that
    may name their cause. TD1xx to TD7xx.

    `has_text`: there is a HIP text all the same, which lower(unchecked=True) gives.

    Example:
        try:

            @td.kernel(warps=99)
            def wrong(): ...

        except td.KernelError as error:
            print([finding.code for finding in error.diagnostics])
    """

    def __init__(self, diagnostics: Diagnostic | Iterable[Diagnostic] | str, *, has_text: bool = False):
        self.has_text = has_text
        super().__init__(diagnostics)


class AssemblyError(TiledslError):
    """Assembly text that cannot be read, or an instruction that does not fit its definition. Codes TD5xx.

    Example:
        from tiledsl.asm.text.parse import parse_listing

        try:
            parse_listing("s_endpgm")
        except td.AssemblyError as error:
            print(error)
    """


class ToolchainError(TiledslError):
    """A compiler that is missing, does not know the target, or refused the HIP text. `hip` has the refused text. Codes
    TD801 to TD807.

    Example:
        try:
            gemm.lower(compiler="hiprtc")
        except td.ToolchainError as error:
            print(error.diagnostics[0].code)
    """

    hip = ""


class DeviceError(TiledslError):
    """A GPU that is not there, or whose runtime reports an error: `status` is its name for it ("hipErrorOutOfMemory"),
    "" where it was not asked. TD860 to TD862.

    Example:
        from tiledsl.runtime import to_device

        try:
            to_device(np.zeros((64, 32), np.float32))
        except td.DeviceError as error:
            print(error)
    """

    status = ""


class SimulationError(TiledslError):
    """A listing that the interpreter cannot execute: an unknown instruction, wrong arguments, no progress. TD850.

    `report` is the report of what was executed until then, with its hazards; None if nothing was.

    Example:
        from tiledsl.sim import launch

        try:
            launch(gemm.lower().asm, grid=1, block=256, args=[])
        except td.SimulationError as error:
            print(error)
    """

    report: Any = None


def text_of(error: BaseException) -> str:
    """Return an exception's text. A class of the user may fail to make one."""
    try:
        return str(error)
    except Exception as other:
        return f"(its text cannot be made: {type(other).__name__})"


def display_path(path: str) -> str:
    """The path as a reader would type it: relative to the working directory where that is shorter. A cell of a notebook
    has its number, as in `Cell In[3]`."""
    cell = _cell(path)
    if cell:
        return cell
    try:
        relative = os.path.relpath(path)
    except ValueError:  # another drive
        return path_text(path)
    return path_text(relative if len(relative) < len(path) else path)


def _cell(path: str) -> str:
    """Return the name of a cell of a notebook, as in `Cell In[3]`; "" of any other file."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython is not None else None
    if shell is None:
        return ""
    named = getattr(getattr(shell, "compile", None), "format_code_name", None)
    if named is not None:
        return " ".join(named(path) or ())
    # IPython before version 8, which some services have, does not tell the number: it is that of the text
    source = "".join(linecache.getlines(path)).strip("\n")
    texts = getattr(shell, "user_ns", {}).get("In", ()) if source and not os.path.exists(path) else ()
    numbers = [number for number, text in enumerate(texts) if text.strip("\n") == source]
    return f"Cell In[{numbers[-1]}]" if numbers else ""


def short_place(file: str, line: int) -> str:
    """Return a line of the source as predictions name it, with the file's name alone."""
    return f"{os.path.basename(display_path(file))}:{line}"


def path_text(path: str) -> str:
    """The path as text that has an encoding: in UTF-8, whatever the locale; bytes that are none become \\xNN."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def _cells(text: str) -> int:
    """The places of a terminal's line that the text takes: none for combining marks, two for wide characters of East
    Asia.
    """
    import unicodedata  # here, since `import tiledsl` shows no finding

    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def _blank(text: str) -> str:
    """White space as wide as the text. Tabs stay, so that a caret below is aligned for every width of tabs."""
    return "".join("\t" if c == "\t" else " " * _cells(c) for c in text)


Style = Callable[[str, str], str]  # what a part of a diagnostic is, and its text → the text as it is shown


def plain_style(_: str, text: str) -> str:
    """Without colour."""
    return text


def _excerpt(mark: Mark, width: int, lead: str, source: bool, style: Style) -> list[str]:
    span, part = mark.span, "caret" if lead == "-->" else "beside"
    text = linecache.getline(span.file, span.line).rstrip("\n") if source else ""
    lines = [f"{' ' * width}{style('place', lead)} {span}"]
    if not text:
        return lines + ([f"{' ' * width} = {mark.text}"] if mark.text else [])
    last = span.end_column if span.end_line == span.line else len(text) + 1
    carets = "^" * max(1, _cells(text[span.column - 1 : last - 1]))
    beside = f" {mark.text}" if mark.text else ""
    number, bar = style("place", f"{span.line:>{width}} |"), style("place", f"{' ' * width} |")
    return lines + [f"{number} {text}", f"{bar} {_blank(text[: span.column - 1])}{style(part, f'{carets}{beside}')}"]


def render(diagnostic: Diagnostic, excerpts: bool = True, style: Style | None = None) -> str:
    """The text that the command line prints: with the lines of source, carets, notes and helps."""
    style = style or plain_style
    marks = [m for m in (diagnostic.primary, *diagnostic.others) if m is not None]
    width = max((len(str(m.span.line)) for m in marks), default=1)
    kind = f"{diagnostic.severity}[{diagnostic.code}]" if diagnostic.has_code else diagnostic.severity
    lines = [f"{style(diagnostic.severity, kind)}: {style('message', diagnostic.message)}"]
    if diagnostic.primary is not None:
        lines += _excerpt(diagnostic.primary, width, "-->", excerpts, style)
    for call in diagnostic.calls:
        lines += _excerpt(Mark(call, "in this call"), width, ":::", excerpts, style)
    for other in diagnostic.others:
        lines += _excerpt(other, width, ":::", excerpts, style)
    lines += [f"{' ' * width} = {note}" for note in diagnostic.notes]
    lines += [f"{' ' * width} = {style('help', 'help')}: {text}" for text in diagnostic.helps]
    return "\n".join(lines)


def remember(name: str, text: str) -> None:
    """Give diagnostics the lines of a text that is no file, or that was read under another name."""
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
