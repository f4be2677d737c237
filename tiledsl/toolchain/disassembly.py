"""Disassembler of code objects: a listing as LLVM prints it, with labels, descriptors as directives, metadata as YAML.

The checks and the interpreter read this listing where a code object came without one. It lacks the parts that a code
object does not hold: the constants that `.set` binds, and the marks around inline assembly."""

from __future__ import annotations

import dataclasses
import re
import struct
from collections.abc import Callable, Iterator, Mapping

from tiledsl.targets import ACCUM_GRANULE, EXTRA_SGPRS, SGPR_GRANULE, VGPR_GRANULE, Target, target_named
from tiledsl.toolchain.code_object import CodeObject, CodeObjectError, KernelCode, read_code_object
from tiledsl.toolchain.comgr import Comgr
from tiledsl.toolchain.objdump import Objdump

Instructions = list[tuple[int, str]]

_BRANCH = re.compile(r"s_(?:branch|cbranch_(?:scc[01]|(?:vcc|exec)n?z|cdbg\w+))\s+\S+$")
_UNFOLLOWED = (
    "s_getpc",
    "s_call",
    "s_setpc",
    "s_swappc",
    "s_rfe",
    "s_cbranch_g_fork",
    "s_cbranch_i_fork",
    "s_cbranch_join",
    "s_subvector_loop",
)

# Fields of a kernel descriptor: directive, byte, first bit, bits (LLVM, AMDGPU usage, "Kernel Descriptor", those of
# GFX90A and GFX942).
_FIELDS = (
    ("group_segment_fixed_size", 0, 0, 32),
    ("private_segment_fixed_size", 4, 0, 32),
    ("kernarg_size", 8, 0, 32),
    ("user_sgpr_count", 52, 1, 5),
    ("user_sgpr_private_segment_buffer", 56, 0, 1),
    ("user_sgpr_dispatch_ptr", 56, 1, 1),
    ("user_sgpr_queue_ptr", 56, 2, 1),
    ("user_sgpr_kernarg_segment_ptr", 56, 3, 1),
    ("user_sgpr_dispatch_id", 56, 4, 1),
    ("user_sgpr_flat_scratch_init", 56, 5, 1),
    ("user_sgpr_kernarg_preload_length", 56, 16, 7),
    ("user_sgpr_kernarg_preload_offset", 56, 23, 9),
    ("user_sgpr_private_segment_size", 56, 6, 1),
    ("uses_dynamic_stack", 56, 11, 1),
    ("enable_private_segment", 52, 0, 1),
    ("system_sgpr_workgroup_id_x", 52, 7, 1),
    ("system_sgpr_workgroup_id_y", 52, 8, 1),
    ("system_sgpr_workgroup_id_z", 52, 9, 1),
    ("system_sgpr_workgroup_info", 52, 10, 1),
    ("system_vgpr_workitem_id", 52, 11, 2),
    ("float_round_mode_32", 48, 12, 2),
    ("float_round_mode_16_64", 48, 14, 2),
    ("float_denorm_mode_32", 48, 16, 2),
    ("float_denorm_mode_16_64", 48, 18, 2),
    ("dx10_clamp", 48, 21, 1),
    ("ieee_mode", 48, 23, 1),
    ("fp16_overflow", 48, 26, 1),
    ("tg_split", 44, 16, 1),
    ("exception_fp_ieee_invalid_op", 52, 24, 1),
    ("exception_fp_denorm_src", 52, 25, 1),
    ("exception_fp_ieee_div_zero", 52, 26, 1),
    ("exception_fp_ieee_overflow", 52, 27, 1),
    ("exception_fp_ieee_underflow", 52, 28, 1),
    ("exception_fp_ieee_inexact", 52, 29, 1),
    ("exception_int_div_zero", 52, 30, 1),
)


@dataclasses.dataclass(frozen=True, slots=True)
class Disassembled:
    """A listing, and the addresses of its instructions by their lines."""

    text: str
    addresses: Mapping[int, int]


@dataclasses.dataclass(frozen=True, slots=True)
class Disassembler:
    """A tool that reads code objects. `str` gives its name for reports and cache keys."""

    tool: Comgr | Objdump

    def __str__(self) -> str:
        return str(self.tool)

    def listing(self, data: bytes, made_by: str) -> Disassembled:
        """The listing of a code object. CodeObjectError where it cannot be read, or where its code refers to parts that
        a disassembly does not show."""
        code = read_code_object(data)
        tool = self.tool
        if isinstance(tool, Comgr):
            return listing_of(
                code, lambda kernel: tool.instructions(kernel, code.isa), f"{tool} from the code object of {made_by}"
            )
        return listing_of(
            code,
            lambda kernel: tool.instructions(data, kernel, code.target),
            f"{tool} from the code object of {made_by}",
        )


