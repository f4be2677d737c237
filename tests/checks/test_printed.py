"""TD707, and what td.print refuses."""

import numpy as np
import pytest

from tests.checks.conftest import kernel_in
from tiledsl.diagnostics.diagnostic import KernelError, TiledslWarning

KERNEL = """\
import tiledsl as td


@td.kernel(warps=2)
def printed(a: td.gl[td.bf16, 64, 32], c: td.gl[td.f32, 64, 64]):
    td.grid(1)
    As, acc = td.st(td.bf16, 64, 32), td.zeros(td.f32, 32, 64)
    td.load(As, a[0, 0])
    td.barrier()
    half = td.load(td.subtile(As, (32, 32), (td.warp_id(), 0)))
    td.print(half)
    td.mma_ABt(acc, half, td.load(As))
    td.print(acc)
    td.store(c[td.warp_id(), 0], acc)
    td.ensures(c, a @ a.T)
"""


@pytest.fixture
def kernel(tmp_path, monkeypatch):
    """`kernel((old, new), …)`: the kernel with `old` replaced."""
    monkeypatch.chdir(tmp_path)

    def made(*edits):
        text = KERNEL
        for old, new in edits:
            assert old in text
            text = text.replace(old, new)
        (tmp_path / "printed.py").write_text(text)
        return kernel_in(tmp_path / "printed.py", "printed")

    return made


def test_one_warning_for_all_of_a_kernel(kernel):
    (found,) = kernel().check("gfx942")
    assert found.render() == """\
warning[TD707]: td.print keeps values in registers, and a GPU prints nothing
  --> printed.py:11:5
11 |     td.print(half)
   |     ^^^^^^^^^^^^^^
  ::: printed.py:13:5
13 |     td.print(acc)
   |     ^^^^^^^^^^^^^
   = help: `tiledsl sim FILE.py --watch half` shows the values, and in a notebook printed.report(values=True)
   = help: leave td.print out of the kernel that is launched, which compiles to another listing"""


def test_a_call_warns(kernel):
    """At the kernel's line; the values are right."""
    a, c = (np.arange(64 * 32).reshape(64, 32) % 5).astype(np.float32), np.zeros((64, 64), np.float32)
    with pytest.warns(TiledslWarning, match="TD707"):
        kernel()((a.view(np.uint32) >> 16).astype(np.uint16), c)
    np.testing.assert_array_equal(c, a @ a.T)


def test_no_warning_without(kernel):
    assert kernel(("    td.print(half)\n", ""), ("    td.print(acc)\n", "")).check("gfx942") == ()


REFUSED = {
    "td.print(As)": """\
error[TD101]: td.print takes a register tile, and got a 64x32 shared tile
  --> printed.py:11:5
11 |     td.print(As)
   |     ^^^^^^^^^^^^
   = help: td.print(acc) names a register tile; `tiledsl sim FILE.py --watch As` shows a shared tile without it""",
    "if td.lane_id() < 8:\n        td.print(half)": """\
error[TD127]: td.print under a condition that differs between lanes of a warp
  --> printed.py:12:9
12 |         td.print(half)
   |         ^^^^^^^^^^^^^^
   = help: take it out of the `if`: only work of single lanes, td.asm and arithmetic, can stand under a condition on lanes""",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_printed(kernel, line):
    with pytest.raises(KernelError) as error:
        kernel(("td.print(half)", line)).capture("gfx942", {})
    assert str(error.value).startswith(REFUSED[line])


def test_the_registers_in_the_text(kernel):
    """The word stands in the IR, and the HIP text names the variables that hold the tile, behind the wait for its loads."""
    lowered = kernel().lower("gfx942")
    assert "\n  print half  @printed.py:11\n" in lowered.ir
    assert 'asm volatile("s_nop 0 ; td.print t1 l11 0/1 %0 %1" : : "v"(half[0]), "v"(half[1]));' in lowered.hip
