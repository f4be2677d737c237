"""HIP text → assembly listing → code object, by a clang that supports the target. Needs neither a GPU nor ROCm."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import glob
import importlib.util
import itertools
import json
import os
import pathlib
import re
import shlex
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from typing import ClassVar

from tiledsl.diagnostics.diagnostic import Diagnostic, ToolchainError
from tiledsl.targets import processor_of, target_named
from tiledsl.toolchain import line_information, messages
from tiledsl.toolchain.cache import Cache, content_key, stamp
from tiledsl.toolchain.compiler import PassedOver
from tiledsl.toolchain.process import Finished, ProcessFailure, run
from tiledsl.toolchain.rocm import install_paths as rocm

COMPILE_SECONDS = 600.0
PROBE_SECONDS = 30.0
ENVIRONMENT = "TILEDSL_CLANG"

FLAGS = (
    *("-x", "hip", "--cuda-device-only", "--no-gpu-bundle-output", "-nogpulib", "-nogpuinc", "-O3", "-S"),
    "-fuse-cuid=none",  # otherwise the unit's id is a hash of its path, and appears in the listing
    *("-fno-color-diagnostics", "-fno-caret-diagnostics", "-fno-crash-diagnostics"),
)
# A small kernel with the newest builtin that every emitted HIP text uses.
_PROBE = b'extern "C" __attribute__((global)) void td_probe() { __builtin_amdgcn_sched_barrier(0); }\n'
_CLANG = re.compile(r"clang(-\d+)?")
_TARGET = re.compile(r'^\s*\.amdgcn_target\s+"(?P<id>.*)"', re.MULTILINE)
_IDENT = re.compile(r'^\s*\.ident\s+"(?P<version>.*)"', re.MULTILINE)


@dataclasses.dataclass(frozen=True, slots=True)
class Clang:
    """A clang that compiles for `target`. `command` precedes its options; `source` says where it was found ("ROCm",
    "ziglang", …)."""

    command: tuple[str, ...]
    version: str
    source: str
    target: str
    passed_over: tuple[PassedOver, ...] = ()
    marks_assembly: ClassVar[bool] = True

    def __str__(self) -> str:
        return f"{self.version} ({self.source})"

    @property
    def identity(self) -> str:
        """The compiler's identity in cache keys: its command, its linker's command, and the state of the files of both.
        The version alone does not identify a wrapper script."""
        linker: tuple[str, ...] = ()
        with contextlib.suppress(ToolchainError):  # a missing linker is reported where a linker is needed
            linker = _linker(self.command)
        return "\n".join((str(self), *_files(self.command), *_files(linker)))


@dataclasses.dataclass(frozen=True, slots=True)
class Compiled:
    """A compiled text. `listing` is the assembly: equal text, options and compiler give equal bytes. `lines` are the
    lines of the text by those of the listing's instructions, where they are known. `warnings` are the compiler's."""

    listing: str
    compiler: str
    seconds: float
    warnings: tuple[str, ...] = ()
    lines: Mapping[int, int] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True, slots=True)
class _Candidate:
    command: tuple[str, ...]
    source: str

    @property
    def path(self) -> str:
        return shlex.join(self.command)


@dataclasses.dataclass(frozen=True, slots=True)
class _Probed:
    """The result of probing a candidate for a target: its version, or the reason for its rejection."""

    version: str = ""
    refusal: str = ""


def find_clang(target: str, explicit: str | None = None) -> Clang:
    """The first clang that supports the target: `explicit`, $TILEDSL_CLANG, ROCm's, the `ziglang` package's, the
    system's.

    The first two may be a path, a name on PATH, or a command such as `python -m ziglang clang`; when given, no other
    candidate is tried. ToolchainError lists every rejected candidate where none is left."""
    target_named(target)
    for value, source in ((explicit, "explicit option"), (os.environ.get(ENVIRONMENT), ENVIRONMENT)):
        if value:
            return _demanded(value, source, target)
    passed_over: list[PassedOver] = []
    for candidate in _candidates():
        probed = _probe(candidate, target)
        if not probed.refusal:
            return Clang(candidate.command, probed.version, candidate.source, target, tuple(passed_over))
        passed_over.append(PassedOver(candidate.path, candidate.source, probed.refusal))
    raise _none_found(target, passed_over)


def compile_hip(text: str, target: str, compiler: Clang, options: tuple[str, ...] = ()) -> Compiled:
    """Compile HIP text to a listing. ToolchainError when the compiler rejects the text, dies or takes more than
    COMPILE_SECONDS.

    Inline assembly is copied unchanged; `assemble` is the first stage to read it."""
    # through pipes: no file name or directory can enter the listing, and no disk can be full
    own = not line_information.is_asked_for((*compiler.command, *options))
    asked = line_information.OPTIONS if own else ()
    command = (*compiler.command, *FLAGS, *asked, f"--offload-arch={target}", *options, "-o", "-", "-")
    finished = _run(compiler, command, text)
    if finished.status:
        raise messages.refusal(finished.errors, text, str(compiler), target, status=finished.status)
    listing = finished.output.decode()
    listing, lines = line_information.taken_out(listing) if own else (listing, line_information.lines_in(listing))
    return Compiled(listing, str(compiler), finished.seconds, messages.warnings_in(finished.errors), lines)


def assemble(listing: str, target: str, compiler: Clang) -> bytes:
    """Assemble and link a listing to the code object (an ELF file) that the HIP runtime loads. ToolchainError as for
    `compile_hip`."""
    linker = _linker(compiler.command)
    try:
        with tempfile.TemporaryDirectory(prefix="tiledsl-") as directory:
            return _assemble_in(directory, listing, target, compiler, linker)
    except OSError as error:
        raise _unwritable(compiler, error.strerror or str(error)) from error


def _unwritable(compiler: Clang, reason: str) -> ToolchainError:
    help = "free some space there, or set TMPDIR to another directory"
    return messages.failure(str(compiler), f"cannot write into {tempfile.gettempdir()}: {reason}", (help,))


def _assemble_in(directory: str, listing: str, target: str, compiler: Clang, linker: tuple[str, ...]) -> bytes:
    command = (
        *compiler.command,
        "-x",
        "assembler",
        "-target",
        "amdgcn-amd-amdhsa",
        f"-mcpu={target}",
        "-fno-color-diagnostics",
        "-c",
        "-o",
        "kernel.o",
        "-",
    )
    finished = _run(compiler, command, listing, directory)
    if finished.status:
        raise messages.refusal(finished.errors, listing, str(compiler), target, "the listing", finished.status)
    finished = _run(compiler, (*linker, "-shared", "-o", "kernel.co", "kernel.o"), "", directory)
    if finished.status:
        raise messages.refusal(finished.errors, "", str(compiler), target, "the assembled listing", finished.status)
    return pathlib.Path(directory, "kernel.co").read_bytes()


def _run(compiler: Clang, command: tuple[str, ...], text: str, directory: str | None = None) -> Finished:
    try:
        finished = run(command, text.encode(), COMPILE_SECONDS, directory)
    except ProcessFailure as error:
        raise messages.failure(str(compiler), str(error)) from error
    if finished.status and (full := os.strerror(errno.ENOSPC)) in finished.errors:
        raise _unwritable(compiler, full)
    return finished


def _files(command: tuple[str, ...]) -> Iterator[str]:
    """The words of a command; words that are files also with the result of `stamp`."""
    for word in command:
        yield word
        yield stamp(word)


def _linker(command: tuple[str, ...]) -> tuple[str, ...]:
    """The lld that belongs to a clang. zig has a command of its own; otherwise it is the file beside clang, or an lld
    on PATH with the same number. Options of clang do not apply to lld."""
    if "clang" in command[1:]:
        return (*command[: command.index("clang", 1)], "ld.lld")
    clang = pathlib.Path(next((word for word in command if _CLANG.fullmatch(os.path.basename(word))), command[0]))
    number = re.search(r"-\d+$", clang.resolve().name)
    names = ["ld.lld", *([f"ld.lld{number[0]}"] if number else [])]
    beside = [str(folder / name) for folder in (clang.parent, clang.resolve().parent) for name in names]
    found = next((path for name in (*beside, *names) if (path := shutil.which(name))), None)
    if found is None:
        help = (
            "install lld of the same version (Debian: package lld), or use the clang of `pip install"
            " 'tiledsl[compile]'`, which brings lld too"
        )
        raise ToolchainError(
            Diagnostic(
                messages.NOT_FOUND, f"no ld.lld beside {clang} or on PATH to link the code object", helps=(help,)
            )
        )
    return (found,)


def _demanded(value: str, source: str, target: str) -> Clang:
    candidate = _Candidate(_command(value), source)
    probed = _probe(candidate, target)
    if probed.refusal:
        message = f"{candidate.path}, demanded by {source}, does not compile for {target}: {probed.refusal}"
        help = f"name a clang that knows {target}, or name none: then tiledsl looks for a clang"
        raise ToolchainError(Diagnostic(messages.UNFIT, message, helps=(help,)))
    return Clang(candidate.command, probed.version, source, target)


def _command(value: str) -> tuple[str, ...]:
    try:
        words = (value,) if os.path.exists(value) else tuple(shlex.split(value))
    except ValueError:  # an unbalanced quotation mark: neither a file's name nor a command line
        words = (value,)
    first = shutil.which(words[0]) or words[0] if words else value
    first = os.path.abspath(first) if os.path.exists(first) else first  # the command is also run from other directories
    # zig is one program with many commands, among them clang
    zig = pathlib.Path(first).name in ("zig", "zig.exe") and words[1:2] != ("clang",)
    rest = ("clang", *words[1:]) if zig else words[1:]
    return (first, *rest)


def _candidates() -> Iterator[_Candidate]:
    """Every clang on this machine, in the order of preference, each file once."""
    seen = set()
    for candidate in itertools.chain(_rocm(), _ziglang(), _system()):  # PATH is searched only where the others fail
        real = os.path.realpath(candidate.command[0])
        if real not in seen and os.path.exists(real):
            seen.add(real)
            yield candidate


def _rocm() -> Iterator[_Candidate]:
    for place in rocm.rocm_places():
        yield _Candidate((os.path.join(place, "llvm", "bin", "clang"),), "ROCm")


def _ziglang() -> Iterator[_Candidate]:
    # ValueError: sys.modules holds an incomplete module of that name
    with contextlib.suppress(ImportError, ValueError):
        spec = importlib.util.find_spec("ziglang")
        for place in (spec.submodule_search_locations or ()) if spec else ():
            yield _Candidate((os.path.join(place, "zig"), "clang"), "ziglang")


def _system() -> Iterator[_Candidate]:
    folders = [folder for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    numbered = [path for folder in folders for path in glob.glob(os.path.join(glob.escape(folder), "clang-[0-9]*"))]
    plain = [os.path.join(folder, "clang") for folder in folders]
    for path in (*plain, *sorted(numbered, key=rocm.numbers, reverse=True)):
        if _CLANG.fullmatch(os.path.basename(path)):
            yield _Candidate((path,), "system")


def _probe(candidate: _Candidate, target: str) -> _Probed:
    """Compile a minimal kernel for the target. The answer is cached on disk until the compiler's file changes."""
    key = _probe_key(candidate, target)
    cache = Cache()
    kept = cache.get(key) if key else None
    if kept is not None:
        return _Probed(**json.loads(kept["probe"]))
    try:
        finished = run((*candidate.command, *FLAGS, f"--offload-arch={target}", "-o", "-", "-"), _PROBE, PROBE_SECONDS)
    except ProcessFailure as error:
        return _Probed(refusal=str(error))  # not cached: the failure may be the machine's
    probed = _judge(finished, target)
    if key:
        cache.put(key, {"probe": json.dumps(dataclasses.asdict(probed)).encode()})
    return probed


