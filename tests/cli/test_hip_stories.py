"""Kernels in HIP C++ as their authors write them: each is right, and has the mistakes that macros name. Every mistake is found at the line that is the
mistake, or at the first line that meets its consequence."""

import pathlib
import re

import numpy as np
import pytest

from tests.cli.command import run

FOLDER = pathlib.Path(__file__).with_name("hip")
PRODUCT = "--arg a=bf16[128,192]:integers --arg b=bf16[128,192]:integers --arg c=f32[128,128]:nan --arg n=128 --arg k=192"
LAUNCHES = {
    "one_buffer gemm": f"--grid 2,2 --block 256 {PRODUCT}",
    "one_buffer through_lds": "--grid 1 --block 256 --arg a=bf16[64,64]:integers --arg b=bf16[64,64]:integers --arg c=f32[64,64]:nan",
    "own_loader sums": "--grid 1 --block 256 --arg a=bf16[64,64]:integers --arg out=f32[64]:nan",
    "own_loader product": "--grid 1 --block 64 --arg a=bf16[32,8]:integers --arg b=bf16[32,8]:integers --arg c=f32[32,32]:nan",
    "own_loader wait_states": "--grid 1 --block 64 --arg in=f16[256] --arg out=f32[256]:nan",
    "own_loader next_row": "--grid 1 --block 64 --arg in=f32[320] --arg out=f32[256]:nan --arg steps=4",
    "own_loader scalar_operand": "--grid 1 --block 64 --arg in=f32[64] --arg out=f32[64]:nan",
    "producer gemm": f"--grid 2,2 --block 512 {PRODUCT}",
    "staged gemm": f"--grid 2,2 --block 256 {PRODUCT}",
    "direct sums": "--grid 1 --block 256 --arg in=f32[3,512] --arg out=f32[256]:nan --arg tiles=3",
    "ping_pong gemm": f"--grid 1,2 --block 512 {PRODUCT}",
}
MULTIPLY, FILL, STORE = "acc = __builtin_amdgcn_mfma", "*(bf16x8 *)", "c[(i / 4"  # of parts.h, and of loaders
# by kernel and macro: the kind of hazard, and the texts of its lines, that of the mistake or of its consequence first
MISTAKES = {
    "one_buffer gemm": {
        "NO_BARRIER_AFTER_READS": ("lds-race", FILL, MULTIPLY),
        "STRIDE_OF_8_WAVES": ("lds-unwritten", MULTIPLY),
        "NO_ELEMENT_SIZE": ("lds-unwritten", MULTIPLY),
        "COORDINATES": ("out-of-bounds", FILL),
        "BARRIER_IN_BRANCH": ("barrier-mismatch", "        __syncthreads();"),
        "COLUMNS_TWICE": ("out-of-bounds", STORE),
    },
    "one_buffer through_lds": {"SAME_BASE": ("lds-race", FILL, FILL), "NO_BARRIER_BEFORE_REUSE": ("lds-race", STORE, MULTIPLY)},
    "own_loader sums": {
        "FEW_ROWS": ("lds-out-of-bounds", "asm volatile(WRITE"),
        "NO_WAIT": ("register-in-flight", "asm volatile(WRITE", "asm volatile(READ"),
        "NOT_DRAINED": ("lds-race", "sum += ", "asm volatile(WRITE"),
    },
    "own_loader product": {"TOO_WEAK": ("register-in-flight", "acc = __builtin_amdgcn_mfma", 'asm volatile("ds_read_b64 %0, %1" : "=v"(right)')},
    "own_loader wait_states": {"NO_WAIT_STATES": ("wait-states", 'asm volatile("v_mfma', 'asm volatile("v_mfma')},
    "own_loader next_row": {"WAIT_BEHIND_THE_COPY": ("register-in-flight", "= now * 2;", 'asm volatile("global_load_dword %0')},
    "producer gemm": {
        "BARRIER_IN_LOADER": ("barrier-mismatch", "__syncthreads();"),
        "WAVE_OF_THE_BLOCK": ("lds-unwritten", MULTIPLY),
        "TIC_FOR_TOC": ("lds-race", FILL, MULTIPLY),
        "ONE_STEP_TOO_MANY": ("out-of-bounds", FILL),
        "NO_BARRIER_OF_THE_LOOP": ("lds-race", MULTIPLY, FILL),
        "EVERY_WAVE_STORES": ("global-race", STORE, STORE),
    },
    "staged gemm": {
        "ONE_IN_FLIGHT": ("register-in-flight", "= held.words[pass];", 'asm volatile("global_load_dwordx4'),
        "ONE_STEP_TOO_MANY": ("out-of-bounds", 'asm volatile("global_load_dwordx4'),
        "COMMITS_TOO_EARLY": ("lds-race", "= held.words[pass];", MULTIPLY),
    },
    "direct sums": {
        "ONE_TOO_WEAK": ("lds-in-flight", "sum += tile", 'asm volatile("s_mov_b32 m0'),
        "WAITS_BEHIND_THE_BARRIER": ("lds-race", "sum += tile", 'asm volatile("s_mov_b32 m0'),
        "LOADS_OVER_READS": ("lds-race", 'asm volatile("s_mov_b32 m0', "sum += tile"),
    },
    "ping_pong gemm": {
        "NOT_DRAINED": ("lds-race", "acc = __builtin_amdgcn_mfma", "= held.words[n];"),
        "NO_BARRIER_OF_THE_PROLOGUE": ("lds-race", "acc = __builtin_amdgcn_mfma", "= held.words[n];"),
        "NO_PARTNER": ("barrier-mismatch", 'asm volatile("s_waitcnt lgkmcnt(0)'),
    },
}
VALUES = {  # by kernel and macro, of mistakes that are no hazard: where the wrong elements lie
    "staged gemm": {"COLUMNS_EXCHANGED": "; all lie in [32:128, 0:128]", "SAME_SLICE_AGAIN": " elements, the first at [0, 0]: "},
}
REFUSED = {  # by kernel and macro: the text of the line, and what the message says of it
    "own_loader sums": {
        "SWAPPED": ("asm volatile(WRITE", "the operands of 'ds_write_b128' do not fit 'ds_write_b128 {addr:v}, {data:va4} [offset:u16]'"),
        "FOUR_SCALARS": ("asm volatile(WRITE", "the operands of 'ds_write_b128' do not fit 'ds_write_b128 {addr:v}, {data:va4} [offset:u16]'"),
        "FAR_OFFSET": ("asm volatile(READ", "modifier 'offset' of 'global_load_dwordx4' cannot be 4096"),
        "SCALAR_ADDRESS": ("asm volatile(READ", "the operands of 'flat_load_dwordx4' do not fit 'flat_load_dwordx4 {dst:va4=}, {addr:v2/u64} [offset:u12]'"),
    },
    "own_loader scalar_operand": {"OF_A_LANE": ('asm volatile("s_load_dword', "the operands of 's_load_dword' do not fit")},
}


