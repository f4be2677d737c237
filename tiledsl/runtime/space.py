"""@td.space: variants of several kernels, as one space to search."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.language.capture.choices import VALUES, is_value
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.kernel import Kernel, Variant


class Space:
    """Variants of several kernels that compute the same. `@td.space` makes one of a function that yields them."""

    def __init__(self, function: Callable[[], Iterable[Any]]):
        self.function, self.name = function, function.__name__
        self.file: str = function.__code__.co_filename
        functools.update_wrapper(self, function)

    def __repr__(self) -> str:
        return f"<Space {self.name}>"

    def __reduce__(self) -> str:
        """Copy as the space itself, and pickle by name, as functions do."""
        name: str = self.__dict__["__qualname__"]
        return name

    def __call__(self) -> tuple[Variant, ...]:
        """The variants; see `variants`."""
        return self.variants()

    def variants(self) -> tuple[Variant, ...]:
        """The variants that the function yields, in its order.

        Raises UsageError if the function yields anything else than kernels, variants, and pairs of names and a kernel,
        if it yields nothing, and if two variants have the same name.
        """
        return self._made

    @functools.cached_property
    def _made(self) -> tuple[Variant, ...]:
        found: dict[str, Variant] = {}
        for variant in (one for yielded in self.function() or () for one in self._variants_of(yielded)):
            self._check_labels(variant)
            if variant.name in found:
                raise UsageError(
                    f"space '{self.name}' yields {variant.name} twice: yield a pair, (dict(WARPS=8), kernel), whose"
                    " names tell kernels of one name apart"
                )
            found[variant.name] = variant
        if not found:
            raise UsageError(f"space '{self.name}' yields no kernel: yield kernels, or variants of them")
        return tuple(found.values())

    def best(self, target: str | None = None, *, chip: str | None = None, **sizes: Any) -> Variant:
        """The variant that `tiledsl tune` found for these sizes, as by Kernel.best; without a file, the first one."""
        return self._best(target, chip, sizes)

    @functools.cached_property
    def _best(self) -> Callable[[str | None, str | None, Mapping[str, Any]], Variant]:
        from tiledsl.runtime.best import Best  # here, since it reads the model of time

        variants = self.variants()
        return Best(self.name, variants, variants[0], file=self.file)

    def _check_labels(self, variant: Variant) -> None:
        """UsageError for a variant that a tuned file cannot name."""
        for name, value in variant.labels.items():
            if not is_value(name) or not is_value(value):
                held = f"a tuned file cannot hold {name}={describe(value)}, which is none of {VALUES}"
                raise UsageError(f"space '{self.name}' yields {variant.name}: {held}")

    def _variants_of(self, yielded: object) -> tuple[Variant, ...]:
        match yielded:
            case Variant():
                return (yielded,)
            case Kernel():
                return yielded.variants()
            case (Mapping() as labels, (Kernel() | Variant()) as named):
                if all(isinstance(name, str) for name in labels):
                    of = named.variants() if isinstance(named, Kernel) else (named,)
                    return tuple(dataclasses.replace(one, labels={**labels, **one.labels}) for one in of)
        raise UsageError(
            f"space '{self.name}' yields {describe(yielded)}: yield a kernel, a variant of one, or a pair of names with"
            " plain values and a kernel, (dict(WARPS=8), kernel)"
        )


def space(function: Callable[[], Iterable[Any]]) -> Space:
    """Make a space from a function without parameters, which yields kernels and variants. `tiledsl tune` searches the
    space, and `best` of the space gives the variant for some sizes.

    The function yields kernels, which stand for all their variants; variants, such as kernel.variant(BLOCK=256); and
    pairs of a mapping and a kernel. The mapping has the names and values with which a function made the kernel. All
    kernels take the same tensors.

    Raises: UsageError.

    Example:
        @td.space
        def products():
            yield gemm  # and other kernels of the same tensors

        print(products.variants())
    """
    if not callable(function) or not hasattr(function, "__code__") or function.__code__.co_argcount:
        raise UsageError(f"td.space decorates a function without parameters, and got {describe(function)}")
    return Space(function)
