"""Sources for the front end that nobody wrote, what the checks say to each, and the accepted ones on the interpreter against their contracts."""

from __future__ import annotations

import ast
import contextlib
import dataclasses
import functools
import importlib.util
import linecache
import math
import pathlib
import random
import re
import signal
import traceback
import types
import warnings
from collections.abc import Iterator

import torch

import tiledsl as td
from examples.catalogue import EXAMPLES
from tests.checks.conftest import PRODUCTS
from tests.frontend.generated import Source, generated
from tests.frontend.mutated import mutated
from tests.kernels import epilogues, gemms, products, small_floats
from tiledsl.analysis.source.points import shape
from tiledsl.compile.lowered import Lowered
from tiledsl.ir import nodes as ir
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

SECONDS = 60  # after which a source counts as one that gets no answer
_FOLDER = pathlib.Path(td.__file__).parent
_TYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32, "int8": torch.int8, "i32": torch.int32}
_SMALL_FLOATS = {
    ("fp8", "gfx942"): torch.float8_e4m3fnuz,
    ("fp8", "gfx950"): torch.float8_e4m3fn,
    ("bf8", "gfx942"): torch.float8_e5m2fnuz,
    ("bf8", "gfx950"): torch.float8_e5m2,
}
_FUNCTIONS = {
    "+": torch.add, "-": torch.sub, "*": torch.mul, "/": torch.div, "neg": torch.neg, "maximum": torch.maximum, "minimum": torch.minimum,
    "relu": torch.relu, "exp": torch.exp,
}  # fmt: skip
_INEXACT = {"/", "exp", "gelu", "gelu_tanh"}


# ------------------------------------------------------------------------------------------------------------- sources


@dataclasses.dataclass(frozen=True, eq=False)
class Base:
    """A right kernel to change: its file, its name there, what it computes, and extents that its tiles divide."""

    file: pathlib.Path
    kernel: str
    extents: dict[str, int]
    options: dict[str, object] = dataclasses.field(default_factory=dict)
    targets: tuple[str, ...] = tuple(TARGETS)
    contract: str = ""  # where the file states none
    whole: bool = False  # only sizes that the tiles divide


def _bases() -> Iterator[Base]:
    for example in EXAMPLES:
        file = pathlib.Path(example.kernel.function.__code__.co_filename)
        for target in example.targets:
            extents = dict(zip("MNK", example.extents({}), strict=True))
            yield Base(file, example.name, extents, dict(example.options), (target,), whole=example.module in ("own_loader", "ping_pong_direct"))
    product = "td.ensures(c, a @ b.T)"
    for kernel, extents in (
        (gemms.one_warp, (64, 64, 64)),
        (gemms.odd_shape, (192, 64, 32)),
        (gemms.producer_consumer, (64, 64, 32)),
        (gemms.rolled_panel, (64, 64, 128)),
        (gemms.ordered, (32, 32, 32)),
        (gemms.small_ping_pong, (96, 64, 48)),
        (gemms.small_ping_pong_direct, (128, 192, 32)),
        (gemms.small_interleave, (128, 256, 32)),
        (small_floats.f16_gemm, (64, 64, 32)),
        (epilogues.update, (64, 64, 32)),
        (epilogues.with_bias, (64, 64, 32)),
        (epilogues.to_bf16, (32, 32, 1)),
        (epilogues.in_place, (32, 32, 32)),
        (products.product_atb, (64, 64, 32)),
        (products.inner_loop, (64, 64, 128)),
        (products.gram, (32, 32, 64)),
        (products.element_by_element, (32, 32, 16)),
    ):
        contracts = {"product_atb": "td.ensures(c, a.T @ b)", "inner_loop": "td.ensures(c, a @ b)", "gram": "td.ensures(c, a @ a.T)\ntd.ensures(d, a.T @ a)"}
        contracts |= {"element_by_element": "td.ensures(c, a @ b)", "with_bias": "td.ensures(c, td.relu(a @ b.T + bias))", "to_bf16": "td.ensures(y, x)"}
        contracts |= {"update": "", "in_place": ""}
        file = pathlib.Path(kernel.function.__code__.co_filename)
        whole = kernel.name in ("small_ping_pong_direct", "gram", "element_by_element", "to_bf16")
        named = {name: extent for name, extent in zip("MNK", extents, strict=True) if name in kernel.parameters.dimensions}
        targets = ("gfx950",) if kernel.target else tuple(TARGETS)
        yield Base(file, kernel.name, named, targets=targets, contract=contracts.get(kernel.name, product), whole=whole)
    for path in PRODUCTS:
        contract = {"contract": "", "contract_epilogue": "", "small_tiles": "td.ensures(c, a @ b)", "two_products": ""}.get(path.stem, "td.ensures(c, a @ b.T)")
        targets = ("gfx950",) if path.stem in ("panel_buffered", "direct_waits", "one_warp_waits") else tuple(TARGETS)
        extents = {"M": 128, "N": 128, "K": 128} | ({"L": 64} if path.stem == "two_products" else {})
        yield Base(path, path.stem, extents, targets=targets, contract=contract if "ensures" not in path.read_text() else "", whole=True)


