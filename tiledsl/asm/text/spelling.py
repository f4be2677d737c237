"""LLVM's spelling of operands and modifiers: the packed encodings of s_waitcnt and ds_swizzle, and canonical text."""

from __future__ import annotations

from tiledsl.asm.text.syntax import Instruction, Modified, Number, Operand, Placeholder, Register, Special, Symbol, Wait
from tiledsl.targets import EXPCNT_MAX, LGKMCNT_MAX, VMCNT_MAX

# s_waitcnt on GFX9: vmcnt in bits 3:0 and 15:14, expcnt in 6:4, lgkmcnt in 11:8 (LLVM, AMDGPU back end,
# AMDGPUBaseInfo). A counter at its largest value causes no wait.
_NOTHING = 0xCF7F

_MASKS = frozenset({"row_mask", "bank_mask", "bitop3"})  # values that are written in hexadecimal
# inline constants, which the instruction itself encodes; LLVM prints the others, literals, in hexadecimal
_INLINE = range(-16, 65)
_LANES = 31  # ds_swizzle permutes within groups of 32 lanes


def decode_wait(encoded: int) -> Wait:
    """Decode the integer operand of s_waitcnt into counters (GFX9)."""
    vmcnt = (encoded & 15) | (encoded >> 14 & 3) << 4
    expcnt, lgkmcnt = encoded >> 4 & 7, encoded >> 8 & 15
    return Wait(
        vmcnt=vmcnt if vmcnt < VMCNT_MAX else None,
        lgkmcnt=lgkmcnt if lgkmcnt < LGKMCNT_MAX else None,
        expcnt=expcnt if expcnt < EXPCNT_MAX else None,
    )


def decode_index_mode(text: str) -> int:
    """The bits of `gpr_idx(SRC0,DST)`: the operands to which an index of vector registers is added."""
    names = ("SRC0", "SRC1", "SRC2", "DST")
    return sum(1 << names.index(word.strip()) for word in text[text.index("(") + 1 : -1].split(",") if word.strip())


def decode_swizzle(arguments: str) -> int:
    """The offset of ds_swizzle_b32 that `swizzle(arguments)` stands for; ValueError explains a wrong argument.

    With bit 15 set, 2-bit lane numbers permute each quad; otherwise lane' = ((lane & and) | or) ^ xor with the masks in
    bits 4:0, 9:5 and 14:10 (CDNA 3 ISA). Among offsets with bit 15, those from 0xE000 on are the order of an FFT, with
    a mask in bits 4:0, and those from 0xC000 on a rotation by bits 9:5, downwards with bit 10."""
    mode, *rest = (word.strip() for word in arguments.split(","))
    if mode == "BITMASK_PERM":
        return _bitmask(rest)
    decode = {
        "QUAD_PERM": _quad,
        "SWAP": _swap,
        "REVERSE": _reverse,
        "BROADCAST": _broadcast,
        "FFT": _fft,
        "ROTATE": _rotate,
    }.get(mode)
    if decode is None:
        raise ValueError(
            f"unknown swizzle '{mode}': there are QUAD_PERM, BITMASK_PERM, SWAP, REVERSE, BROADCAST, FFT and ROTATE"
        )
    if not all(word.isdigit() for word in rest):
        raise ValueError(f"the arguments of swizzle({mode}, …) are numbers")
    return decode([int(word) for word in rest])


def _masks(and_mask: int, or_mask: int, xor_mask: int) -> int:
    return and_mask | or_mask << 5 | xor_mask << 10


def _bitmask(words: list[str]) -> int:
    mask = words[0].strip('"') if len(words) == 1 else ""
    if len(mask) != 5 or not set(mask) <= set("01pi"):
        raise ValueError(
            "swizzle(BITMASK_PERM, …) takes five characters in quotes out of 0, 1, p (keep the bit) and i (invert it)"
        )
    bits = [("p" in c or "i" in c, c == "1", c == "i") for c in mask]
    return _masks(*(sum(bit[which] << (4 - place) for place, bit in enumerate(bits)) for which in range(3)))


def _quad(lanes: list[int]) -> int:
    if len(lanes) != 4 or max(lanes) > 3:
        raise ValueError("swizzle(QUAD_PERM, …) takes four lanes from 0 to 3")
    return 0x8000 | sum(lane << 2 * place for place, lane in enumerate(lanes))


def _swap(numbers: list[int]) -> int:
    if numbers not in ([1], [2], [4], [8], [16]):
        raise ValueError("swizzle(SWAP, …) takes a group of 1, 2, 4, 8 or 16 lanes")
    return _masks(_LANES, 0, numbers[0])


