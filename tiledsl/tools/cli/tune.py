"""`tiledsl tune FILE[:NAME] …`: search the variants of a kernel for the fastest at a shape, by prediction."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import json
import os
import pathlib
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from tiledsl.analysis.time.chips import CHIPS, Chip
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.diagnostics.terminal import progress
from tiledsl.language.capture.choices import VALUES, identity, is_value
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.best import chip_for
from tiledsl.runtime.kernel import Kernel, Variant
from tiledsl.runtime.space import Space
from tiledsl.runtime.tuned import NAME, Tuned, file_of, merged, name_of, read, written
from tiledsl.tools.cli.kernels import Named, load_space, path_and_name
from tiledsl.tools.cli.options import examples, named_values
from tiledsl.tools.cli.output import PLAIN, check_writable, put, say, write_aside, writing
from tiledsl.tools.tune.executors import FORMS, executor_named
from tiledsl.tools.tune.journal import Journal
from tiledsl.tools.tune.locks import alone
from tiledsl.tools.tune.measure import MEASURED, gpu_for, measured
from tiledsl.tools.tune.page import page
from tiledsl.tools.tune.result import SCHEMA, Found, sizes_text
from tiledsl.tools.tune.search import search

FOLDER = ".tiledsl-tune"  # of journals, in the folder of the kernel's file


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "tune",
        help=summary,
        description=(
            "Search the variants of a kernel (tune= of its decorator, or a td.space) for the fastest at a shape, by"
            f" the model of time and without a GPU. The result goes to {NAME} beside the kernel's file, where"
            " kernel.best reads it. A search that is stopped goes on where it was. Exit status 0 done, 1 every variant"
            " is refused, 2 for a wrong request."
        ),
        epilog=examples(
            "tune my_gemm.py --sizes M=4096,N=4096,K=4096",
            "tune my_gemm.py:gemm --chip MI355X --report tune.html",
            "tune my_gemm.py --space BLOCK=128,256 --trials 8",
        ),
    )
    parser.add_argument(
        "file", metavar="FILE[:NAME]", help="a Python file with a kernel or a space; its name, if several"
    )
    parser.add_argument(
        "--sizes",
        metavar="NAME=N,…",
        action="append",
        default=[],
        help="a shape, as M=4096,N=4096,K=4096 (default: the decorator's); may be repeated",
    )
    parser.add_argument(
        "--chip", metavar="NAME", help=f"the chip: {', '.join(CHIPS)} (default: by the kernel's target)"
    )
    parser.add_argument(
        "--space",
        metavar="NAME=V,…",
        action="append",
        default=[],
        help="the values of an option, in place of those of tune=; may be repeated",
    )
    _add_search(parser)
    parser.add_argument("-o", dest="output", metavar="FILE.toml", help=f"the tuned file (default: {NAME})")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with a picture of the space")
    parser.set_defaults(run=_run)


def _add_search(parser: argparse.ArgumentParser) -> None:
    """Add the options of how the search is done."""
    parser.add_argument(
        "--trials", type=int, metavar="N", help="the most variants to profile (default: a tenth, at least 4)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the variants tried at random (default: 0)")
    parser.add_argument(
        "--measure",
        type=int,
        metavar="N",
        help=f"time the N fastest on this machine's GPU (default: {MEASURED} where there is one of the chip's target)",
    )
    parser.add_argument("--executor", default="processes", metavar="NAME", help=f"where trials run: {FORMS}")
    parser.add_argument("--journal", metavar="FILE", help=f"the file of ended trials (default: in {FOLDER})")


def _run(options: argparse.Namespace) -> int:
    if options.trials is not None and options.trials < 1:
        raise UsageError(f"--trials is the number of variants to profile, at least 1, and got {options.trials}")
    if options.measure is not None and options.measure < 0:
        raise UsageError(f"--measure is the number of variants to time, at least 0, and got {options.measure}")
    if options.report is not None and pathlib.Path(options.report).suffix.lower() not in (".html", ".htm"):
        raise UsageError(f"--report writes HTML, and '{options.report}' does not end in .html")
    _check_outputs(options)
    loaded = load_space(options.file)
    variants = _variants(loaded, options.space)
    shapes = [_shape(variants, text) for text in options.sizes or [""]]
    chip = chip_for(variants[0].kernel, None, options.chip)
    folder = path_and_name(options.file)[0].resolve().parent
    space, source = _names(loaded)
    tuned = pathlib.Path(options.output) if options.output is not None else file_of(source)
    tuned = pathlib.Path(os.path.realpath(tuned)) if os.path.islink(tuned) else tuned  # the link stays
    with _exclusive(tuned):
        read(tuned)  # a file that cannot be read is not replaced
    if options.report is not None:
        check_writable(pathlib.Path(options.report))
    device = gpu_for(chip.target, options.measure)
    for note in _namesakes(loaded):
        say(f"tiledsl: {note}", sys.stderr)
    found = _searched(options, space, variants, shapes, chip, folder)
    if device is not None:
        found = [measured(one, device, options.measure or MEASURED) for one in found]
    own = name_of(source)
    entries = [dataclasses.replace(one.tuned, file=own) for one in found if one.tuned is not None]
    if entries:
        add_entries(tuned, entries)
    if options.report is not None:
        write_aside(pathlib.Path(options.report), page(found).encode(errors=PLAIN))
    if options.json:
        document = {"schema": SCHEMA, "tiledsl": VERSION, "searches": [one.as_dict() for one in found]}
        say(json.dumps(document, indent=1))
    else:
        say("\n\n".join(one.text for one in found))
        say(f"\n{'written to' if entries else 'nothing is written to'} {os.path.relpath(tuned)}")
    return 0 if len(entries) == len(found) else 1


def _check_outputs(options: argparse.Namespace) -> None:
    """UsageError where two options name one file, of which one would replace the other's content."""
    known: dict[str, str] = {}
    for option, path in (("-o", options.output), ("--journal", options.journal), ("--report", options.report)):
        if path is not None:
            other = known.setdefault(os.path.realpath(path), option)
            if other != option:
                raise UsageError(f"{other} and {option} name one file, {path}: name two")


