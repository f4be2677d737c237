"""Resources of a compiled kernel and the contents of its main loop: registers, LDS, spills, occupancy, instruction
counts."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator, Sequence

from tiledsl.asm.text.syntax import Instruction, Kernel, Label, Listing, Symbol
from tiledsl.diagnostics.diagnostic import AssemblyError, Diagnostic, Mark, Span, UsageError, remember
from tiledsl.targets import WAVE, Target, target_named

UNKNOWN_MFMA = "TD595"

# The first entry that a mnemonic begins with gives its class, so longer prefixes stand first.
_CLASSES: tuple[tuple[str, str], ...] = (
    ("v_mfma_", "mfma"),
    ("v_smfmac_", "mfma"),
    ("global_load", "global_loads"),
    ("flat_load", "global_loads"),
    ("global_", "global_stores"),  # stores and atomics
    ("flat_", "global_stores"),
    ("buffer_load", "buffer_loads"),
    ("buffer_inv", "cache_control"),
    ("buffer_wb", "cache_control"),
    ("buffer_", "buffer_stores"),
    ("tbuffer_load", "buffer_loads"),
    ("tbuffer_", "buffer_stores"),
    ("scratch_", "scratch"),
    ("ds_read", "lds_reads"),
    ("ds_write", "lds_writes"),
    ("ds_", "lds_others"),  # permutes, swizzles and atomics
    ("s_load", "scalar_loads"),
    ("s_buffer_load", "scalar_loads"),
    ("s_waitcnt", "waits"),
    ("s_barrier", "barriers"),
    ("s_nop", "nops"),
    ("v_nop", "nops"),
    ("s_branch", "branches"),
    ("s_cbranch", "branches"),
    ("s_swappc", "branches"),
    ("s_setpc", "branches"),
    ("s_call", "branches"),
    ("s_mov", "scalar_moves"),
    ("v_mov_", "moves"),
    ("v_pk_mov_", "moves"),
    ("v_accvgpr_", "moves"),
    ("v_", "valu"),
    ("s_", "salu"),
    ("", "unclassified"),
)
_SPELT = {"valu": "VALU", "salu": "SALU"}
CLASSES = tuple(name for name in dict.fromkeys(name for _, name in _CLASSES) if name != "mfma")
_MOVES_LANES = ("_dpp", "_sdwa")  # a v_mov that computes something
_BRANCHES = ("s_branch", "s_cbranch")
_CALLS = ("s_swappc", "s_call")


@dataclasses.dataclass(frozen=True, slots=True)
class LoopReport:
    """A loop of a kernel: the label that a turn begins with, and the loop's first and last line, between which other
    code may lie too. `counts` has each of CLASSES: every instruction that is not an MFMA is in one class."""

    label: str
    line: int
    last_line: int
    mfma: int
    mfma_clocks: int
    counts: dict[str, int]

    @property
    def others(self) -> int:
        """The instructions that are not MFMA."""
        return sum(self.counts.values())

    @property
    def others_per_1000_clocks(self) -> float | None:
        """Other instructions per 1,000 clocks of a busy matrix unit; None for a loop without MFMA. The matrix unit is
        that of a SIMD with one wave."""
        return 1000 * self.others / self.mfma_clocks if self.mfma_clocks else None

    def as_dict(self) -> dict[str, object]:
        ratio = self.others_per_1000_clocks
        derived = {"others": self.others, "others_per_1000_clocks": None if ratio is None else round(ratio, 1)}
        return {**dataclasses.asdict(self), **derived}


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Resources:
    """The resources of one kernel; the text of the object is the table.

    Registers are per lane, waves per SIMD, bytes of LDS per work-group and bytes of scratch per lane.

    `registers` is what the hardware allocates of both files together before rounding; it exceeds vgprs + agprs where
    the compiler pads them. `waves_per_simd` is what the registers allow, `lds_workgroups` what the LDS of a compute
    unit allows (None if the kernel has none in its listing; LDS sized at launch is unknown here). `workgroups_per_cu`
    and `occupancy`, in waves per SIMD, respect both; 0 means that a work-group does not fit."""

    kernel: str
    target: str
    threads: int
    vgprs: int
    agprs: int
    registers: int
    sgprs: int
    lds_bytes: int
    scratch_bytes: int
    vgpr_spills: int
    sgpr_spills: int
    waves_per_simd: int
    lds_workgroups: int | None
    workgroups_per_cu: int
    occupancy: int
    calls: int
    instructions: int
    loop: LoopReport | None

    def __repr__(self) -> str:
        return self.table()

    @property
    def padded(self) -> bool:
        """Whether more registers are allocated than the kernel uses. LLVM pads where LDS or an attribute allows no
        further waves."""
        return self.registers > -(-self.vgprs // 8) * 8 + self.agprs

    def as_dict(self) -> dict[str, object]:
        """Plain values, ready for JSON."""
        own = {field.name: getattr(self, field.name) for field in dataclasses.fields(self) if field.name != "loop"}
        return {**own, "loop": self.loop and self.loop.as_dict()}

    def table(self) -> str:
        """Rows of name, value and unit for people; zero counts of the main loop are left out."""
        rows = _rows(self)
        names, values = (max(len(row[place]) for row in rows) for place in (0, 1))
        return "\n".join(f"{name:<{names}}  {value:>{values}}  {unit}".rstrip() for name, value, unit in rows)

    def _repr_html_(self) -> str:
        """The rows of `table` as HTML, for notebooks."""
        from tiledsl.diagnostics import html  # here, since `import tiledsl` shows no table

        return html.table(f"{self.kernel} on {self.target}", _rows(self))


@dataclasses.dataclass(frozen=True, slots=True)
class Touched:
    """The lines of 128 bytes that one load touches, and those that its bytes fill: the mean of the waves that load.

    `file` and `line` are the load's place in the source. `turns` is how often a wave executes the load."""

    file: str
    line: int
    touched: float
    filled: float
    turns: int

    @property
    def more(self) -> float:
        """The lines that all its executions touch beyond those that its bytes fill."""
        return (self.touched - self.filled) * self.turns


