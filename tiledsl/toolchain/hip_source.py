"""HIP C++ of the user → a listing, and the line of the source of each of its instructions."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import re
from collections.abc import Iterable, Iterator, Sequence

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span, UsageError
from tiledsl.diagnostics.files import bytes_of
from tiledsl.toolchain import line_information, messages
from tiledsl.toolchain.clang import COMPILE_SECONDS, FLAGS, Clang, find_clang
from tiledsl.toolchain.process import Finished, ProcessFailure, run

SUFFIXES = (".hip", ".cpp")
LISTINGS = (".s", ".asm", ".amdgcn")  # names of files that compilers write
HEADERS = pathlib.Path(__file__).with_name("hip_headers")

_FLAGS = (*FLAGS, "-fdeclspec", *line_information.OPTIONS_OF_CHAINS)
_PARAMETER = re.compile(r"[|`]-ParmVarDecl .*?'(?:[^']*':')?(?:const )?([^']*)'")  # 'real': 'float' is float
_MESSAGE = re.compile(r"(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?:fatal error|error): (?P<text>.*)")
_NO_HEADER = re.compile(r"'.*' file not found")
_OF_HOST = re.compile(r"(use of undeclared identifier|unknown type name) '?(__)?hip[A-Z]")


@dataclasses.dataclass(frozen=True, slots=True)
class CompiledSource:
    """The listing of a HIP source. `places` gives for lines of the listing, from 1, the file and line of the source,
    where the compiler knows them, and of an inlined function those of its calls; without those of this package's
    headers."""

    listing: str
    places: dict[int, line_information.Chain]


def compile_source(path: str, target: str, includes: Sequence[str] = (), macros: Sequence[str] = ()) -> CompiledSource:
    """Compile a file of HIP C++ for a target. `includes` are folders of headers, `macros` NAME or NAME=VALUE.

    UsageError with the lines of the source where clang refuses it; ToolchainError where clang cannot be run."""
    bytes_of(path)  # a file that cannot be read is reported here
    for folder in includes:
        if not os.path.isdir(folder):
            raise UsageError(f"-I takes a folder of headers, and there is no folder '{folder}'")
    compiler = find_clang(target)
    finished = _run(compiler, path, target, includes, macros, "-o", "-")
    if finished.status:
        found = list(_errors(finished.errors, path))
        if not found:
            raise messages.refusal(finished.errors, "", str(compiler), target, path, finished.status)
        raise UsageError(found)
    listing = finished.output.decode("utf-8", "surrogateescape")
    chains = line_information.chains_in(listing)
    kinds = {chain: _of_user(chain, path) for chain in dict.fromkeys(chains.values())}
    return CompiledSource(listing, {number: kinds[chain] for number, chain in chains.items()})


def _run(
    compiler: Clang, path: str, target: str, includes: Sequence[str], macros: Sequence[str], *more: str
) -> Finished:
    """Run clang on the file, with more options."""
    folders = [*(f"-I{folder}" for folder in (*includes, HEADERS)), *_headers_of_zig(compiler.command)]
    command = (*compiler.command, *_FLAGS, f"--offload-arch={target}", *folders, *(f"-D{macro}" for macro in macros))
    try:
        return run((*command, *more, os.path.abspath(path)), b"", COMPILE_SECONDS, None)
    except ProcessFailure as error:
        raise messages.failure(str(compiler), str(error)) from error


def parameters_in_c(
    names: Iterable[str], path: str, target: str, includes: Sequence[str], macros: Sequence[str]
) -> dict[str, tuple[str, ...]]:
    """Return the types of the parameters of kernels whose names have no types, as those that are `extern "C"`.

    They are those of clang's syntax tree, without the names that the file gives to types. The file was compiled."""
    found = {}
    for name in names:
        dump = ("-fsyntax-only", "-Xclang", "-ast-dump", "-Xclang", f"-ast-dump-filter={name}")
        tree = _run(find_clang(target), path, target, includes, macros, *dump).output.decode("utf-8", "replace")
        for declaration in re.split(r"^Dumping .*:$", tree, flags=re.MULTILINE):
            function, *children = declaration.strip().split("\n")
            if re.match(rf"FunctionDecl .* {re.escape(name)} '[^']*\)'", function) and "CUDAGlobalAttr" in declaration:
                found[name] = tuple(match[1] for match in map(_PARAMETER.match, children) if match)
    return found


def _headers_of_zig(command: Sequence[str]) -> Iterator[str]:
    """The option for clang's own headers, as stddef.h, beside zig: `zig clang` does not find them."""
    folder = pathlib.Path(command[0]).parent / "lib" / "include"
    if command[1:2] == ("clang",) and folder.is_dir():
        yield f"-idirafter{folder}"


def _of_user(chain: line_information.Chain, path: str) -> line_information.Chain:
    """The places outside of this package's headers; the last of them where all are inside."""
    own = str(HEADERS) + os.sep
    places = [(file, line) for file, line in chain if not os.path.abspath(file).startswith(own)] or chain[-1:]
    return tuple((_as_given(file, path), line) for file, line in places)


def _errors(log: str, path: str) -> Iterator[Diagnostic]:
    for match in map(_MESSAGE.match, log.splitlines()):
        if match:
            file, line, column = _as_given(match["file"], path), int(match["line"]), int(match["column"])
            missing = _NO_HEADER.match(match["text"])
            helps = ("name the folder of the header: -I FOLDER",) if missing else ()
            if _OF_HOST.match(match["text"]):
                helps = ("only kernels are compiled: put the host's code under #ifndef __HIP_DEVICE_COMPILE__",)
            mark = Mark(Span(file, line, column, line, column + 1))
            yield Diagnostic(messages.REFUSED, f"clang refuses {path}: {match['text']}", mark, helps=helps)


def _as_given(file: str, path: str) -> str:
    """The file's name, as the user gave it where it is the source itself."""
    return path if os.path.abspath(file) == os.path.abspath(path) else file
