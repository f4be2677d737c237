"""The helper that rewritten code calls: it decides whether a construct is recorded for the device or executed by
Python.

On host values every construct behaves as in Python.
"""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable
from typing import Any

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.capture.branch import Branch, RoleBranch
from tiledsl.language.capture.host_state import UNBOUND, name_local_tiles, save
from tiledsl.language.capture.loop import DeviceRange, Loop
from tiledsl.language.recording.capture import Capture, Construct, capturing, current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.values.remainders import of_result
from tiledsl.language.values.roles import Role
from tiledsl.language.values.scalars import Scalar, expression, operand, wrap
from tiledsl.language.values.sizes import Count, Ratio, fraction, whole
from tiledsl.language.values.uniform import UniformInteger

# largest number of iterations of all `while` loops in one capture, and of statements recorded since the first: these
# loops run on the host
MOST_TURNS = MOST_STATEMENTS = 1 << 14
_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "Eq": operator.eq,
    "NotEq": operator.ne,
    "Lt": operator.lt,
    "LtE": operator.le,
    "Gt": operator.gt,
    "GtE": operator.ge,
    "Is": operator.is_,
    "IsNot": operator.is_not,
    "In": lambda a, b: a in b,
    "NotIn": lambda a, b: a not in b,
}


class HostLoop:
    """A `for` over a Python iterable."""

    device = False

    def __init__(self, steps: Any):
        self.steps = steps


class HostBranch:
    """An `if` on a host value. The value is tested once, before the arm may change it."""

    device = False

    def __init__(self, test: Any):
        self.truth = bool(test)

    def then(self) -> bool:
        return self.truth

    def otherwise(self) -> bool:
        return not self.truth

    def join(self) -> bool:
        return False


class HostWith:
    """A `with` on a Python context manager."""

    device = False

    def __init__(self, manager: Any):
        self.manager = manager

    def join(self) -> bool:
        return False