def add_entries(tuned: pathlib.Path, entries: Sequence[Tuned]) -> None:
    """Add entries to a tuned file; they replace those of the same shapes. UsageError where that is impossible."""
    with _exclusive(tuned):
        put({tuned: written(merged(read(tuned), entries)).encode()})


@contextlib.contextmanager
def _exclusive(tuned: pathlib.Path) -> Iterator[None]:
    """Keep other searches from the tuned file. UsageError where it cannot be written or locked."""
    with writing(tuned), alone(tuned):
        yield


def _names(loaded: Named | Space) -> tuple[str, str]:
    """By what `best` finds the entries: the name of the kernel's function or of the space, and the file that defines
    it, which may be another than that of the command line."""
    if isinstance(loaded, Space):
        return loaded.name, loaded.file
    return loaded.kernel.name, loaded.kernel.function.__code__.co_filename


def _namesakes(loaded: Named | Space) -> list[str]:
    """A note of the other kernels of the file that the function of this kernel makes."""
    if isinstance(loaded, Space):
        return []
    kernel = loaded.kernel
    of_file = kernel.function.__globals__.items()
    every = [name for name, one in of_file if isinstance(one, Kernel) and one.name == kernel.name]
    if len({id(kernel.function.__globals__[name]) for name in every}) < 2:
        return []
    named = ", ".join(f"'{name}'" for name in every)
    return [f"{named} have one name, '{kernel.name}': best of each takes this result; a td.space distinguishes them"]


def _searched(
    options: argparse.Namespace,
    space: str,
    variants: Sequence[Variant],
    shapes: Sequence[dict[str, int]],
    chip: Chip,
    folder: pathlib.Path,
) -> list[Found]:
    """Search for each shape, with one executor and one journal."""
    name = f"{path_and_name(options.file)[0].stem}.{chip.name}.jsonl"
    path = pathlib.Path(options.journal) if options.journal else folder / FOLDER / name
    found = []
    with Journal(path) as journal, executor_named(options.executor) as executor:
        for note in journal.notes:
            say(f"tiledsl: {note}", sys.stderr)
        try:
            for sizes in shapes:
                with progress.of(f"{space} on {chip.name}, {sizes_text(sizes)}"):
                    one = search(
                        space,
                        variants,
                        sizes,
                        chip,
                        executor,
                        trials=options.trials,
                        seed=options.seed,
                        journal=journal,
                        tell=lambda stage, done, of: progress.share(done / of),
                    )
                found.append(one)
        except KeyboardInterrupt:
            say(f"tiledsl: the same command continues the search, from {journal.shown}", sys.stderr)
            raise
    return found


