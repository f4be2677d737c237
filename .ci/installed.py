"""Uses an installed tiledsl as its user does: checks, compiles and executes the kernel of a file."""

import importlib.util
import pathlib
import subprocess
import sys

import numpy as np

import tiledsl

assert "site-packages" in tiledsl.__file__, tiledsl.__file__
files = pathlib.Path(tiledsl.__file__).parent
assert all(
    (files / name).exists()
    for name in (
        *("py.typed", "__init__.pyi", "lower/emit/templates/kernel.hip.j2", "asm/text/amdgpu.lark"),
        "toolchain/hip_headers/hip/hip_runtime.h",
    )
)
path = sys.argv[1]
sizes = [f"-D{name}=64" for name in "MNK"]
for command, target in (("check", "all"), ("lower", "gfx942")):
    subprocess.run(
        [sys.executable, "-m", "tiledsl", command, path, "--target", target, *sizes],
        check=True,
        stdout=subprocess.DEVNULL,
    )
spec = importlib.util.spec_from_file_location("kernel", path)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
a, b = (np.random.default_rng(n).integers(-8, 9, (64, 64)).astype(np.float32) for n in range(2))
c = np.zeros((64, 64), np.float32)
module.gemm(*((x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)), c)
assert (c == a @ b.T).all()
print(f"tiledsl {tiledsl.__version__} on Python {sys.version.split()[0]}: the README's kernel is right")
