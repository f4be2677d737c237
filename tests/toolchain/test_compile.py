"""Listings and code objects of the real clang, and every failure of a compiler."""

from __future__ import annotations

import contextlib
import errno
import os
import pathlib
import select
import sys
import tempfile
from collections.abc import Callable
from typing import NoReturn

import pytest

from tiledsl.diagnostics.diagnostic import ToolchainError
from tiledsl.targets import TARGETS
from tiledsl.toolchain import clang as clang_module
from tiledsl.toolchain.clang import Clang, assemble, compile_hip
from tiledsl.toolchain.process import run

from .conftest import Machine

FindClang = Callable[[str], Clang]

KERNEL = """\
extern "C" __attribute__((global)) void scale(float *c, float alpha) {
  // scale.py:3: c[i] = c[i] * alpha
  unsigned i = __builtin_amdgcn_workitem_id_x();
  c[i] = c[i] * alpha;
}
"""
HELP = "if this line holds no assembly of yours, the mistake is in tiledsl: please report the mistake with the text that --dump-hip prints"


def fake(machine: Machine, body: str) -> Clang:
    return Clang((machine.script("bin/clang", body),), "clang version 19.1.0", "system", "gfx942")


@pytest.mark.parametrize("target", TARGETS)
def test_a_listing_and_its_code_object(clang: FindClang, target: str) -> None:
    compiled = compile_hip(KERNEL, target, clang(target))
    assert f'.amdgcn_target "amdgcn-amd-amdhsa--{target}"' in compiled.listing
    assert "v_mul_f32" in compiled.listing
    assert compiled.warnings == ()
    assert compiled.compiler == str(clang(target))
    code = assemble(compiled.listing, target, clang(target))
    assert code.startswith(b"\x7fELF") and b"scale.kd" in code


