"""Options of a command that compares two compiled kernels: FILE.py or a listing, and options for both sides or one."""

from __future__ import annotations

import argparse
import dataclasses
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.asm.text.parse import read_listing
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics.diagnostic import KernelError, MissingSizes, TiledslError, UsageError, display_path
from tiledsl.diagnostics.suggest import meant
from tiledsl.runtime.kernel import Kernel
from tiledsl.sim.launch.extents import whole
from tiledsl.targets import TARGETS, architecture, of_chip
from tiledsl.toolchain import COMPILERS
from tiledsl.toolchain.hip_source import SUFFIXES
from tiledsl.tools.cli import hip_file
from tiledsl.tools.cli.kernels import Named, load_named, path_and_name
from tiledsl.tools.cli.options import check_clang, missing, named_values, own_values, strides
from tiledsl.tools.diff.sides import Side, of_kernel, of_listing

LETTERS = ("A", "B")
# options that each side has once
_ONE_EACH = ("target", "compiler", "clang", "dynamic_lds", "figures", "chip", "iterations")
_SPELT = {
    "target": "--target",
    "compiler": "--compiler",
    "clang": "--clang",
    "dynamic_lds": "--dynamic-lds",
    "figures": "--figures",
    "chip": "--chip",
    "iterations": "--iterations",
    "values": "-D",
    "strides": "--strides",
}
_DIFFERENT = "--target gfx942 --target gfx950, --compiler clang --compiler hiprtc, or -D A:step=32 -D B:step=64"


@dataclasses.dataclass(frozen=True)
class KernelAsked:
    """A kernel to lower."""

    kernel: Kernel
    name: str
    what: str
    target: str
    compiler: str | None
    clang: str | None
    sizes: Mapping[str, Any]
    strides: Mapping[str, Any]
    chip: Chip | None  # with the figures of a file; None without --figures and --chip
    iterations: int | None  # of a loop whose end depends on data

    def resolved(self) -> Side:
        """Lower the kernel. Raises what Kernel.lower raises; an error about missing sizes gives the command line's
        options."""
        try:
            found = of_kernel(self.kernel, self.what, self.target, self.compiler, self.clang, self.sizes, self.strides)
            return dataclasses.replace(found, chip=self.chip, iterations=self.iterations)
        except MissingSizes as error:
            raise missing(error) from None

    @property
    def identity(self) -> tuple[object, ...]:
        sizes = {**self.kernel.parameters.options, **self.kernel.sizes, **self.sizes}
        given = repr(sorted(sizes.items())), repr(sorted(self.strides.items()))
        prediction = self.chip, self.iterations
        return self.kernel.span, self.name, self.target, self.compiler, self.clang, *prediction, *given

    def __str__(self) -> str:
        return f"{self.what} on {self.target}"


@dataclasses.dataclass(frozen=True)
class ListingAsked:
    """A kernel in a compiler's listing. `macros` are those with which HIP C++ has been compiled to it."""

    listing: Listing
    path: str
    name: str | None
    dynamic_lds: int | None
    macros: tuple[str, ...] = ()

    def resolved(self) -> Side:
        """Read the listing. UsageError."""
        found = of_listing(self.listing, self.path, self.name, self.dynamic_lds)
        return dataclasses.replace(found, what=", ".join([found.what, *self.macros])) if self.macros else found

    @property
    def identity(self) -> tuple[object, ...]:
        names = (self.name,) if self.name else tuple(kernel.name for kernel in self.listing.kernels)
        return os.path.realpath(self.path), names, self.dynamic_lds, self.listing.target, self.macros

    @property
    def instead(self) -> str:
        """What to ask for where both sides are this one."""
        if hip_file.is_hip(self.path):
            return "name another file or kernel, or say what differs, as in --macro A:STEP=32 --macro B:STEP=64"
        return "name another listing, or a kernel"

    def __str__(self) -> str:
        return self.path if self.name is None else f"{self.path}:{self.name}"


