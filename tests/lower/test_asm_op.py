"""td.asm: what it refuses, in full, and what it computes on the interpreter; its loads waited for, its LDS accesses followed."""

import importlib.util
import itertools
import pathlib
from collections.abc import Callable

import numpy as np
import pytest

import tiledsl as td
from tests.lower.asm_kernels import half_of_the_lanes
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.operations import flat
from tiledsl.lower.emit.emit import emit
from tiledsl.lower.plan.plan import plan
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import TARGETS

every_target = pytest.mark.parametrize("target", TARGETS)

SOURCE = """\
import tiledsl as td


@td.kernel(warps=2)
def lanes(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    td.grid(1)
    tile = td.st(td.f32, 64, 64)
    lane, one, two, four = td.lane_id(), td.vgpr(1), td.vgpr(2), td.vgpr(4)
    {body}
"""


def module_kernel(path: pathlib.Path, body: str) -> Kernel:
    path.write_text(SOURCE.format(body=body))
    spec = importlib.util.spec_from_file_location("tests_lanes", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kernel = module.lanes
    assert isinstance(kernel, Kernel)
    return kernel


Said = Callable[..., str]


@pytest.fixture
def said(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Said:
    """What is said to a kernel whose only work is `body`, after the four lines that SOURCE's begins with: its findings, or its warnings."""

    def text(body: str, target: str = "gfx942") -> str:
        monkeypatch.chdir(tmp_path)
        kernel = module_kernel(tmp_path / "lanes.py", body)
        try:
            program = program_of(kernel.capture(target, {}), target)
        except KernelError as error:
            return str(error)
        return "\n\n".join(warning.render() for warning in program.warnings)

    return text


# ---------------------------------------------------------------------------------------------------------- what is refused


def test_b05_a_flat_address_in_scalar_registers(said: Said):
    assert said('td.asm("flat_load_dwordx4 {dst}, s[4:5]", dst=four)') == """\
error[TD504]: operand 'addr' of 'flat_load_dwordx4' must be a VGPR tuple of 2
 --> lanes.py:9:5
9 |     td.asm("flat_load_dwordx4 {dst}, s[4:5]", dst=four)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: flat_load_dwordx4 {dst}, s[4:5]
  = expected a VGPR tuple of 2
  = got an SGPR tuple of 2
  = help: bind the address of an element for each lane to a placeholder: {at}, with at=g.address(row, col)"""


def test_b06_data_and_address_swapped(said: Said):
    assert said('td.asm("ds_write_b128 {data}, {addr}", addr=tile.address(lane, 0), data=four)') == """\
error[TD505]: operands 'addr' and 'data' of 'ds_write_b128' are swapped
 --> lanes.py:9:5
9 |     td.asm("ds_write_b128 {data}, {addr}", addr=tile.address(lane, 0), data=four)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_write_b128 {data}, {addr}
  = expected addr (a VGPR), then data (a VGPR or AGPR tuple of 4)
  = got a VGPR tuple of 4, then a VGPR
  = help: write addr before data"""


def test_b06_four_registers_in_place_of_one_tuple(said: Said):
    assert said('td.asm("ds_write_b128 {addr}, s0, s1, s2, s3", addr=tile.address(lane, 0))') == """\
error[TD503]: 'ds_write_b128' takes 2 operands, not 5
 --> lanes.py:9:5
9 |     td.asm("ds_write_b128 {addr}, s0, s1, s2, s3", addr=tile.address(lane, 0))
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_write_b128 {addr}, s0, s1, s2, s3
  = expected 2 operands: addr (a VGPR), data (a VGPR or AGPR tuple of 4)
  = got 5: a VGPR, an SGPR, an SGPR, an SGPR, an SGPR
  = help: 'data' is one aligned register tuple of 4, not 4 separate registers"""


def test_b53_a_global_offset_out_of_range(said: Said):
    assert said('td.asm("global_load_dword {dst}, {addr}, off offset:4096", dst=one, addr=a.address(0, lane))') == """\
error[TD506]: offset:4096 of 'global_load_dword' is out of range
 --> lanes.py:9:5
9 |     td.asm("global_load_dword {dst}, {addr}, off offset:4096", dst=one, addr=a.address(0, lane))
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: global_load_dword {dst}, {addr}, off offset:4096
  = expected -4096..4095
  = got 4096
  = help: add the rest to the address operand"""


def test_b53_the_largest_global_offset(said: Said):
    assert said('td.asm("global_load_dword {dst}, {addr}, off offset:4095", dst=one, addr=a.address(0, lane))') == ""


def test_b53_an_lds_offset_out_of_range(said: Said):
    assert said('td.asm("ds_read_b32 {dst}, {addr} offset:{off}", dst=one, addr=tile.base, off=65536)') == """\
error[TD506]: offset:65536 of 'ds_read_b32' is out of range
 --> lanes.py:9:5
9 |     td.asm("ds_read_b32 {dst}, {addr} offset:{off}", dst=one, addr=tile.base, off=65536)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_read_b32 {dst}, {addr} offset:{off}
  = expected 0..65535
  = got 65536
  = help: add the rest to the address operand"""


def test_b53_a_buffer_offset_out_of_range(said: Said):
    assert said('td.asm("buffer_load_dword {dst}, {addr}, s[4:7], 0 offen offset:4096", dst=one, addr=lane)') == """\
error[TD506]: offset:4096 of 'buffer_load_dword' is out of range
 --> lanes.py:9:5
9 |     td.asm("buffer_load_dword {dst}, {addr}, s[4:7], 0 offen offset:4096", dst=one, addr=lane)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: buffer_load_dword {dst}, {addr}, s[4:7], 0 offen offset:4096
  = expected 0..4095
  = got 4096
  = help: add the rest to the address operand; the assembler may encode it as another offset without a warning"""


def test_b55_a_lanes_value_where_a_scalar_is_needed(said: Said):
    assert said('td.asm("global_load_dword {dst}, {offset}, {base}", dst=one, offset=lane * 4, base=a.address(lane, 0))') == """\
error[TD504]: operand 'base' of 'global_load_dword' must be an SGPR tuple of 2
 --> lanes.py:9:5
9 |     td.asm("global_load_dword {dst}, {offset}, {base}", dst=one, offset=lane * 4, base=a.address(lane, 0))
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: global_load_dword {dst}, {offset}, {base}
  = expected an SGPR tuple of 2
  = got a VGPR tuple of 2
  = help: bind one address for all lanes, g.address(row, col) without td.lane_id(): each lane adds an offset in bytes, the operand before"""


def test_a_modifier_that_only_the_device_knows(said: Said):
    assert said('td.asm("ds_read_b32 {dst}, {addr} offset:{off}", dst=one, addr=tile.base, off=lane)') == """\
error[TD504]: 'offset' of 'ds_read_b32' is part of the instruction's encoding
 --> lanes.py:9:5
9 |     td.asm("ds_read_b32 {dst}, {addr} offset:{off}", dst=one, addr=tile.base, off=lane)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_read_b32 {dst}, {addr} offset:{off}
  = expected a constant known at compile time
  = got a VGPR
  = help: add a device value to the address operand instead"""


def test_an_unknown_mnemonic(said: Said):
    assert said('td.asm("ds_raed_b128 {dst}, {addr}", dst=four, addr=tile.base)') == """\
error[TD501]: unknown instruction 'ds_raed_b128'
 --> lanes.py:9:5
9 |     td.asm("ds_raed_b128 {dst}, {addr}", dst=four, addr=tile.base)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_raed_b128 {dst}, {addr}
  = help: did you mean ds_read_b128 or ds_write_b128 or ds_read_b32?"""


def test_an_unknown_modifier(said: Said):
    assert said('td.asm("ds_read_b32 {dst}, {addr} ofset:4", dst=one, addr=tile.base)') == """\
error[TD590]: cannot read this instruction: expected a comma, a modifier or the end of the line, found 'ofset:'
 --> lanes.py:9:5
9 |     td.asm("ds_read_b32 {dst}, {addr} ofset:4", dst=one, addr=tile.base)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_read_b32 {dst}, {addr} ofset:4
  = help: did you mean 'offset:'?"""


def test_a_placeholder_that_nothing_is_bound_to(said: Said):
    assert said('td.asm("ds_read_b32 {dst}, {addr}", dst=one)') == """\
error[TD509]: nothing is bound to '{addr}'
 --> lanes.py:9:5
9 |     td.asm("ds_read_b32 {dst}, {addr}", dst=one)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_read_b32 {dst}, {addr}
  = help: name every placeholder among the operands"""


def test_an_operand_that_the_template_does_not_name(said: Said):
    assert said('td.asm("v_mov_b32 {dst}, {src}", dst=one, src=lane, adr=tile.base)') == """\
error[TD553]: 'adr' is bound, but the instruction does not name it
 --> lanes.py:9:5
9 |     td.asm("v_mov_b32 {dst}, {src}", dst=one, src=lane, adr=tile.base)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_mov_b32 {dst}, {src}
  = help: write {adr} at its place, or leave the operand out"""


def test_another_targets_instruction(said: Said):
    assert said('td.asm("v_permlane32_swap_b32 {one}, {lane}", one=one, lane=one)', "gfx942") == """\
error[TD502]: gfx942 does not have 'v_permlane32_swap_b32'
 --> lanes.py:9:5
9 |     td.asm("v_permlane32_swap_b32 {one}, {lane}", one=one, lane=one)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_permlane32_swap_b32 {one}, {lane}
  = expected a target among gfx950
  = got gfx942
  = help: it exists on gfx950"""


def test_a_tuple_of_another_width(said: Said):
    assert said('td.asm("ds_read_b128 {dst}, {addr}", dst=two, addr=tile.base)') == """\
error[TD505]: operand 'dst' of 'ds_read_b128' is 4 registers wide
 --> lanes.py:9:5
9 |     td.asm("ds_read_b128 {dst}, {addr}", dst=two, addr=tile.base)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_read_b128 {dst}, {addr}
  = expected a VGPR or AGPR tuple of 4
  = got a VGPR tuple of 2
  = help: pass one register tuple of 4 dwords"""


def test_two_instructions(said: Said):
    assert said('td.asm("s_nop 0\\ns_nop 0")') == """\
error[TD550]: td.asm takes one instruction, and got 2
 --> lanes.py:9:5
9 |     td.asm("s_nop 0\\ns_nop 0")
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: call td.asm once for each instruction"""


def test_no_instruction(said: Said):
    assert said('td.asm("")') == """\
error[TD550]: td.asm takes one instruction, and got 0
 --> lanes.py:9:5
9 |     td.asm("")
  |     ^^^^^^^^^^
  = help: leave it out"""


def test_an_instruction_behind_a_semicolon(said: Said):
    """On a line of its own it would be the second of two."""
    assert said('td.asm("s_waitcnt vmcnt(0); s_nop 0")') == """\
error[TD594]: ';' begins a comment, so this instruction is not assembled
 --> lanes.py:9:5
9 |     td.asm("s_waitcnt vmcnt(0); s_nop 0")
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: s_waitcnt vmcnt(0); s_nop 0
  = help: td.asm takes one instruction: call it once for each"""


def test_text_that_is_no_instruction(said: Said):
    assert said('td.asm("ds_read_b32 {dst}, [{addr}]", dst=one, addr=tile.base)') == """\
error[TD590]: cannot read this instruction: expected an operand, found '['
 --> lanes.py:9:5
9 |     td.asm("ds_read_b32 {dst}, [{addr}]", dst=one, addr=tile.base)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_read_b32 {dst}, [{addr}]
  = help: a register tuple is written v[0:3]"""


def test_a_jump(said: Said):
    assert said('td.asm("s_branch somewhere")') == """\
error[TD551]: td.asm cannot take s_branch
 --> lanes.py:9:5
9 |     td.asm("s_branch somewhere")
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: leave it out: `if` and `for … in td.range(n)` branch and loop; td.barrier() and td.wait(…) synchronise"""


def test_a_priority(said: Said):
    assert said('td.asm("s_setprio 1")') == """\
error[TD551]: td.asm cannot take s_setprio
 --> lanes.py:9:5
9 |     td.asm("s_setprio 1")
  |     ^^^^^^^^^^^^^^^^^^^^^
  = help: `with td.priority(1):` raises the priority for the statements in it"""


def test_operands_that_are_counted(said: Said):
    assert said('td.asm("ds_read_b32 %0, %1", dst=one, addr=tile.base)') == """\
error[TD509]: nothing is bound to '{0}' and '{1}'
 --> lanes.py:9:5
9 |     td.asm("ds_read_b32 %0, %1", dst=one, addr=tile.base)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: ds_read_b32 %0, %1
  = help: td.asm names its operands instead of counting them: td.asm("ds_read_b64 {dst}, {at}", dst=…, at=…), without %0 or {0}"""


def test_the_end_of_the_program(said: Said):
    assert said('td.asm("s_endpgm")') == """\
error[TD551]: td.asm cannot take s_endpgm
 --> lanes.py:9:5
9 |     td.asm("s_endpgm")
  |     ^^^^^^^^^^^^^^^^^^
  = help: leave it out: the kernel ends behind its last statement"""


def test_scalar_arithmetic(said: Said):
    assert said('td.asm("s_add_u32 s4, s5, s6")') == """\
error[TD551]: td.asm cannot take s_add_u32
 --> lanes.py:9:5
9 |     td.asm("s_add_u32 s4, s5, s6")
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: the compiler computes scalars: bind the value of a device integer, such as 2 * td.warp_id() + 1, to a placeholder"""


def test_registers_by_their_own_names(said: Said):
    """The compiler does not know of them."""
    assert said('td.asm("v_mov_b32 v200, {src}", src=lane)') == """\
error[TD554]: 'v_mov_b32' touches v200, which belongs to the compiler
 --> lanes.py:9:5
9 |     td.asm("v_mov_b32 v200, {src}", src=lane)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_mov_b32 v200, {src}
  = help: the compiler allocates registers: bind td.vgpr or a device value to a placeholder"""


def test_a_result_that_goes_nowhere(said: Said):
    assert said('td.asm("v_mov_b32 {dst}, {src}", dst=lane, src=1)') == """\
error[TD555]: 'v_mov_b32' writes 'dst', which is not your own register
 --> lanes.py:9:5
9 |     td.asm("v_mov_b32 {dst}, {src}", dst=lane, src=1)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_mov_b32 {dst}, {src}
  = help: bind td.vgpr to the operand"""


def test_vcc_is_the_compilers(said: Said):
    assert said('td.asm("v_cndmask_b32 {dst}, {x}, {x}, vcc", dst=one, x=lane)') == """\
error[TD554]: 'v_cndmask_b32' touches vcc, which belongs to the compiler
 --> lanes.py:9:5
9 |     td.asm("v_cndmask_b32 {dst}, {x}, {x}, vcc", dst=one, x=lane)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_cndmask_b32 {dst}, {x}, {x}, vcc
  = help: use an instruction without this register: `if` on td.lane_id() masks lanes, and td.maximum and td.minimum choose between elements of tiles"""


def test_m0_of_a_direct_to_lds_load_is_the_compilers(said: Said):
    """What such a load writes to the LDS is not followed yet, so it is refused."""
    assert said('td.asm("global_load_lds_dword {at}, off", at=two)', "gfx942").startswith(
        "error[TD554]: 'global_load_lds_dword' touches m0, which belongs to the compiler"
    )


def test_a_matrix_instruction(said: Said):
    """Its result needs wait states that nothing here would place."""
    assert said('td.asm("v_mfma_f32_32x32x8bf16_1k {d}, {a}, {a}, {d}", d=td.vgpr(16), a=two)', "gfx90a") == """\
error[TD551]: td.asm cannot take v_mfma_f32_32x32x8bf16_1k
 --> lanes.py:9:5
9 |     td.asm("v_mfma_f32_32x32x8bf16_1k {d}, {a}, {a}, {d}", d=td.vgpr(16), a=two)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: td.mma_ABt(acc, a, b), td.mma_AB and td.mma_AtB issue matrix instructions, on register tiles"""


def test_td552_an_lds_address_in_a_register(said: Said):
    body = 'td.asm("v_mov_b32 {dst}, {src}", dst=one, src=lane)\n    td.asm("ds_read_b64 {dst}, {addr}", dst=two, addr=one)'
    assert said(body) == """\
error[TD552]: the LDS bytes that ds_read_b64 touches cannot be followed
  --> lanes.py:10:5
10 |     td.asm("ds_read_b64 {dst}, {addr}", dst=two, addr=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: give the address as a device value, tile.address(row, col) or tile.base plus an offset, in an instruction with one address"""


def test_td552_two_addresses_in_one_instruction(said: Said):
    assert said('td.asm("ds_read2_b32 {dst}, {addr} offset0:0 offset1:1", dst=two, addr=tile.base)') == """\
error[TD552]: the LDS bytes that ds_read2_b32 touches cannot be followed
 --> lanes.py:9:5
9 |     td.asm("ds_read2_b32 {dst}, {addr} offset0:0 offset1:1", dst=two, addr=tile.base)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: give the address as a device value, tile.address(row, col) or tile.base plus an offset, in an instruction with one address"""


def test_an_operand_of_no_kind(said: Said):
    assert said('td.asm("v_mov_b32 {dst}, {src}", dst=one, src="v0")') == """\
error[TD101]: the operand 'src' of td.asm is 'v0', where an integer is expected
 --> lanes.py:9:5
9 |     td.asm("v_mov_b32 {dst}, {src}", dst=one, src="v0")
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"""


@pytest.mark.parametrize(
    ("number", "shown"),
    [("1 << 64", "18446744073709551616"), ("-(1 << 63) - 1", "-9223372036854775809"), ("10**5000", "a whole number of 16,610 bits")],
)
def test_an_integer_beyond_64_bits(said: Said, number: str, shown: str):
    """Clang refused the HIP text, and Python the text of a number of 5,000 digits."""
    line = f'td.asm("v_mov_b32 {{dst}}, {{src}}", dst=one, src={number})'
    assert said(line) == f"""\
error[TD101]: the operand 'src' of td.asm is {shown}, and integers have at most 64 bits
 --> lanes.py:9:5
9 |     {line}
  |     {"^" * len(line)}
  = help: an operand of one register takes -2147483648..4294967295"""


@pytest.mark.parametrize(
    ("instruction", "bound", "number"),
    [("v_mov_b32 {dst}, {src}", ", src=1 << 32", 1 << 32), ("v_mov_b32 {dst}, -2147483649", "", -(1 << 31) - 1)],
)
def test_an_integer_beyond_32_bits(said: Said, instruction: str, bound: str, number: int):
    """A register of 32 bits would hold its lower half."""
    line = f'td.asm("{instruction}", dst=one{bound})'
    assert said(line) == f"""\
error[TD506]: operand 'a' of 'v_mov_b32' does not fit 32 bits
 --> lanes.py:9:5
9 |     {line}
  |     {"^" * len(line)}
  = in the instruction: {instruction}
  = expected -2147483648..4294967295
  = got {number}"""


@pytest.mark.parametrize("number", ["(1 << 32) - 1", "-(1 << 31)"])
def test_the_last_integers_of_32_bits(said: Said, number: str):
    assert said(f'td.asm("v_mov_b32 {{dst}}, {{src}}", dst=one, src={number})') == ""


def test_a_constant_for_two_registers(said: Said):
    """It was put into one register, which clang refused."""
    assert said('td.asm("v_lshlrev_b64 {dst}, 1, {src}", dst=two, src=65)') == """\
error[TD511]: operand 'a' of 'v_lshlrev_b64' takes no constant but the inline ones
 --> lanes.py:9:5
9 |     td.asm("v_lshlrev_b64 {dst}, 1, {src}", dst=two, src=65)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_lshlrev_b64 {dst}, 1, {src}
  = expected -16..64 or an inline float
  = got the constant 65
  = help: put the constant into a tuple of 2 registers, with global_load_dwordx2 for example"""


def test_an_inline_constant_for_two_registers(tmp_path: pathlib.Path):
    lowered = module_kernel(tmp_path / "lanes.py", 'td.asm("v_lshlrev_b64 {dst}, 1, {src}", dst=two, src=64)').lower(target="gfx942")
    assert "v_lshlrev_b64 v[0:1], 1, 64" in lowered.asm


def test_two_mistakes_in_two_instructions(said: Said):
    one, other = 'td.asm("ds_raed_b128 {dst}, {addr}", dst=four, addr=tile.base)', 'td.asm("ds_read_b128 {dst}, {addr}", dst=two, addr=tile.base)'
    both = said(f"{one}; {other}").split("\n\n")
    assert [text.splitlines()[0] for text in both] == [said(one).splitlines()[0], said(other).splitlines()[0]]


def test_b07_m0_before_lds_writes(said: Said):
    assert said('td.asm("s_mov_b32 m0, 0")') == """\
warning[TD508]: m0 is set, but no instruction that td.asm takes reads m0
 --> lanes.py:9:5
9 |     td.asm("s_mov_b32 m0, 0")
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: s_mov_b32 m0, 0
  = help: LDS instructions do not read m0 on these targets: leave the write of m0 out"""


def test_registers_that_nothing_has_written(said: Said):
    assert said('td.asm("ds_write_b32 {addr}, {data}", addr=tile.address(td.warp_id(), lane), data=one)') == """\
error[TD404]: 'one' is read, and nothing has written it
 --> lanes.py:9:5
9 |     td.asm("ds_write_b32 {addr}, {data}", addr=tile.address(td.warp_id(), lane), data=one)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads it
  = help: each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or td.asm, in every lane that reads them"""


def test_registers_written_in_some_lanes(said: Said):
    part = 'if lane < 32:\n        td.asm("v_mov_b32 {dst}, {src}", dst=one, src=lane)\n'
    assert said(part + '    td.asm("ds_write_b32 {addr}, {data}", addr=tile.address(td.warp_id(), lane), data=one)') == """\
error[TD404]: 'one' is read, and nothing has written it
  --> lanes.py:11:5
11 |     td.asm("ds_write_b32 {addr}, {data}", addr=tile.address(td.warp_id(), lane), data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads it
   = help: each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or td.asm, in every lane that reads them"""


def test_a_barrier_under_a_condition_on_lanes(said: Said):
    assert said("if lane < 32:\n        td.barrier()") == """\
error[TD127]: td.barrier under a condition that differs between lanes of a warp
  --> lanes.py:10:9
10 |         td.barrier()
   |         ^^^^^^^^^^^^
   = help: take it out of the `if`: only work of single lanes, td.asm and arithmetic, can stand under a condition on lanes"""


def test_a_barrier_as_assembly_under_a_condition_on_lanes(said: Said):
    _, refusal = said('if lane < 32:\n        td.asm("s_barrier")').split("\n\n")  # after the word that the tile is not used
    assert refusal == """\
error[TD127]: s_barrier under a condition that differs between lanes of a warp
  --> lanes.py:10:9
10 |         td.asm("s_barrier")
   |         ^^^^^^^^^^^^^^^^^^^
   = help: take it out of the `if`: only work of single lanes, td.asm and arithmetic, can stand under a condition on lanes"""


# --------------------------------------------------------------------------------------------------------- what it computes


def matrices() -> tuple[np.ndarray, np.ndarray]:
    a = np.random.default_rng(1).integers(-1000, 1000, (64, 64)).astype(np.float32)
    return a, np.full((64, 64), np.nan, dtype=np.float32)


@td.kernel(warps=2)
def through_lds(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    """c = a, its rows from the last to the first, four at a time through LDS."""
    td.grid(1)
    tile = td.st(td.f32, 4, 64)
    r, x = td.thread_id() // 32, td.thread_id() % 32 * 2
    for k in td.range(16):
        pair, other = td.vgpr(2), td.vgpr(2)
        td.asm("global_load_dwordx2 {dst}, {at}, off", dst=pair, at=a.address(k * 4 + r, x))
        td.asm("ds_write_b64 {at}, {data}", at=tile.address(r, x), data=pair)
        td.barrier()
        td.asm("ds_read_b64 {dst}, {at}", dst=other, at=tile.address(3 - r, x))
        td.barrier()
        td.asm("global_store_dwordx2 {at}, {data}, off", at=c.address(60 - k * 4 + r, x), data=other)


@pytest.mark.sample("gfx950")
@every_target
def test_loads_lds_and_stores(target):
    a, c = matrices()
    through_lds(a, c, target=target)
    assert (c == a[::-1]).all()


@td.kernel(warps=1)
def scalar_base(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    """c = a, a row a block: a base for the wave, an offset for each lane, and an immediate one."""
    row = td.grid(64)
    one, lane = td.vgpr(), td.lane_id()
    td.asm("global_load_dword {dst}, {offset}, {base} offset:{less}", dst=one, offset=lane * 4 + 64, base=a.address(row, 0), less=-64)
    td.asm("global_store_dword {offset}, {data}, {base}", offset=lane * 4, data=one, base=c.address(row, 0))


@pytest.mark.sample("gfx950")
@every_target
def test_a_scalar_base_with_a_lanes_offset(target):
    a, c = matrices()
    scalar_base(a, c, target=target)
    assert (c == a).all()


@td.kernel(warps=1)
def arithmetic(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    """c = 4·a² − 2·a + lane: one name read and written, a result that is also a source, a source with its sign changed, a constant."""
    row = td.grid(64)
    x, total, lane, doubled = td.vgpr(), td.vgpr(), td.vgpr(), td.vgpr()
    td.asm("global_load_dword {dst}, {at}, off", dst=x, at=a.address(row, td.lane_id()))
    td.asm("v_cvt_f32_i32 {dst}, {src}", dst=lane, src=td.lane_id())
    td.asm("v_add_f32 {dst}, {x}, {x}", dst=doubled, x=x)
    td.asm("v_add_f32_e64 {dst}, -{x}, {y}", dst=total, x=doubled, y=lane)
    td.asm("v_fmac_f32 {dst}, {x}, {y}", dst=total, x=doubled, y=doubled)
    td.asm("v_add_f32 {x}, 0, {x}", x=total)
    td.asm("global_store_dword {at}, {data}, off", at=c.address(row, td.lane_id()), data=total)


@every_target
def test_vector_arithmetic(target):
    a, c = matrices()
    arithmetic(a, c, target=target)
    assert (c == 4 * a * a - 2 * a + np.arange(64, dtype=np.float32)).all()


@every_target
def test_a_condition_on_lanes(target):
    a, c = matrices()
    half_of_the_lanes(a, c, target=target)
    assert (c[:, :32] == a[:, :32]).all() and (c[:, 32:48] == 1).all() and np.isnan(c[:, 48:]).all()


@td.kernel(warps=2)
def as_assembly(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    """c[0] = a[1] and c[1] = a[0], with the barriers, the waits and a needless m0 as instructions of the user's."""
    td.grid(1)
    tile = td.st(td.f32, 2, 64)
    warp, lane, one, other = td.warp_id(), td.lane_id(), td.vgpr(), td.vgpr()
    td.asm("global_load_dword {dst}, {at}, off", dst=one, at=a.address(warp, lane))
    td.asm("s_waitcnt vmcnt(0)")
    td.asm("s_mov_b32 m0, 0")
    td.asm("ds_write_b32 {at}, {data}", at=tile.address(warp, lane), data=one)
    td.asm("s_waitcnt lgkmcnt(0)")
    td.asm("s_barrier")
    td.asm("ds_read_b32 {dst}, {at}", dst=other, at=tile.address(1 - warp, lane))
    td.asm("s_waitcnt lgkmcnt(0)")
    td.asm("global_store_dword {at}, {data}, off", at=c.address(warp, lane), data=other)


@pytest.mark.sample("gfx950")
@every_target
def test_waits_and_barriers_as_assembly(target):
    a, c = matrices()
    as_assembly.warned.clear()  # it is said once, whatever the target
    with pytest.warns(td.TiledslWarning, match="TD508"):
        as_assembly(a, c, target=target)
    assert (c[:2] == a[1::-1]).all() and np.isnan(c[2:]).all()
    program = program_of(as_assembly.capture(target, {}), target)
    assert [warning.code for warning in program.warnings] == ["TD508"]
    assert all(op.own for op in flat(program.body) if isinstance(op, lp.Wait))


@td.kernel(warps=1)
def swapped_halves(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    """c's columns are a's, the upper half before the lower: one instruction that changes two registers."""
    row = td.grid(32)
    one, other, lane = td.vgpr(), td.vgpr(), td.lane_id()
    td.asm("global_load_dword {dst}, {at}, off", dst=one, at=a.address(2 * row, lane))
    td.asm("global_load_dword {dst}, {at}, off", dst=other, at=a.address(2 * row + 1, lane))
    td.asm("v_permlane32_swap_b32 {one}, {other}", one=one, other=other)
    td.asm("global_store_dword {at}, {data}, off", at=c.address(2 * row, lane), data=one)
    td.asm("global_store_dword {at}, {data}, off", at=c.address(2 * row + 1, lane), data=other)


def test_two_registers_changed_by_one_instruction():
    a, c = matrices()
    swapped_halves(a, c, target="gfx950")
    even, odd = a[::2], a[1::2]
    assert (c[::2] == np.hstack([even[:, :32], odd[:, :32]])).all()
    assert (c[1::2] == np.hstack([even[:, 32:], odd[:, 32:]])).all()


DOTS = (
    'other = td.vgpr()\n    td.asm("global_load_dword {d}, {at}, off", d=one, at=c.address(td.warp_id(), lane))\n'
    '    td.asm("global_load_dword {d}, {at}, off", d=other, at=a.address(td.warp_id(), lane))\n'
    + 3 * '    td.asm("v_dot2_f32_f16 {d}, {s}, {s}, {d}", d=one, s=other)\n'
)
STORE = '    td.asm("global_store_dword {at}, {d}, off", d=one, at=c.address(td.warp_id(), lane))'


def between(asm: str) -> list[int]:
    """The wait states between each dot product and the next, or the store after the last: those of s_nop N are N + 1, of any other instruction 1."""
    lines = [line.split() for line in asm.splitlines() if line.startswith("\t") and not line.strip().startswith((".", ";"))]
    found: list[int] = []
    for words in itertools.dropwhile(lambda words: not words[0].startswith("v_dot2"), lines):
        if words[0].startswith("v_dot2"):
            found.append(0)
        elif words[0].startswith("global_store"):
            break
        else:
            found[-1] += int(words[1]) + 1 if words[0] == "s_nop" else 1
    return found


@pytest.mark.sample("gfx950")
@every_target
def test_a_dot_products_result_is_waited_for(tmp_path: pathlib.Path, target: str):
    """Three wait states before anything else uses it (CDNA 2 and 3 ISA); the compiler places none."""
    *_, last = between(module_kernel(tmp_path / "lanes.py", DOTS + STORE).lower(target=target).asm)
    assert last >= 3


@every_target
def test_wait_states_of_ones_own(tmp_path: pathlib.Path, target: str):
    lowered = module_kernel(tmp_path / "lanes.py", DOTS + '    td.asm("s_nop 9")\n' + STORE).lower(target=target)
    assert between(lowered.asm)[-1] >= 10


PARTIAL = {  # an instruction that writes register {d} in all of its bits, and one that leaves bits or lanes of it as they were
    "one lane": ("v_mov_b32 {d}, {x}", "v_writelane_b32 {d}, 7, 5"),
    "half of each lane": ("v_mov_b32_sdwa {d}, {x} dst_sel:WORD_1 dst_unused:UNUSED_PAD", "v_mov_b32_sdwa {d}, {x} dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE"),
    "the upper half": ("v_add_f16 {d}, {x}, {x}", "v_fma_f16 {d}, {x}, {x}, {x}"),
    "lanes with a neighbour": ("v_mov_b32_dpp {d}, {x} row_shr:1 bound_ctrl:0", "v_mov_b32_dpp {d}, {x} row_shr:1"),
    "some rows": ("v_mov_b32_dpp {d}, {x} quad_perm:[1,0,3,2]", "v_mov_b32_dpp {d}, {x} quad_perm:[1,0,3,2] row_mask:0x3"),
}


@pytest.mark.parametrize("part", PARTIAL)
def test_what_an_instruction_leaves_of_a_register_is_kept(part):
    """The compiler may give a result that replaces the whole register a register of its own; not one that leaves some of it."""
    texts = []
    for template in PARTIAL[part]:

        @td.kernel(warps=1)
        def written(template=template):
            td.grid(1)
            x, d = td.vgpr(), td.vgpr()
            td.asm("v_mov_b32 {d}, 1", d=x)
            td.asm("v_mov_b32 {d}, 2", d=d)
            td.asm(template, d=d, **({"x": x} if "{x}" in template else {}))

        lines = emit(plan(written.capture("gfx942", {}), TARGETS["gfx942"])).splitlines()
        texts.append([line for line in lines if "asm volatile" in line][-1])
    assert ['"=v"(d)' in text for text in texts] == [True, False] and ['"+v"(d)' in text for text in texts] == [False, True]
