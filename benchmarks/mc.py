"""Agreement with LLVM's assembler on the lines of its own tests: what is read, executed and validated, by target.

    python benchmarks/mc.py llvm-project/llvm/test/MC/AMDGPU [--target gfx942] [--files 'gfx9*.s'] [--left 40]

The folder holds LLVM's MC tests, which are no part of this repository. Every line of every test is tried on every
target, whatever target the test is for. The verdict of clang's assembler is the truth: a line that clang assembles
should be taken, and a line that clang refuses should be refused. "executed" are the lines of which the interpreter can
make a step, "validated" the lines in which the validator of td.asm finds no mistake.

Encodings that no compiler prints for these targets are counted apart (ASIDE says why)."""

from __future__ import annotations

import argparse
import collections
import multiprocessing
import os
import pathlib
import re
import sys
import tempfile
from collections.abc import Iterable

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.asm.refusals import refused_lines  # noqa: E402
from tiledsl.asm.inline.validate import validate  # noqa: E402
from tiledsl.asm.isa.catalogue import lookup  # noqa: E402
from tiledsl.asm.isa.definition import split_encoding  # noqa: E402
from tiledsl.asm.text.grammar import parse_instruction  # noqa: E402
from tiledsl.asm.text.syntax import Instruction, Kernel, Label, Symbol  # noqa: E402
from tiledsl.diagnostics.diagnostic import AssemblyError, SimulationError  # noqa: E402
from tiledsl.sim.execute.program import Program  # noqa: E402
from tiledsl.sim.state.addresses import Addresses  # noqa: E402
from tiledsl.targets import TARGETS  # noqa: E402

# Lines that LLVM's assembler takes and no compiler prints for these targets, by pattern, with the reason.
ASIDE = (
    (r"^image_", "images: clang offers no images on the gfx90a, and the assembler alone takes a few"),
    (r"^s_(buffer_)?atomic_|^s_scratch_|^s_atc_probe|^s_dcache_discard", "scalar memory of which LLVM selects none"),
    (
        r"^s_(setvskip|rfe|cbranch_(g_fork|i_fork|join|cdbg)|endpgm_saved|endpgm_ordered)",
        "trap handlers, debuggers, forks",
    ),
    (r"^s_(setkill|sendmsghalt)", "graphics, and the end of a wave that is killed"),
    (r"^v_screen_partition_4se", "graphics"),
    (r"^\w+ ttmp|^s_store\S* ttmp|^v_cmpx?\S* ttmp", "writes of registers that only a trap handler writes"),
    (r"^v_cmpx_\w+ [^,]*,[^,]*$", "v_cmpx without its mask: the later generations'"),
    (r"64\S* .*\b(src_)?(scc|vccz|execz)\b", "SCC, VCCZ and EXECZ as 64 bits: no document states the upper half"),
    (
        r"\b(src_)?pops_exiting_wave_id|^(?!\S*64).*\b(src_)?(shared|private)_(base|limit)\b",
        "apertures as 32 bits, which LLVM avoids, and the order of pixels",
    ),
    (r"^s_(cbranch_\w+|branch|call_b64 s\[\d+:\d+\],) (-?\d|0x)", "branches to a number"),
    (r"\[\[|[\s|,-]\[[a-z]|\bacc\d|\bacc\[", "registers as lists, and the older names of accumulators"),
    (r"_sat\(", "counts that are cut to their field"),
    (
        r"^s_call_b64|^ds_(condxchg32|read_addtid|write_addtid)|^v_mfma_ld_scale",
        "other instructions of which LLVM selects none",
    ),
    (
        r"^v_mfma_(f32_\d+x\d+x\d+(bf16|xf32)|f32_(16x16x32|32x32x16)f16) |^v_smfmac_\w+x\d+[bfi]"
        r"|^v_mfma_i32_(16x16x32|16x16x64|32x32x16|32x32x32)i8 ",
        "spellings that LLVM reads and does not print",
    ),
    (r"^v_mfma_\w+_(32x32|16x16)\S* .*cbsz:3 abid:2", "a block beyond those of the instruction"),
    (r"(^v_align(bit|byte)_b32 .*op_sel)|^v_dot2_f32_f16 .*neg_hi:\[.,.,1\]", "halves of operands of 32 bits"),
    (r"\bdfmt:|\bnfmt:|, format:", "the older spelling of formats"),
)
_COMMENT = re.compile(r"//.*|;.*|/\*.*?\*/")
_INSTRUCTION = re.compile(r"[a-z][a-z0-9_]*(\s|$)")
READ, EXECUTED, VALIDATED = range(3)


def lines_of(folder: pathlib.Path, files: str) -> list[str]:
    """Each instruction of the tests once, without comments; directives, labels and assignments are left out."""
    found: dict[str, None] = {}
    for path in sorted(folder.rglob(files)):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            text = " ".join(_COMMENT.sub("", line).split())
            if _INSTRUCTION.match(text) and "=" not in text and "\\" not in text:
                found[text] = None
    return list(found)