def _reverse(numbers: list[int]) -> int:
    if numbers not in ([2], [4], [8], [16], [32]):
        raise ValueError("swizzle(REVERSE, …) takes a group of 2, 4, 8, 16 or 32 lanes")
    return _masks(_LANES, 0, numbers[0] - 1)


def _broadcast(numbers: list[int]) -> int:
    if len(numbers) != 2 or numbers[0] not in (2, 4, 8, 16, 32) or numbers[1] >= numbers[0]:
        raise ValueError("swizzle(BROADCAST, …) takes a group of 2, 4, 8, 16 or 32 lanes and a lane of that group")
    return _masks(_LANES & ~(numbers[0] - 1), numbers[1], 0)


def _fft(numbers: list[int]) -> int:
    if len(numbers) != 1 or numbers[0] > _LANES:
        raise ValueError("swizzle(FFT, …) takes a mask from 0 to 31")
    return 0xE000 | numbers[0]


def _rotate(numbers: list[int]) -> int:
    if len(numbers) != 2 or numbers[0] > 1 or numbers[1] > _LANES:
        raise ValueError("swizzle(ROTATE, …) takes a direction, 0 or 1, and a distance from 0 to 31")
    return 0xC000 | numbers[0] << 10 | numbers[1] << 5


def format_instruction(instruction: Instruction) -> str:
    """The canonical text of an instruction; parsing it gives the same mnemonic, operands and modifiers."""
    operands = ", ".join(format_operand(operand) for operand in instruction.operands)
    modifiers = [_format_modifier(name, value) for name, value in instruction.modifiers]
    return " ".join(part for part in (instruction.mnemonic, operands, *modifiers) if part)


def format_operand(operand: Operand) -> str:
    """The canonical text of one operand."""
    match operand:
        case Register(file, index, 1):
            return f"{file}{index}"
        case Register(file, index, count):
            return f"{file}[{index}:{index + count - 1}]"
        case Special(text) | Symbol(text):
            return text
        case Number(int(value)) if value not in _INLINE:
            return hex(value)
        case Number(value):
            return repr(value)
        case Placeholder(name):
            return f"%{name}" if name.isdigit() else f"{{{name}}}"
        case Wait():
            return _format_wait(operand)
        case Modified():
            return _format_modified(operand)


def _format_wait(wait: Wait) -> str:
    counters = (("vmcnt", wait.vmcnt), ("expcnt", wait.expcnt), ("lgkmcnt", wait.lgkmcnt))
    return " ".join(f"{name}({count})" for name, count in counters if count is not None) or hex(_NOTHING)


def _format_modified(operand: Modified) -> str:
    text = format_operand(operand.operand)
    if operand.sign_extend:
        return f"sext({text})"
    if operand.absolute:
        return f"-|{text}|" if operand.negate else f"|{text}|"
    # "-1" is a number, so the negation of a constant is spelled out
    return f"-{text}" if isinstance(operand.operand, Register | Special | Placeholder) else f"neg({text})"


def _format_modifier(name: str, value: object) -> str:
    return name if value is True else f"{name}:{_format_value(name, value)}"


def _format_value(name: str, value: object) -> str:
    match value:
        case tuple():
            return f"[{','.join(_format_value(name, item) for item in value)}]"
        case int() if name in _MASKS:
            return hex(value)
        case Symbol() | Placeholder():
            return format_operand(value)
        case _:
            return str(value)


# Spellings of memory operations on gfx11 and later → spelling on gfx9.
_LATER_WORDS = (
    ("ds_load_2addr_b", "ds_read2_b"),
    ("ds_store_2addr_b", "ds_write2_b"),
    ("ds_load_", "ds_read_"),
    ("ds_store_", "ds_write_"),
)
_LATER_WIDTHS = {"b32": "dword", "b64": "dwordx2", "b96": "dwordx3", "b128": "dwordx4", "b8": "byte", "b16": "short"}
_LATER_WIDTHS |= {"u8": "ubyte", "i8": "sbyte", "u16": "ushort", "i16": "sshort"}


def respelled(mnemonic: str) -> str:
    """Respell a later generation's mnemonic of a memory operation as on gfx9."""
    for later, here in _LATER_WORDS:
        if mnemonic.startswith(later):
            return here + mnemonic.removeprefix(later)
    stem, _, width = mnemonic.rpartition("_")
    return (
        f"{stem}_{_LATER_WIDTHS[width]}" if width in _LATER_WIDTHS and stem.endswith(("_load", "_store")) else mnemonic
    )
