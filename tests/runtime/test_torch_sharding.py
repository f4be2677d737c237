"""The operators with DTensors: two processes, which meet in a file, find the results and the gradients of one process."""

import json
import os
import subprocess
import sys

import pytest

SECONDS = 900  # at most; a process that waits for the other ends with it
PLACEMENTS = {
    "rows": "Shard(dim=0)",
    "columns": "Shard(dim=1)",
    "k": "Partial(sum)",
    "matrices": "Shard(dim=0)",
    "batches": "Shard(dim=0)",
    "heads": "Shard(dim=1)",
}


def of_two_processes(folder):
    """What the first of two processes prints."""
    command = [sys.executable, "-m", "tests.runtime.sharded"]
    environment = os.environ | {"OMP_NUM_THREADS": "1", "GLOO_SOCKET_IFNAME": "lo"}
    both = [
        subprocess.Popen([*command, str(rank), str(folder / "meet")], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for rank in range(2)
    ]
    try:
        (printed, errors), (_, other) = (one.communicate(timeout=SECONDS) for one in both)
    finally:
        for one in both:
            one.kill()
    assert [one.returncode for one in both] == [0, 0], errors + other
    return json.loads(printed.splitlines()[-1])


def check(cases):
    for name, (placement, *same) in cases.items():
        assert same and all(same), name
        assert placement == PLACEMENTS.get(name.rpartition(" by ")[2], placement), name


@pytest.mark.thorough
def test_results_and_gradients_are_those_of_one_process(tmp_path):
    check(of_two_processes(tmp_path))
