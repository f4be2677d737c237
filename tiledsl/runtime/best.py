"""The best known variant for a shape: of a tuned file, or, between its shapes, by the bound of the time."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import math
import pathlib
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from tiledsl.analysis.time.chips import Chip, chip_of
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.compile.target import chosen_target
from tiledsl.diagnostics.diagnostic import KernelError, TiledslError, TiledslWarning, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.language.capture.choices import identity
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.runtime.assess import assess, captured_for
from tiledsl.runtime.forecast import calling_line
from tiledsl.runtime.tuned import (
    State,
    Tuned,
    TunedFileError,
    file_of,
    is_settled,
    name_of,
    read,
    refused_sizes,
    refused_variant,
    state_of,
)
from tiledsl.targets import target_named
from tiledsl.toolchain.rocm.device import has_several_targets

MOST = 4  # variants that are compared for a shape without an entry
_KEPT = 1 << 14  # shapes whose answers, and whose comparisons, a kernel or space keeps


class AnyVariant(Protocol):
    """What is asked of a variant here."""

    @property
    def kernel(self) -> KernelDefinition: ...

    @property
    def options(self) -> Mapping[str, Any]: ...

    @property
    def labels(self) -> Mapping[str, Any]: ...


V = TypeVar("V", bound=AnyVariant)


class _Answer(NamedTuple, Generic[V]):
    """A variant, and the state of the tuned file from which it follows."""

    variant: V
    state: State | None


class _Comparison(NamedTuple, Generic[V]):
    """The variant with the least estimate for a shape, and the entries of the tuned file from which it follows."""

    variant: V
    every: tuple[Tuned, ...]


class Best(Generic[V]):
    """The choice of a variant of a kernel or a space: that of the tuned file for a shape. Of those that the file has
    for other shapes, the first by bounds; without one for the chip, the default.

    The tuned file is beside the source file `file`, by default the file of the default's kernel. `made` makes variants
    of options that `variants` does not have, as a search of other values finds them.
    """

    def __init__(
        self,
        space: str,
        variants: Sequence[V],
        default: V,
        *,
        file: str | None = None,
        made: Callable[[Mapping[str, Any]], V | None] = lambda options: None,
    ):
        self._space, self._variants, self._default, self._made = space, variants, default, made
        source = file or default.kernel.function.__code__.co_filename
        self._own, self._path = name_of(source), str(file_of(source))
        # a place for the answer to each question; typed, since 1 is a size, and True is none
        self._place = functools.lru_cache(maxsize=_KEPT, typed=True)(lambda *_, **__: list[_Answer[V]]())
        # the same for a chip and a shape between those of the file
        self._compared = functools.lru_cache(maxsize=_KEPT)(lambda *_: list[_Comparison[V]]())

    def __call__(self, target: str | None, chip: str | None, sizes: Mapping[str, Any]) -> V:
        """The variant for a shape. An answer is given again for as long as the tuned file is the same.

        A tuned file that cannot be used is a warning (TD880 to TD882). Raises UsageError.
        """
        try:
            kept = self._place(target, chip, **sizes)
        except TypeError:  # a value without a hash
            kept = []
        state = state_of(self._path)
        if kept and kept[0].state == state:
            return kept[0].variant
        shows_changes = is_settled(state)  # before the file is read: the comparison of variants may take seconds
        found = self._found(target, chip, sizes)
        is_certain = shows_changes and (target is not None or chip is not None or not has_several_targets())
        kept[:] = [_Answer(found, state)] if is_certain else []
        return found

    def _found(self, target: str | None, chip: str | None, sizes: Mapping[str, Any]) -> V:
        """The variant for a shape, by the tuned file as it is."""
        kernel = self._default.kernel
        chosen = chip_for(kernel, target, chip)
        shape = kernel.shape_for(sizes, "best")
        try:
            return self._of_file(chosen, shape)
        except TunedFileError as error:
            _warn(kernel, error)
            return self._default

    def _of_file(self, chip: Chip, shape: Mapping[str, int]) -> V:
        """The variant for a shape on a chip. TunedFileError where the file cannot be used."""
        every, entries = self._entries(chip, shape)
        if entries and entries[0].sizes == shape:
            return self._variant_of(entries[0], chip)
        kept = self._compared(chip, *shape.values())
        if kept and kept[0].every is every:
            return kept[0].variant
        variants = (self._variant_of(one, chip) for one in entries)
        found = _first_by_bound(_distinct(variants), shape, chip) or self._default
        kept[:] = [_Comparison(found, every)]
        return found

    def tuned(self, chip: Chip, shape: Mapping[str, int]) -> V | None:
        """The variant of the tuned file for this shape and chip, None where the file has another shape alone.

        A tuned file that cannot be used is a warning."""
        try:
            _, entries = self._entries(chip, shape)
            return self._variant_of(entries[0], chip) if entries and entries[0].sizes == shape else None
        except TunedFileError as error:
            _warn(self._default.kernel, error)
            return None

    def _entries(self, chip: Chip, shape: Mapping[str, int]) -> tuple[tuple[Tuned, ...], list[Tuned]]:
        """All entries of the file, and those of the space on a chip, the nearest shape first."""
        every = read(pathlib.Path(self._path))
        of_space = [one for one in every if (one.space, one.chip) == (self._space, chip.name)]
        entries = [one for one in of_space if one.file in (self._own, "")]
        _check_sizes(entries, shape, self._path)
        entries.sort(key=lambda one: (distance(one.sizes, shape), not one.file))
        return every, entries

    def _variant_of(self, entry: Tuned, chip: Chip) -> V:
        return _variant(entry, variants=self._variants, made=self._made, chip=chip, path=self._path)


def chip_for(kernel: KernelDefinition, target: str | None, chip: str | None) -> Chip:
    """The chip of that name, or that of the target. UsageError where they do not fit."""
    named = chosen_chip(chip, None)
    if named is None:
        return chip_of(target_named(chosen_target(kernel, target)).name)
    if target is not None and target_named(target).name != named.target:
        raise UsageError(f"{named.name} is {named.target}, and the target asked for is {target}: leave target out")
    return named


def _check_sizes(entries: Iterable[Tuned], shape: Mapping[str, int], path: str) -> None:
    """TunedFileError for an entry with sizes of other names than the shape's."""
    for one in entries:
        if one.sizes.keys() != shape.keys():
            named = f"has an entry of '{one.space}' for {_sizes(one)}"
            raise refused_sizes(path, f"{named}: its sizes are {', '.join(shape)}")


