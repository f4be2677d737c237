"""The stages of a kernel: capture, the passes to a program with waits (verify.py), and the attempts at a listing
(attempts.py), with the cache around all of them. examine.py has the stages of a check, which compiles nothing.
"""

from __future__ import annotations

import dataclasses
import json
import linecache
import time
from collections.abc import Iterable, Mapping
from typing import Any

from tiledsl.analysis.listing.listing import required_order_checks
from tiledsl.analysis.source.checks import kernel_warnings
from tiledsl.compile.attempts import compiled_with
from tiledsl.compile.examine import PLANNED, check_switch, dynamic_sizes
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.target import chosen_target
from tiledsl.compile.verify import Verified, finished, instances_of, refusal, verified
from tiledsl.diagnostics.diagnostic import (
    Diagnostic,
    KernelError,
    ToolchainError,
    diagnostic_from,
    fields_of,
)
from tiledsl.diagnostics.terminal import progress
from tiledsl.ir.instances import Sizes
from tiledsl.ir.nodes import KernelIR
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import RequiredOrder, follow, least
from tiledsl.ir.walk import statements
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.lower.emit.emit import emit
from tiledsl.targets import target_named
from tiledsl.toolchain.cache import Cache, compile_key
from tiledsl.toolchain.compiler import PassedOver
from tiledsl.toolchain.compilers import Compiler, find_compilers, may_pass, set_aside

# in entries without a result: the key of the one that serves, and verify.Verified.required
_TEXT, _REQUIRED = "compiled as", "required"
_PASSED_OVER = "passed over"  # the compilers whose code was refused before that of the next was taken


def lower(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    *,
    unchecked: bool = False,
    compiler: str | None = None,
    clang: str | None = None,
    strides: Mapping[str, int | tuple[int, int]] | None = None,
    allow_unchecked: bool = False,
) -> Lowered:
    """Lower the kernel to a listing. Raises KernelError with every finding of the stage that refuses the kernel,
    UsageError, ToolchainError.

    `compiler` is "auto", "clang" or "hiprtc" (toolchain/compilers.py describes the default), `clang` the path of a
    clang. A kernel that has passed before, with the same source, sizes, target, compiler and tiledsl, comes from the
    cache with its verdict. With `allow_unchecked` a contract that cannot be checked is a note.
    """
    check_switch(kernel, "unchecked", unchecked)
    check_switch(kernel, "allow_unchecked", allow_unchecked)
    clock = _Clock()
    name = target_named(chosen_target(kernel, target)).name
    with progress.of(f"{kernel.name} for {name}"):
        captured = clock("capture", lambda: kernel.capture(name, sizes, strides))
        captured = dataclasses.replace(captured, allows_unchecked=allow_unchecked)
        compilers = clock("find compiler", lambda: find_compilers(name, compiler, clang))
        given = dynamic_sizes(kernel, sizes, captured)
        kept, fresh = _Variant(captured, name, unchecked, compilers, clock).at(given)
        texts = {part: kept[part].decode() for part in ("hip", "asm")}
        warnings, refusals = (tuple(map(diagnostic_from, json.loads(kept[part]))) for part in ("warnings", "refusals"))
        seconds, used = dict(clock.seconds), _used(compilers, kept)
        return Lowered(
            captured,
            name,
            texts["hip"],
            texts["asm"],
            kept["code_object"],
            used,
            given,
            not unchecked,
            warnings,
            seconds,
            not fresh,
            refusals,
        )