def resources(
    listing: Listing, kernel: str | None = None, target: Target | None = None, dynamic_lds: int = 0
) -> Resources:
    """The resources of the named kernel, or of the only kernel, on `target` or the listing's own target. `dynamic_lds`
    are bytes given at the launch.

    UsageError for a name that the listing does not hold; AssemblyError for an MFMA in a loop whose clocks `targets.py`
    does not state."""
    chosen = _chosen(listing, kernel)
    chip = target or target_named(listing.target)
    fields = _described(listing, chosen)
    fields["lds_bytes"] += dynamic_lds
    code = [item for item in chosen.items if isinstance(item, Instruction)]
    waves = chip.waves_at(fields["registers"])
    by_lds = _lds_workgroups(chip, fields["lds_bytes"])
    workgroups, occupancy = _fitting(chip, fields["threads"], waves, by_lds)
    return Resources(
        kernel=chosen.name,
        target=chip.name,
        **fields,
        waves_per_simd=waves,
        lds_workgroups=by_lds,
        workgroups_per_cu=workgroups,
        occupancy=occupancy,
        calls=sum(item.mnemonic.startswith(_CALLS) for item in code),
        instructions=len(code),
        loop=_main_loop(listing, chosen, chip),
    )


def instruction_class(mnemonic: str) -> str:
    """The class of CLASSES that counts the instruction, or `mfma`."""
    if mnemonic.startswith("v_mov_") and mnemonic.endswith(_MOVES_LANES):
        return "valu"
    return next(name for beginning, name in _CLASSES if mnemonic.startswith(beginning))


def class_name(kind: str) -> str:
    """The name of a class of CLASSES in texts: LDS reads, VALU."""
    return _SPELT.get(kind) or kind.replace("_", " ").replace("lds", "LDS")


def _chosen(listing: Listing, name: str | None) -> Kernel:
    found = [kernel for kernel in listing.kernels if name in (None, kernel.name)]
    if len(found) == 1:
        return found[0]
    names = ", ".join(kernel.name for kernel in listing.kernels)
    raise UsageError(
        f"the listing holds no kernel '{name}', only {names}"
        if name
        else f"the listing holds several kernels, name one: {names}"
    )