def judged(case: tuple[str, str]) -> tuple[str, str, str]:
    """Why the reader, the interpreter and the validator refuse a line on a target; empty where they take the line."""
    text, name = case
    definition = lookup(text.split()[0])
    if definition is None or name not in definition.targets:  # asked first: names are then suggested, which takes long
        return ("no such instruction",) * 3
    try:
        item = parse_instruction(text)
    except AssemblyError as error:
        return (str(error.diagnostics[0].message),) * 3
    problems = validate(item, TARGETS[name], {})
    return "", refused(item, name), problems[0].message if problems else ""


def refused(item: Instruction, name: str) -> str:
    """Why the interpreter can make no step of an instruction; empty where it can."""
    targets = [Label(one.text, 0) for one in item.operands if isinstance(one, Symbol)]
    kernel = Kernel("mc", (*targets, item), (), {}, {})
    try:
        Program(kernel, TARGETS[name], {}, 1, False, "exact", Addresses(kernel, (), ()))
    except SimulationError as error:
        return error.diagnostics[0].message.partition(": ")[2]
    return ""


def aside(text: str) -> str:
    """Why no compiler prints the line; empty for every other line."""
    return next((why for pattern, why in ASIDE if re.search(pattern, text)), "")


def family(text: str) -> str:
    """The instruction's name without the digits of its types, by which the lines left are grouped."""
    name, ending = split_encoding(text.split()[0])
    return f"{name} _{ending}" if ending else name


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="LLVM's llvm/test/MC/AMDGPU")
    parser.add_argument("--target", choices=list(TARGETS))
    parser.add_argument("--files", default="*.s", help="the tests that match")
    parser.add_argument("--left", type=int, default=20, help="how many families to print of those left")
    parser.add_argument("--lines", help="print every line left of the families that match")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    lines = lines_of(options.folder, options.files)
    if not lines:
        parser.error(f"{options.folder} has no tests")
    print(f"{len(lines):,} lines\n  target         accepted  read   executed  validated   refused  executed  validated")
    for target in [options.target] if options.target else list(TARGETS):
        report(target, lines, options)
    return 0


def report(target: str, lines: list[str], options: argparse.Namespace) -> None:
    """Print the shares of one target, and the families that are left."""
    with tempfile.TemporaryDirectory() as folder:
        no = refused_lines(target, lines, pathlib.Path(folder))
    with multiprocessing.Pool(options.processes) as pool:
        verdicts = pool.map(judged, [(text, target) for text in lines], chunksize=500)
    good = [n for n, text in enumerate(lines) if n not in no and not aside(text)]
    bad = [n for n in range(len(lines)) if n in no]
    taken = [share(good, verdicts, kind, False) for kind in (READ, EXECUTED, VALIDATED)]
    kept = [share(bad, verdicts, kind, True) for kind in (EXECUTED, VALIDATED)]
    print(f"  {target:12} {len(good):>10,}" + "".join(f"  {one:7.2%}" for one in taken), end="")
    print(f"  {len(bad):>10,}" + "".join(f"  {one:7.2%}" for one in kept), flush=True)
    apart = collections.Counter(aside(text) for n, text in enumerate(lines) if n not in no)
    for why, count in apart.most_common():
        if why:
            print(f"    {count:>7,} apart: {why}")
    for kind, name in ((EXECUTED, "executed"), (VALIDATED, "validated")):
        families(f"accepted, and not {name}", good, lines, verdicts, kind, False, options)
        families(f"refused, and {name}", bad, lines, verdicts, kind, True, options)


def share(numbers: list[int], verdicts: list[tuple[str, str, str]], kind: int, refuse: bool) -> float:
    """The share of the lines that are judged as clang judges them."""
    return sum(bool(verdicts[n][kind]) == refuse for n in numbers) / max(1, len(numbers))


def families(
    title: str,
    numbers: Iterable[int],
    lines: list[str],
    verdicts: list[tuple[str, str, str]],
    kind: int,
    refuse: bool,
    options: argparse.Namespace,
) -> None:
    """Print the families of the lines judged otherwise than clang judges them, the largest first."""
    left: dict[str, list[int]] = collections.defaultdict(list)
    for n in numbers:
        if bool(verdicts[n][kind]) != refuse:
            left[family(lines[n])].append(n)
    total = sum(map(len, left.values()))
    if total:
        print(f"    {total:,} {title}, of {len(left)} families")
    for name, found in sorted(left.items(), key=lambda pair: -len(pair[1]))[: options.left]:
        print(f"      {len(found):>6,} {name:28} {lines[found[0]]}   {verdicts[found[0]][kind]}"[:190])
        if options.lines and re.search(options.lines, name):
            for n in found:
                print(f"             {lines[n]}   {verdicts[n][kind]}")


if __name__ == "__main__":
    sys.exit(main())
