"""An array module whose arrays are not NumPy's: they stand for those of a GPU, as CuPy's are.

It computes with NumPy, and is strict where CuPy is: an array of the host cannot be mixed in or come out by itself, reductions give arrays, and functions
have the parameters that CuPy has. Each time a value goes to the host, on which a GPU would have to be waited for, it is counted.
"""

from __future__ import annotations

import numpy as np

_ABSENT = {"take": {"mode"}, "unpackbits": {"axis"}, "copyto": set()}  # parameters that CuPy does not have


def unwrap(value):
    if isinstance(value, ndarray):
        return value.data_
    if isinstance(value, np.ndarray):
        raise TypeError("an array of the host among those of the device")
    if isinstance(value, list | tuple):
        return type(value)(map(unwrap, value))
    return {name: unwrap(part) for name, part in value.items()} if isinstance(value, dict) else value


def wrap(value):
    if isinstance(value, np.ndarray | np.generic):
        return ndarray(np.asarray(value))
    if isinstance(value, list | tuple):
        return type(value)(map(wrap, value))
    return value


class Flags:
    def __init__(self, flags):
        self.c_contiguous = flags.c_contiguous


class ndarray:
    __array_ufunc__ = None
    __hash__ = None
    waits = 0  # how often a value went to the host

    def __init__(self, data):
        self.data_ = data

    def __array__(self, *args, **kwargs):
        raise TypeError("implicit conversion to a NumPy array")

    @property
    def flags(self):
        return Flags(self.data_.flags)

    @property
    def T(self):
        return wrap(self.data_.T)

    def __len__(self):
        return len(self.data_)

    def __iter__(self):
        return iter([wrap(row) for row in self.data_])

    def __getitem__(self, index):
        return wrap(self.data_[unwrap(self._looked_at(index))])

    def __setitem__(self, index, value):
        self.data_[unwrap(self._looked_at(index))] = unwrap(value)

    def _looked_at(self, index):
        for part in index if isinstance(index, tuple) else (index,):
            ndarray.waits += isinstance(part, ndarray) and part.dtype == bool
        return index

    def get(self):
        ndarray.waits += 1
        return self.data_.copy()


for _name in ("shape", "dtype", "ndim", "size", "nbytes", "itemsize"):
    setattr(ndarray, _name, property(lambda self, name=_name: getattr(self.data_, name)))
for _name in ("astype", "view", "reshape", "transpose", "copy", "sum", "min", "max", "any", "all", "argmax", "repeat"):
    setattr(ndarray, _name, lambda self, *args, _name=_name, **given: wrap(getattr(self.data_, _name)(*unwrap(args), **unwrap(given))))
for _name in "add sub mul truediv floordiv mod and or xor lshift rshift eq ne lt le gt ge neg pos invert abs pow".split():
    for _form in (f"__{_name}__", f"__r{_name}__"):
        if hasattr(np.ndarray, _form):
            setattr(ndarray, _form, lambda self, *args, _form=_form: wrap(getattr(self.data_, _form)(*unwrap(args))))


def _to_host(form):
    def convert(self, *args):
        ndarray.waits += 1
        return getattr(self.data_, form)(*args)

    return convert


for _name in ("__bool__", "__int__", "__float__", "__index__", "tolist", "tobytes", "item"):
    setattr(ndarray, _name, _to_host(_name))


class Module:
    """The module itself, to be given as `xp`."""

    __name__ = "device"
    ndarray = ndarray

    def __getattr__(self, name):
        found = getattr(np, name)
        if isinstance(found, type) or not callable(found):
            return found

        def call(*args, **given):
            assert not _ABSENT.get(name, set()) & set(given), f"{name} has no parameter {sorted(given)}"
            ndarray.waits += name in ("nonzero", "flatnonzero", "unique", "delete")
            return wrap(found(*unwrap(args), **unwrap(given)))

        return call

    def asarray(self, value, dtype=None):
        return value if isinstance(value, ndarray) and dtype is None else ndarray(np.array(value.data_ if isinstance(value, ndarray) else value, dtype))

    array = asarray


device = Module()
