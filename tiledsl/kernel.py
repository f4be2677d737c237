"""@td.kernel and @td.op: what a decorated function is, how its sizes and options are bound, and how it is captured."""

from __future__ import annotations

import ast
import dataclasses
import functools
import inspect
import operator
import threading
import types
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from tiledsl import expr as ex
from tiledsl import ir, places
from tiledsl.annotations import gl
from tiledsl.asm_memory import surely_written
from tiledsl.control import Control, unclosed
from tiledsl.describe import describe
from tiledsl.diagnostics import Diagnostic, KernelError, Mark, MissingSizes, TiledslError, UsageError
from tiledsl.dynamo import not_traced
from tiledsl.explain import python_error
from tiledsl.frontend import Capture, active, caller, capturing, current, fail
from tiledsl.parameters import check_option, parameters_of
from tiledsl.rewrite import function_source, not_plain, rewritten
from tiledsl.runtime.device import device_target
from tiledsl.scalars import Real, is_integer
from tiledsl.sizes import matrix_elements
from tiledsl.targets import DEFAULT_TARGET, MAX_WARPS, TARGETS, WAVE, every_target, of_chip, target_named
from tiledsl.tensors import GlobalTensor
from tiledsl.walk import statements
from tiledsl.words import check_arguments, decorator, meant, method

if TYPE_CHECKING:
    from tiledsl.compile import Lowered
    from tiledsl.runtime.launch import Calls

WAIT_MODES = ("auto", "manual")
RESERVED = ("self", "target", "unchecked", "compiler", "strides")  # parameters of Kernel.lower, which takes sizes and options beside them
_ONE_AT_A_TIME = threading.Lock()


class Op:
    """A tile op made of other ops, inlined where it is called. Only kernels and other tile ops may call it."""

    def __init__(self, function: types.FunctionType):
        definition, _ = function_source(function)
        self.function = function
        self.returns = any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(definition))
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        capture = current(f"'{self.function.__name__}', a tile op,")
        check_arguments(self.function.__name__, inspect.signature(self.function), args, kwargs)
        if not self.returns:
            capture.returnless.add(self.function.__name__)
        return self.rewritten(*args, **kwargs)

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    @functools.cached_property
    def rewritten(self) -> types.FunctionType:
        return rewritten(self.function, Control())


