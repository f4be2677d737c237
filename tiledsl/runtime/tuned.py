"""The file that `tiledsl tune` writes and `best` reads: the variant for each kernel, chip and shape, and where it comes
from.

The file is TOML, to be read and edited by hand. A file that cannot be used is a finding: TD880 for a file that is cut
off or no TOML, TD881 for another version of the format, TD882 for an entry that is wrong."""

from __future__ import annotations

import dataclasses
import functools
import json
import operator
import os
import pathlib
import time
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError, display_path
from tiledsl.diagnostics.files import Unreadable, bytes_of
from tiledsl.diagnostics.suggest import meant
from tiledsl.language.capture.choices import is_value

NAME = ".tiledsl-tuned.toml"
FORMAT = 1  # increased when older readers would misread the file
_HEAD = f"""\
# Written by `tiledsl tune`, and read by kernel.best(…): the variant of each kernel for a chip and a shape.
# `by` is "model" for predicted times, and "measured" for those of a GPU. To choose by hand, edit `options`.
format = {FORMAT}
"""
MODELLED, MEASURED = SOURCES = ("model", "measured")
_AGAIN = "run tiledsl tune again, or correct the entry: docs/tuning.md describes the file"


@dataclasses.dataclass(frozen=True)
class Tuned:
    """One entry: the variant for a shape on a chip, by its kernel and labels, and where it comes from.

    `space` is the kernel or the td.space that was searched, `by` "model" or "measured", and `time_us` by this source.
    `variants` were in the space, and `profiled` of them compiled and profiled. `file` is the name of the space's source
    file, since files of a folder may have kernels of one name; "" stands for each file.
    """

    space: str
    kernel: str
    chip: str
    sizes: dict[str, int]
    options: dict[str, Any]
    by: str
    time_us: float
    model: int
    tiledsl: str
    variants: int
    profiled: int
    file: str = ""

    @property
    def key(self) -> tuple[Any, ...]:
        """What an entry is of: a later search of the same replaces it."""
        return self.file, self.space, self.chip, tuple(sorted(self.sizes.items()))


_FIELDS = {field.name: field for field in dataclasses.fields(Tuned)}
_KINDS: dict[str, type | tuple[type, ...]] = {
    "sizes": dict,
    "options": dict,
    "time_us": (int, float),
    **dict.fromkeys(("model", "variants", "profiled"), int),
}


class TunedFileError(UsageError):
    """A tuned file that cannot be used: TD880, TD881 or TD882."""


def written(entries: Iterable[Tuned]) -> str:
    """The text of a file with these entries."""
    listed = list(entries)
    parts = [f"{_HEAD}entries = {len(listed)}\n"]
    for one in listed:
        rows = (f"{name} = {_value(getattr(one, name))}" for name in _FIELDS if name != "file")
        of_file = [f"file = {_value(one.file)}"] if one.file else []
        parts.append("\n".join(["\n[[tuned]]", *of_file, *rows, ""]))
    return "".join(parts)


def _value(value: Any) -> str:
    """A value as TOML."""
    match value:
        case dict():
            return f"{{ {', '.join(f'{_name(name)} = {_value(one)}' for name, one in value.items())} }}"
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value)  # a basic string of TOML
    return repr(value)


def _name(name: str) -> str:
    return name if name.isascii() else json.dumps(name)


def parsed(text: str, path: str) -> tuple[Tuned, ...]:
    """The entries of a file's text. Raises TunedFileError with the finding."""
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _refused("TD880", path, f"is no TOML: {error}") from None
    if read.get("format") != FORMAT:
        raise _refused("TD881", path, f"has format {read.get('format')!r}, and this version reads format {FORMAT}")
    found = read.get("tuned", [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise _refused("TD882", path, "has a 'tuned' that is no list of entries, [[tuned]]")
    if read.get("entries") != len(found):
        raise _refused("TD880", path, f"is cut off: it says entries = {read.get('entries')!r}, and has {len(found)}")
    return tuple(_entry(one, number, path) for number, one in enumerate(found, 1))


def _entry(read: Mapping[str, Any], number: int, path: str) -> Tuned:
    """One entry. TunedFileError for names and values that an entry does not have."""
    of = f"entry {number}"
    for name in read:
        if name not in _FIELDS:
            raise _refused("TD882", path, f"has '{name}' in {of}{meant(name, _FIELDS)}, which no entry has")
    for name in _FIELDS:
        value = read.get(name, "" if name == "file" else None)
        kind = _KINDS.get(name, str)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise _refused("TD882", path, f"has {of} without a proper '{name}': it is {value!r}")
    if read["chip"] not in CHIPS:
        near, known = meant(read["chip"], CHIPS), ", ".join(CHIPS)
        raise _refused("TD882", path, f"has the unknown chip {read['chip']!r} in {of}{near}: there are {known}")
    if read["by"] not in SOURCES:
        raise _refused("TD882", path, f"has by = {read['by']!r} in {of}: it is {' or '.join(map(repr, SOURCES))}")
    for name, value in read["sizes"].items():
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise _refused("TD882", path, f"has the size {name} = {value!r} in {of}: it is a whole number, at least 1")
    for name, value in read["options"].items():
        if not is_value(value):
            raise _refused("TD882", path, f"has the option {name} = {value!r} in {of}: it is a number, text or a bool")
    return Tuned(**{**read, "time_us": float(read["time_us"])})


def _refused(code: str, path: str, what: str) -> TunedFileError:
    return TunedFileError(Diagnostic(code, f"{display_path(path)} {what}", helps=(_AGAIN,)))


def refused_entry(path: str, what: str) -> TunedFileError:
    """The error of an entry that does not fit its kernel."""
    return _refused("TD882", path, what)


def read(path: pathlib.Path) -> tuple[Tuned, ...]:
    """The entries of a file, none where there is no file; of an equal text, the same tuple. Raises TunedFileError."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return ()
    except OSError as error:
        raise _refused("TD880", str(path), f"cannot be read: {error.strerror}") from None
    try:
        return _parsed(bytes_of(str(path)).decode(), str(path))
    except UnicodeDecodeError:
        raise _refused("TD880", str(path), "is no TOML: it is no text in UTF-8") from None
    except Unreadable as error:
        raise _refused("TD880", str(path), error.why) from None


_parsed = functools.lru_cache(maxsize=16)(parsed)  # each new shape reads the same text
State = tuple[int, ...]
_seen = operator.attrgetter("st_mtime_ns", "st_ctime_ns", "st_size", "st_ino")
_COARSEST_NS = 2_000_000_000  # between two times of a file: on FAT, the coarsest file system


def state_of(path: str) -> State | None:
    """What a change of a file changes: its times, length and number. None where there is no file that can be found."""
    try:
        found: State = _seen(os.stat(path))
    except (OSError, ValueError):  # ValueError: a name with a NUL
        return None
    return found


def is_settled(state: State | None) -> bool:
    """Whether every later change changes this state. One within the same tick of the file system's clock may not."""
    return state is None or time.time_ns() - max(state[:2]) > _COARSEST_NS


def file_of(source: str) -> pathlib.Path:
    """The tuned file of kernels that are defined in a source file: in its folder."""
    return pathlib.Path(os.path.dirname(source), NAME)


def merged(old: Iterable[Tuned], new: Iterable[Tuned]) -> tuple[Tuned, ...]:
    """The entries of a file after a search: new ones replace those of the same space, chip and shape."""
    return tuple({one.key: one for one in (*old, *new)}.values())