def test_the_same_text_gives_the_same_bytes_anywhere(clang: FindClang, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listings, codes = set(), set()
    for name in ("one", "another"):
        directory = tmp_path / name
        directory.mkdir()
        monkeypatch.chdir(directory)
        monkeypatch.setenv("TMPDIR", str(directory))
        monkeypatch.setenv("CPATH", str(directory))
        monkeypatch.setattr(tempfile, "tempdir", str(directory))
        listing = compile_hip(KERNEL, "gfx942", clang("gfx942")).listing
        assert str(tmp_path) not in listing
        listings.add(listing)
        codes.add(assemble(listing, "gfx942", clang("gfx942")))
    assert len(listings) == len(codes) == 1


@pytest.mark.parametrize("name", ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS", "CCC_ADD_ARGS", "CLICOLOR_FORCE"))
def test_what_changes_the_code_behind_the_command_does_not_reach_the_compiler(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The variables are from LLVM's manual and drivers; TILEDSL_OTHER shows that the rest of the environment is passed on."""
    monkeypatch.setenv(name, "#O0")
    monkeypatch.setenv("TILEDSL_OTHER", "1")
    passed_on = run((sys.executable, "-c", "import os; print(*os.environ)"), b"", 60.0).output.decode().split()
    assert name not in passed_on and "TILEDSL_OTHER" in passed_on


def test_a_configuration_file_does_not_reach_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """clang reads clang.cfg beside it, and the user's, unless this variable is set (LLVM's own tests of clang set it)."""
    for value in ("", "0"):
        monkeypatch.setenv("CLANG_NO_DEFAULT_CONFIG", value)
        shown = run((sys.executable, "-c", "import os; print(os.environ['CLANG_NO_DEFAULT_CONFIG'])"), b"", 60.0)
        assert shown.output == b"1\n"


def test_nothing_is_written_into_the_home_directory(clang: FindClang, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.chdir(tmp_path)
    assemble(compile_hip(KERNEL, "gfx942", clang("gfx942")).listing, "gfx942", clang("gfx942"))
    assert list(tmp_path.iterdir()) == []


def test_options_reach_the_compiler(clang: FindClang) -> None:
    text = KERNEL.replace("* alpha", "* FACTOR")
    assert "v_mul_f32" in compile_hip(text, "gfx942", clang("gfx942"), ("-DFACTOR=3.0f",)).listing


def test_warnings_are_handed_on(clang: FindClang) -> None:
    text = KERNEL.replace("c[i] = c[i] * alpha;", "if (c[i] = alpha) c[i] = 0;")
    assert compile_hip(text, "gfx942", clang("gfx942")).warnings == (
        "kernel.hip:4:12: using the result of an assignment as a condition without parentheses [-Wparentheses]",
    )


def test_an_error_is_shown_at_the_kernels_line(clang: FindClang, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "scale.py").write_text("@td.kernel\ndef scale(c, alpha):\n    c[i] = c[i] * alpha\n")
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL.replace("alpha;", "beta;"), "gfx942", clang("gfx942"))
    assert str(caught.value) == (
        f"error[TD803]: {clang('gfx942')} refuses the HIP text for gfx942: use of undeclared identifier 'beta'\n"
        " --> scale.py:3:5\n"
        "3 |     c[i] = c[i] * alpha\n"
        "  |     ^^^^^^^^^^^^^^^^^^^ made this HIP text\n"
        "  = in the HIP text:\n"
        "   4 |   c[i] = c[i] * beta;\n"
        "     |                 ^\n"
        f"  = help: {HELP}"
    )


def test_an_error_whose_source_cannot_be_read_names_the_line(clang: FindClang) -> None:
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL.replace("alpha;", "alpha"), "gfx942", clang("gfx942"))
    assert str(caught.value) == (
        f"error[TD803]: {clang('gfx942')} refuses the HIP text for gfx942: expected ';' after expression\n"
        "  = in the HIP text:\n"
        "   4 |   c[i] = c[i] * alpha\n"
        "     |                      ^\n"
        "  = made for scale.py:3: c[i] = c[i] * alpha\n"
        f"  = help: {HELP}"
    )


def test_an_error_above_every_comment_has_the_hip_line_alone(clang: FindClang) -> None:
    with pytest.raises(ToolchainError) as caught:
        compile_hip("nonsense x;\n" + KERNEL, "gfx942", clang("gfx942"))
    assert str(caught.value) == (
        f"error[TD803]: {clang('gfx942')} refuses the HIP text for gfx942: unknown type name 'nonsense'\n"
        "  = in the HIP text:\n"
        "   1 | nonsense x;\n"
        "     | ^"
    )


def test_many_errors_are_counted(clang: FindClang) -> None:
    text = KERNEL + "".join(f"int v{n} = u{n};\n" for n in range(12))
    with pytest.raises(ToolchainError) as caught:
        compile_hip(text, "gfx942", clang("gfx942"))
    found = caught.value.diagnostics
    assert len(found) == 9
    assert found[0].message.endswith("use of undeclared identifier 'u0'")
    assert found[8].message == f"{clang('gfx942')} refuses the HIP text for gfx942: 4 more errors"


def test_an_instruction_that_does_not_exist_is_shown_in_the_listing(clang: FindClang) -> None:
    text = KERNEL.replace("c[i] = c[i] * alpha;", 'asm volatile("v_bogus_b32 %0, %1" : "=v"(i) : "v"(i)); c[i] = 0;')
    listing = compile_hip(text, "gfx942", clang("gfx942")).listing
    number = listing.splitlines().index("\tv_bogus_b32 v0, v0") + 1
    with pytest.raises(ToolchainError) as caught:
        assemble(listing, "gfx942", clang("gfx942"))
    assert str(caught.value) == (
        f"error[TD803]: {clang('gfx942')} refuses the listing for gfx942: invalid instruction\n"
        "  = in the listing:\n"
        f"   {number} | \tv_bogus_b32 v0, v0\n"
        f"   {' ' * len(str(number))} | \t^"
    )


def test_an_error_in_another_file_keeps_its_place(machine: Machine) -> None:
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL, "gfx942", fake(machine, "echo '/include/a.h:3:4: error: no such thing' >&2; exit 1"))
    assert str(caught.value) == "error[TD803]: clang version 19.1.0 (system) refuses the HIP text for gfx942: /include/a.h:3:4: no such thing"


def test_a_failure_without_a_message(machine: Machine) -> None:
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL, "gfx942", fake(machine, "echo 'something odd' >&2; exit 3"))
    assert str(caught.value) == (
        "error[TD804]: clang version 19.1.0 (system) failed on the HIP text for gfx942, without an error message: exit status 3\n" "  = something odd"
    )


