"""The journal of a search: a line of JSON for each trial, written as the trial ends.

A line is one write at the end of the file, so that a search that is interrupted or killed loses no trial that has
ended. The last line may be cut off, where the machine itself stopped: it is left out, and its trial is done again."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import pathlib
import sys
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any

from tiledsl.diagnostics.diagnostic import UsageError, display_path
from tiledsl.tools.tune import locks
from tiledsl.tools.tune.trial import ASSESSED, STAGES, Outcome

FORMAT = 1  # increased when older readers would misread the lines
_HEAD = f'{{"journal": {FORMAT}}}\n'.encode()
_FIELDS = {field.name: str if field.type == "str" else float for field in dataclasses.fields(Outcome)}


class Journal:
    """An open journal: the outcomes of earlier trials, and a place for new ones. One search at a time writes to it.

    `notes` say which lines were left out. Raises UsageError for a file that cannot be written, that is no journal, and
    while another search writes to it.
    """

    def __init__(self, path: pathlib.Path | str):
        self.path, self.notes = pathlib.Path(path), list[str]()
        self._known: dict[tuple[str, str], Outcome] = {}
        with self._writing():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = locks.opened(self.path, os.O_APPEND)
        try:
            self._begin()
        except BaseException:
            locks.close(self._file)
            raise

    @property
    def shown(self) -> str:
        """The path, as a reader would type it."""
        return display_path(str(self.path))

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        locks.close(self._file)

    def known(self, identity: str, stage: str) -> Outcome | None:
        """The outcome of an earlier trial."""
        return self._known.get((identity, stage))

    def add(self, identity: str, variant: str, outcome: Outcome) -> None:
        """Keep the outcome of a trial."""
        self._known[identity, outcome.stage] = outcome
        fields = dataclasses.asdict(outcome)
        kept = {name: value for name, value in fields.items() if value != "" and value != 0.0}
        self._write({"identity": identity, "variant": variant, **kept})

    def _write(self, row: Mapping[str, Any]) -> None:
        self._append(f"{json.dumps(row, ensure_ascii=False)}\n".encode(errors="backslashreplace"))  # as JSON has it

    def _append(self, line: bytes) -> None:
        with self._writing():
            while line:
                line = line[os.write(self._file, line) :]

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError) as error:  # ValueError: a name with a NUL
            why = getattr(error, "strerror", None) or error
            raise UsageError(f"cannot write to the journal {self.shown}: {why}") from None

    def _begin(self) -> None:
        try:
            is_locked = locks.try_lock(self._file)
        except OSError as error:
            where = "name another --journal, on a file system with locks"
            raise UsageError(f"cannot lock the journal {self.shown}: {error.strerror}: {where}") from None
        if not is_locked:
            raise UsageError(f"another search writes to {self.shown}: wait for it, or name another --journal")
        content = self._content()
        if not _HEAD.startswith(content):
            self._check(content.partition(b"\n")[0])  # before anything is cut: the file may be another than a journal
        end = content.rfind(b"\n") + 1
        self._cut(content, end)
        if not end:
            self._append(_HEAD)
        rows = content[:end].splitlines()[1:]
        wrong = [number for number, line in enumerate(rows, 2) if not self._take(line)]
        if len(wrong) == 1:
            self.notes.append(f"line {wrong[0]} of {self.shown} is no trial, and is left out")
        elif wrong:
            self.notes.append(f"{len(wrong)} lines of {self.shown}, from line {wrong[0]} on, are no trials: left out")

    def _content(self) -> bytes:
        """The whole content of the file."""
        parts = []
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            left = os.fstat(self._file).st_size
            while left and (part := os.read(self._file, left)):  # some gigabytes at most
                parts.append(part)
                left -= len(part)
        except OSError as error:
            raise UsageError(f"cannot read the journal {self.shown}: {error.strerror}") from None
        return b"".join(parts)

    def _check(self, first: bytes) -> None:
        """UsageError where the first line is none of a journal, or one of another format."""
        head = _row(first)
        if head is None or "journal" not in head:
            raise UsageError(f"{self.shown} is no journal of a search: name another file with --journal")
        if head["journal"] != FORMAT:
            raise UsageError(
                f"{self.shown} is a journal of format {head['journal']!r}, and this version writes format {FORMAT}:"
                " name another file with --journal"
            )

    def _cut(self, content: bytes, end: int) -> None:
        """Cut away a last line without an end."""
        if end < len(content):
            with self._writing():
                os.ftruncate(self._file, end)
            self.notes.append(f"the last line of {self.shown} is cut off: its trial is done again")

    def _take(self, line: bytes) -> bool:
        """Take the trial of a line; return whether there is one."""
        row = _row(line)
        if row is None or not _is_trial(row):
            return False
        outcome = Outcome(**{name: value for name, value in row.items() if name in _FIELDS})
        self._known[row["identity"], outcome.stage] = outcome
        return True


def _row(line: bytes) -> dict[str, Any] | None:
    """A line as a row; None where it is none."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return row if isinstance(row, dict) else None


def _is_trial(row: Mapping[str, Any]) -> bool:
    """Whether a row has the fields of a trial, each of its kind."""
    kinds = {"identity": str, **_FIELDS}
    fits = all(_fits(row[name], kind) for name, kind in kinds.items() if name in row)
    if not fits or "identity" not in row or row.get("stage") not in STAGES:
        return False
    of_stage = "likely_us" if row["stage"] == ASSESSED else "time_us"
    return bool(row.get("code") or row.get(of_stage))  # a variant that is not refused has a time


def _fits(value: Any, kind: Any) -> bool:
    """Whether a value is text, or a number that can be a time."""
    if kind is str:
        return isinstance(value, str)
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= sys.float_info.max
