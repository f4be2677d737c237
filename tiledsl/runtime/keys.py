"""Keys of launches: shapes, strides, types, devices, alignment and streams of arrays, types of scalars, names and
values of options."""

from __future__ import annotations

import numbers
import operator
import sys
from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from typing import Any

from tiledsl.runtime.arrays import LOADED, dtype_of, stream_of
from tiledsl.runtime.autograd import wants_gradient
from tiledsl.runtime.memory import DeviceArray
from tiledsl.toolchain.rocm.hip import runtime

Described = tuple[Hashable, Any] | None  # a part of the key, and the address or number to pass
_PLAIN = (int, str, bool, type(None))


def key_of(
    arguments: Sequence[Any], options: Mapping[str, Any], runtime_names: Container[str]
) -> tuple[Hashable, list[Any]] | None:
    """The key of a call, and its addresses and scalars in the key's order: positional arguments, then named ones.

    None where an array is on no GPU, or where an option's value may change: such a call has no key."""
    parts: list[Hashable] = []
    values = []
    for value in arguments:
        described = _DESCRIBERS[type(value)](value)
        if described is None:
            return None
        part, number = described
        parts.append(part)
        values.append(number)
    for name, value in options.items():
        if name in runtime_names:
            described = _DESCRIBERS[type(value)](value)
            if described is not None:
                values.append(described[1])
        else:
            described = _option(value)
        if described is None:
            return None
        parts += (name, described[0])
    return tuple(parts), values


def _option(value: Any) -> Described:
    """Describe an option by type and value: 1, 1.0 and True are equal, and a kernel may distinguish them."""
    kind: Any = type(value)
    if kind in _PLAIN:
        return (kind, value), None
    if kind is float:
        return (kind, value.hex()), None  # -0.0 equals 0.0
    if kind is tuple:
        described = [_option(item) for item in value]
        return None if None in described else ((kind, *(item[0] for item in described if item is not None)), None)
    return None


def _scalar(value: Any) -> Described:
    kind: Any = type(value)
    return kind, value


def _own(value: DeviceArray) -> Described:
    return (value.key, value.address) if value.key is not None else None


def _tensor(value: Any) -> Described:
    if not value.is_cuda or value.is_neg():
        return None
    try:
        address = value.data_ptr()
        shape, steps = value.shape, value.stride()
    except RuntimeError:  # sparse tensors, nested tensors, and others that binding distinguishes
        return None
    if not address:
        return None
    return (
        value.dtype,
        value.device,
        shape,
        steps,
        address % LOADED,
        value.requires_grad and wants_gradient(value),
    ), address


def _other(value: Any) -> Described:
    interface = getattr(value, "__cuda_array_interface__", None)
    if interface is None:
        return None
    try:
        address, read_only = interface["data"]
        address, given = operator.index(address), interface.get("strides")
        shape, strides = tuple(interface["shape"]), None if given is None else tuple(given)
        typestr = interface["typestr"]
        dtype = dtype_of(value, interface) if typestr[1:2] == "V" else typestr  # a width alone is no type
        part = dtype, shape, strides, stream_of(interface), read_only, address % LOADED
    except (AttributeError, KeyError, TypeError, ValueError):
        return None  # binding reports the error
    if not address or interface.get("mask") is not None:
        return None
    return (runtime().device_holding(address), part), address


class _Describers(dict[type, Callable[[Any], Described]]):
    """The describers of values by type, each created at the first value of its type."""

    def __missing__(self, kind: type) -> Callable[[Any], Described]:
        self[kind] = found = self._of(kind)
        return found

    @staticmethod
    def _of(kind: type) -> Callable[[Any], Described]:
        torch = sys.modules.get("torch")
        if torch is not None and issubclass(kind, torch.Tensor):
            return _tensor
        if issubclass(kind, DeviceArray):
            return _own
        return _scalar if issubclass(kind, numbers.Real) else _other


_DESCRIBERS = _Describers()
