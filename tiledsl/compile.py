"""The way of a kernel: capture → checks → plan → elaborate → order → waits → HIP text → listing → checks of the listing."""

from __future__ import annotations

import dataclasses
import functools
import json
import linecache
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tiledsl import ir
from tiledsl.asm.parse import parse_listing
from tiledsl.asm.resources import Resources, resources
from tiledsl.asm.syntax import Listing
from tiledsl.checks import kernel_checks
from tiledsl.checks.listing import listing_checks
from tiledsl.checks.order import order
from tiledsl.checks.unused import unused_memory
from tiledsl.diagnostics import Diagnostic, KernelError, Mark, diagnostic_from
from tiledsl.elaborate import distinct_blocks, elaborate
from tiledsl.irtext import ir_text
from tiledsl.lower import program as lp
from tiledsl.lower.accumulators import in_accumulators
from tiledsl.lower.ease import eased
from tiledsl.lower.emit import emit, symbol
from tiledsl.lower.plan import plan
from tiledsl.lower.waits import place_waits
from tiledsl.runtime.cache import Cache, compile_key
from tiledsl.targets import target_named
from tiledsl.toolchain.clang import Compiler, assemble, compile_hip, find_clang
from tiledsl.walk import statements

if TYPE_CHECKING:
    from tiledsl.kernel import Kernel


@dataclasses.dataclass(frozen=True)
class Lowered:
    """A kernel at fixed sizes, lowered for one target.

    `hip` is the HIP text, `asm` the compiler's listing, `code_object` the ELF that a GPU loads; `checked` is False after lower(unchecked=True).
    `seconds` says how long each stage took, `warnings` are the findings that do not refuse the kernel, and `refusals` those that do, which only
    lower(unchecked=True) lets pass.
    """

    kernel: ir.KernelIR
    target: str
    hip: str
    asm: str
    code_object: bytes
    compiler: Compiler
    checked: bool
    warnings: tuple[Diagnostic, ...]
    seconds: Mapping[str, float]
    from_cache: bool
    refusals: tuple[Diagnostic, ...] = ()

    @property
    def ir(self) -> str:
        """The IR as text."""
        return ir_text(self.kernel)

    @property
    def symbol(self) -> str:
        """The kernel's name in the listing."""
        return symbol(self.kernel)

    @functools.cached_property
    def listing(self) -> Listing:
        """The listing, parsed."""
        return parse_listing(self.asm, f"{self.kernel.name}.s")

    @functools.cached_property
    def resources(self) -> Resources:
        """What the compiler made of it: registers, LDS, spills, occupancy, and the main loop's instructions."""
        return resources(self.listing, self.symbol)


def lower(
    kernel: Kernel,
    target: str | None,
    sizes: Mapping[str, Any],
    *,
    unchecked: bool = False,
    clang: str | None = None,
    strides: Mapping[str, int | tuple[int, int]] | None = None,
) -> Lowered:
    """Take the kernel all the way to a listing. Raises KernelError (every finding of the stage that refuses it), UsageError, ToolchainError.

    A kernel that has passed before, with the same source, sizes, target, compiler and tiledsl, comes from the cache with its verdict.
    """
    clock = _Clock()
    name = target_named(kernel.chosen_target(target)).name
    captured = clock("capture", lambda: kernel.capture(name, sizes, strides))
    compiler = clock("find compiler", lambda: find_clang(name, clang))
    cache = Cache()
    key = compile_key(_identity(captured), name, ("unchecked",) if unchecked else (), str(compiler))
    kept = clock("cache", lambda: cache.get(key))
    if kept is None:
        kept = _compile(captured, name, compiler, unchecked, clock)
        cache.put(key, kept)
        fresh = True
    else:
        fresh = False
    texts = {part: kept[part].decode() for part in ("hip", "asm")}
    warnings, refusals = (tuple(map(diagnostic_from, json.loads(kept[part]))) for part in ("warnings", "refusals"))
    return Lowered(captured, name, texts["hip"], texts["asm"], kept["code_object"], compiler, not unchecked, warnings, dict(clock.seconds), not fresh, refusals)


def _compile(kernel: ir.KernelIR, target: str, compiler: Compiler, unchecked: bool, clock: _Clock) -> dict[str, bytes]:
    planned, refused = clock("checks, plan, waits", lambda: _planned(kernel, target))
    if refused and not unchecked:
        raise KernelError(refused)
    program: lp.Program | None = planned
    while program is not None:
        hip, listing, code_object, problems = _compiled(program, compiler, clock)
        settled, program = program, eased(program, problems)
    if problems and not unchecked:
        raise KernelError(problems)
    warnings, refusals = (_json(found) for found in ((*settled.warnings, *unused_memory(kernel), *_unchecked_contracts(kernel)), (*refused, *problems)))
    return {"hip": hip.encode(), "asm": listing.encode(), "code_object": code_object, "warnings": warnings, "refusals": refusals}


def _json(diagnostics: Iterable[Diagnostic]) -> bytes:
    return json.dumps([dataclasses.asdict(diagnostic) for diagnostic in diagnostics]).encode()


def _compiled(program: lp.Program, compiler: Compiler, clock: _Clock) -> tuple[str, str, bytes, list[Diagnostic]]:
    """HIP text, listing, code object, and what the listing has that was not asked for."""
    target = program.target.name
    hip = clock("emit", lambda: emit(program))
    listing = clock("compile", lambda: compile_hip(hip, target, compiler)).listing
    code_object = clock("assemble", lambda: assemble(listing, target, compiler))  # -S does not read inline assembly; this does
    return hip, listing, code_object, clock("listing checks", lambda: listing_checks(program, listing))


def program_of(kernel: ir.KernelIR, target: str) -> lp.Program:
    """The lowered program with its waits, once every check before compiling has passed; KernelError with all findings otherwise."""
    program, problems = _planned(kernel, target)
    if problems:
        raise KernelError(problems)
    return program


def _planned(kernel: ir.KernelIR, target: str) -> tuple[lp.Program, list[Diagnostic]]:
    """The lowered program with its waits, and what refuses it. KernelError where there is no plan."""
    problems = kernel_checks(kernel)
    try:
        program = plan(kernel, target_named(target))
    except KernelError as error:
        raise KernelError([*problems, *error.diagnostics]) from None
    strayed = frozenset(p.primary.span for p in problems if p.primary is not None and p.code in ("TD302", "TD303"))
    found = order(program, [elaborate(program, block) for block in distinct_blocks(program)], strayed)
    program, missing = place_waits(in_accumulators(program), found.obligations, finish_unread=True)
    return program, list(dict.fromkeys([*problems, *found.diagnostics, *missing]))


def _identity(kernel: ir.KernelIR) -> str:
    """All that the result depends on: the IR, and the user's lines that its comments quote."""
    places = sorted({(span.file, span.line) for span in (statement.span for statement in statements(kernel.body))})
    return "\n".join([repr(kernel), *(linecache.getline(*place) for place in places)])


def _unchecked_contracts(kernel: ir.KernelIR) -> Iterator[Diagnostic]:
    for contract in kernel.contracts:
        message = f"the contract {contract.tensor.name} = {contract.formula} is recorded, and not checked yet"
        yield Diagnostic("TD601", message, Mark(contract.span), severity="note")


class _Clock:
    """Runs stages and keeps how long each took, in seconds."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def __call__(self, stage: str, work: Any) -> Any:
        start = time.perf_counter()
        try:
            return work()
        finally:
            self.seconds[stage] = self.seconds.get(stage, 0.0) + time.perf_counter() - start
