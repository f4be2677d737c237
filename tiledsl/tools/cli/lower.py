"""`tiledsl lower FILE[:NAME] …`: check and lower a kernel, and print its resources or one stage, or write all
stages."""

from __future__ import annotations

import argparse
import itertools
import pathlib
import sys
from collections.abc import Iterable
from typing import Any

from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, MissingSizes, ToolchainError, UsageError
from tiledsl.diagnostics.terminal import rendered
from tiledsl.ir.causes import EPILOGUE
from tiledsl.ir.math.grid import total
from tiledsl.lower.emit.ctext import c_expr
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import TARGETS, architecture
from tiledsl.toolchain import COMPILERS
from tiledsl.tools.cli.block_order import chosen_warps, loop_waits, phases
from tiledsl.tools.cli.fail_on import add_fail_on, failing_names, fails_on
from tiledsl.tools.cli.kernels import load_named
from tiledsl.tools.cli.options import add_allow_unchecked, add_kernel, check_clang, examples, given, missing
from tiledsl.tools.cli.output import PLAIN, put, say

STAGES = (("ir", "the IR"), ("hip", "the HIP text"), ("asm", "the compiler's listing"))
_OF_LOOP = ("global_", "buffer_", "ds_", "v_mfma", "v_smfmac", "s_waitcnt", "s_barrier", "s_setprio")


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "lower",
        help=summary,
        description=(
            "Check a kernel, lower it and compile it; print its resources with warnings of time that a change saves, or"
            " one of its stages. Exit status 0 done, 1 refused or with what --fail-on names, 2 for a wrong request."
        ),
        epilog=examples(
            "lower my_gemm.py",
            "lower my_gemm.py --target gfx950 --dump-asm",
            "lower my_gemm.py:gemm -D M=4096 -D K=512 -o out/",
            "lower my_gemm.py --cost --fail-on lines,epilogue",
        ),
    )
    add_kernel(parser, "a Python file with a kernel; the kernel's name, where it holds several")
    parser.add_argument(
        "--target", type=architecture, choices=tuple(TARGETS), help="the chip (default: the kernel's own, or gfx942)"
    )
    _add_stages(parser)
    parser.add_argument("-o", dest="directory", metavar="DIR", help="write every stage's file there")
    parser.add_argument(
        "--unchecked",
        action="store_true",
        help=("print or write the stages of a refused kernel too; its findings are printed, and the exit status is 1"),
    )
    add_allow_unchecked(parser)
    _add_costs(parser)
    parser.add_argument(
        "--compiler",
        choices=COMPILERS,
        help="auto: hiprtc, or clang if there is no hiprtc or its code is refused (default: clang, auto with a GPU)",
    )
    parser.add_argument(
        "--clang",
        metavar="PATH",
        help="the clang to use (default: TILEDSL_CLANG, ROCm's, the ziglang package's, the system's)",
    )
    parser.set_defaults(run=_run)


def _add_costs(parser: argparse.ArgumentParser) -> None:
    """Add the options of the findings on cost."""
    parser.add_argument(
        "--cost",
        action="store_true",
        default=None,
        help="predict the time too: findings on cost have their clocks, and TD716 is among them (default: by counts)",
    )
    parser.add_argument("--no-cost", dest="cost", action="store_false", help="leave out findings on cost")
    add_fail_on(parser)


def _add_stages(parser: argparse.ArgumentParser) -> None:
    """Add the options that print one stage, or the order of its instructions."""
    stage = parser.add_mutually_exclusive_group()
    for name, what in STAGES:
        stage.add_argument(
            f"--dump-{name}", dest="stage", action="store_const", const=name, help=f"print {what} and nothing else"
        )
    stage.add_argument(
        "--loop",
        dest="stage",
        action="store_const",
        const="loop",
        help="print the memory operations, products, waits and barriers of the main loop, equal neighbours counted",
    )
    order = parser.add_mutually_exclusive_group()  # a group of its own, since argparse folds no group's line
    order.add_argument(
        "--waits",
        action="store_true",
        help="print the waits in loops: what each is for, and the least clocks between its issue and the wait",
    )
    order.add_argument(
        "--phases",
        nargs="?",
        const="",
        metavar="WARPS",
        help="print what warps issue from barrier to barrier, side by side, as FILE --phases 0,4 (default: two warps)",
    )


