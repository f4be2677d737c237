"""The command line: `tiledsl lower FILE[:NAME] …`, `tiledsl sim LISTING.s …`. Exit status 0 done, 1 the kernel is refused, 2 the request makes no sense."""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import linecache
import os
import pathlib
import shlex
import shutil
import sys
import traceback
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tiledsl import __version__
from tiledsl.diagnostics import Diagnostic, KernelError, Mark, MissingSizes, Span, TiledslError, ToolchainError, UsageError, display_path
from tiledsl.kernel import Kernel
from tiledsl.sim.command import add_command
from tiledsl.targets import TARGETS

if TYPE_CHECKING:
    from tiledsl.compile import Lowered

STAGES = (("ir", "the IR"), ("hip", "the HIP text"), ("asm", "the compiler's listing"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options)
        with _reader_may_leave():
            sys.stdout.flush()
        return status
    except UsageError as error:
        print(_plain(error), file=sys.stderr)
        return 2
    except TiledslError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        _give_up_output()
        print(f"tiledsl: cannot write the output: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("tiledsl: interrupted", file=sys.stderr)
        return 130


@contextlib.contextmanager
def _reader_may_leave() -> Iterator[None]:
    """What the reader of a pipe does not want to read is no error, and changes nothing of the exit status."""
    try:
        yield
    except BrokenPipeError:
        _give_up_output()


def _give_up_output() -> None:
    """What is left in the buffer goes nowhere, so that Python does not try again as it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _plain(error: TiledslError) -> str:
    """A usage error without the code that it does not have."""
    lines = []
    for diagnostic in error.diagnostics:
        lines += [f"tiledsl: {diagnostic.message}", *diagnostic.helps] if diagnostic.code == "TD000" else [diagnostic.render()]
    return "\n".join(lines)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tiledsl", description="Tile kernels for AMD CDNA GPUs: checked, lowered, compiled.")
    parser.add_argument("--version", action="version", version=f"tiledsl {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    lower = commands.add_parser("lower", help="check a kernel and lower it; print its resources or one of its stages")
    lower.add_argument("file", metavar="FILE[:NAME]", help="a Python file with a kernel; the kernel's name, where it holds several")
    lower.add_argument("--target", choices=tuple(TARGETS), help="the chip (default: the kernel's own, or gfx942)")
    stage = lower.add_mutually_exclusive_group()
    for name, what in STAGES:
        stage.add_argument(f"--dump-{name}", dest="stage", action="store_const", const=name, help=f"print {what} and nothing else")
    lower.add_argument(
        "-D", dest="sizes", metavar="NAME=VALUE", action="append", default=[], help="a size or option of the kernel, as M=8192; may be given again"
    )
    lower.add_argument(
        "--strides", metavar="TENSOR=N[,N]", action="append", default=[], help="elements from a row to the next, as a=8256; of a batch, from a matrix, a row"
    )
    lower.add_argument("-o", dest="directory", metavar="DIR", help="write every stage's file there")
    lower.add_argument(
        "--unchecked", action="store_true", help="print or write the stages of a kernel that is refused, too: its findings are printed, the exit status is 1"
    )
    lower.add_argument("--clang", metavar="PATH", help="the compiler (default: TILEDSL_CLANG, ROCm's, the ziglang package's, the system's)")
    lower.set_defaults(run=_lower)
    add_command(commands)
    return parser


def _lower(options: argparse.Namespace) -> int:
    kernel = load_kernel(options.file)
    from tiledsl.compile import lower

    sizes, strides = dict(map(named_value, options.sizes)), dict(map(_stride, options.strides))
    _check_compiler(options.clang)
    try:
        lowered = lower(kernel, options.target, sizes, unchecked=options.unchecked, clang=options.clang, strides=strides)
    except MissingSizes as error:
        raise UsageError(f"{error.needs}: {' '.join(f'-D {name}=8192' for name in error.names)}") from None
    except ToolchainError as error:
        if error.hip and options.stage == "hip":  # what is to be reported with it
            with _reader_may_leave():
                sys.stdout.write(error.hip)
        raise
    except KernelError as error:
        print(error, file=sys.stderr)
        if error.has_text:
            print("\ntiledsl: to see the text that is refused, add --unchecked", file=sys.stderr)
        elif options.unchecked:
            print("\ntiledsl: there is no text for --unchecked to show: the plan stops at what is refused", file=sys.stderr)
        return 1
    if options.directory:
        written = _write(lowered, pathlib.Path(options.directory))
        print("\n".join(map(str, written)), file=sys.stderr if options.stage else sys.stdout)
    with _reader_may_leave():
        if options.stage:
            sys.stdout.write(_stage(lowered, options.stage))
        elif not options.directory:
            print(report(lowered))
        sys.stdout.flush()
    said = (*lowered.refusals, *(lowered.warnings if options.stage or options.directory else ()))  # the table ends with the warnings
    if said:
        print("\n\n".join(finding.render() for finding in said), file=sys.stderr)
    return 1 if lowered.refusals else 0


def report(lowered: Lowered) -> str:
    """The resource table, the compiler that made it, and what is still to say about the kernel."""
    lines = [lowered.resources.table(), f"launch           {_launch(lowered)}", f"compiler         {lowered.compiler}"]
    lines += [f"passed over      {other}" for other in lowered.compiler.passed_over]
    if lowered.kernel.dynamic:
        names = ", ".join(size.name for size in lowered.kernel.dynamic)
        checked = ", ".join(f"{name}={size}" for name, size in lowered.sizes.items()) or "a few sizes, the least among them"
        lines.append(f"sizes            checked at {checked}; compiled for every {names}")
    return "\n".join([*lines, *(f"\n{finding.render()}" for finding in (*lowered.refusals, *lowered.warnings))])


def _launch(lowered: Lowered) -> str:
    """How many blocks there are, as C has it where that depends on run-time sizes."""
    from tiledsl.blocks import total
    from tiledsl.lower.ctext import c_expr

    return f"{c_expr(total(lowered.kernel.grid))} blocks of {lowered.resources.threads} threads, in one dimension"


def _stage(lowered: Lowered, stage: str) -> str:
    """The text of a stage. Where the kernel is refused, comments say so, so that the text does not pass for one that is not."""
    comment = {"ir": "#", "hip": "//", "asm": ";"}[stage]
    lines = [f"refused, {refusal.code}: {refusal.message}" for refusal in lowered.refusals]
    return "".join(f"{comment} {line}\n" for line in lines) + str(getattr(lowered, stage))


def named_value(text: str) -> tuple[str, Any]:
    """NAME=VALUE; whole numbers, true and false as Python has them, anything else as text."""
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise UsageError(f"-D takes NAME=VALUE, as in -D M=8192, and got '{text}'")
    words: dict[str, Any] = {"True": True, "False": False, "None": None}
    for number in (lambda text: int(text, 0), float):
        try:
            return name, number(value)
        except ValueError:
            continue
    return name, words.get(value, value)


def _stride(text: str) -> tuple[str, int | tuple[int, int]]:
    """TENSOR=N, or TENSOR=N,N."""
    name, _, value = text.partition("=")
    numbers = value.split(",")
    if not name.isidentifier() or len(numbers) > 2 or not all(number.isascii() and number.isdigit() for number in numbers):
        raise UsageError(f"--strides takes TENSOR=N, as in --strides a=8256, or TENSOR=N,N for a batch, and got '{text}'")
    first, *rest = map(int, numbers)
    return name, (first, rest[0]) if rest else first


def _check_compiler(command: str | None) -> None:
    """UsageError where nothing is there of what --clang names."""
    if command is None or os.path.exists(command):
        return
    try:
        words = shlex.split(command)
    except ValueError:  # an open quotation mark
        words = []
    if not words or shutil.which(words[0]) is None:
        raise UsageError(f"there is no compiler '{command}': --clang takes a path, a name on PATH, or a command such as 'python -m ziglang clang'")


def _write(lowered: Lowered, directory: pathlib.Path) -> list[pathlib.Path]:
    """Every stage's file, written aside, then renamed; their paths. A kernel that is refused has no code object: the one of an earlier time is removed."""
    name = f"{lowered.kernel.name}.{lowered.target}"
    files = {f"{name}{suffix}": _stage(lowered, stage).encode() for stage, suffix in (("ir", ".ir"), ("hip", ".hip"), ("asm", ".s"))}
    if not lowered.refusals:
        files[f"{name}.co"] = lowered.code_object
    files[f"{name}.txt"] = (report(lowered) + "\n").encode()
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for file, content in files.items():
            aside = directory / f".{file}.{os.getpid()}"
            aside.write_bytes(content)
            os.replace(aside, directory / file)
        if lowered.refusals:
            (directory / f"{name}.co").unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"cannot write to {directory}: {error.strerror}") from None
    return [directory / file for file in files]


# ------------------------------------------------------------------------------------------------------ finding a kernel


def load_kernel(text: str) -> Kernel:
    """The kernel in FILE, or the one of that name with FILE:NAME. UsageError says what is wrong and what there is."""
    path, name = _split(text)
    if not os.path.exists(path):  # pathlib's raises for a name that is too long
        raise UsageError(f"there is no file {path}")
    if not path.is_file():
        raise UsageError(f"{path} is not a file")
    module = _import(path)
    kernels = {key: value for key, value in vars(module).items() if isinstance(value, Kernel)}
    if name is not None:
        if name not in kernels:
            raise UsageError(f"{path} holds no kernel '{name}': it has {', '.join(kernels) or 'none'}")
        return kernels[name]
    own = {key: value for key, value in kernels.items() if value.function.__module__ == module.__name__} or kernels
    if not own:
        raise UsageError(f"{path} holds no kernel: decorate a function with @td.kernel")
    if len(set(map(id, own.values()))) > 1:
        raise UsageError(f"{path} holds several kernels: name one, as in {path}:{next(iter(own))} (there are {', '.join(own)})")
    return next(iter(own.values()))


def _split(text: str) -> tuple[pathlib.Path, str | None]:
    path, colon, name = text.rpartition(":")
    if colon and name.isidentifier() and path:
        return pathlib.Path(path), name
    return pathlib.Path(text), None


def _import(path: pathlib.Path) -> ModuleType:
    """The file as a module, its folder importable meanwhile. What Python raises in it becomes a diagnostic at its line."""
    spec = importlib.util.spec_from_loader(f"tiledsl_user_{path.stem}", loader=None, origin=str(path))
    if spec is None:
        raise UsageError(f"{path} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path.resolve())
    try:
        code = compile(path.read_bytes(), str(path.resolve()), "exec", dont_inherit=True)  # not what this file takes from the future
    except SyntaxError as error:
        line, column = error.lineno or 1, error.offset or 1
        end = error.end_offset if error.end_offset and error.end_offset > column and error.end_lineno == line else column + 1
        raise UsageError(Diagnostic("TD901", f"{display_path(str(path))} is not Python: {error.msg}", Mark(Span(str(path), line, column, line, end)))) from None
    except (OSError, ValueError, UnicodeError) as error:
        raise UsageError(f"{path} cannot be read as Python: {error}") from None
    with _importable(path.resolve().parent, module):
        try:
            exec(code, module.__dict__)
        except TiledslError:
            raise
        except (Exception, SystemExit) as error:
            raise UsageError(_import_error(path, error)) from None
    return module


@contextlib.contextmanager
def _importable(folder: pathlib.Path, module: ModuleType) -> Iterator[None]:
    before = list(sys.path)
    sys.path.insert(0, str(folder))
    sys.modules[module.__name__] = module
    try:
        yield
    finally:
        sys.path[:] = before


def _import_error(path: pathlib.Path, error: BaseException) -> Diagnostic:
    frames = [f for f in traceback.extract_tb(error.__traceback__) if os.path.realpath(f.filename) == os.path.realpath(path)]
    message = f"{display_path(str(path))} cannot be imported: {type(error).__name__}: {error}"
    if not frames or frames[-1].lineno is None:
        return Diagnostic("TD902", message)
    frame = frames[-1]
    line = frame.lineno or 1
    text = linecache.getline(frame.filename, line)
    column = len(text) - len(text.lstrip()) + 1
    return Diagnostic("TD902", message, Mark(Span(frame.filename, line, column, line, len(text.rstrip()) + 1)))


if __name__ == "__main__":
    sys.exit(main())
