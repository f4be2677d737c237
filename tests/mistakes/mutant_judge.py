"""What the checks say to a mutant of a kernel, whether it is one that does what the kernel did, and what the interpreter makes of it."""

from __future__ import annotations

import dataclasses
import functools
import pathlib
import random
import traceback
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import torch

import tiledsl as td
from examples.catalogue import EXAMPLES, Reference, a_bt
from tests.checks.conftest import KERNELS, kernel_in
from tests.mistakes import kernel_mutations, right, source_mutations, value_graph
from tests.mistakes.kernel_mutations import Mutant
from tests.mistakes.mistakes import kernels
from tests.mistakes.wait_replay import waited
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.analysis.source.points import shape
from tiledsl.compile.attempts import compiled
from tiledsl.compile.verify import Verified, finished, instances_of, verified
from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.emit import emit
from tiledsl.sim import launch
from tiledsl.toolchain.clang import compile_hip, find_clang

STEPS = 4  # a first, a last, and two that follow each other; twice round a loop that is written out for two
SCHEDULES = ("round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1")
LISTING = "its listing is refused"  # of what the checks before compiling accept
ONE_SIDED = ("TD403", "TD404")  # nothing has written what is read
KINDS = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32, "i32": torch.int32}


@dataclasses.dataclass(frozen=True)
class Subject:
    """A right kernel of which mutants are made, at sizes of 2 × 2 blocks and a few steps (by target)."""

    id: str
    kernel: td.Kernel
    sizes: Callable[[str], Mapping[str, Any]]
    targets: tuple[str, ...]
    reference: Reference = a_bt
    scalars: tuple[tuple[str, float], ...] = ()

    def capture(self, target: str) -> ir.KernelIR:
        return self.kernel.capture(target, self.sizes(target))

    def mutants(self, target: str, folder: pathlib.Path) -> list[Mutant]:
        """All of them; those of the source are written to the folder."""
        file = source_mutations.file_of(self.kernel)

        def capture(path: pathlib.Path) -> ir.KernelIR:
            return kernel_in(path, self.kernel.name).capture(target, self.sizes(target))

        return [
            *kernel_mutations.mutants(self.capture(target)),
            *source_mutations.source_mutants(file, self.kernel.name, f"{self.id}_{target}", folder, capture),
        ]


def subjects() -> Iterator[Subject]:
    """The examples, and right kernels that have waits of their own."""
    for example in EXAMPLES:

        def sizes(target: str, example: Any = example) -> Mapping[str, Any]:
            rows, cols, step = example.extents({})
            return {"M": 2 * rows, "N": 2 * cols, "K": STEPS * step, **example.options}

        yield Subject(example.id, example.kernel, sizes, example.targets, example.reference, tuple(example.scalars.items()))
    for name, sizes in (
        ("pipeline", {"M": 128, "N": 128, "K": 160}),
        ("pipeline_waits", {"M": 128, "N": 128, "K": 160}),
        ("store_waits", {"M": 128, "N": 192}),
    ):
        yield Subject(name, kernel_in(KERNELS / f"{name}.py", name), lambda target, sizes=sizes: sizes, ("gfx90a", "gfx942", "gfx950"))
    for name in ("b08", "b27", "b41"):
        kernel = kernels()[name]
        targets = (kernel.target,) if kernel.target else ("gfx90a", "gfx942", "gfx950")
        yield Subject(f"{name} right", kernel, lambda target: {"M": 128, "N": 128, "K": 256, "right": True}, targets)
    of_rules = ((right.triangle, right.of_triangle), (right.read_back, right.of_read_back), (right.reductions, right.of_reductions))
    for kernel, reference in of_rules:
        yield Subject(kernel.name, kernel, lambda target: {}, ("gfx90a", "gfx942", "gfx950"), reference)
    of_memory = ((right.grouped, right.of_grouped), (right.added, right.of_added), (right.walked, right.of_walked), (right.packed, right.of_packed))
    for kernel, reference in of_memory:
        yield Subject(kernel.name, kernel, lambda target: {}, ("gfx90a", "gfx942", "gfx950"), reference)
    yield Subject("quantised", right.quantised, lambda target: {}, ("gfx942", "gfx950"))
    yield Subject("microscaled", right.microscaled, lambda target: {}, ("gfx950",))


@dataclasses.dataclass(frozen=True)
class Verdict:
    """`kind`: "refused", "equivalent" (accepted, and it does what the kernel did), "survived" (accepted, and it does not), "traceback".

    `codes` are those of the errors; `why` says more where it is not as it should be; `planned` is what can be compiled all the same."""

    kind: str
    codes: tuple[str, ...] = ()
    why: str = ""
    kernel: ir.KernelIR | None = None
    planned: Verified | None = None
    malformed: tuple[str, ...] = ()