class Kernel:
    """What @td.kernel makes of a function: call it with tensors, or `check` or `lower` it at given sizes without any."""

    def __init__(
        self,
        function: types.FunctionType,
        *,
        target: str | None,
        warps: int | None,
        waits: str,
        waves_per_simd: int | None,
        sizes: Mapping[str, int],
    ):
        self.function, self.target, self.warps, self.waits, self.waves_per_simd = function, target, warps, waits, waves_per_simd
        self.warned: set[object] = set()  # what has been said as a Python warning: codes and places
        functools.update_wrapper(self, function)
        self.name = function.__name__
        _, self.span = function_source(function)
        self.sizes = self._named_sizes(sizes)
        if function.__code__.co_flags & inspect.CO_GENERATOR:
            raise not_plain("this one yields", self.span)
        self.parameters = parameters_of(function, self.span)
        _check_request(self)

    def __repr__(self) -> str:
        return f"<Kernel {self.name}>"

    @not_traced
    def __call__(self, *arguments: Any, **options: Any) -> None:
        """Run on tensors, in place: those of a GPU there, which is launched and not waited for; CPU tensors (torch) or NumPy arrays on the interpreter.

        Raises: KernelError, UsageError, ToolchainError, DeviceError, SimulationError.

        Example:
            gemm(np.zeros((64, 32), np.uint16), np.zeros((64, 32), np.uint16), out)
        """
        if capturing() is not None:
            self._refuse_inside()
        self._calls(arguments, options)

    @functools.cached_property
    def _calls(self) -> Calls:
        from tiledsl.runtime.launch import Calls

        with _ONE_AT_A_TIME:  # since Python 3.12 cached_property has no lock, and two of these would each load the kernel
            made: Calls = self.__dict__.get("_calls") or Calls(self)
            self.__dict__["_calls"] = made
        return made

    def __getitem__(self, grid: object) -> NoReturn:
        name = self.name
        raise UsageError(f"kernel '{name}' is given a launch grid in square brackets: td.grid in the kernel says it, and {name}(…) launches")

    @method
    def lower(
        self,
        target: str | None = None,
        *,
        unchecked: bool = False,
        compiler: str | None = None,
        strides: Mapping[str, int | tuple[int, int]] | None = None,
        **sizes: Any,
    ) -> Lowered:
        """The kernel at the given sizes (M=…, N=…) and options, checked, as IR, HIP text, listing and resources, without a GPU. Sizes of td.dyn are those that
        it is checked at; without them, a few of the least.

        Raises KernelError with every finding of the checks, UsageError for a missing or unknown size, ToolchainError from the compiler. With `unchecked` the
        checks refuse nothing that has a text: their errors are in `.refusals` of the result. `compiler` is "clang", "hiprtc", or "auto", which is hiprtc where
        it is there and its code passes the checks, and else clang; not given, it is "auto" where one of this machine's GPUs is of the target, and "clang"
        elsewhere. `strides` are the elements from a tensor's row to the next, where they are more than its columns: strides=dict(a=8256); of a batch, (those
        from a matrix to the next, those from a row to the next).

        Example:
            lowered = gemm.lower(target="gfx942", M=4096, N=4096, K=512)
            print(lowered.resources.table())
        """
        from tiledsl.compile import lower

        self._refuse_inside()
        return lower(self, target, sizes, unchecked=unchecked, compiler=compiler, strides=strides)

    @method
    def check(self, target: str | None = None, *, strides: Mapping[str, int | tuple[int, int]] | None = None, **sizes: Any) -> tuple[Diagnostic, ...]:
        """Every finding that needs no compiler, errors, warnings and notes, in the order of their lines, at sizes, options and strides given as to `lower`.
        Sizes of td.dyn that are not given are checked at a few, the least among them. Nothing is raised for what is found.

        Raises UsageError for a missing or unknown size.

        Example:
            for finding in gemm.check(M=4096, N=4096, K=500):
                print(finding.render())
        """
        from tiledsl.compile import check

        self._refuse_inside()
        return check(self, target, sizes, strides)

    def chosen_target(self, asked: object) -> str:
        """The target of the call or command line, or else the GPU's that is here, or else the decorator's, or else the default."""
        if asked is not None:
            if not isinstance(asked, str):
                example = f"target='{DEFAULT_TARGET}'"
                raise UsageError(f"the target of kernel '{self.name}' is {describe(asked)}, and must be a name, {example}; sizes are given by name, M=8192")
            return asked
        here = device_target()
        return here if here in TARGETS else self.target or DEFAULT_TARGET

    def capture(self, target: str, sizes: Mapping[str, Any], strides: Mapping[str, int | tuple[int, int]] | None = None) -> ir.KernelIR:
        """The kernel's IR at the given sizes, options and row strides; sizes of td.dyn stay variables of it."""
        self._refuse_inside()
        dims, options = self._bind(sizes)
        known = {name: ex.const(size) for name, size in dims.items()} | {name: size.variable for name, size in self.parameters.dynamic.items()}
        strides = self._named_strides(strides)
        unknown = [name for name in strides if name not in self.parameters.tensors]
        if unknown:
            raise UsageError(f"kernel '{self.name}' has no tensor '{unknown[0]}' to have a stride: it takes {', '.join(self.parameters.tensors)}")
        tensors = {name: _tensor(self.name, name, spec, known, strides.get(name)) for name, spec in self.parameters.tensors.items()}
        scalars = {name: Real(node) for name, node in self.parameters.scalars.items()}
        values = {name: GlobalTensor(node) for name, node in tensors.items()} | scalars | options
        code = self._rewritten()
        capture = Capture(target_named(target), self.warps or 0, self.span, code.__code__, tensors)
        with active(capture):
            _run(code, [values.pop(name) for name in self.parameters.positional], values, capture, self.function)
        return self._finished(capture, dims)

    def _rewritten(self) -> types.FunctionType:
        return rewritten(self.function, Control())

    def _refuse_inside(self) -> None:
        if capturing() is not None:
            fail("TD129", f"kernel '{self.name}' is used inside a kernel", helps=("what kernels share is a tile op: decorate it with @td.op",))

    def _bind(self, sizes: Mapping[str, Any]) -> tuple[dict[str, int], dict[str, Any]]:
        known, options = self.parameters.dimensions, self.parameters.options
        sizes = {**self.sizes, **sizes}
        unknown = [name for name in sizes if name not in known and name not in options]
        if unknown and unknown[0] in self.parameters.scalars:
            raise UsageError(
                f"'{unknown[0]}' of kernel '{self.name}' is a scalar parameter: it is given where the kernel is called, and lowering needs no value"
            )
        if unknown == ["sizes"] and isinstance(sizes["sizes"], Mapping):
            example = ", ".join(f"{name}={describe(size)}" for name, size in sizes["sizes"].items())
            raise UsageError(f"kernel '{self.name}' takes each size by name, without sizes=: {example or 'M=8192'}")
        if unknown:
            near = "" if unknown[0] in RESERVED else meant(unknown[0], (*known, *options, *RESERVED[1:]))
            raise UsageError(f"kernel '{self.name}' has no size or option '{unknown[0]}'{near}: it takes {', '.join((*known, *options)) or 'none'}")
        missing = [name for name in known if name not in sizes and name not in self.parameters.dynamic]
        if missing:
            raise MissingSizes(self.name, missing, known=known)
        for name in (name for name in known if name in sizes):
            self._check_size(name, sizes[name])
        fixed = {name: operator.index(sizes[name]) for name in known if name not in self.parameters.dynamic}
        chosen = {name: value for name, value in sizes.items() if name in options}
        for name, value in chosen.items():
            check_option(self.name, name, options[name], value)
        return fixed, options | chosen

    def _check_size(self, name: str, size: Any) -> None:
        """UsageError for a size that no tensor has, or that td.dyn leaves out."""
        if not is_integer(size) or isinstance(size, bool) or operator.index(size) < 1:
            raise UsageError(f"size {name}={size!r} of kernel '{self.name}' must be a whole number, at least 1")
        dynamic = self.parameters.dynamic.get(name)
        misfit = dynamic.misfit(operator.index(size)) if dynamic else ""
        if misfit:
            raise UsageError(f"size {name}={size} of kernel '{self.name}' is {misfit}: its dimension is {dynamic}")

    def _finished(self, capture: Capture, dims: dict[str, int]) -> ir.KernelIR:
        if capture.problems:
            raise KernelError(capture.problems)
        unclosed(capture)
        if capture.warps < 1:
            raise self.refusal("TD106", f"kernel '{self.name}' does not say how many warps a block has", "write @td.kernel(warps=4), or call td.roles")
        if capture.grid is None or capture.grid_place is None:
            raise self.refusal("TD149", f"kernel '{self.name}' has no launch grid", "call td.grid(blocks, …) once")
        body = tuple(capture.blocks[0])
        stored = (s.dst.tensor.name for s in statements(body) if isinstance(s, ir.StoreTile))
        return ir.KernelIR(
            name=self.name,
            span=self.span,
            warps=capture.warps,
            grid=capture.grid,
            grid_place=capture.grid_place,
            dealt=capture.dealt,
            tensors=tuple(capture.tensors.values()),
            scalars=tuple(self.parameters.scalars.values()),
            sizes=tuple(dims.items()),
            shared=tuple(capture.shared),
            tiles=tuple(capture.tiles),
            body=body,
            contracts=tuple(capture.contracts),
            names=_names(capture),
            waits=self.waits,
            waves_per_simd=self.waves_per_simd,
            outputs=tuple(dict.fromkeys([*stored, *surely_written(body)])),
            covered=tuple(capture.covered),
            roles=tuple((role.name, role.first, role.count) for role in capture.roles),
            roles_read=tuple(capture.roles_read),
            settled=tuple(capture.settled),
            dynamic=tuple(size.variable for size in self.parameters.dynamic.values()),
            coordinates=capture.coordinates,
        )

    def _named_sizes(self, sizes: object) -> dict[str, Any]:
        if not isinstance(sizes, Mapping):
            raise self.refusal("TD115", f"sizes={sizes!r}: they are given by name", "sizes=dict(M=8192, N=8192, K=8192)", "sizes")
        return dict(sizes)

    def _named_strides(self, strides: object) -> Mapping[str, Any]:
        if strides is not None and not isinstance(strides, Mapping):
            raise UsageError(f"the strides of kernel '{self.name}' are {describe(strides)}: they are given for each tensor, strides=dict(a=8256)")
        return strides or {}

    def refusal(self, code: str, message: str, help: str, argument: str | None = None, entry: str | None = None) -> KernelError:
        """An error at the kernel's `def` line, or at an argument of its decorator, or an entry of that."""
        span = places.decorator_argument(self.function, argument, entry) if argument is not None else self.span
        return KernelError(Diagnostic(code, message, Mark(span), helps=(help,)))


