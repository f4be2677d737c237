"""Support for torch.compile: a direct call of a kernel breaks the graph and runs as without torch.compile.

torch.compiler.disable has the same effect but needs torch, which tiledsl does not import; this module sets the same
attributes."""

from __future__ import annotations

import contextlib
import sys
import types
from collections.abc import Callable
from typing import Any, TypeVar

Called = TypeVar("Called", bound=Callable[..., Any])
_REASON = (
    "a tiledsl kernel is no operator of torch: tiledsl.torch.operator(kernel, outputs=[…]) makes an operator, which"
    " torch.compile can trace"
)


class _Disabled:
    """A true value; when torch.compile reads it, tracing stops for the function's frame and the frames below."""

    def __init__(self, code: types.CodeType):
        self._code = code

    def __bool__(self) -> bool:
        # a torch outside of 2.6 to 2.13 traces the frames below as far as it can
        with contextlib.suppress(AttributeError):
            frames = sys.modules["torch"]._C._dynamo.eval_frame
            skip = frames._FrameAction.SKIP
            frames.set_code_exec_strategy(self._code, frames._FrameExecStrategy(skip, skip))
        return True


def not_traced(function: Called) -> Called:
    """Decorate a function that torch.compile must not trace."""
    marked: Any = function
    marked._torchdynamo_disable, marked._torchdynamo_disable_msg = _Disabled(function.__code__), _REASON
    return function
