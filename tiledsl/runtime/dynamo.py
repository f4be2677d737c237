"""What torch.compile makes of a kernel that is called directly: a break of the graph, behind which the call runs as
without torch.compile.

torch.compiler.disable would say this as well, but needs torch, which tiledsl does not import: this sets what it sets.
"""

from __future__ import annotations

import contextlib
import sys
import types
from collections.abc import Callable
from typing import Any, TypeVar

Called = TypeVar("Called", bound=Callable[..., Any])
_REASON = (
    "a tiledsl kernel is no operator of torch: tiledsl.torch.operator(kernel, outputs=[…]) makes one, which"
    " torch.compile traces through"
)


class _Disabled:
    """True, and when torch.compile asks, neither the function's frame nor those below it are traced from then on."""

    def __init__(self, code: types.CodeType):
        self._code = code

    def __bool__(self) -> bool:
        # another torch than 2.6 to 2.13: it traces what it can of the frames below
        with contextlib.suppress(AttributeError):
            frames = sys.modules["torch"]._C._dynamo.eval_frame
            skip = frames._FrameAction.SKIP
            frames.set_code_exec_strategy(self._code, frames._FrameExecStrategy(skip, skip))
        return True


def not_traced(function: Called) -> Called:
    """Decorates a function that torch.compile is not to look into."""
    marked: Any = function
    marked._torchdynamo_disable, marked._torchdynamo_disable_msg = _Disabled(function.__code__), _REASON
    return function