def _run(code: types.FunctionType, arguments: list[Any], options: dict[str, Any], capture: Capture, function: types.FunctionType) -> None:
    """Run a kernel's rewritten function; what Python raises in it becomes a diagnostic at the user's line."""
    try:
        result = code(*arguments, **options)
    except TiledslError:
        raise
    except (Exception, SystemExit) as error:
        raise python_error(error, capture) from None
    if result is not None:
        helps = ("td.store(c[i, j], tile) writes what a kernel computes",)
        raise KernelError(
            Diagnostic("TD118", f"a kernel returns nothing, and this one returns {describe(result)}", Mark(places.returned(function)), helps=helps)
        )


def _names(capture: Capture) -> dict[ir.Named, str]:
    """A name for every tile: the user's variable, or its kind and number."""
    for nodes, kind in ((capture.shared, "shared"), (capture.tiles, "tile"), (capture.registers, "vgpr"), (capture.staged, "staged")):
        for node in nodes:
            capture.name(node, f"{kind}_{node.index}")
    return dict(capture.names)


def _tensor(kernel: str, name: str, spec: gl, dims: Mapping[str, ir.Expr], stride: object) -> ir.Tensor:
    """The tensor; one of a single dimension is a row."""
    batch, *labels = ("1", "1", *map(str, spec.dims))[-3:]
    one = ex.const(1)
    matrices, rows, cols = (one, one, *(dims[d] if isinstance(d, str) else ex.const(operator.index(d)) for d in spec.dims))[-3:]
    apart, pitch = stride if isinstance(stride, tuple) and len(stride) == 2 and len(spec.dims) == 3 else (None, stride)
    tensor = ir.Tensor(name, spec.dtype, rows, cols, (labels[0], labels[1]), _pitch(kernel, name, pitch, cols) or cols, len(spec.dims))
    if len(spec.dims) < 3:
        return tensor
    return dataclasses.replace(tensor, matrices=matrices, apart=_apart(kernel, tensor, apart) or ex.binary("*", rows, tensor.pitch), batch=batch)


