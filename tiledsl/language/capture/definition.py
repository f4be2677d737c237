"""A decorated kernel: its parameters, the values of its sizes and options, and its capture."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import inspect
import operator
import types
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any, cast

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark, MissingSizes, TiledslError, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import apart, matrices_apart, matrix_elements, tensor_bytes
from tiledsl.ir.parts_of_sums import most_parts, sum_in
from tiledsl.ir.walk import statements
from tiledsl.language.capture import definition_spans
from tiledsl.language.capture.choices import EXAMPLE, Choices, choices_in, misfit, remedy
from tiledsl.language.capture.control import Control, unclosed
from tiledsl.language.capture.parameters import check_option, parameters_of
from tiledsl.language.capture.python_errors import python_error
from tiledsl.language.capture.rewrite import function_source, not_plain, rewritten
from tiledsl.language.recording.capture import Capture, active, capturing, fail
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.values import elements
from tiledsl.language.values.annotations import gl
from tiledsl.language.values.remainders import lost
from tiledsl.language.values.scalars import Real
from tiledsl.language.values.tensors import GlobalTensor
from tiledsl.targets import ADDRESS_BITS, MAX_WARPS, TARGETS, WAVE, every_target, of_chip, target_named

WAIT_MODES = ("auto", "manual")
# parameters of Kernel.lower and Kernel.profile, which take sizes and options by name too
_OF_LOWER = ("self", "target", "unchecked", "allow_unchecked", "compiler", "strides")
RESERVED = (*_OF_LOWER, "chip", "figures", "model", "iterations", "timeline")


class KernelDefinition:
    """A decorated kernel as the user wrote it: its parameters and options of the compiler.

    `capture` returns its IR at given sizes.
    """

    def __init__(
        self,
        function: types.FunctionType,
        *,
        target: str | None,
        warps: int | None,
        waits: str,
        waves_per_simd: int | None,
        sizes: Mapping[str, int],
        tune: Mapping[str, Any] | None = None,
    ):
        self.function, self.target, self.warps, self.waits, self.waves_per_simd = (
            function,
            target,
            warps,
            waits,
            waves_per_simd,
        )
        # around the user's function: the command line keeps what the function prints out of its own output
        self.surroundings: Callable[[], AbstractContextManager[None]] = contextlib.nullcontext
        self.warned: set[object] = set()  # what is not issued as a Python warning again: findings, their topics, codes
        functools.update_wrapper(cast(Any, self), function)  # the wrapper is callable in runtime/kernel.py
        self.name = function.__name__
        _, self.span = function_source(function)
        self.sizes = self._named_sizes(sizes)
        if function.__code__.co_flags & inspect.CO_GENERATOR:
            raise not_plain("this function yields", self.span)
        self.parameters = parameters_of(function, self.span)
        _check_request(self)
        self.choices = _choices(self, tune)

    def __repr__(self) -> str:
        return f"<Kernel {self.name}>"

    @property
    def defaults(self) -> dict[str, Any]:
        """The values of the options where a call gives none: those of the decorator's `sizes`, or of the signature."""
        return {name: self.sizes.get(name, value) for name, value in self.parameters.options.items()}

    def capture(
        self, target: str, sizes: Mapping[str, Any], strides: Mapping[str, int | tuple[int, ...]] | None = None
    ) -> ir.KernelIR:
        """Capture the kernel's IR at the given sizes, options and strides. Sizes of td.dyn stay variables."""
        self._refuse_inside()
        dims, options = self._bind(sizes)
        known = {name: ex.const(size) for name, size in dims.items()} | {
            name: size.variable for name, size in self.parameters.dynamic.items()
        }
        strides = self._named_strides(strides)
        unknown = [name for name in strides if name not in self.parameters.tensors]
        if unknown:
            raise UsageError(
                f"kernel '{self.name}' has no tensor '{unknown[0]}' to have a stride: its tensors are"
                f" {', '.join(self.parameters.tensors)}"
            )
        tensors = {
            name: _tensor(self.name, name, spec, known, strides.get(name))
            for name, spec in self.parameters.tensors.items()
        }
        scalars = {name: Real(node) for name, node in self.parameters.scalars.items()}
        values = {name: GlobalTensor(node) for name, node in tensors.items()} | scalars | options
        code = self._rewritten()
        capture = Capture(target_named(target), self.warps or 0, self.span, code.__code__, tensors, elements)
        with self.surroundings(), active(capture):
            _run(code, [values.pop(name) for name in self.parameters.positional], values, capture, self.function)
        return self._finished(capture, dims)

    def _rewritten(self) -> types.FunctionType:
        return rewritten(self.function, Control())

    def _refuse_inside(self) -> None:
        if capturing() is not None:
            fail(
                "TD129",
                f"kernel '{self.name}' is used inside a kernel",
                helps=("put the code that kernels share into a tile op, a function decorated with @td.op",),
            )

    def _bind(self, sizes: Mapping[str, Any]) -> tuple[dict[str, int], dict[str, Any]]:
        known, options = self.parameters.dimensions, self.parameters.options
        sizes = {**self.sizes, **sizes}
        unknown = [name for name in sizes if name not in known and name not in options]
        if unknown and unknown[0] in self.parameters.scalars:
            raise UsageError(
                f"'{unknown[0]}' of kernel '{self.name}' is a scalar parameter: its value is given by the call, and"
                " lowering needs no value"
            )
        if unknown == ["sizes"] and isinstance(sizes["sizes"], Mapping):
            example = ", ".join(f"{name}={describe(size)}" for name, size in sizes["sizes"].items())
            raise UsageError(f"kernel '{self.name}' takes each size by name, without sizes=: {example or 'M=8192'}")
        if unknown:
            near = "" if unknown[0] in RESERVED else meant(unknown[0], (*known, *options, *RESERVED[1:]))
            raise UsageError(
                f"kernel '{self.name}' has no size or option '{unknown[0]}'{near}: it takes"
                f" {', '.join((*known, *options)) or 'none'}"
            )
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

    def shape_for(self, sizes: Mapping[str, Any], word: str) -> dict[str, int]:
        """Return the size of each dimension, as given or from the decorator.

        Raises UsageError for other names and for wrong sizes, and MissingSizes, whose example is a call of `word`.
        """
        known = self.parameters.dimensions
        unknown = [name for name in sizes if name not in known]
        if unknown:
            takes = ", ".join(known) or "none"
            near = meant(unknown[0], known)
            raise UsageError(f"kernel '{self.name}' has no size '{unknown[0]}'{near}: it has {takes}")
        missing = [name for name in known if name not in sizes and name not in self.sizes]
        if missing:
            raise MissingSizes(self.name, missing, word, known)
        shape = {name: {**self.sizes, **sizes}[name] for name in known}
        for name, size in shape.items():
            self._check_size(name, size)
        return shape

    def _check_size(self, name: str, size: Any) -> None:
        """Refuse a size below 1, and a size that td.dyn excludes."""
        if not is_integer(size) or isinstance(size, bool) or operator.index(size) < 1:
            raise UsageError(f"size {name}={size!r} of kernel '{self.name}' must be a whole number, at least 1")
        dynamic = self.parameters.dynamic.get(name)
        misfit = dynamic.misfit(operator.index(size)) if dynamic else ""
        if misfit:
            raise UsageError(f"size {name}={size} of kernel '{self.name}' is {misfit}: the dimension is {dynamic}")

    def _finished(self, capture: Capture, dims: dict[str, int]) -> ir.KernelIR:
        if capture.problems:
            raise KernelError([*capture.problems, *lost(capture, decided=True)])
        unclosed(capture)
        if capture.warps < 1:
            raise self.refusal(
                "TD106",
                f"kernel '{self.name}' does not say how many warps a block has",
                "write @td.kernel(warps=4), or call td.roles",
            )
        if capture.grid is None or capture.grid_place is None:
            raise self.refusal("TD149", f"kernel '{self.name}' has no launch grid", "call td.grid(blocks, …) once")
        # here, since `import tiledsl` captures no kernel, and the forms of instructions take long to import
        from tiledsl.ir.asm_access import surely_written

        body = tuple(capture.blocks[0])
        stored = (window.tensor.name for s in statements(body) for window in s.effects.windows_written)
        outputs = tuple(dict.fromkeys([*stored, *surely_written(body), *capture.in_order]))
        _check_read_alone(capture, outputs)
        _check_sums(capture, body)
        remainders = _lost(capture, outputs)
        if remainders:
            raise KernelError(remainders)
        return ir.KernelIR(
            name=self.name,
            span=self.span,
            warps=capture.warps,
            grid=capture.grid,
            grid_place=capture.grid_place,
            block_steps=capture.block_steps,
            tensors=tuple(capture.tensors.values()),
            scalars=tuple(self.parameters.scalars.values()),
            sizes=tuple(dims.items()),
            shared=tuple(capture.shared),
            tiles=tuple(capture.tiles),
            body=body,
            contracts=tuple(capture.contracts),
            keeps=tuple(capture.keeps),
            unchecked=tuple(capture.unchecked),
            names=_names(capture),
            waits=self.waits,
            waves_per_simd=self.waves_per_simd,
            outputs=outputs,
            covered=tuple(capture.covered),
            roles=tuple((role.name, role.first, role.count) for role in capture.roles),
            roles_read=tuple(capture.roles_read),
            uniform_conditions=tuple(capture.uniform_conditions),
            dynamic=tuple(size.variable for size in self.parameters.dynamic.values()),
            coordinates=capture.coordinates,
            contents=tuple(capture.contents.values()),
            counters=tuple(capture.counters.values()),
            scratch=tuple(name for name, (sum, *_) in capture.in_order.items() if name != sum),
        )

    def _named_sizes(self, sizes: object) -> dict[str, Any]:
        if not isinstance(sizes, Mapping):
            raise self.refusal(
                "TD115", f"sizes={sizes!r}: sizes are given by name", "sizes=dict(M=8192, N=8192, K=8192)", "sizes"
            )
        return dict(sizes)

    def _named_strides(self, strides: object) -> Mapping[str, Any]:
        if strides is not None and not isinstance(strides, Mapping):
            raise UsageError(
                f"the strides of kernel '{self.name}' are {describe(strides)}: a stride is given for each tensor by"
                " name, strides=dict(a=8256)"
            )
        return strides or {}

    def refusal(
        self, code: str, message: str, help: str, argument: str | None = None, entry: str | None = None
    ) -> KernelError:
        """Return an error at the kernel's `def` line, or at an argument of its decorator.

        With `entry`, the place is that entry of the argument.
        """
        span = (
            definition_spans.decorator_argument(self.function, argument, entry) if argument is not None else self.span
        )
        return KernelError(Diagnostic(code, message, Mark(span), helps=(help,)))


