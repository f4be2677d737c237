"""Lowered program → HIP text. The plan and the waits have made all decisions but the scheduling fences."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import linecache
import os
import re
import textwrap
from collections.abc import Iterable, Sequence
from importlib import resources
from typing import Any, assert_never

import jinja2

from tiledsl.diagnostics.diagnostic import Span, display_path
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import total
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.labels import labelled, labels
from tiledsl.ir.program.names import c_name, symbol
from tiledsl.ir.program.registers import Variable
from tiledsl.lower.emit.branch_arms import may_merge, multiply_in_both
from tiledsl.lower.emit.ctext import UNROLL, c_descriptor, c_expr, c_long, c_pointer, register_type
from tiledsl.lower.emit.line_places import Emitted, Marks, taken_out
from tiledsl.lower.emit.operand_tuples import PARTS, with_operand_tuples
from tiledsl.lower.emit.phases import ARITHMETIC, Phases
from tiledsl.lower.emit.piece_text import (
    cast,
    chooses_by_known_places,
    elementwise,
    loaded,
    loaded_inside,
    stored,
    stored_inside,
    unpacked,
)
from tiledsl.lower.emit.preamble import half_name, integers_name, joined_name, outcome_name, preamble
from tiledsl.lower.emit.reduction_text import reduced
from tiledsl.targets import MatrixInstruction

_RECENT = 6
SCHEDULED = "__builtin_amdgcn_sched_barrier(0);"
_CLEARED = 4  # accumulators cleared on one line of the text
MOST_TIES = 40  # registers in one asm statement: as many as clang 15 has been seen to take


@functools.cache
def _template() -> jinja2.Template:
    source = (resources.files("tiledsl.lower.emit") / "templates" / "kernel.hip.j2").read_text(encoding="utf-8")
    environment = jinja2.Environment(undefined=jinja2.StrictUndefined, keep_trailing_newline=True, autoescape=False)
    return environment.from_string(source)


def emit(program: lp.Program) -> str:
    """The HIP text: deterministic, with a comment for each line of the user's."""
    return emitted(program).hip


def emitted(program: lp.Program) -> Emitted:
    """The HIP text, and the place of the source that each of its lines is made for."""
    joined = with_operand_tuples(program)
    view = _Emitter(joined)
    body = [*_declared(program.kernel), *_held(joined.body), *view.block(joined.body)]
    text = _template().render(kernel=view.kernel(), types=preamble(program, view.phases.unpacked), body=body)
    return taken_out(text, view.marks, program.kernel)


