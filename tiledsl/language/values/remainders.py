"""How integers are made of the sizes of tensors, and whether their quotients leave something over."""

from __future__ import annotations

import dataclasses
import math
import operator
from collections.abc import Mapping, Set

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import Capture, capturing
from tiledsl.language.recording.handle import is_integer

_MOST_RESTS = 1 << 16  # remainders of a division that are looked at
_BITS = 31  # of a divisor


@dataclasses.dataclass(frozen=True)
class Origin:
    """How an integer is made of sizes.

    `text` is the integer as a user writes it. `need` is what a division must cover, and `slack` what was added to it:
    31 in `(a.cols + 31) // 32`, below 0 where it was taken away. `unit` is the product of the divisors of a size with
    the label `label`; 0 for an integer that is made otherwise. `base` is the text without the slack, and `times_of` the
    text of the integer of which this one is a multiple, with the factor.
    """

    text: str
    need: ir.Expr
    slack: int = 0
    label: str = ""
    unit: int = 0
    base: str = ""
    times_of: tuple[str, int] | None = None

    @property
    def value(self) -> ir.Expr:
        return ex.binary("+", self.need, self.slack)

    @property
    def factor(self) -> str:
        """The text, in parentheses where it is a sum."""
        return f"({self.text})" if " + " in self.text or " - " in self.text else self.text

    @property
    def whole(self) -> str:
        """The text without what was added to the sizes."""
        return self.base or self.text

    def plus(self, other: object) -> Origin | None:
        match other:
            case Origin():
                need = ex.binary("+", self.need, other.need)
                return Origin(f"{self.text} + {other.text}", need, self.slack + other.slack)
            case int():
                text = f"{self.text} {'-' if other < 0 else '+'} {abs(other)}"
                return Origin(text, self.need, self.slack + other, base=self.whole)
        return None

    def times(self, other: object) -> Origin | None:
        match other:
            case Origin(slack=0) if not self.slack:
                right = f"({other.text})" if " " in other.text else other.text
                return Origin(f"{self.factor} * {right}", ex.binary("*", self.need, other.need))
            case int() if other > 0:
                text, need = f"{self.factor} * {other}", ex.binary("*", self.need, other)
                return Origin(text, need, self.slack * other, times_of=(self.text, other))
        return None

    def over(self, divisor: int) -> Origin:
        """Return the origin of the quotient."""
        quotient = ex.binary("//", self.value, divisor)
        return Origin(f"{self.factor} // {divisor}", quotient, 0, self.label, 0 if self.slack else self.unit * divisor)

    def tiles(self, divisor: int) -> Origin:
        """Return the origin of the quotient that is rounded up."""
        _part(dataclasses.replace(self, slack=self.slack + divisor - 1, base=self.whole, times_of=None), divisor)
        return Origin(f"td.cdiv({self.text}, {divisor})", ex.ceil_div(self.value, divisor))

    def drops(self, divisor: int) -> bool:
        """Return whether so many parts of `divisor` may be less than the size that they must cover.

        After a subtraction before the division, one more part may cover the rest: (size - 1) // n + 1.
        """
        if self.slack >= divisor - 1:
            return False
        if isinstance(self.need, ir.Const):
            rests = range(self.need.value % divisor, self.need.value % divisor + 1)
        else:
            rests = range(0, divisor, math.gcd(ex.multiple(self.need), divisor))
        most = self.slack if self.slack >= 0 else divisor + self.slack
        return len(rests) > _MOST_RESTS or any((rest + self.slack) % divisor > most for rest in rests)


@dataclasses.dataclass(frozen=True)
class Opposite:
    """How an integer is made whose opposite is made of sizes: that of `-a.cols // 64` is td.cdiv(a.cols, 64)."""

    origin: Origin

    def result(self, op: str, other: object) -> Opposite | None:
        """Return the origin of the operation's result; the rest of a division is noted as used."""
        if not isinstance(other, int) or not 0 < other < 1 << _BITS:
            return None
        match op:
            case "//":
                return Opposite(self.origin.tiles(other))
            case ">>" if other < _BITS:
                return Opposite(self.origin.tiles(1 << other))
            case "*":
                made = self.origin.times(other)
                return None if made is None else Opposite(made)
            case "%":
                counts(self.origin, other)
        return None


