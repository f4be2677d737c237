"""The choice of clang: the clang taken, rejected ones with reasons, and the message when none is left."""

from __future__ import annotations

import pathlib
import shutil
import sys

import pytest

from tiledsl.diagnostics.diagnostic import ToolchainError, UsageError
from tiledsl.toolchain import clang as clang_module
from tiledsl.toolchain.cache import Cache
from tiledsl.toolchain.clang import find_clang

from .conftest import Machine


def test_explicit_option_wins_over_the_environment(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.knows("bin/clang")
    monkeypatch.setenv("TILEDSL_CLANG", machine.knows("environment/clang"))
    option = machine.knows("option/clang", version="clang version 20.1.0")
    found = find_clang("gfx942", option)
    assert (found.command, found.source, str(found)) == ((option,), "explicit option", "clang version 20.1.0 (explicit option)")
    assert find_clang("gfx942").source == "TILEDSL_CLANG"


def test_order_of_places(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROCM_PATH", str(machine.root / "named"))
    order = [
        ("ROCm", machine.knows("named/llvm/bin/clang")),
        ("ROCm", machine.knows("opt/rocm/llvm/bin/clang")),
        ("ROCm", machine.knows("opt/rocm-6.10.0/llvm/bin/clang")),
        ("ROCm", machine.knows("opt/rocm-6.9.2/llvm/bin/clang")),
        ("ziglang", machine.ziglang()),
        ("system", machine.knows("bin/clang")),
        ("system", machine.knows("bin/clang-19")),
        ("system", machine.knows("bin/clang-9")),
    ]
    machine.knows("bin/clang-format-19")
    for source, path in order:
        found = find_clang("gfx942")
        assert (found.source, found.command[0], found.passed_over) == (source, path, ())
        pathlib.Path(path).unlink()


def test_zig_is_called_as_clang_without_importing_its_package(machine: Machine) -> None:
    zig = machine.ziglang()
    assert find_clang("gfx942").command == (zig, "clang")
    assert "ziglang" not in sys.modules or sys.modules["ziglang"].__file__ != str(machine.root / "site/ziglang/__init__.py")
    assert find_clang("gfx942", zig).command == (zig, "clang")


def test_one_that_does_not_know_the_target_is_passed_over(machine: Machine) -> None:
    rocm = machine.knows("opt/rocm/llvm/bin/clang", target="gfx90a")
    broken = machine.script("opt/rocm-6.0/llvm/bin/clang", "kill -ABRT $$")
    other = machine.script("opt/rocm-5.0/llvm/bin/clang", "echo hello")
    plain = pathlib.Path(machine.knows("opt/rocm-4.0/llvm/bin/clang"))
    plain.chmod(0o644)
    zig = machine.ziglang()
    found = find_clang("gfx942")
    assert found.command == (zig, "clang")
    assert [str(one) for one in found.passed_over] == [
        f"{rocm} (ROCm): unsupported HIP gpu architecture",
        f"{broken} (ROCm): was ended by SIGABRT",
        f"{other} (ROCm): its output is not an AMD GPU listing",
        f"{plain} (ROCm): cannot be executed: Permission denied",
    ]


def test_the_spelling_of_llvm_23_is_known(machine: Machine) -> None:
    """A probe is judged by the processor in its target."""
    new = machine.script("opt/rocm/llvm/bin/clang", """echo '	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"'""")
    assert find_clang("gfx942").command == (new,)
    assert find_clang("gfx942", new).version == "clang of unknown version"
    with pytest.raises(ToolchainError, match="its output is not an AMD GPU listing"):
        find_clang("gfx950", new)


def test_an_explicit_one_is_never_replaced(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.knows("bin/clang")
    old = machine.knows("old/clang", target="gfx90a")
    with pytest.raises(ToolchainError) as caught:
        find_clang("gfx942", old)
    assert str(caught.value) == (
        f"error[TD802]: {old}, demanded by explicit option, does not compile for gfx942: unsupported HIP gpu architecture\n"
        "  = help: name a clang that knows gfx942, or name none: then tiledsl looks for a clang"
    )
    monkeypatch.setenv("TILEDSL_CLANG", "no-such-clang")
    with pytest.raises(ToolchainError) as caught:
        find_clang("gfx942")
    assert str(caught.value) == (
        "error[TD802]: no-such-clang, demanded by TILEDSL_CLANG, does not compile for gfx942: cannot be executed: No such file or directory\n"
        "  = help: name a clang that knows gfx942, or name none: then tiledsl looks for a clang"
    )


def test_none_found_says_what_was_looked_for_and_what_to_do(machine: Machine) -> None:
    system = machine.knows("bin/clang", target="gfx90a")
    with pytest.raises(ToolchainError) as caught:
        find_clang("gfx950")
    opt = machine.root / "opt"
    assert str(caught.value) == (
        "error[TD801]: no clang that compiles for gfx950 was found\n"
        f"  = passed over: {system} (system): unsupported HIP gpu architecture\n"
        f"  = looked for: TILEDSL_CLANG; llvm/bin/clang in $ROCM_PATH and {opt}/rocm, {opt}/rocm-*; the ziglang package; clang and clang-NN on PATH\n"
        "  = help: pip install 'tiledsl[compile]' brings such a clang, or set TILEDSL_CLANG to the path of such a clang"
    )


def test_unknown_target_is_a_usage_error(machine: Machine) -> None:
    with pytest.raises(UsageError):
        find_clang("gfx1100")


def test_a_command_of_several_words(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    wrapper = machine.knows("bin/wrapper")
    assert find_clang("gfx942", "wrapper clang").command == (wrapper, "clang")


@pytest.mark.parametrize(
    "words, linker",
    (
        ("zig clang -g", "zig ld.lld"),
        ("zig -g", "zig ld.lld"),
        ("rocm/clang -g", "rocm/ld.lld"),
        ("python -m ziglang clang -g", "python -m ziglang ld.lld"),
        ("ccache rocm/clang-19 -mllvm -x", "rocm/ld.lld"),
    ),
)
def test_a_command_with_options_of_clang(machine: Machine, words: str, linker: str) -> None:
    """The options do not apply to lld, and the command is also found from another directory."""
    for path in ("zig", "python", "rocm/clang", "rocm/clang-19", "rocm/ld.lld", "ccache"):
        machine.knows(f"bin/{path}")
    under = {word: str(machine.bin / word) for word in (*words.split(), *linker.split()) if (machine.bin / word).is_file()}
    found = find_clang("gfx942", " ".join(under.get(word, word) for word in words.split()))
    assert clang_module._linker(found.command) == tuple(under.get(word, word) for word in linker.split())


def test_a_relative_path(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code object is linked in another directory."""
    path = machine.knows("here/clang")
    monkeypatch.chdir(machine.root)
    assert find_clang("gfx942", "here/clang").command == (path,)


@pytest.mark.parametrize("change", ("script", "other script", "option", "linker", "argument"))
def test_the_cache_tells_clangs_of_one_version_apart(machine: Machine, change: str) -> None:
    clang, wrapper = machine.knows("bin/clang"), machine.knows("bin/wrapper")
    machine.knows("bin/ld.lld")
    argument = machine.script("argument.py", "")
    command = clang if change in ("script", "linker") else f"{wrapper} {argument}"
    before = find_clang("gfx942", command).identity
    assert find_clang("gfx942", command).identity == before
    if change == "script":
        pathlib.Path(clang).write_text(pathlib.Path(clang).read_text().replace("#!/bin/sh", "#!/bin/sh\n# -O1"))
    elif change == "other script":
        command = f"{machine.knows('other/wrapper')} {argument}"
    elif change == "option":
        command += " -O1"
    elif change == "linker":
        machine.script("bin/ld.lld", "exit 1")
    else:
        machine.script("argument.py", "print(1)")
    assert find_clang("gfx942", command).identity != before


def test_the_answer_of_a_program_is_kept_until_its_file_changes(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEDSL_CACHE", str(machine.root / "cache"))
    program = machine.root / "bin" / "clang"
    shutil.copy("/bin/true", program)  # a program, not a script, that prints nothing
    runs = []
    real = clang_module.run
    monkeypatch.setattr(clang_module, "run", lambda *arguments: runs.append(arguments) or real(*arguments))
    for _ in range(2):
        with pytest.raises(ToolchainError):
            find_clang("gfx942")
    assert len(runs) == 1
    shutil.copy("/bin/false", program)
    with pytest.raises(ToolchainError):
        find_clang("gfx942")
    assert len(runs) == 2


def test_a_script_is_asked_each_time(machine: Machine) -> None:
    machine.knows("bin/clang")
    assert find_clang("gfx942").version == "clang version 19.1.0"
    machine.knows("bin/clang", version="clang version 19.1.1")
    assert find_clang("gfx942").version == "clang version 19.1.1"


def test_works_where_nothing_can_be_kept(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "0")
    machine.knows("bin/clang")
    assert find_clang("gfx942").source == "system"
    assert Cache().limit == 0