def check_strides(kernel: ir.KernelIR) -> None:
    """UsageError for strides of a kernel at fixed sizes that are less than what they stride over."""
    for tensor in kernel.tensors:
        _pitch(kernel.name, tensor.name, ex.number(tensor.pitch), tensor.cols)
        if tensor.dimensions == 3:
            _apart(kernel.name, tensor, ex.number(tensor.apart))


def _pitch(kernel: str, name: str, stride: object, cols: ir.Expr) -> ir.Expr | None:
    return _stride(stride, cols, f"the stride of '{name}' of kernel '{kernel}'", "elements from a row to the next", "its {least} columns")


def _apart(kernel: str, tensor: ir.Tensor, stride: object) -> ir.Expr | None:
    what = f"the stride of a matrix of '{tensor.name}' of kernel '{kernel}'"
    return _stride(stride, matrix_elements(tensor), what, "elements from a matrix to the next", "its {least}")


def _stride(stride: object, least: ir.Expr, what: str, counts: str, of: str) -> ir.Expr | None:
    """The stride as given, None where it was not. UsageError for less than the elements that it strides over; of sizes that the call gives, the least."""
    if stride is None:
        return None
    low = ex.bounds(least)[0]
    if not is_integer(stride) or isinstance(stride, bool) or operator.index(stride) < low:
        raise UsageError(f"{what} is {describe(stride)}: it counts {counts}, at least {of.format(least=f'{low:,}')}")
    return ex.const(operator.index(stride))


# ------------------------------------------------------------------------------------------------------------- decorators


def _plain_function(function: Any, word: str) -> types.FunctionType:
    if not isinstance(function, types.FunctionType):
        raise not_plain(f"@{word} got {describe(function)}", caller(), (f"@{word} stands directly above the def, below other decorators",))
    return function


