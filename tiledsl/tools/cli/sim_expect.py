"""`tiledsl sim LISTING|FILE.hip --expect`: the results of a listing or of HIP C++ compared with what they shall be."""

from __future__ import annotations

import argparse
import ast
import dataclasses
import keyword
import linecache
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import TiledslError, UsageError
from tiledsl.ir import nodes as ir
from tiledsl.ir.walk import tensors
from tiledsl.language.values.annotations import bf8, bf16, f16, f32, fp8, i32, int8
from tiledsl.targets import Target
from tiledsl.tools.bench.data import LARGEST, decoded, loaded
from tiledsl.tools.bench.formula import Compared, Expectation, closeness, compared_with, expectation
from tiledsl.tools.cli import expect_words

_FILE = "--expect"  # in messages about a formula
_STATED = re.compile(r"\s*(?P<output>\w+)\s*=(?!=)\s*(?P<value>.*\S)\s*")
_EXAMPLE = "--expect 'c = a @ b.T' or --expect c=ref.npy"
_OTHER_NAME = "the argument another name: where not all names are the kernel's, arguments are taken in their order"
_OF_CONTRACTS = (bf16, f16, fp8, bf8, f32, i32)
_TYPES = {**{one.name: one for one in _OF_CONTRACTS}, "i8": int8}  # by the types of --arg
_LONG = ("i64", "u64")
_WHOLE = ("integers", "zeros")  # data whose sums f32 holds


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of what a listing or HIP C++ shall compute."""
    parser.add_argument(
        "--expect",
        metavar="NAME=FORMULA",
        action="append",
        default=[],
        help="of a listing: compare an array with a formula over the arrays before the launch, in the words of"
        " td.ensures, as in 'c = a @ b.T'; or with a file, c=ref.npy",
    )
    parser.add_argument(
        "--tolerance",
        type=float,
        metavar="X",
        help="of --expect: the permitted error, as a share of the largest expected number (default: that of f32 sums"
        " and of the rounding to the array's type; none for whole numbers)",
    )


@dataclasses.dataclass(frozen=True)
class Argument:
    """An argument of the launch, with its type and data as they are written in --arg; a number has no type."""

    value: Any
    type: str
    data: str


@dataclasses.dataclass(frozen=True)
class Stated:
    """What an array shall hold after the launch, and what it held before, as its bits."""

    output: str
    text: str
    of_file: bool
    wanted: Expectation
    before: np.ndarray

    def compared(self, after: np.ndarray, kind: str, target: Target, whole: bool) -> Compared:
        """Compare the array after the launch: all elements or, where only some blocks ran, those that changed."""
        bits = f"u{after.itemsize}"
        stored = np.ones(after.shape, bool) if whole else after.view(bits) != self.before.view(bits)
        found = compared_with(self.wanted, self.output, self.text, _numbers(after, kind, target), stored)
        return dataclasses.replace(found, of_file=self.of_file)


def stated(options: argparse.Namespace, given: Mapping[str, Argument], target: Target) -> list[Stated]:
    """What --expect says, evaluated before the launch. UsageError where it cannot be evaluated."""
    tolerance = options.tolerance
    if tolerance is not None and (not options.expect or not 0 <= tolerance < float("inf")):
        raise UsageError(f"--tolerance takes a number that is at least 0, beside --expect, and got {tolerance}")
    found: dict[str, Stated] = {}
    for text in options.expect:
        parts = _STATED.fullmatch(text)
        if parts is None:
            raise UsageError(f"--expect takes NAME=FORMULA or NAME=FILE.npy, as in {_EXAMPLE}, and got '{text}'")
        output, value = parts["output"], parts["value"]
        if output in found:
            raise UsageError(f"two --expect say what '{output}' shall be")
        _check_output(output, given)
        of_file = value.endswith(".npy")
        wanted = _of_file(output, value, given[output], target) if of_file else _of_formula(text, given, target)
        if tolerance is not None:
            finite = np.isfinite(wanted.values)
            largest = float(np.abs(np.where(finite, wanted.values, 0.0)).max(initial=0.0))
            wanted = dataclasses.replace(
                wanted, allowed=np.where(finite, tolerance * largest, 0.0), exact=not tolerance
            )
        found[output] = Stated(output, value, of_file, wanted, given[output].value.copy())
    return list(found.values())


def _check_output(output: str, given: Mapping[str, Argument]) -> None:
    arrays = [name for name, argument in given.items() if argument.type]
    if output not in arrays:
        raise UsageError(f"--expect says what '{output}' shall be: the arrays are {', '.join(arrays) or 'none'}")
    if given[output].type in _LONG:
        raise UsageError(f"--expect compares numbers of at most 32 bits, and '{output}' is of {given[output].type}")


def _numbers(values: np.ndarray, kind: str, target: Target) -> np.ndarray:
    """The numbers of an array whose elements are of that type."""
    if kind in ("bf16", "fp8", "bf8"):
        return decoded(values, _TYPES[kind], target)
    return values.astype(np.float64)


def _of_file(output: str, file: str, argument: Argument, target: Target) -> Expectation:
    """The numbers of a file: as floats or integers, or in the bits that --save writes."""
    found, array = loaded(f"--expect {output}", file), argument.value
    if found.shape != array.shape:
        raise UsageError(f"'{output}' is {argument.type}{list(array.shape)}, and {file} holds {list(found.shape)}")
    if found.dtype == array.dtype:
        expected = _numbers(found, argument.type, target)
    elif np.issubdtype(found.dtype, np.floating) or np.issubdtype(found.dtype, np.integer) and _is_integer(argument):
        expected = found.astype(np.float64)
    else:
        raise UsageError(f"'{output}' is of {argument.type}, and {file} holds {found.dtype}: save it as float32")
    allowed = 0.0 if _is_integer(argument) else closeness(expected, [argument.type])
    return Expectation(expected, allowed, _is_integer(argument))


def _is_integer(argument: Argument) -> bool:
    return argument.type.startswith(("i", "u"))


def _of_formula(text: str, given: Mapping[str, Argument], target: Target) -> Expectation:
    """The value of `c = a @ b.T`, by the words of contracts: the formula of a kernel with these arguments."""
    output, _, value = text.partition("=")
    output, value = output.strip(), " ".join(value.partition("#")[0].split())
    names = _names_in(value)
    for name in (output, *names):
        _check_name(name, given)
    numbers = {name: np.asarray(given[name].value).item() for name in names if not given[name].type}
    shapes = {name: given[name].value.shape for name in names if given[name].type}
    expect_words.check(ast.parse(value, mode="eval").body, numbers, shapes)
    kernel = _captured([output, *names], value, output, given, target)
    (contract,) = kernel.contracts
    used = [one.tensor.name for one in tensors(contract.value)]
    before = {name: decoded(given[name].value, _TYPES[given[name].type], target) for name in used}
    largest = LARGEST if all(given[name].data in _WHOLE for name in used) else None
    return expectation(kernel, contract, before, given[output].value.shape, target, largest)


def _names_in(value: str) -> list[str]:
    """The names of a formula, but for td. UsageError where it is no expression of Python."""
    try:
        tree = ast.parse(value, mode="eval")
        compile(f"({value}\n)", _FILE, "eval")  # await outside of a function is refused here
    except (SyntaxError, RecursionError, MemoryError) as error:
        words = [word for word in re.findall(r"\w+", value) if keyword.iskeyword(word)]
        hint = f": '{words[0]}' is a word of Python, so give {_OTHER_NAME}" if words else ""
        what = error.msg if isinstance(error, SyntaxError) else "nested too deeply"
        raise UsageError(f"--expect takes a formula, as in {_EXAMPLE}: '{value}' is {what}{hint}") from None
    return sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} - {"td"})


def _check_name(name: str, given: Mapping[str, Argument]) -> None:
    if name not in given:
        raise UsageError(f"--expect names '{name}', and the arguments are {', '.join(given)}")
    if keyword.iskeyword(name) or name == "td":
        raise UsageError(f"--expect names '{name}', which stands for something else in a formula: give {_OTHER_NAME}")
    argument = given[name]
    if argument.type and argument.type not in _TYPES:
        raise UsageError(
            f"--expect names '{name}', which is of {argument.type}: formulas are over {', '.join(_TYPES)}; compare"
            " with a file in place of the formula"
        )
    if argument.type and not 1 <= argument.value.ndim <= 3:
        raise UsageError(f"--expect names '{name}', which has {argument.value.ndim} dimensions: at most 3 are possible")


def _captured(
    names: Sequence[str], value: str, output: str, given: Mapping[str, Argument], target: Target
) -> ir.KernelIR:
    """The IR of a kernel that has nothing but the contract."""
    arrays = {name: given[name] for name in dict.fromkeys(names) if given[name].type}
    tensors = ", ".join(
        f"{name}: td.gl[td.{_TYPES[one.type].name}, {', '.join(map(str, one.value.shape))}]"
        for name, one in arrays.items()
    )
    source = (
        f"import tiledsl as td\n@td.kernel(warps=1)\ndef expected({tensors}):\n    td.ensures({output}, {value})\n"
        "    td.grid(1)\n"
    )
    linecache.cache[_FILE] = (len(source), None, source.splitlines(keepends=True), _FILE)  # where messages show it
    namespace: dict[str, Any] = {name: np.asarray(given[name].value).item() for name in names if name not in arrays}
    try:
        exec(compile(source, _FILE, "exec"), namespace)
        captured: ir.KernelIR = namespace["expected"].capture(target.name, {})
    except TiledslError as error:
        raise UsageError(error.diagnostics) from None
    return captured