def _run(options: argparse.Namespace) -> int:
    """Lower, write and print; return the exit status."""
    order = "--waits" if options.waits else "--phases" if options.phases is not None else ""
    if order and options.stage:
        stage = "--loop" if options.stage == "loop" else f"--dump-{options.stage}"
        raise UsageError(f"{order} and {stage} print two texts: leave one of them out")
    failing = _failing(options)
    named = load_named(options.file)
    try:
        lowered = _lowered(named.kernel, options)
    except KernelError as error:
        say(rendered(error, sys.stderr), sys.stderr)
        if error.has_text:
            more = "" if options.stage or order or options.directory else " --dump-hip"
            say(f"\ntiledsl: to see the text of the refused kernel, add --unchecked{more}", sys.stderr)
        elif options.unchecked:
            say("\ntiledsl: --unchecked has no text to show: the plan cannot continue after this finding", sys.stderr)
        return 1
    shown = _shown(lowered, options)
    costs = _costs(lowered, options, bool(shown))
    if options.directory:
        written = _write(lowered, costs, pathlib.Path(options.directory), named.name)
        say("\n".join(map(str, written)), sys.stderr if shown else sys.stdout)
    if shown:
        say(shown, end="")
    elif not options.directory:
        say(resource_table(lowered, costs))
    warnings = [one for one in lowered.warnings if one.severity == "warning"]
    # the table already ends with the warnings
    beside = (*warnings, *(costs if _asks(options) else ())) if shown or options.directory else ()
    findings = (*lowered.refusals, *beside)
    if findings:
        say("\n\n".join(rendered(finding, sys.stderr) for finding in findings), sys.stderr)
    return 1 if lowered.refusals or any(fails_on(one, failing) for one in (*warnings, *costs)) else 0


def _failing(options: argparse.Namespace) -> frozenset[str]:
    """The names of --fail-on. UsageError for a cost that nobody looks for."""
    failing = failing_names(options, "leave out --no-cost" if options.cost is False else "")
    if EPILOGUE in failing and not options.cost:
        raise UsageError(f"--fail-on {EPILOGUE} compares clocks, which only a prediction has: add --cost")
    return failing


def _costs(lowered: Lowered, options: argparse.Namespace, shown: bool) -> tuple[Diagnostic, ...]:
    """The findings on cost, where they are shown or asked for; of a refused kernel none."""
    if options.cost is False or lowered.refusals or (shown and not options.directory and not _asks(options)):
        return ()
    if not options.cost:
        return lowered.costs
    from tiledsl.runtime.costs import predicted_costs  # here, since without --cost nothing is predicted

    try:
        return predicted_costs(lowered)
    except MissingSizes as error:
        raise missing(error) from None


def _asks(options: argparse.Namespace) -> bool:
    """Whether findings on cost are asked for, so that they are told beside a stage or files too."""
    return bool(options.cost or options.fail_on)


def _lowered(kernel: Kernel, options: argparse.Namespace) -> Lowered:
    """The kernel, lowered as the options ask. A HIP text that the compiler refuses is printed all the same."""
    sizes, strides = given(options)
    check_clang(options.clang)
    try:
        return lower(
            kernel,
            options.target,
            sizes,
            unchecked=options.unchecked,
            compiler=options.compiler,
            clang=options.clang,
            strides=strides,
            allow_unchecked=options.allow_unchecked,
        )
    except MissingSizes as error:
        raise missing(error) from None
    except ToolchainError as error:
        if error.hip and options.stage == "hip":  # the text belongs to the bug report
            say(error.hip, end="")
        raise


