"""Kernel.lower: the cache, what is refused after compiling, unchecked results, and the same bytes whatever the process."""

import dataclasses
import functools
import hashlib
import importlib.util
import os
import pathlib
import re
import subprocess
import sys

import pytest

import tiledsl as td
import tiledsl.compile.attempts as attempts
from examples.gemm_8192 import gemm
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import KernelError, ToolchainError, UsageError
from tiledsl.runtime.kernel import Kernel
from tiledsl.toolchain.clang import find_clang

ROOT = pathlib.Path(__file__).parents[2]
SMALL = """\
import tiledsl as td


@td.kernel(warps=1)
def small(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], step=32):
    td.ensures(c, a @ b.T)
    row, col = td.grid(a.rows // 32, b.rows // 32)
    As, Bs = td.st(td.bf16, 32, step), td.st(td.bf16, 32, step)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(a.cols // step):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])  # B
        td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)
"""
SIZES = {"M": 32, "N": 32, "K": 64}


def kernel_from(path: pathlib.Path, source: str) -> Kernel:
    path.write_text(source)
    os.utime(path, ns=(hash_of(source), hash_of(source)))  # linecache looks at the time of change
    spec = importlib.util.spec_from_file_location("tests_small", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    exec(compile(source, str(path), "exec"), module.__dict__)
    kernel = module.small
    assert isinstance(kernel, Kernel)
    return kernel


def hash_of(source: str) -> int:
    return int.from_bytes(hashlib.sha256(source.encode()).digest()[:7])


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """A cache of the test's own, empty."""
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def entries(cache: pathlib.Path) -> list[pathlib.Path]:
    """The compiled results that it keeps: larger than the answers about compilers."""
    return [path for path in cache.rglob("*.entry") if path.stat().st_size > 10_000]


def contents(lowered: Lowered) -> tuple[object, ...]:
    return (lowered.ir, lowered.hip, lowered.asm, lowered.code_object, lowered.warnings, lowered.resources, lowered.checked, lowered.symbol, lowered.target)


# ----------------------------------------------------------------------------------------------------------------- the cache


def test_the_second_time_comes_from_the_cache(own_cache, tmp_path):
    kernel = kernel_from(tmp_path / "small.py", SMALL.replace("    td.ensures(c, a @ b.T)\n", ""))  # which a note says
    first, second = kernel.lower(**SIZES), kernel.lower(**SIZES)
    assert (first.from_cache, second.from_cache) == (False, True)
    assert contents(first) == contents(second)
    assert [w.render() for w in first.warnings] == [w.render() for w in second.warnings] and first.warnings
    assert "compile" in first.seconds and "compile" not in second.seconds


def test_another_kernel_object_of_the_same_source_shares_it(own_cache, tmp_path):
    assert not kernel_from(tmp_path / "small.py", SMALL).lower(**SIZES).from_cache
    assert kernel_from(tmp_path / "small.py", SMALL).lower(**SIZES).from_cache


@pytest.mark.sample("{'M': 64}")
@pytest.mark.parametrize(
    "change",
    [
        dict(M=64),
        dict(K=96),
        dict(step=64),
        dict(target="gfx90a"),
        dict(target="gfx950"),
        dict(unchecked=True),
        dict(strides={"a": 128}),
    ],
    ids=str,
)
def test_what_is_asked_for_is_part_of_the_key(own_cache, tmp_path, change):
    kernel = kernel_from(tmp_path / "small.py", SMALL)
    kernel.lower(**SIZES)
    assert not kernel.lower(**(SIZES | change)).from_cache
    assert len(entries(own_cache)) == 2


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    "old, new",
    [
        ("# B", "# the other operand"),
        ("warps=1", "warps=1, waves_per_simd=2"),
        ("a @ b.T", "(b @ a.T).T"),
        ("import tiledsl as td\n", "import tiledsl as td\n\n"),
    ],
)
def test_what_the_source_says_is_part_of_the_key(own_cache, tmp_path, old, new):
    """The lines that the HIP text quotes, with their numbers, and the contract among it."""
    kernel_from(tmp_path / "small.py", SMALL).lower(**SIZES)
    changed = kernel_from(tmp_path / "small.py", SMALL.replace(old, new)).lower(**SIZES)
    assert not changed.from_cache
    if old == "# B":
        assert "td.load(Bs, b[col, k])  # the other operand" in changed.hip


