"""Messages of benchmarks/launch_overhead.py about given times; no time of this machine is judged."""

import sys

import pytest

from benchmarks.launch_overhead import BEST, CHOICE, LOOK, MOST, timed, too_slow

TENSORS, GRID, LAUNCHER = "three tensors of torch", "Triton 3.5.0: kernel[grid](a, b, c, M, N, K, ...)", "Triton 3.5.0: a compiled kernel's launcher"


@pytest.mark.parametrize(
    "ours, tritons, said",
    (
        ({TENSORS: 5.2, "three arrays": 10.0}, {}, []),
        ({TENSORS: 5.2, "three arrays": 10.01}, {}, ["three arrays: 10.01 µs is more than 10 µs"]),
        ({TENSORS: 5.2, CHOICE: 1.0}, {}, []),
        ({TENSORS: 5.2, CHOICE: 1.2}, {}, [f"{CHOICE}: 1.2 µs is more than 1 µs"]),
        ({BEST: 2.75, LOOK: 1.75}, {}, []),
        ({BEST: 2.8, LOOK: 1.75}, {}, [f"{BEST}: 2.8 µs is more than 2.75 µs"]),
        ({TENSORS: 5.2}, {GRID: 10.4, LAUNCHER: 2.7}, []),
        ({TENSORS: 5.2}, {GRID: 5.1, LAUNCHER: 2.7}, [f"three tensors of torch: 5.2 µs is more than the 5.1 µs of {GRID}"]),
    ),
)
def test_what_is_too_slow(ours, tritons, said):
    assert MOST == 10 and too_slow(ours, tritons) == said


def test_the_times_of_a_process():
    """The times in the format of report, among other lines; the exit status is returned too."""
    lines = f"{TENSORS:<64} {5.2:6.2f} µs\nsomething else\n{GRID:<64} {10.4:6.2f} µs\n"
    code = f"import sys; sys.stdout.reconfigure(encoding='utf-8'); print({lines!r}); sys.exit(3)"
    assert timed([sys.executable, "-c", code], {}) == (3, {TENSORS: 5.2, GRID: 10.4})
