"""A cache of compiled results on disk, keyed by content.

An entry is one file, which `os.replace` puts in place whole: a reader sees the old entry, the new entry or none,
however many processes write. The first line is a checksum of the rest, so an entry that a full disk or a crash
truncated counts as absent."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import hashlib
import json
import os
import pathlib
import re
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Mapping

from tiledsl.diagnostics.diagnostic import UsageError

DEFAULT_BYTES = 512 * 2**20
ABANDONED_SECONDS = 900.0  # a temporary file older than this belongs to a writer that died: no write takes minutes
_MAGIC = b"tiledsl cache 1 "
_ENTRY, _TEMPORARY = ".entry", "tiledsl-unfinished-"
_SHARD = re.compile("[0-9a-f]{2}")


class CacheWarning(UserWarning):
    """The cache cannot keep results; everything works without it, slower."""


def content_key(*parts: str | bytes) -> str:
    """The sha256 of the parts, as 64 hexadecimal digits. Each part's length is hashed too, so that ("a", "bc") and
    ("ab", "c") differ."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(b"%d:" % len(data))
        digest.update(data)
    return digest.hexdigest()


def compile_key(source: str, target: str, options: tuple[str, ...], compiler: str) -> str:
    """The key of a compiled result: HIP text, target, options, the compiler's identity, and the fingerprint of
    tiledsl's sources."""
    return content_key("compiled", source, target, *options, compiler, own_fingerprint())


