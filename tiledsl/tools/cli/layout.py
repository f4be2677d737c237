"""`tiledsl layout SPEC`: a picture of a shared tile, a register tile or a matrix instruction. It is printed in the
terminal, as SVG or as JSON."""

from __future__ import annotations

import argparse
import dataclasses
import pathlib
import shutil
import sys
from typing import Any

from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.diagnostics.terminal import has_colour
from tiledsl.targets import DEFAULT_TARGET, TARGETS, Target, architecture
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.options import VALUES, examples, missing, named_values
from tiledsl.tools.cli.output import PLAIN, put, say
from tiledsl.tools.pictures import document, svg
from tiledsl.tools.pictures.matrix import MatrixPicture, matrix_picture
from tiledsl.tools.pictures.registers import RegisterPicture, register_picture
from tiledsl.tools.pictures.shared import SharedPicture, kernel_pictures, shared_picture
from tiledsl.tools.pictures.specs import (
    MatrixSpec,
    RegisterSpec,
    SharedSpec,
    Spec,
    parse_register_spec,
    parse_spec,
    wrong,
)
from tiledsl.tools.pictures.terminal import Terminal, matrix_table

_WARPS = 4
_ELSEWHERE, _NARROWEST, _WIDEST = 100, 80, 160  # columns without a terminal, and the limits of a terminal's


@dataclasses.dataclass(frozen=True, slots=True)
class KernelSpec:
    """FILE.py, or FILE.py:NAME."""

    file: str


@dataclasses.dataclass(frozen=True, slots=True)
class KernelPicture:
    """The shared tiles of a kernel."""

    name: str
    target: Target
    tiles: list[SharedPicture]


