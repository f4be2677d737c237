"""Vector instructions as closures: modifiers, DPP and SDWA around the body of the definition."""

from __future__ import annotations

from typing import Any

from tiledsl.asm.isa.definition import FLOAT_VIEWS, HALF_VIEWS, OperandSpec, Syntax
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Operand, Register
from tiledsl.sim.execute import operands as ops
from tiledsl.sim.execute.closures import bind
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.step import Step

_PACKED = frozenset({"pkf32", "pku32", "pkf16", "pku16", "pki16", "pkbf16"})


def vector_step(step: Step, form: Syntax, readers: list[ops.Reader], symbols: dict[str, int]) -> ops.Run:
    """The closure that executes one vector instruction."""
    item = step.item
    readers = list(readers)
    if step.encoding == "sdwa":
        _select_parts(step, form, readers, symbols)
    if step.definition.mnemonic.startswith("v_fma_mix"):
        _select_formats(step, form, readers, symbols)
    elif not any(m.name == "op_sel" for m in form.modifiers):  # bodies that take op_sel read it themselves
        _select_halves(step, form, readers, symbols)
    if item.modifier("clamp") and step.definition.saturates:
        readers = [_widened_integer(reader) for reader in readers]
    writers = [
        _writer(step, form, spec, operand)
        for spec, operand in zip(form.operands, item.operands, strict=True)
        if spec.written
    ]
    writers += [ops.implicit_writer(name, True) for name in step.definition.writes]
    if step.encoding == "dpp" and readers:  # v_nop has no source
        run = _dpp(step, form, readers, writers)
    else:
        run = bind(step.definition.semantics, readers, writers)
    return _warning_of_scales(step, run)


def _warning_of_scales(step: Step, run: ops.Run) -> ops.Run:
    """The closure with a warning of mul:2, mul:4 and div:2, which the hardware ignores in the modelled MODE.

    The hardware ignores them while MODE.IEEE is set, and while subnormal results are kept (LLVM, SIFoldOperands, and
    its review D30209).
    """
    scale = next((f"{name}:{value}" for name, value in step.item.modifiers if name in ("mul", "div")), None)
    if scale is None:
        return run

    def warn_and_run(w: WaveContext) -> None:
        message = f"{scale} has no effect: the hardware ignores it with this MODE"
        w.batch.report("output-modifier", message, w.number, step)
        run(w)

    return warn_and_run


# -- sources ------------------------------------------------------------------------


def _select_halves(step: Step, form: Syntax, readers: list[ops.Reader], symbols: dict[str, int]) -> None:
    """Apply op_sel, op_sel_hi, neg_lo and neg_hi to the readers of packed operands and of single halves."""
    item = step.item
    count = len([spec for spec in form.operands if not spec.written])
    low = _bits(item, "op_sel", count + 1, 0)
    high, negate_low, negate_high = (
        _bits(item, "op_sel_hi", count, 1),
        _bits(item, "neg_lo", count, 0),
        _bits(item, "neg_hi", count, 0),
    )
    plain = [spec for spec in form.operands if not spec.written]
    for number, spec in enumerate(plain):
        if spec.name not in step.definition.parameters:
            continue
        at = step.definition.parameters.index(spec.name)
        if spec.view in _PACKED:
            _check_pair(step, spec, item.operands[form.operands.index(spec)], (low[number], high[number]))
            if (negate_low[number] or negate_high[number]) and spec.view not in ("pkf32", "pkf16", "pkbf16"):
                raise ops.Unsupported("a sign modifier on an operand that is no float")
            readers[at] = ops.packed_reader(
                readers[at], low[number], high[number], negate_low[number], negate_high[number]
            )
        elif negate_low[number] or negate_high[number]:
            readers[at] = _negated(readers[at], spec, negate_low[number])
        elif low[number]:
            readers[at] = _high_half(step, form, spec, symbols)