def stamp(path: str) -> str:
    """Identify a file's current state without reading it: path, size, time of change. Empty where there is no file."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return ""
    return f"{os.path.realpath(path)} {found.st_size} {found.st_mtime_ns}" if stat.S_ISREG(found.st_mode) else ""


@functools.cache
def own_fingerprint() -> str:
    """Fingerprint of this tiledsl: a digest of every source file's path, size and time of change. A change in a
    checkout thus outdates its cached results."""
    package = pathlib.Path(__file__).resolve().parent.parent
    files = sorted(path for suffix in ("py", "j2", "lark") for path in package.rglob(f"*.{suffix}"))
    stats = [(str(path.relative_to(package)), path.stat()) for path in files]
    return content_key(*(f"{name} {found.st_size} {found.st_mtime_ns}" for name, found in stats))


def default_directory() -> pathlib.Path | None:
    """`$TILEDSL_CACHE` (with `~` for the home directory), or `tiledsl` in the XDG cache directory. None where there is
    no home directory either."""
    named = os.environ.get("TILEDSL_CACHE")
    if named:
        return pathlib.Path(os.path.expanduser(named))
    xdg = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(xdg):  # the XDG specification: ignore a relative path
        return pathlib.Path(xdg, "tiledsl")
    home = os.path.expanduser("~")
    return pathlib.Path(home, ".cache", "tiledsl") if os.path.isabs(home) else None


def default_limit() -> int:
    """The size limit in bytes: `$TILEDSL_CACHE_BYTES`, or 512 MiB. With 0 nothing is written or read. UsageError for
    anything but a whole number."""
    text = os.environ.get("TILEDSL_CACHE_BYTES", "")
    if not text:
        return DEFAULT_BYTES
    if not text.isascii() or not text.isdigit():
        raise UsageError(f"TILEDSL_CACHE_BYTES is '{text}': expected a whole number of bytes, such as {DEFAULT_BYTES}")
    digits = text.lstrip("0")
    return int(digits or 0) if len(digits) < 20 else sys.maxsize  # Python refuses to read thousands of digits


@dataclasses.dataclass(frozen=True, slots=True)
class _Stored:
    """One entry's file as eviction sees it. Its time of change is its last use: `get` updates the time, because many
    file systems do not record reads."""

    used: int
    path: str
    size: int


class Cache:
    """A directory of entries. Neither `get` nor `put` fails because of the directory: an unreadable entry is absent, an
    unwritable entry is not kept.

    The entries together stay within `limit` bytes: a `put` that exceeds the limit removes the entries whose last use is
    oldest. With a limit of 0, existing entries are not read either."""

    def __init__(self, directory: str | os.PathLike[str] | None = None, limit: int | None = None):
        self.directory = pathlib.Path(directory) if directory is not None else default_directory()
        self.limit = default_limit() if limit is None else limit

    def get(self, key: str) -> dict[str, bytes] | None:
        """The files stored under the key, or None. A damaged entry counts as None; the next `put` replaces it."""
        if self.directory is None or not self.limit:
            return None
        path = self._path(self.directory, key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        files = _unpack(data)
        if files is not None:
            with contextlib.suppress(OSError):  # the entry was evicted meanwhile, or the directory is read-only
                os.utime(path)
        return files

    def put(self, key: str, files: Mapping[str, bytes]) -> None:
        """Store the files under the key, replacing an earlier entry. An unwritable directory gives one CacheWarning."""
        data = _pack(files)
        if len(data) > self.limit:
            return
        if self.directory is None:
            _warn("there is no home directory")
            return
        try:
            path = self._path(self.directory, key)
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _write_aside(path, data)
            self._evict(self.directory)
        except OSError as error:
            _warn(f"{self.directory}: {error.strerror or error}")

    @staticmethod
    def _path(directory: pathlib.Path, key: str) -> pathlib.Path:
        return directory / key[:2] / f"{key}{_ENTRY}"

    def _evict(self, directory: pathlib.Path) -> None:
        entries = sorted(_clean(directory), key=lambda entry: (entry.used, entry.path))
        excess = sum(entry.size for entry in entries) - self.limit
        for entry in entries:
            if excess <= 0:
                return
            excess -= entry.size
            with contextlib.suppress(FileNotFoundError):  # another process evicted the entry
                os.unlink(entry.path)


@functools.cache
def _warn(reason: str) -> None:
    """Warn once for each reason. Python's own record of shown warnings is lost when a library changes the filters for a
    while."""
    text = f"compiled results are not kept ({reason}): set TILEDSL_CACHE to a directory that can be written"
    warnings.warn_explicit(text, CacheWarning, "<tiledsl>", 1)  # no line of the user or of this module


def _pack(files: Mapping[str, bytes]) -> bytes:
    index = json.dumps({name: len(files[name]) for name in files}).encode()
    body = b"\n".join((index, b"".join(files.values())))
    return _MAGIC + hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def _unpack(data: bytes) -> dict[str, bytes] | None:
    head, _, body = data.partition(b"\n")
    if head != _MAGIC + hashlib.sha256(body).hexdigest().encode():
        return None
    index, _, contents = body.partition(b"\n")
    files, start = {}, 0
    for name, size in json.loads(index).items():
        files[name] = contents[start : start + size]
        start += size
    return files


def _write_aside(path: pathlib.Path, data: bytes) -> None:
    # the temporary file lies beside the entry: a rename is atomic only within one file system
    handle, temporary = tempfile.mkstemp(prefix=_TEMPORARY, dir=path.parent)
    try:
        with open(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _clean(directory: pathlib.Path) -> list[_Stored]:
    """Every entry's file, after removing the leavings of writers that died. Only files with the cache's own names are
    considered."""
    with os.scandir(directory) as found:
        shards = [shard.path for shard in found if _SHARD.fullmatch(shard.name)]
    oldest = time.time_ns() - int(ABANDONED_SECONDS * 1e9)
    return [entry for shard in shards for entry in _clean_shard(shard, oldest)]


def _clean_shard(shard: str, oldest: int) -> list[_Stored]:
    entries = []
    with os.scandir(shard) as found:
        for file in found:
            with contextlib.suppress(FileNotFoundError):  # another process evicted the entry or put one in place
                status = file.stat()
                if file.name.endswith(_ENTRY):
                    entries.append(_Stored(status.st_mtime_ns, file.path, status.st_size))
                elif file.name.startswith(_TEMPORARY) and status.st_mtime_ns < oldest:
                    os.unlink(file.path)
    return entries
