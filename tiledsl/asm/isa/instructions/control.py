"""Program control: branches, waits, the barrier, and instructions that only pass time. A branch's body returns the
blocks that take the branch."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from tiledsl.asm.isa.definition import instruction


@instruction("s_nop {states:i4}", family="sopp")
def s_nop(x, states):
    """Pass states + 1 wait states; the hardware takes four bits of the number."""
    x.idle(states & 15)


@instruction("s_sleep {clocks:i7}", family="sopp")
def s_sleep(x, clocks):
    return None


@instruction("s_setprio {priority:i2}", family="sopp")
def s_setprio(x, priority):
    return None


@instruction("s_sethalt {value:i3}", family="sopp")
def s_sethalt(x, value):
    return None


@instruction("s_icache_inv", family="sopp")
def s_icache_inv(x):
    return None


@instruction("s_wakeup", family="sopp")
def s_wakeup(x):
    return None


@instruction("s_sendmsg {message:i16/message}", family="sopp")
def s_sendmsg(x):
    """Send a message to the host; the interpreter has no reader of messages."""
    return None


@instruction("s_trap {number:i8}", family="sopp")
def s_trap(x, number):
    """End the run with an error: a kernel traps where it cannot continue."""
    x.trap(number)


@instruction("s_incperflevel {level:i4}", family="sopp")
def s_incperflevel(x):
    return None


@instruction("s_decperflevel {level:i4}", family="sopp")
def s_decperflevel(x):
    return None


@instruction("s_ttracedata", family="sopp")
def s_ttracedata(x):
    return None


@instruction("v_clrexcp", family="vop1")
def v_clrexcp(x):
    return None


@instruction("ds_nop", family="ds", counter="lgkm")
def ds_nop(x):
    return None


@instruction("s_waitcnt {counts:w}", family="sopp")
def s_waitcnt(x, counts):
    x.wait(counts)


@instruction("s_barrier", family="sopp")
def s_barrier(x):
    x.barrier()


@instruction("s_endpgm", family="sopp")
def s_endpgm(x):
    x.end()


@instruction("s_branch {target:t}", family="sopp")
def s_branch(x):
    return x.always


@instruction("s_cbranch_scc0 {target:t}", family="sopp", reads=("scc",))
def s_cbranch_scc0(x, scc):
    return ~scc


@instruction("s_cbranch_scc1 {target:t}", family="sopp", reads=("scc",))
def s_cbranch_scc1(x, scc):
    return scc


@instruction("s_cbranch_vccz {target:t}", family="sopp", reads=("vcc",))
def s_cbranch_vccz(x, vcc):
    return vcc == 0


@instruction("s_cbranch_vccnz {target:t}", family="sopp", reads=("vcc",))
def s_cbranch_vccnz(x, vcc):
    return vcc != 0


@instruction("s_cbranch_execz {target:t}", family="sopp", reads=("exec",))
def s_cbranch_execz(x, exec):
    return exec == 0


@instruction("s_cbranch_execnz {target:t}", family="sopp", reads=("exec",))
def s_cbranch_execnz(x, exec):
    return exec != 0


@instruction("s_getpc_b64 {dst:s2=/u64}", family="sop1")
def s_getpc_b64(x):
    """Return the address of the next instruction."""
    return x.code_address()


@instruction("s_setpc_b64 {target:s2/u64}", family="sop1")
def s_setpc_b64(x, target):
    """Jump to an address: a function returns so."""


@instruction("s_swappc_b64 {dst:s2=/u64}, {target:s2/u64}", family="sop1")
def s_swappc_b64(x, target):
    """Jump to an address and keep the address of the next instruction: a call."""