class Control:
    """The helper that rewritten code calls.

    In its methods `names` are the local names that a construct may bind, `global_names` the globals that it binds.
    """

    UNBOUND = UNBOUND

    # ------------------------------------------------------------------------------------------------------- statements

    def loop(self, steps: Any, names: list[str], global_names: list[str]) -> Any:
        """Return the construct of a `for` statement."""
        if not isinstance(steps, DeviceRange):
            return HostLoop(steps)
        return _check_local(Loop(steps, names, current("td.range")), global_names)

    def branch(self, test: Any, names: list[str], global_names: list[str]) -> Any:
        """Return the construct of an `if` statement."""
        if not isinstance(test, Scalar):
            _note_uniform(test)
            return HostBranch(test)
        return _check_local(
            Branch(expression(test, "the condition"), names, current("a device value"), "branch on a device value"),
            global_names,
        )

    def manage(self, manager: Any, names: list[str], global_names: list[str]) -> Any:
        """Return the construct of a `with` statement."""
        if not isinstance(manager, Role):
            return HostWith(manager)
        return _check_local(RoleBranch(manager, manager.condition(), names, current("a role")), global_names)

    def host_test(self, value: Any) -> Any:
        """Refuse a `while` on a device value, and a `while` that never ends (TD121, TD143)."""
        if isinstance(value, Scalar):
            fail("TD121", "`while` on a device value", helps=("write the loop with td.range",))
        capture = current("a kernel")
        if not capture.while_turns:
            capture.recorded_before_while = capture.recorded
        capture.while_turns += 1
        statements = capture.recorded - capture.recorded_before_while
        if capture.while_turns > MOST_TURNS or statements > MOST_STATEMENTS:
            record = f", which recorded {statements:,} statements" if statements else ""
            fail(
                "TD143",
                f"`while` has not ended after {capture.while_turns - 1:,} turns{record}",
                helps=("Python runs `while` during the capture of the kernel: td.range is a loop on the device",),
            )
        return value

    def end_function(self, value: Any = None) -> Any:
        """Name the tiles that a function's variables hold before the function ends; return its result unchanged."""
        name_local_tiles(current("a kernel"))
        return value

    def refuse(self, word: str, *handles: Any) -> None:
        """Refuse a break, continue, return or yield that would leave an enclosing device construct (TD126)."""
        inside: list[Construct] = [handle for handle in handles if handle.device]
        if inside:
            fail(
                "TD126",
                f"`{word}` inside a {inside[-1].word}",
                helps=("every warp runs the same code: put the condition around the work instead",),
            )

    def check_bare_name(self, value: Any) -> Any:
        """Report a word that stands alone as a statement without being called (TD179)."""
        name = _called(value)
        if name:
            current("a kernel").problem(
                "TD179", f"{name} is named here, but not called", helps=(f"add parentheses: {name}()",)
            )
        return value

    def check_yield(self, value: Any, *handles: Any) -> Any:
        """Refuse a `yield` that would leave an enclosing device construct; return its value unchanged."""
        self.refuse("yield", *handles)
        return value

    # ------------------------------------------------------------------------------------------------------ expressions

    def choose(self, test: Any, one: Callable[[], Any], other: Callable[[], Any]) -> Any:
        """Evaluate `one if test else other`."""
        if not isinstance(test, Scalar):
            _note_uniform(test)
            return one() if test else other()
        branch = Branch(expression(test, "the condition"), (), current("a device value"), "conditional expression")
        branch.then()
        first = save(one())
        branch.otherwise()
        second = save(other())
        branch.join()
        branch.reason = ""
        merged = branch.merged("this expression", first, second)
        if branch.reason:
            fail(
                "TD124",
                f"the sides of this conditional expression are {describe(first.value)} and {describe(second.value)}",
                helps=("the device chooses between integers: put tiles under an `if`",),
                shown=(first.value, second.value),
            )
        return merged

    def convert(self, function: Any, value: Any) -> Any:
        """Evaluate int(value) or float(value). An integer made of sizes keeps its origin."""
        if function in (int, float) and isinstance(value, Count | Ratio):
            return whole(value) if function is int else fraction(value)
        return function(value)

    def count_from(self, function: Any, *bounds: Any) -> Any:
        """Evaluate range(…): a range from a part of a number to the number uses what the part leaves."""
        if function is range and len(bounds) > 1:
            of_result("-", bounds[1], bounds[0])
        return function(*bounds)

    def without_rest(self, function: Any, value: Any, divisor: Any) -> Any:
        """Evaluate divmod(value, divisor), whose rest is not used."""
        capture = capturing()
        counted = set(capture.counted) if capture is not None else set()
        result = function(value, divisor)
        if capture is not None:
            capture.counted = counted
        return result

    def product(self, number: Any, value: Any) -> Any:
        """Evaluate number * value, for a float: what is made of sizes still knows how."""
        return value * number if isinstance(value, Count | Ratio) else number * value

    def negate(self, value: Any) -> Any:
        return wrap(ex.binary("==", value.expr, 0)) if isinstance(value, Scalar) else not value

    def both(self, *parts: Callable[[], Any]) -> Any:
        return self._join("and", parts, stop=False)

    def either(self, *parts: Callable[[], Any]) -> Any:
        return self._join("or", parts, stop=True)

    def _join(self, op: str, parts: tuple[Callable[[], Any], ...], stop: bool) -> Any:
        """Evaluate `and` or `or`: Python's own value until a device value is met, from then on a device truth value."""
        total: Any = None
        for part in parts:
            value = part()
            if isinstance(value, Scalar) or isinstance(total, Scalar):
                one = total if isinstance(total, Scalar) else not stop
                truth = value if isinstance(value, Scalar) else bool(value)
                total = wrap(ex.binary(op, operand(one, op), operand(truth, op)))
            else:
                total = value
            if not isinstance(total, Scalar) and bool(total) is stop:
                return total
        return total

    def chain(self, left: Any, *pairs: tuple[str, Callable[[], Any]]) -> Any:
        """Evaluate left op₁ a op₂ b …, where each neighbouring pair is compared."""

        def compare(word: str, right: Callable[[], Any]) -> Callable[[], Any]:
            def run() -> Any:
                nonlocal left
                before, left = left, right()
                return _OPERATORS[word](before, left)

            return run

        return self.both(*(compare(word, right) for word, right in pairs))


def _note_uniform(test: Any) -> None:
    """Record a branch on a value that was computed from the warp number and is uniform."""
    capture = capturing()
    if isinstance(test, UniformInteger) and capture is not None:
        capture.uniform_conditions[ir.UniformCondition(*capture.here(), bool(test), test.place, test.first)] = None


def _called(value: Any) -> str:
    """Return the name of a word, of a method of tensors and tiles, or of a tile op; else ""."""
    if not hasattr(value, "__wrapped__"):
        return ""
    if type(value).__module__.startswith("tiledsl."):
        return str(value.__name__)
    if str(value.__module__).startswith("tiledsl."):
        return f".{value.__name__}" if inspect.ismethod(value) else f"td.{value.__name__}"
    return ""


def _check_local(construct: Any, global_names: list[str]) -> Any:
    """Refuse a device construct that binds a global: only local names are followed through arms and steps (TD144)."""
    if global_names:
        fail(
            "TD144",
            f"the global '{global_names[0]}' is bound in a {construct.word}",
            helps=("keep it in a local name, and pass it to functions that need it",),
        )
    return construct


def unclosed(capture: Capture) -> None:
    """Refuse, at a kernel's end, a construct that an exception left open and a context manager never entered."""
    if capture.constructs:
        capture.refuse_abandoned()
    for (place, calls), word in capture.unentered.items():
        helps = (f"with {word}: …",)
        raise KernelError(Diagnostic("TD178", f"{word} does nothing by itself", Mark(place), helps=helps, calls=calls))