def _described(listing: Listing, kernel: Kernel) -> dict[str, int]:
    """The fields that the metadata and the descriptor state."""
    stated = {key: value for key, value in kernel.metadata.items() if isinstance(value, int)}
    total, agprs = stated.get(".vgpr_count", 0), stated.get(".agpr_count", 0)
    return {
        "threads": stated.get(".max_flat_workgroup_size", 0),
        # LLVM before 20 prints no such symbol; the remainder is then the VGPRs rounded up to a multiple of four
        "vgprs": listing.symbols.get(f"{kernel.name}.num_vgpr", total - agprs),
        "agprs": agprs,
        "registers": max(total, kernel.descriptor.get("next_free_vgpr", 0)),
        "sgprs": stated.get(".sgpr_count", 0),
        "lds_bytes": stated.get(".group_segment_fixed_size", 0),
        "scratch_bytes": stated.get(".private_segment_fixed_size", 0),
        "vgpr_spills": stated.get(".vgpr_spill_count", 0),
        "sgpr_spills": stated.get(".sgpr_spill_count", 0),
    }


def _lds_workgroups(chip: Target, lds_bytes: int) -> int | None:
    """The number of work-groups whose LDS fits a compute unit; None for a kernel without LDS."""
    allocated = -(-lds_bytes // chip.lds_granule) * chip.lds_granule
    return chip.lds_bytes // allocated if allocated else None


def _fitting(chip: Target, threads: int, waves_per_simd: int, lds_workgroups: int | None) -> tuple[int, int]:
    """Work-groups per compute unit and waves per SIMD. A work-group needs all its waves and all its LDS at once, on one
    compute unit."""
    waves = max(1, -(-threads // WAVE))
    by_registers = waves_per_simd * chip.simds // waves
    workgroups = by_registers if lds_workgroups is None else min(by_registers, lds_workgroups)
    return workgroups, -(-workgroups * waves // chip.simds)


def _main_loop(listing: Listing, kernel: Kernel, chip: Target) -> LoopReport | None:
    """The innermost loop with the most MFMA clocks; without an MFMA in any loop, the longest innermost loop."""
    reports = [(_report(listing, kernel, chip, header, items), set(items)) for header, items in _loops(kernel)]
    candidates = [(report, items) for report, items in reports if report.mfma] or reports
    innermost = [report for report, items in candidates if not any(other < items for _, other in candidates)]
    return max(innermost, key=lambda report: (report.mfma_clocks, report.others), default=None)


def _loops(kernel: Kernel) -> Iterator[tuple[Label, list[int]]]:
    """The natural loops of a kernel: the label that each turn begins with, and the indices of the loop's items. The
    compiler may lay out a part of a loop before its beginning, and other code between the parts.
    """
    blocks, after = _blocks(kernel)
    before: list[list[int]] = [[] for _ in blocks]
    for number, others in enumerate(after):
        for other in others:
            before[other].append(number)
    for number in sorted(_led_back_to(after)):
        first = kernel.items[blocks[number].start]
        if not isinstance(first, Label):
            continue
        # the blocks whose end leads back, and that are reached through this block only
        ends = set(before[number]) & _reached(number, after) - (_reached(0, after, number) if number else set())
        if ends:
            loop = set.union({number}, *(_reached(end, before, number) for end in ends if end != number))
            yield first, [index for one in sorted(loop) for index in blocks[one]]


def _blocks(kernel: Kernel) -> tuple[list[range], list[list[int]]]:
    """The items of a kernel as ranges that run from beginning to end, and the successors of each range."""
    items = kernel.items
    ends = [
        index
        for index, item in enumerate(items)
        if isinstance(item, Instruction) and item.mnemonic.startswith((*_BRANCHES, "s_endpgm"))
    ]
    starts = {0, *(index + 1 for index in ends), *(at for at, item in enumerate(items) if isinstance(item, Label))}
    blocks = [range(*pair) for pair in itertools.pairwise(sorted({*starts, len(items)}))]
    labels = {item.name: at for at, block in enumerate(blocks) if isinstance(item := items[block[0]], Label)}
    after = []
    for number, block in enumerate(blocks):
        last = items[block[-1]]
        name = last.mnemonic if isinstance(last, Instruction) else ""
        to = last.operands[-1] if isinstance(last, Instruction) and name.startswith(_BRANCHES) else None
        jumps = [labels[to.text]] if isinstance(to, Symbol) and to.text in labels else []
        falls = [number + 1] if name not in ("s_branch", "s_endpgm") and number + 1 < len(blocks) else []
        after.append(jumps + falls)
    return blocks, after


def _led_back_to(after: Sequence[Sequence[int]]) -> set[int]:
    """The blocks to which a way leads back in the order of control: the headers of loops are among them."""
    from tiledsl.asm.control import ranks  # here, since `import tiledsl` looks for no loop

    order = ranks(after)
    return {other for block, others in enumerate(after) for other in others if order[other] <= order[block]}


def _reached(start: int, after: Sequence[Sequence[int]], without: int | None = None) -> set[int]:
    """The blocks that are reached from `start`, and `start` itself, on ways that do not lead through `without`."""
    found, work = {start}, [start]
    while work:
        for other in after[work.pop()]:
            if other != without and other not in found:
                found.add(other)
                work.append(other)
    return found


def _report(listing: Listing, kernel: Kernel, chip: Target, header: Label, items: Sequence[int]) -> LoopReport:
    code = [item for index in items if isinstance(item := kernel.items[index], Instruction)]
    first = kernel.items[items[0]]
    counts = dict.fromkeys((*CLASSES, "mfma"), 0)
    clocks = 0
    for item in code:
        kind = instruction_class(item.mnemonic)
        counts[kind] += 1
        clocks += _clocks(listing, chip, item) if kind == "mfma" else 0
    line = first.line if isinstance(first, Label | Instruction) else header.line
    return LoopReport(header.name, line, code[-1].line, counts.pop("mfma"), clocks, counts)


def _clocks(listing: Listing, chip: Target, item: Instruction) -> int:
    # here, since `import tiledsl` looks up no instruction, and the forms of instructions take long to import
    from tiledsl.asm.isa.catalogue import lookup

    definition = lookup(item.mnemonic)
    if definition is not None and definition.matrix is not None and chip.name in definition.matrix.passes:
        return 4 * definition.matrix.passes_on(chip.name, item.modifiers)
    remember("<listing>", listing.text)
    mark = Mark(Span("<listing>", item.line, item.column, item.line, item.column + len(item.mnemonic)))
    known = ", ".join(matrix.mnemonic for matrix in chip.matrix)
    raise AssemblyError(
        Diagnostic(
            UNKNOWN_MFMA,
            f"the clocks of {item.mnemonic} on {chip.name} are not known",
            mark,
            notes=(f"known: {known}",),
        )
    )


_Row = tuple[str, str, str]


def _rows(found: Resources) -> list[_Row]:
    return _kernel_rows(found) + (_loop_rows(found.loop) if found.loop else [("main loop", "none", "")])


def _kernel_rows(found: Resources) -> list[_Row]:
    lds = "any" if found.lds_workgroups is None else str(found.lds_workgroups)
    rows = [
        ("kernel", found.kernel, ""),
        ("target", found.target, ""),
        ("threads", f"{found.threads}", "per work-group"),
        ("VGPRs", f"{found.vgprs}", "per lane"),
        ("AGPRs", f"{found.agprs}", "per lane"),
        (
            "allocated",
            f"{found.registers}",
            f"registers of both files{', padded so that no more waves share a SIMD' if found.padded else ''}",
        ),
        ("SGPRs", f"{found.sgprs}", "per wave"),
        ("LDS", f"{found.lds_bytes:,}", "bytes per work-group"),
        ("scratch", f"{found.scratch_bytes:,}", "bytes per lane"),
        ("VGPR spills", f"{found.vgpr_spills}", ""),
        ("SGPR spills", f"{found.sgpr_spills}", ""),
        ("registers allow", f"{found.waves_per_simd}", "waves per SIMD"),
        ("LDS allows", lds, "work-groups per CU"),
        ("together", f"{found.workgroups_per_cu}", "work-groups per CU"),
        ("occupancy", f"{found.occupancy}", "waves per SIMD"),
        ("instructions", f"{found.instructions:,}", ""),
    ]
    return rows + ([("calls", f"{found.calls}", "not inlined: something is wrong")] if found.calls else [])


def _loop_rows(loop: LoopReport) -> list[_Row]:
    ratio = loop.others_per_1000_clocks
    counted = [(f"  {class_name(name)}", f"{count}", "") for name, count in loop.counts.items() if count]
    return [
        ("main loop", loop.label, f"lines {loop.line} to {loop.last_line}"),
        ("  MFMA", f"{loop.mfma}", f"in {loop.mfma_clocks:,} clocks of a SIMD"),
        ("  others", f"{loop.others}", "" if ratio is None else f"{ratio:.1f} per 1,000 MFMA clocks"),
        *counted,
    ]
