"""The kernels of a user's file: finding, importing and choosing by name."""

from __future__ import annotations
import __future__

import ast
import contextlib
import dataclasses
import importlib.util
import io
import linecache
import os
import pathlib
import sys
import traceback
from collections.abc import Iterator, Mapping
from types import CodeType, ModuleType
from typing import Any, TextIO, cast

from tiledsl.diagnostics.diagnostic import (
    Diagnostic,
    KernelError,
    Mark,
    Span,
    TiledslError,
    UsageError,
    display_path,
    remember,
    text_of,
)
from tiledsl.runtime.kernel import Kernel
from tiledsl.runtime.space import Space
from tiledsl.toolchain.hip_source import LISTINGS, SUFFIXES

_DEFINITIONS = (ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign, ast.Import, ast.ImportFrom)

_OTHER_FILES = (
    ("HIP C++", SUFFIXES, "tiledsl sim, profile and diff take HIP C++"),
    ("a listing", LISTINGS, "tiledsl sim, diff and profile --listing take listings"),
)


@dataclasses.dataclass(frozen=True)
class Named:
    """A kernel with its name in its file. Kernels that one function creates all carry the function's name; here each
    has its own."""

    name: str
    kernel: Kernel


def load_kernel(text: str) -> Kernel:
    """Load the kernel of FILE, or the named kernel of FILE:NAME. UsageError gives the error and the available names."""
    return load_named(text).kernel


def load_named(text: str) -> Named:
    """Load the same kernel, with its name."""
    path, name = path_and_name(text)
    found = _found(path, name)
    if len(found) > 1:
        names = [one.name for one in found]
        raise UsageError(
            f"{path} holds several kernels: name one, as in {path}:{names[0]} (there are {', '.join(names)})"
        )
    return found[0]


def load_space(text: str) -> Named | Space:
    """Load the space of FILE:NAME, or the kernel. Without a name, the only space of the file, else its kernel."""
    path, name = path_and_name(text)
    if path.is_file():
        spaces = {key: value for key, value in vars(load_module(path)).items() if isinstance(value, Space)}
        if name in spaces:
            return spaces[name]
        if name is None and len(spaces) > 1:
            raise UsageError(
                f"{path} holds several spaces: name one, as in {path}:{next(iter(spaces))} (there are"
                f" {', '.join(spaces)})"
            )
        if name is None and spaces:
            return next(iter(spaces.values()))
    return load_named(text)


def load_kernels(text: str) -> list[Named]:
    """All kernels that FILE defines, in order, or the named kernel of FILE:NAME. UsageError as above."""
    return _found(*path_and_name(text))


def _found(path: pathlib.Path, name: str | None) -> list[Named]:
    """The kernel of that name. Without a name, the kernels that the file itself defines, or if there are none, its
    imported kernels, each once."""
    if not os.path.exists(path):  # pathlib raises for names that are too long
        script = f"{path}.py"
        raise UsageError(f"there is no file {path}{f' (did you mean {script}?)' * os.path.isfile(script)}")
    if not path.is_file():
        raise UsageError(f"{path} is not a file")
    module = load_module(path)
    kernels = {key: value for key, value in vars(module).items() if isinstance(value, Kernel)}
    for one, first, again in _defined_again(path):
        if name in (None, one) and not any(kernel.span.line == first for kernel in kernels.values()):
            raise UsageError(
                f"{path} defines '{one}' again in line {again}, which replaces the kernel of line {first}: give each a"
                " name of its own"
            )
    if name is not None:
        if name not in kernels:
            raise UsageError(f"{path} holds no kernel '{name}': it has {', '.join(kernels) or 'none'}")
        return [one for one in _each_once(kernels) if one.kernel is kernels[name]]
    own = {key: value for key, value in kernels.items() if value.function.__module__ == module.__name__} or kernels
    if not own:
        raise UsageError(f"{path} holds no kernel: decorate a function with @td.kernel")
    return _each_once(own)


