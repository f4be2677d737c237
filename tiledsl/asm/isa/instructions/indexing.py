"""Indexed registers: vector registers in a mode, and scalar moves, with the index in m0 (CDNA3 ISA, "VGPR
Indexing").

Bits 7:0 of m0 are the index of vector registers; bits 15:12 state to which of source 0, 1, 2 and the destination the
index is added. Scalar moves add all of m0. The interpreter applies the index (`tiledsl/sim/execute/indexing.py`); the
bodies here are those of plain moves."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from tiledsl.asm.isa.definition import instruction

_INDEX, _MODE = 0xFF, 0xF000


@instruction("s_set_gpr_idx_on {index:sk}, {mode:i4/gpr_idx}", family="sopc", reads=("m0",), writes=("m0",))
def s_set_gpr_idx_on(x, index, mode, m0):
    return m0 & (0xFFFFFFFF ^ _INDEX ^ _MODE) | index & _INDEX | mode << 12


@instruction("s_set_gpr_idx_off", family="sopp")
def s_set_gpr_idx_off(x):
    return None


@instruction("s_set_gpr_idx_idx {index:sk}", family="sop1", reads=("m0",), writes=("m0",))
def s_set_gpr_idx_idx(x, index, m0):
    return m0 & (0xFFFFFFFF ^ _INDEX) | index & _INDEX


@instruction("s_set_gpr_idx_mode {mode:i4/gpr_idx}", family="sopk", reads=("m0",), writes=("m0",))
def s_set_gpr_idx_mode(x, mode, m0):
    """Write the mode's bits to m0. The encoding is one of program control, but the instruction writes a register as
    scalar instructions do."""
    return m0 & (0xFFFFFFFF ^ _MODE) | mode << 12


@instruction("s_movrels_b32 {dst:s=}, {a:s}", family="sop1", reads=("m0",))
def s_movrels_b32(x, a):
    """Move from the register whose number is the source's plus m0."""
    return a


@instruction("s_movrels_b64 {dst:s2=/u64}, {a:s2/u64}", family="sop1", reads=("m0",))
def s_movrels_b64(x, a):
    return a


@instruction("s_movreld_b32 {dst:s=}, {a:sk}", family="sop1", reads=("m0",))
def s_movreld_b32(x, a):
    """Move to the register whose number is the destination's plus m0."""
    return a


@instruction("s_movreld_b64 {dst:s2=/u64}, {a:sk2/u64}", family="sop1", reads=("m0",))
def s_movreld_b64(x, a):
    return a
