"""@td.kernel: the object with which users call, lower and check a kernel. The packages below do the work."""

from __future__ import annotations

import dataclasses
import functools
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from tiledsl.compile.lowered import Lowered
from tiledsl.compile.target import chosen_target
from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.language.capture.choices import Choices, combinations
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.capture.op import plain_function
from tiledsl.language.recording.capture import capturing
from tiledsl.language.recording.signature import decorator, method
from tiledsl.runtime.dynamo import not_traced

_ONE_AT_A_TIME = threading.Lock()

_pages: Callable[[], Any]
"""The function that `show_with` sets."""


class Kernel(KernelDefinition):
    """A kernel, as @td.kernel returns it. Call it with tensors, or `check` or `lower` it at given sizes without
    tensors."""

    @not_traced
    def __call__(self, *arguments: Any, **options: Any) -> None:
        """Run on tensors, in place. With tensors of a GPU the kernel is launched there and not waited for; CPU tensors
        (torch) and NumPy arrays are executed by the interpreter.

        Raises: KernelError, UsageError, ToolchainError, DeviceError, SimulationError.

        Example:
            gemm(np.zeros((64, 32), np.uint16), np.zeros((64, 32), np.uint16), out)
        """
        if capturing() is not None:
            self._refuse_inside()
        self._calls(arguments, options)

    @functools.cached_property
    def _calls(self) -> Callable[[Sequence[Any], Mapping[str, Any]], None]:
        from tiledsl.runtime.launch import Calls  # here, since `tiledsl --help` launches nothing

        # since Python 3.12 cached_property has no lock, and two calls would each load the kernel
        with _ONE_AT_A_TIME:
            calls: Callable[..., None] = self.__dict__.get("_calls") or Calls(self)
            self.__dict__["_calls"] = calls
        return calls

    def __getitem__(self, grid: object) -> NoReturn:
        name = self.name
        raise UsageError(
            f"kernel '{name}' is given a launch grid in square brackets: td.grid in the kernel defines the grid, and"
            f" {name}(…) launches the kernel"
        )

    def __reduce__(self) -> str:
        """Copy as the kernel itself, and pickle by name, as functions do."""
        name: str = self.__dict__["__qualname__"]
        return name

    @method
    def lower(
        self,
        target: str | None = None,
        *,
        unchecked: bool = False,
        allow_unchecked: bool = False,
        compiler: str | None = None,
        strides: Mapping[str, int | tuple[int, ...]] | None = None,
        **sizes: Any,
    ) -> Lowered:
        """Check and compile the kernel at the given sizes (M=…, N=…) and options, without a GPU. The result holds the
        IR, the HIP text, the listing and the resources. If sizes of td.dyn are given, the kernel is checked at these
        sizes; otherwise, at some of the smallest sizes.

        Raises KernelError with every finding of the checks, UsageError for a missing or unknown size, ToolchainError
        from the compiler. With `unchecked`, a kernel that has a HIP text is not refused: its errors are in `.refusals`
        of the result. With `allow_unchecked`, a contract that cannot be checked is a note, as with td.unchecked.

        `compiler` is "clang", "hiprtc" or "auto". "auto" takes hiprtc if hiprtc is installed and its code passes the
        checks, and otherwise clang. The default is "auto" if one of this machine's GPUs is of the target, and otherwise
        "clang".

        `strides` gives the elements from one row of a tensor to the next, if they are more than the tensor's columns:
        strides=dict(a=8256). The stride of a batch is (elements from matrix to matrix, elements from row to row). The
        stride of a batch in groups is (elements from group to group, matrices of a group, elements from matrix to
        matrix, elements from row to row).

        Example:
            lowered = gemm.lower(target="gfx942", M=4096, N=4096, K=512)
            print(lowered.resources.table())
        """
        # here, since `import tiledsl` needs no compiler, whose modules take long to import
        from tiledsl.compile.compile import lower

        self._refuse_inside()
        return lower(
            self,
            target,
            sizes,
            unchecked=unchecked,
            compiler=compiler,
            strides=strides,
            allow_unchecked=allow_unchecked,
        )

    @method
    def check(
        self,
        target: str | None = None,
        *,
        allow_unchecked: bool = False,
        strides: Mapping[str, int | tuple[int, ...]] | None = None,
        **sizes: Any,
    ) -> tuple[Diagnostic, ...]:
        """Check the kernel without a compiler: every error, warning and note, in the order of their lines. Sizes,
        options, strides and `allow_unchecked` are given as to `lower`. Sizes of td.dyn that are not given are checked
        at a few values, the smallest among them. No finding is raised.

        Raises UsageError for a missing or unknown size.

        Example:
            for finding in gemm.check(M=4096, N=4096, K=500):
                print(finding.render())
        """
        # here, since `import tiledsl` needs no compiler, whose modules take long to import
        from tiledsl.diagnostics.collection import rare_collection

        with rare_collection():
            from tiledsl.compile.examine import check

            self._refuse_inside()
            return check(self, target, sizes, strides, allow_unchecked)

    @method
    def profile(
        self,
        target: str | None = None,
        *,
        chip: str | None = None,
        figures: str | os.PathLike[str] | None = None,
        model: str = "tiledsl",
        iterations: int | None = None,
        timeline: bool = False,
        read: Mapping[str, Any] | None = None,
        allow_unchecked: bool = False,
        strides: Mapping[str, int | tuple[int, ...]] | None = None,
        **sizes: Any,
    ) -> Any:  # the stub __init__.pyi has the types of predictions, which take long to import
        """Predict the time of a launch at the given sizes and options, and where the time goes, without a GPU.

        The prediction is a model of the compiler's listing, and lists its assumptions. `chip` is "MI250", "MI250X",
        "MI300X", "MI325X" or "MI355X"; by default, the target decides. `figures` is a TOML file with figures of
        your own GPU, in place of those of the model; the file names its chip. `iterations` is the number of iterations
        of a loop whose end depends on data in memory. `timeline` adds the events of each wave, for `trace_events`.
        `read` has the numbers of each tensor that td.read reads: an array, or "spread" for numbers evenly from the
        least declared one to the greatest, or "random" for the same numbers in no order. The other arguments are those
        of `lower`; sizes of td.dyn are needed too.

        `model="origami"` gives Origami's closed form of a product of matrices in place of the prediction. It reads no
        listing, so that the kernel is neither checked nor compiled.

        Raises what `lower` raises; UsageError for an unknown chip, for a wrong file of figures, if an address or a
        branch depends on data, and for a closed form of a kernel that is no single product of matrices.

        Example:
            print(gemm.profile(chip="MI300X", M=4096, N=4096, K=512).text)
        """
        # here, since `import tiledsl` needs no compiler, whose modules take long to import
        from tiledsl.runtime.profile import predicted

        self._refuse_inside()
        return predicted(
            self,
            target,
            sizes,
            chip=chip,
            figures=figures,
            model=model,
            iterations=iterations,
            timeline=timeline,
            strides=strides,
            allow_unchecked=allow_unchecked,
            read=read,
        )

    @method
    def costs(
        self,
        target: str | None = None,
        *,
        chip: str | None = None,
        allow_unchecked: bool = False,
        strides: Mapping[str, int | tuple[int, ...]] | None = None,
        **sizes: Any,
    ) -> tuple[Diagnostic, ...]:
        """Compile the kernel, and return warnings of time that a change saves, by line: TD710 to TD717.

        The clocks in the warnings are those of the model of `profile`: nothing is measured. The arguments are those of
        `profile`. Sizes of td.dyn have to be given; numbers that td.read reads are assumed to be spread evenly.

        Raises what `lower` raises; UsageError for an unknown chip, and for a kernel whose time cannot be predicted.

        Example:
            for finding in gemm.costs(M=4096, N=4096, K=512):
                print(finding.render())
        """
        # here, since `import tiledsl` needs no compiler, whose modules take long to import
        from tiledsl.runtime.costs import costs

        self._refuse_inside()
        return costs(self, target, sizes, chip=chip, strides=strides, allow_unchecked=allow_unchecked)

    @method
    def report(
        self,
        target: str | None = None,
        *,
        chip: str | None = None,
        iterations: int | None = None,
        allow_unchecked: bool = False,
        strides: Mapping[str, int | tuple[int, ...]] | None = None,
        values: bool = False,
        unchecked: bool = False,
        work_group: int = 0,
        waves: Sequence[int] | None = None,
        from_step: int = 0,
        **sizes: Any,
    ) -> Any:
        """Make the page of `tiledsl report`: modelled time, costs by line, LDS, outputs and listing.

        The result has the page as `html`, its values as `data`, and `save(path)`; a notebook shows the page. The
        arguments are those of `profile`. A refused kernel has a page too, with the stages that it reached. With
        `values`, the page shows the values of the tiles of a block step by step: of `work_group`, in registers of these
        `waves` (by default the first of each role), from step `from_step` on; with `unchecked`, also of a refused
        kernel.

        Raises UsageError for a missing or unknown size, for an unknown chip, for a work-group, a wave or a step
        that the launch does not have, and for these four without `values`.

        Example:
            page = gemm.report(M=4096, N=4096, K=512).html
        """
        self._refuse_inside()
        asked = {
            "work_group": work_group != 0,
            "waves": waves is not None,
            "from_step": from_step != 0,
            "unchecked": unchecked,
        }
        if not values and any(asked.values()):
            name = next(name for name, given in asked.items() if given)
            raise UsageError(f"{name}= says what the values of a report show: give values=True too")
        return _pages().report(
            self,
            target,
            sizes,
            chip=chip,
            iterations=iterations,
            strides=strides,
            allow_unchecked=allow_unchecked,
            values=(work_group, waves, from_step, unchecked) if values else None,
        )

    @method
    def layout(self, target: str | None = None, **sizes: Any) -> Any:
        """Draw the shared tiles as the kernel writes and reads them: bytes, banks and conflicts.

        The result has the pictures as `svg` and as `text`; a notebook shows them. `tiledsl layout` also draws register
        tiles and matrix instructions.

        Raises KernelError; UsageError for a missing or unknown size, and for a kernel without shared tiles.

        Example:
            print(gemm.layout(M=4096, N=4096, K=512).text)
        """
        self._refuse_inside()
        return _pages().layout(self, target, sizes)

    @method
    def diff(
        self, other: Any, target: str | None = None, *, time: bool = False, loop: bool = False, **sizes: Any
    ) -> Any:
        """Compare the compiled kernel with another one, or with a variant of itself: the rows of `tiledsl diff`.

        Both are lowered for one target, with those of the sizes and options that each has. `time` adds predictions,
        and `loop` the differences of the main loops' listings. `str` of the result is the table, `document()` its JSON
        document; a notebook shows the table.

        Raises what `lower` raises; UsageError for an `other` that is no kernel.

        Example:
            print(gemm.diff(gemm, time=True, M=4096, N=4096, K=512))
        """
        self._refuse_inside()
        return _pages().diff(self, other, target, sizes, time, loop)

    def variant(self, **options: Any) -> Variant:
        """The kernel with these options fixed: gemm.variant(BLOCK=256). The other options have their defaults.

        Raises UsageError for an unknown option.
        """
        unknown = [name for name in options if name not in self.parameters.options]
        if unknown:
            known = self.parameters.options
            raise UsageError(
                f"kernel '{self.name}' has no option '{unknown[0]}'{meant(unknown[0], known)}: it takes"
                f" {', '.join(known) or 'none: an option is a parameter with a default, such as BLOCK=128'}"
            )
        return Variant(self, options, options)

    def variants(self, choices: Choices | None = None) -> tuple[Variant, ...]:
        """Every combination of the values that `tune` of the decorator lists, the last option's values changing first.
        Without `tune` there is one variant: the kernel with its defaults. `choices` replaces the values of `tune`.

        Example:
            for variant in gemm.variants():
                print(variant.name)
        """
        listed = self.choices if choices is None else choices
        return tuple(self.variant(**options) for options in combinations(listed))

    def best(self, target: str | None = None, *, chip: str | None = None, **sizes: Any) -> Variant:
        """The variant that `tiledsl tune` found for these sizes, from `.tiledsl-tuned.toml` beside the kernel's file.

        If the file has only other sizes for the chip, the variants of the nearest sizes are ranked by a bound of their
        time, and the best of them is returned. If the file has no entry for the chip, the result is the variant with
        the defaults. `chip` is that of `profile`; by default, the target decides. If the file cannot be used, a Python
        warning says so (TD880 to TD882), and the result is the variant with the defaults.

        Raises UsageError for an unknown chip, and for a missing or unknown size.

        Example:
            best = gemm.best(M=4096, N=4096, K=512)
            print(best, best.check(M=4096, N=4096, K=512))
        """
        self._refuse_inside()
        return self._best(target, chip, sizes)

    @functools.cached_property
    def _best(self) -> Callable[[str | None, str | None, Mapping[str, Any]], Variant]:
        from tiledsl.runtime.best import Best  # here, since it reads the model of time

        return Best(self.name, self.variants(), self.variant(**self._default_choice()), made=self._made)

    def _made(self, options: Mapping[str, Any]) -> Variant | None:
        """The variant with options of a tuned file; None where the kernel has no such option, or one of another
        type."""
        known = self.parameters.options
        fits = all(name in known and type(value) is type(self.defaults[name]) for name, value in options.items())
        return self.variant(**options) if fits else None

    def _default_choice(self) -> dict[str, Any]:
        return {name: self.defaults[name] for name in self.choices}

    def chosen_target(self, asked: object) -> str:
        """The target of the call or command line, else of this machine's GPU, else of the decorator, else the
        default."""
        return chosen_target(self, asked)