def _variant(
    entry: Tuned, variants: Iterable[V], made: Callable[[Mapping[str, Any]], V | None], chip: Chip, path: str
) -> V:
    """The variant of an entry. TunedFileError for options that no variant has, or that the checks refuse."""
    wanted = _labels(entry.options)
    for variant in variants:
        if variant.kernel.name == entry.kernel and _labels(variant.labels) == wanted:
            return variant
    given = ", ".join(f"{name}={value!r}" for name, value in entry.options.items())
    named = f"{entry.kernel}({given}), for {_sizes(entry)}"
    other = made(entry.options) if entry.kernel == entry.space else None
    if other is None:
        raise refused_variant(
            path, f"names a variant that '{entry.space}' does not have: {named}: {_misfit(entry, variants)}"
        )
    try:
        _likely_us(other, entry.sizes, chip)
    except TiledslError as error:
        why = f"{error.diagnostics[0].code}: {error.diagnostics[0].message}"
        raise refused_variant(path, f"names a variant that is refused: {named}: {why}") from None
    return other


def _misfit(entry: Tuned, variants: Iterable[V]) -> str:
    """Why no variant has the options of an entry."""
    kernel = next((one.kernel for one in variants if one.kernel.name == entry.kernel), None)
    if kernel is None:
        return f"there is no kernel '{entry.kernel}'"
    if entry.kernel != entry.space:
        return "a space has the variants that it yields"
    known = kernel.parameters.options
    for name, value in entry.options.items():
        if name not in known:
            return f"there is no option '{name}'{meant(name, known)}"
        if type(value) is not type(kernel.defaults[name]):
            return f"{name} is {kernel.defaults[name]!r} by default, and {value!r} is of another type"
    return "its values are others"


def _sizes(entry: Tuned) -> str:
    return ", ".join(f"{name}={size}" for name, size in entry.sizes.items()) or "no sizes"


def _distinct(variants: Iterable[V]) -> list[V]:
    """The first distinct variants, as many as are compared."""
    found: dict[Any, V] = {}
    for variant in variants:
        found.setdefault((variant.kernel.name, *_labels(variant.labels).items()), variant)
        if len(found) == MOST:
            break
    return list(found.values())


def _labels(labels: Mapping[str, Any]) -> dict[str, Any]:
    return {name: identity(value) for name, value in labels.items()}


def distance(one: Mapping[str, int], other: Mapping[str, int]) -> float:
    """How far two shapes are from each other: the sum of the factors between their sizes, as logarithms."""
    return sum(abs(math.log2(one.get(name, 1)) - math.log2(size)) for name, size in other.items())


def _first_by_bound(candidates: Sequence[V], shape: Mapping[str, int], chip: Chip) -> V | None:
    """The variant with the least likely time by its bound; None where each is refused at this shape."""
    found: list[tuple[float, int]] = []
    for number, variant in enumerate(candidates):
        with contextlib.suppress(KernelError):  # this shape does not suit it
            found.append((_likely_us(variant, shape, chip), number))
    return candidates[min(found)[1]] if found else None


def _likely_us(variant: AnyVariant, shape: Mapping[str, int], chip: Chip) -> float:
    """The likely time of a variant by its bound. Raises KernelError."""
    captured, sizes = captured_for(variant.kernel, {**variant.options, **shape}, chip)
    return assess(captured, sizes, chip).likely_us


def _warn(kernel: KernelDefinition, error: TunedFileError) -> None:
    """Say once for each kernel and finding that the defaults are taken."""
    (finding,) = error.diagnostics
    if finding not in kernel.warned:
        kernel.warned.add(finding)
        warning = dataclasses.replace(finding, severity="warning", notes=("the defaults are used",))
        warnings.warn_explicit(TiledslWarning(warning), None, *calling_line(kernel))
