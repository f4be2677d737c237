"""The stages of `lower`: capture, then the cache (entries.py). For a kernel that the cache does not hold, uncached.py
goes on with the passes to a program with waits (verify.py), and the attempts at a listing (attempts.py).
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from typing import Any

from tiledsl.asm.resources import Touched
from tiledsl.compile.call_values import check_switch, dynamic_sizes
from tiledsl.compile.entries import Clock, Entries, Entry, compiler_of
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.target import chosen_target
from tiledsl.diagnostics.diagnostic import Findings, diagnostic_from
from tiledsl.diagnostics.log import DEBUG, INFO, log
from tiledsl.diagnostics.terminal import progress
from tiledsl.ir.instances import Sizes
from tiledsl.ir.nodes import KernelIR
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.targets import target_named
from tiledsl.toolchain.compilers import Compiler, find_compilers

Make = Callable[[Entries, Sizes, Clock], tuple[Entry, bool]]  # the result, and whether it was compiled just now


def lower(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    *,
    unchecked: bool = False,
    compiler: str | None = None,
    clang: str | None = None,
    strides: Mapping[str, int | tuple[int, ...]] | None = None,
    allow_unchecked: bool = False,
    captured: KernelIR | None = None,
    make: Make | None = None,
) -> Lowered:
    """Lower the kernel to a listing. Raises KernelError with every finding of the stage that refuses the kernel,
    UsageError, ToolchainError.

    `compiler` is "auto", "clang" or "hiprtc" (toolchain/compilers.py describes the default), `clang` the path of a
    clang. A kernel that has passed before, with the same source, sizes, target, compiler and tiledsl, comes from the
    cache with its verdict. With `allow_unchecked` a contract that cannot be checked is a note.

    A caller that has examined the kernel gives what is known: the kernel as `captured` for the same target, sizes,
    strides and `allow_unchecked`, and as `make` a function for a result that the cache does not hold.
    """
    check_switch(kernel, "unchecked", unchecked)
    check_switch(kernel, "allow_unchecked", allow_unchecked)
    clock = Clock()
    name = target_named(chosen_target(kernel, target)).name
    with progress.of(f"{kernel.name} for {name}"):
        if captured is None:
            captured = clock("capture", lambda: kernel.capture(name, sizes, strides))
            captured = dataclasses.replace(captured, allows_unchecked=allow_unchecked)
        compilers = clock("find compiler", lambda: find_compilers(name, compiler, clang))
        given = dynamic_sizes(kernel, sizes, captured)
        return _lowered(captured, name, given, compilers, unchecked, clock, make)


def lower_captured(captured: KernelIR, target: str, sizes: Sizes) -> Lowered:
    """Lower a captured kernel at the sizes of its dynamic dimensions, as `lower` does; its Python function need not be
    there, so that another process or machine can do it. Raises KernelError, ToolchainError.
    """
    clock = Clock()
    with progress.of(f"{captured.name} for {target}"):
        compilers = clock("find compiler", lambda: find_compilers(target, None, None))
        return _lowered(captured, target, sizes, compilers, False, clock, None)


def _lowered(
    captured: KernelIR,
    target: str,
    given: Sizes,
    compilers: tuple[Compiler, ...],
    unchecked: bool,
    clock: Clock,
    make: Make | None,
) -> Lowered:
    """The result of the cache, or of the stages behind it."""
    kept, fresh = _result(Entries(captured, target, unchecked, compilers), given, clock, make)
    texts = {part: kept[part].decode() for part in ("hip", "asm")}
    warnings, refusals = (Findings(map(diagnostic_from, json.loads(kept[part]))) for part in ("warnings", "refusals"))
    seconds, used = dict(clock.seconds), compiler_of(compilers, kept)
    found = Lowered(
        captured,
        target,
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
        {int(line): (file, number) for line, (file, number) in json.loads(kept["places"]).items()},
        None if (loads := json.loads(kept["loads"])) is None else tuple(Touched(*one) for one in loads),
    )
    _log(found)
    return found


def _log(found: Lowered) -> None:
    """Log where a lowered kernel comes from: compiled just now, or the cache."""
    level, how = (DEBUG, "from the cache, of") if found.from_cache else (INFO, "compiled by")
    seconds = sum(found.seconds.values())
    log(level, "%r: %s %s, %.2f s", found, how, found.compiler, seconds)


def _result(entries: Entries, sizes: Sizes, clock: Clock, make: Make | None) -> tuple[Entry, bool]:
    """The compiled result, and whether it was compiled just now."""
    kept = clock("cache", lambda: entries.result(sizes))
    if kept is not None:
        return kept, False
    if make is not None:
        return make(entries, sizes, clock)
    # here, since a kernel from the cache needs neither the checks nor the emitter, whose modules take long to import
    from tiledsl.compile.uncached import made

    return made(entries, sizes, clock)