def _run(
    code: types.FunctionType,
    arguments: list[Any],
    options: dict[str, Any],
    capture: Capture,
    function: types.FunctionType,
) -> None:
    """Run a kernel's rewritten function; a Python exception becomes a diagnostic at the user's line."""
    try:
        result = code(*arguments, **options)
    except TiledslError:
        raise
    except (Exception, SystemExit) as error:
        raise python_error(error, capture) from None
    if result is not None:
        helps = ("td.store(c[i, j], tile) writes what a kernel computes",)
        raise KernelError(
            Diagnostic(
                "TD118",
                f"a kernel returns nothing, but this kernel returns {describe(result)}",
                Mark(definition_spans.returned(function)),
                helps=helps,
            )
        )


def _lost(capture: Capture, outputs: Iterable[str]) -> list[Diagnostic]:
    """Return the remainders that the kernel drops (TD308).

    Where each output has a contract, only those of the sizes themselves: what else a kernel leaves out is then found by
    its value.
    """
    stated = {one.tensor.name for one in capture.contracts} - {one.tensor.name for one in capture.unchecked}
    return lost(capture, stated.issuperset(outputs))


_ADDING = ("td.atomic_add", "td.add_in_order")


def _check_sums(capture: Capture, body: Iterable[ir.Statement]) -> None:
    """Refuse sums of parts whose tensors are accessed otherwise, or with other contracts (TD192)."""
    counts = {one[0]: ex.number(capture.tensors[one[1]].matrices) for one in capture.in_order.values()}
    added = {**dict.fromkeys(capture.sums, "td.atomic_add"), **dict.fromkeys(capture.in_order, "td.add_in_order")}
    for one in statements(body):
        effects = one.effects
        windows = (*effects.windows_read, *effects.windows_written, *effects.keeps)
        names = {each.tensor.name for each in windows} | {each.tensor.name for each in effects.addresses}
        by = "" if most_parts(one) is None else _ADDING[isinstance(one, ir.AddInOrder)]
        touched = {name for name in names & added.keys() if added[name] != by}
        if touched:
            name = sorted(touched)[0]
            help = "let another kernel load or store it: which parts have been added is not known here"
            message = f"the kernel adds to '{name}' with {added[name]}, and accesses it otherwise too"
            raise KernelError([Diagnostic("TD192", message, Mark(one.span), helps=(help,), calls=one.calls)])
    for kept in capture.keeps:
        if kept.tensor.name in added:
            message = f"'{kept.tensor.name}' is a sum of parts, to which each element belongs: none of them is kept"
            raise KernelError([Diagnostic("TD192", message, Mark(kept.span))])
    for contract in capture.contracts:
        name, found = contract.tensor.name, sum_in(contract)
        in_order = name in counts
        parts = counts.get(name, capture.sums.get(name))
        is_whole = contract.value == found  # without what the tensor holds before
        if (parts is None) != (found is None) or found is not None and (found.parts != parts or is_whole != in_order):
            form = f"{'' if in_order else f'td.old({name}) + '}td.sum_of_parts(…, {parts})"
            message = f"'{name}' is a sum of {parts} parts: its contract is {form}"
            if parts is None:
                message = f"the contract of '{name}' is a sum of parts, and td.atomic_add adds none"
            raise KernelError([Diagnostic("TD192", message, Mark(contract.span))])