def test_what_is_elsewhere_in_the_file_is_not(own_cache, tmp_path):
    kernel_from(tmp_path / "small.py", SMALL).lower(**SIZES)
    assert kernel_from(tmp_path / "small.py", SMALL + "\nother = 1\n").lower(**SIZES).from_cache


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    "damage",
    [lambda data: data[: len(data) // 2], lambda data: data[:-1] + b"?", lambda data: b"", lambda data: os.urandom(100)],
    ids=["cut", "bit", "empty", "other"],
)
def test_a_damaged_entry_is_compiled_again(own_cache, tmp_path, damage):
    kernel = kernel_from(tmp_path / "small.py", SMALL)
    first = kernel.lower(**SIZES)
    (entry,) = entries(own_cache)
    entry.write_bytes(damage(entry.read_bytes()))
    again = kernel.lower(**SIZES)
    assert not again.from_cache and contents(again) == contents(first)
    assert kernel.lower(**SIZES).from_cache


def test_a_refused_kernel_is_refused_again(own_cache, tmp_path):
    kernel = kernel_from(tmp_path / "small.py", SMALL.replace("a[row, k]", "a[row, k + 1]"))
    texts = []
    for _ in range(2):
        with pytest.raises(KernelError) as error:
            kernel.lower(**SIZES)
        texts.append(str(error.value))
    assert texts[0] == texts[1] and "TD301" in texts[0] and not entries(own_cache)


# ----------------------------------------------------------------------------------------------------------------- unchecked

RACE = (
    SMALL.replace("warps=1", "warps=2")
    .replace("    row, col", "    w = td.warp_id()\n    row, col")
    .replace("b.rows // 32", "b.rows // 64")
    .replace("c[row, col]", "c.at(row=row * 32, col=(col + w) * 32)")
)


def test_unchecked_is_marked_and_lets_a_race_through(own_cache, tmp_path):
    kernel = kernel_from(tmp_path / "small.py", RACE)
    sizes = {"M": 32, "N": 64, "K": 256}
    with pytest.raises(KernelError, match="TD401"):
        kernel.lower(**sizes)
    lowered = kernel.lower(unchecked=True, **sizes)
    assert not lowered.checked and "td_small" in lowered.asm
    assert {refusal.code for refusal in lowered.refusals} == {"TD401"}
    assert kernel.lower(unchecked=True, **sizes).refusals == lowered.refusals  # from the cache
    with pytest.raises(KernelError, match="TD401"):  # what was kept unchecked is no answer to who asks for checks
        kernel.lower(**sizes)


# ---------------------------------------------------------------------------------------------------- what the compiler made


REGISTERS = """\
import tiledsl as td


@td.kernel(warps=1, waves_per_simd={waves})
def small(a: td.gl[td.f32, 64, 256], c: td.gl[td.f32, 64, 256]):
    row = td.grid(64)
    pieces = [td.vgpr(4) for _ in range({count})]
    for piece in pieces:
        td.asm("global_load_dwordx4 {{dst}}, {{at}}, off", dst=piece, at=a.address(row, td.lane_id() * 4))
    for piece in pieces:
        td.asm("global_store_dwordx4 {{at}}, {{data}}, off", at=c.address(row, td.lane_id() * 4), data=piece)
"""


def test_td210_the_compiler_spills(tmp_path):
    """20 tuples of 4 registers that live at once, where 8 waves leave 64 registers each."""
    kernel_from(tmp_path / "small.py", REGISTERS.format(waves=8, count=10)).lower()
    with pytest.raises(KernelError) as error:
        kernel_from(tmp_path / "small.py", REGISTERS.format(waves=8, count=20)).lower()
    (diagnostic,) = [d for d in error.value.diagnostics if d.code == "TD210"]
    assert re.fullmatch(r"the compiler spills: \d+ vector and \d+ scalar registers, \d+ bytes of scratch a lane", diagnostic.message)
    assert re.fullmatch(r"the listing uses \d+ VGPRs and \d+ AGPRs at 8 waves per SIMD", diagnostic.notes[0])
    assert diagnostic.helps == ("use fewer or smaller register tiles, or allow fewer waves: @td.kernel(waves_per_simd=1)",)


def test_td210_only_scalar_registers_spill():
    """There fewer waves leave no more, and smaller tiles do."""
    lowered = gemm.lower(M=128, N=128, K=64)
    program = program_of(gemm.capture("gfx942", {"M": 128, "N": 128, "K": 64}), "gfx942")
    (found,) = listing_checks(program, re.sub(r"(\.sgpr_spill_count:\s*) 0", r"\1 3", lowered.asm))
    assert (found.code, found.message) == ("TD210", "the compiler spills: 0 vector and 3 scalar registers, 0 bytes of scratch a lane")
    assert found.notes[0].startswith("a comparison of elements takes two scalar registers")
    assert found.helps == ("use smaller register tiles, or fewer of them in one kernel",)


@pytest.mark.thorough
def test_td216_an_occupancy_that_is_not_reached(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    source = SMALL.replace("step=32", "step=256")
    kernel_from(tmp_path / "small.py", source.replace("warps=1", "warps=1, waves_per_simd=1")).lower(M=32, N=32, K=256)
    with pytest.raises(KernelError) as error:
        kernel_from(tmp_path / "small.py", source.replace("warps=1", "warps=1, waves_per_simd=2")).lower(M=32, N=32, K=256)
    assert str(error.value) == """\
error[TD216]: the shared tiles take 32,768 bytes of LDS, and 2 waves per SIMD leave 8,192 to a block
 --> small.py:8:40
8 |     As, Bs = td.st(td.bf16, 32, step), td.st(td.bf16, 32, step)
  |                                        ^^^^^^^^^^^^^^^^^^^^^^^^ 24,576 bytes too many
  = As: 1 x 32x256 bf16 = 16,384 B
  = Bs: 1 x 32x256 bf16 = 16,384 B
  = 2 waves on each of 4 SIMDs are 8 blocks of one warp, which share 65,536 bytes
  = help: take a smaller tile or a shorter step along k, or request fewer waves: @td.kernel(waves_per_simd=1)"""


def test_td212_a_listing_with_an_instruction_less():
    lowered = gemm.lower(M=128, N=128, K=64)
    program = program_of(gemm.capture("gfx942", {"M": 128, "N": 128, "K": 64}), "gfx942")
    assert listing_checks(program, lowered.asm) == []
    for mnemonic in ("ds_read_b128", "ds_write_b128", "global_load_dwordx4", "s_barrier", "v_mfma_f32_32x32x8_bf16"):
        lines = lowered.asm.splitlines()
        number = next(i for i, line in enumerate(lines) if line.split()[:1] == [mnemonic])
        count = sum(line.split()[:1] == [mnemonic] for line in lines)
        for doctored, found in (("", count - 1), (f"{lines[number]}\n{lines[number]}", count + 1)):
            text = "\n".join([*lines[:number], doctored, *lines[number + 1 :]]) + "\n"
            made = [d for d in listing_checks(program, text) if d.code == "TD212"]
            assert ("compute the result once, and td.copy it" in made[0].render()) == (found < count)
            assert [d.message for d in made] == [f"the plan has {count} {mnemonic}, and the listing {found}"]


def test_loads_that_the_compiler_copies_to_two_paths():
    """Behind a branch, both arms may end with the loads that follow: clang's tail duplication makes this. On one path, the same loads twice are too many."""

    @td.kernel(warps=2)
    def kernel(x: td.gl[td.f32, 32, 64], y: td.gl[td.f32, 32, 32], z: td.gl[td.f32, 16, 32]):
        td.grid(1)
        warp = td.warp_id()
        if warp == 0:
            td.store(z[0, 0], td.load(x[0, 1], (16, 32), layout="line"))
        td.store(y[warp, 0], td.load(x[warp, 0], (16, 32), layout="line"))

    lowered, program = kernel.lower(target="gfx942"), program_of(kernel.capture("gfx942", {}), "gfx942")
    lines = lowered.asm.splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if "global_load" in line)
    label = max(number for number, line in enumerate(lines[:last]) if line.startswith(".LBB"))
    before, loads, behind = "".join(lines[:label]), "".join(lines[label + 1 : last + 1]), "".join(lines[last + 1 :])
    copied = f"{before}{loads}\ts_branch .LBB0_99\n{lines[label]}{loads}.LBB0_99:\n{behind}"
    assert listing_checks(program, copied) == []
    twice = f"{before}{lines[label]}{loads}{loads}{behind}"
    assert [f"{one.code}: {one.message}" for one in listing_checks(program, twice)] == [
        "TD212: the plan loads 64 bytes of each lane in plain C++, and the listing 96"
    ]


def test_td211_another_amount_of_lds():
    lowered = gemm.lower(M=128, N=128, K=64)
    program = program_of(gemm.capture("gfx942", {"M": 128, "N": 128, "K": 64}), "gfx942")
    text = re.sub(r"(\.amdhsa_group_segment_fixed_size) 32768", r"\1 16384", lowered.asm)
    text = re.sub(r"(\.group_segment_fixed_size:) 32768", r"\1 16384", text)
    assert [d.render().splitlines()[0] for d in listing_checks(program, text)] == ["error[TD211]: the listing has 16,384 bytes of LDS, and the plan 32,768"]


def change_text(monkeypatch, *changes):
    """Change the HIP text between the emitter and the compiler."""
    emitted = attempts.emitted

    def changed(program):
        text = emitted(program)
        return dataclasses.replace(text, hip=functools.reduce(lambda hip, change: hip.replace(*change), changes, text.hip))

    monkeypatch.setattr(attempts, "emitted", changed)


def test_what_the_compiler_refuses_is_shown_at_the_kernels_line(tmp_path, monkeypatch, own_cache):
    change_text(monkeypatch, ("s_barrier", "s_barier"), ("acc = __builtin", "acc = __bultin"))
    monkeypatch.chdir(tmp_path)
    kernel = kernel_from(tmp_path / "small.py", SMALL)
    with pytest.raises(ToolchainError) as error:
        kernel.lower(**SIZES)
    text = str(error.value)
    assert "error[TD803]: clang version" in text and "use of undeclared identifier '__bultin" in text
    assert "small.py:13:" in text and "made this HIP text" in text and "in the HIP text:" in text
    assert not entries(own_cache)


def test_what_the_assembler_refuses(tmp_path, monkeypatch, own_cache):
    change_text(monkeypatch, ("ds_read_b128 ", "ds_raed_b128 "))
    with pytest.raises(ToolchainError) as error:
        kernel_from(tmp_path / "small.py", SMALL).lower(**SIZES)
    assert "error[TD803]: clang version" in str(error.value) and "invalid instruction" in str(error.value)
    assert not entries(own_cache)


FIRST_ROWS = """
import tiledsl as td

@td.kernel(warps=1)
def small(a: td.gl[td.f32, td.dyn("M"), 32], c: td.gl[td.f32, td.dyn("M"), 32]):
    td.grid(1)
    td.store(c[0, 0], td.load(a[0, 0], (32, 32)))
"""


def test_run_time_sizes_are_checked_each_for_itself(tmp_path, own_cache):
    """What one size has passed is no verdict on another, whose text is the same."""
    kernel = kernel_from(tmp_path / "small.py", FIRST_ROWS)
    for _ in range(2):
        assert kernel.lower(M=32).checked
        with pytest.raises(KernelError, match="TD3"):
            kernel.lower(M=64)


# -------------------------------------------------------------------------------------------------------------- requests


def test_a_clang_that_is_not_there(own_cache, monkeypatch):
    monkeypatch.setenv("TILEDSL_CLANG", "/no/such/clang")
    with pytest.raises(ToolchainError, match="TD802"):
        gemm.lower(M=128, N=128, K=64)


def test_two_scripts_around_one_clang(tmp_path, own_cache, monkeypatch):
    """What one of them made does not serve the other, though both give the same version."""
    program = " ".join(find_clang("gfx942").command)
    kernel, made = kernel_from(tmp_path / "small.py", SMALL), []
    for name, more in (("one", ""), ("other", " -O1")):
        script = tmp_path / name
        script.write_text(f'#!/bin/sh\nexec {program} "$@"{more}\n')
        script.chmod(0o755)
        (tmp_path / "ld.lld").write_text(f'#!/bin/sh\nexec {program.removesuffix(" clang")} ld.lld "$@"\n')
        (tmp_path / "ld.lld").chmod(0o755)
        monkeypatch.setenv("TILEDSL_CLANG", str(script))
        made.append([kernel.lower(**SIZES).from_cache for _ in range(2)])
    assert made == [[False, True], [False, True]]


def test_a_clang_with_an_option(tmp_path, own_cache, monkeypatch):
    monkeypatch.setenv("TILEDSL_CLANG", f"{' '.join(find_clang('gfx942').command)} -g")
    lowered = kernel_from(tmp_path / "small.py", SMALL).lower(**SIZES)
    assert ".debug_info" in lowered.asm and lowered.code_object[:4] == b"\x7fELF"
    code = [item.line for item in lowered.listing.kernels[0].items if isinstance(item, Instruction)]
    assert lowered.places.keys() == set(code)


def test_an_unknown_target():
    with pytest.raises(UsageError, match="gfx906"):
        gemm.lower(target="gfx906", M=128, N=128, K=64)


def test_the_target_of_the_call_before_the_decorators(tmp_path):
    kernel = kernel_from(tmp_path / "small.py", SMALL.replace("warps=1", 'warps=1, target="gfx90a"'))
    assert kernel.lower(**SIZES).target == "gfx90a"
    assert kernel.lower(target="gfx950", **SIZES).target == "gfx950"


# ----------------------------------------------------------------------------------------------------------- the same bytes

SCRIPT = """\
import hashlib, sys
sys.path.insert(0, sys.argv[1])
from examples.gemm_8192 import gemm
from examples.own_loader import own_loader
from tests.kernels.gemms import producer_consumer
for kernel, options in ((gemm, {}), (own_loader, {}), (gemm, {"swap": True}), (producer_consumer, {})):
    lowered = kernel.lower(M=128, N=128, K=128, **options)
    assert not lowered.from_cache
    for text in (lowered.ir, lowered.hip, lowered.asm):
        print(hashlib.sha256(text.encode()).hexdigest())
    print(hashlib.sha256(lowered.code_object).hexdigest(), [str(warning) for warning in lowered.warnings])
"""


@pytest.mark.thorough
def test_the_same_bytes_in_every_process_and_directory(tmp_path):
    said = []
    for seed, folder in (("1", ROOT), ("4711", tmp_path)):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "TILEDSL_CACHE": str(tmp_path / f"cache{seed}")}
        command = [sys.executable, "-c", SCRIPT, str(ROOT)]
        said.append(subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True, timeout=300).stdout)
    assert said[0] == said[1] and len(said[0].splitlines()) == 16


def test_what_is_lowered_shows_itself_in_a_line(own_cache, tmp_path):
    kernel = kernel_from(tmp_path / "small.py", SMALL)
    lowered = kernel.lower(target="gfx90a", **SIZES)
    assert [repr(each) for each in (kernel, lowered, lowered.kernel)] == [
        "<Kernel small>",
        "<Lowered small for gfx90a, M=32, K=64, N=32>",
        "<KernelIR small, M=32, K=64, N=32>",
    ]


def test_run_time_sizes_show_themselves(own_cache, tmp_path):
    kernel = kernel_from(tmp_path / "small.py", SMALL.replace('"M"', 'td.dyn("M", multiple=32)'))
    lowered = kernel.lower(target="gfx90a", **SIZES)
    assert [repr(lowered), repr(lowered.kernel)] == ["<Lowered small for gfx90a, K=64, N=32, M=32>", "<KernelIR small, K=64, N=32, any M>"]
