"""Parameters of a kernel: tensors and scalars, known by their annotations, and options, known by their defaults."""

from __future__ import annotations

import dataclasses
import inspect
import numbers
import operator
import types
from typing import Any

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark, Span, TiledslError, UsageError, text_of
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.f32 import fits_f32
from tiledsl.language.capture import definition_spans
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.recording.signature import element_named
from tiledsl.language.recording.source import user_frames
from tiledsl.language.values.annotations import Dimension, f32, gl, i32


@dataclasses.dataclass(frozen=True)
class Parameters:
    """The parameters of a kernel: tensors and scalars, which the call passes, and compile-time options with defaults.

    `positional` are the names given by position only. `runtime` are the names of tensors and scalars in the signature's
    order; `defaults` the values of scalars that a call may leave out.
    """

    tensors: dict[str, gl]
    options: dict[str, Any]
    positional: tuple[str, ...]
    scalars: dict[str, ir.Parameter]
    defaults: dict[str, Any]
    runtime: list[str]

    @property
    def dimensions(self) -> tuple[str, ...]:
        """Return the names in the tensors' annotations whose sizes are not written there, in order of appearance."""
        return tuple(dict.fromkeys(d for spec in self.tensors.values() for d in spec.dims if isinstance(d, str)))

    @property
    def dynamic(self) -> dict[str, Dimension]:
        """Return the dimensions of td.dyn, whose sizes each call may choose."""
        return {d.name: d for spec in self.tensors.values() for d in spec.dynamic}


def parameters_of(function: types.FunctionType, span: Span) -> Parameters:
    """Return the function's parameters; refuse a parameter that is neither tensor, scalar nor option (TD113)."""
    annotations = _annotations(function, span)
    positional = tuple(p.name for p in inspect.signature(function).parameters.values() if p.kind == p.POSITIONAL_ONLY)
    found = Parameters({}, {}, positional, {}, {}, [])
    for parameter in inspect.signature(function).parameters.values():
        name = parameter.name
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            stars = "*" if parameter.kind == parameter.VAR_POSITIONAL else "**"
            raise _refusal(
                f"kernel '{function.__name__}' takes {stars}{name}, and each of its parameters must have a name", span
            )
        if isinstance(annotations.get(name), gl):
            found.tensors[name] = annotations[name]
            found.runtime.append(name)
        elif isinstance(annotations.get(name), ir.DType):
            _add_scalar(found, function, parameter, annotations[name])
        elif parameter.default is not parameter.empty:
            found.options[name] = parameter.default
        else:
            message = f"parameter '{name}' of kernel '{function.__name__}' is no tensor, no scalar and no option"
            raise _refusal(
                message, definition_spans.parameter(function, name), _annotation_helps(name, annotations.get(name))
            )
    return found


def _add_scalar(found: Parameters, function: types.FunctionType, parameter: inspect.Parameter, dtype: ir.DType) -> None:
    name = parameter.name
    if dtype not in (f32, i32):
        helps = (f'write {name}: td.f32, or td.i32; a tensor is annotated {name}: td.gl[td.{dtype}, "M", "K"]',)
        raise KernelError(
            Diagnostic(
                "TD170",
                f"scalar parameter '{name}' of kernel '{function.__name__}' is of {dtype}",
                Mark(definition_spans.parameter(function, name)),
                helps=helps,
            )
        )
    found.scalars[name] = ir.Parameter(name, dtype)
    found.runtime.append(name)
    if parameter.default is not parameter.empty:
        reason = misfit(parameter.default, dtype)
        if reason:
            message = (
                f"the default of scalar parameter '{name}' of kernel '{function.__name__}' is"
                f" {describe(parameter.default)}, {reason}"
            )
            raise KernelError(
                Diagnostic(
                    "TD170",
                    message,
                    Mark(definition_spans.parameter(function, name)),
                    helps=(f"give {name} a number, or no default",),
                )
            )
        found.defaults[name] = parameter.default


def check_option(kernel: str, name: str, default: object, value: object) -> None:
    """Refuse a value other than a bool, 0 or 1 for an option whose default is a bool.

    Python would take any text as true.
    """
    if isinstance(default, bool) and (isinstance(value, str) or str(value) not in ("True", "False", "0", "1")):
        raise UsageError(f"option {name}={value!r} of kernel '{kernel}' must be True or False")


def misfit(value: Any, dtype: ir.DType) -> str:
    """Return why a scalar parameter of that type cannot have the value, or ""."""
    if dtype == i32:
        if isinstance(value, bool) or not is_integer(value):
            return "where a whole number is expected"
        arrays = hasattr(value, "shape") or hasattr(value, "__cuda_array_interface__")
        if arrays and not isinstance(value, numbers.Number):  # reading a GPU's array would wait for the GPU
            return "an array, where a whole number is expected: pass int(...) of the array"
        return "" if -(2**31) <= operator.index(value) < 2**31 else "which 32 bits do not hold"
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        return "where a number is expected"
    return "" if fits_f32(value) else "which an f32 does not hold"


def _annotation_helps(name: str, annotation: object) -> tuple[str, ...]:
    """Return helps for a parameter whose annotation means a tensor or scalar, but is written in another way."""
    element = element_named(annotation)
    if annotation is gl:
        return (f'give td.gl an element type and dimensions: {name}: td.gl[td.bf16, "M", "K"]',)
    if element is not None:
        return (f"did you mean {name}: td.{'i32' if element == 'i32' else 'f32'}?",)
    return ("a kernel is a function, not a method",) if name == "self" else ()


def _refusal(message: str, span: Span, more: tuple[str, ...] = ()) -> KernelError:
    helps = (
        *more,
        (
            'annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default,'
            " tile=128"
        ),
    )
    return KernelError(Diagnostic("TD113", message, Mark(span), helps=helps))


def _annotations(function: types.FunctionType, span: Span) -> dict[str, Any]:
    """Evaluate the annotations; annotations in text form see the names visible where the function is defined."""
    frames = user_frames()
    visible = dict(frames[0].f_locals) if frames else {}
    visible |= inspect.getclosurevars(function).nonlocals
    try:
        return inspect.get_annotations(function, locals=visible, eval_str=True)
    except TiledslError:
        raise
    except Exception as error:  # an annotation may be any expression
        message = (
            f"the annotations of '{function.__name__}' cannot be evaluated: {type(error).__name__}: {text_of(error)}"
        )
        helps = ("names in annotations must be visible where the function is defined",)
        raise KernelError(Diagnostic("TD112", message, Mark(span), helps=helps)) from None