def _check_read_alone(capture: Capture, outputs: Iterable[str]) -> None:
    """Refuse a kernel that writes a tensor whose elements td.read reads (TD190)."""
    found = [
        Diagnostic(
            "TD190",
            f"the kernel writes '{name}', which td.read reads",
            Mark(capture.contents[name].span),
            helps=("td.read reads tensors that the kernel does not change: write to another tensor",),
        )
        for name in outputs
        if name in capture.contents
    ]
    if found:
        raise KernelError(found)


def _names(capture: Capture) -> dict[ir.Named, str]:
    """Return a name for every tile: the user's variable, or the tile's kind and number."""
    for nodes, kind in (
        (capture.shared, "shared"),
        (capture.tiles, "tile"),
        (capture.registers, "vgpr"),
        (capture.staged, "staged"),
    ):
        for node in nodes:
            capture.name(node, f"{kind}_{node.index}")
    return dict(capture.names)


def _tensor(kernel: str, name: str, spec: gl, dims: Mapping[str, ir.Expr], stride: object) -> ir.Tensor:
    """Build the tensor's node; a tensor of one dimension is a matrix of one row."""
    batch, *labels = ("1", "1", *map(str, spec.dims))[-3:]
    one = ex.const(1)
    matrices, rows, cols = (
        one,
        one,
        *(dims[d] if isinstance(d, str) else ex.const(operator.index(d)) for d in spec.dims),
    )[-3:]
    group_pitch, group, matrix_pitch, pitch = _steps(stride, len(spec.dims))
    tensor = ir.Tensor(
        name, spec.dtype, rows, cols, (labels[0], labels[1]), _pitch(kernel, name, pitch, cols) or cols, len(spec.dims)
    )
    if len(spec.dims) == 3:
        tensor = dataclasses.replace(tensor, matrices=matrices, batch=batch)
        if group is not None:
            tensor = dataclasses.replace(tensor, group=_group(kernel, tensor, group))
        pitch_of_matrices = _matrix_pitch(kernel, tensor, matrix_pitch) or ex.binary("*", rows, tensor.pitch)
        tensor = dataclasses.replace(tensor, matrix_pitch=pitch_of_matrices)
        if tensor.group:
            tensor = dataclasses.replace(tensor, group_pitch=_group_pitch(kernel, tensor, group_pitch))
    _check_extent(kernel, tensor)
    return tensor


