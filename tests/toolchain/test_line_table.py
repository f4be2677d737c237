"""The line table of a code object, compared with the lines that clang writes into the listing that the code object is assembled from."""

from __future__ import annotations

import dataclasses
import pathlib
import struct
from collections.abc import Callable

import pytest

from tiledsl.toolchain import line_information
from tiledsl.toolchain.clang import Clang, assemble, compile_hip
from tiledsl.toolchain.code_object import CodeObjectError, read_code_object, sections_named
from tiledsl.toolchain.line_table import lines_at
from tiledsl.toolchain.messages import is_text

TARGET = "gfx90a"
GOLDEN = pathlib.Path(__file__).parents[1] / "golden"
OPTIONS = ("-gdwarf-5", *line_information.OPTIONS)  # asked for by the caller, so the information stays in the listing
INCLUDED = """\
extern "C" __attribute__((global)) void two(float *a, float *b) {
  float x = a[__builtin_amdgcn_workitem_id_x()];
#line 70 "other.h"
  b[__builtin_amdgcn_workitem_id_x()] = x * x;
}
"""


@dataclasses.dataclass
class Made:
    """A code object with line information, and the places of its instructions by the listing: file and line, or None."""

    code_object: bytes
    places: list[tuple[str, int] | None]

    @property
    def addresses(self) -> list[int]:
        """Those of all instructions, which are of four or eight bytes: in an encoding of eight bytes the next one is not the second half."""
        (kernel,) = read_code_object(self.code_object).kernels
        return list(range(kernel.address, kernel.address + len(kernel.code), 4))


def made(clang: Callable[[str], Clang], text: str) -> Made:
    compiler = clang(TARGET)
    listing = compile_hip(text, TARGET, compiler, OPTIONS).listing
    chains = line_information.chains_in(listing)
    end = listing.index(".Lfunc_end0:")
    numbers = [number for number, line in enumerate(listing[:end].split("\n"), 1) if line.startswith("\t") and line[1:2].isalpha()]
    places = [chains[number][0] if number in chains else None for number in numbers]
    return Made(assemble(listing, TARGET, compiler), places)


def runs(lines: list[int]) -> list[int]:
    """The lines, each once where it stands several times in a row."""
    return [line for number, line in enumerate(lines) if not number or lines[number - 1] != line]


@pytest.mark.sample("K05.small_tiles.gfx90a")
@pytest.mark.parametrize("name", sorted(path.name.removesuffix(".hip") for path in GOLDEN.glob(f"*.{TARGET}.hip")))
def test_the_lines_of_the_listing(clang: Callable[[str], Clang], name: str) -> None:
    found = made(clang, (GOLDEN / f"{name}.hip").read_text())
    lines = lines_at(found.code_object, found.addresses, is_text)
    of_listing = [place[1] if place else 0 for place in found.places]
    assert len(set(of_listing)) > 10 and runs([lines.get(address, 0) for address in found.addresses]) == runs(of_listing)


def test_lines_of_other_files_are_not_those_of_the_text(clang: Callable[[str], Clang]) -> None:
    found = made(clang, INCLUDED)
    assert ("other.h", 70) in found.places
    assert set(lines_at(found.code_object, found.addresses, is_text).values()) == {place[1] for place in found.places if place and place[0] == "<stdin>"}


def test_no_lines(clang: Callable[[str], Clang]) -> None:
    compiler = clang(TARGET)
    plain = assemble(compile_hip(INCLUDED, TARGET, compiler).listing, TARGET, compiler)
    (kernel,) = read_code_object(plain).kernels
    assert ".debug_line" not in sections_named(plain) and lines_at(plain, [kernel.address], is_text) == {}
    found = made(clang, INCLUDED)
    assert lines_at(found.code_object, [found.addresses[0] - 4, found.addresses[-1] + 4], is_text) == {}  # no instruction of the kernel is there


@pytest.mark.parametrize(
    "at, value, reason",
    [
        (4, struct.pack("<H", 4), "it is of DWARF 4, and not of DWARF 5"),
        (0, struct.pack("<I", 60), "."),  # the unit's length
        (13, b"\x02", "an instruction has 2 operations, and not one"),
    ],
)
def test_a_damaged_table(clang: Callable[[str], Clang], at: int, value: bytes, reason: str) -> None:
    found = made(clang, INCLUDED)
    begin = sections_named(found.code_object)[".debug_line"].start + at
    damaged = found.code_object[:begin] + value + found.code_object[begin + len(value) :]
    with pytest.raises(CodeObjectError, match=f"^has a line table that cannot be read: .*{reason}"):
        lines_at(damaged, found.addresses, is_text)