_OPTIONS: dict[type, tuple[str, ...]] = {  # the options that each kind of picture accepts
    SharedSpec: ("read", "warps", "direct"),
    RegisterSpec: ("as_", "piece"),
    MatrixSpec: (),
    KernelSpec: ("sizes",),
}
_SPELT = {"read": "--read", "warps": "--warps", "direct": "--direct", "as_": "--as", "piece": "--piece", "sizes": "-D"}
_NAMED = {SharedSpec: "shared tiles", RegisterSpec: "register tiles", KernelSpec: "kernels"}


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "layout",
        help=summary,
        description="""Draw a shared tile (st), a register tile (rt) or a matrix instruction (mfma): which byte, bank, \
lane and register holds each element.
        Of a kernel, draw its shared tiles, as the kernel reads and writes them.""",
        epilog=examples(
            'layout "st(bf16,128,64)" --target gfx950',
            'layout "rt(f32,32,32,col)" -o tile.svg',
            "layout mfma 32x32x8 bf16",
            "layout mfma                 # the list of all matrix instructions",
            "layout my_gemm.py -D M=4096",
        ),
    )
    parser.add_argument(
        "spec",
        nargs="+",
        metavar="LAYOUT",
        help='"st(bf16,128,64)", "rt(f32,32,32,col)", mfma 32x32x8 bf16, an instruction\'s name, or FILE.py[:NAME]',
    )
    parser.add_argument(
        "--target",
        type=architecture,
        choices=tuple(TARGETS),
        help=f"the chip (default: {DEFAULT_TARGET}, or the kernel's own)",
    )
    parser.add_argument(
        "-o", dest="file", metavar="FILE.svg", help="write the picture there as SVG, with every element"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    _add_tile(parser)
    parser.add_argument(
        "-D",
        dest="sizes",
        metavar="NAME=VALUE",
        action="append",
        help=f"of a kernel: a size or option, as M=8192; {VALUES}",
    )
    parser.set_defaults(run=_run)


def _add_tile(parser: argparse.ArgumentParser) -> None:
    """Add the options of a shared tile and of a register tile."""
    parser.add_argument(
        "--read",
        metavar="RT",
        help='of st: the register tile that reads st, as "rt(bf16,16,64,row)" (default: 32 or 16 rows, row)',
    )
    parser.add_argument(
        "--warps", type=int, metavar="N", help=f"of st: the number of warps that copy the tile" f" (default: {_WARPS})"
    )
    parser.add_argument(
        "--direct",
        action="store_true",
        default=None,
        help="of st: the tile is loaded straight to LDS, and not written from registers (gfx950)",
    )
    parser.add_argument(
        "--as",
        dest="as_",
        choices=("operand", "accumulator"),
        help="of rt: the layout of an operand or of an accumulator (default: f32 as an accumulator, others as"
        " operands)",
    )
    parser.add_argument(
        "--piece",
        type=int,
        choices=(16, 32),
        help="of rt: rows of a piece; 16 for products with tiles that 32 does not divide (default: 32, or 16)",
    )


def _run(options: argparse.Namespace) -> int:
    asked = " ".join(options.spec)
    spec = KernelSpec(asked) if _is_file(asked) else parse_spec(asked)
    _check_options(spec, options)
    picture = (
        _kernel(spec, options)
        if isinstance(spec, KernelSpec)
        else _picture(spec, options, TARGETS[options.target or DEFAULT_TARGET])
    )
    if options.file is not None:
        _write(_svg(picture, asked), options.file)
        say(options.file, sys.stderr if options.json else sys.stdout)
    if options.json:
        say(document.dumped(_document(picture)))
    elif options.file is None:
        say("\n".join(_text(picture)))
    return 0


def _is_file(text: str) -> bool:
    """Whether the text is FILE.py or FILE.py:NAME."""
    return text.endswith(".py") or ".py:" in text


def _check_options(spec: Spec | KernelSpec, options: argparse.Namespace) -> None:
    for name, spelling in _SPELT.items():
        if getattr(options, name) is not None and name not in _OPTIONS[type(spec)]:
            kind = next(kind for kind, names in _OPTIONS.items() if name in names)
            raise UsageError(f"{spelling} is for {_NAMED[kind]}, and '{' '.join(options.spec)}' is none")


Picture = SharedPicture | RegisterPicture | MatrixPicture | KernelPicture | Target


def _kernel(spec: KernelSpec, options: argparse.Namespace) -> KernelPicture:
    """The shared tiles of the kernel, at the sizes that are known."""
    kernel = load_kernel(spec.file)
    target = kernel.chosen_target(options.target)
    try:
        captured = kernel.capture(target, named_values(options.sizes or ()))
    except MissingSizes as error:
        raise missing(error) from None
    pictures = kernel_pictures(captured, TARGETS[target])
    if not pictures:
        raise UsageError(f"kernel '{kernel.name}' has no shared tile that is used")
    return KernelPicture(kernel.name, TARGETS[target], pictures)


def _picture(spec: Spec, options: argparse.Namespace, target: Target) -> Picture:
    """The requested picture; for a table of all matrix instructions, the target itself."""
    if isinstance(spec, SharedSpec):
        read = parse_register_spec(options.read, "--read") if options.read is not None else None
        return shared_picture(
            spec, target, read, _WARPS if options.warps is None else options.warps, bool(options.direct)
        )
    if isinstance(spec, RegisterSpec):
        operand = None if options.as_ is None else options.as_ == "operand"
        return register_picture(spec, target, operand, options.piece)
    return matrix_picture(spec, target) if spec.words else target


def _document(picture: Picture) -> dict[str, Any]:
    match picture:
        case SharedPicture():
            return document.shared_document(picture)
        case RegisterPicture():
            return document.register_document(picture)
        case MatrixPicture():
            return document.matrix_document(picture)
        case KernelPicture():
            return document.kernel_document(picture.name, picture.target, picture.tiles)
    return document.table_document(picture)


def _svg(picture: Picture, asked: str) -> str:
    match picture:
        case SharedPicture():
            return svg.shared_svg(picture)
        case RegisterPicture():
            return svg.register_svg(picture)
        case MatrixPicture():
            return svg.matrix_svg(picture)
        case KernelPicture():
            return svg.shared_tiles_svg(picture.tiles, f"shared tiles of {picture.name} on {picture.target.name}")
    raise wrong(f"'{asked}' is a list, and -o draws one layout", 'as in tiledsl layout "mfma 32x32x8 bf16" -o mfma.svg')


def _text(picture: Picture) -> list[str]:
    terminal = Terminal(_width(), has_colour(sys.stdout))
    match picture:
        case SharedPicture():
            return terminal.shared_tiles([picture])
        case RegisterPicture():
            return terminal.register(picture)
        case MatrixPicture():
            return terminal.matrix(picture)
        case KernelPicture():
            return terminal.shared_tiles(picture.tiles)
    return matrix_table(picture)


def _width() -> int:
    return min(max(shutil.get_terminal_size((_ELSEWHERE, 0)).columns, _NARROWEST), _WIDEST)


def _write(text: str, name: str) -> None:
    """Write to a temporary file beside the target, then rename it."""
    path = pathlib.Path(name)
    if path.suffix.lower() != ".svg":
        raise UsageError(f"-o writes SVG, and '{name}' does not end in .svg")
    try:
        put({path: text.encode(errors=PLAIN)})
    except OSError as error:
        raise UsageError(f"{name} cannot be written: {error.strerror}") from None
