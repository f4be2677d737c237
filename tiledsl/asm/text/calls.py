"""Operands written like calls: `hwreg(…)` of s_getreg and s_setreg, `sendmsg(…)` of s_sendmsg; and `format:[…]`.

ValueError explains a mistake. The names and their limits are those of LLVM's assembler for GFX9 (AMDGPUAsmUtils.cpp).
"""

from __future__ import annotations

from collections.abc import Mapping

# The hardware registers by name (CDNA3 ISA, "Hardware Registers"); those from XCC_ID on exist from gfx942 on.
HARDWARE_REGISTERS = {
    "HW_REG_MODE": 1,
    "HW_REG_STATUS": 2,
    "HW_REG_TRAPSTS": 3,
    "HW_REG_HW_ID": 4,
    "HW_REG_GPR_ALLOC": 5,
    "HW_REG_LDS_ALLOC": 6,
    "HW_REG_IB_STS": 7,
    "HW_REG_SH_MEM_BASES": 15,
    "HW_REG_TBA_LO": 16,
    "HW_REG_TBA_HI": 17,
    "HW_REG_TMA_LO": 18,
    "HW_REG_TMA_HI": 19,
    "HW_REG_XCC_ID": 20,
    "HW_REG_SQ_PERF_SNAPSHOT_DATA": 21,
    "HW_REG_SQ_PERF_SNAPSHOT_DATA1": 22,
    "HW_REG_SQ_PERF_SNAPSHOT_PC_LO": 23,
    "HW_REG_SQ_PERF_SNAPSHOT_PC_HI": 24,
}
_FIRST_OF_GFX942 = 20
_FIELDS = (("the number of a hardware register", 0, 63), ("a first bit", 0, 31), ("a width", 1, 32))

_MESSAGES = {
    "MSG_INTERRUPT": 1,
    "MSG_GS": 2,
    "MSG_GS_DONE": 3,
    "MSG_SAVEWAVE": 4,
    "MSG_STALL_WAVE_GEN": 5,
    "MSG_HALT_WAVES": 6,
    "MSG_ORDERED_PS_DONE": 7,
    "MSG_EARLY_PRIM_DEALLOC": 8,
    "MSG_GS_ALLOC_REQ": 9,
    "MSG_GET_DOORBELL": 10,
    "MSG_SYSMSG": 15,
}
_OF_GEOMETRY = {"GS_OP_NOP": 0, "GS_OP_CUT": 1, "GS_OP_EMIT": 2, "GS_OP_EMIT_CUT": 3}
_OF_SYSTEM = {
    "SYSMSG_OP_ECC_ERR_INTERRUPT": 1,
    "SYSMSG_OP_REG_RD": 2,
    "SYSMSG_OP_HOST_TRAP_ACK": 3,
    "SYSMSG_OP_TTRACE_PC": 4,
}
_GS, _GS_DONE, _SYSTEM, _STREAMS = 2, 3, 15, 4


def decode_hardware_register(text: str, target: str) -> int:
    """Encode `hwreg(HW_REG_MODE, first, bits)`: the register in bits 5:0, the first bit in 10:6, the count less one in
    15:11."""
    name, *field = _arguments(text, "hwreg")
    if len(field) not in (0, 2):
        raise ValueError("hwreg(…) takes a hardware register, or the register, a first bit and a width")
    limits = HARDWARE_REGISTERS
    if target == "gfx90a":
        limits = {name: number for name, number in HARDWARE_REGISTERS.items() if number < _FIRST_OF_GFX942}
    values = (_number(name, limits, f"hardware register of {target}"), *(_number(word, {}, "") for word in field))
    register, first, bits = (*values, 0, 32) if not field else values
    for value, (what, low, high) in zip((register, first, bits), _FIELDS, strict=True):
        if not low <= value <= high:
            raise ValueError(f"{value} is not {what}, which is {low} to {high}")
    return register | first << 6 | bits - 1 << 11


def decode_message(text: str) -> int:
    """Encode `sendmsg(MSG_GS, GS_OP_CUT, 0)`: the message in bits 3:0, its operation in 6:4, its stream in 9:8."""
    name, *rest = _arguments(text, "sendmsg")
    message = _number(name, _MESSAGES, "message")
    operations = {_GS: _OF_GEOMETRY, _GS_DONE: _OF_GEOMETRY, _SYSTEM: _OF_SYSTEM}.get(message, {})
    if not 0 <= message <= 15:
        raise ValueError(f"{message} is not the number of a message, which is 0 to 15")
    if rest and not operations:
        raise ValueError(f"the message {name} has no operations")
    if not rest and operations:
        raise ValueError(f"the message {name} needs an operation: {', '.join(operations)}")
    operation = _number(rest[0], operations, f"operation of {name}") if rest else 0
    if rest and (operation not in operations.values() or message == _GS and operation == 0):
        raise ValueError(f"{operation} is no operation of {name}")
    if len(rest) > 2 or len(rest) == 2 and (message == _SYSTEM or operation == 0):
        raise ValueError(f"the message {name} takes no stream with this operation")
    stream = _number(rest[1], {}, "") if len(rest) == 2 else 0
    if not 0 <= stream < _STREAMS:
        raise ValueError(f"{stream} is not a stream, which is 0 to {_STREAMS - 1}")
    return message | operation << 4 | stream << 8


def _arguments(text: str, name: str) -> list[str]:
    if not text.startswith(f"{name}(") or not text.endswith(")"):
        raise ValueError(f"'{text}' is neither a number nor {name}(…)")
    return [word.strip() for word in text[len(name) + 1 : -1].split(",")]


def _number(word: str, names: Mapping[str, int], what: str) -> int:
    """The value of a name or a number."""
    if word in names:
        return names[word]
    try:
        return int(word, 0)
    except ValueError:
        raise ValueError(f"there is no {what} '{word}'" if what else f"'{word}' is no number") from None


_DATA_FORMATS = (
    "INVALID 8 16 8_8 32 16_16 10_11_11 11_11_10 10_10_10_2 2_10_10_10 8_8_8_8 32_32 16_16_16_16 32_32_32 32_32_32_32"
    " RESERVED_15"
).split()
_NUMBER_FORMATS = "UNORM SNORM USCALED SSCALED UINT SINT RESERVED_6 FLOAT".split()
_DEFAULT_FORMAT = 1, 0  # one field of 8 bits, normalised


def decode_format(value: object) -> tuple[int, int]:
    """The data format and the number format of `format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]`, or of an integer.

    The four lowest bits of an integer are the data format. A format that is not named is the default."""
    if isinstance(value, int) and not isinstance(value, bool):
        if not 0 <= value < 1 << 7:
            raise ValueError(f"{value} is not a format, which is 0 to 127")
        return (value & 15, value >> 4) if value else _DEFAULT_FORMAT
    data, number = _DEFAULT_FORMAT
    names = value if isinstance(value, tuple) else (value,)
    kinds = []
    for name in map(str, names):
        kind, _, rest = name.rpartition("_FORMAT_")
        known = {"BUF_DATA": _DATA_FORMATS, "BUF_NUM": _NUMBER_FORMATS}.get(kind, [])
        if rest not in known or kind in kinds:
            raise ValueError(f"there is no buffer format '{name}'")
        kinds.append(kind)
        data, number = (known.index(rest), number) if kind == "BUF_DATA" else (data, known.index(rest))
    return data, number
