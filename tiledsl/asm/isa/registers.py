"""A wave's registers as numbers, and sets of registers as the bits of one integer."""

from __future__ import annotations

from tiledsl.targets import VGPRS_PER_FILE

# The scalar register number behind each name (CDNA3 ISA, table of scalar operands).
NAMED_SCALARS = {
    "flat_scratch": (102, 2),
    "flat_scratch_lo": (102, 1),
    "flat_scratch_hi": (103, 1),
    "xnack_mask": (104, 2),
    "xnack_mask_lo": (104, 1),
    "xnack_mask_hi": (105, 1),
    "vcc": (106, 2),
    "vcc_lo": (106, 1),
    "vcc_hi": (107, 1),
    "m0": (124, 1),
    "exec": (126, 2),
    "exec_lo": (126, 1),
    "exec_hi": (127, 1),
}
SCALARS = 128
# ttmp0 to ttmp15, which only a trap handler writes (CDNA3 ISA, table of scalar operands).
FIRST_TRAP_TEMPORARY = 108
# Sources of one bit, and the register of which each tells whether it is 0; SCC is itself one bit.
CONDITIONS = {"scc": "scc", "vccz": "vcc", "execz": "exec"}
# How flat memory operations reach the LDS and scratch: 64-bit sources. 32-bit reads of these are broken (LLVM,
# SITargetLowering::getSegmentAperture).
APERTURES = ("shared_base", "shared_limit", "private_base", "private_limit")  # written with `src_` before
FIRST_BIT = {"v": 0, "a": VGPRS_PER_FILE, "s": 2 * VGPRS_PER_FILE}
SCC_BIT = 1 << (FIRST_BIT["s"] + SCALARS)


def register_bits(file: str, index: int, count: int = 1) -> int:
    """A range of registers as bits of one integer: 256 VGPRs, 256 AGPRs, 128 scalar registers, SCC."""
    return ((1 << count) - 1) << (FIRST_BIT[file] + index)


VECTOR_BITS = register_bits("v", 0, VGPRS_PER_FILE) | register_bits("a", 0, VGPRS_PER_FILE)
SCALAR_BITS = register_bits("s", 0, SCALARS)


def named_bits(name: str) -> int:
    """The bits of a named register: vcc, exec, m0, scc and so on."""
    if name == "scc":
        return SCC_BIT
    index, count = NAMED_SCALARS[name]
    return register_bits("s", index, count)


EXEC_BITS = named_bits("exec")


def registers_of(bits: int) -> list[tuple[str, int]]:
    """The registers in a set of bits, as (file, index) in order; SCC is ("scc", 0)."""
    found: list[tuple[str, int]] = []
    while bits:
        position = (bits & -bits).bit_length() - 1
        bits &= bits - 1
        if position >= FIRST_BIT["s"] + SCALARS:
            found.append(("scc", 0))
        else:
            file = "v" if position < FIRST_BIT["a"] else "a" if position < FIRST_BIT["s"] else "s"
            found.append((file, position - FIRST_BIT[file]))
    return found


def describe_registers(bits: int) -> str:
    """The registers as the assembler writes them: `v[4:7], s2, vcc`."""
    runs: list[tuple[str, int, int]] = []
    for file, index in registers_of(bits):
        if runs and runs[-1][0] == file and runs[-1][2] == index - 1:
            runs[-1] = (file, runs[-1][1], index)
        else:
            runs.append((file, index, index))
    names = {(index, index + count - 1): name for name, (index, count) in NAMED_SCALARS.items()}

    def text(file: str, first: int, last: int) -> str:
        if file == "scc":
            return "scc"
        if file == "s" and (first, last) in names:
            return names[first, last]
        if file == "s" and first >= FIRST_TRAP_TEMPORARY:
            file, first, last = "ttmp", first - FIRST_TRAP_TEMPORARY, last - FIRST_TRAP_TEMPORARY
        return f"{file}{first}" if first == last else f"{file}[{first}:{last}]"

    return ", ".join(text(*run) for run in runs)
