"""TD123 of device code: what a branch binds, used by warps that did not take it."""

import pathlib

import pytest

from tests.checks.conftest import kernel_in

SOURCE = """\
import tiledsl as td


@td.kernel(warps=4)
def k(a: td.gl[td.f16, 256, 64], c: td.gl[td.f32, 64, 64]):
    td.grid(1)
    As = td.st(td.f16, 64, 64)
    td.load(As, a[0, 0])
    td.barrier()
    if td.warp_id() > 0:
        w = td.warp_id()
    {use}
    td.barrier()
    td.store(c[td.warp_id(), 0], td.zeros(td.f32, 16, 64))
"""
USES = [
    "td.load(td.subtile(As, (16, 64), (w, 0)))",
    "td.load(td.subtile(As, (16, 32), (0, w % 2)))",
    "td.load(a[w, 0], (16, 64))",
    "td.keep(c[w, 0], (16, 64))",
    "td.asm('v_mov_b32 {d}, {s}', d=td.vgpr(), s=w)",
    "td.asm('global_load_dword {d}, {p}, off', d=td.vgpr(), p=a.address(w, td.lane_id()))",
    "td.asm('ds_read_b32 {d}, {p}', d=td.vgpr(), p=As.address(w, 0))",
]


def found(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, use: str) -> list[str]:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "unbound.py"
    path.write_text(SOURCE.format(use=use))
    return [problem.render() for problem in kernel_in(path, "k").check("gfx942") if problem.severity == "error"]


@pytest.mark.parametrize("use", USES)
def test_wherever_it_is_used(tmp_path, monkeypatch, use):
    (text,) = found(tmp_path, monkeypatch, use)
    assert text.startswith("error[TD123]: 'w' is undefined for warp 0\n  --> unbound.py:12:")


def test_it_is_told_once(tmp_path, monkeypatch):
    """However often it is used: the cause is one."""
    two = "x = td.load(td.subtile(As, (16, 64), (w, 0)))\n    y = td.load(td.subtile(As, (16, 64), (3 - w, 0)))"
    assert found(tmp_path, monkeypatch, two) == ["""\
error[TD123]: 'w' is undefined for warp 0
  --> unbound.py:12:9
12 |     x = td.load(td.subtile(As, (16, 64), (w, 0)))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: unbound.py:10:8
10 |     if td.warp_id() > 0:
   |        ^^^^^^^^^^^^^^^^ only this branch binds it
   = the same holds at unbound.py:13:9"""]
