"""Data for a kernel's tensors as NumPy arrays; bf16 and floats of less than 16 bits as their bits."""

from __future__ import annotations

from typing import Any

import numpy as np

from tiledsl.analysis.time.work import tensor_shape
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.ir import nodes as ir
from tiledsl.ir.forms import SCALES
from tiledsl.ir.instances import Sizes
from tiledsl.ir.math import integers as ex
from tiledsl.sim.state import small_floats
from tiledsl.targets import Target, kind_of

WHOLE, NORMAL = "whole numbers", "normally distributed numbers"
LARGEST = 8  # of whole numbers: every type of 8 bits and more holds numbers up to this exactly
_NUMBERS = "biufV"  # kinds of NumPy's types; V is that of bf16 and other types that NumPy does not know
_BIAS = 127  # of scales: byte s is 2 to the power of s less the bias, and 255 NaN (OCP MX)


def loaded(of: str, file: str) -> np.ndarray:
    """The numbers of a file of NumPy, in this machine's byte order. UsageError where it cannot be read, which says
    whose data it has."""
    try:
        with open(file, "rb") as opened:
            if opened.read(len(np.lib.format.MAGIC_PREFIX)) != np.lib.format.MAGIC_PREFIX:
                raise ValueError("it is no file in NumPy's format .npy")
            opened.seek(0)
            found: np.ndarray = np.lib.format.read_array(opened, allow_pickle=False)
    except (OSError, ValueError, EOFError) as error:
        why = getattr(error, "strerror", None) or error
        raise UsageError(f"the data of {of} cannot be read from {file}: {why}") from None
    if found.dtype.kind not in _NUMBERS or found.dtype.fields:
        raise UsageError(f"the data of {of} cannot be read from {file}: it holds {found.dtype}, which are no numbers")
    return found.astype(found.dtype.newbyteorder("="), copy=False)


def values(tensor: ir.Tensor, kind: str, largest: int, seed: int) -> np.ndarray:
    """Numbers in float32: whole numbers from −largest to largest, or normally distributed numbers of variance 1. Of
    packed types more than the tensor has elements; of scales powers of two, from 1/8 to 8."""
    generator, (*others, cols) = np.random.default_rng(seed), tensor_shape(tensor)
    shape = (*others, tensor.dtype.numbers_in(cols))
    if tensor.dtype.name == SCALES:
        return np.exp2(generator.integers(-3, 4, shape)).astype(np.float32)
    if kind == WHOLE:
        return generator.integers(-largest, largest + 1, shape, dtype=np.int8).astype(np.float32)
    return generator.standard_normal(shape, dtype=np.float32)


def integers(declared: ir.Contents, tensor: ir.Tensor, sizes: Sizes, seed: int) -> np.ndarray:
    """Integers that td.read declares for a tensor of fixed sizes: of the whole range; ends of groups of random size."""
    known: dict[ir.Expr, int] = {one: sizes[one.name] for one in ex.variables(declared.least) if one.name in sizes}
    known |= {one: sizes[one.name] for one in ex.variables(declared.most) if one.name in sizes}
    least, most = (int(ex.evaluate(end, known)) for end in (declared.least, declared.most))
    generator, shape = np.random.default_rng(seed), tensor_shape(tensor)
    if declared.order == "unique":
        return (least + generator.choice(most - least + 1, shape, replace=False)).astype(np.int32)
    found = generator.integers(least, most + 1, shape).astype(np.int32)
    if declared.order == "ascending":
        found = np.sort(found, axis=None).reshape(found.shape)
        found.flat[0], found.flat[-1] = least, most
    return found


