"""What a check takes of memory does not depend on the number of steps."""

import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent
PEAK = """\
import gc, importlib.util, pathlib, re, sys

def peak(kernel, k):
    gc.collect()
    pathlib.Path("/proc/self/clear_refs").write_text("5")  # the peak begins anew (proc(5))
    assert not [f for f in kernel.check("gfx942", M=256, N=256, K=k) if f.severity == "error"]
    return int(re.search(r"VmHWM:\\s+(\\d+) kB", pathlib.Path("/proc/self/status").read_text())[1])

spec = importlib.util.spec_from_file_location("kernel", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
kernel = getattr(module, sys.argv[2])
peak(kernel, 64)
print(peak(kernel, 8192), peak(kernel, 131072))
"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    "file, name", [("examples/gemm_8192.py", "gemm"), ("tests/checks/kernels/contract.py", "contract"), ("examples/ping_pong.py", "ping_pong")]
)
def test_the_peak_does_not_grow_with_the_steps(file, name):
    """Of one buffer, of two that take turns, and of warps a phase apart; in a process of its own, in KiB: at 128 and at 2,048 steps."""
    done = subprocess.run([sys.executable, "-c", PEAK, str(ROOT / file), name], capture_output=True, text=True, cwd=ROOT, check=True)
    few, many = map(int, done.stdout.split())
    assert many - few < 2048, (few, many)