class _Emitter:
    def __init__(self, program: lp.Program):
        self.program = program
        self.line: Span | None = None
        self.recent: list[str] = []  # the lines quoted last
        self.before: set[type[lp.Operation]] = set()  # products or memory, whichever came last; both after a branch
        self.multiplied: dict[str, None] = {}  # accumulators of the products since the last memory operation, in order
        self.loops = 0  # around the operation
        self.finished: set[str] = set()  # what arithmetic reads in loops
        self.pins = _pins(program)
        self.labels = labels(program.numbers)
        self.phases = Phases(program)
        self.arms = 0  # the arms that have been distinguished
        self.marks = Marks()

    def kernel(self) -> dict[str, Any]:
        program, kernel = self.program, self.program.kernel
        parameters = [
            f"{'' if t.name in kernel.outputs else 'const '}{t.dtype.c_type} *{c_name(t.name)}" for t in kernel.tensors
        ]
        parameters += [f"{s.dtype.c_type} {c_name(s.name)}" for s in kernel.scalars]
        parameters += [f"int {c_name(size.name)}" for size in kernel.dynamic]
        return {
            "name": kernel.name,
            "symbol": symbol(kernel),
            "sizes": (
                ", ".join(
                    [
                        *(f"{name} = {size}" for name, size in kernel.sizes),
                        *map(_given, kernel.dynamic),
                        *_pitches(kernel),
                    ]
                )
                or "fixed sizes"
            ),
            "target": program.target.name,
            "grid": c_expr(total(kernel.grid)),
            "threads": program.threads,
            # LLVM doubles the number on targets where both register files are one (GCNSubtarget, getMaxNumVGPRs)
            "vgprs": program.target.vgprs_per_file // 2 if program.vgprs_only else 0,
            "waves": program.waves_per_simd,
            "lds": program.lds_bytes,
            "parameters": ", ".join(parameters),
            "identity": _identity(program, self.marks.of(lp.Place(*program.kernel.grid_place))),
            "declarations": [*self._reads(), *_declarations(program), *self._addresses()],
        }

    def _reads(self) -> Iterable[str]:
        """The integers that are read before all addresses, and the variables of those that steps of loops read."""
        for read in self.program.reads:
            yield f"const int {_assigned(read)}"
        moving = (one for one in self.program.numbers.operations if isinstance(one, lp.ReadInteger))
        names = dict.fromkeys(one.value.name for one in moving)
        if names:
            yield f"int {', '.join(names)};"

    def _addresses(self) -> Iterable[str]:
        for address in self.program.addresses:
            yield f"const td_u32 {address.name} = {'lds + ' if address.shared else ''}{c_expr(address.value)};"
        for pointer in self.program.pointers:
            yield f"const char *{pointer.name} = {c_pointer(pointer.tensor, pointer.start)};"
        for scalar in self.program.scalars:
            yield f"const int {scalar.name} = {c_expr(scalar.value)};"
        for descriptor in self.program.descriptors:
            text = c_descriptor(descriptor.tensor, descriptor.start, descriptor.end)
            if not self.program.kernel.dynamic:
                yield f"const td_u32x4 {descriptor.name} = {text};"
            # clang would work it out again behind a loop, merge the two in vector registers, and pass these where
            # scalar ones are asked for
            else:
                yield f'td_u32x4 {descriptor.name} = {text}; asm volatile("" : "+s"({descriptor.name}));'

    # ------------------------------------------------------------------------------------------------------- body

    def block(self, body: Iterable[lp.Operation]) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        before: lp.Operation | None = None
        cleared = 0
        for operation, place in _placed(tuple(body)):
            if isinstance(before, lp.Branch) and isinstance(operation, lp.Branch):
                # clang would make one branch of the two, with two arms, and copy the accumulators where these meet
                out.append({"comment": "", **_line(SCHEDULED)})
            cleared = (
                cleared + 1
                if isinstance(operation, lp.ClearAccumulator) and isinstance(before, lp.ClearAccumulator)
                else 0
            )
            before = operation
            # behind its text, which is short
            comment = "" if isinstance(operation, lp.Priority) else self._comment(operation)
            views, mark = self._views(operation), self.marks.of(place)
            comment = self._quoted(comment, views)
            if cleared % _CLEARED and not comment and "//" not in out[-1]["text"]:
                out[-1]["text"] += f" {views[0]['text']}"
                continue
            for view in views:
                out.append({"comment": comment, "guard": "", **view, "mark": mark})
                comment = ""
        return _grouped(out)

    def _quoted(self, comment: str, views: list[dict[str, Any]]) -> str:
        """The comment before an operation. In a kernel that interleaves products and memory operations one by one, a
        line that was quoted shortly before is named by its place only, at the end of the statement.
        """
        if comment in self.recent and views and views[-1]["kind"] == "line":
            views[-1]["text"] += f"  // {comment.split(': ')[0]}"
            return ""
        if comment and self.program.accumulators:
            self.recent = [*self.recent[1 - _RECENT :], comment]
        return comment

    def _comment(self, operation: lp.Operation) -> str:
        """The user's line, where it differs from the previous one."""
        place = operation.place
        if place is None or (
            self.line is not None and (place.span.file, place.span.line) == (self.line.file, self.line.line)
        ):
            return ""
        self.line = place.span
        return _quotation(place)

    def _elements(self, operation: lp.Elementwise) -> list[str]:
        return elementwise(operation, self.phases.unpacked, self.program.target.packed_beside_products)

    def _views(self, operation: lp.Operation) -> list[dict[str, Any]]:
        label = self.labels.get(self.program.numbers[operation]) if self.labels else None
        self._used(operation)
        match operation:
            case lp.Loop():
                return [self._loop(operation)]
            case lp.Branch():
                return self._branch(operation)
            case lp.Memory(guard=guard):
                text = _line(_memory(operation, label), c_expr(guard) if guard is not None else "")
                # clang would put products behind the wait states for them
                is_late = self.program.products_spaced and operation.template.startswith("s_nop ")
                states = [_line(SCHEDULED)] if is_late else []
                return [*self._fence(lp.Memory), *states, text]
            case lp.Mfma(is_assembly=True) | lp.ClearAccumulator() | lp.ReadOut() | lp.WriteBack():
                return [_line(_on_accumulator(operation, label))]
            case lp.Join() | lp.Gather():
                return [_line(_joined(operation))]
            case lp.Forget(registers=registers):
                return [_line(text) for text in _tied("", registers, "=v")]
            case lp.Mfma():
                fence = self._fence(lp.Mfma)
                self.multiplied[operation.acc] = None
                return [*fence, _line(_mfma(operation))]
            case lp.Clear(registers=registers):
                return [_line(" ".join(f"{register} = 0.0f;" for register in registers))]
            case lp.Copy() | lp.ReadInteger():
                return [_line(_assigned(operation))]
            case lp.Swap(m=m, dst=dst, src=src):
                return [_line(f"{dst} = td_swap_layout_{m}({src}, lane);")]
            case lp.Elementwise():
                return [_line(text) for text in (*_chosen(operation), *self._elements(operation))]
            case lp.Reduce():
                return [_line(reduced(operation, self.phases.unpacked))]
            case lp.Cast() | lp.Unpack():
                return [_line(text) for text in self._converted(operation)]
            case lp.Load():
                return [_line(text) for text in _load(operation, self.program.edges_recomputed)]
            case lp.Store():
                return [*self._fence(lp.Memory), *(_line(text) for text in _store(operation))]
            case lp.Barrier():
                return [*self._fence(lp.Memory), *self._barrier(operation, label)]
            case lp.Priority(level=level):
                return [
                    *self._fence(lp.Memory),
                    _line(f"__builtin_amdgcn_s_setprio({level});  // {_quotation(operation.place)}"),
                ]
            case lp.Wait():
                # clang gathers waits, and puts products after them
                gathered = [_line(SCHEDULED)] if lp.Mfma in self.before else []
                return [*gathered, *(_line(text) for text in _wait(operation))]
            case _:
                raise AssertionError(f"no text for {type(operation).__name__}")

    def _used(self, operation: lp.Operation) -> None:
        """Note what arithmetic computes. In a loop, the products of accumulators that arithmetic reads are finished. As
        an operand of a later statement, such an accumulator would be copied. So it is in a last step behind the loop.
        """
        self.phases.note(operation)
        if isinstance(operation, ARITHMETIC):
            read = set(operation.effects.read)
            if self.loops:
                self.finished |= read
            self.multiplied = {name: None for name in self.multiplied if name not in read & self.finished}

    def _fence(self, kind: type[lp.Memory | lp.Mfma]) -> list[dict[str, Any]]:
        """Text that keeps products and memory operations in the kernel's order. For clang a product depends on its
        operands alone, and inline assembly takes no time.

        Before memory operations, an empty statement takes the accumulators as operands, so that their products come
        first. Before products stands a scheduling barrier. Where `_pins` says that such a statement does harm, only
        the scheduling barrier is used.
        """
        before, self.before = self.before, {kind}
        if before <= {kind}:
            return []
        if kind is lp.Mfma:
            return [_line(SCHEDULED)]
        multiplied, self.multiplied = list(self.multiplied), {}
        return [_line(text) for text in _tied("", multiplied)] if self.pins else [_line(SCHEDULED)]

    def _converted(self, operation: lp.Cast | lp.Unpack) -> list[str]:
        """A conversion. In phases, its result is made at once: the registers would not hold all f32 values."""
        texts = cast(operation) if isinstance(operation, lp.Cast) else [unpacked(operation)]
        return [*texts, *(_tied("", [operation.register]) if self.phases.there else [])]

    def _barrier(self, barrier: lp.Barrier, label: int | None) -> list[dict[str, Any]]:
        """A barrier, behind text that keeps the arithmetic of the phase before it."""
        computed = self.phases.ended_by(barrier) if self.phases.there else []
        texts = [*(_tied("", computed) if computed else []), f'asm volatile("{labelled("s_barrier", label)}");']
        return [_line(text) for text in texts]

    def _branch(self, branch: lp.Branch) -> list[dict[str, Any]]:
        """A branch: each arm follows the text before the branch, and the text after the branch may follow
        either arm.
        """
        before, multiplied = self.before, dict(self.multiplied)
        then, one = self._arm(branch.then), (self.before, self.multiplied)
        self.before, self.multiplied = before, multiplied
        otherwise = self._arm(branch.otherwise)
        self.before, self.multiplied = one[0] | self.before, one[1] | self.multiplied
        self.line = None
        view = {"kind": "branch", "condition": _condition(branch), "then": then, "otherwise": otherwise}
        if not then:  # what is there for one of the arms alone may need no text in the other
            return (
                [{**view, "condition": f"!({view['condition']})", "then": otherwise, "otherwise": []}]
                if otherwise
                else []
            )
        if not multiply_in_both(branch):
            return [
                (
                    {**view, "then": self._distinguished(then), "otherwise": self._distinguished(otherwise)}
                    if may_merge(branch)
                    else view
                )
            ]
        second = {**view, "condition": f"!({view['condition']})", "then": otherwise, "otherwise": []}
        return [{**view, "otherwise": []}, _line(SCHEDULED), second]

    def _arm(self, body: tuple[lp.Operation, ...]) -> list[dict[str, Any]]:
        self.line = None
        return [*_steps_of_masks(body), *self.block(body)]

    def _distinguished(self, arm: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The arm between two comments that no other arm has. Otherwise clang would merge equal text at the ends or
        beginnings of the arms.
        """
        self.arms += 1
        first, last = (_line(f'asm volatile("; {which} of arm {self.arms}");') for which in ("beginning", "end"))
        return [{**first, "comment": ""}, *arm, {**last, "comment": ""}]

    def _loop(self, loop: lp.Loop) -> dict[str, Any]:
        self.line = None
        moves = [None if p.advance == ir.Const(0) else c_long(p.advance) for p in loop.pointers]
        pointers = [
            {"name": p.name, "start": c_pointer(p.tensor, p.start), "advance": move}
            for p, move in zip(loop.pointers, moves, strict=True)
        ]
        view = {
            "kind": "loop",
            "var": loop.var.name,
            "start": loop.start,
            "more": c_expr(ir.Binary("<", loop.var, loop.stop)),
            "step": loop.step,
            "pointers": pointers,
            "body": [*_held(loop.body), *self._turn(loop.body)],
        }
        self.line = None
        return view

    def _turn(self, body: Iterable[lp.Operation]) -> list[dict[str, Any]]:
        self.loops += 1
        views = self.block(body)
        self.loops -= 1
        return views


def _placed(body: tuple[lp.Operation, ...]) -> list[tuple[lp.Operation, lp.Place | None]]:
    """The operations with their places. Waits without one have that of the next operation, or else of the last one."""
    found: list[tuple[lp.Operation, lp.Place | None]] = []
    place = next((one.place for one in reversed(body) if one.place is not None), None)
    for operation in reversed(body):
        place = operation.place or place
        found.append((operation, place))
    return found[::-1]


def _chosen(operation: lp.Elementwise) -> list[str]:
    """A statement without which the compiler would leave out products whose results a mask of known places does not
    choose.
    """
    return _tied("", operation.sources) if chooses_by_known_places(operation) else []


def _steps_of_masks(arm: Iterable[lp.Operation]) -> list[dict[str, Any]]:
    """The numbers of the steps that masks of an arm of arithmetic use, hidden from clang. Otherwise clang would keep
    the masks' bounds in vector registers, and change them in each step of the loop, also in those without a mask.
    """
    arm = tuple(arm)
    if not all(isinstance(operation, lp.Elementwise) for operation in arm):
        return []
    used = (variable for operation in arm for mask in operation.expressions for variable in ex.variables(mask))
    steps = dict.fromkeys(variable.name for variable in used if variable.kind == "loop")
    return [
        {
            **_line(f'int {step}_here = {step}; asm("" : "+s"({step}_here)); const int {step} = {step}_here;'),
            "comment": "",
        }
        for step in steps
    ]


def _condition(branch: lp.Branch) -> str:
    text = c_expr(branch.condition)
    return f"{outcome_name(branch)}({text})" if branch.hidden else text


def _pins(program: lp.Program) -> bool:
    """Whether a statement may take accumulators as operands in VGPRs without harm.

    The accumulators must leave a quarter of the VGPRs for everything else: otherwise clang searches for registers for
    many minutes. And the accumulators must be in VGPRs: clang before 22 places the accumulators of a kernel that may
    use both register files in AGPRs, and would copy them to VGPRs and back at each statement.
    """
    target = program.target
    if not program.vgprs_only and target.registers_at(program.waves_per_simd) > target.vgprs_per_file:
        return False
    held = {
        op.acc: op.instruction.accumulators
        for op in program.numbers.operations
        if isinstance(op, lp.Mfma) and not op.is_assembly
    }
    allowed = min(target.vgprs_per_file, target.registers_at(program.waves_per_simd))
    return 4 * sum(held.values()) <= 3 * allowed


def _quotation(place: lp.Place) -> str:
    return (
        f"{os.path.basename(display_path(place.span.file))}:{place.span.line}:"
        f" {linecache.getline(place.span.file, place.span.line).strip()}"
    )


def _line(text: str, guard: str = "") -> dict[str, Any]:
    return {"kind": "line", "text": text, "guard": guard, "mark": ""}


def _grouped(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Adjacent lines under one guard, in one `if`."""
    out: list[dict[str, Any]] = []
    for guard, run in itertools.groupby(views, key=lambda view: view["guard"]):
        lines = list(run)
        if guard and len(lines) > 1:
            inner = [{**line, "guard": ""} for line in lines]
            first, inner[0]["comment"] = inner[0]["comment"], ""
            branch = {"kind": "branch", "condition": guard, "then": inner, "otherwise": []}
            lines = [{**branch, "comment": first, "guard": "", "mark": lines[0]["mark"]}]
        out += lines
    return out


def _pitches(kernel: ir.KernelIR) -> Iterable[str]:
    """The tensors whose rows, or matrices, are not contiguous."""
    for t in kernel.tensors:
        if t.pitch != t.cols:
            yield f"rows of {t.name} every {c_expr(t.pitch)} elements"
        if t.dimensions == 3 and t.matrix_pitch != ex.binary("*", t.rows, t.pitch):
            yield f"matrices of {t.name} every {c_expr(t.matrix_pitch)} elements"
        if t.group:
            yield f"groups of {t.group} matrices of {t.name} every {c_expr(t.group_pitch)} elements"


def _given(size: ir.Var) -> str:
    """The known facts about a size that the call gives."""
    multiples = f"a multiple of {size.multiple} in " if size.multiple > 1 else ""
    return f"{c_name(size.name)} at run time, {multiples}{size.low}..{size.high}"


def _identity(program: lp.Program, mark: str) -> list[str]:
    """The numbers of the lane, the warp and the block. `mark` is that of the grid's place."""
    kernel = program.kernel
    lines = ["const int thread = __builtin_amdgcn_workitem_id_x();", "const int lane = thread & 63;"]
    lines.append(
        "const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);" if kernel.warps > 1 else "const int warp = 0;"
    )
    *steps, last = [(step.var.name, c_expr(step.value)) for step in kernel.block_steps] or [
        ("block", "__builtin_amdgcn_workgroup_id_x()")
    ]
    if kernel.block_steps:
        steps.insert(0, ("workgroup", "__builtin_amdgcn_workgroup_id_x()"))
    # unsigned: a division is a shift, or one multiplication
    lines += [f"{mark}const unsigned int {name} = {value};" for name, value in steps]
    lines.append("{}const int {} = {};".format(mark, *last))
    return lines + [f"{mark}const int {step.var.name} = {c_expr(step.value)};" for step in kernel.coordinates]


def _assigned(operation: lp.Copy | lp.ReadInteger) -> str:
    if isinstance(operation, lp.Copy):
        return f"{operation.register} = {operation.source};"
    value = operation.value
    if value.order == "arrival":
        return f"{value.name} = td_arrive({c_name(value.tensor)} + {c_expr(value.index)}, {c_expr(value.most)});"
    return f"{value.name} = td_read({c_name(value.tensor)}, {c_expr(value.index)});"


def _declarations(program: lp.Program) -> Iterable[str]:
    """One line for each type."""
    for kind in dict.fromkeys(map(c_type, program.variables)):
        names = [f"{v.name}[{v.count}]" if v.count > 1 else v.name for v in program.variables if c_type(v) == kind]
        yield from textwrap.wrap(f"{kind} {', '.join(names)};", 150, subsequent_indent="    ", break_long_words=False)


def c_type(variable: Variable) -> str:
    return register_type(variable.float, variable.dwords)


def _operand(operand: lp.Operand) -> str:
    """The C text of an input."""
    if operand.column is not None:
        half = "high" if operand.column.high else "low"
        halves = ", ".join(f"td_{half}_halves({one}, {other})" for one, other in operand.column.pairs)
        return f"{register_type(False, len(operand.column.pairs))}{{{halves}}}"
    if operand.part:
        return _some_dwords(operand.name, operand.part)
    whole = "td_first_lane({})" if operand.first_lane else "{}"
    if operand.kind == "pointer" and operand.value is not None and operand.tensor is not None:
        return whole.format(c_pointer(operand.tensor, operand.value))
    if (
        operand.kind == "descriptor"
        and operand.value is not None
        and operand.tensor is not None
        and operand.end is not None
    ):
        return whole.format(c_descriptor(operand.tensor, operand.value, operand.end))
    if operand.kind == "within" and operand.value is not None:
        return ("__builtin_amdgcn_readfirstlane({})" if operand.first_lane else "{}").format(
            f"td_least({c_expr(operand.value)}, {operand.name}.z)"
        )
    parts = [operand.name] if operand.name else ["lds"] if operand.kind == "shared" else []
    if operand.value is not None:
        text = c_expr(operand.value)
        parts.append(f"({text})" if parts and isinstance(operand.value, ir.Select) else text)
    return f"__builtin_amdgcn_readfirstlane({' + '.join(parts)})" if operand.first_lane else " + ".join(parts)


def _some_dwords(register: str, numbers: Sequence[int]) -> str:
    if len(numbers) == 1:
        return f"{register}[{numbers[0]}]"
    return f"__builtin_shufflevector({register}, {register}, {', '.join(map(str, numbers))})"


def _memory(operation: lp.Memory, label: int | None) -> str:
    early = "&" if len(operation.out) > 1 else ""
    kept = operation.out if operation.keeps else operation.reads
    outputs = [f'"{"+" if name in kept else "="}{early}v"({name})' for name in operation.out]
    inputs = [f'"{operand.constraint}"({_operand(operand)})' for operand in operation.inputs]
    numbers = {
        "out": "%0",
        **{f"out{i}": f"%{i}" for i in range(len(outputs))},
        **{str(i): f"%{len(outputs) + i}" for i in range(len(inputs))},
    }
    text = labelled(operation.template, label)
    for name, number in numbers.items():
        text = text.replace(f"{{{name}}}", number)
    written = next((name for name in operation.out if name.endswith(PARTS)), "")
    if written:  # a part of a vector is no output of assembly
        outputs = [output.replace(f"({written})", "(part)") for output in outputs]
    sections = [", ".join(outputs), ", ".join(inputs), ", ".join(f'"{c}"' for c in operation.clobbers)]
    while sections and not sections[-1]:
        sections.pop()
    tail = "".join(f" : {section}" if section else " :" for section in sections)
    if written:
        return f'{{ td_u32x2 part; asm volatile("{text}"{tail}); {written} = part; }}'
    return f'asm volatile("{text}"{tail});'


def _joined(join: lp.Join | lp.Gather) -> str:
    """Words of consecutive parts, the first in the lowest bits; or the elements of consecutive parts."""
    if isinstance(join, lp.Gather):
        return _gathered(join)
    each = len(join.parts) // join.dwords
    words = [join.parts[first : first + each] for first in range(0, len(join.parts), each)]
    texts = [" | ".join(f"{part} << {32 // each * i}" if i else part for i, part in enumerate(word)) for word in words]
    return f"{join.out} = {register_type(False, join.dwords)}{{{', '.join(texts)}}};"


def _gathered(gather: lp.Gather) -> str:
    each = gather.dwords // len(gather.parts)
    texts = [f"{part}[{number}]" if each > 1 else part for part in gather.parts for number in range(each)]
    return f"{gather.out} = {register_type(True, gather.dwords)}{{{', '.join(texts)}}};"


def _wait(wait: lp.Wait) -> list[str]:
    return _tied(f"s_waitcnt {wait.counts}" if wait.counts else "", wait.ties)


def _tied(instruction: str, names: Sequence[str], constraint: str = "+v") -> list[str]:
    """A statement that, for the compiler, reads and writes those registers ("=v": writes them). Further registers go
    into empty statements after it.
    """
    groups = [names[i : i + MOST_TIES] for i in range(0, len(names), MOST_TIES)] or [[]]
    operands = [", ".join(f'"{constraint}"({name})' for name in group) for group in groups]
    return [
        f'asm volatile("{text}"{" : " + ties if ties else ""});'
        for text, ties in zip([instruction, *[""] * (len(groups) - 1)], operands, strict=True)
    ]


def _mfma(operation: lp.Mfma) -> str:
    a, b = (_part(part, operation.instruction) for part in (operation.a, operation.b))
    instruction, acc = operation.instruction, operation.acc
    modifiers = "".join(f", {value}" for value in instruction.modifiers)
    if operation.scales:
        cbsz, blgp, *_ = instruction.modifiers
        selected = "".join(f", {scale.byte}, {scale.register}" for scale in operation.scales)
        return f"{acc} = {instruction.builtin}({a}, {b}, {acc}, {cbsz}, {blgp}{selected});"
    if instruction.result == "i32":  # their bits lie in a variable of floats
        held, integers = register_type(True, instruction.accumulators), integers_name(instruction.accumulators)
        product = f"{instruction.builtin}({a}, {b}, __builtin_bit_cast({integers}, {acc}){modifiers})"
        return f"{acc} = __builtin_bit_cast({held}, {product});"
    return f"{acc} = {instruction.builtin}({a}, {b}, {acc}{modifiers});"


def _on_accumulator(operation: lp.Mfma | lp.ClearAccumulator | lp.ReadOut | lp.WriteBack, label: int | None) -> str:
    """An operation on an accumulator in named AGPRs."""
    match operation:
        case lp.Mfma():
            return _named_mfma(operation, label)
        case lp.ClearAccumulator():
            return _clear_accumulator(operation, label)
        case lp.ReadOut(register=register, accumulator=accumulator):
            numbers = lp.agprs(accumulator)
            return f"{register} = td_read_accumulator_{len(numbers)}({numbers[0]});"
        case lp.WriteBack(register=register, accumulator=accumulator):
            numbers = lp.agprs(accumulator)
            return f"td_write_accumulator_{len(numbers)}({numbers[0]}, {register});"
        case _:
            assert_never(operation)


def _named_mfma(operation: lp.Mfma, label: int | None) -> str:
    """A product as inline assembly: the compiler keeps its order with respect to other inline assembly, and does not
    see the accumulator.
    """
    parts, dwords = (operation.a, operation.b), operation.instruction.operand_dwords
    inputs = [*(_named_part(part, dwords) for part in parts), *(scale.register for scale in operation.scales)]
    operands = ", ".join(f'"v"({one})' for one in inputs)
    first = 3 if operation.in_vgprs else 2
    ending = (f", %{first}, %{first + 1}" if operation.scales else "") + _ending(operation.modifiers)
    if operation.in_vgprs:
        accumulated, result = ("0", "=&v") if operation.from_zero else ("%0", "+v")
        text = labelled(rf"s_nop 1\n\t{operation.instruction.mnemonic} %0, %1, %2, {accumulated}{ending}", label)
        return f'asm volatile("{text}" : "{result}"({operation.acc}) : {operands});'
    text = labelled(f"{operation.instruction.mnemonic} {operation.acc}, %0, %1, {operation.acc}{ending}", label)
    # wait states between the arithmetic, which the compiler orders, and this
    if operation.awaits_copies or any(part.computed for part in parts):
        text = rf"s_nop 1\n\t{text}"
    return f'asm volatile("{text}" : : {operands});'


def _ending(modifiers: lp.Modifiers) -> str:
    """The modifiers of an instruction, as its text ends."""
    texts = (f"[{','.join(map(str, value))}]" if isinstance(value, tuple) else str(value) for _, value in modifiers)
    return "".join(f" {name}:{text}" for (name, _), text in zip(modifiers, texts, strict=True))


def _named_part(part: lp.Part, dwords: int) -> str:
    if part.computed > dwords:
        return _computed(part, dwords)
    if len(part.registers) > 1:
        if dwords == len(part.registers):
            return _together(part)
        each = "xyzw"[: dwords // len(part.registers)]
        return f"{register_type(False, dwords)}{{{', '.join(f'{name}.{c}' for name in part.registers for c in each)}}}"
    if part.pieces == 1:
        return part.registers[0]
    return f"{part.registers[0]}.{'xyzw'[part.index * dwords : (part.index + 1) * dwords]}"


def _clear_accumulator(operation: lp.ClearAccumulator, label: int | None) -> str:
    dwords = operation.instruction.operand_dwords
    zero = {1: "0", 2: "0ul"}.get(dwords, f"{register_type(False, dwords)}{{}}")
    scales, of_scales = (f", %1, %1{_ending(operation.modifiers)}", ', "v"(0)') if operation.modifiers else ("", "")
    # wait states between the zeros, which the compiler sets, and the matrix instruction that reads them
    text = labelled(rf"s_nop 1\n\t{operation.instruction.mnemonic} {operation.accumulator}, %0, %0, 0{scales}", label)
    return f'asm volatile("{text}" : : "v"({zero}){of_scales});'


def _declared(kernel: ir.KernelIR) -> list[dict[str, Any]]:
    """The declarations of tensors as comments of the listing, by which the interpreter verifies the data of a launch.

    A range whose end is an expression over sizes has none.
    """
    arguments = (*kernel.tensors, *kernel.scalars, *kernel.dynamic)
    out = []
    for one in kernel.declared:
        ends = [_end(value, arguments) for value in (one.least, one.most)]
        if all(ends):
            place = f"{re.sub(r'[^0-9A-Za-z_.-]', '_', os.path.basename(one.span.file))}:{one.span.line}"
            order = f", {one.order}" if one.order else ""
            said = f"argument {arguments.index(one.tensor)} '{c_name(one.tensor.name)}' in {'..'.join(ends)}{order}"
            out.append({**_line(f'asm volatile("; td.read: {said}, at {place}");'), "comment": ""})
    return out


def _end(value: ir.Expr, arguments: Sequence[object]) -> str:
    """An end of a declared range: a number, or the argument that has it."""
    if isinstance(value, ir.Const):
        return str(value.value)
    return f"argument {arguments.index(value)}" if value in arguments else ""


def _held(body: Iterable[lp.Operation]) -> list[dict[str, Any]]:
    """A statement that tells the compiler, in each turn of a loop with products, that the AGPRs are in use. Only
    loops with products on named accumulators have the statement.
    """
    named = any(isinstance(op, lp.Mfma) and op.named for op in lp.flat(body))
    return [{**_line("td_hold_accumulators();"), "comment": ""}] if named else []


def _together(part: lp.Part) -> str:
    """A vector of registers of one dword."""
    return f"{register_type(False, len(part.registers))}{{{', '.join(part.registers)}}}"


def _computed(part: lp.Part, dwords: int) -> str:
    """Consecutive dwords of a register that arithmetic computed."""
    (register,), first = part.registers, part.index * dwords
    numbers = ", ".join(str(first + number) for number in range(dwords))
    return f"__builtin_shufflevector({register}, {register}, {numbers})"


def _part(part: lp.Part, instruction: MatrixInstruction) -> str:
    kind = instruction.operand_type
    if part.computed > instruction.operand_dwords:
        return f"__builtin_bit_cast({kind}, {_computed(part, instruction.operand_dwords)})"
    if instruction.scaled:  # the builtin takes eight registers, and LLVM leaves out those beyond the type
        each = "xyzw"[: instruction.operand_dwords // len(part.registers)]
        words = [f"(int){name}.{c}" for name in part.registers for c in each]
        return f"{kind}{{{', '.join([*words, *['0'] * (8 - len(words))])}}}"
    if len(part.registers) > 2:  # of one dword each
        return f"__builtin_bit_cast({kind}, {_together(part)})"
    if len(part.registers) > 1:
        return f"{joined_name(kind)}({', '.join(part.registers)})"
    if part.pieces == 1:
        return f"__builtin_bit_cast({kind}, {part.registers[0]})"
    if instruction.operand_dwords == 1:
        return f"({kind}){part.registers[0]}[{part.index}]"
    return f"{half_name(kind, part.index)}({part.registers[0]})"


def _store(store: lp.Store) -> list[str]:
    access = store.access
    to = f"{{ char *to = {c_pointer(access.tensor, access.start, constant=False)} + ({c_expr(access.lane)});"
    if access.only is not None:
        inner = _store(dataclasses.replace(store, access=dataclasses.replace(access, only=None)))
        return [f"if ({c_expr(access.only)}) {inner[0]}", *inner[1:]]
    if not access.edges:
        return [to, f"  {UNROLL} {stored(store)} }}"]
    limits = ", ".join(f"{edge.name} = {c_expr(edge.left)}" for edge in access.edges)
    return [
        # or the compiler would leave out products that are nowhere stored
        f'{to} int {limits}; asm("" : {_hidden(access)});',
        f"  if ({_inside(access)}) {{",
        f"    {UNROLL} {stored(store)}",
        f"    {SCHEDULED}",  # clang would make one store of the last of both, and index registers by a variable
        "  } else {",
        f"    {UNROLL} {stored_inside(store)}",
        "  } }",
    ]


def _hidden(access: lp.PieceAccess) -> str:
    """The operands of an asm statement that hides from the compiler how many rows or columns the edges leave."""
    return ", ".join(f'"+s"({edge.name})' for edge in access.edges)


def _inside(access: lp.PieceAccess) -> str:
    """The condition that a piece lies inside. It is expected: the code of edges stands behind all other code."""
    return f"__builtin_expect({' && '.join(f'{edge.name} >= {edge.size}' for edge in access.edges)}, 1)"


def _load(load: lp.Load, recomputed: bool) -> list[str]:
    access = load.access
    first = f"{{ const char *from = {c_pointer(access.tensor, access.start)} + ({c_expr(access.lane)});"
    if not access.edges:
        *pragma, last = loaded(load)
        return [first, *(f"  {line}" for line in pragma), f"  {last} }}"]
    limits = ", ".join(f"{edge.name} = {c_expr(edge.left)}" for edge in access.edges)
    return [
        f'{first} int {limits}; asm("" : {_hidden(access)});' if recomputed else f"{first} const int {limits};",
        f"  if ({_inside(access)}) {{",
        *(f"    {line}" for line in loaded(load)),
        "  } else {",
        *(f"    {line}" for line in loaded_inside(load)),
        "  } }",
    ]
