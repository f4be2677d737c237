"""Words for single lanes: td.vgpr, registers of each lane, and td.asm, one instruction."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.language.recording.capture import current, fail, warps_known
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import word
from tiledsl.language.values.handle_operations import check_owned
from tiledsl.language.values.operands import checked_positive
from tiledsl.language.values.scalars import Real, expression
from tiledsl.language.values.tensors import PointerRef
from tiledsl.language.values.tiles import LaneElement, LaneRegisters, RegisterTile

_LEAST, _MOST = -(1 << 63), (1 << 64) - 1


@word
def vgpr(dwords: int = 1) -> LaneRegisters:
    """Reserve 1, 2, 3, 4, 8 or 16 consecutive 32-bit vector registers of each lane, for td.asm.

    The registers hold nothing until an instruction writes them. `registers[i]` is one of them, which td.asm can read as
    an operand of one register; an instruction writes all of them.

    Raises: TD101, TD105.
    Checked: TD404.

    Example:
        pair = td.vgpr(2)
        td.asm("ds_read_b64 {dst}, {at}", dst=pair, at=As.address(td.lane_id(), 0))
        td.wait(pair)
    """
    capture = current("td.vgpr")
    node = ir.Registers(len(capture.registers), checked_positive(dwords, "the number of registers"), capture.here()[0])
    if node.dwords not in (1, 2, 3, 4, 8, 16):
        fail("TD105", f"a tuple of {node.dwords} registers: instructions take 1, 2, 3, 4, 8 or 16")
    capture.registers.append(node)
    return LaneRegisters(node)


@word
def asm(template: str, **operands: Any) -> None:
    """Execute one instruction, given as text with operands in braces.

    For example `td.asm("ds_read_b64 {dst}, {addr} offset:{off}", dst=td.vgpr(2), addr=tile.address(r, c), off=64)`.
    Operands are td.vgpr registers and their elements, device or Python integers, scalar parameters, and addresses:
    bytes in LDS, 64-bit addresses in global memory. The instruction is checked against its definition, and the compiler
    places waits for it as for every other instruction. Vector, LDS and global instructions, `s_waitcnt` and `s_barrier`
    are allowed.

    Raises: TD101.
    Checked: TD304, TD307, TD401, TD403, TD404, TD411, TD501–TD511, TD550–TD556, TD604, TD605.

    Example:
        pair = td.vgpr(2)
        td.asm("ds_read_b64 {dst}, {at} offset:{off}", dst=pair, at=As.address(td.lane_id(), 0), off=8)
        td.wait(pair)
    """
    capture = warps_known("td.asm")
    if not isinstance(template, str):
        fail("TD101", f"td.asm takes the text of an instruction, and got {describe(template)}", shown=(template,))
    for operand in operands.values():
        check_owned(capture, operand)
    bound = tuple((name, _asm_operand(name, value)) for name, value in operands.items())
    capture.record(ir.Asm, template=template, operands=bound)


def _asm_operand(name: str, value: object) -> ir.AsmOperand:
    match value:
        case LaneRegisters(node=node):
            return node
        case LaneElement(node=element):
            return element
        case PointerRef(node=pointer):
            return pointer
        case Real(element=ir.Parameter() as parameter):
            return parameter
        case Real():
            fail(
                "TD101",
                f"the operand '{name}' of td.asm is {describe(value)}, which no register holds",
                helps=("bind the scalar parameter itself, and compute with instructions",),
                shown=(value,),
            )
        case float():
            fail(
                "TD101",
                f"the operand '{name}' of td.asm is {value}, where an integer is expected",
                helps=(f"write {value} in the text of the instruction, in place of {{{name}}}",),
                shown=(value,),
            )
        case RegisterTile():
            helps = (
                (
                    "its registers may hold an unfinished product, or data that are still being loaded: words wait for"
                    " these, as in acc * 2.0 or td.cast"
                ),
                "your own registers are td.vgpr(n)",
            )
            fail(
                "TD101",
                f"the operand '{name}' of td.asm is {describe(value)}, and td.asm takes none",
                helps=helps,
                shown=(value,),
            )
    number = expression(value, f"the operand '{name}' of td.asm")
    if isinstance(number, ir.Const) and not _LEAST <= number.value <= _MOST:
        fail(
            "TD101",
            f"the operand '{name}' of td.asm is {describe(value)}, and integers have at most 64 bits",
            helps=("an operand of one register takes -2147483648..4294967295",),
            shown=(value,),
        )
    return number