class _Variant:
    """One capture of a kernel for one target, with its entries in the cache.

    A kernel at fixed sizes has one entry, the compiled result. A kernel whose call decides sizes has one result for
    each HIP text, and entries without a result that name the text to use: one entry for each size at which the kernel
    was checked, and one with all orders that the text's waits keep. So other sizes need only checks.
    """

    def __init__(self, kernel: KernelIR, target: str, unchecked: bool, compilers: tuple[Compiler, ...], clock: _Clock):
        self.kernel, self.target, self.unchecked, self.compilers, self.clock = (
            kernel,
            target,
            unchecked,
            compilers,
            clock,
        )
        self.cache, self.options, self.identity = Cache(), ("unchecked",) if unchecked else (), _identity(kernel)
        self.shares = bool(kernel.dynamic) and not unchecked  # one text between sizes

    def at(self, sizes: Sizes) -> tuple[dict[str, bytes], bool]:
        """The compiled result, and whether it was compiled just now."""
        key = self._key(self.identity, *(f"{name}={size}" for name, size in sizes.items()))
        kept = self.clock("cache", lambda: self._get(key))
        if kept is not None:
            return kept, False
        serving, required = self._for_any_size()
        if serving and sizes:
            kept = self._serving(serving, required, sizes)
            if kept is not None:
                self.cache.put(key, {_TEXT: serving.encode()})
                return kept, False
        planned = self.clock(PLANNED, lambda: verified(self.kernel, self.target, instances_of(self.kernel, sizes)))
        # one text for all sizes that there have been
        planned = dataclasses.replace(planned, required=least(planned.required | required))
        program, refused = self.clock(PLANNED, lambda: finished(planned))
        if refused and not self.unchecked:
            raise refusal(self.kernel, refused)
        if not self.shares:
            return self._compile(key, planned, program, refused), True
        text = self._key(emit(program), self.identity)  # what is said of it has places in the source
        known = self.cache.get(text)
        kept = known or self._compile(text, planned, program, refused)
        if known is not None:
            self._recheck(program, known)
        self.cache.put(
            self._key(self.identity, "any size"),
            {_TEXT: text.encode(), _REQUIRED: json.dumps(sorted(planned.required)).encode()},
        )
        self.cache.put(key, {_TEXT: text.encode()})
        return kept, known is None

    def _for_any_size(self) -> tuple[str, frozenset[RequiredOrder]]:
        """The key of the current text, empty before there is one, and the orders that its waits keep."""
        entry = self.cache.get(self._key(self.identity, "any size")) if self.shares else None
        if entry is None:
            return "", frozenset()
        return entry[_TEXT].decode(), frozenset(
            (later, earlier, tuple(turns)) for later, earlier, turns in json.loads(entry[_REQUIRED])
        )

    def _serving(self, text: str, waits_for: frozenset[RequiredOrder], sizes: Sizes) -> dict[str, bytes] | None:
        """The result compiled at other sizes, if its waits keep every order that these sizes require. KernelError with
        the findings at these sizes.
        """
        kept = self.cache.get(text)
        if kept is None:
            return None
        planned = self.clock("checks", lambda: verified(self.kernel, self.target, [sizes]))
        if planned.problems:
            raise refusal(self.kernel, planned.problems)
        return kept if follow(planned.required, waits_for) else None

    def _recheck(self, program: lp.Program, kept: Mapping[str, bytes]) -> None:
        """KernelError where a listing made for other sizes violates an order that these sizes require."""
        listing, marked = kept["asm"].decode(), _used(self.compilers, kept).marks_assembly
        problems = self.clock("listing checks", lambda: required_order_checks(program, listing, marked))
        if problems:
            raise KernelError(problems, has_text=True)

    def _compile(self, key: str, planned: Verified, program: lp.Program, refused: list[Diagnostic]) -> dict[str, bytes]:
        """The result of the first compiler whose code passes the checks; the last compiler's error where none does."""
        *others, last = self.compilers
        over: list[PassedOver] = []
        lasting = True
        for compiler in others:
            try:
                kept = _result(planned, program, refused, compiler, False, self.clock)
                break
            except (ToolchainError, KernelError) as error:
                over.append(set_aside(compiler, error))
                lasting = lasting and not may_pass(error)
        else:
            kept = _result(planned, program, refused, last, self.unchecked, self.clock)
        kept[_PASSED_OVER] = json.dumps([dataclasses.astuple(one) for one in over]).encode()
        if lasting:
            self.cache.put(key, kept)
        return kept

    def _get(self, key: str) -> dict[str, bytes] | None:
        kept = self.cache.get(key)
        return self.cache.get(kept[_TEXT].decode()) if kept is not None and _TEXT in kept else kept

    def _key(self, source: str, *sizes: str) -> str:
        return compile_key(
            source, self.target, (*self.options, *sizes), " or ".join(compiler.identity for compiler in self.compilers)
        )


def _used(compilers: tuple[Compiler, ...], kept: Mapping[str, bytes]) -> Compiler:
    """The compiler that made a result, with the compilers rejected before it."""
    over = tuple(PassedOver(*one) for one in json.loads(kept[_PASSED_OVER]))
    used = compilers[len(over)]
    return dataclasses.replace(used, passed_over=(*over, *used.passed_over))


def _result(
    planned: Verified,
    program: lp.Program,
    refused: list[Diagnostic],
    compiler: Compiler,
    unchecked: bool,
    clock: _Clock,
) -> dict[str, bytes]:
    """The entry of the cache that one compiler makes. KernelError where its listing does not pass the checks."""
    accepted, attempt, problems = compiled_with(compiler, program, lambda: finished(planned, early=True)[0], clock)
    faults = [problem for problem in problems if problem.severity == "error"]
    if faults and not unchecked:
        raise KernelError(problems, has_text=True)
    kernel, slow = program.kernel, [problem for problem in problems if problem.severity != "error"]
    warnings = _json([*accepted.warnings, *kernel_warnings(kernel), *slow, *planned.notes])
    refusals = _json([*refused, *faults])
    return {
        "hip": attempt.hip.encode(),
        "asm": attempt.built.listing.encode(),
        "code_object": attempt.built.code_object,
        "warnings": warnings,
        "refusals": refusals,
    }


def _json(diagnostics: Iterable[Diagnostic]) -> bytes:
    return json.dumps([fields_of(diagnostic) for diagnostic in diagnostics]).encode()


def _identity(kernel: KernelIR) -> str:
    """Everything that the result depends on: the IR, and the user's lines that the HIP text quotes."""
    places = sorted({(span.file, span.line) for span in (statement.span for statement in statements(kernel.body))})
    fields = (getattr(kernel, field.name) for field in dataclasses.fields(kernel))
    return "\n".join([*map(repr, fields), *(linecache.getline(*place) for place in places)])


class _Clock:
    """Runs stages, and sums the seconds of each."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def __call__(self, stage: str, work: Any) -> Any:
        start = time.perf_counter()
        try:
            with progress.of(stage):
                return work()
        finally:
            self.seconds[stage] = self.seconds.get(stage, 0.0) + time.perf_counter() - start
