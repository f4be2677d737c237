"""@td.kernel and @td.op: what a decorated function is, how its parameters and sizes are bound, and how it is captured."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import itertools
import types
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tiledsl import ir
from tiledsl.control import Control
from tiledsl.diagnostics import Diagnostic, KernelError, Mark, Span, TiledslError, UsageError
from tiledsl.frontend import Capture, active, current, python_error
from tiledsl.language import gl
from tiledsl.rewrite import function_source, rewritten
from tiledsl.targets import DEFAULT_TARGET, WAVE, target_named
from tiledsl.values import GlobalTensor

if TYPE_CHECKING:
    from tiledsl.compile import Lowered

WAIT_MODES = ("auto", "manual")


@dataclasses.dataclass(frozen=True)
class Parameters:
    """A kernel's parameters: the tensors in order, and the compile-time options with their defaults."""

    tensors: dict[str, gl]
    options: dict[str, Any]

    @property
    def dimensions(self) -> tuple[str, ...]:
        """The names that the tensors' annotations leave to the call, in order of appearance."""
        return tuple(dict.fromkeys(d for spec in self.tensors.values() for d in spec.dims if isinstance(d, str)))


class Op:
    """A tile op made of other ops, inlined where it is called. Only kernels and other tile ops may call it."""

    def __init__(self, function: Callable[..., Any]):
        self.function = function
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        current(f"'{self.function.__name__}', a tile op,")
        return self._rewritten()(*args, **kwargs)

    def _rewritten(self) -> types.FunctionType:
        if not hasattr(self, "_cached"):
            self._cached = rewritten(_plain_function(self.function, "td.op"), Control())
        return self._cached


class Kernel:
    """A kernel: call it with tensors, or `lower` it at given sizes without any."""

    def __init__(self, function: types.FunctionType, target: str | None, warps: int | None, waits: str, waves_per_simd: int | None, sizes: Mapping[str, int]):
        self.function, self.target, self.warps, self.waits, self.waves_per_simd = function, target, warps, waits, waves_per_simd
        self.sizes = dict(sizes)
        functools.update_wrapper(self, function)
        self.name = function.__name__
        _, self.span = function_source(function)
        self.parameters = _parameters(function, self.span)
        _check_request(self)

    def __call__(self, *arguments: Any, **options: Any) -> None:
        """Run on tensors, in place: CPU tensors (torch) or NumPy arrays execute on the interpreter."""
        from tiledsl.runtime.launch import call

        call(self, arguments, options)

    def lower(self, target: str | None = None, *, unchecked: bool = False, **sizes: Any) -> Lowered:
        """The kernel at the given sizes (M=…, N=…) and options, checked, as IR, HIP text, listing and resources, without a GPU.

        Raises KernelError with every finding of the checks, UsageError for a missing or unknown size, ToolchainError from the compiler. `unchecked` skips the checks.
        """
        from tiledsl.compile import lower

        return lower(self, target, sizes, unchecked=unchecked)

    def chosen_target(self, asked: str | None) -> str:
        """The target of the call, or else the decorator's, or else the default."""
        return asked or self.target or DEFAULT_TARGET

    def capture(self, target: str, sizes: Mapping[str, Any]) -> ir.KernelIR:
        """The kernel's IR at the given sizes and options."""
        dims, options = self._bind(sizes)
        code = rewritten(self.function, Control())
        capture = Capture(target_named(target), self.warps or 0, self.span, code.__code__)
        nodes = {name: _tensor(name, spec, dims) for name, spec in self.parameters.tensors.items()}
        with active(capture):
            try:
                code(**{name: GlobalTensor(node) for name, node in nodes.items()}, **options)
            except TiledslError:
                raise
            except Exception as error:  # whatever Python raises in a kernel is the user's to see at its line
                raise python_error(error, capture) from None
        return self._finished(capture, tuple(nodes.values()), dims)

    def _bind(self, sizes: Mapping[str, Any]) -> tuple[dict[str, int], dict[str, Any]]:
        known = self.parameters.dimensions
        sizes = {**self.sizes, **sizes}
        unknown = [name for name in sizes if name not in known and name not in self.parameters.options]
        if unknown:
            takes = ", ".join((*known, *self.parameters.options)) or "none"
            raise UsageError(f"kernel '{self.name}' has no size or option '{unknown[0]}': it takes {takes}")
        missing = [name for name in known if name not in sizes]
        if missing:
            raise UsageError(f"kernel '{self.name}' needs the size{'s' if len(missing) > 1 else ''} {', '.join(missing)}, as in lower({', '.join(f'{m}=8192' for m in missing)})")
        for name in known:
            if not isinstance(sizes[name], int) or isinstance(sizes[name], bool) or sizes[name] < 1:
                raise UsageError(f"size {name}={sizes[name]!r} of kernel '{self.name}' must be a whole number, at least 1")
        options = self.parameters.options | {name: value for name, value in sizes.items() if name not in known}
        return {name: sizes[name] for name in known}, options

    def _finished(self, capture: Capture, tensors: tuple[ir.Tensor, ...], dims: dict[str, int]) -> ir.KernelIR:
        if capture.problems:
            raise KernelError(capture.problems)
        if capture.warps < 1:
            raise KernelError(Diagnostic("TD106", f"kernel '{self.name}' does not say how many warps a block has", Mark(self.span), helps=("write @td.kernel(warps=4), or call td.roles",)))
        if capture.grid is None:
            raise KernelError(Diagnostic("TD105", f"kernel '{self.name}' has no launch grid", Mark(self.span), helps=("call td.grid(blocks, …) once",)))
        body = tuple(capture.blocks[0])
        return ir.KernelIR(
            name=self.name,
            span=self.span,
            warps=capture.warps,
            grid=capture.grid,
            tensors=tensors,
            sizes=tuple(dims.items()),
            shared=tuple(capture.shared),
            tiles=tuple(capture.tiles),
            body=body,
            contracts=tuple(capture.contracts),
            names=_names(capture),
            waits=self.waits,
            waves_per_simd=self.waves_per_simd,
            outputs=tuple(dict.fromkeys(stored_tensors(body))),
        )


