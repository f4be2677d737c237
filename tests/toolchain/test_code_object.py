"""Code objects of clang: the data read from the bytes, compared with LLVM's listing."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

from tiledsl.asm.text.parse import parse_listing
from tiledsl.targets import TARGETS
from tiledsl.toolchain import msgpack
from tiledsl.toolchain.clang import Clang, assemble, compile_hip
from tiledsl.toolchain.code_object import CodeObjectError, read_code_object
from tiledsl.toolchain.disassembly import descriptor

FindClang = Callable[[str], Clang]

KERNELS = """\
#define KERNEL(most) extern "C" __attribute__((global, amdgpu_flat_work_group_size(1, most))) void
KERNEL(256) plain(float *c, float alpha) { c[__builtin_amdgcn_workitem_id_x()] = alpha; }
KERNEL(1024) places(int *c, short s, double d) {
  __attribute__((shared)) static int table[1000];
  int at = __builtin_amdgcn_workitem_id_x() + 7 * __builtin_amdgcn_workitem_id_y() + 9 * __builtin_amdgcn_workitem_id_z();
  table[at] = s;
  c[at] = table[at ^ 1] + __builtin_amdgcn_workgroup_id_x() + 3 * __builtin_amdgcn_workgroup_id_y() + 5 * __builtin_amdgcn_workgroup_id_z() + (int)d;
}
KERNEL(64) scratch(int *c, int n) {
  volatile int own[100];
  for (int i = 0; i < n; ++i) own[i] = c[i];
  c[0] = own[n];
}
KERNEL(64) accumulators(float *c) {
  asm volatile("v_accvgpr_write_b32 a77, 0\\n\\tv_mov_b32 v40, 0\\n\\ts_mov_b32 s50, 0" : : : "a77", "v40", "s50");
  c[0] = 1;
}
"""
# The bytes hold counts of registers in granules, unlike the directives.
ROUNDED = {"next_free_vgpr", "next_free_sgpr", "reserve_vcc", "reserve_xnack_mask", "reserve_flat_scratch"}


@pytest.fixture(scope="module")
def made(clang: FindClang) -> Callable[[str], tuple[str, bytes]]:
    kept: dict[str, tuple[str, bytes]] = {}

    def make(target: str) -> tuple[str, bytes]:
        if target not in kept:
            listing = compile_hip(KERNELS, target, clang(target)).listing
            kept[target] = listing, assemble(listing, target, clang(target))
        return kept[target]

    return make


@pytest.mark.parametrize("target", TARGETS)
def test_what_the_listing_says(made: Callable[[str], tuple[str, bytes]], target: str) -> None:
    text, data = made(target)
    listing, code = parse_listing(text), read_code_object(data)
    assert (code.target, code.isa, code.version) == (target, f"amdgcn-amd-amdhsa--{target}", 6)
    assert sorted(kernel.name for kernel in code.kernels) == ["accumulators", "places", "plain", "scratch"]
    for kernel in listing.kernels:
        read = next(one for one in code.kernels if one.name == kernel.name)
        assert read.metadata == kernel.metadata
        settings = descriptor(read, TARGETS[target])
        exact = {name: value for name, value in kernel.descriptor.items() if name not in ROUNDED}
        assert {name: settings.get(name) for name in exact} == exact
        assert set(settings) <= {*kernel.descriptor}
        assert settings["next_free_vgpr"] == kernel.descriptor["next_free_vgpr"]
        assert len(read.code) % 4 == 0 and struct.unpack_from("<I", read.code, len(read.code) - 4)[0] == 0xBF810000  # s_endpgm


def test_registers_beyond_those_that_are_counted(made: Callable[[str], tuple[str, bytes]]) -> None:
    """LLVM pads the registers where no more waves would fit: then the descriptor's granules count."""
    _, data = made("gfx90a")
    kernel = next(one for one in read_code_object(data).kernels if one.name == "accumulators")
    counted = kernel.metadata[".vgpr_count"]
    assert counted == 44 + 78 and descriptor(kernel, TARGETS["gfx90a"])["accum_offset"] == 44  # a0 follows v43; both files hold the named registers
    kernel.metadata[".vgpr_count"] = 60
    assert descriptor(kernel, TARGETS["gfx90a"])["next_free_vgpr"] == 128


