"""@td.op: a tile op, inlined where it is called."""

from __future__ import annotations

import ast
import functools
import inspect
import types
from collections.abc import Callable
from typing import Any

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.language.capture.control import Control
from tiledsl.language.capture.rewrite import function_source, not_plain, rewritten
from tiledsl.language.recording.capture import current
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import check_arguments, decorator
from tiledsl.language.recording.source import caller


class Op:
    """A tile op made of other ops, inlined where it is called. Only kernels and tile ops may call it."""

    def __init__(self, function: types.FunctionType):
        definition, _ = function_source(function)
        self.function = function
        self.returns = any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(definition))
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        capture = current(f"'{self.function.__name__}', a tile op,")
        check_arguments(self.function.__name__, inspect.signature(self.function), args, kwargs)
        if not self.returns:
            capture.ops_without_return.add(self.function.__name__)
        return self.rewritten(*args, **kwargs)

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    @functools.cached_property
    def rewritten(self) -> types.FunctionType:
        return rewritten(self.function, Control())


def plain_function(function: Any, word: str) -> types.FunctionType:
    """Return the function; refuse any other value that the decorator `word` is given (TD117)."""
    if not isinstance(function, types.FunctionType):
        raise not_plain(
            f"@{word} got {describe(function)}",
            caller(),
            (f"@{word} stands directly above the def, below other decorators",),
        )
    return function


@decorator
def op(function: Callable[..., Any] | None = None, *, waits: str | None = None) -> Any:
    """Decorate a tile op: a function of tiles and device values that kernels and other tile ops call.

    The function is made of td words and is inlined where it is called.

    Raises: TD111, TD117, TD141, TD143, TD154.

    Example:
        @td.op
        def filled(tile, tensor, row, steps):
            for k in td.range(steps):
                td.load(tile, tensor[row, k])
                td.barrier()
                part = td.load(td.subtile(tile, (32, 64), (0, 0)))
                td.barrier()
    """

    def decorate(inner: Callable[..., Any]) -> Op:
        plain = plain_function(inner, "td.op")
        if waits is not None:
            _, span = function_source(plain)
            helps = ("leave out waits=: @td.kernel(waits=…) also applies to the ops that the kernel calls",)
            raise KernelError(
                Diagnostic("TD141", f"@td.op(waits={waits!r}) is not possible yet", Mark(span), helps=helps)
            )
        return Op(plain)

    return decorate(function) if function is not None else decorate