@dataclasses.dataclass(frozen=True)
class HipFile:
    """A file of HIP C++ that is named, and its kernel where that is named too."""

    path: str
    name: str | None


Asked = KernelAsked | ListingAsked


@dataclasses.dataclass(frozen=True)
class Refused:
    """A side that the checks or the compiler refuse."""

    what: str
    error: TiledslError


@dataclasses.dataclass(frozen=True)
class _Setting:
    """A value of an option. `own`: the value is for this side alone."""

    value: str
    own: bool


def asked_sides(options: argparse.Namespace) -> tuple[Asked | Refused, Asked | Refused]:
    """The two sides of a request. UsageError."""
    texts = (options.a, options.a if options.b is None else options.b)
    each = {name: _each(_SPELT[name], getattr(options, name)) for name in _ONE_EACH}
    found = _loaded(texts)
    if len(found) == 1:
        found *= 2
    macros = _macros(options, found)
    values, strides = ([_split(text) for text in getattr(options, name)] for name in ("values", "strides"))
    sides: list[Asked | Refused] = []
    for number, letter in enumerate(LETTERS):
        settings = {name: value for name, pair in each.items() if (value := pair[number]) is not None}
        one, text = found[number], texts[number]
        if isinstance(one, Refused):
            sides.append(one)
        elif isinstance(one, Listing | HipFile):
            _check_of_a_listing(letter, found, settings, values, strides)
            if isinstance(one, Listing):
                sides.append(_of_listing(one, text, settings))
            else:
                sides.append(_of_hip(one, settings, options.includes, macros[letter]))
        else:
            _check_of_a_kernel(letter, found, settings)
            chip = _chip(letter, settings)
            every = [other.kernel for other in found if isinstance(other, Named)]
            sides.append(
                _of_kernel(
                    one,
                    text,
                    settings,
                    chip,
                    _values(letter, one.kernel, every, values),
                    _strides(letter, one.kernel, every, strides),
                )
            )
    a, b = sides
    if isinstance(a, Asked) and isinstance(b, Asked) and a.identity == b.identity:
        instead = (
            a.instead
            if isinstance(a, ListingAsked)
            else f"name two kernels or listings, or say what differs, as in {_DIFFERENT}"
        )
        raise UsageError(f"both sides are {a}: {instead}")
    return a, b


# -------------------------------------------------------------------------------------------------------- what is named


def _loaded(texts: Sequence[str]) -> list[Named | Listing | HipFile | Refused]:
    """Load what the two names refer to; once, where both are equal. UsageError reports the errors of both."""
    found: list[Named | Listing | HipFile | Refused] = []
    wrong: list[UsageError] = []
    for text in dict.fromkeys(texts):
        if hip_file.is_hip(hip_file.path_and_name(text)[0]):
            found.append(HipFile(*hip_file.path_and_name(text)))
            continue
        path, name = path_and_name(text)
        before = set(sys.modules)
        try:
            found.append(load_named(text) if path.suffix == ".py" else read_listing(str(path)))
        except UsageError as error:
            wrong.append(error)
        except KernelError as error:
            found.append(Refused(text, error))
        _forget_helpers(
            before,
            os.path.dirname(os.path.realpath(path)),
            [os.path.dirname(os.path.realpath(path_and_name(other)[0])) for other in texts],
        )
    if wrong:
        raise UsageError(dict.fromkeys(finding for error in wrong for finding in error.diagnostics))
    return found


def _forget_helpers(before: set[str], folder: str, folders: Sequence[str]) -> None:
    """Unload modules that the file imported from its own folder, where the other folder has them too. The folders may
    be old/ and new/."""
    for name in set(sys.modules) - before:
        file, top = getattr(sys.modules[name], "__file__", None), name.partition(".")[0]
        others = [os.path.join(other, top) for other in folders if other != folder]
        if (
            file
            and os.path.realpath(file).startswith(folder + os.sep)
            and any(os.path.exists(f"{other}.py") or os.path.isdir(other) for other in others)
        ):
            del sys.modules[name]


# -------------------------------------------------------------------------------------------------------------- options


