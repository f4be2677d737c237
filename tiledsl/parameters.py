"""What a kernel's parameters are: tensors by their annotations, compile-time options by their defaults."""

from __future__ import annotations

import dataclasses
import inspect
import types
from typing import Any

from tiledsl.annotations import gl
from tiledsl.diagnostics import Diagnostic, KernelError, Mark, Span, TiledslError
from tiledsl.frontend import user_frames


@dataclasses.dataclass(frozen=True)
class Parameters:
    """The tensors in order, the compile-time options with their defaults, and which of both are given by position only."""

    tensors: dict[str, gl]
    options: dict[str, Any]
    positional: tuple[str, ...]

    @property
    def dimensions(self) -> tuple[str, ...]:
        """The names that the tensors' annotations leave to the call, in order of appearance."""
        return tuple(dict.fromkeys(d for spec in self.tensors.values() for d in spec.dims if isinstance(d, str)))


def parameters_of(function: types.FunctionType, span: Span) -> Parameters:
    """The function's parameters. A diagnostic at `span` for one that is neither a tensor nor an option."""
    annotations = _annotations(function, span)
    found = Parameters({}, {}, tuple(p.name for p in inspect.signature(function).parameters.values() if p.kind == p.POSITIONAL_ONLY))
    for parameter in inspect.signature(function).parameters.values():
        name = parameter.name
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            stars = "*" if parameter.kind == parameter.VAR_POSITIONAL else "**"
            raise _refusal(f"kernel '{function.__name__}' takes {stars}{name}, and each of its parameters must have a name", span)
        if isinstance(annotations.get(name), gl):
            found.tensors[name] = annotations[name]
        elif parameter.default is not parameter.empty:
            found.options[name] = parameter.default
        else:
            raise _refusal(f"parameter '{name}' of kernel '{function.__name__}' is neither a tensor nor an option", span)
    return found


def _refusal(message: str, span: Span) -> KernelError:
    helps = ('annotate a tensor, x: td.gl[td.bf16, "M", "K"], or give an option its default, tile=128',)
    return KernelError(Diagnostic("TD113", message, Mark(span), helps=helps))


def _annotations(function: types.FunctionType, span: Span) -> dict[str, Any]:
    """The annotations, evaluated. Those that are text see what is visible where the function is defined."""
    frames = user_frames()
    visible = dict(frames[0].f_locals) if frames else {}
    visible |= inspect.getclosurevars(function).nonlocals
    try:
        return inspect.get_annotations(function, locals=visible, eval_str=True)
    except TiledslError:
        raise
    except Exception as error:  # an annotation may be any expression
        message = f"the annotations of '{function.__name__}' cannot be evaluated: {type(error).__name__}: {error}"
        helps = ("names in annotations must be visible where the function is defined",)
        raise KernelError(Diagnostic("TD112", message, Mark(span), helps=helps)) from None