def test_a_signal(machine: Machine) -> None:
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL, "gfx942", fake(machine, "echo 'PLEASE submit a bug report' >&2; kill -SEGV $$"))
    assert str(caught.value) == "error[TD804]: clang version 19.1.0 (system) was ended by SIGSEGV after saying: PLEASE submit a bug report"


def test_a_full_disk(machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """The linker writes its file through memory: on a full disk the system ends it with a SIGBUS."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL, "gfx942", fake(machine, "kill -BUS $$"))
    why = f"a full {tmp_path} causes this; free some space there, or set TMPDIR to another directory"
    assert str(caught.value) == f"error[TD804]: clang version 19.1.0 (system) was ended by SIGBUS: {why}"


def test_a_compiler_that_hangs_is_ended_with_its_children(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clang_module, "COMPILE_SECONDS", 0.2)
    compiler = fake(machine, f"/usr/bin/tail -f /dev/null & echo $! > {machine.root}/child; wait")
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL, "gfx942", compiler)
    assert str(caught.value) == "error[TD804]: clang version 19.1.0 (system) did not finish within 0.2 seconds"
    child = int((machine.root / "child").read_text())
    with contextlib.suppress(ProcessLookupError):  # the process has ended
        assert select.select([os.pidfd_open(child)], [], [], 30.0)[0]


def test_a_compiler_that_vanished(machine: Machine) -> None:
    compiler = fake(machine, "exit 0")
    os.unlink(compiler.command[0])
    with pytest.raises(ToolchainError) as caught:
        compile_hip(KERNEL, "gfx942", compiler)
    assert str(caught.value) == "error[TD804]: clang version 19.1.0 (system) cannot be executed: No such file or directory"


FULL = (
    "error[TD804]: clang version 19.1.0 (system) cannot write into {directory}: No space left on device\n"
    "  = help: free some space there, or set TMPDIR to another directory"
)


def test_a_full_disk_seen_by_the_compiler(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.script("bin/ld.lld", "exit 0")
    compiler = fake(machine, """echo "error: unable to open output file 'kernel.o': 'No space left on device'" >&2; exit 1""")
    with pytest.raises(ToolchainError) as caught:
        assemble("", "gfx942", compiler)
    assert str(caught.value) == FULL.format(directory=tempfile.gettempdir())


def test_a_full_disk_seen_by_us(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(**_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    machine.script("bin/ld.lld", "exit 0")
    monkeypatch.setattr(tempfile, "TemporaryDirectory", full)
    with pytest.raises(ToolchainError) as caught:
        assemble("", "gfx942", fake(machine, "exit 0"))
    assert str(caught.value) == FULL.format(directory=tempfile.gettempdir())


def test_a_missing_linker(machine: Machine) -> None:
    compiler = fake(machine, "exit 0")
    with pytest.raises(ToolchainError) as caught:
        assemble("", "gfx942", compiler)
    assert str(caught.value) == (
        f"error[TD801]: no ld.lld beside {compiler.command[0]} or on PATH to link the code object\n"
        "  = help: install lld of the same version (Debian: package lld), or use the clang of `pip install 'tiledsl[compile]'`, which brings lld too"
    )


def test_a_system_clang_links_with_the_lld_of_its_number(machine: Machine) -> None:
    clang = machine.script("lib/clang-19", "for last; do :; done; : > kernel.o")
    (machine.bin / "clang").symlink_to(clang)
    machine.script("bin/ld.lld-19", "printf nineteen > kernel.co")
    assert assemble("", "gfx942", Clang((str(machine.bin / "clang"),), "clang", "system", "gfx942")) == b"nineteen"
