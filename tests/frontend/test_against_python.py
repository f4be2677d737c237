"""The device's control flow against Python's: one program, captured with device loops and branches, and again with Python's own for each warp, does the same.

What a program does is the sequence of tiles that it stores and of integers that it shows to an instruction.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import pathlib
import sys
import textwrap

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

import tiledsl as td
from tests.frontend.support import steps
from tests.sweeps import of_sweep
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

WARPS = 3
HEADER = """\
import tiledsl as td

@td.kernel(warps=3)
def k(c: td.gl[td.f32, "M", "N"], DEVICE=True, WARP=0):
    td.grid(1)
    R, W = (td.range, td.warp_id()) if DEVICE else (range, WARP)
    def see(value):
        td.asm("s_nop {n}", n=value)
    def touch(tile):
        td.store(c[0, 0], tile)
    tic, i, d, last, box, ring, nested, pair = 0, 5, W, -1, {"n": 3}, [0, 1, 1], [[0], [0, [1]]], (0, 1)
    x, y, z = (td.rt(td.f32, 16, 16) for _ in range(3))
    tiles = [x, y, z]
    def tick():
        nonlocal tic
        tic ^= 1
"""
EPILOGUE = "for value in (tic, i, d, last, box['n'], *ring, nested[0][0], nested[1][1][0], *pair): see(value)\nfor tile in (x, y, *tiles): touch(tile)\n"

CHANGES = [
    "tic ^= 1",
    "tick()",
    "tic = 1 - tic",
    "i += 2",
    "i -= 1",
    "d += 1",
    "d = d + W",
    "last = {k}",
    "i = {k}",
    "box['n'] += 3",
    "box['n'] = i",
    "ring.append(ring.pop(0))",
    "ring = ring[1:] + ring[:1]",
    "ring[0], ring[1] = ring[1], ring[0]",
    "nested[0][0] += 1",
    "nested[1][1][0] ^= 1",
    "nested[0], nested[1][0] = [nested[1][0]], nested[0][0]",
    "pair = pair[::-1]",
    "pair = (pair[0] + 1, pair[1])",
    "x, y = y, x",
    "x = z",
    "y = x",
    "tiles.append(tiles.pop(0))",
    "tiles[0], tiles[2] = tiles[2], tiles[0]",
    "i = 7 if W == 1 else i",
    "i = i % 4",
    "tic = i % 2",
]
SIGHTS = ["see(tic)", "see(i)", "see(d)", "see(last)", "see(ring[0])", "see(box['n'])", "see(pair[1])", "see({k})", "touch(x)", "touch(tiles[0])"]
CONDITIONS = ["W == 1", "not W < 2", "tic", "not tic", "i > 6", "0 < {k} < 3", "W < 2 and tic", "{k} == 0 or W == 2", "d % 2 == 0"]


def block(depth: int) -> st.SearchStrategy[list[str]]:
    simple = st.sampled_from(CHANGES + SIGHTS).map(lambda line: [line])
    one = simple if depth == 0 else st.one_of(simple, simple, branch(depth - 1), loop(depth - 1))
    return st.lists(one, min_size=1, max_size=4).map(lambda parts: list(itertools.chain(*parts)))


def branch(depth: int) -> st.SearchStrategy[list[str]]:
    arms = st.tuples(st.sampled_from(CONDITIONS), block(depth), st.none() | block(depth))
    return arms.map(lambda a: [f"if {a[0]}:", *indented(a[1]), *(["else:", *indented(a[2])] if a[2] else [])])


def loop(depth: int) -> st.SearchStrategy[list[str]]:
    parts = st.tuples(st.integers(0, 12), st.integers(0, 2), st.integers(1, 3), block(depth))
    return parts.map(lambda a: [f"for k{depth} in R({a[1]}, {a[1] + a[0] * a[2]}, {a[2]}):", *(line.replace("{k}", f"k{depth}") for line in indented(a[3]))])


def indented(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


programs = st.lists(loop(2), min_size=1, max_size=2).map(lambda loops: "\n".join(itertools.chain(*loops)).replace("{k}", "1"))


UNDEFINED = ("sees nothing", 0)


def does(kernel: ir.KernelIR, warp: int) -> list[tuple[str, int]]:
    done = []
    for statement, env in steps(kernel.body, {ex.warp_variable(WARPS): warp}):
        match statement:
            case ir.Asm(operands=((_, value),)):
                done.append(sight(value, env))
            case ir.StoreTile(src=tile):
                done.append(("touches", tile.index))
    return done


def sight(value: ir.AsmOperand, env: dict[ir.Expr, int]) -> tuple[str, int]:
    assert isinstance(value, ir.Expr)
    try:
        return "sees", int(ex.evaluate(value, env))
    except KeyError as error:
        assert isinstance(error.args[0], ir.Undefined)
        return UNDEFINED


def captured(text: str, directory: pathlib.Path) -> td.Kernel:
    path = directory / "program.py"
    path.write_text(HEADER + textwrap.indent(text + "\n" + EPILOGUE, "    "))
    spec = importlib.util.spec_from_file_location("program", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["program"] = module
    spec.loader.exec_module(module)
    os.utime(path, (next(_clock),) * 2)  # every program is another file to the cache of lines
    return module.k


_clock = itertools.count(1)
# A program may ask for what the device cannot follow; never for anything else.
UNFOLLOWED = {"TD121", "TD122", "TD123", "TD124", "TD125", "TD147"}


def check(text: str, directory: pathlib.Path) -> bool:
    """Whether the program is one that the device can follow; if so, it does what Python does."""
    kernel = captured(text, directory)
    try:
        device = kernel.capture("gfx942", {"M": 16, "N": 16})
    except td.KernelError as error:
        assert {d.code for d in error.diagnostics} <= UNFOLLOWED, error
        return False
    for warp in range(WARPS):
        if UNDEFINED in does(device, warp):  # one arm of a branch binds what the step began without: found when every warp is run
            return False
        assert does(device, warp) == does(kernel.capture("gfx942", {"M": 16, "N": 16, "DEVICE": False, "WARP": warp}), warp), text
    return True


@pytest.mark.longer
@settings(
    max_examples=int(os.environ.get("TILEDSL_EXAMPLES", of_sweep(80, 12))),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(program=programs)
def test_device_control_flow_does_what_python_does(program, tmp_path):
    followed = check(program, tmp_path)
    event("followed" if followed else "refused")


@pytest.mark.thorough
def test_programs_that_must_be_followed(tmp_path):
    for changes in ("tic ^= 1", "tick()", "i += 2", "x, y = y, x", "tiles.append(tiles.pop(0))", "box['n'] += 3", "nested[0][0] += 1", "d += 1", "last = k"):
        for trips in (0, 1, 2, 3, 8, 9, 20):
            last = "see(last)" if "last" not in changes else "see(i)"
            text = f"for k in R({trips}):\n    see(tic); see(i); see(d); see(box['n']); touch(x); touch(tiles[0]); {last}\n    {changes}"
            assert check(text, tmp_path), text