def _check_pair(step: Step, spec: OperandSpec, operand: Operand, chosen: tuple[int, int]) -> None:
    """Refuse the high half of a constant for a pair of registers, which is not documented, except that of 0.
    v_pk_mov_b32 takes one half of each source.
    """
    if spec.view not in ("pkf32", "pku32") or not _is_constant(operand) or operand == Number(0):
        return
    taken = chosen[:1] if step.definition.mnemonic == "v_pk_mov_b32" else chosen
    if any(taken):
        raise ops.Unsupported("the high half of a constant")


def _negated(inner: ops.Reader, spec: OperandSpec, low: int) -> ops.Reader:
    """The reader with the sign changed, of an operand that is not packed in a packed instruction.

    For the sign of such an operand, compilers write neg_lo and neg_hi (LLVM, SelectVOP3PMods).
    """
    if spec.view not in FLOAT_VIEWS:
        raise ops.Unsupported("a sign modifier on an operand that is no float")
    if not low:
        raise ops.Unsupported(f"neg_hi without neg_lo on operand '{spec.name}', which has no high half")
    return lambda w: -inner(w)


def _bits(item: Instruction, name: str, count: int, default: int) -> list[int]:
    value = item.modifier(name)
    given = [int(v) for v in value] if isinstance(value, tuple) else []
    return given + [default] * (count - len(given))


def _high_half(step: Step, form: Syntax, spec: OperandSpec, symbols: dict[str, int]) -> ops.Reader:
    if spec.view not in HALF_VIEWS:
        raise ops.Unsupported(f"op_sel on operand '{spec.name}'")
    return _part(step.item.operands[form.operands.index(spec)], spec, "WORD_1", symbols)


def _part(operand: Operand, spec: OperandSpec, select: str, symbols: dict[str, int]) -> ops.Reader:
    """The reader of a byte or half of a source in the operand's view, with the sign modifiers applied."""
    extended = isinstance(operand, Modified) and operand.sign_extend
    part = ops.sdwa_reader(ops.word_reader(operand, spec, symbols), select, extended, spec.view)
    if not isinstance(operand, Modified) or extended:
        return part
    if spec.view not in ("f16", "bf16") or not select.startswith("WORD"):
        raise ops.Unsupported("a sign modifier on part of a register that is no float")
    return ops.with_signs(part, operand, spec.view)


def _select_formats(step: Step, form: Syntax, readers: list[ops.Reader], symbols: dict[str, int]) -> None:
    """Read the sources of a mixed fma that op_sel_hi makes f16 from the half that op_sel names. Sign modifiers apply to
    the f16, which gives the same.
    """
    plain = [
        (spec, operand) for spec, operand in zip(form.operands, step.item.operands, strict=True) if not spec.written
    ]
    high, halves = _bits(step.item, "op_sel", len(plain), 0), _bits(step.item, "op_sel_hi", len(plain), 0)
    for (spec, operand), upper, half in zip(plain, high, halves, strict=True):
        if half:
            if upper and _is_constant(operand) and operand != Number(0):
                raise ops.Unsupported("the high half of a constant")
            readers[step.definition.parameters.index(spec.name)] = _widened(
                operand, spec, "WORD_1" if upper else "WORD_0", symbols
            )


def _is_constant(operand: Operand) -> bool:
    bare = operand.operand if isinstance(operand, Modified) else operand
    return not isinstance(bare, Register) and not ops.scalar_register(bare)


def _widened(operand: Operand, spec: OperandSpec, select: str, symbols: dict[str, int]) -> ops.Reader:
    half = _part(operand, OperandSpec(spec.name, spec.classes, view="f16"), select, symbols)
    return lambda w: half(w).astype(w.xp.float32)


def _select_parts(step: Step, form: Syntax, readers: list[ops.Reader], symbols: dict[str, int]) -> None:
    """Read the bytes and halves that SDWA selects of the first two sources."""
    plain = [spec for spec in form.operands if not spec.written and spec.view != "mask"]
    for number, spec in enumerate(plain[:2]):
        select = str(step.item.modifier(f"src{number}_sel", "DWORD"))
        operand = step.item.operands[form.operands.index(spec)]
        if select != "DWORD" or isinstance(operand, Modified) and operand.sign_extend:
            readers[step.definition.parameters.index(spec.name)] = _part(operand, spec, select, symbols)


