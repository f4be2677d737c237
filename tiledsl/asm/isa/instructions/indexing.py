"""Registers that an index in m0 chooses: indices of vector registers, which a mode switches on, and scalar moves with
one (CDNA3 ISA, "VGPR Indexing").

Of m0, bits 7:0 are the index of vector registers and 15:12 say which of source 0, 1, 2 and the destination it is added
to; scalar moves add all of it. What an index makes of an instruction is the interpreter's
(`tiledsl/sim/execute/indexing.py`): the bodies of the moves are those of moves."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# A body takes its context and arrays of whichever module runs it: types would say `Any` three hundred times.

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
    """Encoded as an instruction of program control, but it writes a register as the others do."""
    return m0 & (0xFFFFFFFF ^ _MODE) | mode << 12


@instruction("s_movrels_b32 {dst:s=}, {a:s}", family="sop1", reads=("m0",))
def s_movrels_b32(x, a):
    """From the register that lies m0 behind the source."""
    return a


@instruction("s_movrels_b64 {dst:s2=/u64}, {a:s2/u64}", family="sop1", reads=("m0",))
def s_movrels_b64(x, a):
    return a


@instruction("s_movreld_b32 {dst:s=}, {a:sk}", family="sop1", reads=("m0",))
def s_movreld_b32(x, a):
    """To the register that lies m0 behind the destination."""
    return a


@instruction("s_movreld_b64 {dst:s2=/u64}, {a:sk2/u64}", family="sop1", reads=("m0",))
def s_movreld_b64(x, a):
    return a
