"""Files of HIP C++ in the place of a listing: their options, their compilation, and their lines in reports."""

from __future__ import annotations

import argparse
import dataclasses
import linecache
import os
import pathlib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.listing.graph import steps_of
from tiledsl.asm.text.parse import parse_listing, read_listing
from tiledsl.asm.text.syntax import Listing
from tiledsl.compile.places_by_data import by_readers
from tiledsl.diagnostics.diagnostic import AssemblyError, Diagnostic, Mark, Span, UsageError
from tiledsl.diagnostics.files import bytes_of
from tiledsl.language.values.annotations import bf16
from tiledsl.sim.execute.program import AtLine
from tiledsl.sim.state.report import Report
from tiledsl.targets import target_named
from tiledsl.toolchain.demangled import demangled_names, parameter_types
from tiledsl.toolchain.hip_source import SUFFIXES, compile_source, parameters_in_c
from tiledsl.toolchain.line_information import Chain
from tiledsl.tools.bench.data import encoded

TARGET = "gfx942"
_FLOATING = {"float": np.float32, "double": np.float64, "_Float16": np.float16, "__bf16": np.float32}  # types of C++
_SIGNED = ("char", "short", "int", "long", "long long")
_WHOLE = ("bool", "signed char", *_SIGNED, *(f"unsigned {one}" for one in _SIGNED))
_INFERRED = ", which reads the result"  # behind the place of an instruction whose own line clang does not tell


@dataclasses.dataclass(frozen=True, slots=True)
class Source:
    """A listing to execute or to model. By the lines of the listing, `sources` gives the places in HIP C++ with their
    text, and `places` the places alone, as in `gemm.hip:12`. By kernel, `parameters` gives the types of its parameters,
    where they are known."""

    listing: Listing
    sources: Mapping[int, str]
    places: Mapping[int, str]
    chains: Mapping[int, Chain] = dataclasses.field(default_factory=dict)
    parameters: Mapping[str, Sequence[str]] = dataclasses.field(default_factory=dict)
    of_hip: bool = False

    def named(self, report: Report) -> Report:
        """The report with the lines of HIP C++, where there are such lines."""
        return report.with_sources(self.sources) if self.sources else report

    def explained(self, findings: Iterable[Diagnostic]) -> list[Diagnostic]:
        """Findings about instructions of the listing, at the lines of HIP C++ that they come from."""
        return [_at_source(one, self.chains) for one in findings]


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of how HIP C++ is compiled."""
    parser.add_argument("-I", dest="includes", metavar="FOLDER", action="append", default=[], help="of HIP: headers")
    parser.add_argument(
        "--macro", dest="macros", metavar="NAME[=VALUE]", action="append", default=[], help="of HIP: define a macro"
    )


def path_and_name(text: str) -> tuple[str, str | None]:
    """Split FILE.hip:NAME, where the name may have colons too; without a name the second result is None."""
    found = re.fullmatch(rf"(.+?(?:{'|'.join(map(re.escape, SUFFIXES))})):(.+)", text)
    return (found[1], found[2]) if found else (text, None)


def split_name(options: argparse.Namespace, of: str) -> None:
    """Take the kernel's name from FILE.hip:NAME in option `of`, as from --kernel. UsageError where both are given."""
    path, name = path_and_name(getattr(options, of) or "")
    if name is None:
        return
    if options.kernel is not None:
        raise UsageError(f"{getattr(options, of)} names a kernel, and --kernel {options.kernel} too: leave one out")
    setattr(options, of, path)
    options.kernel = name


def is_hip(name: str) -> bool:
    """Whether a file's name is one of HIP C++."""
    return pathlib.Path(name).suffix in SUFFIXES


def refuse_options(options: argparse.Namespace) -> None:
    """UsageError where options of HIP C++ are given for another file."""
    name = options.listing or options.file
    for option, given in (("-I", options.includes), ("--macro", options.macros)):
        if given:
            raise UsageError(f"{option} is for HIP C++, FILE{' or FILE'.join(SUFFIXES)}, and not for {name}")


def read(options: argparse.Namespace, target: str | None = None) -> Source:
    """Read the listing of the options, or compile their file of HIP C++ to one.

    HIP C++ is compiled for the target of the options, or for `target`. UsageError where a file cannot be read."""
    name = options.listing
    if not is_hip(name):
        refuse_options(options)
        return Source(read_listing(name), {}, {})
    return compiled(name, options.target or target or TARGET, options.includes, options.macros)


def compiled(name: str, target: str, includes: Sequence[str], macros: Sequence[str]) -> Source:
    """Compile a file of HIP C++ for a target. The kernels of the listing have their C++ names. UsageError."""
    found = compile_source(name, target, includes, macros)
    if ".amdhsa_kernel" not in found.listing:
        raise UsageError(
            f"{name} has no kernel: a kernel is a function __global__, and a template must be instantiated"
        )
    try:
        listing = parse_listing(found.listing, f"the listing of {name}")
    except AssemblyError as error:
        raise UsageError([_at_source(one, found.places) for one in error.diagnostics]) from None
    texts: dict[str, list[str]] = {}
    inferred = _by_readers(listing, found.places)
    places = {**inferred, **found.places}
    names = demangled_names(kernel.name for kernel in listing.kernels)
    types = {name: parameter_types(mangled) for mangled, name in names.items()}
    types |= parameters_in_c((name for name in names if not name.startswith("_Z")), name, target, includes, macros)
    return Source(
        _with_cpp_names(listing, names),
        {at: _shown(chain, texts) + _INFERRED * (at in inferred) for at, chain in places.items()},
        {at: f"{os.path.basename(file)}:{line}" for at, ((file, line), *_) in places.items()},
        places,
        {name: known for name, known in types.items() if known is not None},
        of_hip=True,
    )


