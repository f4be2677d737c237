"""Small listings for the interpreter's tests: hand-written bodies in a kernel's frame, and HIP C++ compiled once a session."""

from __future__ import annotations

import functools
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from tests.frames import frame


@pytest.fixture(scope="session")
def listing() -> Callable[..., str]:
    return frame


@pytest.fixture(scope="session")
def compiled() -> Callable[..., str]:
    """`compiled(source, target, *options)` is clang's listing of a HIP source, made once."""

    @functools.cache
    def compile(source: str, target: str, *options: str) -> str:
        command = [sys.executable, "-m", "ziglang", "clang", "-x", "hip", f"--offload-arch={target}", "--cuda-device-only", "--no-gpu-bundle-output"]
        command += ["-nogpulib", "-nogpuinc", "-O3", "-S", *options, "-o", "-", "-"]
        result = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr
        return result.stdout

    return compile


LOAD = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_u32_e32 v2, 0x1000, v1
	v_add_u32_e32 v3, 0x2000, v1
	s_waitcnt lgkmcnt(0)
{loads}
	s_waitcnt vmcnt(0)
{op}
	s_nop 15
	s_nop 15
{stores}
	s_endpgm
"""


@pytest.fixture(scope="session")
def lanes() -> Callable[..., np.ndarray]:
    """`lanes(op, inputs, results)` runs one vector instruction in one wave.

    `inputs` are rows of 64 words that v10, v11, … hold before it; `results` the registers to look at after it. `before` are instructions to run first.
    """
    from tiledsl.sim import launch

    def run(op: str, inputs: list, results: list[str], target: str = "gfx942", before: str = "", numerics: str = "exact") -> np.ndarray:
        loads = "\n".join(f"\tglobal_load_dword v{10 + i}, v{1 + i // 16}, s[4:5] offset:{256 * (i % 16)}" for i in range(len(inputs)))
        stores = []
        for i, register in enumerate(results):
            source = register
            if register.startswith(("s", "e")):
                stores.append(f"\tv_mov_b32_e32 v9, {register}")
                source = "v9"
            stores.append(f"\tglobal_store_dword v{1 + i // 16}, {source}, s[6:7] offset:{256 * (i % 16)}")
        if "exec" in before or "cmpx" in op:
            stores.insert(0, "\ts_mov_b64 exec, -1")
        body = LOAD.format(loads=loads, op=f"{before}\n\ts_nop 7\n\t{op}", stores="\n".join(stores))
        given = np.ascontiguousarray(np.array(inputs).astype(np.uint32)) if len(inputs) else np.zeros((1, 64), np.uint32)
        found = np.zeros((len(results), 64), np.uint32)
        report = launch(frame(body, target=target), 1, 64, [given, found], numerics=numerics)
        assert report.ok, str(report)
        return found

    return run


@pytest.fixture(scope="session")
def scalars() -> Callable[..., np.ndarray]:
    """`scalars(op, inputs)` runs one scalar instruction, one block for each row of inputs; they are in s16, s17, …; the result is rows of s24, s25 and SCC."""
    from tiledsl.sim import launch

    body = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_lshl_b32 s8, s2, 5
	s_waitcnt lgkmcnt(0)
	s_load_dwordx8 s[16:23], s[4:5], s8
	s_mov_b64 s[24:25], 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s23, 0
	{op}
	s_cselect_b32 s26, 1, 0
	s_lshl_b32 s8, s2, 8
	v_lshl_add_u32 v1, v0, 2, s8
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_nop 1
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v0
	s_nop 1
	v_cndmask_b32_e32 v2, v2, v4, vcc
	s_mov_b64 exec, -1
	global_store_dword v1, v2, s[6:7]
	s_endpgm
"""

    def run(op: str, inputs: list[list[int]], scc: int = 0) -> np.ndarray:
        given = np.zeros((len(inputs), 8), np.uint32)
        for row, words in enumerate(inputs):
            given[row, : len(words)] = words
        given[:, 7] = scc
        found = np.zeros((len(inputs), 64), np.uint32)
        report = launch(frame(body.format(op=op)), len(inputs), 64, [given, found])
        assert report.ok, str(report)
        return found[:, :3]

    return run
