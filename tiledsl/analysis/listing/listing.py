"""TD210–TD216, TD218, TD220–TD222, TD420, TD421: the compiler's listing is the program that was asked for.

The listing has no spill, no scratch, the planned LDS and occupancy, and every matrix and memory instruction in the
kernel's order, with every required wait. It touches no register that belongs to inline assembly, and no register too
soon.
"""

from __future__ import annotations

import functools

from tiledsl.analysis.listing.accumulators import accumulator_checks, assembly_lines, counted_lines
from tiledsl.analysis.listing.barriers import Undrained, drained_checks, undrained
from tiledsl.analysis.listing.counts import Counts
from tiledsl.analysis.listing.flow import flow_of
from tiledsl.analysis.listing.in_flight import flight_checks
from tiledsl.analysis.listing.moves import move_checks
from tiledsl.analysis.listing.origins import DEFECT, Sources, sources_of
from tiledsl.analysis.listing.paths import NO_LABELS, listed_paths, matches, planned_paths
from tiledsl.analysis.listing.reordered import reordering
from tiledsl.asm.resources import Resources, resources
from tiledsl.asm.text.parse import parse_listing
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir.causes import Spilled
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.labels import labels_of
from tiledsl.ir.program.liveness import peak_of
from tiledsl.ir.program.names import symbol


def listing_checks(program: lp.Program, text: str, marked: bool = True) -> list[Diagnostic]:
    """The faults of a listing; where there are none, its register moves as a warning. Where its operations differ from
    the program's, or their order, the checks of waits are skipped. `marked` is False for a disassembly, which does not
    mark inline assembly.
    """
    return checks_and_sources(program, text, marked)[0]


def checks_and_sources(program: lp.Program, text: str, marked: bool = True) -> tuple[list[Diagnostic], Sources]:
    """The findings of `listing_checks`, and the sources of `listing_sources`: the listing is read once for both."""
    both = _Both(program, text, marked)
    return _checks(both, program, text), both.sources


def _checks(both: _Both, program: lp.Program, text: str) -> list[Diagnostic]:
    found = resources(both.listing, symbol(program.kernel))
    accumulators = both.own if both.own is not None else counted_lines(both.kernel, program)
    out = [*_resource_checks(program, found), *accumulator_checks(program, both.kernel, accumulators)]
    out += Counts(program, both.own, both.listed, both.planned, both.sources, _spills(found)).checks()
    if both.matched is None:
        return [*out, *both.order_checks()]
    reported = {one.item.line for one in both.undrained}
    out += both.order_checks()
    out += flight_checks(
        both.flow,
        program.target,
        both.sources,
        program.kernel.span,
        _waited_for_twice(program),
        _crowded(program, found),
        reported,
    )
    return out or move_checks(program, found, both.sources, both.own, text)


def required_order_checks(program: lp.Program, text: str, marked: bool = True) -> list[Diagnostic]:
    """The required waits that a listing lacks which has passed all other checks."""
    return _Both(program, text, marked).order_checks()


def listing_sources(program: lp.Program, text: str, marked: bool = True) -> Sources:
    """The operation of the program that each instruction of its listing comes from."""
    return _Both(program, text, marked).sources


class _Both:
    """A program and its listing, side by side. `own` are the lines of inline assembly, None where they are not marked.
    `matched` is None where the operations or their order differ.
    """

    def __init__(self, program: lp.Program, text: str, marked: bool):
        self.program, self.listing = program, parse_listing(text, f"{program.kernel.name}.s")
        self.own = assembly_lines(text) if marked else None
        self.kernel = next(kernel for kernel in self.listing.kernels if kernel.name == symbol(program.kernel))
        self.flow, self.planned = flow_of(self.kernel), planned_paths(program, marked)
        self.listed = listed_paths(self.flow, self.own, self.planned, labels_of(text) if marked else NO_LABELS)
        self.whole = len(self.listed.nodes) == len(self.planned.nodes)
        self.matched = matches(self.listed, self.planned) if self.whole else None
        self.sources = sources_of(program, self.flow, self.listed, self.planned, self.matched)

    @functools.cached_property
    def undrained(self) -> list[Undrained]:
        return undrained(self.flow, self.listed, self.planned, self.program) if self.matched is not None else []

    def order_checks(self) -> list[Diagnostic]:
        """TD420, or else TD421."""
        span = self.program.kernel.span
        if self.matched is None:
            return [reordering(self.flow, self.listed, self.planned, span)] if self.whole else []
        return drained_checks(self.undrained, span)


def _spills(found: Resources) -> bool:
    return bool(found.scratch_bytes or found.vgpr_spills or found.sgpr_spills)