def negated(value: object) -> Origin | Opposite | None:
    """Return the origin of the value with the opposite sign."""
    match getattr(value, "origin", None):
        case Origin() as origin:
            return Opposite(origin)
        case Opposite(origin=origin):
            return origin
    return None


def of(value: object) -> Origin | int | None:
    """Return the origin of an integer made of sizes; an integer of Python itself; None for any other value.

    A float that is a whole number counts as an integer: `steps // 2.0` drops what `steps // 2` drops.
    """
    found = getattr(value, "origin", None)
    if isinstance(found, Origin):
        return found
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return operator.index(value) if is_integer(value) else None


def of_result(op: str, left: object, right: object) -> Origin | Opposite | None:
    """Return the origin of the operation's result.

    A quotient that leaves something over is noted, and so is a rest that is used: a remainder, or what is left of a
    number beside one of its parts, by a difference or a comparison.
    """
    one, other = of(left), of(right)
    opposite = getattr(left, "origin", None)
    if isinstance(opposite, Opposite):
        return opposite.result(op, other)
    if not isinstance(one, Origin):
        one, other = (other, one) if op in ("+", "*", "&") else (None, None)
    if not isinstance(one, Origin):
        return None
    if op in ("//", "%", ">>", "<<", "&") and isinstance(other, Origin):
        other = _known(other)
    match op:
        case "+":
            return one.plus(other)
        case "*":
            return one.times(other)
        case "-" if isinstance(other, Origin):
            _compares(one, other)
        case "<" | "<=" | ">" | ">=" | "==" | "!=" if isinstance(other, Origin):
            _compares(one, other)
            _compares(other, one)
        case "-" if isinstance(other, int):
            return one.plus(-other)
        case "%" if other is not None:
            counts(one, other)
        case "&" if isinstance(other, int):
            return _masked(one, other)
        case "<<" if isinstance(other, int) and 0 <= other < _BITS:
            return one.times(1 << other)
        case ">>" if isinstance(other, int) and other > 0:
            return quotient(one, 1 << min(other, _BITS))
        case "//" if isinstance(other, int) and 0 < other < 1 << _BITS:
            return quotient(one, other)
        case "//" if isinstance(other, Origin) and ex.binary("%", one.value, other.value) != ir.Const(0):
            _drops(one, other, f"{one.factor} // {_divisor(other)}")
    return None


def quotient(one: Origin, divisor: int, written: str = "") -> Origin:
    """Return the origin of the quotient that is rounded down, and note what the quotient drops.

    `written` is the quotient as the user writes it.
    """
    if one.drops(divisor):
        _drops(one, divisor, written or f"{one.factor} // {divisor}")
    _part(one, divisor)
    return one.over(divisor)


def _part(one: Origin, divisor: int) -> None:
    """Note which part of the number the quotient is: quotients of several sums or multiples may cover the number."""
    capture = capturing()
    if capture is None or divisor > _MOST_RESTS:
        return
    added = min(one.slack, divisor - 1) if one.slack >= 0 else None
    if added is not None:
        capture.parts.setdefault((one.whole, "+", divisor), set()).add(added)
    if one.times_of is not None:
        number, factor = one.times_of
        capture.parts.setdefault((number, "*", divisor), set()).add(factor)


def _known(other: Origin) -> Origin | int:
    """Return the number itself where all its sizes are fixed."""
    return ex.number(other.value) if isinstance(other.value, ir.Const) else other


def _masked(one: Origin, mask: int) -> Origin | None:
    """Return the origin of `number & mask`: the rest of a division by a power of two, or what is left of the number."""
    divisor = mask + 1 if mask >= 0 else -mask
    if divisor < 2 or divisor & (divisor - 1) or divisor > 1 << _BITS:
        return None
    if mask >= 0:
        counts(one, divisor)
        return None
    if one.drops(divisor):
        _drops(one, divisor, f"{one.factor} & {mask}")
    return one.over(divisor).times(divisor)