def judged(mutant: Mutant, target: str, right: value_graph.Outcome) -> Verdict:
    """What becomes of a mutant of a kernel with that outcome."""
    kernel, planned = None, None
    try:
        kernel = mutant.make()
        planned = verified(kernel, target, instances_of(kernel))
        program, problems = finished(planned)
    except KernelError as error:
        problems = [found for found in error.diagnostics if found.severity == "error"]
    except Exception:
        return Verdict("traceback", why=traceback.format_exc(limit=-3))
    if problems:
        return Verdict("refused", tuple(found.code for found in problems), "", kernel, planned, tuple(filter(None, map(malformed, problems))))
    assert kernel is not None and planned is not None
    try:
        found = value_graph.outcome(kernel)
    except value_graph.Strange as strange:
        return Verdict("survived", why=f"not followed: {strange}", kernel=kernel, planned=planned)
    if found.same(right) and kernel.waits == "manual" and not waited(program):
        return Verdict("survived", why="a wait of its own is missing or too weak", kernel=kernel, planned=planned)
    if found.same(right):
        return Verdict("equivalent", kernel=kernel, planned=planned)
    why = ", ".join([*sorted(found.races), *([] if found.paired else ["barriers do not pair up"]), *(["other values"] if found.stores != right.stores else [])])
    return Verdict("survived", why=why, kernel=kernel, planned=planned)


def malformed(found: Diagnostic) -> str:
    """What a finding lacks: a place, the other side of what is out of order, a help, or a text."""
    lacks = [
        name
        for name, there in (
            ("a place", found.primary is not None),
            ("both sides", bool(found.others or found.notes or not found.code.startswith("TD4") or found.code in ONE_SIDED)),
            ("a help", bool(found.helps)),
        )
        if not there
    ]
    return f"{found.code} lacks {' and '.join(lacks)}: {found.message}" if lacks else "" if found.render() else f"{found.code} has no text"


# ---------------------------------------------------------------------------------------------------------- interpreter


def listing_of(planned: Verified) -> tuple[str, tuple[str, ...]]:
    """The compiler's listing of a planned kernel, whatever is said against it, and the codes of what is wrong with it: tried as any kernel is."""
    _, listing, problems = compiled(finished(planned)[0], lambda: finished(planned, early=True)[0], _attempt)
    return listing, tuple(problem.code for problem in problems)


def _attempt(program: lp.Program) -> tuple[str, list[Diagnostic]]:
    listing = compile_hip(emit(program), program.target.name, find_clang(program.target.name)).listing
    return listing, listing_checks(program, listing)


@functools.cache
def arguments(tensors: tuple[ir.Tensor, ...], contents: tuple[ir.Contents, ...]) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    declared = {one.tensor.name: torch.from_numpy(value_graph.contents(one, 2)).to(torch.int32) for one in contents}
    return declared | {
        t.name: torch.randint(-8, 9, shape(t)[t.dimensions < 3 :], generator=generator, dtype=torch.int8).to(KINDS[t.dtype.name])
        for t in tensors
        if t.name not in declared
    }


def noticed(listing: str, subject: Subject, kernel: ir.KernelIR, schedule: str) -> str:
    """What the interpreter finds: "a hazard", "a wrong C", or nothing."""
    given = arguments(kernel.tensors, kernel.contents)
    made = {tensor.name: given[tensor.name].clone() for tensor in kernel.tensors}
    before = {**given, **dict(subject.scalars)}
    blocks = 1
    for extent in kernel.grid:
        blocks *= int(extent.value)  # type: ignore[attr-defined]
    report = launch(listing, grid=(blocks,), block=(64 * kernel.warps,), args=[*made.values(), *dict(subject.scalars).values()], schedule=schedule)
    if report.hazards:
        return "a hazard"
    right = (made["c"].float() == subject.reference(before, slice(None), slice(None))).all()
    return "" if bool(right) else "a wrong C"


def shown(subject: Subject, verdict: Verdict, schedules: tuple[str, ...] = SCHEDULES) -> str:
    """What the interpreter finds under the first schedule that shows anything; empty where none does. Of one that is accepted, and refused of its listing
    after all, which codes."""
    assert verdict.kernel is not None and verdict.planned is not None
    listing, codes = listing_of(verdict.planned)
    if codes and not verdict.codes:
        return f"{LISTING}: {', '.join(codes)}"
    for schedule in schedules:
        found = noticed(listing, subject, verdict.kernel, schedule)
        if found:
            return f"{found} ({schedule})"
    return ""


def sample(made: list[Mutant], each: int, seed: str) -> list[Mutant]:
    """So many of each operator."""
    picked = random.Random(seed)
    by_operator: dict[str, list[Mutant]] = {}
    for mutant in made:
        by_operator.setdefault(mutant.operator, []).append(mutant)
    return [mutant for some in by_operator.values() for mutant in picked.sample(some, min(each, len(some)))]
