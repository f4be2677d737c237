"""Kernels that other tests have at fixed sizes, made to take some of them as they run."""

from __future__ import annotations

import types
from typing import Any

import tiledsl as td


def dynamic(kernel: Any, **sizes: Any) -> Any:
    """The same function with the named dimensions run-time ones: dynamic(one_warp, M=td.dyn("M"), K=td.dyn("K", multiple=64))."""
    function = kernel.function
    copy = types.FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    copy.__kwdefaults__, copy.__module__, copy.__qualname__, copy.__doc__ = (
        function.__kwdefaults__,
        function.__module__,
        function.__qualname__,
        function.__doc__,
    )
    copy.__annotations__ = dict(function.__annotations__)
    for name, spec in kernel.parameters.tensors.items():
        copy.__annotations__[name] = td.gl[(spec.dtype, *(sizes.get(dim, dim) for dim in spec.dims))]
    return td.kernel(target=kernel.target, warps=kernel.warps, waits=kernel.waits, waves_per_simd=kernel.waves_per_simd, sizes=kernel.sizes)(copy)


def every(kernel: Any, **multiples: int) -> Any:
    """The same function with all its dimensions run-time ones."""
    return dynamic(kernel, **{name: td.dyn(name, multiple=multiples.get(name, 1)) for name in kernel.parameters.dimensions})
