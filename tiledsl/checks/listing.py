"""TD210–TD216, TD218, TD220, TD221: the listing that the compiler made is what was asked for: no spill, no scratch, LDS, occupancy, every matrix and
memory instruction, no register touched that is not the compiler's to touch, and none too soon.
"""

from __future__ import annotations

from collections import Counter

from tiledsl.asm.parse import parse_listing
from tiledsl.asm.resources import Resources, resources
from tiledsl.asm.syntax import Instruction, Kernel
from tiledsl.checks.accumulators import accumulator_checks, assembly_lines, counted_lines
from tiledsl.checks.flight import flight_checks
from tiledsl.diagnostics import Diagnostic, Mark, Span
from tiledsl.lower import program as lp
from tiledsl.lower.emit import symbol
from tiledsl.lower.waits import set_in_both


def listing_checks(program: lp.Program, text: str, marked: bool = True) -> list[Diagnostic]:
    """What the compiler did that was not asked for. `marked` is False for a disassembly, whose comments mark no inline assembly."""
    listing = parse_listing(text, f"{program.kernel.name}.s")
    found = resources(listing, symbol(program.kernel))
    out = []
    mark = Mark(program.kernel.span)
    if found.scratch_bytes or found.vgpr_spills or found.sgpr_spills:
        notes = (f"it uses {found.vgprs} VGPRs and {found.agprs} AGPRs at {program.waves_per_simd} waves per SIMD",)
        spilled = f"{found.vgpr_spills} vector and {found.sgpr_spills} scalar registers, {found.scratch_bytes} bytes of scratch a lane"
        helps = ("use fewer or smaller register tiles, or allow fewer waves: @td.kernel(waves_per_simd=1)",)
        if not (found.scratch_bytes or found.vgpr_spills):
            notes = ("a comparison of elements takes two scalar registers a piece: at a tensor's edge, of td.maximum or td.minimum, of a td.cast to bf16",)
            helps = ("use smaller register tiles, or fewer of them in one kernel",)
        out.append(Diagnostic("TD210", f"the compiler spills: {spilled}", mark, notes=notes, helps=helps))
    if found.lds_bytes != program.lds_bytes:
        out.append(Diagnostic("TD211", f"the listing has {found.lds_bytes:,} bytes of LDS, and the plan {program.lds_bytes:,}", mark))
    if found.calls:
        out.append(Diagnostic("TD213", f"the listing calls {found.calls} functions: something was not inlined", mark))
    asked = program.kernel.waves_per_simd
    if asked and found.occupancy < asked:
        out.append(_too_few(asked, found, program, mark))
    kernel = next(k for k in listing.kernels if k.name == symbol(program.kernel))
    agprs = [number for _, accumulator in program.accumulators for number in lp.agprs(accumulator)]
    own = assembly_lines(text) if marked else counted_lines(kernel, program)
    out += accumulator_checks(kernel, own, agprs, program.kernel.span)
    return (
        out + _counts(program, kernel, mark) + flight_checks(kernel, program.target, program.kernel.span, _waited_for_twice(program), _crowded(program, found))
    )


def _crowded(program: lp.Program, found: Resources) -> bool:
    """Whether the compiler has taken nearly all the VGPRs that it may."""
    allowed = min(program.target.vgprs_per_file, program.target.registers_at(program.waves_per_simd))
    return 8 * found.vgprs > 7 * allowed


def _waited_for_twice(program: lp.Program) -> Span | None:
    """With waits="manual", the first branch whose arms both wait for a register that is loaded before it; waits that are placed stand before it."""
    if program.kernel.waits != "manual":
        return None
    branches = (operation for operation in lp.flat(program.body) if isinstance(operation, lp.Branch))
    return next((branch.place.span for branch in branches if set_in_both(branch)), None)


def _too_few(asked: int, found: Resources, program: lp.Program, mark: Mark) -> Diagnostic:
    """TD216. The compiler pads the registers of a kernel that LDS keeps to few waves: then they say nothing."""
    warps, blocks = program.kernel.warps, found.lds_workgroups
    by_lds = blocks is not None and blocks * warps < asked * program.target.simds
    note = f"its LDS allows {blocks} blocks of {warps} warps on a compute unit" if by_lds else f"its registers allow {found.waves_per_simd}"
    helps = (f"use {'less LDS' if by_lds else 'fewer registers'}, or ask for what there is: @td.kernel(waves_per_simd={max(1, found.occupancy)})",)
    return Diagnostic("TD216", f"{asked} waves per SIMD are asked for, and {found.occupancy} can run", mark, notes=(note,), helps=helps)


def _counts(program: lp.Program, kernel: Kernel, mark: Mark) -> list[Diagnostic]:
    """Instructions of the plan that the listing has more or fewer of."""
    operations = list(lp.flat(program.body))
    plain = {lp.Store: "global_store", lp.Load: "global_load"}  # what plain C++ makes beside the plan's
    own = {name for kind, name in plain.items() if any(isinstance(op, kind) for op in operations)}
    counted = [op for op in operations if isinstance(op, lp.Mfma | lp.ClearAccumulator | lp.Barrier) or (isinstance(op, lp.Memory) and op.counter)]
    planned = Counter(map(_mnemonic, counted))
    listed = Counter(item.mnemonic.removesuffix("_e32").removesuffix("_e64") for item in kernel.items if isinstance(item, Instruction))
    out = []
    for mnemonic, count in sorted(planned.items()):
        if listed[mnemonic] < count or (listed[mnemonic] > count and not any(map(mnemonic.startswith, own))):
            defect = "this is a defect of tiledsl or of the compiler: report it"
            unused = "the compiler removes what nothing uses: store the result, or leave the operation out"
            alike = "it works out once what two operations do alike: do it once, and td.copy the result"
            helps = (unused, alike, f"otherwise {defect}") if listed[mnemonic] < count else (defect,)
            out.append(Diagnostic("TD212", f"the plan has {count} {mnemonic}, and the listing {listed[mnemonic]}", mark, helps=helps))
    return out


def _mnemonic(operation: lp.Operation) -> str:
    match operation:
        case lp.Memory(template=template):
            lines = template.split(r"\n\t")  # wait states may stand around the instruction
            return next((line.split()[0] for line in lines if not line.startswith("s_nop")), "s_nop")
        case lp.Mfma(instruction=instruction) | lp.ClearAccumulator(instruction=instruction):
            return instruction.mnemonic
    return "s_barrier"