def _defined_again(path: pathlib.Path) -> Iterator[tuple[str, int, int]]:
    """Kernels at the file's top level whose name a later def there rebinds: the name, and the lines of both."""
    definitions: dict[str, ast.FunctionDef] = {}
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.FunctionDef):
            before = definitions.get(node.name)
            if before is not None and any(map(_is_kernel, before.decorator_list)):
                yield node.name, before.lineno, node.lineno
            definitions[node.name] = node


def _is_kernel(decorator: ast.expr) -> bool:
    """Whether a decorator is @td.kernel or @td.kernel(…), under whatever name tiledsl is imported."""
    named = decorator.func if isinstance(decorator, ast.Call) else decorator
    return (
        named.attr if isinstance(named, ast.Attribute) else named.id if isinstance(named, ast.Name) else ""
    ) == "kernel"


def _each_once(kernels: Mapping[str, Kernel]) -> list[Named]:
    """Each kernel once, under its own name or, if the file does not use that, the first."""
    names: dict[int, str] = {}
    for name, kernel in kernels.items():
        if id(kernel) not in names or name == kernel.name:
            names[id(kernel)] = name
    return [Named(name, kernels[name]) for name in names.values()]


def path_and_name(text: str) -> tuple[pathlib.Path, str | None]:
    """Split FILE:NAME; without a name the second result is None."""
    path, colon, name = text.rpartition(":")
    if colon and name.isidentifier() and path:
        return pathlib.Path(path), name
    return pathlib.Path(text), None


def kernels_of_text(path: pathlib.Path, text: str) -> list[Named]:
    """The kernels that a file would define if it held that text, as an editor has it; none of a text without kernels.
    Raises what `load_kernels` raises."""
    remember(str(path.resolve()), text)
    module = load_module(path, text.encode())
    kernels = {key: value for key, value in vars(module).items() if isinstance(value, Kernel)}
    return _each_once({key: one for key, one in kernels.items() if one.function.__module__ == module.__name__})