# -- results --------------------------------------------------------------------------


def _writer(step: Step, form: Syntax, spec: OperandSpec, operand: Any) -> ops.Writer:
    item = step.item
    writer = ops.operand_writer(operand, spec)
    if step.encoding == "sdwa" and spec.view != "mask":
        select, unused = str(item.modifier("dst_sel", "DWORD")), str(item.modifier("dst_unused", "UNUSED_PRESERVE"))
        if select != "DWORD":
            writer = ops.sdwa_writer(operand.index, spec.view, select, unused)
    high = item.modifier("op_sel")
    if spec.view in HALF_VIEWS:
        if isinstance(high, tuple) and len(high) > len(item.operands) - 1 and high[-1]:
            writer = ops.sdwa_writer(operand.index, spec.view, "WORD_1", "UNUSED_PRESERVE")
        elif step.definition.keeps_half and step.encoding != "sdwa":
            writer = ops.sdwa_writer(operand.index, spec.view, "WORD_0", "UNUSED_PRESERVE")
    if item.modifier("clamp") and step.definition.saturates:
        return _saturated(spec.view.removeprefix("pk"), writer)
    # bodies that take clamp clamp themselves
    return writer if any(m.name == "clamp" for m in form.modifiers) else _clamped(item, spec, writer)


def _widened_integer(inner: ops.Reader) -> ops.Reader:
    return lambda w: inner(w).astype(w.xp.int64)


def _saturated(view: str, writer: ops.Writer) -> ops.Writer:
    """The writer that clamps the exact result to the integer type of the destination."""
    kind = f"{'int' if view[0] == 'i' else 'uint'}{view[1:]}"

    def write(w: WaveContext, value: Array) -> None:
        limits = w.xp.iinfo(kind)
        writer(w, w.xp.clip(value, limits.min, limits.max).astype(kind))

    return write


def _clamped(item: Instruction, spec: OperandSpec, writer: ops.Writer) -> ops.Writer:
    """The writer with clamp applied to floating-point results."""
    if not item.modifier("clamp"):
        return writer
    if spec.view not in FLOAT_VIEWS and spec.view != "pkf16":
        raise ops.Unsupported("clamp of an integer result")
    return lambda w, value: writer(w, w.clamped(value))


# -- DPP ------------------------------------------------------------------------------


def _dpp(step: Step, form: Syntax, readers: list[ops.Reader], writers: list[ops.Writer]) -> ops.Run:
    """The closure of a DPP instruction: the first source comes from other lanes. Lanes whose source lane does not exist
    read zero (bound_ctrl) or are not written.
    """
    sources, exists = ops.dpp_sources(step.item)
    lanes = ops.dpp_lanes(step.item)
    zero_outside = bool(step.item.modifier("bound_ctrl"))
    first = next(spec for spec in form.operands if not spec.written)
    at = step.definition.parameters.index(first.name)
    body = step.definition.semantics

    def run(w: WaveContext) -> None:
        xp = w.xp
        source = xp.asarray(sources)
        found = xp.asarray(exists) & w.exec[:, source]
        values = [r(w) for r in readers]
        moved = xp.broadcast_to(values[at], (*values[at].shape[:-2], *w.exec.shape))[..., source]
        values[at] = xp.where(found, moved, xp.zeros_like(moved))
        results = body(w, *values)
        kept = w.exec, w.full
        w.exec = w.exec & xp.asarray(lanes) & (True if zero_outside else found)
        w.full = bool(w.exec.all())
        for write, result in zip(writers, results if isinstance(results, tuple) else (results,), strict=True):
            write(w, result)
        w.exec, w.full = kept

    return run
