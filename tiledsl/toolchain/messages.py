"""Messages of a HIP compiler, shown against the HIP text and against the kernel's line.

The HIP text states its origin: a comment line `// gemm.py:14: td.load(As, a[row, k])` precedes the statements of that
line of the kernel."""

from __future__ import annotations

import dataclasses
import linecache
import os
import re

from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark, Span, ToolchainError

NOT_FOUND = "TD801"
UNFIT = "TD802"
REFUSED = "TD803"
FAILED = "TD804"
NO_HIPRTC = "TD805"
OLD_HIPRTC = "TD806"
UNREAD = "TD807"

HIP_NAME = "kernel.hip"
# clang reads the text from standard input; hiprtc from a file that it names itself, below a directory of amd_comgr
_OURS = r"<stdin>|(?:.*/)?kernel\.hip|.*/comgr-[^/]+/input/[^/:]+"
_AT = re.compile(
    rf"(?P<file>{_OURS}|<inline asm>):(?P<line>\d+):(?P<column>\d+): (?P<level>fatal error|error|warning|note):"
    r" (?P<text>.*)"
)
_ELSEWHERE = re.compile(r"(?P<place>.*: )?(?:fatal error|error|LLVM ERROR): (?P<text>.*)")
_HEADER = re.compile(r"[^<].*:\d+:\d+: ")
_ORIGIN = re.compile(r"\s*// (?P<file>.+?):(?P<line>\d+): (?P<code>.*\S)")
_SHOWN = 8  # errors shown; the others, mostly consequences, are counted
_TAIL = 12  # lines of unparsed compiler output shown


@dataclasses.dataclass(frozen=True, slots=True)
class Refused(Cause):
    """TD803: a compiler refuses a text. `said` is the message without the compiler's name."""

    compiler: str
    said: str


@dataclasses.dataclass(frozen=True, slots=True)
class Failed(Cause):
    """TD804: a compiler did not come to its end, perhaps by the machine's fault: another try may succeed. `said` is the
    message without the compiler's name."""

    compiler: str
    said: str


@dataclasses.dataclass(frozen=True, slots=True)
class NoHiprtc(Cause):
    """TD805: hiprtc cannot be used, perhaps by the machine's fault: another try may succeed."""


@dataclasses.dataclass(frozen=True, slots=True)
class Message:
    """One message of a compiler. `line` and `column` count from 1 in the compiled text; both are 0 for a message
    without a place there."""

    level: str
    text: str
    line: int = 0
    column: int = 0


def is_text(file: str) -> bool:
    """Whether a compiler's name of a file stands for the HIP text."""
    return bool(re.fullmatch(_OURS, file))


def parse(log: str) -> tuple[Message, ...]:
    """Parse the errors and warnings of a compiler's log, in order, each once. Notes and excerpts are left out."""
    found: dict[Message, None] = {}
    for line in log.splitlines():
        if at := _AT.match(line):
            line_number = 0 if at["file"] == "<inline asm>" else int(at["line"])
            message = Message(at["level"].removeprefix("fatal "), at["text"], line_number, int(at["column"]))
        elif elsewhere := _ELSEWHERE.match(line):
            place = elsewhere["place"] or ""
            message = Message("error", f"{place if _HEADER.match(place) else ''}{elsewhere['text']}")
        else:
            continue
        if message.level != "note" and "too many errors emitted" not in message.text:
            found[message] = None
    return tuple(found)


def warnings_in(log: str) -> tuple[str, ...]:
    """The warnings of a log, each with its place in the text."""
    return tuple(f"{HIP_NAME}:{m.line}:{m.column}: {m.text}" for m in parse(log) if m.level == "warning")


def refusal(
    log: str, text: str, compiler: str, target: str, what: str = "the HIP text", status: int = 1
) -> ToolchainError:
    """The error for a text that the compiler rejected. It shows each message of the log, or the log's end where no
    message can be parsed."""
    errors = [message for message in parse(log) if message.level == "error"]
    if not errors:
        said = f"failed on {what} for {target}, without an error message: exit status {status}"
        return ToolchainError(Diagnostic(FAILED, f"{compiler} {said}", notes=_tail(log), cause=Failed(compiler, said)))
    head = f"refuses {what} for {target}"
    found = [
        _diagnostic(message, text, Refused(compiler, f"{head}: {message.text}"), what) for message in errors[:_SHOWN]
    ]
    if len(errors) > _SHOWN:
        cause = Refused(compiler, f"{head}: {len(errors) - _SHOWN} more errors")
        found.append(Diagnostic(REFUSED, f"{compiler} {cause.said}", cause=cause))
    return ToolchainError(found)


def failure(compiler: str, reason: str, helps: tuple[str, ...] = ()) -> ToolchainError:
    """The error for a compiler that did not finish; `reason` continues the sentence after the compiler's name."""
    return ToolchainError(Diagnostic(FAILED, f"{compiler} {reason}", helps=helps, cause=Failed(compiler, reason)))


def _diagnostic(message: Message, text: str, cause: Refused, what: str) -> Diagnostic:
    head = f"{cause.compiler} {cause.said}"
    lines = text.splitlines()
    if not 1 <= message.line <= len(lines):
        return Diagnostic(REFUSED, head, cause=cause)
    notes = [_excerpt(message, lines[message.line - 1], what)]
    origin = _origin(lines[: message.line])
    if origin is None:
        return Diagnostic(REFUSED, head, notes=tuple(notes), cause=cause)
    mark = _mark(origin)
    if mark is None:  # the source is not available
        notes.append(f"made for {origin['file']}:{origin['line']}: {origin['code']}")
    help = (
        "if this line holds no assembly of yours, the mistake is in tiledsl: please report the mistake with the text"
        " that"
        " --dump-hip prints"
    )
    return Diagnostic(REFUSED, head, primary=mark, notes=tuple(notes), helps=(help,), cause=cause)


def _excerpt(message: Message, line: str, what: str) -> str:
    number = str(message.line)
    before = re.sub(r"[^\t]", " ", line[: message.column - 1])  # tabs are kept, so that the caret is under its column
    return f"in {what}:\n   {number} | {line}\n   {' ' * len(number)} | {before}^"


def _origin(lines: list[str]) -> re.Match[str] | None:
    """The nearest comment, searching upwards from the last line, that names a line of the kernel."""
    return next((match for line in reversed(lines) if (match := _ORIGIN.fullmatch(line))), None)


def _mark(origin: re.Match[str]) -> Mark | None:
    """The kernel's line, or None where the file is missing or has changed."""
    # an absolute path: linecache also searches other folders for relative names
    file, number = os.path.abspath(origin["file"]), int(origin["line"])
    source = linecache.getline(file, number).rstrip("\n")
    column = source.find(origin["code"].removesuffix("…").rstrip()) + 1  # the comment abbreviates a long line
    return Mark(Span(file, number, column, number, len(source) + 1), "made this HIP text") if column else None


def _tail(log: str) -> tuple[str, ...]:
    return tuple(log.strip().splitlines()[-_TAIL:])