def load_module(path: pathlib.Path, text: bytes | None = None) -> ModuleType:
    """Import the file, or the text in its place, as a module, with its folder importable meanwhile. An exception of the
    file becomes a diagnostic at its line."""
    for kind, suffixes, commands in _OTHER_FILES:
        if path.suffix in suffixes:
            raise UsageError(f"{path} is {kind}, and a kernel stands in a file of Python, FILE.py: {commands}")
    spec = importlib.util.spec_from_loader(f"tiledsl_user_{path.stem}", loader=None, origin=str(path))
    if spec is None:
        raise UsageError(f"{path} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path.resolve())
    try:
        # this file's __future__ imports must not apply
        content = path.read_bytes() if text is None else text
        code = compile(content, str(path.resolve()), "exec", dont_inherit=True)
        importlib.util.decode_source(content)  # compile does not look into comments
    except SyntaxError as error:
        line, column = error.lineno or 1, max(error.offset or 1, 1)  # -1 for an unknown coding
        end = (
            error.end_offset
            if error.end_offset and error.end_offset > column and error.end_lineno == line
            else column + 1
        )
        place = Mark(Span(str(path.resolve()), line, column, line, end))
        raise UsageError(Diagnostic("TD901", f"{display_path(str(path))} is not Python: {error.msg}", place)) from None
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise UsageError(
            f"{path} cannot be read as Python: line {line} is no text in {error.encoding}: save the file in UTF-8, or"
            " name its encoding in its first line, # -*- coding: latin-1 -*-"
        ) from None
    except (OSError, ValueError) as error:
        raise UsageError(f"{path} cannot be read as Python: {error}") from None
    except (MemoryError, RecursionError):
        raise UsageError(f"{path} cannot be read as Python: an expression is nested too deeply") from None
    with _importable(path.resolve().parent, module), _kept_surroundings():
        try:
            exec(code, module.__dict__)
        except KernelError as error:
            raise KernelError([*error.diagnostics, *_of_later_kernels(module, content, code, error)]) from None
        except (TiledslError, KeyboardInterrupt):
            raise
        except BaseException as error:  # SystemExit too, and GeneratorExit
            if any(isinstance(one, KeyboardInterrupt) for one in _before(error)):
                raise KeyboardInterrupt from None  # Ctrl-C, of which a library made an error of its own
            raise UsageError(_import_error(path, error)) from None
    for value in vars(module).values():
        if isinstance(value, Kernel):
            value.surroundings = _kept_surroundings
    return module


def _of_later_kernels(module: ModuleType, content: bytes, code: CodeType, error: KernelError) -> Iterator[Diagnostic]:
    """The findings on kernels below the one whose decorator refused it: all wrong decorators are reported at once.

    Definitions, constants and imports are executed; what fails otherwise may only follow from the missing kernel."""
    first = error.diagnostics[0].primary
    if first is None or first.span.file != code.co_filename:
        return
    for statement in ast.parse(content).body:
        if statement.lineno <= first.span.line or not isinstance(statement, _DEFINITIONS):
            continue
        part, flags = ast.Module([statement], []), code.co_flags & __future__.annotations.compiler_flag
        try:
            exec(compile(part, code.co_filename, "exec", flags=flags, dont_inherit=True), module.__dict__)
        except KernelError as other:
            yield from other.diagnostics
        except Exception:  # of a name that is missing now
            continue


def _before(error: BaseException | None) -> Iterator[BaseException]:
    """The errors that caused this error, or during whose handling this error was raised."""
    while error is not None:
        error = error.__cause__ or error.__context__
        if error is not None:
            yield error


@contextlib.contextmanager
def _importable(folder: pathlib.Path, module: ModuleType) -> Iterator[None]:
    before = list(sys.path)
    sys.path.insert(0, str(folder))
    sys.modules[module.__name__] = module
    try:
        yield
    finally:
        sys.path[:] = before


@contextlib.contextmanager
def _kept_surroundings() -> Iterator[None]:
    """Keep the working directory, the standard streams, and the depth of recursion that the command needs: the file may
    change them while it is imported, and a kernel while it is captured. What they print goes to the standard error, and
    not into what the command prints.
    """
    folder, streams, depth = os.getcwd(), (sys.stdout, sys.stderr), sys.getrecursionlimit()
    try:
        sys.stdout = cast(TextIO, _Printed(sys.stderr))
        yield
    finally:
        os.chdir(folder)
        sys.stdout, sys.stderr = streams
        sys.setrecursionlimit(max(depth, sys.getrecursionlimit()))
        if sys.stderr.closed:
            sys.stderr = io.StringIO()


class _Printed:
    """The standard output of a file while it is imported, and of a kernel while it is captured.

    It is the stream in its place, which they do not close."""

    def __init__(self, stream: TextIO):
        self._stream = stream

    def close(self) -> None:
        """Leave the stream open."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _import_error(path: pathlib.Path, error: BaseException) -> Diagnostic:
    frames = [
        f for f in traceback.extract_tb(error.__traceback__) if os.path.realpath(f.filename) == os.path.realpath(path)
    ]
    message = f"{display_path(str(path))} cannot be imported: {type(error).__name__}: {text_of(error)}"
    if not frames or frames[-1].lineno is None:
        return Diagnostic("TD902", message)
    frame = frames[-1]
    line = frame.lineno or 1
    text = linecache.getline(frame.filename, line)
    column = len(text) - len(text.lstrip()) + 1
    helps = (
        ('names of sizes are in quotes: td.gl[td.bf16, "M", "K"]',)
        if isinstance(error, NameError) and "gl[" in text
        else ()
    )
    return Diagnostic(
        "TD902", message, Mark(Span(frame.filename, line, column, line, len(text.rstrip()) + 1)), helps=helps
    )
