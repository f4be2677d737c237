"""What `kernel.report`, `kernel.layout` and `kernel.diff` return: the pages and tables of the commands, as objects."""

from __future__ import annotations

import dataclasses
import functools
import html
import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.diagnostics.terminal import progress
from tiledsl.runtime.kernel import Kernel, Variant
from tiledsl.sim.launch.extents import whole
from tiledsl.targets import TARGETS
from tiledsl.tools.diff.comparison import Comparison, compared
from tiledsl.tools.diff.sides import Side, of_kernel
from tiledsl.tools.pictures import svg
from tiledsl.tools.pictures.shared import SharedPicture, kernel_pictures
from tiledsl.tools.pictures.terminal import Terminal
from tiledsl.tools.report.gathered import gathered
from tiledsl.tools.report.page import page
from tiledsl.tools.watch.stepped import Request, with_values

_COLUMNS = 100  # of a layout as text
_HEIGHT = 700  # pixels of a page or of pictures in a notebook, which scroll


@dataclasses.dataclass(frozen=True, repr=False)
class Report:
    """The page of `tiledsl report`. `data` is its JSON document (docs/report.md)."""

    data: Mapping[str, Any]

    @functools.cached_property
    def html(self) -> str:
        """The page, which needs no other file and no network."""
        return page(self.data)

    def save(self, path: str) -> None:
        """Write the page to a file."""
        pathlib.Path(path).write_text(self.html, encoding="utf-8", errors="backslashreplace")

    def __repr__(self) -> str:
        errors = sum(one["severity"] == "error" for one in self.data["findings"])
        refused = f", refused with {errors} error{'s' * (errors > 1)}" if errors else ""
        return f"<Report of {self.data['kernel']} for {self.data['target']}{refused}>"

    def _repr_html_(self) -> str:
        """The page in a frame of its own, so that its style sheet leaves the notebook as it is."""
        style = f"width: 100%; height: {_HEIGHT}px; border: 1px solid #8884; box-sizing: border-box"
        return f'<iframe srcdoc="{html.escape(self.html)}" style="{style}"></iframe>'


@dataclasses.dataclass(frozen=True, repr=False, eq=False)  # its pictures hold arrays
class Layout:
    """The pictures of a kernel's shared tiles, as `tiledsl layout` draws them."""

    kernel: str
    target: str
    tiles: tuple[SharedPicture, ...]

    @property
    def svg(self) -> str:
        """The pictures as SVG, with every element."""
        return svg.shared_tiles_svg(self.tiles, f"shared tiles of {self.kernel} on {self.target}")

    @property
    def text(self) -> str:
        """The pictures as text."""
        return "\n".join(Terminal(_COLUMNS, False).shared_tiles(list(self.tiles)))

    def __repr__(self) -> str:
        return f"<Layout of {self.kernel} for {self.target}, shared tiles {', '.join(one.name for one in self.tiles)}>"

    def _repr_html_(self) -> str:
        return f'<div style="overflow: auto; max-height: {_HEIGHT}px">{self.svg}</div>'


def report(
    kernel: Kernel,
    target: str | None,
    sizes: Mapping[str, Any],
    *,
    chip: str | None,
    iterations: int | None,
    strides: Any,
    allow_unchecked: bool,
    values: tuple[int, Any, int, bool] | None = None,
) -> Report:
    """Gather the report of a kernel. UsageError for wrong sizes; a refused kernel has a report too.

    `values` are the block, the waves and the first step whose values are shown, if any are, and whether those of a
    refused kernel are."""
    if strides is not None and not isinstance(strides, Mapping):
        kernel.capture(kernel.chosen_target(target), sizes, strides)  # which says what strides are
    if iterations is not None:
        whole(iterations, "iterations")
    chosen = chosen_chip(chip, None)
    if target is None and chosen is not None:
        target = chosen.target
    with progress.of(f"report of {kernel.name}"):
        found = gathered(kernel, target, sizes, dict(strides or {}), allow_unchecked, chosen, iterations)
    if values is not None:
        block, waves, first, unchecked = values
        if waves is not None and not isinstance(waves, Iterable):
            raise UsageError(f"waves are numbers of waves, as in waves=(0, 4), and got {waves!r}")
        chosen_waves = tuple(dict.fromkeys(whole(wave, "waves", least=0) for wave in waves)) if waves else None
        request = Request(
            whole(block, "work_group", least=0), chosen_waves, whole(first, "from_step", least=0), unchecked
        )
        found = with_values(found, kernel, sizes, dict(strides or {}), allow_unchecked, request)
    return Report(found)


def layout(kernel: Kernel, target: str | None, sizes: Mapping[str, Any]) -> Layout:
    """Draw the shared tiles of a kernel. KernelError; UsageError for wrong sizes, and where no shared tile is used."""
    name = kernel.chosen_target(target)
    try:
        captured = kernel.capture(name, sizes)
    except MissingSizes as error:
        raise MissingSizes(kernel.name, error.names, "layout", error.known) from None
    tiles = kernel_pictures(captured, TARGETS[name])
    if not tiles:
        raise UsageError(f"kernel '{kernel.name}' has no shared tile that is used")
    return Layout(kernel.name, name, tuple(tiles))


def diff(
    one: Kernel | Variant, other: object, target: str | None, sizes: Mapping[str, Any], time: bool, loop: bool
) -> Comparison:
    """Compare a kernel or a variant with another one, at the same sizes. Raises what `lower` raises.

    UsageError for a size or an option that neither has."""
    kernels = [side.kernel if isinstance(side, Variant) else side for side in (one, other)]
    parameters = [kernel.parameters for kernel in kernels if isinstance(kernel, Kernel)]
    known = {name for has in parameters for name in (*has.dimensions, *has.options)}
    for name in sizes:
        if name not in known:
            raise UsageError(f"neither side has a size or option '{name}'{meant(name, known)}")
    return compared((_side(one, target, sizes), _side(other, target, sizes)), (), loop, time)


def _side(one: object, target: str | None, sizes: Mapping[str, Any]) -> Side:
    match one:
        case Variant():
            return of_kernel(one.kernel, one.name, target, None, None, {**_own(one.kernel, sizes), **one.options}, {})
        case Kernel():
            return of_kernel(one, one.name, target, None, None, _own(one, sizes), {})
    raise UsageError(f"diff compares with a kernel, or with a variant of one, and got {type(one).__name__}")


def _own(kernel: Kernel, sizes: Mapping[str, Any]) -> dict[str, Any]:
    """The sizes and options that the kernel has: the other kernel may have others."""
    known = {*kernel.parameters.dimensions, *kernel.parameters.options}
    return {name: value for name, value in sizes.items() if name in known}