def typed(name: str, value: Any) -> Any:
    """An argument of a kernel in HIP C++ whose parameters are not known. UsageError for a number without a type."""
    if isinstance(value, np.ndarray | np.generic) or not isinstance(value, int | float):
        return value
    whole = f"{name}=i32:{value} or " if isinstance(value, int) else ""
    raise UsageError(
        f"argument '{name}' is {value}, and the type of the kernel's parameter is not known: write"
        f" {whole}{name}=f32:{float(value)}"
    )


def as_parameter(name: str, value: Any, kind: str) -> Any:
    """A number without a type as the parameter of that type takes it. UsageError where it has no such number, and for
    a number of a type that is whole where the parameter is not, or the other way round."""
    is_typed, is_whole = isinstance(value, np.generic), isinstance(value, int | np.integer)
    if not is_typed and not isinstance(value, int | float):
        return value
    if kind in _WHOLE and not is_whole or is_typed and is_whole and kind in ("float", "double", "_Float16"):
        given = f"{value} of {value.dtype}" if isinstance(value, np.generic) else f"{value}"
        raise UsageError(f"argument '{name}' is {given}, and the kernel's parameter is of {kind}")
    if is_typed:
        return value
    if kind not in _FLOATING:
        return value
    if kind == "__bf16":
        return encoded(np.array(value, np.float32), bf16, target_named(TARGET))[()]
    try:
        with np.errstate(over="raise"):
            return np.array(value, _FLOATING[kind])[()]
    except (OverflowError, FloatingPointError):
        raise UsageError(f"argument '{name}' is {value}, which {kind} does not hold") from None


def _by_readers(listing: Listing, known: Mapping[int, Chain]) -> dict[int, Chain]:
    """Of instructions that clang has joined or moved, whose line it does not tell: the places that read their
    results."""
    found: dict[int, Chain] = {}
    for kernel in listing.kernels:
        steps = steps_of(kernel)
        of_steps = {number: known[step.item.line] for number, step in enumerate(steps) if step.item.line in known}
        found |= {steps[number].item.line: chain for number, chain in by_readers(steps, of_steps).items()}
    return found


def _at_source(finding: Diagnostic, chains: Mapping[int, Chain]) -> Diagnostic:
    """A finding about a line of the listing at its line of HIP C++, with the calls that led there."""
    line = finding.cause.line if isinstance(finding.cause, AtLine) else 0
    if finding.primary is not None:
        line = finding.primary.span.line
    if line not in chains:
        return finding
    (file, number), *calls = chains[line]
    texts: dict[str, list[str]] = {}
    mark = Mark(_whole_line(file, number, texts))
    others = (finding.primary,) if finding.primary is not None else ()
    called = tuple(_whole_line(of, at, texts) for of, at in calls)
    return dataclasses.replace(finding, primary=mark, others=(*others, *finding.others), calls=called)


def _whole_line(file: str, line: int, texts: dict[str, list[str]]) -> Span:
    """The code of a line."""
    linecache.checkcache(file)  # where a message shows the line
    code = _code(file, line, texts)
    text = texts[file][line - 1] if code else ""
    first = len(text) - len(text.lstrip()) + 1
    return Span(file, line, first, line, first + max(1, len(code)))


def _with_cpp_names(listing: Listing, names: Mapping[str, str]) -> Listing:
    """The listing with C++ names of its kernels, also in the constants that belong to a kernel."""
    kernels = tuple(dataclasses.replace(kernel, name=names[kernel.name]) for kernel in listing.kernels)
    symbols = dict(listing.symbols)
    for text, value in listing.symbols.items():
        name, dot, rest = text.partition(".")
        if name in names and dot:
            symbols[f"{names[name]}.{rest}"] = value
    return dataclasses.replace(listing, kernels=kernels, symbols=symbols)


def _shown(chain: Chain, texts: dict[str, list[str]]) -> str:
    """A place with the text of its line, as in `gemm.hip:12: x = tile[i];`, and the places of its calls."""
    (file, line), *calls = chain
    code = _code(file, line, texts)
    called = "".join(f", called at {of}:{at}" for of, at in calls)
    return (f"{file}:{line}: {code}" if code else f"{file}:{line}") + called


def _code(file: str, line: int, texts: dict[str, list[str]]) -> str:
    if file not in texts:
        readable = os.path.isfile(file)
        texts[file] = bytes_of(file).decode("utf-8", "replace").splitlines() if readable else []
    lines = texts[file]
    return lines[line - 1].strip() if line <= len(lines) else ""