def test_what_is_no_code_object() -> None:
    for data, reason in (
        (b"", "is no ELF file of 64 bits: it begins with b''"),
        (b"__CLANG_OFFLOAD_BUNDLE__", "is no ELF file of 64 bits: it begins with b'__CLAN'"),
        (b"\x7fELF\x02\x01" + bytes(12) + b"\x3e\0" + bytes(44), "is for machine 62, and not for an AMD GPU"),
    ):
        with pytest.raises(CodeObjectError) as caught:
            read_code_object(data)
        assert str(caught.value) == reason


def test_damage_is_said(made: Callable[[str], tuple[str, bytes]]) -> None:
    """A truncated file or a changed byte raises no other exception."""
    _, data = made("gfx90a")
    for length in range(0, len(data), 61):
        with pytest.raises(CodeObjectError):
            read_code_object(data[:length])
    refused = 0
    for at in range(0, len(data), 7):
        changed = data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]
        try:
            read_code_object(changed)
        except CodeObjectError:
            refused += 1
    assert refused > 50


def test_an_older_version_has_no_target(made: Callable[[str], tuple[str, bytes]]) -> None:
    _, data = made("gfx90a")
    with pytest.raises(CodeObjectError) as caught:
        read_code_object(data.replace(b"amdhsa.target", b"amdhsa.tarXet"))
    assert str(caught.value) == "does not name its target: it is older than version 4"


def test_the_spelling_of_llvm_23(made: Callable[[str], tuple[str, bytes]]) -> None:
    """The name of the target has another length there, so a name of the old length stands for the new form."""
    _, data = made("gfx90a")
    old, new = b"amdgcn-amd-amdhsa--gfx90a", b"amdgpu9.0a-amd-amdhsa-ab-"
    assert len(old) == len(new) and old in data
    assert read_code_object(data.replace(old, new)).target == "gfx90a"


@pytest.mark.parametrize(
    "data, value",
    [  # one of each of the specification's formats; those with a width at its ends
        ("00", 0),
        ("7f", 127),
        ("e0", -32),
        ("ff", -1),
        ("ccff", 255),
        ("cd0100", 256),
        ("ce00010000", 1 << 16),
        ("cfffffffffffffffff", (1 << 64) - 1),
        ("d080", -128),
        ("d1ff00", -256),
        ("d2ffff0000", -65536),
        ("d38000000000000000", -(1 << 63)),
        ("c0", None),
        ("c2", False),
        ("c3", True),
        ("a0", ""),
        ("a36b2e64", "k.d"),
        ("d9036b2e64", "k.d"),
        ("da00036b2e64", "k.d"),
        ("db000000036b2e64", "k.d"),
        ("93010203", [1, 2, 3]),
        ("dc00020102", [1, 2]),
        ("dd000000020102", [1, 2]),
        ("82a16101a16290", {"a": 1, "b": []}),
        ("de0001a16180", {"a": {}}),
        ("df00000001a161a162", {"a": "b"}),
    ],
)
def test_messagepack(data: str, value: object) -> None:
    assert msgpack.decode(bytes.fromhex(data)) == value


@pytest.mark.parametrize(
    "data, reason",
    [
        ("", "the value is cut off"),
        ("a36b2e", "the value is cut off"),
        ("9301", "the value is cut off"),
        ("0101", "1 bytes follow the value"),
        ("cb3ff0000000000000", "type 0xcb is not read"),
        ("c403010203", "type 0xc4 is not read"),
        ("810102", "the key 1 is no text"),
    ],
)
def test_messagepack_that_is_refused(data: str, reason: str) -> None:
    with pytest.raises(ValueError) as caught:
        msgpack.decode(bytes.fromhex(data))
    assert str(caught.value) == reason
