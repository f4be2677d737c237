"""tiledsl: tile kernels for AMD CDNA GPUs, written in Python, checked and lowered to HIP C++ with inline assembly."""

import sys

# The package before the word of the same name: the later import of the word makes `td.asm` the word, while
# `from tiledsl.asm.text.parse import …` still finds the package.
import tiledsl.asm  # noqa: F401
from tiledsl.diagnostics import VERSION
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
from tiledsl.ir.nodes import DType, Swizzle
from tiledsl.language.capture.op import op
from tiledsl.language.recording.signature import Words, missing_word, name_words
from tiledsl.language.values.annotations import (
    bf6x4,
    bf8,
    bf16,
    dyn,
    e8m0,
    f16,
    f32,
    fp4x2,
    fp6x4,
    fp8,
    gl,
    i32,
    int8,
    xf32,
)
from tiledsl.language.values.formulas import Formula
from tiledsl.language.values.masks import Mask
from tiledsl.language.values.roles import Role
from tiledsl.language.values.tensors import GlobalTensor, WindowRef
from tiledsl.language.values.tiles import LaneRegisters, RegisterTile, SharedTile, StagedTile, SubTile
from tiledsl.language.words.assembly import asm, vgpr
from tiledsl.language.words.contract import ensures, keeps, old, unchecked
from tiledsl.language.words.contract_formulas import (
    by_groups,
    column,
    column_of,
    column_parts,
    dequantised,
    gather,
    group_sum,
    matrix_of,
    scatter,
    softmax,
    stacked,
    sum_of_parts,
)
from tiledsl.language.words.copies import add_in_order, atomic_add, commit, fetch, keep, load, store
from tiledsl.language.words.elementwise import (
    cast,
    col_index,
    copy,
    exp,
    gelu,
    maximum,
    minimum,
    relu,
    row_index,
    split_bf16,
    where,
)
from tiledsl.language.words.functions import (
    cos,
    exp2,
    fma,
    log,
    log2,
    next_up,
    power_of_two,
    rcp,
    rsqrt,
    sigmoid,
    silu,
    sin,
    sqrt,
    tanh,
)
from tiledsl.language.words.grid import grid
from tiledsl.language.words.order import barrier, print, priority, wait
from tiledsl.language.words.packed import unpack
from tiledsl.language.words.positions import cdiv, lane_id, range, roles, target, thread_id, warp_id
from tiledsl.language.words.products import mma_AB, mma_ABt, mma_AtB, swap_layout
from tiledsl.language.words.reading import read
from tiledsl.language.words.reductions import col_max, col_min, col_sum, row_max, row_min, row_sum
from tiledsl.language.words.tiles import full, rt, st, subtile, zeros
from tiledsl.runtime.kernel import Kernel, kernel, show_with
from tiledsl.runtime.space import space

__version__ = VERSION
"""The version, as text."""

__all__ = [
    "tanh",
    "silu",
    "sigmoid",
    "cos",
    "sin",
    "next_up",
    "power_of_two",
    "unpack",
    "rcp",
    "rsqrt",
    "sqrt",
    "log",
    "log2",
    "exp2",
    "fma",
    "AssemblyError",
    "DType",
    "DeviceError",
    "Diagnostic",
    "Formula",
    "GlobalTensor",
    "Kernel",
    "KernelError",
    "LaneRegisters",
    "Mask",
    "RegisterTile",
    "Role",
    "SharedTile",
    "SimulationError",
    "StagedTile",
    "SubTile",
    "Swizzle",
    "TiledslError",
    "TiledslWarning",
    "ToolchainError",
    "UsageError",
    "WindowRef",
    "__version__",
    "asm",
    "add_in_order",
    "atomic_add",
    "barrier",
    "bf6x4",
    "bf8",
    "bf16",
    "by_groups",
    "cast",
    "cdiv",
    "col_index",
    "col_max",
    "col_min",
    "col_sum",
    "column",
    "dyn",
    "commit",
    "copy",
    "dequantised",
    "e8m0",
    "ensures",
    "exp",
    "f16",
    "fp4x2",
    "fp6x4",
    "fp8",
    "f32",
    "fetch",
    "full",
    "gather",
    "gelu",
    "gl",
    "grid",
    "group_sum",
    "i32",
    "int8",
    "keep",
    "keeps",
    "kernel",
    "lane_id",
    "load",
    "column_of",
    "column_parts",
    "matrix_of",
    "maximum",
    "minimum",
    "mma_AB",
    "mma_ABt",
    "mma_AtB",
    "old",
    "op",
    "print",
    "priority",
    "range",
    "read",
    "relu",
    "roles",
    "row_index",
    "row_max",
    "row_min",
    "row_sum",
    "rt",
    "scatter",
    "softmax",
    "stacked",
    "space",
    "split_bf16",
    "st",
    "store",
    "sum_of_parts",
    "subtile",
    "swap_layout",
    "target",
    "thread_id",
    "unchecked",
    "vgpr",
    "wait",
    "warp_id",
    "where",
    "xf32",
    "zeros",
]


def _pages() -> object:
    """Import what `kernel.report`, `kernel.layout` and `kernel.diff` call. Here, since a launch shows nothing."""
    from tiledsl.tools import notebook

    return notebook


show_with(_pages)
name_words(__all__)


def __dir__() -> list[str]:
    """List the words only: submodules stay importable, but completion of `td.` does not offer them."""
    return sorted(__all__)


def __getattr__(name: str) -> object:
    """Refuse a word that does not exist, with the word that was probably meant (TD155)."""
    if name.startswith("__"):  # a name that Python itself looks up, as `__path__`
        raise AttributeError(f"module 'tiledsl' has no attribute '{name}'")
    raise missing_word(name, __all__)


# A class that does not let a kernel set or delete a word (TD181).
sys.modules[__name__].__class__ = Words