def _probe_key(candidate: _Candidate, target: str) -> str | None:
    """The probe's cache key, or None where the answer may change without the files, as for wrapper scripts."""
    program, *rest = candidate.command
    if any(map(os.path.isfile, rest)):  # files that a program such as Python executes
        return None
    try:
        with open(program, "rb") as file:
            if file.read(2) == b"#!":
                return None
    except OSError:
        return None
    return content_key("probe", *_files(candidate.command), target, *FLAGS, _PROBE)


def _judge(finished: Finished, target: str) -> _Probed:
    if finished.status:
        errors = [message.text for message in messages.parse(finished.errors) if message.level == "error"]
        reasons = errors or finished.errors.strip().splitlines() or [f"exit status {finished.status}"]
        return _Probed(refusal=reasons[0])
    listing = finished.output.decode(errors="replace")
    named = _TARGET.search(listing)
    if named is None or processor_of(named["id"]) != target:
        return _Probed(refusal="its output is not an AMD GPU listing")
    ident = _IDENT.search(listing)
    return _Probed(version=ident["version"] if ident else "clang of unknown version")


def _none_found(target: str, passed_over: list[PassedOver]) -> ToolchainError:
    notes = [f"passed over: {one}" for one in passed_over]
    notes.append(
        f"looked for: {ENVIRONMENT}; llvm/bin/clang in $ROCM_PATH and {', '.join(rocm.ROCM_PLACES)}; the ziglang"
        " package; clang and clang-NN on PATH"
    )
    help = f"pip install 'tiledsl[compile]' brings such a clang, or set {ENVIRONMENT} to the path of such a clang"
    return ToolchainError(
        Diagnostic(
            messages.NOT_FOUND, f"no clang that compiles for {target} was found", notes=tuple(notes), helps=(help,)
        )
    )