def _steps(stride: object, dimensions: int) -> tuple[object, object, object, object]:
    """Return the stride of groups, the matrices of a group, and the strides of matrices and rows; None is not given."""
    if isinstance(stride, tuple) and dimensions == 3 and len(stride) in (2, 4):
        first, second, third, fourth = (None,) * (4 - len(stride)) + stride
        return first, second, third, fourth
    return None, None, None, stride


def _group(kernel: str, tensor: ir.Tensor, count: object) -> int:
    """Return the matrices of a group, a number that divides all matrices."""
    what = f"a group of matrices of '{tensor.name}' of kernel '{kernel}' has {describe(count)} of them"
    if not is_integer(count) or isinstance(count, bool) or operator.index(count) < 1:
        raise UsageError(f"{what}: a whole number, at least 1")
    if isinstance(tensor.matrices, ir.Const) and tensor.matrices.value % operator.index(count):
        raise UsageError(f"{what}: the number divides the {tensor.matrices.value:,} of the tensor")
    return operator.index(count)


def _group_pitch(kernel: str, tensor: ir.Tensor, stride: object) -> ir.Expr:
    """Return the given stride of groups. A stride by which groups share elements is refused, as for matrices."""
    what = f"the stride of a group of matrices of '{tensor.name}' of kernel '{kernel}' is {describe(stride)}"
    if not is_integer(stride) or isinstance(stride, bool):
        raise UsageError(f"{what}: it counts elements from a group to the next")
    rows, cols, matrix_pitch, pitch = (
        ex.bounds(size)[0] for size in (tensor.rows, tensor.cols, tensor.matrix_pitch, tensor.pitch)
    )
    groups = tensor.matrices.value // tensor.group if isinstance(tensor.matrices, ir.Const) else 2
    if not apart((groups, tensor.group, rows, cols), (operator.index(stride), matrix_pitch, pitch, 1)):
        raise UsageError(f"{what}: groups of {tensor.group:,} matrices share elements then")
    return ex.const(operator.index(stride))


