"""Figures of one's own GPU in place of those of the model: a TOML file, which benchmarks/calibrate.py writes.

    chip = "MI300X"

    [figures]
    lds_latency_clk = 66
    l2_hit = { value = 220, unit = "clk" }

The names are those of the tables in docs/profile.md. A unit, if given, must be that of the figure."""

from __future__ import annotations

import dataclasses
import math
import os
import tomllib
from collections.abc import Collection
from typing import Any

from tiledsl.analysis.time.chips import CHIPS, Chip, chip_named
from tiledsl.analysis.time.constant import ASSUMED, MEASURED, Constant
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.files import bytes_of, text_of_file
from tiledsl.diagnostics.suggest import meant

_SWITCHES = ("packed_under_matrix", "one_memory_class")  # figures that are 1 or 0
_MAY_BE_ZERO = ("lds_bus_bytes", "mall_hit", "mall_bytes", "mall_tbs", "launch_us", "start_clk")
# beyond all chips, and such that the simulation's sums of clocks stay numbers
_LEAST, _MOST, _MOST_BYTES = 1e-3, 10**6, 10**12
_WHOLE = ("lds_entries", "vector_memory_entries")


def names_of(chip: Chip) -> dict[str, Constant]:
    """Return the figures of a chip and of its compute units that a file may give, by name."""
    places = (chip, chip.unit)
    return {
        field.name: value
        for place in places
        for field in dataclasses.fields(place)
        if isinstance(value := getattr(place, field.name), Constant)
    }


def chosen_chip(name: str | None, path: str | os.PathLike[str] | None) -> Chip | None:
    """Return the chip of that name, with the figures of a file; None without either. UsageError as of the two."""
    chip = chip_named(name) if name is not None else None
    if path is None:
        return chip
    plain = os.fspath(path) if isinstance(path, os.PathLike) else path
    if not isinstance(plain, str):
        raise UsageError(f"figures is the path of a TOML file, such as 'my_gpu.toml', and got {path!r}")
    return with_figures(plain, chip)


def with_figures(path: str, chip: Chip | None = None) -> Chip:
    """Return the chip with the figures of a file.

    The file says which chip its figures are of; `chip`, if given, must be that one. UsageError for a file that cannot
    be read, for another chip, and for wrong names, units and values.
    """
    read = _read(path)
    named = _chip(path, read)
    if chip is not None and chip.name != named.name:
        raise UsageError(
            f"{path} has figures of {named.name}, and {chip.name} is asked for: leave --chip out, or give a file of"
            f" {chip.name}"
        )
    known, given = names_of(named), read["figures"]
    found = {name: _figure(path, name, value, known) for name, value in given.items()}
    unit: dict[str, Any] = {name: one for name, one in found.items() if hasattr(named.unit, name)}
    rest: dict[str, Any] = {name: one for name, one in found.items() if name not in unit}
    made = dataclasses.replace(named, **rest, own_unit=dataclasses.replace(named.unit, **unit))
    _check_mall(path, made)
    return made


def _check_mall(path: str, chip: Chip) -> None:
    """Raise UsageError where a chip has a MALL, and no time or rate of it."""
    for name in ("mall_hit", "mall_tbs"):
        if chip.has_mall and not getattr(chip, name).value:
            raise UsageError(
                f"{path}: {name} is 0, and the MALL has {chip.mall_bytes.value:,} bytes: give {name}, or mall_bytes = 0"
                " for a chip without this cache"
            )


def assumed(chip: Chip, names: Collection[str] | None = None) -> list[str]:
    """Return the figures of a chip that no source has, as text: those of some names, or all."""
    return [
        f"{name.replace('_', ' ')}: {f'{one.number} {one.unit}'.rstrip()} ({one.source})"
        for name, one in names_of(chip).items()
        if one.kind == ASSUMED and (names is None or name in names)
    ]


def replaced(chip: Chip) -> tuple[str, ...]:
    """Return the figures that come from a file, with what the model has otherwise."""
    usual, now = names_of(CHIPS[chip.name]), names_of(chip)
    return tuple(
        f"{name.replace('_', ' ')}: {one.number} {one.unit} ({one.source}; the model has {usual[name].number})"
        for name, one in now.items()
        if one is not usual[name]
    )


def _read(path: str) -> dict[str, Any]:
    if path and not os.path.exists(path):
        raise UsageError(f"there is no file {path}: python benchmarks/calibrate.py {path} writes one")
    text = text_of_file(path, bytes_of(path))
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{path} is no TOML: {error}") from None
    except ValueError:  # of Python's int
        raise UsageError(f"{path} has a number with more digits than tiledsl reads") from None
    other = [key for key in read if key not in ("chip", "figures")]
    if other:
        raise UsageError(
            f"{path} has the key '{other[0]}': a file of figures has chip = \"NAME\" and a table [figures]"
        )
    if not isinstance(read.get("figures"), dict) or not read["figures"]:
        raise UsageError(f"{path} has no figures: write a table [figures], with a line such as lds_latency_clk = 66")
    return read


def _chip(path: str, read: dict[str, Any]) -> Chip:
    name = read.get("chip")
    if not isinstance(name, str):
        raise UsageError(f'{path} does not say which chip it is of: write chip = "MI300X", or another of {_chips()}')
    try:
        return chip_named(name)
    except UsageError as error:
        raise UsageError(f"{path}: {error.diagnostics[0].message}") from None


def _chips() -> str:
    return ", ".join(CHIPS)


def _figure(path: str, name: str, value: Any, known: dict[str, Constant]) -> Constant:
    usual = known.get(name)
    if usual is None:
        raise UsageError(
            f"{path}: there is no figure '{name}'{meant(name, known)}: the tables of docs/profile.md have the names"
        )
    unit = usual.unit
    if isinstance(value, dict):
        if set(value) - {"value", "unit"} or "value" not in value:
            raise UsageError(f"{path}: {name} is a number, or {{ value = NUMBER, unit = \"{unit.split(' ')[0]}\" }}")
        value, unit = value["value"], value.get("unit", unit)
    if unit != usual.unit and unit != usual.unit.split(" ")[0]:
        raise UsageError(f"{path}: {name} is in {usual.unit or 'no unit'}, and the file has {unit}: give the figure so")
    endless = isinstance(value, float) and not math.isfinite(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or endless:
        raise UsageError(f"{path}: {name} is a number, and the file has {value!r}")
    _check_range(path, name, value, _MOST_BYTES if usual.unit == "bytes" else _MOST)
    return Constant(value, usual.unit, path, MEASURED)


def _check_range(path: str, name: str, value: float, most: int) -> None:
    if abs(value) > most:
        raise UsageError(f"{path}: {name} is at most {most:,}, and the file has a number beyond it")
    if name in _SWITCHES:
        if value not in (0, 1):
            raise UsageError(f"{path}: {name} is 1 or 0, and the file has {value:g}")
    elif value < 0 or value == 0 and name not in _MAY_BE_ZERO:
        least = "at least 0" if name in _MAY_BE_ZERO else "more than 0"
        raise UsageError(f"{path}: {name} is {least}, and the file has {value:g}")
    elif 0 < value < _LEAST:
        raise UsageError(f"{path}: {name} is at least {_LEAST:g}, and the file has {value:g}")
    elif name in _WHOLE and (value != int(value)):
        raise UsageError(f"{path}: {name} is a whole number, and the file has {value:g}")
