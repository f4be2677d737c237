"""Listings and options with random edits: whatever they have become, there is a report or an error in words, and the command line ends with a status."""

import contextlib
import random
import re

import numpy as np
import pytest

from tests.sim.conftest import frame
from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.sim import launch
from tiledsl.tools import cli

BODY = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1.0
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[4:5], v1, s[4:5]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[6:7]
	s_mov_b32 m0, 0x800
	s_mov_b32 s14, 0x1000
	s_mov_b32 s15, 0x27000
	s_mov_b32 s12, s4
	s_mov_b32 s13, s5
	buffer_load_dword v8, v1, s[12:15], 0 offen offset:16
.Lloop:
	s_add_i32 s9, s9, 1
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v4
	v_mfma_f32_32x32x8_f16 v[16:31], v[4:5], v[4:5], v[16:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[10:11], v1 offset0:1 offset1:2
	ds_swizzle_b32 v12, v4 offset:swizzle(QUAD_PERM,0,1,2,3)
	v_add_f32_dpp v13, v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_pk_fma_f32 v[14:15], v[4:5], v[4:5], v[4:5] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v1, v0
	s_cmp_lt_i32 s9, s8
	s_cbranch_scc1 .Lloop
	s_nop 15
	v_cmp_gt_u32_e32 vcc, 50, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lend
	v_cndmask_b32_e64 v3, -v2, |v2|, s[10:11]
	v_readfirstlane_b32 s16, v3
	global_atomic_add_u32 v0, v1, v0, s[6:7] sc0
	scratch_store_dword off, v3, off offset:4
	scratch_load_dword v9, off, off offset:4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v1, v3, s[6:7]
.Lend:
	s_endpgm
"""
LISTING = frame(BODY.replace("global_atomic_add_u32", "global_atomic_add"), arguments="ppi", lds=4096).replace(
    "\t\t.amdhsa_kernarg_size", "\t\t.amdhsa_private_segment_fixed_size 16\n\t\t.amdhsa_user_sgpr_kernarg_preload_length 0\n\t\t.amdhsa_kernarg_size"
)
NUMBERS = ("0", "-1", "1", "3", "64", "255", "256", "4096", "0x7fffffff", "4294967296", "99999999999999999999", "1e40", "-0.5", "1<<-1", "")
WORDS = ("exec", "vcc", "m0", "ttmp3", "v[0:300]", "a5", "s[5:6]", "null", "global_store_dwordx4", "s_cbranch_scc0", "hidden_none", "by_value", "- 1", "[]")


def edited(text: str, generator: random.Random) -> str:
    """One to three edits of lines: left out, doubled, exchanged, cut off, or a number, a word or a character replaced."""
    lines = text.split("\n")
    for _ in range(generator.choice((1, 1, 2, 3))):
        at, other = generator.randrange(len(lines)), generator.randrange(len(lines))
        kind = generator.choice(("drop", "double", "exchange", "end", "cut", "number", "number", "number", "word", "word", "character"))
        if kind == "drop":
            lines[at] = ""
        elif kind == "double":
            lines.insert(at, lines[other])
        elif kind == "exchange":
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == "end" and generator.random() < 0.2:
            lines = lines[: at + 1]
        elif kind == "cut":
            lines[at] = lines[at][: generator.randrange(len(lines[at]) + 1)]
        elif kind == "character":
            lines[at] = replaced(lines[at], r".", tuple(":,[]().-'\"{} #@x"), generator)
        elif kind == "number":
            lines[at] = replaced(lines[at], r"-?\b(?:0x[0-9a-f]+|\d+)|(?<=[vsa])\d+", NUMBERS, generator)
        else:
            lines[at] = replaced(lines[at], r"[\w.]+", (*WORDS, *re.findall(r"[\w.]+", text)), generator)
    return "\n".join(lines)


def replaced(line: str, pattern: str, choices: tuple[str, ...], generator: random.Random) -> str:
    found = list(re.finditer(pattern, line))
    if not found:
        return line
    place = generator.choice(found)
    return line[: place.start()] + generator.choice(choices) + line[place.end() :]


def execute(text: str) -> bool:
    return launch(text, 2, 128, [np.zeros(1024, np.uint32), np.zeros(1024, np.uint32), 2], limit=1000, schedule="latest").ok


def test_the_listing_itself():
    report = launch(LISTING, 2, 128, [np.zeros(1024, np.uint32), np.zeros(1024, np.uint32), 2])
    assert {hazard.kind for hazard in report.hazards} <= {"register-unwritten", "lds-unwritten", "lds-race", "global-race", "wait-states"}
    assert len(report.as_dict()["instructions"]) >= 9


@pytest.mark.sample("400")
@pytest.mark.parametrize("first", range(0, 600, 100))
def test_edited_listings(first):
    refused = 0
    for seed in range(first, first + 100):
        try:
            execute(edited(LISTING, random.Random(seed)))
        except TiledslError as error:
            assert error.diagnostics[0].message
            refused += 1
    assert 10 < refused < 90


OPTIONS = (
    ("--grid", "2"), ("--block", "128"), ("--arg", "a=f32[1024]:integers"), ("--arg", "b=f32[1024]:zeros"), ("--arg", "n=i32:2"), ("--seed", "1"),
    ("--blocks", "0,1"), ("--schedule", "random:3"), ("--numerics", "exact"), ("--dynamic-lds", "64"), ("--limit", "1000"), ("--processes", "1"),
    ("--target", "gfx942"), ("--save", "b=b.npy"), ("--kernel", "k"),
)  # fmt: skip
VALUES = (
    "0", "-1", "1", "", "x", "1e40", "99999999999999", "99999999999999999999", "9" * 5000, "0,0,0,0", "1,", "=", "a=", "n=1e40", "n=f16:1e10", "n=i8:-1",
    "n=i32:", "n=:3", "n=nan", "n=f32:inf", "n=u8:300", "n=0x10", "n=" + "9" * 5000, "a=f32[]", "a=f32[99999999999999]", "a=f32[999999999999999999]",
    "a=f32[1,1,1]:x.npy", "a=f32[" + "1," * 70 + "1]", "a=f32[" + "9" * 5000 + "]", "b=x/y.npy", "cdna3", "latest", "random:", "random:-1", "gfx90a",
)  # fmt: skip


@pytest.mark.thorough
def test_edited_options(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.s").write_text(LISTING)
    statuses = []
    for seed in range(150):
        generator = random.Random(seed)
        options = [list(pair) for pair in OPTIONS]
        for _ in range(generator.choice((1, 1, 2))):
            at = generator.randrange(len(options))
            if generator.random() < 0.1:
                del options[at]
            else:
                options[at][1] = generator.choice((*VALUES, *(value for _, value in OPTIONS)))
        with contextlib.suppress(SystemExit):  # argparse's own words
            capsys.readouterr()
            statuses.append(cli.main(["sim", "k.s", *(word for pair in options for word in pair)]))
            assert statuses[-1] != 2 or capsys.readouterr().err.startswith("tiledsl: ")
    assert set(statuses) == {1, 2} and len(statuses) > 75
