"""Processes of this machine and of a Dask cluster: trials that are killed are done again, and a search that is killed goes on."""

import math
import operator
import os
import signal
import subprocess
import sys
import threading
import time
import types
from concurrent.futures import BrokenExecutor

import pytest

from tests.sim.test_executors import doubled
from tests.tune.kernels import file_of_copies
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.sim.launch.processes import Process
from tiledsl.tools.cli.kernels import load_module
from tiledsl.tools.tune.executors import executor_named
from tiledsl.tools.tune.processes import Processes
from tiledsl.tools.tune.search import search
from tiledsl.tools.worker import MODULE

CHIP = CHIPS["MI300X"]
SPEC = dict(M=256)


@pytest.fixture(scope="module")
def one(tmp_path_factory):
    """One variant."""
    return [load_module(file_of_copies(tmp_path_factory.mktemp("copies"))).copies.variant(ROWS=64)]


def test_a_process_that_is_killed_fails_its_own_call_alone():
    executor = Processes(1)
    with executor:
        first = executor.submit(os.getpid).result()
        assert executor.pids == [first]
        with pytest.raises(BrokenExecutor, match="a process ended with status 3 during a call"):
            executor.submit(os._exit, 3).result()
        assert executor.submit(os.getpid).result() not in (first, os.getpid())
        with pytest.raises(ZeroDivisionError):
            executor.submit(operator.truediv, 1, 0).result()
        with pytest.raises(Exception, match="pickle"):
            executor.submit(lambda: 1).result()
        assert executor.submit(math.sqrt, 4).result() == 2
    with pytest.raises(RuntimeError, match="the processes have been ended"):
        executor.submit(math.sqrt, 4)


@pytest.mark.parametrize("module, descriptors", [(MODULE, ()), ("tiledsl.sim.launch.worker", (0,))])
def test_a_process_whose_caller_is_killed_says_nothing(module, descriptors, capfd):
    """It finds its pipe closed, as its answer is written or the next call is read."""
    worker = Process(module, *descriptors)
    if module == MODULE:
        worker.send((os.getpid, (), {}))
    worker.connection.close()
    status = worker._process.wait()
    worker.end()
    assert status == 1 and capfd.readouterr() == ("", "")


def test_more_processes_than_calls_cost_nothing():
    with Processes(10**12) as executor:
        before = threading.active_count()
        assert [executor.submit(math.sqrt, number * number).result() for number in range(2)] == [0, 1]
        assert threading.active_count() <= before + 2


def test_where_no_further_thread_can_be_started_the_others_work(monkeypatch):
    def start(thread):
        raise RuntimeError("can't start new thread")

    with Processes(2) as executor:
        assert executor.submit(math.sqrt, 4).result() == 2
        monkeypatch.setattr(threading.Thread, "start", start)
        assert executor.submit(math.sqrt, 9).result() == 3
    with Processes(2) as executor, pytest.raises(RuntimeError, match="can't start new thread"):
        executor.submit(math.sqrt, 4)


def test_ending_at_once_waits_for_no_call():
    executor = Processes(1)
    running, waiting = executor.submit(time.sleep, 600), executor.submit(time.sleep, 600)
    while not executor.pids:
        pass
    executor.shutdown(cancel_futures=True)
    assert waiting.cancelled() and isinstance(running.exception(), BrokenExecutor)


class Killing(Processes):
    """Kills the worker of its first trial with SIGKILL, as it begins."""

    def __init__(self):
        super().__init__(1)
        self.killed = 0
        super().submit(os.getpid).result()  # the process is there

    def submit(self, fn, /, *args, **kwargs):
        if not self.killed:
            (self.killed,) = self.pids
            return super().submit(os.kill, self.killed, signal.SIGKILL)
        return super().submit(fn, *args, **kwargs)


def test_a_killed_worker_costs_no_trial(one):
    with Killing() as executor:
        found = search("copies", one, SPEC, CHIP, executor, trials=0)
    assert executor.killed and executor.pids == [] and found.lost == 0 and found.counts["bounded"] == 1


@pytest.mark.parametrize("name", ("processes", "processes:2"))
def test_an_executor_ends_with_its_block(name):
    """Also where the block fails. No process starts before the first call."""
    with executor_named(name) as executor:
        assert isinstance(executor, Processes) and executor.pids == []
    with pytest.raises(KeyError), executor_named(name) as failed:
        raise KeyError
    for ended in (executor, failed):
        with pytest.raises(RuntimeError, match="the processes have been ended"):
            ended.submit(math.sqrt, 4)


def test_a_cluster_that_is_not_there(monkeypatch):
    """Dask is not installed, and no scheduler answers."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match="--executor dask://… needs dask.distributed: pip install"), executor_named("dask://host:1"):
        pass

    def client(address, timeout):
        raise OSError(f"Timed out\nconnecting to {address}")

    monkeypatch.setitem(sys.modules, "distributed", types.SimpleNamespace(Client=client))
    said = "no scheduler of Dask answers at host:1: Timed out connecting to tcp://host:1"
    with pytest.raises(UsageError, match=said), executor_named("dask://host:1"):
        pass


@pytest.mark.parametrize("name", ("threads", "processes:0", "processes:many", "dask:host", "processes:"))
def test_names_that_are_no_executors(name):
    with pytest.raises(UsageError, match=f"--executor takes processes, processes:N, or dask://HOST:PORT, and got '{name}'"), executor_named(name):
        pass


CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, memory_limit=None) as cluster:
        pids = [worker.process.process.pid for worker in cluster.workers.values()]
        print(cluster.scheduler_address.removeprefix("tcp://"), *pids, flush=True)
        sys.stdin.read(1)
"""


@pytest.fixture
def cluster(tmp_path):
    """A cluster of two workers: its address, and the workers' process ids."""
    pytest.importorskip("distributed")
    (tmp_path / "cluster.py").write_text(CLUSTER)
    command = [sys.executable, "-W", "ignore", str(tmp_path / "cluster.py")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment) as process:
        address, *pids = process.stdout.readline().split()
        try:
            yield address, list(map(int, pids))
        finally:
            process.communicate("\n")


@pytest.mark.slow
@pytest.mark.thorough
def test_a_cluster_of_dask_of_which_a_worker_is_killed(cluster, one):
    address, (first, second) = cluster
    with executor_named(f"dask://{address}") as executor:
        assert executor.submit(os.getpid).result() in (first, second)
        assert executor.submit(os.urandom, 8).result() != executor.submit(os.urandom, 8).result()  # no call answers for an equal one
        os.kill(first, signal.SIGKILL)
        found = search("copies", one, SPEC, CHIP, executor, trials=0)
        assert doubled(executor=executor, processes=2) == doubled(processes=1)  # the blocks of a launch
    assert found.counts["bounded"] == 1 and found.lost == 0
