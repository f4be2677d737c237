"""Vector compares: one bit a lane in a pair of scalar registers, zero for lanes that EXEC masks off. v_cmpx also writes
EXEC."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

Relation = Callable[[Any, Any], Any]

_INTEGER: dict[str, Relation] = {
    "f": lambda a, b: (a != a) & (b != b),
    "lt": lambda a, b: a < b,
    "eq": lambda a, b: a == b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ne": lambda a, b: a != b,
    "ge": lambda a, b: a >= b,
    "t": lambda a, b: (a == a) & (b == b),
}

# NaN makes an ordered relation false and its negation true.
_FLOAT: dict[str, Relation] = {
    "f": lambda a, b: (a < b) & (a > b),
    "lt": lambda a, b: a < b,
    "eq": lambda a, b: a == b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "lg": lambda a, b: (a < b) | (a > b),
    "ge": lambda a, b: a >= b,
    "o": lambda a, b: (a == a) & (b == b),
    "u": lambda a, b: (a != a) | (b != b),
    "nge": lambda a, b: ~(a >= b),
    "nlg": lambda a, b: ~((a < b) | (a > b)),
    "ngt": lambda a, b: ~(a > b),
    "nle": lambda a, b: ~(a <= b),
    "neq": lambda a, b: ~(a == b),
    "nlt": lambda a, b: ~(a < b),
    "tru": lambda a, b: ~((a < b) & (a > b)),
}


def _compare(name: str, view: str, relation: Relation) -> None:
    operands = f"{{dst:s2=/mask}}, {{a:vsk/{view}}}, {{b:vsk/{view}}}"

    def body(x: Any, a: Any, b: Any) -> Any:
        return relation(a, b)

    def body_exec(x: Any, a: Any, b: Any) -> Any:
        result = relation(a, b)
        return result, result

    instruction(f"v_cmp_{name}_{view} {operands}", family="vopc")(body)
    instruction(f"v_cmpx_{name}_{view} {operands}", family="vopc", writes=("exec",))(body_exec)


for _view in ("i16", "u16", "i32", "u32", "i64", "u64"):
    for _name, _relation in _INTEGER.items():
        _compare(_name, _view, _relation)
for _view in ("f16", "f32", "f64"):
    for _name, _relation in _FLOAT.items():
        _compare(_name, _view, _relation)


def _class(view: str) -> None:
    operands = f"{{dst:s2=/mask}}, {{a:vsk{'2' if view == 'f64' else ''}/{view}}}, {{classes:vsk}}"

    def body(x: Any, a: Any, classes: Any) -> Any:
        """Test a float's class. Bits of `classes`: signalling NaN, quiet NaN, -inf, -normal, -subnormal, -0, +0,
        +subnormal, +normal, +inf."""
        return (classes >> x.float_class(a)) & 1 != 0

    def body_exec(x: Any, a: Any, classes: Any) -> Any:
        result = body(x, a, classes)
        return result, result

    instruction(f"v_cmp_class_{view} {operands}", family="vopc")(body)
    instruction(f"v_cmpx_class_{view} {operands}", family="vopc", writes=("exec",))(body_exec)


for _view in ("f16", "f32", "f64"):
    _class(_view)