def _resource_checks(program: lp.Program, found: Resources) -> list[Diagnostic]:
    out = []
    mark = Mark(program.kernel.span)
    if _spills(found):
        notes = (
            f"the listing uses {found.vgprs} VGPRs and {found.agprs} AGPRs at {program.waves_per_simd} waves per"
            " SIMD",
        )
        spilled = (
            f"{found.vgpr_spills} vector and {found.sgpr_spills} scalar registers, {found.scratch_bytes} bytes of"
            " scratch a lane"
        )
        helps = (_fewer_registers(program),)
        if not (found.scratch_bytes or found.vgpr_spills):
            notes = (
                (
                    "a comparison of elements takes two scalar registers for each piece; a tensor's edge, td.maximum,"
                    " td.minimum and a td.cast to bf16 compare elements"
                ),
            )
            helps = ("use smaller register tiles, or fewer of them in one kernel",)
        message = f"the compiler spills: {spilled}"
        out.append(Diagnostic("TD210", message, mark, _most_held(program), notes, helps, cause=Spilled()))
    if found.lds_bytes != program.lds_bytes:
        out.append(
            Diagnostic(
                "TD211", f"the listing has {found.lds_bytes:,} bytes of LDS, and the plan {program.lds_bytes:,}", mark
            )
        )
    if found.calls:
        out.append(Diagnostic("TD213", f"the listing calls {found.calls} functions: something was not inlined", mark))
    asked = program.kernel.waves_per_simd
    if asked and found.occupancy < asked:
        out.append(_too_few(asked, found, program, mark))
    elif found.waves_per_simd < program.waves_per_simd:
        out.append(_too_many_registers(found, program, mark))
    return out


def _fewer_registers(program: lp.Program) -> str:
    """What gives a kernel that spills more registers: fewer waves, as far as the warps of one block leave a choice."""
    warps, least = program.kernel.warps, program.target.least_waves(program.kernel.warps)
    if program.waves_per_simd > least:
        return f"use fewer or smaller register tiles, or allow fewer waves: @td.kernel(waves_per_simd={least})"
    fewer = ", or fewer warps" if least > 1 else ""
    waves = f"{least} wave{'s' * (least > 1)}"
    return f"use fewer or smaller register tiles{fewer}: {warps} warps put at least {waves} on a SIMD"


def _most_held(program: lp.Program) -> tuple[Mark, ...]:
    """The place at which the program holds the most registers, of those that the plan names."""
    peak = peak_of(program.body, program.variables)
    place = peak.operation.place if peak.operation is not None else None
    return (
        (Mark(place.span, f"register tiles hold {peak.registers} registers here, the most at once"),)
        if place is not None
        else ()
    )


def _crowded(program: lp.Program, found: Resources) -> bool:
    """Whether the compiler has taken nearly all the VGPRs that it may take."""
    allowed = min(program.target.vgprs_per_file, program.target.registers_at(program.waves_per_simd))
    return 8 * found.vgprs > 7 * allowed


def _waited_for_twice(program: lp.Program) -> Span | None:
    """With waits="manual", the first branch whose arms both wait for a register that is loaded before the branch. Waits
    that the compiler places stand before such a branch.
    """
    if program.kernel.waits != "manual":
        return None
    branches = (operation for operation in lp.flat(program.body) if isinstance(operation, lp.Branch))
    return next((branch.place.span for branch in branches if set.intersection(*branch.made_ready)), None)


def _too_few(asked: int, found: Resources, program: lp.Program, mark: Mark) -> Diagnostic:
    """TD216 where fewer waves fit than planned. Where LDS limits a kernel to few waves, the compiler pads its
    registers; then their number proves nothing.
    """
    warps, blocks = program.kernel.warps, found.lds_workgroups
    by_lds = blocks is not None and blocks * warps < asked * program.target.simds
    note = (
        f"the kernel's LDS allows {blocks} blocks of {warps} warps on a compute unit"
        if by_lds
        else f"the kernel's registers allow {found.waves_per_simd} wave{'s' * (found.waves_per_simd > 1)} per SIMD"
    )
    helps = (
        (
            f"use {'less LDS' if by_lds else 'fewer registers'}, or ask for as many waves as can run:"
            f" @td.kernel(waves_per_simd={max(program.target.least_waves(warps), found.occupancy)})"
        ),
    )
    return Diagnostic(
        "TD216",
        f"{asked} waves per SIMD are asked for, and {found.occupancy} can run",
        mark,
        notes=(note,),
        helps=helps,
    )


def _too_many_registers(found: Resources, program: lp.Program, mark: Mark) -> Diagnostic:
    """TD216 for the registers that the plan needs: at least the warps of one block must fit."""
    planned, target = program.waves_per_simd, program.target
    message = f"{planned} waves per SIMD are planned, and {found.waves_per_simd} can run"
    note = (
        f"the listing takes {found.registers} registers of each lane, and {target.name} leaves"
        f" {target.registers_at(planned)} at {planned} waves per SIMD"
    )
    return Diagnostic("TD216", message, mark, notes=(note,), helps=(DEFECT,))
