"""TD222: instructions of the main loop that copy registers and compute nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import TypeGuard

from tiledsl.analysis.listing.origins import Sources, by_line, marked
from tiledsl.asm.resources import LoopReport, Resources, instruction_class
from tiledsl.asm.text.syntax import Instruction, Register
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.program import operations as lp

_BETWEEN_FILES = "v_accvgpr_"
_MOST = 3  # lines of the user's in one finding
_THROUGH_VGPRS = "copies accumulators from AGPRs to VGPRs, and back"
_NEWER = 22  # the first clang that keeps accumulators in VGPRs by itself
_OTHER_CLANG = f"compile with clang {_NEWER} or newer, which `pip install 'tiledsl[compile]'` brings"
_FEWER = "let a wave hold fewer registers: use smaller register tiles, or more warps a block"
_WITHOUT_COPY = (
    "copy after the loop, or write two steps into one turn of the loop and let two tiles change their parts"
)
_TWO_WAVES = "let two waves fit a SIMD, with fewer registers in a wave and at most half of the LDS in a block"

_VERSION = re.compile(r'^\s*\.ident\s+".*clang version (\d+)', re.MULTILINE)

_Copying = lp.Elementwise | lp.ReadOut | lp.WriteBack


def move_checks(
    program: lp.Program, found: Resources, sources: Sources, own: Container[int] | None, text: str
) -> list[Diagnostic]:
    """TD222, once, for the moves in the main loop other than those of the kernel's own td.asm. `own` are the lines of
    inline assembly, None where they are not marked; `text` is the listing.
    """
    if found.loop is None or not found.loop.counts["moves"]:
        return []
    moves = _moves(program, found.loop, sources, own)
    return [_diagnostic(program, found, found.loop, sources, moves, text)] if moves else []


def _moves(
    program: lp.Program, loop: LoopReport, sources: Sources, own: Container[int] | None
) -> list[tuple[int, Instruction]]:
    """The numbers of the instructions in the loop that copy vector registers, with the instructions."""
    given = Counter(_mnemonic(op.template) for op in lp.flat(program.body) if isinstance(op, lp.Memory))
    out = []
    for number, step in enumerate(sources.flow.steps):
        item = step.item
        if not (loop.line <= item.line <= loop.last_line and _is_copy(item)):
            continue
        if own is None and given[_mnemonic(item.mnemonic)] > 0:  # any of these may be the kernel's own
            given[_mnemonic(item.mnemonic)] -= 1
        elif not isinstance(sources.operations.get(number), lp.Memory):
            out.append((number, item))
    return out


def _mnemonic(text: str) -> str:
    return text.split()[0].removesuffix("_e32").removesuffix("_e64") if text else ""


def _is_copy(item: Instruction) -> bool:
    """Whether the instruction only copies a vector register: a constant or a scalar register that is set is none."""
    return instruction_class(item.mnemonic) == "moves" and any(
        isinstance(operand, Register) and operand.file in ("v", "a") for operand in item.operands[1:]
    )


def _diagnostic(
    program: lp.Program,
    found: Resources,
    loop: LoopReport,
    sources: Sources,
    moves: Sequence[tuple[int, Instruction]],
    text: str,
) -> Diagnostic:
    count, (_, first) = len(moves), moves[0]
    planned = list(_planned(program, loop, sources))
    between = any(item.mnemonic.startswith(_BETWEEN_FILES) for _, item in moves)
    notes = (
        f"the first, in line {first.line} of the listing: {' '.join(first.text.split())}",
        f"the listing uses {found.vgprs} VGPRs and {found.agprs} AGPRs",
    )
    finding = Diagnostic(
        "TD222",
        f"the main loop has {count} register {'move' if count == 1 else 'moves'} beside {loop.mfma} MFMA",
        notes=notes,
        helps=_helps(planned, between, text),
        severity="warning",
    )
    texts = {lp.Elementwise: "copies a tile", lp.ReadOut: _THROUGH_VGPRS, lp.WriteBack: _THROUGH_VGPRS}
    places: list[tuple[lp.Place | None, str]] = [(op.place, texts[type(op)]) for op in planned]
    if not planned:
        before = [place for _, item in moves if (place := sources.place_before(item)) is not None]
        by_count = sorted(by_line(before), key=lambda one: -one[1])
        places = [(place, f"{n} of them {'stands' if n == 1 else 'stand'} after this") for place, n in by_count]
    return marked(finding, program.kernel.span, *list(dict.fromkeys(places))[:_MOST])


def _planned(program: lp.Program, loop: LoopReport, sources: Sources) -> Iterator[_Copying]:
    """The first operation of each line in that loop of the program that copies registers by itself."""
    inside = {
        id(operation)
        for number, operation in sources.operations.items()
        if loop.line <= sources.flow.steps[number].item.line <= loop.last_line
    }
    seen = set()
    for one in lp.flat(program.body):
        if isinstance(one, lp.Loop) and inside & {id(operation) for operation in one.body}:
            for operation in lp.flat(one.body):
                if _copies(operation) and operation.place.span not in seen:
                    seen.add(operation.place.span)
                    yield operation


def _copies(operation: lp.Operation) -> TypeGuard[_Copying]:
    return isinstance(operation, lp.ReadOut | lp.WriteBack) or (
        isinstance(operation, lp.Elementwise) and isinstance(operation.value, lp.Element)
    )


def _helps(planned: Sequence[_Copying], between: bool, text: str) -> tuple[str, ...]:
    if any(isinstance(operation, lp.Elementwise) for operation in planned):
        return (_WITHOUT_COPY,)
    if planned:
        return (_FEWER, "or work on the accumulators after the loop")
    made_by = _VERSION.search(text)
    older = made_by is None or int(made_by[1]) < _NEWER
    return (*([_OTHER_CLANG] if between and older else []), _TWO_WAVES if between else _FEWER)