def _check_request(kernel: Kernel) -> None:
    """Refuse what can be seen to be wrong before anything is captured."""
    dimensions, tensors, options = kernel.parameters.dimensions, kernel.parameters.tensors, kernel.parameters.options
    for name in dimensions:
        if name in tensors or name in options or name in kernel.parameters.scalars:
            raise kernel.refusal("TD114", f"the dimension '{name}' has the name of a parameter of kernel '{kernel.name}'", "rename one of them")
    for size in (size for spec in tensors.values() for size in spec.dynamic):
        if kernel.parameters.dynamic[size.name] != size:
            message = f"the dimension '{size.name}' of kernel '{kernel.name}' is {size} and {kernel.parameters.dynamic[size.name]}"
            raise kernel.refusal("TD114", message, f"say it once, {size.name} = td.dyn(…), and use it in every annotation")
    for name in (*dimensions, *options, *kernel.parameters.scalars):
        if name in RESERVED:
            raise kernel.refusal("TD114", f"'{name}' of kernel '{kernel.name}' has the name of a parameter of Kernel.lower", "rename it")
    if kernel.target is not None and kernel.target not in TARGETS:
        message = f"target={kernel.target!r}{of_chip(str(kernel.target))}: tiledsl knows {every_target()}"
        raise kernel.refusal("TD115", message, "leave it out, to choose when lowering", "target")
    if kernel.waits not in WAIT_MODES:
        raise kernel.refusal("TD115", f"waits={kernel.waits!r}: it is one of {', '.join(map(repr, WAIT_MODES))}", "leave it out for 'auto'", "waits")
    most = max(target.max_waves_per_simd for target in TARGETS.values())
    _check_count(kernel, "warps", kernel.warps, MAX_WARPS, f"a block has 1..{MAX_WARPS} warps of {WAVE} lanes")
    _check_count(kernel, "waves_per_simd", kernel.waves_per_simd, most, f"a SIMD holds 1..{most} waves")
    for name in kernel.sizes:
        if name not in dimensions and name not in options:
            takes = ", ".join((*dimensions, *options)) or "none"
            raise kernel.refusal("TD115", f"sizes={{'{name}': …}}: kernel '{kernel.name}' has no such size or option", f"it takes {takes}", "sizes", name)


def _check_count(kernel: Kernel, name: str, value: object, most: int, reason: str) -> None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most):
        raise kernel.refusal("TD115", f"{name}={value!r}: {reason}", "give a whole number in that range, or leave it out", name)


@decorator
def kernel(
    function: Callable[..., Any] | None = None,
    *,
    target: str | None = None,
    warps: int | None = None,
    waits: str = "auto",
    waves_per_simd: int | None = None,
    sizes: Mapping[str, int] | None = None,
) -> Any:
    """Decorate a kernel: `@td.kernel(warps=4)`.

    `target` is the chip that it is lowered for where nothing else says; `warps` of 64 lanes make a block; `waits` is "auto" (the compiler places them)
    or "manual" (it only checks yours); `waves_per_simd` asks for an occupancy, which limits the registers of a warp to 512 / waves_per_simd. `sizes` are
    those that `lower` and the command line take where none are given: sizes=dict(M=8192, N=8192, K=8192).

    Raises: TD110–TD119, TD149, TD154.

    Example:
        @td.kernel(warps=1, target="gfx942", sizes=dict(M=1024))
        def double(x: td.gl[td.f32, "M", 32], y: td.gl[td.f32, "M", 32], factor=2):
            row = td.grid(td.cdiv(x.rows, 32))
            td.store(y[row, 0], factor * td.load(x[row, 0], (32, 32)))
    """

    def decorate(inner: Callable[..., Any]) -> Kernel:
        plain = _plain_function(inner, "td.kernel")
        return Kernel(plain, target=target, warps=warps, waits=waits, waves_per_simd=waves_per_simd, sizes=sizes or {})

    return decorate(function) if function is not None else decorate


@decorator
def op(function: Callable[..., Any] | None = None, *, waits: str | None = None) -> Any:
    """Decorate a tile op: a function of tiles and device values, made of td words, that kernels and other tile ops call. It is inlined.

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
        plain = _plain_function(inner, "td.op")
        if waits is not None:
            _, span = function_source(plain)
            helps = ("leave it out: @td.kernel(waits=…) speaks for the ops that the kernel calls",)
            raise KernelError(Diagnostic("TD141", f"@td.op(waits={waits!r}) is not possible yet", Mark(span), helps=helps))
        return Op(plain)

    return decorate(function) if function is not None else decorate