def _split(text: str) -> tuple[str, str]:
    """Split off the side that an option is for, "" for both."""
    letter, colon, rest = text.partition(":")
    return (letter, rest) if colon and letter in LETTERS else ("", text)


def _each(option: str, texts: Sequence[str]) -> tuple[_Setting | None, _Setting | None]:
    """The value of each side: a single value is for both, two are for A and B in turn. UsageError for more values."""
    bare = [rest for letter, rest in map(_split, texts) if not letter]
    own = [(letter, rest) for letter, rest in map(_split, texts) if letter]
    if len(bare) > 2 or len(bare) == 2 and own or len(dict(own)) < len(own):
        raise UsageError(
            f"{option} is given too often: given once, it applies to both sides; twice, to A and then B; with A: or B:"
            f" before the value, to one side"
        )
    alone = dict(own) or dict(zip(LETTERS, bare, strict=True) if len(bare) == 2 else ())
    a, b = (
        _Setting(alone[letter], True) if letter in alone else _Setting(bare[0], False) if bare else None
        for letter in LETTERS
    )
    return a, b


def _check_of_a_listing(
    letter: str,
    found: Sequence[object],
    settings: Mapping[str, _Setting],
    values: Sequence[tuple[str, str]],
    strides: Sequence[tuple[str, str]],
) -> None:
    """UsageError for an option for this side alone, which has no such option, and for one that no side has."""
    one = found[LETTERS.index(letter)]
    options = [
        name
        for name, setting in settings.items()
        if not _has(one, name) and (setting.own or not any(_has(other, name) for other in found))
    ]
    none = not any(isinstance(other, Named | Refused) for other in found)
    options += [
        name for name, texts in (("values", values), ("strides", strides)) for of, _ in texts if of == letter or none
    ]
    if options:
        which = f"side {letter} is {'a listing' if isinstance(one, Listing) else 'HIP C++'}"
        if none and not isinstance(one, HipFile):
            which = "both sides are listings"
        raise UsageError(f"{which}: {_SPELT[options[0]]} is for kernels")


def _has(side: object, option: str) -> bool:
    """Whether an option is one of this kind of side."""
    match side:
        case Listing():
            return option == "dynamic_lds"
        case HipFile():
            return option in ("dynamic_lds", "target")
    return option != "dynamic_lds"


def _check_of_a_kernel(letter: str, found: Sequence[object], settings: Mapping[str, _Setting]) -> None:
    lds, none = settings.get("dynamic_lds"), not any(isinstance(one, Listing | HipFile) for one in found)
    if lds is not None and (lds.own or none):
        raise UsageError(
            f"{'both sides are kernels' if none else f'side {letter} is a kernel'}: --dynamic-lds is for listings"
        )


def _macros(options: argparse.Namespace, found: Sequence[object]) -> dict[str, list[str]]:
    """The macros of each side. UsageError for options of HIP C++ where no side is."""
    split = [_split(text) for text in options.macros]
    each = {letter: [rest for some in _for(letter, split) for rest in some] for letter in LETTERS}
    for option, given in (("-I", options.includes), ("--macro", options.macros)):
        if given and not any(isinstance(one, HipFile) for one in found):
            raise UsageError(f"{option} is for HIP C++, FILE{' or FILE'.join(SUFFIXES)}, and neither side is one")
    for (letter, _), one in zip(split, (found[LETTERS.index(of)] if of else None for of, _ in split), strict=True):
        if letter and not isinstance(one, HipFile):
            raise UsageError(f"side {letter} is no HIP C++: --macro is for FILE{' or FILE'.join(SUFFIXES)}")
    return each


def _of_hip(
    file: HipFile, settings: Mapping[str, _Setting], includes: Sequence[str], macros: Sequence[str]
) -> ListingAsked:
    """Compile a side's HIP C++. UsageError where clang refuses it."""
    target = settings["target"].value if "target" in settings else hip_file.TARGET
    _known("target", architecture(target), tuple(TARGETS))
    source = hip_file.compiled(file.path, architecture(target), includes, macros)
    asked = _of_listing(source.listing, file.path, settings)
    return dataclasses.replace(asked, name=file.name, macros=tuple(macros))


