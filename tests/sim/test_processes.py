"""Blocks over several processes: the report and the arrays are those of one process, and no process stays behind."""

import dataclasses
import os
import pathlib
import select
import signal
import subprocess
import sys

import numpy as np
import pytest

from tests.sim.conftest import frame
from tests.sim.device_module import device
from tests.sim.endless import ENDLESS
from tests.sim.hip_kernels import MATRIX, TILED, TYPES, bf16, weakened, whole
from tiledsl.diagnostics.diagnostic import SimulationError, UsageError
from tiledsl.sim import launch
from tiledsl.sim.launch.processes import sendable
from tiledsl.sim.launch.shared_files import Shared, in_memory, mapped


def test_shared_bytes_of_arrays_that_overlap_and_in_structs():
    """What is written to them in the shared memory is in the arrays after it is copied back."""
    memory = np.arange(12, dtype=np.uint8)
    shared = Shared([memory[:8], memory[4:]])
    first, (number, second) = in_memory(mapped(shared.file), [shared.regions[0], [7, shared.regions[1]]])
    first[6] = 99
    second[7] = 88
    shared.copy_back()
    shared.close()
    assert number == 7 and second[2] == 99 and memory.tolist() == [0, 1, 2, 3, 4, 5, 99, 7, 8, 9, 10, 88]


class Unsendable(Exception):
    """Cannot be made again from its arguments, and holds what no other process can have."""

    def __init__(self, one, two):
        super().__init__(f"{one} and {two}")
        self.held = lambda: None  # tblib, which Dask imports, has its own way for each other exception


def test_errors_that_cannot_be_sent_keep_their_text():
    kept = SimulationError("no end")
    assert sendable(kept) is kept and repr(sendable(Unsendable(1, 2))) == "RuntimeError('Unsendable: 1 and 2')"


LAUNCH = sys.modules["tiledsl.sim.launch.launch"]


def both(listing, grid, block, args, **given):
    """The arrays after a run in one process and one in two, and the reports but for the time."""
    found = []
    for processes in (1, 2):
        copies = [value.copy() if isinstance(value, np.ndarray) else value for value in args]
        report = launch(listing, grid, block, copies, processes=processes, **given)
        found.append(([value.tobytes() for value in copies if isinstance(value, np.ndarray)], dataclasses.replace(report, seconds=0)))
    return found


@pytest.mark.thorough
def test_the_report_is_that_of_one_process(compiled):
    args = [whole((70, 45), 3), whole((45, 53), 4), np.zeros((70, 53), np.float32), 70, 53, 45]
    one, two = both(compiled(TYPES["float"] + TILED, "gfx942"), (4, 5), (16, 16), args, batch=3, schedule="random:4")
    assert one == two and one[1].ok and len(one[1].blocks) == 20
    assert (np.frombuffer(one[0][2], np.float32).reshape(70, 53) == args[0] @ args[1]).all()


@pytest.mark.thorough
def test_counts_do_not_depend_on_how_many_blocks_run_together(compiled):
    args = [bf16(whole((256, 128), 9)), bf16(whole((256, 128), 10)), np.zeros((256, 256), np.float32), 256, 128]
    one, two = both(compiled(MATRIX, "gfx942"), (2, 2), 256, args)  # four blocks at once, then two in each process
    assert one == two and one[1].wave_instructions > 4000


@pytest.mark.thorough
def test_hazards_are_those_of_one_process(compiled):
    args = [bf16(whole((256, 128), 9)), bf16(whole((256, 128), 10)), np.zeros((256, 256), np.float32), 256, 128]
    mutant = weakened(compiled(MATRIX, "gfx942"))[3]
    (_, one), (_, two) = both(mutant, (2, 2), 256, args, batch=1)
    assert one == two and len(one.hazards) > 1
    assert all(hazard.count >= 4 and hazard.blocks == (0,) for hazard in one.hazards)


# Every lane of every block adds 1 to one place a hundred times, and keeps the least of what it found there before.
COUNT = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_lshl_b32 s8, s2, 8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, -1
	v_lshl_add_u32 v5, v0, 2, s8
	s_movk_i32 s9, 100
	s_waitcnt lgkmcnt(0)
.Lagain:
	global_atomic_add v3, v1, v2, s[4:5] sc0
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v4, v4, v3
	s_sub_i32 s9, s9, 1
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc1 .Lagain
	global_store_dword v5, v4, s[6:7]
	s_endpgm
