"""td.asm with scalar parameters and with single registers of a tuple as operands: executed, and what is refused with its text."""

import pytest
import torch

import tiledsl as td
from tests.checks.conftest import kernel_in
from tiledsl.compile.compile import lower
from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS


@td.kernel(warps=1)
def scaled(a: td.gl[td.f32, 4, 64], c: td.gl[td.f32, 4, 64], alpha: td.f32, shift: td.i32):
    td.grid(1)
    lane = td.lane_id()
    four, each = td.vgpr(4), [td.vgpr() for _ in range(4)]
    td.asm("global_load_dwordx4 {dst}, {at}, off", dst=four, at=a.address(lane // 16, lane % 16 * 4))
    for one, x in zip(each, four, strict=True):
        td.asm("v_mul_f32 {dst}, {alpha}, {x}", dst=one, alpha=alpha, x=x)
    td.asm("v_add_u32 {dst}, {shift}, {x}", dst=each[3], shift=shift, x=four[3])
    for i, one in enumerate(each):
        td.asm("global_store_dword {at}, {x}, off", at=c.address(lane // 16, lane % 16 * 4 + i), x=one)


@pytest.mark.in_turn
@pytest.mark.parametrize("target", TARGETS)
def test_values(target):
    a, c = torch.arange(256, dtype=torch.float32).reshape(4, 64), torch.zeros(4, 64)
    report = execute(lower(scaled, target, {}), [a, c, 2.5, 3])
    expected = a * 2.5
    expected[:, 3::4] = (a[:, 3::4].contiguous().view(torch.int32) + 3).view(torch.float32)
    assert report.hazards == () and torch.equal(c, expected)


def said(line: str, waits: str, tmp_path, monkeypatch) -> str:
    text = f"""import tiledsl as td


@td.kernel(warps=1, waits="{waits}")
def kernel(a: td.gl[td.f32, 1, 256], c: td.gl[td.f32, 1, 64], alpha: td.f32):
    td.grid(1)
    pair, x = td.vgpr(2), td.vgpr()
    {line}
"""
    (tmp_path / "kernel.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    try:
        found = kernel_in(tmp_path / "kernel.py", "kernel").check("gfx942")
    except KernelError as error:
        return str(error)
    return "\n\n".join(finding.render() for finding in found if finding.severity == "error")


LOAD = 'td.asm("global_load_dwordx2 {d}, {at}, off", d=pair, at=a.address(0, 2 * td.lane_id()))'
USE = 'td.asm("v_mov_b32 {d}, {x}", d=x, x=pair[1])'
REFUSED = {
    "an element is written": (
        'td.asm("v_mov_b32 {d}, {x}", d=pair[1], x=1)',
        "auto",
        """\
error[TD555]: 'v_mov_b32' writes 'd', which is not your own register
 --> kernel.py:8:5
8 |     td.asm("v_mov_b32 {d}, {x}", d=pair[1], x=1)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_mov_b32 {d}, {x}
  = help: an instruction writes whole registers: bind the td.vgpr, or another td.vgpr() for one register""",
    ),
    "an element is written and read": (
        'td.asm("v_mov_b32 {d}, {x}", d=pair[1], x=1)\n    ' + USE,
        "auto",
        """\
error[TD555]: 'v_mov_b32' writes 'd', which is not your own register
 --> kernel.py:8:5
8 |     td.asm("v_mov_b32 {d}, {x}", d=pair[1], x=1)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_mov_b32 {d}, {x}
  = help: an instruction writes whole registers: bind the td.vgpr, or another td.vgpr() for one register""",
    ),
    "a wait for an element": (
        LOAD + "\n    td.wait(pair[0])",
        "auto",
        """\
error[TD101]: td.wait waits for registers, and got register 0 of a td.vgpr(2)
 --> kernel.py:9:5
9 |     td.wait(pair[0])
  |     ^^^^^^^^^^^^^^^^
  = help: wait for all registers of the td.vgpr, without an index""",
    ),
    "no such element": (
        "pair[2]",
        "auto",
        """\
error[TD105]: an element of 2 registers of td.vgpr is 2, and must be a whole number that Python knows, in 0..1
 --> kernel.py:8:5
8 |     pair[2]
  |     ^^^^^^^
  = help: an element is one register; a tuple of two registers is made by td.vgpr(2)""",
    ),
    "the tuple is not written": (
        USE,
        "auto",
        """\
error[TD404]: 'pair' is read, and nothing has written it
 --> kernel.py:8:5
8 |     td.asm("v_mov_b32 {d}, {x}", d=x, x=pair[1])
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads it
  = help: each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or td.asm, in every lane that reads them""",
    ),
    "an element of a tuple that is being loaded": (
        LOAD + "\n    " + USE,
        "manual",
        """\
error[TD405]: 'pair' is used before a wait for its load
 --> kernel.py:9:5
9 |     td.asm("v_mov_b32 {d}, {x}", d=x, x=pair[1])
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 ::: kernel.py:8:5
8 |     td.asm("global_load_dwordx2 {d}, {at}, off", d=pair, at=a.address(0, 2 * td.lane_id()))
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  = waits="manual": the compiler adds no wait
  = help: put td.wait(vmcnt=0) before line 9""",
    ),
    "a whole tuple for one register": (
        LOAD + '\n    td.asm("v_mov_b32 {d}, {x}", d=x, x=pair)',
        "auto",
        """\
error[TD505]: operand 'a' of 'v_mov_b32' is one register wide
 --> kernel.py:9:5
9 |     td.asm("v_mov_b32 {d}, {x}", d=x, x=pair)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = in the instruction: v_mov_b32 {d}, {x}
  = expected a VGPR or SGPR or constant
  = got a VGPR tuple of 2
  = help: bind one register of the tuple, as pair[0] of pair = td.vgpr(2)""",
    ),
    "a number computed from scalar parameters": (
        'td.asm("v_mov_b32 {d}, {x}", d=x, x=2 * alpha)',
        "auto",
        """\
error[TD101]: the operand 'x' of td.asm is a number computed from scalar parameters, which no register holds
 --> kernel.py:8:5
8 |     td.asm("v_mov_b32 {d}, {x}", d=x, x=2 * alpha)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: bind the scalar parameter itself, and compute with instructions""",
    ),
    "a float": (
        'td.asm("v_mov_b32 {d}, {x}", d=x, x=1.5)',
        "auto",
        """\
error[TD101]: the operand 'x' of td.asm is 1.5, where an integer is expected
 --> kernel.py:8:5
8 |     td.asm("v_mov_b32 {d}, {x}", d=x, x=1.5)
  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: write 1.5 in the text of the instruction, in place of {x}""",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_refused(what, tmp_path, monkeypatch):
    line, waits, text = REFUSED[what]
    assert said(line, waits, tmp_path, monkeypatch) == text