@functools.cache
def bases() -> tuple[Base, ...]:
    return tuple(_bases())


@functools.cache
def _alone(base: Base) -> str:
    """The file without other kernels and what runs it as a program, and with the contract that it states or is given."""
    tree = ast.parse(base.file.read_text())
    nodes = []
    for node in tree.body:
        kernel = isinstance(node, ast.FunctionDef) and any("td.kernel" in ast.unparse(one) for one in node.decorator_list)
        if kernel and node.name == base.kernel:
            given = ast.parse(base.contract).body
            node.body[1 if ast.get_docstring(node) else 0 : 0] = given
        if not isinstance(node, ast.If) and not (kernel and node.name != base.kernel):
            nodes.append(node)
    tree.body = nodes
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def source(seed: int) -> tuple[Source, list[str]]:
    """A source, and what was changed in it: a generated kernel, changed up to twice, or one of `bases`, changed once to three times."""
    pick = random.Random(seed)
    if pick.random() < 0.5:
        found, changes = generated(pick), pick.choice((0, 1, 1, 2))
    else:
        base, changes = pick.choice(bases()), pick.choice((1, 1, 1, 2, 3))
        whole = base.whole or pick.random() < 0.7
        sizes = {name: extent * pick.choice((1, 1, 2)) if whole else pick.randint(1, 2 * extent) for name, extent in base.extents.items()}
        found = Source(_alone(base), base.kernel, pick.choice(base.targets), sizes | base.options)
    if not changes:
        return found, []
    text, done = mutated(found.text, found.kernel, pick, changes)
    return dataclasses.replace(found, text=text), done


# ------------------------------------------------------------------------------------------------------------ verdicts


@dataclasses.dataclass(frozen=True)
class Verdict:
    """What became of a source: "accepted", "refused", "usage" (the request does not fit it), "python" (Python refuses the file before a kernel exists),
    "bug" (a traceback, or a finding without a place), "slow"."""

    kind: str
    codes: tuple[str, ...] = ()
    detail: str = ""
    findings: tuple[td.Diagnostic, ...] = ()
    kernel: td.Kernel | None = None


class _TooSlow(BaseException):
    """No Exception: what runs in a kernel may catch those."""


