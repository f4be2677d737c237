"""One side of a comparison: a lowered kernel, or a compiler's listing."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.time.chips import Chip
from tiledsl.asm.resources import Resources, instruction_class, resources
from tiledsl.asm.text.syntax import Instruction, Listing
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import instances_of
from tiledsl.diagnostics.diagnostic import AssemblyError, UsageError
from tiledsl.diagnostics.terminal import progress
from tiledsl.ir.math.grid import total
from tiledsl.ir.nodes import Const
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import target_named
from tiledsl.tools.diff.conflicts import Conflicts, conflicts
from tiledsl.tools.diff.mainloop import MainLoop, main_loop

ANY = "any"
LISTING_HAS_NO_ADDRESSES = "a listing does not say which bytes of LDS its lanes reach"


@dataclasses.dataclass(frozen=True)
class Side:
    """A compiled kernel.

    `what` is the name of the kernel in the request. `compiler` is "" for a listing. `blocks` are the work-groups of a
    launch, and `conflicts` the conflicts of the plan; these and `lowered` are None for a listing. `lds_known` is
    whether the listing states the LDS size. `chip` is the chip of the prediction, None for that of the target;
    `iterations` are those of a loop whose end depends on data."""

    what: str
    target: str
    compiler: str
    sizes: Mapping[str, Any]  # sizes and options; a run-time size without a value is ANY
    strides: Mapping[str, Any]
    listing: Listing
    resources: Resources
    loop: MainLoop | None
    blocks: int | None = None
    conflicts: Conflicts | None = None
    lds_known: bool = True
    lowered: Lowered | None = None
    chip: Chip | None = None
    iterations: int | None = None

    @property
    def no_conflicts_because(self) -> str:
        """Return the reason why clocks lost to bank conflicts are not known; "" if they are known."""
        if self.conflicts is None:
            return LISTING_HAS_NO_ADDRESSES
        unknown = self.conflicts.unknown
        return f"those of {', '.join(unknown)} are not modelled" if unknown else ""


def of_kernel(
    kernel: Kernel,
    what: str,
    target: str | None,
    compiler: str | None,
    clang: str | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, Any],
) -> Side:
    """Lower a kernel of tiledsl. Raises what `Kernel.lower` raises."""
    lowered = lower(kernel, target, sizes, compiler=compiler, clang=clang, strides=strides)
    with progress.of(f"{kernel.name} for {lowered.target}: bank conflicts"):
        lost = conflicts(lowered.kernel, lowered.target, instances_of(lowered.kernel, lowered.sizes))
    return Side(
        what,
        lowered.target,
        str(lowered.compiler),
        _chosen(kernel, sizes),
        dict(strides),
        lowered.listing,
        lowered.resources,
        main_loop(lowered.listing, lowered.resources),
        _blocks(lowered),
        lost,
        lowered=lowered,
    )


def of_listing(listing: Listing, path: str, name: str | None, dynamic_lds: int | None) -> Side:
    """Read a kernel of a listing. `dynamic_lds` are the bytes that its launch adds, None if unknown.

    UsageError for a listing with several kernels and no name, for an unknown name, for an unreadable listing, and for
    more LDS than the target has.
    """
    names = [kernel.name for kernel in listing.kernels]
    if name is None and len(names) > 1:
        raise UsageError(
            f"{path} holds several kernels: name one, as in {path}:{names[0]} (there are {', '.join(names)})"
        )
    if name is not None and name not in names:
        raise UsageError(f"{path} holds no kernel '{name}': it has {', '.join(names)}")
    try:
        found = resources(listing, name, dynamic_lds=dynamic_lds or 0)
    except AssemblyError as error:
        raise UsageError(error.diagnostics) from None
    has = target_named(found.target).lds_bytes
    if dynamic_lds and found.lds_bytes > has:
        raise UsageError(
            f"kernel '{found.kernel}' of {path} has {found.lds_bytes:,} bytes of LDS with --dynamic-lds, and"
            f" {found.target} has {has:,}"
        )
    known = dynamic_lds is not None or bool(found.lds_bytes) or not _uses_lds(listing, found.kernel)
    return Side(
        f"{path}:{found.kernel}", found.target, "", {}, {}, listing, found, main_loop(listing, found), lds_known=known
    )


def _uses_lds(listing: Listing, name: str) -> bool:
    kernel = next(one for one in listing.kernels if one.name == name)
    return any(
        instruction_class(item.mnemonic) in ("lds_reads", "lds_writes")
        for item in kernel.items
        if isinstance(item, Instruction)
    )


def _chosen(kernel: Kernel, sizes: Mapping[str, Any]) -> dict[str, Any]:
    known = {**dict.fromkeys(kernel.parameters.dynamic, ANY), **kernel.parameters.options, **kernel.sizes, **sizes}
    return {name: known[name] for name in (*kernel.parameters.dimensions, *kernel.parameters.options) if name in known}


def _blocks(lowered: Lowered) -> int | None:
    """Return the number of blocks; None if the number depends on run-time sizes."""
    found = total((lowered.at(lowered.sizes) if lowered.sizes else lowered.kernel).grid)
    return found.value if isinstance(found, Const) else None
