"""The best known variant for a shape: of a tuned file, or, between its shapes, by the bound of the time."""

from __future__ import annotations

import dataclasses
import math
import pathlib
import warnings
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tiledsl.analysis.time.chips import Chip, chip_of
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.compile.target import chosen_target
from tiledsl.diagnostics.diagnostic import KernelError, TiledslWarning, UsageError
from tiledsl.language.capture.choices import identity
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.runtime.assess import assess, captured_for
from tiledsl.runtime.forecast import calling_line
from tiledsl.runtime.tuned import Tuned, TunedFileError, file_of, read, refused_entry
from tiledsl.targets import target_named

MOST = 4  # variants that are compared for a shape without an entry


class AnyVariant(Protocol):
    """What is asked of a variant here."""

    @property
    def kernel(self) -> KernelDefinition: ...

    @property
    def options(self) -> Mapping[str, Any]: ...

    @property
    def labels(self) -> Mapping[str, Any]: ...


V = TypeVar("V", bound=AnyVariant)


def best(
    space: str,
    variants: Sequence[V],
    default: V,
    target: str | None,
    chip: str | None,
    sizes: Mapping[str, Any],
    file: str | None = None,
) -> V:
    """The variant of the tuned file for a shape. Of those that it has for other shapes, the first by bounds; without
    one for the chip, the default. The tuned file is beside the source file `file`, by default the file of the default's
    kernel.

    A tuned file that cannot be used is a warning (TD880 to TD882). Raises UsageError.
    """
    kernel = default.kernel
    chosen = chip_for(kernel, target, chip)
    shape = kernel.shape_for(sizes, "best")
    path = file_of(file or kernel.function.__code__.co_filename)
    try:
        entries = [one for one in read(path) if (one.space, one.chip) == (space, chosen.name)]
        known = [(one, _variant(one, variants, shape, path)) for one in entries]
    except TunedFileError as error:
        _warn(kernel, error)
        return default
    for entry, variant in known:
        if entry.sizes == shape:
            return variant
    near = sorted(known, key=lambda pair: distance(pair[0].sizes, shape))
    candidates = list({id(variant): variant for _, variant in near}.values())[:MOST]
    return _first_by_bound(candidates, shape, chosen) or default


def chip_for(kernel: KernelDefinition, target: str | None, chip: str | None) -> Chip:
    """The chip of that name, or that of the target. UsageError where they do not fit."""
    named = chosen_chip(chip, None)
    if named is None:
        return chip_of(target_named(chosen_target(kernel, target)).name)
    if target is not None and target_named(target).name != named.target:
        raise UsageError(f"{named.name} is {named.target}, and the target asked for is {target}: leave target out")
    return named


def _variant(entry: Tuned, variants: Iterable[V], shape: Mapping[str, int], path: pathlib.Path) -> V:
    """The variant of an entry. TunedFileError for sizes of other names than the shape's, and where the space has no
    variant of these labels."""
    sizes = ", ".join(f"{name}={size}" for name, size in entry.sizes.items())
    if entry.sizes.keys() != shape.keys():
        raise refused_entry(str(path), f"has an entry of '{entry.space}' for {sizes}: its sizes are {', '.join(shape)}")
    wanted = _labels(entry.options)
    for variant in variants:
        if variant.kernel.name == entry.kernel and _labels(variant.labels) == wanted:
            return variant
    given = ", ".join(f"{name}={value!r}" for name, value in entry.options.items())
    named = f"{entry.kernel}({given}), for {sizes}"
    raise refused_entry(str(path), f"names a variant that '{entry.space}' does not have: {named}")


def _labels(labels: Mapping[str, Any]) -> dict[str, Any]:
    return {name: identity(value) for name, value in labels.items()}


def distance(one: Mapping[str, int], other: Mapping[str, int]) -> float:
    """How far two shapes are from each other: the sum of the factors between their sizes, as logarithms."""
    return sum(abs(math.log2(one.get(name, 1) / size)) for name, size in other.items())


def _first_by_bound(candidates: Sequence[V], shape: Mapping[str, int], chip: Chip) -> V | None:
    """The variant with the least likely time by its bound; None where each is refused at this shape."""
    found: list[tuple[float, int]] = []
    for number, variant in enumerate(candidates):
        try:
            captured, sizes = captured_for(variant.kernel, {**variant.options, **shape}, chip)
            found.append((assess(captured, sizes, chip).likely_us, number))
        except KernelError:  # this shape does not suit it
            continue
    return candidates[min(found)[1]] if found else None


def _warn(kernel: KernelDefinition, error: TunedFileError) -> None:
    """Say once for each kernel and finding that the defaults are taken."""
    (finding,) = error.diagnostics
    if finding not in kernel.warned:
        kernel.warned.add(finding)
        warning = dataclasses.replace(finding, severity="warning", notes=("the defaults are used",))
        warnings.warn_explicit(TiledslWarning(warning), None, *calling_line(kernel))