def stored_tensors(body: tuple[ir.Statement, ...]) -> list[str]:
    """The names of the tensors that tile stores write, in order."""
    found: list[str] = []
    for statement in body:
        match statement:
            case ir.StoreTile(dst=window):
                found.append(window.tensor.name)
            case ir.For(phases=phases):
                found += [name for phase in phases for name in stored_tensors(phase)]
            case ir.If(then=then, otherwise=otherwise):
                found += stored_tensors(then) + stored_tensors(otherwise)
    return found


def _names(capture: Capture) -> dict[object, str]:
    """A name for every tile: the user's variable, or its kind and number."""
    names = dict(capture.names)
    taken = set(names.values())
    for nodes, kind in ((capture.shared, "shared"), (capture.tiles, "tile"), (capture.registers, "vgpr")):
        for node in nodes:  # type: ignore[attr-defined]
            if node not in names:
                name = next(n for n in (f"{kind}_{i}" for i in itertools.count(node.index)) if n not in taken)
                names[node] = name
                taken.add(name)
    return names


def _tensor(name: str, spec: gl, dims: Mapping[str, int]) -> ir.Tensor:
    rows, cols = (dims[d] if isinstance(d, str) else d for d in spec.dims)
    labels = tuple(str(d) for d in spec.dims)
    return ir.Tensor(name, spec.dtype, rows, cols, (labels[0], labels[1]))


def _plain_function(function: Any, word: str) -> types.FunctionType:
    if not isinstance(function, types.FunctionType):
        raise KernelError(Diagnostic("TD111", f"@{word} decorates a plain function, and got a {type(function).__name__}"))
    return function


def _parameters(function: types.FunctionType, span: Span) -> Parameters:
    try:
        annotations = inspect.get_annotations(function, eval_str=True)
    except Exception as error:
        helps = ("names in annotations must be visible where the function is defined",)
        raise KernelError(Diagnostic("TD112", f"the annotations of '{function.__name__}' cannot be evaluated: {type(error).__name__}: {error}", Mark(span), helps=helps)) from None
    tensors: dict[str, gl] = {}
    options: dict[str, Any] = {}
    for parameter in inspect.signature(function).parameters.values():
        spec = annotations.get(parameter.name)
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            raise KernelError(Diagnostic("TD113", f"kernel '{function.__name__}' takes *{parameter.name}: each tensor must be named", Mark(span)))
        if isinstance(spec, gl):
            tensors[parameter.name] = spec
        elif parameter.default is not parameter.empty:
            options[parameter.name] = parameter.default
        else:
            helps = ('annotate a tensor, x: td.gl[td.bf16, "M", "K"], or give an option its default, tile=128',)
            raise KernelError(Diagnostic("TD113", f"parameter '{parameter.name}' of kernel '{function.__name__}' is neither a tensor nor an option", Mark(span), helps=helps))
    return Parameters(tensors, options)


def _check_request(kernel: Kernel) -> None:
    """Refuse what can be seen to be wrong before anything is captured."""
    clash = [name for name in kernel.parameters.dimensions if name in kernel.parameters.tensors or name in kernel.parameters.options or name in ("target", "unchecked")]
    if clash:
        raise KernelError(Diagnostic("TD114", f"the dimension '{clash[0]}' has the name of a parameter or option of kernel '{kernel.name}'", Mark(kernel.span), helps=("rename one of them",)))
    if kernel.target is not None:
        target_named(kernel.target)
    if kernel.waits not in WAIT_MODES:
        raise KernelError(Diagnostic("TD115", f"waits={kernel.waits!r}: it is one of {', '.join(map(repr, WAIT_MODES))}", Mark(kernel.span)))
    if kernel.warps is not None and (not isinstance(kernel.warps, int) or not 1 <= kernel.warps <= 1024 // WAVE):
        raise KernelError(Diagnostic("TD115", f"warps={kernel.warps!r}: a block has 1..{1024 // WAVE} warps of {WAVE} lanes", Mark(kernel.span)))


def kernel(function: Callable[..., Any] | None = None, *, target: str | None = None, warps: int | None = None, waits: str = "auto", waves_per_simd: int | None = None, sizes: Mapping[str, int] | None = None) -> Any:
    """Decorate a kernel: `@td.kernel(warps=4)`.

    `target` is the chip that it is lowered for where nothing else says; `warps` of 64 lanes make a block; `waits` is "auto" (the compiler places them) or "manual" (it only checks yours);
    `waves_per_simd` asks for an occupancy, which limits the registers of a warp to 512 / waves_per_simd. `sizes` are those that `lower` and the command line take where
    none are given: sizes=dict(M=8192, N=8192, K=8192).
    """

    def decorate(inner: Callable[..., Any]) -> Kernel:
        return Kernel(_plain_function(inner, "td.kernel"), target, warps, waits, waves_per_simd, sizes or {})

    return decorate(function) if function is not None else decorate


def op(function: Callable[..., Any]) -> Op:
    """Decorate a tile op: a function of tiles and device values, made of td words, that kernels and other tile ops call. It is inlined."""
    _plain_function(function, "td.op")
    return Op(function)