def _divisor(value: Origin | int) -> str:
    """Return the divisor as a user writes it."""
    return f"({value.text})" if isinstance(value, Origin) and " " in value.text else getattr(value, "text", str(value))


def _compares(one: Origin, other: Origin) -> None:
    """Note that the kernel uses what a part leaves of the number `one`; `other` is made of the part."""
    capture = capturing()
    noted = capture.dropped.items() if capture is not None else ()
    for key, dropped in noted:
        part = f"{dropped.origin.factor} // {key[1]}"
        if part in other.text and part not in one.text:
            _count(key)


def counts(one: Origin, divisor: Origin | int) -> None:
    """Note that the kernel uses the rest of the division."""
    _count((one.text, _divisor(divisor)))


def _count(*keys: tuple[str, str]) -> None:
    capture = capturing()
    if capture is not None:
        capture.counted.update(keys)


@dataclasses.dataclass(frozen=True)
class Dropped:
    """A quotient that leaves something over: its finding, and where nothing else is known of the rest.

    `always`: also where a contract decides about the rest.
    """

    found: Diagnostic
    origin: Origin
    divisor: int | None
    always: bool = False

    def covered(self, parts: Mapping[tuple[str, str, int], Set[int]]) -> bool:
        """Return whether the quotients of all sums or of all multiples stand in the kernel.

        n // 2 and (n + 1) // 2 make n; n // 3 and n * 2 // 3 are the ends of thirds of n.
        """
        if self.divisor is None:
            return False
        if len(parts.get((self.origin.whole, "+", self.divisor), ())) == self.divisor:
            return True
        ends = parts.get((self.origin.times_of[0], "*", self.divisor), ()) if self.origin.times_of else ()
        return self.divisor > 2 and set(ends).issuperset(range(1, self.divisor))


def lost(capture: Capture, decided: bool) -> list[Diagnostic]:
    """Return the findings of the quotients whose rest is lost. `decided`: each output has a contract."""
    return [
        one.found
        for key, one in capture.dropped.items()
        if key not in capture.counted and (one.always or not decided and not one.covered(capture.parts))
    ]


def refuse_lost() -> None:
    """Refuse sizes whose rest is lost, where a number that may be 0 is no other mistake."""
    capture = capturing()
    found = lost(capture, decided=True) if capture is not None else []
    if capture is not None and found:
        raise KernelError([*capture.problems, *found])


def drops(origin: Origin, divisor: Origin | int, found: Diagnostic, always: bool = False) -> None:
    """Note that a quotient of an integer made of sizes leaves something over, for the end of the capture."""
    capture = capturing()
    if capture is not None:
        known = Dropped(found, origin, divisor if isinstance(divisor, int) else None, always)
        capture.dropped.setdefault((origin.text, _divisor(divisor)), known)


def rest_help(origin: Origin, parts: object) -> str:
    """Return the help for a kernel that needs the quotient."""
    return f"{origin.factor} % {parts} is the rest: a kernel that uses the rest counts it"


def _drops(origin: Origin, divisor: Origin | int, written: str) -> None:
    """Note that a quotient of an integer made of sizes leaves something over (TD308), for the end of the capture."""
    capture, parts = capturing(), _divisor(divisor)
    if capture is None:
        return
    helps = [
        f"td.cdiv({origin.text}, {parts}) counts the rest as one more; leave out there what lies beyond the end",
        rest_help(origin, parts),
    ]
    if isinstance(origin.value, ir.Const) and isinstance(divisor, int):
        whole, rest = divmod(ex.number(origin.value), divisor)
        what, why = "drops", f"{origin.text} is {whole * divisor + rest}, {whole} times {divisor} and {rest} more"
    else:
        what, why = "may drop", f"{origin.text} may be no multiple of {parts}"
        if origin.unit and isinstance(divisor, int):
            helps.append(f'td.dyn("{origin.label}", multiple={origin.unit * divisor}) declares a multiple')
    helps.append("with td.ensures for each output, the checks compare what is computed, and this error is left out")
    drops(origin, divisor, capture.found("TD308", f"{written} {what} a remainder: {why}", helps=tuple(helps)))
