"""tiledsl: tile kernels for AMD CDNA GPUs, written in Python, checked and lowered to HIP C++ with inline assembly."""

import sys

import tiledsl.asm  # noqa: F401 - the package of that name first: from here on `td.asm` is the word, and `from tiledsl.asm.text.parse import …` still finds the package
from tiledsl.diagnostics.diagnostic import (
    AssemblyError,
    DeviceError,
    Diagnostic,
    KernelError,
    SimulationError,
    TiledslError,
    TiledslWarning,
    ToolchainError,
    UsageError,
)
from tiledsl.ir.nodes import Swizzle
from tiledsl.language.capture.op import op
from tiledsl.language.recording.signature import Words, missing_word
from tiledsl.language.values.annotations import bf16, dyn, f16, f32, fp8, gl, i32
from tiledsl.language.words.assembly import asm, vgpr
from tiledsl.language.words.contract import ensures, old
from tiledsl.language.words.copies import commit, fetch, keep, load, store
from tiledsl.language.words.elementwise import cast, copy, exp, gelu, maximum, minimum, relu
from tiledsl.language.words.grid import grid
from tiledsl.language.words.order import barrier, priority, wait
from tiledsl.language.words.positions import cdiv, lane_id, range, roles, target, thread_id, warp_id
from tiledsl.language.words.products import mma_AB, mma_ABt, mma_AtB, swap_layout
from tiledsl.language.words.tiles import rt, st, subtile, zeros
from tiledsl.runtime.kernel import Kernel, kernel

__version__ = "0.1.0"
"""The version, as text."""

__all__ = [
    "AssemblyError",
    "DeviceError",
    "Diagnostic",
    "Kernel",
    "KernelError",
    "SimulationError",
    "Swizzle",
    "TiledslError",
    "TiledslWarning",
    "ToolchainError",
    "UsageError",
    "__version__",
    "asm",
    "barrier",
    "bf16",
    "cast",
    "cdiv",
    "dyn",
    "commit",
    "copy",
    "ensures",
    "exp",
    "f16",
    "fp8",
    "f32",
    "fetch",
    "gelu",
    "gl",
    "grid",
    "i32",
    "keep",
    "kernel",
    "lane_id",
    "load",
    "maximum",
    "minimum",
    "mma_AB",
    "mma_ABt",
    "mma_AtB",
    "old",
    "op",
    "priority",
    "range",
    "relu",
    "roles",
    "rt",
    "st",
    "store",
    "subtile",
    "swap_layout",
    "target",
    "thread_id",
    "vgpr",
    "wait",
    "warp_id",
    "zeros",
]


def __getattr__(name: str) -> object:
    """What the module does not have: a diagnostic that says what was meant, for a word."""
    if name.startswith("__"):  # Python's own questions to a module
        raise AttributeError(f"module 'tiledsl' has no attribute '{name}'")
    raise missing_word(name, __all__)


sys.modules[__name__].__class__ = Words