def check_strides(kernel: ir.KernelIR) -> None:
    """Refuse strides of a kernel at fixed sizes that are smaller than a row or matrix, or beyond every address."""
    for tensor in kernel.tensors:
        _pitch(kernel.name, tensor.name, ex.number(tensor.pitch), tensor.cols)
        if tensor.dimensions == 3:
            _matrix_pitch(kernel.name, tensor, ex.number(tensor.matrix_pitch))
            if tensor.group:
                _group(kernel.name, tensor, tensor.group)
                _group_pitch(kernel.name, tensor, ex.number(tensor.group_pitch))
        _check_extent(kernel.name, tensor)


def _check_extent(kernel: str, tensor: ir.Tensor) -> None:
    """Refuse a tensor that no GPU can address. Of sizes that the call gives, the least values count."""
    extent = ex.bounds(tensor_bytes(tensor))[0]
    if extent > 1 << ADDRESS_BITS:
        raise UsageError(
            f"'{tensor.name}' of kernel '{kernel}' reaches over {extent:,} bytes at these sizes and strides: the"
            f" addresses of a GPU have {ADDRESS_BITS} bits"
        )


def _pitch(kernel: str, name: str, stride: object, cols: ir.Expr) -> ir.Expr | None:
    return _stride(
        stride,
        cols,
        f"the stride of '{name}' of kernel '{kernel}'",
        "elements from a row to the next",
        "its {least} columns",
    )


def _matrix_pitch(kernel: str, tensor: ir.Tensor, stride: object) -> ir.Expr | None:
    """Return the given stride of matrices, or None where none is given.

    A stride by which matrices share elements is refused; for sizes that the call gives, their least values count.
    """
    what = f"the stride of a matrix of '{tensor.name}' of kernel '{kernel}'"
    if is_integer(stride) and not isinstance(stride, bool):
        matrices, rows, cols, pitch = (
            ex.bounds(size)[0] for size in (tensor.matrices, tensor.rows, tensor.cols, tensor.pitch)
        )
        if matrices_apart(max(2, tensor.group or matrices), rows, cols, operator.index(stride), pitch):
            return ex.const(operator.index(stride))
    return _stride(stride, matrix_elements(tensor), what, "elements from a matrix to the next", "its {least}")


