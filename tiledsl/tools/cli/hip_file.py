"""Files of HIP C++ in the place of a listing: their options, their compilation, and their lines in reports."""

from __future__ import annotations

import argparse
import dataclasses
import os
import pathlib
from collections.abc import Mapping

from tiledsl.asm.text.parse import parse_listing, read_listing
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics.diagnostic import AssemblyError, UsageError
from tiledsl.diagnostics.files import bytes_of
from tiledsl.sim.state.report import Report
from tiledsl.toolchain.hip_source import SUFFIXES, compile_source

_TARGET = "gfx942"


@dataclasses.dataclass(frozen=True, slots=True)
class Source:
    """A listing to execute or to model. By the lines of the listing, `sources` gives the places in HIP C++ with their
    text, and `places` the places alone, as in `gemm.hip:12`."""

    listing: Listing
    sources: Mapping[int, str]
    places: Mapping[int, str]

    def named(self, report: Report) -> Report:
        """The report with the lines of HIP C++, where there are such lines."""
        return report.with_sources(self.sources) if self.sources else report


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of how HIP C++ is compiled."""
    parser.add_argument("-I", dest="includes", metavar="FOLDER", action="append", default=[], help="of HIP: headers")
    parser.add_argument(
        "--macro", dest="macros", metavar="NAME[=VALUE]", action="append", default=[], help="of HIP: define a macro"
    )


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
    compiled = compile_source(name, options.target or target or _TARGET, options.includes, options.macros)
    if ".amdhsa_kernel" not in compiled.listing:
        raise UsageError(
            f"{name} has no kernel: a kernel is a function __global__, and a template must be instantiated"
        )
    try:
        listing = parse_listing(compiled.listing, f"the listing of {name}")
    except AssemblyError as error:
        raise UsageError(error.diagnostics) from None
    texts: dict[str, list[str]] = {}
    places = compiled.places.items()
    return Source(
        listing,
        {at: _shown(file, line, texts) for at, (file, line) in places},
        {at: f"{os.path.basename(file)}:{line}" for at, (file, line) in places},
    )


def _shown(file: str, line: int, texts: dict[str, list[str]]) -> str:
    """A place with the text of its line, as in `gemm.hip:12: x = tile[i];`."""
    if file not in texts:
        readable = os.path.isfile(file)
        texts[file] = bytes_of(file).decode("utf-8", "replace").splitlines() if readable else []
    lines = texts[file]
    code = lines[line - 1].strip() if line <= len(lines) else ""
    return f"{file}:{line}: {code}" if code else f"{file}:{line}"
