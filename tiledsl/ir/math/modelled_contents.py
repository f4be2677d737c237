"""Modelled contents of tensors that td.read reads: the checks run a kernel on several of them.

A sample is a number. Of a plain tensor, sample 0 has the least value everywhere, sample 1 the greatest, and the samples
behind these a mixture of both ends, numbers near them and numbers between. Of an ascending tensor, whose elements are
the ends of groups, all of the sum is in the last group, in the first, or in groups of equal size; and the samples
behind these mix empty groups, groups of one, of a tile, and of a few more or less; behind the first of these mixtures,
tensors of different names differ. Of a tensor of unique elements,
sample 0 counts up from the least value, sample 1 down from the greatest, and the others are in no order. From `UNIFORM`
on, every element is the least plus `sample - UNIFORM`, and every group has that size, as far as the declared range
allows; unique elements count up from that value, and go on at the least behind the greatest. From `PLACED` on, the
number says which values two elements of a tensor have that follow each other (`placed`).
"""

from __future__ import annotations

import functools
import zlib
from typing import Any

import numpy as np

UNIFORM = 1 << 20
PLACED = 1 << 96
_OF_PLACED = (("mixture", 8), ("tensor", 8), ("index", 16), ("value", 24), ("following", 24))  # fields, with their bits
Pair = tuple[int, int, int]  # an element's index, its value, and that of the next element
MIXED = 3  # the first mixture of an ascending tensor, and a mixture of any other
_SIZES = (0, 1, 64, 0, 65, 17, 128, 32, 1, 63, 0, 129, 33, 2, 31, 257)  # of groups: a tile has 16 to 256 rows


def contents(tensor: str, order: str, index: Any, count: Any, least: Any, most: Any, sample: Any) -> Any:
    """Return the elements at `index` of a tensor of `count` elements in least..most: a number, or an array."""
    if order == "arrival":  # the checks run each warp as the last one that arrives
        return most + 0 * index
    sample, pair = _for_tensor(tensor, int(sample))
    if not order:
        return _plain(tensor, index, least, most, sample, pair)
    table = _TABLES[order](tensor, int(count), int(least), int(most), sample, pair)
    inside = np.clip(index, 0, len(table) - 1)
    return table[inside] if np.ndim(index) else int(table[inside])


def placed(tensor: str, index: int, value: int, following: int, mixture: int = MIXED) -> int | None:
    """Return the number of the contents in which two elements of a tensor that follow each other are given.

    Element `index` is `value` above the least value, the next element `following`. Other tensors have that mixture.
    None where the number would be too large.
    """
    number = 0
    given = (mixture, zlib.crc32(tensor.encode()) & 255, index, value, following)
    for (_, bits), part in zip(_OF_PLACED, given, strict=True):
        if part < 0 or part >> bits:
            return None
        number = number << bits | part
    return PLACED + number


def _placed(sample: int) -> dict[str, int]:
    """Return what `placed` was given, by the names of `_OF_PLACED`."""
    found = {}
    for name, bits in reversed(_OF_PLACED):
        found[name] = sample & (1 << bits) - 1
        sample >>= bits
    return found


def _for_tensor(tensor: str, sample: int) -> tuple[int, Pair | None]:
    """Return the mixture of a tensor, and the two elements that the number of the contents gives, if any."""
    if sample < PLACED:
        return sample, None
    found = _placed(sample)
    here = found["tensor"] == zlib.crc32(tensor.encode()) & 255
    return found["mixture"], (found["index"], found["value"], found["following"]) if here else None


def described(sample: int) -> str:
    """Return the contents of a sample in words, which follow "found at"."""
    if sample >= PLACED:
        of = _placed(sample)
        numbers = f"{of['index']} and {of['index'] + 1} are {of['value']} and {of['following']}"
        return f"contents of memory whose elements {numbers} above the least value"
    if sample >= UNIFORM:
        return f"contents of memory that are {sample - UNIFORM} above the least value, or groups of that size"
    if sample < 2:
        end, way = (("least", "rising"), ("greatest", "falling"))[sample]
        return f"contents of memory that are the {end} value, one group of all, or unique and {way}"
    return f"a mixture of contents of memory (number {sample})"