@contextlib.contextmanager
def _limited(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise _TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def judge(one: Source, path: pathlib.Path) -> Verdict:
    """Write the source to that path, and check it."""
    path.write_text(one.text)
    linecache.checkcache(str(path))
    try:
        with _limited(SECONDS), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _judged(one, path)
    except _TooSlow:
        return Verdict("slow", detail=f"no answer in {SECONDS} s")


def _judged(one: Source, path: pathlib.Path) -> Verdict:
    kernel = None
    try:
        kernel = vars(_module(path)).get(one.kernel)
        if not isinstance(kernel, td.Kernel):
            return Verdict("python", detail="no kernel")
        findings = kernel.check(one.target, **one.sizes)
    except td.UsageError as error:
        return Verdict("usage", ("TD000",), str(error)) if str(error) else Verdict("bug", detail="a UsageError without text")
    except td.KernelError as error:
        findings = error.diagnostics
    except Exception as error:
        ours = any(pathlib.Path(frame.filename).is_relative_to(_FOLDER) for frame in traceback.extract_tb(error.__traceback__))
        return Verdict("bug" if ours else "python", detail=traceback.format_exc())
    unplaced = [problem for finding in findings if (problem := _misplaced(finding, path, one.text))]
    if unplaced:
        return Verdict("bug", detail="\n".join(unplaced))
    errors = tuple(sorted({finding.code for finding in findings if finding.severity == "error"}))
    return Verdict("refused" if errors else "accepted", errors, "", tuple(findings), kernel)


def _module(path: pathlib.Path) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    exec(compile(path.read_text(), str(path), "exec"), module.__dict__)  # no bytecode files
    return module


def _misplaced(finding: td.Diagnostic, path: pathlib.Path, text: str) -> str:
    """What is wrong with the places of a finding, if anything."""
    lines = text.splitlines()
    if finding.primary is None:
        return f"no place: {finding.render()}"
    for span in (finding.primary.span, *(mark.span for mark in finding.others), *finding.calls):
        inside = span.file == str(path) and 1 <= span.line <= span.end_line <= len(lines) and 1 <= span.column <= len(lines[span.line - 1]) + 1
        if not inside or (span.line, span.column) > (span.end_line, span.end_column):
            return f"a place outside of the file, {span}: {finding.render()}"
    return "" if finding.message and finding.render() else "no text"


# ------------------------------------------------------------------------------------------------------------ execution


BUDGETS = {"TD210", "TD216", "TD218"}  # spills, occupancy, accumulators that the compiler takes when it runs out of registers


def is_checked(verdict: Verdict) -> bool:
    """Whether a contract says what every output holds, and is checked."""
    return not any(finding.code in ("TD601", "TD603") for finding in verdict.findings)


def refused_for_values(verdict: Verdict) -> bool:
    """Whether only the contract refuses it, and for more than what infinite data would show."""
    values = [finding for finding in verdict.findings if finding.severity == "error"]
    return verdict.codes == ("TD602",) and not any("infinite" in note for finding in values for note in finding.notes)


def where_found(one: Source, verdict: Verdict) -> Source:
    """The source at the sizes at which it is refused: of sizes that the launch gives, the checks try some."""
    notes = [note for finding in verdict.findings if finding.severity == "error" for note in finding.notes if note.startswith("found at ")]
    found = {name: int(size) for name, size in re.findall(r"(\w+)=(\d+)", notes[0])} if notes else {}
    return dataclasses.replace(one, sizes={**one.sizes, **found})


def outcome(one: Source, verdict: Verdict, seed: int, unchecked: bool = False) -> str:
    """Lower an accepted kernel and execute it: "right", "clean" where no contract says what is right, "budget: …" where the listing takes more registers than
    there are, whatever comes of that, or else what is wrong."""
    assert verdict.kernel is not None
    try:
        lowered = verdict.kernel.lower(one.target, unchecked=unchecked, **one.sizes)
    except td.KernelError as error:
        codes = sorted({finding.code for finding in error.diagnostics if finding.severity == "error"})
        return f"budget: {' '.join(codes)}" if BUDGETS.intersection(codes) else f"lower refuses: {error}"
    except td.ToolchainError as error:
        return f"lower refuses: {error}"
    tensors, scalars = arguments(lowered, seed)
    before = {name: tensor.clone() for name, tensor in tensors.items()}
    schedule = random.Random(seed).choice(("round-robin", "latest", "reversed", "half-phase", "random:3"))
    report = execute(lowered, [*tensors.values(), *scalars.values()], schedule=schedule)
    if report.hazards:
        return f"hazard under {schedule}: {report.hazards[0].render()}"
    if not is_checked(verdict):
        return "clean"
    for contract in lowered.kernel.contracts:
        exact, found = expected(contract, before, scalars), tensors[contract.tensor.name]
        if not _same(found, exact, contract.value):
            return f"wrong under {schedule}: {contract.formula}, in {int((found.double() != exact).sum())} of {found.numel()} elements"
    return "right"


def arguments(lowered: Lowered, seed: int) -> tuple[dict[str, torch.Tensor], dict[str, float]]:
    """Small whole numbers for every tensor, NaN for an output that no contract reads, and powers of two for scalars."""
    generator = torch.Generator().manual_seed(seed)
    read = {of.tensor.name for contract in lowered.kernel.contracts for of in _tensors(contract.value)}
    tensors = {}
    for tensor in lowered.at(lowered.sizes).tensors:
        name = tensor.dtype.name
        dtype = _TYPES[name] if name in _TYPES else _SMALL_FLOATS[name, lowered.target]
        data = torch.randint(-2, 3, shape(tensor)[-tensor.dimensions :], generator=generator).float()
        if tensor.name in lowered.kernel.outputs and tensor.name not in read and dtype.is_floating_point:
            data[:] = math.nan
        tensors[tensor.name] = data.to(dtype)
    return tensors, {scalar.name: 2 if scalar.dtype.name == "i32" else (0.5, -2.0)[i % 2] for i, scalar in enumerate(lowered.kernel.scalars)}


def _tensors(formula: ir.Element) -> Iterator[ir.OfTensor]:
    if isinstance(formula, ir.OfTensor):
        yield formula
    parts = (getattr(formula, name, ()) for name in ("of", "left", "right", "operands"))
    for part in parts:
        for inner in part if isinstance(part, tuple) else (part,):
            if isinstance(inner, ir.Element):
                yield from _tensors(inner)


def expected(contract: ir.Contract, before: dict[str, torch.Tensor], scalars: dict[str, float]) -> torch.Tensor:
    """The formula by torch, in double precision, rounded once to the output's type."""

    def value(formula: ir.Element) -> torch.Tensor:
        match formula:
            case ir.OfTensor(tensor=tensor):
                return before[tensor.name].double()
            case ir.Transposed(of=of):
                return value(of).mT
            case ir.Matmul(left=left, right=right):
                return value(left) @ value(right)
            case ir.Number(value=number):
                return torch.tensor(number, dtype=torch.float64)
            case ir.Parameter(name=name):
                return torch.tensor(scalars[name], dtype=torch.float64)
            case ir.Apply(op=op, operands=operands):
                if op.startswith("gelu"):
                    return torch.nn.functional.gelu(value(operands[0]), approximate="tanh" if op.endswith("tanh") else "none")
                return _FUNCTIONS[op](*map(value, operands))
        raise AssertionError(f"no value for {formula!r}")

    output = before[contract.tensor.name]
    return value(contract.value).expand(output.shape).to(output.dtype).double()


def _same(found: torch.Tensor, exact: torch.Tensor, formula: ir.Element) -> bool:
    """Equal; close where the formula divides or takes an exponential."""
    if _operations(formula) & _INEXACT:
        return torch.allclose(found.double(), exact, rtol=2.0**-7, atol=1e-4, equal_nan=True)
    return torch.equal(found.double(), exact)


def _operations(formula: ir.Element) -> set[str]:
    match formula:
        case ir.Apply(op=op, operands=operands):
            return {op}.union(*map(_operations, operands))
        case ir.Transposed(of=of):
            return _operations(of)
        case ir.Matmul(left=left, right=right):
            return _operations(left) | _operations(right)
    return set()
