"""TD222: instructions of the main loop that copy registers and compute nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence, Set
from typing import TypeGuard

from tiledsl.analysis.listing.origins import Sources, by_line, marked
from tiledsl.asm.resources import LoopReport, Resources, instruction_class
from tiledsl.asm.text.syntax import Instruction, Register
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.program import operations as lp

_SWAPS = ("v_permlane16_swap", "v_permlane32_swap")
_NEAR = 200  # instructions among which the reader of a copied register is looked for
_SHORTLY = 4  # instructions
_BETWEEN_FILES = "v_accvgpr_"
_MOST = 3  # lines of the user's in one finding
_THROUGH_VGPRS = "copies accumulators from AGPRs to VGPRs, and back"
_NEWER = 22  # the first clang that keeps accumulators in VGPRs by itself
_OTHER_CLANG = f"compile with clang {_NEWER} or newer, which `pip install 'tiledsl[compile]'` brings"
_FEWER = "let a wave hold fewer registers: use smaller register tiles, or more warps a block"
_WITHOUT_COPY = "copy after the loop, or write two steps into one turn of the loop and let two tiles change their parts"
_AFTER_BRANCH = "multiply after the branch, with tiles that are chosen by a coordinate in place of the branch"
_TWO_WAVES = "let two waves fit a SIMD, with fewer registers in a wave and at most half of the LDS in a block"

_VERSION = re.compile(r'^\s*\.ident\s+".*clang version (\d+)', re.MULTILINE)

_Copying = lp.Elementwise | lp.ReadOut | lp.WriteBack


def move_checks(
    program: lp.Program, found: Resources, sources: Sources, own: Container[int] | None, text: str
) -> list[Diagnostic]:
    """TD222, once, for the moves in the main loop other than those of the kernel's own td.asm.

    Copies of vectors in single registers, by td.copy, are no reason for the finding. `own` are the lines of inline
    assembly, None where they are not marked; `text` is the listing.
    """
    steps = sources.flow.steps
    if found.loop is None or not any(_is_copy(step.item) for step in steps):
        return []
    turn = _turn(found.loop, sources)
    moves = [number for number in _moves(program, sources, own) if number in turn]
    meant = sum(isinstance(one, lp.Elementwise) and one.count == 1 for one in _planned(program, sources, turn))
    return [_diagnostic(program, found, sources, turn, moves, text)] if len(moves) > meant else []


def _turn(loop: LoopReport, sources: Sources) -> Set[int]:
    """The numbers of the main loop's instructions, wherever the compiler has placed them.

    They are the instructions on a path from a matrix instruction back to itself, without those of outer loops."""
    flow = sources.flow
    inside = [number for number in sorted(flow.after) if loop.line <= flow.steps[number].item.line <= loop.last_line]
    start = next((number for number in inside if flow.steps[number].matrix), inside[0])
    before, part, turn = flow.predecessors(), set(flow.after), set(inside)
    while found := _reached(start, flow.after, part) & _reached(start, before, part):
        beginnings = {number for number in found if before[number] - found}
        part, turn = found - beginnings, found
        if start in beginnings:
            break
    return turn


def _reached(start: int, after: Mapping[int, Iterable[int]], part: Container[int]) -> set[int]:
    """The numbers of that part that are one step or more behind `start`."""
    seen: set[int] = set()
    work = [start]
    for number in work:
        new = {other for other in after.get(number, ()) if other in part} - seen
        seen |= new
        work += new
    return seen


def _moves(program: lp.Program, sources: Sources, own: Container[int] | None) -> Iterator[int]:
    """The numbers of the instructions that copy vector registers and do not come from td.asm."""
    given = Counter(_mnemonic(op.template) for op in lp.flat(program.body) if isinstance(op, lp.Memory))
    for number, step in enumerate(sources.flow.steps):
        mnemonic = _mnemonic(step.item.mnemonic)
        if not _is_copy(step.item):
            continue
        if own is None and given[mnemonic] > 0:  # any of these may be the kernel's own
            given[mnemonic] -= 1
        elif not (
            isinstance(sources.operations.get(number), lp.Memory)
            or _is_for_swap(sources, number)
            or _is_of_constant(sources, number)
        ):
            yield number


def _is_for_swap(sources: Sources, number: int) -> bool:
    """Whether the copy's first reader exchanges lanes between two registers: both then hold the same value before."""
    steps = sources.flow.steps
    copy = steps[number].item
    for step in steps[number + 1 : number + 1 + _NEAR]:
        if copy.operands[0] in step.item.operands:
            return step.item.mnemonic.startswith(_SWAPS)
    return False


