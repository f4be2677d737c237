"""The entries of the cache for one capture of a kernel, and the seconds of the stages. Reading an entry needs neither
the checks nor the emitter, whose modules take long to import.
"""

from __future__ import annotations

import dataclasses
import json
import linecache
import re
import time
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from tiledsl.diagnostics.terminal import progress
from tiledsl.ir.instances import Sizes
from tiledsl.ir.nodes import KernelIR
from tiledsl.ir.walk import statements
from tiledsl.toolchain.cache import Cache, compile_key
from tiledsl.toolchain.compiler import PassedOver
from tiledsl.toolchain.compilers import Compiler

# in entries without a result: the key of the one that serves, and verify.Verified.required
_TEXT, _REQUIRED = "compiled as", "required"
_PASSED_OVER = "passed over"  # the compilers whose code was refused before that of the next was taken
_Made = TypeVar("_Made")
_PLACE = re.compile(r"Span\(file=.*?, line=\d+, column=\d+, end_line=\d+, end_column=\d+\)")

Order = tuple[int, int, tuple[int, ...]]  # obligations.RequiredOrder, whose module belongs to the checks
Entry = dict[str, bytes]


class Entries:
    """The entries of one capture of a kernel for one target.

    A kernel at fixed sizes has one entry, the compiled result. A kernel whose call decides sizes has one result for
    each HIP text, and entries without a result that name the text to use: one entry for each size at which the kernel
    was checked, and one with all orders that the text's waits keep. So other sizes need only checks.
    """

    def __init__(self, kernel: KernelIR, target: str, unchecked: bool, compilers: tuple[Compiler, ...]):
        self.kernel, self.target, self.unchecked, self.compilers = kernel, target, unchecked, compilers
        self._cache, self._options, self._identity = Cache(), ("unchecked",) if unchecked else (), identity_of(kernel)
        self.shares = bool(kernel.dynamic) and not unchecked  # one text between sizes

    def result(self, sizes: Sizes) -> Entry | None:
        """The compiled result at these sizes, if the kernel was checked at them."""
        kept = self.entry(self.key(sizes))
        return self.entry(kept[_TEXT].decode()) if kept is not None and _TEXT in kept else kept

    def entry(self, key: str) -> Entry | None:
        """The entry of a key."""
        return self._cache.get(key)

    def put(self, key: str, kept: Mapping[str, bytes]) -> None:
        """Keep an entry."""
        self._cache.put(key, kept)

    def key(self, sizes: Sizes) -> str:
        """The key of the entry for these sizes."""
        return self._key(self._identity, *(f"{name}={size}" for name, size in sizes.items()))

    def key_of_text(self, hip: str) -> str:
        """The key of the result of a HIP text; what is said of the text has places in the source."""
        return self._key(hip, self._identity)

    def for_any_size(self) -> tuple[str, frozenset[Order]]:
        """The key of the current text, empty before there is one, and the orders that its waits keep."""
        entry = self.entry(self._key(self._identity, "any size")) if self.shares else None
        if entry is None:
            return "", frozenset()
        return entry[_TEXT].decode(), frozenset(
            (later, earlier, tuple(turns)) for later, earlier, turns in json.loads(entry[_REQUIRED])
        )

    def serve_any_size(self, text: str, required: Iterable[Order]) -> None:
        """Make the result under the key `text` the current one, whose waits keep the required orders."""
        kept = {_TEXT: text.encode(), _REQUIRED: json.dumps(sorted(required)).encode()}
        self.put(self._key(self._identity, "any size"), kept)

    def serve(self, sizes: Sizes, text: str) -> None:
        """Let the result under the key `text` serve these sizes."""
        self.put(self.key(sizes), {_TEXT: text.encode()})

    def _key(self, source: str, *sizes: str) -> str:
        return compile_key(
            source, self.target, (*self._options, *sizes), " or ".join(compiler.identity for compiler in self.compilers)
        )


def with_rejected(kept: Mapping[str, bytes], over: Iterable[PassedOver]) -> Entry:
    """A compiled result with the compilers rejected before the compiler that made the result."""
    return {**kept, _PASSED_OVER: json.dumps([dataclasses.astuple(one) for one in over]).encode()}


def compiler_of(compilers: tuple[Compiler, ...], kept: Mapping[str, bytes]) -> Compiler:
    """The compiler that made a result, with the compilers rejected before it."""
    over = tuple(PassedOver(*one) for one in json.loads(kept[_PASSED_OVER]))
    used = compilers[len(over)]
    return dataclasses.replace(used, passed_over=(*over, *used.passed_over))


def identity_of(kernel: KernelIR) -> str:
    """Everything that the result depends on: the IR, and the user's lines that the HIP text quotes."""
    places = sorted({(span.file, span.line) for span in (statement.span for statement in statements(kernel.body))})
    fields = (getattr(kernel, field.name) for field in dataclasses.fields(kernel))
    return "\n".join([*map(repr, fields), *(linecache.getline(*place) for place in places)])


def contents_of(kernel: KernelIR) -> str:
    """The IR without its places in source files: what the instructions of the listing depend on, on any machine."""
    return "\n".join(_PLACE.sub("", repr(getattr(kernel, field.name))) for field in dataclasses.fields(kernel))


class Clock:
    """Runs stages, and sums the seconds of each."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def __call__(self, stage: str, work: Callable[[], _Made]) -> _Made:
        """What the work of a stage gives."""
        start = time.perf_counter()
        try:
            with progress.of(stage):
                return work()
        finally:
            self.seconds[stage] = self.seconds.get(stage, 0.0) + time.perf_counter() - start