@np.errstate(over="ignore")  # numbers beyond the largest are infinite
def encoded(numbers: np.ndarray, dtype: ir.DType, target: Target) -> np.ndarray:
    """Encode numbers as the elements of the kernel's arrays, rounded to nearest even.

    Integers are held within the range of their type, and NaN is the least of them."""

    match dtype.name:
        case "bf16" | "fp8" | "bf8" as kind:
            return encoded_bits(numbers, kind, target)
        case "fp4x2" | "fp6x4" | "bf6x4" as kind:
            codes = small_floats.encode_small(np, numbers.astype(np.float32), kind_of(kind))
            bits = codes[..., None] >> np.arange(_width(dtype)) & 1
            return np.packbits(bits.astype(np.uint8).reshape(*codes.shape[:-1], -1), axis=-1, bitorder="little")
        case "e8m0":
            return (numbers.astype(np.float32).view(np.uint32) >> 23).astype(np.uint8)  # exponents of f32, as td.cast
        case "f16":
            return numbers.astype(np.float16)
        case "xf32":  # numbers that a product takes as they are
            return (numbers.astype(np.float32).view(np.uint32) & ~np.uint32(0x1FFF)).view(np.float32)
        case "int8" | "i32":
            ends = np.iinfo(held_type(dtype))
            rounded = np.nan_to_num(np.rint(numbers.astype(np.float64)), nan=ends.min)
            return np.clip(rounded, ends.min, ends.max).astype(held_type(dtype))
    return numbers.astype(np.float32)


def is_float(dtype: ir.DType) -> bool:
    """Whether the elements of a type are floats."""
    return not np.issubdtype(held_type(dtype), np.signedinteger)


@np.errstate(over="ignore")  # numbers beyond the largest are infinite
def encoded_bits(numbers: np.ndarray, kind: str, target: Target) -> np.ndarray:
    """Encode numbers as the bits of bf16, fp8 or bf8, which NumPy does not know, rounded to nearest even."""
    singles = numbers.astype(np.float32)
    if kind != "bf16":
        return np.asarray(small_floats.encode(np, singles, target.small_floats, kind), np.uint8)
    bits = singles.view(np.uint32)
    rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
    return np.where(np.isnan(singles), 0x7FC0, rounded).astype(np.uint16)


def decoded(held: np.ndarray, dtype: ir.DType, target: Target) -> np.ndarray:
    """Decode elements of the kernel's arrays to float32; of i32 to float64. Of packed types, the numbers."""
    match dtype.name:
        case "bf16":
            return (held.astype(np.uint32) << 16).view(np.float32)
        case "fp8" | "bf8" as kind:
            return np.asarray(small_floats.decode(np, held, target.small_floats, kind), np.float32)
        case "fp4x2" | "fp6x4" | "bf6x4" as kind:
            width = _width(dtype)
            bits = np.unpackbits(np.ascontiguousarray(held), axis=-1, bitorder="little")
            whole = bits[..., : bits.shape[-1] // width * width].reshape(*held.shape[:-1], -1, width)
            codes = (whole.astype(np.uint32) << np.arange(width)).sum(axis=-1)
            return np.asarray(small_floats.decode(np, codes, target.small_floats, kind_of(kind)), np.float32)
        case "e8m0":
            powers = np.ldexp(np.float32(1), np.minimum(held, 254).astype(np.int32) - _BIAS)
            return np.where(held == 255, np.float32(np.nan), powers)
        case "i32":
            return held.astype(np.float64)  # holds them exactly
    return held.astype(np.float32)


def nothing(tensor: ir.Tensor, target: Target) -> np.ndarray:
    """NaN in every element, or the least integer, so that elements which a kernel leaves unwritten show."""
    return encoded(np.full(tensor_shape(tensor), np.nan, np.float32), tensor.dtype, target)


def held(tensor: ir.Tensor) -> Any:
    """The NumPy type that holds such elements."""
    return held_type(tensor.dtype)


def held_type(dtype: ir.DType) -> Any:
    """The NumPy type that holds elements of a type."""
    held = {
        "bf16": np.uint16,
        "f16": np.float16,
        "int8": np.int8,
        "i32": np.int32,
        "f32": np.float32,
        "xf32": np.float32,
    }
    return held.get(dtype.name, np.uint8)


def _width(dtype: ir.DType) -> int:
    """The bits of a number of a packed type."""
    numbers, elements = dtype.packed
    return dtype.bits * elements // numbers
