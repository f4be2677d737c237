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
import re
import stat
import time
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError, display_path, path_text
from tiledsl.diagnostics.files import Unreadable, bytes_of
from tiledsl.diagnostics.suggest import meant
from tiledsl.language.capture.choices import VALUES, is_value
from tiledsl.language.recording.handle import describe

NAME = ".tiledsl-tuned.toml"
FORMAT = 1  # increased when older readers would misread the file
_HEAD = f"""\
# Written by `tiledsl tune`, and read by kernel.best(…): the variant of each kernel for a chip and a shape.
# `by` is "model" for predicted times, and "measured" for those of a GPU. To choose by hand, edit `options`.
# `entries` is the number of the entries: lower it if you delete one.
format = {FORMAT}
"""
MODELLED, MEASURED = SOURCES = ("model", "measured")
_AGAIN = "run tiledsl tune again, or correct the entry: docs/tuning.md describes the file"
_WITHOUT = "correct the entry, or delete it and lower `entries`: docs/tuning.md describes the file"
_COUNT = "if all entries that are meant are there, write entries = {}; else "
_ANEW = (
    "correct the file (docs/tuning.md describes it), or move it away and run tiledsl tune again, which takes its trials"
    " from the journal"
)


@dataclasses.dataclass(frozen=True)
class Tuned:
    """One entry: the variant for a shape on a chip, by its kernel and labels, and where it comes from.

    `space` is the kernel or the td.space that was searched, `by` "model" or "measured", and `time_us` by this source.
    `variants` were in the space, and `profiled` of them compiled and profiled. `file` is the name of the space's source
    file, by `name_of`, since files of a folder may have kernels of one name; "" stands for each file.
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
_COUNTS = ("model", "variants", "profiled")
_KINDS: dict[str, type | tuple[type, ...]] = {
    "sizes": dict,
    "options": dict,
    "time_us": (int, float),
    **dict.fromkeys(_COUNTS, int),
}
_BARE = re.compile(r"[A-Za-z0-9_-]+")  # a key of TOML without quotation marks
_BEYOND = 1 << 63


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
            return _text(value)
    return repr(value)


def _name(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    """A basic string of TOML: one of JSON, but for a character that only JSON takes as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def parsed(text: str, path: str) -> tuple[Tuned, ...]:
    """The entries of a file's text. Raises TunedFileError with the finding."""
    read = _toml(text, path)
    if "format" not in read:
        raise _refused("TD880", path, "has no 'format': it is cut off, or no tuned file")
    if read["format"] != FORMAT:
        raise _refused("TD881", path, f"has format {read['format']!r}, and this version reads format {FORMAT}")
    found = read.get("tuned", [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise _refused("TD882", path, "has a 'tuned' that is no list of entries, [[tuned]]")
    count = read.get("entries")
    if count != len(found):
        cut_off = f"is cut off, or entries were deleted: it says entries = {count!r}, and has {len(found)}"
        is_more = isinstance(count, int) and count < len(found)
        edited = f"has {len(found)} entries: entries = {count} is not their number"
        raise _refused("TD880", path, edited if is_more else cut_off, _COUNT.format(len(found)) + _ANEW)
    entries = tuple(_entry(one, number, path) for number, one in enumerate(found, 1))
    numbers: dict[tuple[Any, ...], int] = {}
    for number, one in enumerate(entries, 1):
        first = numbers.setdefault(one.key, number)
        if first != number:
            raise _refused("TD882", path, f"has the same file, space, chip and sizes in entries {first} and {number}")
    return entries


def _toml(text: str, path: str) -> dict[str, Any]:
    """A file's text as TOML. A byte order mark, which some editors write, is left out."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise _refused("TD880", path, f"is no TOML: {error}") from None
    except ValueError:  # of Python, as of int(text)
        raise _refused("TD880", path, "is no TOML that can be read: a number has too many digits") from None
    except RecursionError:
        raise _refused("TD880", path, "is no TOML that can be read: its values are nested too deeply") from None


def _entry(read: Mapping[str, Any], number: int, path: str) -> Tuned:
    """One entry. TunedFileError for names and values that an entry does not have."""
    of = f"entry {number}"
    for name in read:
        if name not in _FIELDS:
            raise _refused("TD882", path, f"has '{name}' in {of}{meant(name, _FIELDS)}, which no entry has")
    for name in _FIELDS:
        value = read.get(name, "" if name == "file" else None)
        if not _is_proper(name, value):
            raise _refused("TD882", path, f"has {of} without a proper '{name}': it is {describe(value)}")
    if read["chip"] not in CHIPS:
        near, known = meant(read["chip"], CHIPS), ", ".join(CHIPS)
        raise _refused("TD882", path, f"has the unknown chip {read['chip']!r} in {of}{near}: there are {known}")
    if read["by"] not in SOURCES:
        raise _refused("TD882", path, f"has by = {read['by']!r} in {of}: it is {' or '.join(map(repr, SOURCES))}")
    for name, value in read["sizes"].items():
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value < _BEYOND:
            what = f"has the size {name} = {describe(value)} in {of}: it is a whole number, at least 1, of 64 bits"
            raise _refused("TD882", path, what)
    for name, value in read["options"].items():
        if not is_value(value):
            raise _refused("TD882", path, f"has the option {name} = {describe(value)} in {of}: it is {VALUES}")
    return Tuned(**{**read, "time_us": float(read["time_us"])})


def _is_proper(name: str, value: object) -> bool:
    """Whether a field's value is of its kind, and a number finite and not negative."""
    kind = _KINDS.get(name, str)
    if not isinstance(value, kind) or isinstance(value, bool):
        return False
    return not isinstance(value, int | float) or 0 <= value < _BEYOND


def _refused(code: str, path: str, what: str, help: str = _ANEW) -> TunedFileError:
    return TunedFileError(Diagnostic(code, f"{display_path(path)} {what}", helps=(help,)))


def refused_variant(path: str, what: str) -> TunedFileError:
    """The error of an entry whose variant does not fit its kernel. A search of its shape replaces the entry."""
    return _refused("TD882", path, what, _AGAIN)


def refused_sizes(path: str, what: str) -> TunedFileError:
    """The error of an entry whose sizes do not fit its kernel. No search replaces the entry."""
    return _refused("TD882", path, what, _WITHOUT)


def read(path: pathlib.Path) -> tuple[Tuned, ...]:
    """The entries of a file, none where there is no file; of an equal text, the same tuple. Raises TunedFileError."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return ()
    except OSError as error:
        raise _refused("TD880", str(path), f"cannot be read: {error.strerror}") from None
    if stat.S_ISFIFO(mode):  # which would be waited for
        raise _refused("TD880", str(path), "cannot be read: it is a pipe")
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


def name_of(source: str) -> str:
    """The name of a source file, as entries have it. Bytes that are no text, which a name may have, are escaped."""
    return path_text(os.path.basename(source))


def merged(old: Iterable[Tuned], new: Iterable[Tuned]) -> tuple[Tuned, ...]:
    """The entries of a file after a search: new ones replace those of the same space, chip and shape."""
    return tuple({one.key: one for one in (*old, *new)}.values())