def show_with(pages: Callable[[], Any]) -> None:
    """Set the function that imports the module of `report`, `layout` and `diff`. That module stands above this package,
    so the package's top passes the function."""
    global _pages
    _pages = pages


@dataclasses.dataclass(frozen=True, repr=False)
class Variant:
    """A kernel with some of its options fixed. Call, check, lower, profile or compare it as the kernel itself.

    `options` are given to the kernel. `labels` are the names and values that distinguish the variant in its space: the
    options, and the arguments of a function that made the kernel.
    """

    kernel: Kernel
    options: Mapping[str, Any]
    labels: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The kernel's name and the labels, as "gemm(BLOCK=256, K_STEP=64)"."""
        return f"{self.kernel.name}({', '.join(f'{name}={value!r}' for name, value in self.labels.items())})"

    def __repr__(self) -> str:
        return f"<Variant {self.name}>"

    def __call__(self, *arguments: Any, **options: Any) -> None:
        """Run the kernel on tensors, with the options of the variant."""
        self.kernel(*arguments, **self._with(options))

    def lower(self, target: str | None = None, **given: Any) -> Lowered:
        """Check and compile the variant, as Kernel.lower does."""
        return self.kernel.lower(target, **self._with(given))

    def check(self, target: str | None = None, **given: Any) -> tuple[Diagnostic, ...]:
        """Check the variant without a compiler, as Kernel.check does."""
        return self.kernel.check(target, **self._with(given))

    def profile(self, target: str | None = None, **given: Any) -> Any:
        """Predict the variant's time, as Kernel.profile does."""
        return self.kernel.profile(target, **self._with(given))

    def costs(self, target: str | None = None, **given: Any) -> tuple[Diagnostic, ...]:
        """Warn of time that a change of the variant saves, as Kernel.costs does."""
        return self.kernel.costs(target, **self._with(given))

    def report(self, target: str | None = None, **given: Any) -> Any:
        """Make the page of the variant, as Kernel.report does."""
        return self.kernel.report(target, **self._with(given))

    def layout(self, target: str | None = None, **sizes: Any) -> Any:
        """Draw the shared tiles of the variant, as Kernel.layout does."""
        return self.kernel.layout(target, **self._with(sizes))

    def diff(
        self, other: Any, target: str | None = None, *, time: bool = False, loop: bool = False, **sizes: Any
    ) -> Any:
        """Compare the variant with another variant or kernel, as Kernel.diff does."""
        return _pages().diff(self, other, target, sizes, time, loop)

    def _with(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """These sizes and options, and those of the variant. UsageError where both have one."""
        for name in given:
            if name in self.options:
                raise UsageError(f"{self.name} has '{name}' fixed: leave it out, or take another variant of the kernel")
        return {**self.options, **given}


@decorator
def kernel(
    function: Callable[..., Any] | None = None,
    *,
    target: str | None = None,
    warps: int | None = None,
    waits: str = "auto",
    waves_per_simd: int | None = None,
    sizes: Mapping[str, int] | None = None,
    tune: Mapping[str, Sequence[Any]] | None = None,
) -> Any:
    """Decorate a kernel: `@td.kernel(warps=4)`.

    `target` is the chip to lower for where neither a call nor a GPU decides; a block has `warps` of 64 lanes; `waits`
    is "auto" (the compiler places them) or "manual" (the compiler only checks yours); `waves_per_simd` asks for an
    occupancy, which limits the registers of a warp to 512 / waves_per_simd. `sizes` are the defaults of `lower` and of
    the command line: sizes=dict(M=8192, N=8192, K=8192). `tune` lists the values of options among which
    `tiledsl tune` and `best` choose: tune=dict(BLOCK=(128, 256)). An option's default is one of its values.

    Raises: TD110–TD119, TD149, TD154.

    Example:
        @td.kernel(warps=1, target="gfx942", sizes=dict(M=1024))
        def double(x: td.gl[td.f32, "M", 32], y: td.gl[td.f32, "M", 32], factor=2):
            row = td.grid(td.cdiv(x.rows, 32))
            td.store(y[row, 0], factor * td.load(x[row, 0], (32, 32)))
    """

    def decorate(inner: Callable[..., Any]) -> Kernel:
        plain = plain_function(inner, "td.kernel")
        return Kernel(
            plain,
            target=target,
            warps=warps,
            waits=waits,
            waves_per_simd=waves_per_simd,
            sizes=sizes or {},
            tune=tune,
        )

    return decorate(function) if function is not None else decorate
