"""Disassembled code objects: they assemble to the same bytes, and hold the same instructions as LLVM's own listing."""

from __future__ import annotations

import dataclasses
import pathlib
import shutil
import struct
from collections.abc import Callable

import pytest

from tiledsl.asm.resources import resources
from tiledsl.asm.text.parse import format_instruction, parse_listing
from tiledsl.asm.text.syntax import Instruction, Kernel, Label, Listing, Symbol
from tiledsl.targets import TARGETS
from tiledsl.toolchain.clang import Clang, assemble, compile_hip
from tiledsl.toolchain.code_object import CodeObject, CodeObjectError, KernelCode, read_code_object
from tiledsl.toolchain.comgr import find_comgr
from tiledsl.toolchain.disassembly import Disassembler, Instructions, listing_of
from tiledsl.toolchain.objdump import Objdump, find_objdump

from .conftest import Machine

FindClang = Callable[[str], Clang]
LISTINGS = pathlib.Path(__file__).parents[1] / "asm" / "listings"
LINKABLE = "\n\t.text\noutside:\n\ts_setpc_b64 s[30:31]\n"  # the function that lanes.hip calls
TOOLS = ("amd_comgr", *(["llvm-objdump"] if shutil.which("llvm-objdump") else []))
BRANCHES = """\
extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void branches(int *c, int n) {
  unsigned lane = __builtin_amdgcn_workitem_id_x();
  for (int i = 0; i < n; ++i) {
    if (c[i] > 3) c[lane] += i;
    else for (int j = 0; j < i; j += 2) c[lane + 64] ^= c[j];
    if (lane > i) c[lane + 128] = __builtin_amdgcn_readfirstlane(c[lane]);
  }
}
"""


def disassembler(tool: str, data: bytes) -> Disassembler:
    if tool == "llvm-objdump":
        objdump = find_objdump(data, read_code_object(data))
        assert objdump is not None, "it knows gfx90a: every LLVM since 13 does"
        return Disassembler(objdump)
    comgr = find_comgr()
    if comgr is None:
        pytest.skip("needs hiprtc: its library amd_comgr disassembles")
    return Disassembler(comgr)


def made(source: str, clang: FindClang) -> tuple[str, bytes]:
    """Listing and code object for gfx90a of a text, or of a file of the parser's tests, without the kernel that calls a function."""
    text = BRANCHES if source == "branches" else (LISTINGS / source).read_text().replace("KERNEL(64) calls(float *p) { p[0] = outside(p[1]); }", "")
    listing = compile_hip(text, "gfx90a", clang("gfx90a")).listing
    return listing, assemble(listing, "gfx90a", clang("gfx90a"))


def plainly(kernel: Kernel) -> list[tuple[str, int | None]]:
    """The instructions as text; of a branch, the number of its target."""
    labels: dict[str, int] = {}
    code: list[Instruction] = []
    plain: list[tuple[str, int | None]] = []
    for item in kernel.items:
        if isinstance(item, Label):
            labels[item.name] = len(code)
        elif isinstance(item, Instruction):
            code.append(item)
    for item in code:
        target = item.operands[-1] if item.operands else None
        if isinstance(target, Symbol) and target.text in labels:
            plain.append((item.mnemonic, labels[target.text]))
        else:
            modifiers = tuple(one for one in item.modifiers if one != ("offset", 0))  # written in assembly, and not kept in the encoding
            plain.append((format_instruction(dataclasses.replace(item, text="", modifiers=modifiers)), None))
    return plain


@pytest.mark.parametrize("source", ["gemm.hip", "lanes.hip", "branches"])
@pytest.mark.parametrize("tool", TOOLS)
def test_the_instructions_of_llvms_own_listing(clang: FindClang, tool: str, source: str) -> None:
    text, data = made(source, clang)
    again = parse_listing(disassembler(tool, data).listing(data, "clang").text)
    printed = parse_listing(text)
    assert [kernel.name for kernel in again.kernels] == [kernel.name for kernel in printed.kernels]
    for kernel, other in zip(again.kernels, printed.kernels, strict=True):
        assert plainly(kernel) == plainly(other)
        assert (kernel.arguments, kernel.metadata) == (other.arguments, other.metadata)
        assert found(again, kernel.name) == found(printed, kernel.name)


