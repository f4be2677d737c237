"""Formats of typed buffer accesses: the fields of an element, and their numbers (CDNA 3 ISA, buffer data formats).

A load gives a float32 or an f16 of normalised, scaled and floating-point formats, and a whole number of the two integer
formats. Numbers are computed exactly and rounded once, to nearest even. The documents leave open which value a
component has that the format does not hold, what becomes of a whole number that does not fit its field, and how stores
round a tie; the first two are errors here, and ties go to even. Formats whose fields differ in width are errors too."""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl.sim.state.arithmetic import Array

UNORM, SNORM, USCALED, SSCALED, UINT, SINT, FLOAT = 0, 1, 2, 3, 4, 5, 7
_FIELDS = {  # data format: how many fields, of how many bits
    1: (1, 8),
    2: (1, 16),
    3: (2, 8),
    4: (1, 32),
    5: (2, 16),
    10: (4, 8),
    11: (2, 32),
    12: (4, 16),
    13: (3, 32),
    14: (4, 32),
}
_DATA_SHIFT, _NUMBER_SHIFT = 15, 12  # in the fourth word of a resource
_SELECT_ZERO, _SELECT_ONE, _SELECT_FIRST = 0, 1, 4


class NotModelled(Exception):
    """A format, or a number in it, whose meaning is not modelled."""


@dataclasses.dataclass(frozen=True, slots=True)
class Format:
    """`count` fields of `bits` bits each, and their kind of number. `selects` says of each component of a load which
    field it is (4 for the first), or 0 or 1."""

    count: int
    bits: int
    number: int
    selects: tuple[int, ...] = (4, 5, 6, 7)

    @property
    def bytes(self) -> int:
        return self.count * self.bits // 8


def format_of(data: int, number: int, selects: tuple[int, ...] = (4, 5, 6, 7)) -> Format:
    """The format of a data format and a number format; NotModelled for those without a meaning here."""
    if data not in _FIELDS:
        raise NotModelled(f"the data format {data} of a buffer")
    count, bits = _FIELDS[data]
    if number == 6 or number == FLOAT and bits == 8 or number < UINT and bits == 32:
        raise NotModelled(f"the number format {number} of a buffer with fields of {bits} bits")
    return Format(count, bits, number, selects)


def format_of_resource(word: int) -> Format:
    """The format in the fourth word of a buffer resource."""
    selects = tuple(word >> 3 * i & 7 for i in range(4))
    return format_of(word >> _DATA_SHIFT & 15, word >> _NUMBER_SHIFT & 7, selects)


def loaded(xp: Any, words: Array, form: Format, wanted: int, halves: bool) -> list[Array]:
    """The components of a load as words, those of `halves` of 16 bits; `words` is [dwords, block, lane]."""
    fields = [words[form.bits * i // 32] >> form.bits * i % 32 & (1 << form.bits) - 1 for i in range(form.count)]
    found = []
    for select in form.selects[:wanted]:
        if select in (_SELECT_ZERO, _SELECT_ONE):
            number = xp.full(words.shape[1:], float(select), xp.float64)
            found.append(_as_words(xp, number, form.number in (UINT, SINT), halves))
        elif not _SELECT_FIRST <= select < _SELECT_FIRST + form.count:
            raise NotModelled(f"a component beyond the {form.count} of the buffer's format")
        else:
            field = fields[select - _SELECT_FIRST]
            if form.number == FLOAT and form.bits == 32 and not halves:
                found.append(field)
            else:
                found.append(_as_words(xp, _number(xp, field, form), form.number in (UINT, SINT), halves))
    return found


def _number(xp: Any, field: Array, form: Format) -> Array:
    """The number that a field stands for, in float64."""
    if form.number == FLOAT:
        kind = "float16" if form.bits == 16 else "float32"
        return xp.ascontiguousarray(field.astype(f"uint{form.bits}")).view(kind).astype(xp.float64)
    signed = form.number in (SNORM, SSCALED, SINT)
    value = field.astype(xp.float64)
    value = xp.where(value >= 2.0 ** (form.bits - 1), value - 2.0**form.bits, value) if signed else value
    if form.number == UNORM:
        return value / (2.0**form.bits - 1)
    return xp.maximum(value / (2.0 ** (form.bits - 1) - 1), -1.0) if form.number == SNORM else value


def _as_words(xp: Any, number: Array, whole: bool, halves: bool) -> Array:
    if whole:
        if halves and bool((xp.abs(number) >= 2.0**15).any()):
            raise NotModelled("a whole number of more than 15 bits in half a register")
        return number.astype(xp.int64).astype(xp.uint32) & (0xFFFF if halves else 0xFFFFFFFF)
    rounded = xp.ascontiguousarray(number.astype(xp.float16 if halves else xp.float32))
    return rounded.view(xp.uint16).astype(xp.uint32) if halves else rounded.view(xp.uint32)


def stored(xp: Any, components: list[Array], form: Format, halves: bool, lanes: Array) -> Array:
    """The dwords [dwords, block, lane] of an element with these components, which are words or `halves` of 16 bits.
    Only the numbers of `lanes` count."""
    if len(components) < form.count:
        raise NotModelled(f"a store of {len(components)} components to a buffer of {form.count}")
    words = [xp.zeros(lanes.shape, xp.uint32) for _ in range(-(-form.bytes // 4))]
    for i in range(form.count):
        field = _field(xp, xp.broadcast_to(components[i], lanes.shape), form, halves, lanes)
        words[form.bits * i // 32] |= field << form.bits * i % 32
    return xp.stack(words)


def _field(xp: Any, word: Array, form: Format, halves: bool, lanes: Array) -> Array:
    """The bits of a field that holds the number in a register."""
    if form.number in (UINT, SINT):
        kind = ("int" if form.number == SINT else "uint") + ("16" if halves else "32")
        value = xp.ascontiguousarray(word.astype("uint16" if halves else "uint32")).view(kind).astype(xp.int64)
        low, high = (
            (-(1 << form.bits - 1), (1 << form.bits - 1) - 1) if form.number == SINT else (0, (1 << form.bits) - 1)
        )
        if bool(((value < low) | (value > high))[lanes].any()):
            raise NotModelled(f"a whole number that does not fit the {form.bits} bits of its field")
        return (value & (1 << form.bits) - 1).astype(xp.uint32)
    kind = "float16" if halves else "float32"
    number = xp.ascontiguousarray(word.astype("uint16" if halves else "uint32")).view(kind)
    if form.number == FLOAT:
        made = xp.ascontiguousarray(number.astype("float16" if form.bits == 16 else "float32"))
        return made.view(f"uint{form.bits}").astype(xp.uint32)
    least, most, scale = {
        UNORM: (0.0, 1.0, 2.0**form.bits - 1),
        SNORM: (-1.0, 1.0, 2.0 ** (form.bits - 1) - 1),
        USCALED: (0.0, 2.0**form.bits - 1, 1.0),
        SSCALED: (-(2.0 ** (form.bits - 1)), 2.0 ** (form.bits - 1) - 1, 1.0),
    }[form.number]
    if bool(xp.isnan(number)[lanes].any()):
        raise NotModelled("a NaN in a buffer of a normalised or scaled format")
    whole = xp.rint(xp.clip(xp.nan_to_num(number.astype(xp.float64)), least, most) * scale)
    return (whole.astype(xp.int64) & (1 << form.bits) - 1).astype(xp.uint32)