def resource_table(lowered: Lowered, costs: Iterable[Diagnostic] = ()) -> str:
    """The resource table, the compiler, and remaining remarks about the kernel."""
    lines = [
        _refused(lowered, "#") + lowered.resources.table(),
        f"launch           {_launch(lowered)}",
        f"compiler         {lowered.compiler}",
    ]
    lines += [f"passed over      {other}" for other in lowered.compiler.passed_over]
    if lowered.kernel.dynamic:
        names = ", ".join(size.name for size in lowered.kernel.dynamic)
        checked = (
            ", ".join(f"{name}={size}" for name, size in lowered.sizes.items()) or "a few sizes, the least among them"
        )
        lines.append(f"sizes            checked at {checked}; compiled for every {names}")
    findings = (*lowered.refusals, *lowered.warnings, *costs)
    return "\n".join([*lines, *(f"\n{finding.render()}" for finding in findings)])


def _launch(lowered: Lowered) -> str:
    """The number of blocks, as a C expression where run-time sizes decide."""
    blocks = c_expr(total(lowered.kernel.grid))
    return f"{blocks} block{'s' * (blocks != '1')} of {lowered.resources.threads} threads, in one dimension"


def _shown(lowered: Lowered, options: argparse.Namespace) -> str:
    """The text that the options ask for, "" where they ask for none."""
    if options.waits:
        return _refused(lowered, "#") + loop_waits(lowered)
    if options.phases is not None:
        return _refused(lowered, "#") + phases(lowered, chosen_warps(options.phases, lowered))
    return _stage(lowered, options.stage) if options.stage else ""


def _stage(lowered: Lowered, stage: str) -> str:
    """The text of a stage."""
    if stage == "loop":
        return _refused(lowered, "#") + _loop(lowered)
    comment = {"ir": "#", "hip": "//", "asm": ";"}[stage]
    return _refused(lowered, comment) + str(getattr(lowered, stage))


def _loop(lowered: Lowered) -> str:
    """The main loop's operations in order, with how many equal ones stand together. UsageError without a loop."""
    loop = lowered.resources.loop
    if loop is None:
        raise UsageError(f"kernel '{lowered.kernel.name}' has no loop")
    lines = (line.strip() for line in lowered.asm.splitlines()[loop.line - 1 : loop.last_line])
    names = (line if line.startswith("s_") else line.split()[0] for line in lines if line.startswith(_OF_LOOP))
    return "".join(f"{len(list(run)):3} {name}\n" for name, run in itertools.groupby(names))


def _refused(lowered: Lowered, comment: str) -> str:
    """The comment that marks each text of a refused kernel, so that it is not taken for a valid one."""
    return "".join(f"{comment} refused, {refusal.code}: {refusal.message}\n" for refusal in lowered.refusals)


def _write(lowered: Lowered, costs: Iterable[Diagnostic], directory: pathlib.Path, kernel: str) -> list[pathlib.Path]:
    """Write every stage's file under the kernel's name in its file, and return the paths. Files are written aside, then
    renamed. A refused kernel has no code object: an older one is removed."""
    name = f"{kernel}.{lowered.target}"
    files = {
        f"{name}{suffix}": _stage(lowered, stage).encode(errors=PLAIN)
        for stage, suffix in (("ir", ".ir"), ("hip", ".hip"), ("asm", ".s"))
    }
    if not lowered.refusals:
        files[f"{name}.co"] = lowered.code_object
    files[f"{name}.txt"] = (resource_table(lowered, costs) + "\n").encode(errors=PLAIN)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        put({directory / file: content for file, content in files.items()})
        if lowered.refusals:
            (directory / f"{name}.co").unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"cannot write to {directory}: {error.strerror}") from None
    return [directory / file for file in files]