def _plain(tensor: str, index: Any, least: Any, most: Any, sample: int, pair: Pair | None) -> Any:
    if pair is not None:
        found: Any = _plain(tensor, index, least, most, sample, None)
        at, value, following = pair
        for place, one in ((at, value), (at + 1, following)):
            found = np.where(np.asarray(index) == place, np.minimum(least + one, most), found)
        return found if np.ndim(index) else int(found)
    if sample < 2:
        return least + 0 * index if sample == 0 else most + 0 * index
    if sample >= UNIFORM:
        return np.minimum(least + sample - UNIFORM, most) + 0 * index
    number: Any = _hashed(tensor, index, sample)
    far, which = number >> 3, number & 7
    near = far % min(4, most - least + 1)
    between = least + far % (most - least + 1)
    if not np.ndim(index):
        return int((most - near if which == 1 else least + near) if which < 2 else between)
    return np.where(which == 0, least + near, np.where(which == 1, most - near, between))


def _hashed(tensor: str, index: Any, sample: int) -> Any:
    """Return a number of 31 bits for each index."""
    seed = zlib.crc32(f"{tensor} {sample}".encode())
    number = (np.atleast_1d(np.asarray(index, dtype=np.int64).astype(np.uint64)) * 0x9E3779B1 + seed) & 0xFFFFFFFF
    for shift, factor in ((15, 0x85EBCA6B), (13, 0xC2B2AE35)):
        number = ((number ^ (number >> shift)) * factor) & 0xFFFFFFFF
    number = ((number ^ (number >> 16)) & 0x7FFFFFFF).astype(np.int64)
    return number if np.ndim(index) else int(number[0])


@functools.lru_cache(maxsize=256)
def _ascending(tensor: str, count: int, least: int, most: int, sample: int, pair: Pair | None = None) -> np.ndarray:
    """Return all elements of an ascending tensor."""
    groups, total = max(count - 1, 1), most - least
    ends = np.arange(groups + 1, dtype=np.int64)
    if pair is not None:
        at, value, following = pair
        known = {at: value, at + 1: max(value, following), 0: 0, groups: total}
        places = sorted(place for place in known if place <= groups)
        found = np.interp(ends, places, [min(known[place], total) for place in places]).astype(np.int64)
    elif sample == 0:
        found = np.where(ends == groups, total, 0)
    elif sample == 1:
        found = np.where(ends == 0, 0, total)
    elif sample == 2:
        found = total * ends // groups
    elif sample >= UNIFORM:
        found = np.minimum(ends * (sample - UNIFORM), total)
    else:
        shift = int(_hashed(tensor, 1, sample)) if sample > MIXED else 0
        sizes = [_SIZES[(group + 5 * sample + shift) % len(_SIZES)] for group in range(groups)]
        found = np.minimum(np.concatenate([[0], np.cumsum(sizes)]), total)
        rest = int(_hashed(tensor, 0, sample)) % groups  # the group that has what is left over
        found[rest + 1 :] += total - found[-1]
    found[-1] = total
    return least + found[:count]


@functools.lru_cache(maxsize=256)
def _unique(tensor: str, count: int, least: int, most: int, sample: int, pair: Pair | None = None) -> np.ndarray:
    """Return all elements of a tensor in which no two are equal, if the range has so many values."""
    places, values = np.arange(count, dtype=np.int64), most - least + 1
    if pair is not None:
        at, value, following = (one % n for one, n in zip(pair, (max(count, 1), values, values), strict=True))
        following = (following + (following == value)) % values
        others = [one for one in range(min(values, count + 2)) if one not in (value, following)]
        return least + np.array([*others[:at], value, following, *others[at:]][:count], dtype=np.int64)
    if sample == 0:
        return least + places
    if sample == 1:
        return most - places
    if sample >= UNIFORM:
        return least + (places + sample - UNIFORM) % values
    apart = max(values // max(count, 1), 1)
    order = np.argsort(_hashed(tensor, places, sample), kind="stable")
    return least + order * apart + _hashed(tensor, places + count, sample) % apart


@functools.lru_cache(maxsize=256)
def _places(tensor: str, count: int, least: int, most: int, sample: int, pair: Pair | None = None) -> np.ndarray:
    """Return the place of each value in a tensor of unique elements that has all values."""
    return np.argsort(_unique(tensor, count, least, most, sample, pair))


_TABLES = {"ascending": _ascending, "unique": _unique, "place": _places}
