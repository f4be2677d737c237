"""The examples' listings at M = N = K = 8192 by clang 18 to 22: instructions other than MFMA, register moves, spills.

    python benchmarks/compilers.py                             # every example, target and version
    python benchmarks/compilers.py --in-turn 4c2a91f          # a few examples by one version, which the commit chooses
    python benchmarks/compilers.py --clang 18='/opt/zig/zig clang' --versions 18 --examples K02,K08
    python benchmarks/compilers.py --page                      # also writes the table of docs/compilers.md

Each version is in a wheel of the package `ziglang`. pip installs the wheels once, some 350 MB each, into a folder of
their own. The installed ziglang is the one to compare with. The exit status is 1 if a version refuses a kernel, spills,
moves registers in a main loop, or needs more than 5 % more instructions other than MFMA there."""

import argparse
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.run import table  # noqa: E402
from examples import readme  # noqa: E402
from examples.catalogue import EXAMPLES, Example  # noqa: E402
from tiledsl.asm.resources import Resources  # noqa: E402
from tiledsl.compile.compile import lower  # noqa: E402
from tiledsl.diagnostics.diagnostic import TiledslError  # noqa: E402
from tiledsl.targets import TARGETS  # noqa: E402

WHEELS = {18: "0.13.0", 19: "0.14.1", 20: "0.15.2", 21: "0.16.0"}  # clang → ziglang
SINCE = {"gfx950": 20}  # the first clang that knows a target
SAMPLE = ("K01", "K02", "K06", "K08", "K14")
MOST = 1.05  # of the instructions that the installed clang needs
PAGE = ROOT / "docs" / "compilers.md"
_TABLE = re.compile(r"(?<=<!-- the table of benchmarks/compilers.py -->\n\n).*?(?=\n\n<!-- its end -->)", re.DOTALL)


def main() -> int:
    options = _parser().parse_args()
    versions = options.versions or list(WHEELS)
    examples = options.examples or [example.id for example in EXAMPLES]
    if options.in_turn is not None:
        versions, examples = [list(WHEELS)[options.in_turn % len(WHEELS)]], list(SAMPLE)
        print(f"clang {versions[0]} (ziglang {WHEELS[versions[0]]}) has its turn: {', '.join(SAMPLE)}", flush=True)
    given = dict(options.clang)
    commands = {version: given.get(version) or installed(version, options.folder) for version in versions}
    chosen = [example for example in EXAMPLES if example.id in examples]
    rows, faults = measured(chosen, options.targets, commands)
    head = ["kernel", "target", "installed", *(f"clang {version}" for version in versions)]
    table("instructions other than MFMA per 1,000 MFMA clocks of the main loop, and what is wrong", head, rows)
    for fault in faults:
        print(fault, file=sys.stderr)
    if options.page:
        write_page(head, rows)
    return 1 if faults else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    listed = lambda text: text.split(",")  # noqa: E731
    parser.add_argument("--versions", type=lambda text: [_version(one) for one in listed(text)], help="such as 18,21")
    parser.add_argument("--examples", type=listed, help="such as K02,K08")
    parser.add_argument("--targets", type=listed, default=list(TARGETS), help="such as gfx942")
    parser.add_argument("--clang", type=_clang, action="append", default=[], metavar="VERSION=COMMAND")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "build" / "compilers", help="for the wheels")
    parser.add_argument("--in-turn", type=lambda text: int(text, 16), metavar="COMMIT")
    parser.add_argument("--page", action="store_true")
    return parser


def _version(text: str) -> int:
    if not text.isdigit() or int(text) not in WHEELS:
        raise argparse.ArgumentTypeError(f"'{text}' is none of the versions {', '.join(map(str, WHEELS))}")
    return int(text)


def _clang(text: str) -> tuple[int, str]:
    version, _, command = text.partition("=")
    return _version(version), command


def installed(version: int, folder: pathlib.Path) -> str:
    """The command of the clang of that version, from its wheel. Exits with a message where the wheel cannot be had."""
    wheel, place = f"ziglang=={WHEELS[version]}", folder / WHEELS[version]
    program = place / "ziglang" / "zig"
    if not program.exists():
        print(f"pip installs {wheel} into {place}", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(place), wheel]
        found = subprocess.run(command, capture_output=True, text=True, check=False)
        if found.returncode or not program.exists():
            said = (found.stderr.strip().splitlines() or [f"exit status {found.returncode}"])[-1]
            sys.exit(
                f"clang {version} is in {wheel}, and pip could not install this wheel: {said}\n"
                f"Allow pip its package index, or name another clang {version}: --clang {version}='/path/zig clang'"
            )
    return f"{program} clang"


def measured(
    examples: Iterable[Example], targets: Iterable[str], commands: Mapping[int, str]
) -> tuple[list[list[str]], list[str]]:
    """A row for each example and target, and a sentence for each fault."""
    rows, faults, wanted = [], [], list(targets)
    for example in examples:
        for target in example.targets:
            if target not in wanted:
                continue
            best = readme.found(example, target)
            row = [example.id, target, cell(best, [])]
            for version, command in commands.items():
                if version < SINCE.get(target, 0):
                    row.append("-")
                    continue
                try:
                    resources = by(example, target, command)
                    wrong = list(faults_of(resources, best))
                    row.append(cell(resources, wrong))
                except TiledslError as error:
                    wrong = [str(error).splitlines()[0]]
                    row.append("refused")
                faults += [f"{example.id} on {target} by clang {version}: {one}" for one in wrong]
            rows.append(row)
    return rows, faults


def by(example: Example, target: str, command: str) -> Resources:
    """What that clang makes of an example."""
    sizes = dict.fromkeys(example.kernel.parameters.dimensions, readme.SIZE)
    return lower(example.kernel, target, {**sizes, **example.options}, compiler="clang", clang=command).resources


def faults_of(resources: Resources, best: Resources) -> Iterator[str]:
    """What is worse than in the listing of the installed clang."""
    assert resources.loop is not None and best.loop is not None
    if resources.vgpr_spills or resources.sgpr_spills or resources.scratch_bytes:
        yield f"{resources.vgpr_spills + resources.sgpr_spills} spills"
    if resources.loop.counts["moves"]:
        yield f"{resources.loop.counts['moves']} moves"
    if resources.loop.others > MOST * best.loop.others:
        yield f"{resources.loop.others} others in place of {best.loop.others}"


def cell(resources: Resources, wrong: list[str]) -> str:
    assert resources.loop is not None
    return ", ".join([f"{resources.loop.others_per_1000_clocks:.1f}", *wrong])


def write_page(head: list[str], rows: list[list[str]]) -> None:
    """Put the table into the page."""
    rule = ["---", "---", *["---:"] * (len(head) - 2)]
    lines = "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))
    PAGE.write_text(_TABLE.sub(lambda _: lines, PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