def found(listing: Listing, kernel: str) -> list[object]:
    """The resources, without lines. Registers are in a code object's granules: in the metadata's sum the AGPRs begin at a multiple of four."""
    report = resources(listing, kernel)
    vgprs, registers = -(-report.vgprs // 4) * 4 if report.agprs else report.vgprs, -(-report.registers // 8) * 8
    loop = report.loop and dataclasses.replace(report.loop, label="", line=0, last_line=0)
    return [dataclasses.replace(report, vgprs=vgprs, registers=registers, loop=None), loop]


@pytest.mark.parametrize("source", ["gemm.hip", "lanes.hip", "branches"])
@pytest.mark.parametrize("tool", TOOLS)
def test_it_assembles_to_the_same_bytes(clang: FindClang, tool: str, source: str) -> None:
    _, data = made(source, clang)
    code = read_code_object(data)
    again = read_code_object(assemble(disassembler(tool, data).listing(data, "clang").text, "gfx90a", clang("gfx90a")))
    for kernel, other in zip(again.kernels, code.kernels, strict=True):
        assert kernel.code == other.code
        assert placeless(kernel.descriptor) == placeless(other.descriptor)
        assert kernel.metadata == other.metadata


def placeless(descriptor: bytes) -> bytes:
    """The descriptor without the distance to the code, which the linker sets."""
    return descriptor[:16] + descriptor[24:]


@pytest.mark.parametrize("tool", TOOLS)
def test_addresses_are_not_followed(clang: FindClang, tool: str) -> None:
    listing = compile_hip((LISTINGS / "lanes.hip").read_text(), "gfx90a", clang("gfx90a")).listing
    data = assemble(listing + LINKABLE, "gfx90a", clang("gfx90a"))
    with pytest.raises(CodeObjectError, match=r"^uses addresses of code, which are not followed in a disassembly: s_getpc_b64 s\[\d+:\d+\]$"):
        disassembler(tool, data).listing(data, "clang")


@pytest.mark.parametrize("tool", TOOLS)
def test_bytes_that_are_no_instructions(clang: FindClang, tool: str) -> None:
    _, data = made("branches", clang)
    code = read_code_object(data).kernels[0].code
    spoilt = data.replace(code, code[:8] + b"\xff\xff\xff\xff" + code[12:])
    said = {
        "amd_comgr": f"holds bytes at {read_code_object(data).kernels[0].address + 8:#x} that amd_comgr .* does not read as an instruction",
        "llvm-objdump": "holds data that is no instruction: .long 0xffffffff",
    }
    with pytest.raises(CodeObjectError, match=f"^{said[tool]}$"):
        disassembler(tool, data).listing(spoilt, "clang")


# ------------------------------------------------------------------------------------------------- what needs no disassembler


def kernel_of(words: list[int]) -> KernelCode:
    return KernelCode("k", 0x100, struct.pack(f"<{len(words)}I", *words), bytes(64), {".name": "k", ".symbol": "k.kd"})


def listing(words: list[int], found: Instructions) -> str:
    kernel = kernel_of(words)
    code = CodeObject("gfx90a", "amdgcn-amd-amdhsa--gfx90a", 4, (kernel,), {"amdhsa.kernels": [kernel.metadata]})
    made = listing_of(code, lambda one: found, "hand")
    lines = made.text.split("\n")
    assert [made.addresses[line] for line in sorted(made.addresses)] == [address for address, _ in found]
    assert [lines[line - 1].split()[0] for line in sorted(made.addresses)] == [text.split()[0] for _, text in found]
    return made.text


def test_branches_go_to_labels() -> None:
    words = [0xBF840001, 0xBF800000, 0xBF82FFFD, 0xBF810000]  # forward over one instruction; back to the beginning
    found = [(0x100, "s_cbranch_scc0 1"), (0x104, "s_nop 0"), (0x108, "s_branch 65533"), (0x10C, "s_endpgm")]
    text = listing(words, found)
    body = text[text.index("k:\n") : text.index(".Lfunc_end0:")]
    assert body == "k:\n.LBB0_1:\n\ts_cbranch_scc0 .LBB0_2\n\ts_nop 0\n.LBB0_2:\n\ts_branch .LBB0_1\n\ts_endpgm\n"


@pytest.mark.parametrize(
    "words, found, reason",
    [
        ([0xBF800000, 0xBF810000], [(0x104, "s_endpgm")], "cannot be disassembled: instructions of kernel 'k' are missing"),
        ([0xBF800000, 0xBF810000], [], "cannot be disassembled: instructions of kernel 'k' are missing"),
        ([0] * 9, [(0x100, "s_nop 0"), (0x120, "s_endpgm")], "cannot be disassembled: instructions of kernel 'k' are missing"),
        ([0xBF820005, 0xBF810000], [(0x100, "s_branch 5"), (0x104, "s_endpgm")], "branches to 0x118, where no instruction of kernel 'k' begins"),
        (
            [0xBF800000, 0xBE801D00],
            [(0x100, "s_nop 0"), (0x104, "s_setpc_b64 s[0:1]")],
            "uses addresses of code, which are not followed in a disassembly: s_setpc_b64 s[0:1]",
        ),
    ],
)
def test_what_makes_no_listing(words: list[int], found: Instructions, reason: str) -> None:
    with pytest.raises(CodeObjectError) as caught:
        listing(words, found)
    assert str(caught.value) == reason


PRINTED = """\
case "$*" in
  --version) echo "  Debian LLVM version 14.0.6" ;;
  *--mcpu=gfx90a*) printf '%s\\n' '' '<stdin>:	file format elf64-amdgpu' '' 'Disassembly of section .text:' '' '0000000000001700 <k>:' \\
      '	s_load_dwordx2 s[0:1], s[4:5], 0x0                         // 000000001700: C0060002 00000000 ' \\
      '	s_cbranch_scc1 65533                                       // 000000001708: BF85FFFD <k>' \\
      '	s_endpgm                                                   // 00000000170C: BF810000 ' ;;
  *) echo "llvm-objdump: error: '<stdin>': can't find target: : error: unable to get target for 'unknown--'" >&2; exit 1 ;;
esac
"""


def test_what_llvm_objdump_prints(machine: Machine) -> None:
    """The text of version 14."""
    kernel = KernelCode("k", 0x1700, bytes(16), bytes(64), {})
    path = machine.script("opt/rocm/llvm/bin/llvm-objdump", PRINTED)
    found = find_objdump(b"ELF", CodeObject("gfx90a", "", 4, (kernel,), {}))
    assert found == Objdump(path, "14.0.6") and str(found) == "llvm-objdump 14.0.6"
    assert found.instructions(b"ELF", kernel, "gfx90a") == [
        (0x1700, "s_load_dwordx2 s[0:1], s[4:5], 0x0"),
        (0x1708, "s_cbranch_scc1 65533"),
        (0x170C, "s_endpgm"),
    ]
    assert find_objdump(b"ELF", CodeObject("gfx942", "", 4, (kernel,), {})) is None
    with pytest.raises(CodeObjectError, match="^cannot be disassembled: llvm-objdump 14.0.6 says: llvm-objdump: error: '<stdin>': can't find target"):
        found.instructions(b"ELF", kernel, "gfx942")


def test_every_target_has_a_descriptor() -> None:
    """listing_of looks the target up."""
    for target in TARGETS:
        kernel = kernel_of([0xBF810000])
        text = listing_of(CodeObject(target, f"amdgcn-amd-amdhsa--{target}", 6, (kernel,), {}), lambda one: [(0x100, "s_endpgm")], "hand").text
        assert ".amdhsa_accum_offset 4\n" in text