"""


@pytest.mark.thorough
def test_atomic_operations_of_blocks_in_different_processes():
    blocks, total, least = 8, np.zeros(1, np.uint32), np.zeros((8, 64), np.uint32)
    assert launch(frame(COUNT), blocks, 64, [total, least], batch=1, processes=2).ok
    assert total[0] == blocks * 64 * 100
    assert len(set(least.ravel().tolist())) == blocks * 64 and least.min() == 0  # nobody found what another one found


@pytest.mark.thorough
def test_atomic_operations_stay_in_one_process_unless_asked(monkeypatch):
    monkeypatch.setattr(LAUNCH, "_WORTH_PROCESSES", 0.0)
    monkeypatch.setattr(LAUNCH, "available", lambda: 2)
    monkeypatch.setattr(LAUNCH, "Pool", lambda *task: pytest.fail("processes were started"))
    total, least = np.zeros(1, np.uint32), np.zeros((4, 64), np.uint32)
    assert launch(frame(COUNT), 4, 64, [total, least], batch=1).ok
    assert least[:, 0].tolist() == [0, 6400, 12800, 19200]  # blocks one after the other, the same each time


DOUBLE = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_lshl_b32 s8, s2, 8
	v_lshl_add_u32 v1, v0, 2, s8
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 1, v2
	global_store_dword v1, v2, s[6:7]
	s_endpgm
"""


@pytest.mark.thorough
@pytest.mark.parametrize("order", [(0, 64), (64, 0)])
def test_arrays_that_overlap(order):
    """What one array gets is in the other one too, and no older copy of it overwrites that."""
    memory = np.arange(64 * 5, dtype=np.uint32)
    source, target = (memory[start : start + 64 * 4] for start in order)
    before, expected = source.copy(), memory.copy()
    for block in (0, 3):
        place = order[1] + 64 * block
        expected[place : place + 64] = 2 * before[64 * block : 64 * block + 64]
    assert launch(frame(DOUBLE), 4, 64, [source, target], blocks=[0, 3], batch=1, processes=2).ok
    assert memory.tolist() == expected.tolist()


@pytest.mark.thorough
def test_an_error_is_that_of_one_process():
    messages = []
    for processes in (1, 2):
        with pytest.raises(SimulationError) as error:
            launch(frame(ENDLESS), 6, 64, [np.zeros(4), np.zeros(4)], batch=1, processes=processes, limit=5000)
        messages.append(str(error.value))
    assert messages[0] == messages[1] and "no end in sight: wave 0" in messages[0]


CALLER = """
import signal
import sys
import numpy as np
from tests.sim.endless import ENDLESS
from tests.sim.conftest import frame
from tiledsl.sim import launch
signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts in the background ignores it
launch(frame(ENDLESS), 6, 64, [np.zeros(4), np.zeros(4)], batch=1, processes=2, tick=lambda n: print("going", flush=True))
"""


@pytest.mark.thorough
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_process_stays_behind(how):
    root = pathlib.Path(__file__).resolve().parents[2]
    with subprocess.Popen([sys.executable, "-c", CALLER], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as caller:
        assert caller.stdout.readline() == "going\n"
        children = [int(pid) for pid in pathlib.Path(f"/proc/{caller.pid}/task/{caller.pid}/children").read_text().split()]
        ends = [os.pidfd_open(pid) for pid in children]
        caller.send_signal(how)
        assert caller.wait(timeout=60) != 0
    assert len(ends) == 2
    for end in ends:
        assert select.select([end], [], [], 60)[0], "a process is still there"
        os.close(end)


@pytest.mark.thorough
def test_a_long_launch_is_shared_unasked(compiled, monkeypatch):
    started, Pool = [], LAUNCH.Pool
    monkeypatch.setattr(LAUNCH, "_WORTH_PROCESSES", 0.0)
    monkeypatch.setattr(LAUNCH, "available", lambda: 2)
    monkeypatch.setattr(LAUNCH, "Pool", lambda task, memory, count: started.append(count) or Pool(task, memory, count))
    a, b, c, seen, shares = whole((256, 128), 9), whole((384, 128), 10), np.zeros((256, 384), np.float32), [], []
    report = launch(compiled(MATRIX, "gfx942"), (3, 2), 256, [bf16(a), bf16(b), c, 384, 128], batch=2, progress=lambda *p: seen.append(p), share=shares.append)
    assert started == [2] and report.ok and (c == a @ b.T).all()
    assert sorted(seen) == [(2, 6), (4, 6), (6, 6)]
    assert shares[0] == 2 / 6 and len(shares) > 2 and shares == sorted(shares) and shares[-1] == 1


@pytest.mark.parametrize(
    "given, message", [({"processes": 0}, "at least 1, not 0"), ({"processes": 2, "xp": device}, "with NumPy, and the array module is device")]
)
def test_a_number_that_cannot_be(given, message):
    with pytest.raises(UsageError, match=message):
        launch(frame(DOUBLE), 4, 64, [np.zeros(256, np.uint32), np.zeros(256, np.uint32)], **given)