def launched(capsys, kernel, *more):
    file, name = kernel.split()
    return run(capsys, "sim", str(FOLDER / f"{file}.hip"), "--kernel", name, *LAUNCHES[kernel].split(), *more)


@pytest.mark.sample("ping_pong gemm")
@pytest.mark.parametrize("kernel", LAUNCHES)
def test_the_right_kernel_is_clean(capsys, tmp_path, kernel):
    """Products have the values of NumPy."""
    saved = [f"--save={name}={tmp_path}/{name}.npy" for name in re.findall(r"\b([abc])=", LAUNCHES[kernel])] if "c=" in LAUNCHES[kernel] else []
    twice = 2 if kernel == "own_loader product" else 1
    status, out, err = launched(capsys, kernel, *saved, *(["--expect", f"c = {twice} * (a @ b.T)"] if saved else []))
    assert (status, err) == (0, "") and "\n  no hazards\n" in out
    if saved:
        assert out.endswith(" elements, exactly\n")
        a, b = ((np.load(tmp_path / f"{name}.npy").astype(np.uint32) << 16).view(np.float32) for name in "ab")
        np.testing.assert_array_equal(np.load(tmp_path / "c.npy"), twice * a @ b.T)


@pytest.mark.sample("own_loader next_row-WAIT_BEHIND_THE_COPY", "direct sums-ONE_TOO_WEAK")
@pytest.mark.parametrize("kernel, macro", [(kernel, macro) for kernel, macros in MISTAKES.items() for macro in macros])
def test_a_mistake_is_found_at_its_line(capsys, kernel, macro):
    kind, *texts = MISTAKES[kernel][macro]
    status, out, _ = launched(capsys, kernel, "--macro", macro)
    found = [places for of, places in re.findall(r"^([a-z-]+): .*\n((?:  (?!=).*\n)+)", out, re.MULTILINE) if of == kind]
    shown = [re.findall(r"^  \S+?\.(?:hip|h):(\d+): (.*)", places, re.MULTILINE) for places in found]
    assert status == 1 and any(
        len(lines) == len(texts) and all(text.strip() in line for (_, line), text in zip(lines, texts, strict=True)) for lines in shown
    ), f"{kind} at {texts} is not among {out}"
    assert all(line != "0" for lines in shown for line, _ in lines)


@pytest.mark.sample("staged gemm-COLUMNS_EXCHANGED")
@pytest.mark.parametrize("kernel, macro", [(kernel, macro) for kernel, macros in VALUES.items() for macro in macros])
def test_a_wrong_value_is_found_by_what_is_expected(capsys, kernel, macro):
    status, out, err = launched(capsys, kernel, "--macro", macro, "--expect", "c = a @ b.T")
    last = out.rstrip("\n").rpartition("\n")[2]
    assert (status, err) == (1, "") and "\n  no hazards\n" in out
    assert last.startswith("'c' and its contract, a @ b.T, differ in ") and VALUES[kernel][macro] in last


@pytest.mark.sample("own_loader scalar_operand-OF_A_LANE")
@pytest.mark.parametrize("kernel, macro", [(kernel, macro) for kernel, macros in REFUSED.items() for macro in macros])
def test_a_mistake_in_assembly_is_refused_at_its_line(capsys, kernel, macro):
    text, message = REFUSED[kernel][macro]
    status, out, err = launched(capsys, kernel, "--macro", macro)
    place = re.search(r"^error\[TD850\]: line \d+: (.*)\n *--> \S+\.hip:(\d+):\d+\n *\d+ \| *(.*)", err, re.MULTILINE)
    assert (status, out) == (2, "") and message in place[1] and text in place[3]
    assert (FOLDER / f"{kernel.split()[0]}.hip").read_text().splitlines()[int(place[2]) - 1].strip() == place[3]
