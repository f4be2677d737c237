"""The instruction definitions, one module a family; importing this package fills the registry."""

from tiledsl.asm.instructions import (
    atomics,
    control,
    convert,
    lanes,
    lds,
    matrix,
    memory,
    packed,
    scalar,
    scalar_compare,
    scaled,
    sums,
    vector_compare,
    vector_float,
    vector_integer,
    vector_short,
)

__all__ = [
    "atomics",
    "control",
    "convert",
    "lanes",
    "lds",
    "matrix",
    "memory",
    "packed",
    "scalar",
    "scalar_compare",
    "scaled",
    "sums",
    "vector_compare",
    "vector_float",
    "vector_integer",
    "vector_short",
]
