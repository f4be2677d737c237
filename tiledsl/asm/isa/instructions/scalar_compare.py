"""Scalar compares and bit tests: the result is SCC."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

_RELATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "eq": lambda a, b: a == b,
    "lg": lambda a, b: a != b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
}


def _compare(name: str, view: str, relation: Callable[[Any, Any], Any]) -> None:
    width = "2" if view == "u64" else ""

    def body(x: Any, a: Any, b: Any) -> Any:
        return relation(a, b)

    def with_constant(x: Any, a: Any, value: Any) -> Any:
        return relation(a, value)

    instruction(f"s_cmp_{name}_{view} {{a:sk{width}/{view}}}, {{b:sk{width}/{view}}}", family="sopc", writes=("scc",))(
        body
    )
    if view != "u64":
        constant = "i16" if view == "i32" else "u16"
        instruction(f"s_cmpk_{name}_{view} {{a:s/{view}}}, {{value:i16/{constant}}}", family="sopk", writes=("scc",))(
            with_constant
        )


for _view in ("i32", "u32"):
    for _name, _relation in _RELATIONS.items():
        _compare(_name, _view, _relation)
for _name in ("eq", "lg"):
    _compare(_name, "u64", _RELATIONS[_name])


@instruction("s_bitcmp0_b32 {a:sk}, {bit:sk}", family="sopc", writes=("scc",))
def s_bitcmp0_b32(x, a, bit):
    return (a >> (bit & 31)) & 1 == 0


@instruction("s_bitcmp1_b32 {a:sk}, {bit:sk}", family="sopc", writes=("scc",))
def s_bitcmp1_b32(x, a, bit):
    return (a >> (bit & 31)) & 1 != 0


@instruction("s_bitcmp0_b64 {a:sk2/u64}, {bit:sk}", family="sopc", writes=("scc",))
def s_bitcmp0_b64(x, a, bit):
    return (a >> x.wide(bit & 63)) & 1 == 0


@instruction("s_bitcmp1_b64 {a:sk2/u64}, {bit:sk}", family="sopc", writes=("scc",))
def s_bitcmp1_b64(x, a, bit):
    return (a >> x.wide(bit & 63)) & 1 != 0
