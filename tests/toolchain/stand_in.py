"""A stand-in for hiprtc that clang works for."""

from collections.abc import Callable

import pytest

from tiledsl.diagnostics.diagnostic import ToolchainError
from tiledsl.toolchain import clang, hiprtc
from tiledsl.toolchain.disassembly import Disassembled


class Reader:
    """A disassembler that finds clang's listing again, changed by `change`."""

    def __init__(self, change: Callable[[str], str]):
        self.change = change
        self.listings: dict[bytes, str] = {}

    def __str__(self) -> str:
        return "a stand-in"

    def listing(self, data: bytes, made_by: str) -> Disassembled:
        return Disassembled(self.change(self.listings[data]), {})


class StandIn:
    """A hiprtc that clang works for. `fails` is what it raises."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.reader = Reader(lambda text: text)
        self.fails: ToolchainError | None = None
        self.compiled = 0
        monkeypatch.setattr(hiprtc, "find_hiprtc", lambda target: hiprtc.Hiprtc("hiprtc of HIP 7.2.1", target, self.reader))
        monkeypatch.setattr(hiprtc, "compile_hip", self.compile)
        monkeypatch.setattr(hiprtc, "lines_of", lambda *of: {})
        monkeypatch.setattr(hiprtc, "listing_of", lambda data, compiler: compiler.disassembler.listing(data, compiler.version))

    def compile(self, text: str, target: str) -> bytes:
        self.compiled += 1
        if self.fails:
            raise self.fails
        compiler = clang.find_clang(target)
        listing = clang.compile_hip(text, target, compiler).listing
        data = clang.assemble(listing, target, compiler) + b"hiprtc's"
        self.reader.listings[data] = listing
        return data