def _shape(variants: Sequence[Variant], text: str) -> dict[str, int]:
    """The sizes of all dimensions, of the command line and the decorators. UsageError for wrong and missing sizes."""
    given = _pairs("--sizes", text)
    sizes: dict[str, int] = {}
    for kernel in {id(one.kernel): one.kernel for one in variants}.values():
        try:
            sizes |= kernel.shape_for(given, "best")
        except MissingSizes as error:
            raise UsageError(f"{error.needs}: --sizes {','.join(f'{name}=8192' for name in error.names)}") from None
    return sizes


def _pairs(option: str, text: str) -> dict[str, Any]:
    """The names and values of a list such as M=64,N=64."""
    return named_values(text.split(",") if text else [], option)


def _variants(loaded: Named | Space, texts: Sequence[str]) -> tuple[Variant, ...]:
    """The variants to search, with the values of --space. UsageError for wrong names, and where there is one alone."""
    given: dict[str, tuple[Any, ...]] = {}
    for name, values in map(_values, texts):
        if name in given:
            raise UsageError(f"--space gives '{name}' twice: list its values in one, --space {name}=128,256")
        given[name] = values
    if isinstance(loaded, Space):
        return _filtered(loaded, given)
    kernel = loaded.kernel
    known = kernel.parameters.options
    if not known:
        raise UsageError(
            f"kernel '{kernel.name}' has no options, so it has one variant alone: turn a number of the kernel into a"
            " parameter with a default, BLOCK=128, and list its values, @td.kernel(tune=dict(BLOCK=(128, 256)))"
        )
    unknown = [name for name in given if name not in known]
    if unknown:
        raise UsageError(
            f"--space: kernel '{kernel.name}' has no option '{unknown[0]}'{meant(unknown[0], known)}: it has"
            f" {', '.join(known)}"
        )
    found = kernel.variants({**kernel.choices, **given})
    if len(found) < 2 and given:
        raise UsageError(
            f"--space leaves one variant of kernel '{kernel.name}', {found[0].name}: `tiledsl profile` predicts its"
            " time"
        )
    if len(found) < 2:
        raise UsageError(
            f"kernel '{kernel.name}' has one variant alone: list values of options, @td.kernel(tune=dict(BLOCK=(128,"
            " 256))), or give --space BLOCK=128,256"
        )
    return found


def _filtered(space: Space, given: dict[str, tuple[Any, ...]]) -> tuple[Variant, ...]:
    """The variants of a space whose labels have the values given."""
    variants = space.variants()
    known = list(dict.fromkeys(name for one in variants for name in one.labels))
    for name, values in given.items():
        if name not in known:
            raise UsageError(
                f"--space: no variant of '{space.name}' has '{name}'{meant(name, known)}: they have {', '.join(known)}"
            )
        wanted = set(map(identity, values))
        variants = tuple(one for one in variants if name not in one.labels or identity(one.labels[name]) in wanted)
    if not variants:
        raise UsageError(f"--space leaves no variant of '{space.name}'")
    return variants


def _values(text: str) -> tuple[str, tuple[Any, ...]]:
    """Parse NAME=V,V,…"""
    name, _, listed = text.partition("=")
    parts = listed.split(",")
    if not all(parts):
        raise UsageError(f"--space takes NAME=V,V,…, as in --space BLOCK=128,256, and got '{text}'")
    found = [named_values([f"{name}={part}"], "--space")[name] for part in parts]
    for part, value in zip(parts, found, strict=True):
        if not is_value(value):
            raise UsageError(f"--space {name}={part}: a tuned file cannot hold {describe(value)}: it holds {VALUES}")
    return name, tuple({identity(value): value for value in found}.values())
