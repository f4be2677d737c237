"""The next program after what a listing shows, in the order in which a retry gives things up."""

import dataclasses

import tiledsl as td
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.causes import Cause, CopiedOperand, Spilled, TooClose
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.emit import emit
from tiledsl.lower.plan.accumulators import in_accumulators
from tiledsl.lower.plan.plan import plan
from tiledsl.lower.retry import next_try
from tiledsl.targets import TARGETS


def planned(kernel: td.Kernel, target: str) -> lp.Program:
    return plan(kernel.capture(target, {}), TARGETS[target])


def after(program: lp.Program, cause: Cause) -> lp.Program | None:
    return next_try(program, [Diagnostic("TD220", "found in the listing", None, cause=cause)])


@td.kernel(warps=1)
def at_edges(a: td.gl[td.f32, 40, 30], c: td.gl[td.f32, 40, 30]):
    row = td.grid(2)
    td.store(c[row, 0], td.load(a[row, 0], (32, 32)))


def test_spilled_registers_take_waves_and_then_the_edges_in_scalar_registers():
    program = planned(at_edges, "gfx942")
    fewer = after(program, Spilled())
    assert (program.waves_per_simd, fewer.waves_per_simd, fewer.edges_recomputed) == (2, 1, False)
    anew = after(fewer, Spilled())
    assert anew == dataclasses.replace(fewer, edges_recomputed=True)
    assert after(anew, Spilled()) is None
    kept, opaque = (next(line for line in emit(one).splitlines() if "int down" in line) for one in (fewer, anew))
    assert kept.endswith("const int down = 40 - block * 32, across = 30;")
    assert opaque.endswith('int down = 40 - block * 32, across = 30; asm("" : "+s"(down), "+s"(across));') and "const int" not in opaque


@td.kernel(warps=1)
def of_bytes(a: td.gl[td.f32, 64, 64], b: td.gl[td.fp8, 64, 64], c: td.gl[td.f32, 64, 64]):
    """A converted operand lies by fours along k, so the other one is read by fours too: eight registers of one dword."""
    td.grid(1)
    Bs, acc = td.st(td.fp8, 64, 64), td.zeros(td.f32, 64, 64)
    td.load(Bs, b[0, 0])
    x = td.cast(td.load(a[0, 0], (64, 64), layout="row"), td.fp8)
    td.barrier()
    td.mma_ABt(acc, x, td.load(Bs))
    td.store(c[0, 0], acc)


def test_an_operand_in_several_registers_is_joined_and_awaits_copies_after_the_compiler_copied_it():
    program = in_accumulators(dataclasses.replace(planned(of_bytes, "gfx950"), accumulators=(("acc[0]", "a[0:15]"),)))
    products = [op for op in lp.flat(program.body) if isinstance(op, lp.Mfma) and op.is_assembly]
    product = products[0]
    assert [len(part.registers) for part in (product.a, product.b)] == [2, 8] and not product.awaits_copies
    (text,) = [line for line in emit(program).splitlines() if f"{product.instruction.mnemonic} a[0:15], %0, %1, a[0:15]" in line]
    joined = ", ".join(f"{name}.{c}" for name in product.a.registers for c in "xyzw")
    assert f'"v"(td_u32x8{{{joined}}}), "v"(td_u32x8{{{", ".join(product.b.registers)}}})' in text
    settled = after(program, CopiedOperand())
    changed = [(one, other) for one, other in zip(lp.flat(program.body), lp.flat(settled.body), strict=True) if one != other]
    assert changed == [(one, dataclasses.replace(one, awaits_copies=True)) for one in products]
    assert after(settled, CopiedOperand()) is None


@td.kernel(warps=1)
def of_modified_operands(c: td.gl[td.f32, 1, 64]):
    td.grid(1)
    x, y = td.vgpr(), td.vgpr()
    td.asm("v_cvt_f32_u32 {dst}, {lane}", dst=x, lane=td.lane_id())
    td.asm("v_add_f32 {dst}, -{a}, |{b}|", dst=y, a=x, b=x)
    td.asm("global_store_dword {off}, {data}, {row}", off=4 * td.lane_id(), data=y, row=c.address(0, 0))


def test_wait_states_around_operands_with_signs():
    spaced = after(planned(of_modified_operands, "gfx942"), TooClose())
    templates = [op.template for op in lp.flat(spaced.body) if isinstance(op, lp.Memory)]
    assert templates[1] == r"s_nop 1\n\tv_add_f32 {out0}, -{0}, |{1}|\n\ts_nop 1"
