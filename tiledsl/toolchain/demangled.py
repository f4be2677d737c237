"""C++ names of kernels: `_Z4gemmILi128EEvPKf` is `gemm<128>`. The types of its parameters are read separately."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable

_TYPES = {  # <builtin-type> of the Itanium C++ ABI
    "v": "void",
    "w": "wchar_t",
    "b": "bool",
    "c": "char",
    "a": "signed char",
    "h": "unsigned char",
    "s": "short",
    "t": "unsigned short",
    "i": "int",
    "j": "unsigned int",
    "l": "long",
    "m": "unsigned long",
    "x": "long long",
    "y": "unsigned long long",
    "f": "float",
    "d": "double",
    "DF16_": "_Float16",
    "DF16b": "__bf16",
    "Di": "char32_t",
    "Ds": "char16_t",
    "Du": "char8_t",
    "Dn": "nullptr_t",
}
_BEHIND = {"P": "*", "R": "&", "O": "&&", "K": " const", "V": " volatile"}
_SUFFIX = {"j": "u", "l": "l", "m": "ul", "x": "ll", "y": "ull"}  # of integers that are template arguments


class _Unknown(Exception):
    """The name has a form that is not known."""


def demangled(name: str) -> str:
    """The C++ name of a function, with its template arguments; the name as it is where it has no form of these."""
    if not name.startswith("_Z"):
        return name
    try:
        return _Reader(name[2:]).function()
    except _Unknown:
        return name


def parameter_types(name: str) -> tuple[str, ...] | None:
    """The types of a function's parameters, as `float*` and `int`. None where the name has no types, as of a function
    in C, or has forms that are not known."""
    if not name.startswith("_Z"):
        return None
    try:
        return _Reader(name[2:]).parameters()
    except _Unknown:
        return None


def demangled_names(names: Iterable[str]) -> dict[str, str]:
    """The C++ name of each name, where only one has it: overloaded functions keep theirs."""
    found = {name: demangled(name) for name in names}
    every = [*found.values()]
    return {name: text if every.count(text) == 1 else name for name, text in found.items()}


class _Reader:
    """The rest of a mangled name, and what its substitutions (S_, S0_, …) stand for."""

    def __init__(self, text: str):
        self.text, self.known, self.own = text, list[str](), list[list[str]]()
        self.template: list[list[str]] = []  # the arguments that were read last

    def function(self) -> str:
        """<name> of an <encoding>: what follows are the types of its parameters."""
        if self._takes("N"):
            return self._nested()
        name = self._unqualified()
        if self.text.startswith("I"):
            self.known.append(name)
            name += self._arguments()
        return name

    def parameters(self) -> tuple[str, ...]:
        """<bare-function-type>, behind the name. Of a template it begins with the type of the result."""
        is_template = self.function().endswith(">")
        self.own = self.template if is_template else []
        found = []
        while self.text:
            found.append(self._type())
        types = tuple(found[is_template:])
        return () if types == ("void",) else types

    def _takes(self, text: str) -> bool:
        found = self.text.startswith(text)
        self.text = self.text.removeprefix(text)
        return found

    def _match(self, pattern: str) -> re.Match[str] | None:
        found = re.match(pattern, self.text)
        if found:
            self.text = self.text[found.end() :]
        return found

    def _unqualified(self) -> str:
        if self._takes("St"):
            return f"std::{self._source_name()}"
        self._takes("L")  # of a function with internal linkage
        return self._source_name()

    def _source_name(self) -> str:
        length = self._match(r"\d+")
        if length is None or len(self.text) < int(length[0]):
            raise _Unknown
        name, self.text = self.text[: int(length[0])], self.text[int(length[0]) :]
        return "(anonymous namespace)" if name.startswith("_GLOBAL__N") else name

    def _nested(self) -> str:
        """<prefix> up to E, each part of which may be referred to later."""
        self._match("[rVKRO]*")
        name = ""
        while not self._takes("E"):
            if self.text.startswith("I"):
                name += self._arguments()
            elif self.text.startswith("S") and not self.text.startswith("St"):
                name = self._substitution()
                continue
            else:
                part = self._unqualified()
                name = f"{name}::{part}" if name else part
            if not self.text.startswith("E"):
                self.known.append(name)
        return name

    def _arguments(self) -> str:
        """<template-args>."""
        self._takes("I")
        found = []
        while not self._takes("E"):
            found.append(self._argument())
        self.template = found
        return f"<{', '.join(itertools.chain(*found))}>"

    def _argument(self) -> list[str]:
        if self._takes("J"):
            pack = []
            while not self._takes("E"):
                pack += self._argument()
            return pack
        return [self._literal() if self._takes("L") else self._type()]

    def _literal(self) -> str:
        """<expr-primary>: an integer, a boolean, or an enumerator by its number."""
        kind = self.text[:1]
        of = _TYPES.get(kind)
        named = self._type()
        value = self._match(r"n?\d+")
        if value is None or not self._takes("E"):
            raise _Unknown
        number = value[0].replace("n", "-")
        if kind == "b":
            return "true" if number == "1" else "false"
        return number + _SUFFIX.get(kind, "") if of is not None and kind in "ijlmxy" else f"({named}){number}"

    def _type(self) -> str:
        builtin = self._match("DF16_|DF16b|D[isun]|[vwbcahstijlmxyfd]")
        if builtin:
            return _TYPES[builtin[0]]
        for letter, behind in _BEHIND.items():
            if self._takes(letter):
                return self._remember(self._type() + behind)
        parameter = self._match(r"T(\d*)_")
        if parameter:
            return self._remember(self._template_argument(int(parameter[1]) + 1 if parameter[1] else 0))
        vector = self._match(r"Dv(\d+)_")
        if vector:
            return self._remember(f"{self._type()} __vector({vector[1]})")
        if self.text.startswith("S") and not self.text.startswith("St"):
            name = self._substitution()
            return self._remember(name + self._arguments()) if self.text.startswith("I") else name
        if self._takes("N"):
            return self._remember(self._nested())
        name = self._remember(self._unqualified())
        return self._remember(name + self._arguments()) if self.text.startswith("I") else name

    def _template_argument(self, number: int) -> str:
        if number >= len(self.own) or len(self.own[number]) != 1:
            raise _Unknown
        return self.own[number][0]

    def _remember(self, name: str) -> str:
        self.known.append(name)
        return name

    def _substitution(self) -> str:
        found = self._match(r"S([0-9A-Z]*)_")
        number = int(found[1], 36) + 1 if found and found[1] else 0
        if found is None or number >= len(self.known):
            raise _Unknown
        return self.known[number]