def _is_of_constant(sources: Sources, number: int) -> bool:
    """Whether the copied register was set to a constant shortly before, as by loads at an edge."""
    steps = sources.flow.steps
    source = steps[number].item.operands[1]
    for step in reversed(steps[max(0, number - _SHORTLY) : number]):
        if step.item.mnemonic.startswith("s_") and "branch" in step.item.mnemonic:
            return False
        if step.item.operands[:1] == (source,):
            is_move = instruction_class(step.item.mnemonic) == "moves"
            return is_move and not any(isinstance(one, Register) for one in step.item.operands[1:])
    return False


def _mnemonic(text: str) -> str:
    return text.split()[0].removesuffix("_e32").removesuffix("_e64") if text else ""


def _is_copy(item: Instruction) -> bool:
    """Whether the instruction only copies a vector register: a constant or a scalar register that is set is none, and
    neither is a value of another lane.
    """
    return (
        instruction_class(item.mnemonic) == "moves"
        and not item.mnemonic.endswith("_dpp")
        and any(isinstance(operand, Register) and operand.file in ("v", "a") for operand in item.operands[1:])
    )


def _diagnostic(
    program: lp.Program, found: Resources, sources: Sources, turn: Set[int], moves: Sequence[int], text: str
) -> Diagnostic:
    steps, count = sources.flow.steps, len(moves)
    items = [steps[number].item for number in moves]
    planned = list(_planned(program, sources, turn))
    between = any(item.mnemonic.startswith(_BETWEEN_FILES) for item in items)
    finding = Diagnostic(
        "TD222",
        f"the main loop has {count} register {'move' if count == 1 else 'moves'} beside"
        f" {sum(steps[number].matrix is not None for number in turn)} MFMA",
        notes=(
            f"the first, in line {items[0].line} of the listing: {' '.join(items[0].text.split())}",
            f"the listing uses {found.vgprs} VGPRs and {found.agprs} AGPRs",
        ),
        helps=_helps(planned, between, _in_both_arms(program), text),
        severity="warning",
    )
    texts = {lp.Elementwise: "copies a tile", lp.ReadOut: _THROUGH_VGPRS, lp.WriteBack: _THROUGH_VGPRS}
    places: list[tuple[lp.Place | None, str]] = [(op.place, texts[type(op)]) for op in planned]
    if not planned:
        before = [place for item in items if (place := sources.place_before(item)) is not None]
        by_count = sorted(by_line(before), key=lambda one: -one[1])
        places = [(place, f"{n} of them {'stands' if n == 1 else 'stand'} after this") for place, n in by_count]
    return marked(finding, program.kernel.span, *places[:_MOST])


def _planned(program: lp.Program, sources: Sources, turn: Set[int]) -> Iterator[_Copying]:
    """The first operation of each line in the loop of the program that copies registers by itself.

    A loop is recognised by its inline assembly. Where the main loop has none, all loops without any count.
    """
    numbers = program.numbers
    inside = {numbers[operation] for number, operation in sources.operations.items() if number in turn}
    seen = set()
    for one in lp.flat(program.body):
        if not isinstance(one, lp.Loop):
            continue
        if inside & {numbers[operation] for operation in one.body} if inside else not _has_assembly(one.body):
            for operation in lp.flat(one.body):
                if _copies(operation) and operation.place.span not in seen:
                    seen.add(operation.place.span)
                    yield operation


def _has_assembly(body: Iterable[lp.Operation]) -> bool:
    return any(operation.assembly for operation in lp.flat(body))


def _copies(operation: lp.Operation) -> TypeGuard[_Copying]:
    return isinstance(operation, lp.ReadOut | lp.WriteBack) or (
        isinstance(operation, lp.Elementwise) and isinstance(operation.value, lp.Element)
    )


def _helps(planned: Sequence[_Copying], between: bool, arms: bool, text: str) -> tuple[str, ...]:
    if any(isinstance(operation, lp.Elementwise) for operation in planned):
        return (_WITHOUT_COPY,)
    if planned:
        return (_FEWER, "or work on the accumulators after the loop")
    made_by = _VERSION.search(text)
    older = made_by is None or int(made_by[1]) < _NEWER
    if between:
        return (*([_OTHER_CLANG] if older else []), _TWO_WAVES)
    return (_AFTER_BRANCH if arms else _FEWER,)


def _in_both_arms(program: lp.Program) -> bool:
    """Whether both arms of a branch in a loop have products that the compiler places."""
    loops = (one for one in lp.flat(program.body) if isinstance(one, lp.Loop))
    branches = (one for loop in loops for one in lp.flat(loop.body) if isinstance(one, lp.Branch))
    return any(all(map(_multiplies, branch.bodies)) for branch in branches)


def _multiplies(body: Sequence[lp.Operation]) -> bool:
    return any(isinstance(one, lp.Mfma) and not one.is_assembly for one in lp.flat(body))