def _of_listing(listing: Listing, text: str, settings: Mapping[str, _Setting]) -> ListingAsked:
    path, name = path_and_name(text)
    lds = settings.get("dynamic_lds")
    if lds is not None and not (lds.value.isascii() and lds.value.isdigit()):
        raise UsageError(f"--dynamic-lds takes bytes, as in --dynamic-lds 32768, and got '{lds.value}'")
    return ListingAsked(listing, str(path), name, None if lds is None else int(lds.value))


def _chip(letter: str, settings: Mapping[str, _Setting]) -> Chip | None:
    """The chip that is named, or that of a file of figures. UsageError for a wrong name or file, and for the chip of
    another target than --target.
    """
    file, name, target = (settings[key].value if key in settings else None for key in ("figures", "chip", "target"))
    chip = chosen_chip(name, file)
    if chip is not None and target is not None and architecture(target) in set(TARGETS) - {chip.target}:
        named, option, value = (
            (f"--chip {chip.name}", "chip", chip.name)
            if file is None
            else (f"the chip of {file}, {chip.name},", "figures", file)
        )
        raise UsageError(
            f"{named} is {chip.target}, and side {letter} is for {architecture(target)}:"
            f" give each side {'a file of its own chip' if file else 'its own chip'}, as in --{option} A:{value}"
        )
    return chip


def _iterations(settings: Mapping[str, _Setting]) -> int | None:
    """The iterations of a loop whose end depends on data. UsageError for a wrong number."""
    if "iterations" not in settings:
        return None
    text = settings["iterations"].value
    if not text.lstrip("-").isdecimal() or len(text) > 15:
        raise UsageError(f"--iterations takes a whole number of at least 1, and got '{text}'")
    return whole(int(text), "iterations")


def _of_kernel(
    named: Named,
    text: str,
    settings: Mapping[str, _Setting],
    chip: Chip | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, Any],
) -> KernelAsked:
    chosen, kernel = {name: one.value for name, one in settings.items()}, named.kernel
    _known("target", architecture(chosen.get("target", "gfx942")), tuple(TARGETS))
    _known("compiler", chosen.get("compiler", "clang"), COMPILERS)
    check_clang(chosen.get("clang"))
    target = architecture(kernel.chosen_target(chosen.get("target", chip.target if chip is not None else None)))
    what = f"{display_path(str(path_and_name(text)[0]))}:{named.name}"
    compiler, clang = chosen.get("compiler"), chosen.get("clang")
    iterations = _iterations(settings)
    return KernelAsked(kernel, named.name, what, target, compiler, clang, sizes, strides, chip, iterations)


def _known(option: str, name: str, names: Sequence[str]) -> None:
    if name not in names:
        near = (of_chip(name) if option == "target" else "") or meant(name, names)
        raise UsageError(f"--{option} takes no '{name}'{near}: it takes {', '.join(names)}")


def _values(letter: str, kernel: Kernel, kernels: Sequence[Kernel], texts: Sequence[tuple[str, str]]) -> dict[str, Any]:
    shared, own = (named_values(some) for some in _for(letter, texts))
    names = [{*one.parameters.dimensions, *one.parameters.options} for one in kernels]
    return {**own_values(shared, {*kernel.parameters.dimensions, *kernel.parameters.options}, names), **own}


def _strides(
    letter: str, kernel: Kernel, kernels: Sequence[Kernel], texts: Sequence[tuple[str, str]]
) -> dict[str, Any]:
    shared, own = (strides(some) for some in _for(letter, texts))
    return {
        **own_values(shared, set(kernel.parameters.tensors), [set(one.parameters.tensors) for one in kernels]),
        **own,
    }


def _for(letter: str, texts: Sequence[tuple[str, str]]) -> Iterator[list[str]]:
    """The values for both sides, and those for this side."""
    for of in ("", letter):
        yield [rest for one, rest in texts if one == of]