def _stride(stride: object, least: ir.Expr, what: str, counts: str, of: str) -> ir.Expr | None:
    """Return the given stride, or None where none is given.

    A stride smaller than the elements that it spans is refused; for sizes that the call gives, their least values
    count.
    """
    if stride is None:
        return None
    low = ex.bounds(least)[0]
    if not is_integer(stride) or isinstance(stride, bool) or operator.index(stride) < low:
        raise UsageError(f"{what} is {describe(stride)}: it counts {counts}, at least {of.format(least=f'{low:,}')}")
    return ex.const(operator.index(stride))


def _check_request(kernel: KernelDefinition) -> None:
    """Refuse mistakes in the decorator and the parameters before anything is captured."""
    dimensions, tensors, options = kernel.parameters.dimensions, kernel.parameters.tensors, kernel.parameters.options
    for name in dimensions:
        if name in tensors or name in options or name in kernel.parameters.scalars:
            raise kernel.refusal(
                "TD114",
                f"the dimension '{name}' has the name of a parameter of kernel '{kernel.name}'",
                "rename one of them",
            )
    for size in (size for spec in tensors.values() for size in spec.dynamic):
        if kernel.parameters.dynamic[size.name] != size:
            message = (
                f"the dimension '{size.name}' of kernel '{kernel.name}' is {size} and"
                f" {kernel.parameters.dynamic[size.name]}"
            )
            raise kernel.refusal(
                "TD114", message, f"write {size.name} = td.dyn(…) once, and use {size.name} in every annotation"
            )
    for name in (*dimensions, *options, *kernel.parameters.scalars):
        if name in RESERVED:
            of = "lower" if name in _OF_LOWER else "profile"
            raise kernel.refusal(
                "TD114", f"'{name}' of kernel '{kernel.name}' has the name of a parameter of Kernel.{of}", "rename it"
            )
    if kernel.target is not None and kernel.target not in TARGETS:
        message = f"target={kernel.target!r}{of_chip(str(kernel.target))}: tiledsl knows {every_target()}"
        raise kernel.refusal("TD115", message, "leave out target=, and choose the target when lowering", "target")
    if kernel.waits not in WAIT_MODES:
        raise kernel.refusal(
            "TD115",
            f"waits={kernel.waits!r}: it is one of {', '.join(map(repr, WAIT_MODES))}",
            "leave out waits= for 'auto'",
            "waits",
        )
    most = max(target.max_waves_per_simd for target in TARGETS.values())
    _check_count(kernel, "warps", kernel.warps, MAX_WARPS, f"a block has 1..{MAX_WARPS} warps of {WAVE} lanes")
    _check_count(kernel, "waves_per_simd", kernel.waves_per_simd, most, f"a SIMD holds 1..{most} waves")
    for name in kernel.sizes:
        if name not in dimensions and name not in options:
            takes = ", ".join((*dimensions, *options)) or "none"
            raise kernel.refusal(
                "TD115",
                f"sizes={{'{name}': …}}: kernel '{kernel.name}' has no such size or option",
                f"it takes {takes}",
                "sizes",
                name,
            )


def _check_count(kernel: KernelDefinition, name: str, value: object, most: int, reason: str) -> None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most):
        raise kernel.refusal(
            "TD115", f"{name}={value!r}: {reason}", "give a whole number in that range, or leave the argument out", name
        )


def _choices(kernel: KernelDefinition, tune: object) -> Choices:
    """Return the values that `tune` lists for options. TD115 for a name that is no option, and for values that do not
    fit it.
    """
    found = choices_in({} if tune is None else tune)
    if isinstance(found, str):
        raise kernel.refusal("TD115", found, EXAMPLE, "tune")
    options = kernel.defaults
    for name, values in found.items():
        if name not in options:
            takes = ", ".join(options) or "none: an option is a parameter with a default, BLOCK=128"
            message = f"tune={{'{name}': …}}: kernel '{kernel.name}' has no option '{name}'{meant(name, options)}"
            raise kernel.refusal("TD115", message, f"its options are {takes}", "tune", name)
        reason = misfit(values, options[name])
        if reason:
            message = f"tune={{'{name}': …}}: {reason}"
            raise kernel.refusal("TD115", message, remedy(name, values, options[name]), "tune", name)
    return found
