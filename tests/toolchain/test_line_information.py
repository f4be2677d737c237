"""Line information changes no instruction, and nothing of it stays in a listing."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable

import pytest

from tiledsl.toolchain import line_information
from tiledsl.toolchain.clang import Clang, compile_hip

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"
TEXTS = sorted(path.name.removesuffix(".hip") for path in GOLDEN.glob("*.hip"))
# as LLVM writes them: locations, a label that the code names and one that it does not, a section of debug information between others
WITH = """\
	.text
td_small:
.Lfunc_begin0:
	.file	0 "/src" "-" md5 0x00112233445566778899aabbccddeeff
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.file	1 "<stdin>" md5 0x00112233445566778899aabbccddeeff
	.loc	1 23 0 prologue_end             ; <stdin>:23
	v_mov_b32_e32 v0, 0
.Ltmp0:
	.loc	1 0 0 is_stmt 0                 ; <stdin>:0:0
	s_nop 0
.Ltmp1:
	.loc	1 25 0 is_stmt 1                ; <stdin>:25
	s_add_u32 s0, s0, .Ltmp1-td_small
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	td_small, .Lfunc_end0-td_small
	.cfi_endproc
	.section	.AMDGPU.csdata,"",@progbits

	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
	.quad	.Ltmp0
	.ident	"clang version 22.1.8"
	.byte	7
	.section	.debug_line,"",@progbits
.Lline_table_start0:
"""
WITHOUT = """\
	.text
td_small:
; %bb.0:
	v_mov_b32_e32 v0, 0
	s_nop 0
.Ltmp1:
	s_add_u32 s0, s0, .Ltmp1-td_small
	s_endpgm
.Lfunc_end0:
	.size	td_small, .Lfunc_end0-td_small
	.section	.AMDGPU.csdata,"",@progbits

	.ident	"clang version 22.1.8"
	.byte	7
"""


def test_what_is_taken_out() -> None:
    listing, lines = line_information.taken_out(WITH)
    assert listing == WITHOUT and lines == {4: 23, 7: 25, 8: 25}  # the line of s_nop is not known
    assert line_information.taken_out(WITHOUT) == (WITHOUT, {})
    assert line_information.lines_in(WITH) == {number: lines[WITHOUT.split("\n").index(text) + 1] for number, text in found(WITH)}


def found(listing: str) -> list[tuple[int, str]]:
    """The instructions whose line is known, with the numbers of their lines."""
    return [(number, text) for number, text in enumerate(listing.split("\n"), 1) if re.match(r"\t[vs]_(?!nop)", text)]


@pytest.mark.sample("K13.ragged.gfx950", "epilogues.gfx942", "added.gfx90a")
@pytest.mark.parametrize("name", TEXTS)
def test_the_listing_is_that_of_a_compilation_without(clang: Callable[[str], Clang], name: str) -> None:
    """Byte by byte, for every kernel of the golden files; `-g0` asks for none."""
    text, target = (GOLDEN / f"{name}.hip").read_text(), name.rpartition(".")[2]
    compiled, plain = (compile_hip(text, target, clang(target), options) for options in ((), ("-g0",)))
    assert compiled.listing == plain.listing and not plain.lines
    assert len(compiled.lines) > len(re.findall(r"^\t[a-z]\w+ ", plain.listing, re.MULTILINE)) / 2