def listing_of(code: CodeObject, instructions: Callable[[KernelCode], Instructions], origin: str) -> Disassembled:
    """Format the code object's listing; `instructions` returns a kernel's instructions, with their addresses."""
    lines = [
        f"; disassembled by {origin}",
        f'\t.amdgcn_target "{code.isa}"',
        f"\t.amdhsa_code_object_version {code.version}",
        "\t.text",
    ]
    addresses: dict[int, int] = {}
    for number, kernel in enumerate(code.kernels):
        lines += [f"\t.globl\t{kernel.name}", "\t.p2align\t8", f"\t.type\t{kernel.name},@function", f"{kernel.name}:"]
        for address, text in _body(number, kernel, instructions(kernel)):
            lines.append(text)
            addresses |= {len(lines): address} if address is not None else {}
        lines += [
            f".Lfunc_end{number}:",
            f"\t.size\t{kernel.name}, .Lfunc_end{number}-{kernel.name}",
            f"\t.amdhsa_kernel {kernel.name}",
        ]
        lines += [
            f"\t\t.amdhsa_{name} {value}" for name, value in descriptor(kernel, target_named(code.target)).items()
        ]
        lines.append("\t.end_amdhsa_kernel")
    lines += ["\t.amdgpu_metadata", "---", *_yaml(code.metadata, 0), "...", "\t.end_amdgpu_metadata", ""]
    return Disassembled("\n".join(lines), addresses)


def _body(number: int, kernel: KernelCode, found: Instructions) -> Iterator[tuple[int | None, str]]:
    """The kernel's instructions with their addresses, and labels as branch targets."""
    addresses = [address for address, _ in found]
    ends = [*addresses[1:], kernel.address + len(kernel.code)] if found else []
    if (
        not found
        or addresses[0] != kernel.address
        or any(not 0 < end - at <= 20 for at, end in zip(addresses, ends, strict=True))
    ):
        raise CodeObjectError(f"cannot be disassembled: instructions of kernel '{kernel.name}' are missing")
    for _, text in found:
        if not text[0].isalpha():
            raise CodeObjectError(f"holds data that is no instruction: {text}")
        if text.startswith(_UNFOLLOWED):
            raise CodeObjectError(f"uses addresses of code, which are not followed in a disassembly: {text}")
    targets = {address: _target(kernel, address) for address, text in found if _BRANCH.match(text)}
    lost = [target for target in targets.values() if target not in addresses]
    if lost:
        raise CodeObjectError(f"branches to {lost[0]:#x}, where no instruction of kernel '{kernel.name}' begins")
    labels = {address: f".LBB{number}_{count}" for count, address in enumerate(sorted(set(targets.values())), 1)}
    for address, text in found:
        if address in labels:
            yield None, f"{labels[address]}:"
        yield address, f"\t{text.split()[0]} {labels[targets[address]]}" if address in targets else f"\t{text}"


def _target(kernel: KernelCode, address: int) -> int:
    """The target of a branch: the lower half counts words, from the next instruction on (CDNA3 ISA, S_BRANCH)."""
    (words,) = struct.unpack_from("<h", kernel.code, address - kernel.address)
    return address + 4 + 4 * int(words)


def descriptor(kernel: KernelCode, target: Target) -> dict[str, int]:
    """The .amdhsa directives that give the kernel's descriptor.

    The descriptor counts registers in granules. Where the metadata's number of VGPRs gives the same granules, that
    number is used."""
    found = {}
    for name, byte, bit, bits in _FIELDS:
        (word,) = struct.unpack_from("<I", kernel.descriptor, byte)
        found[name] = word >> bit & (1 << bits) - 1
    if target.flat_scratch_register:
        found["system_sgpr_private_segment_wavefront_offset"] = found.pop("enable_private_segment")
    else:
        del found["user_sgpr_private_segment_buffer"], found["user_sgpr_flat_scratch_init"]
    first, third = (struct.unpack_from("<I", kernel.descriptor, byte)[0] for byte in (48, 44))
    allocated, counted = VGPR_GRANULE * ((first & 63) + 1), kernel.metadata.get(".vgpr_count")
    exact = isinstance(counted, int) and 0 <= allocated - counted < VGPR_GRANULE
    found["next_free_vgpr"] = int(str(counted)) if exact else allocated
    found["next_free_sgpr"] = SGPR_GRANULE * ((first >> 6 & 15) + 1) - EXTRA_SGPRS
    found["accum_offset"] = ACCUM_GRANULE * ((third & 63) + 1)
    return found


def _yaml(value: object, indent: int) -> Iterator[str]:
    """Print maps and lists as LLVM does."""
    blank = " " * indent
    if isinstance(value, dict):
        for key, entry in value.items():
            if isinstance(entry, dict | list) and entry:
                yield f"{blank}{key}:"
                yield from _yaml(entry, indent + 2)
            else:
                yield f"{blank}{key}: {_scalar(entry)}"
    elif isinstance(value, list):
        for entry in value:
            if isinstance(entry, dict | list) and entry:
                first, *rest = _yaml(entry, indent + 2)
                yield f"{blank}- {first.lstrip()}"
                yield from rest
            else:
                yield f"{blank}- {_scalar(entry)}"


def _scalar(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return value if re.fullmatch(r"[A-Za-z_.][\w.\-]*", value) and value not in ("true", "false") else f"'{value}'"
    return {dict: "{}", list: "[]", type(None): ""}.get(type(value), str(value))
