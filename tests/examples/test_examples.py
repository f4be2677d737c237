"""Every example runs as a script, at a small size."""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

from examples.catalogue import EXAMPLES
from examples.fp8 import fp8_gemm
from tests.scripts import Finished, run_script
from tests.sweeps import THOROUGH
from tiledsl.compile.compile import lower
from tiledsl.targets import TARGETS
from tiledsl.torch.choice import choice_for

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = sorted({example.file for example in EXAMPLES})
HELPERS = {"catalogue.py", "demo.py", "library.py", "readme.py"}
OTHERS = {  # with a main of their own
    *(
        "attention.py",
        "attention_backward.py",
        "attention_ping_pong.py",
        "attention_varlen.py",
        "decode.py",
        "epilogues.py",
        "f32_products.py",
        "fp8.py",
        "int8.py",
        "norms.py",
    ),
    *("rope.py", "softmax.py"),
    *("block_scaled_fp8.py", "mxfp4.py", "quantise.py", "scaled_fp8.py"),
    *("grouped.py", "moe.py", "persistent.py", "split_k.py", "stream_k.py"),
    *("convolution.py", "int4_weights.py", "swiglu.py"),
}


def run(name: str, *arguments: str) -> Finished:
    return run_script(ROOT / "examples" / name, *arguments)


def run_alone(name: str, *arguments: str) -> subprocess.CompletedProcess:
    """In a process of its own."""
    command = [sys.executable, str(ROOT / "examples" / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})


def test_every_file_is_in_the_catalogue():
    assert {path.name for path in (ROOT / "examples").glob("*.py")} == {*FILES, *HELPERS, *OTHERS}


@pytest.mark.sample("producer_consumer.py")
@pytest.mark.parametrize("name", FILES)
def test_each_runs_and_is_right(name):
    done = run(name, "--size", "512", "--blocks", "3")
    assert done.returncode == 0, done.stderr
    if "No AMD GPU here" in done.stdout:
        assert "largest error 0 (allowed 0" in done.stdout
        assert "RIGHT: the blocks equal NumPy's" in done.stdout
    else:  # tests/runtime/on_gpu/bench.py has what it prints then
        assert "elements, exactly\nRIGHT: the whole result is what the contract says" in done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("name", FILES)
def test_runs_by_itself(name):
    done = run_alone(name, "--size", "512", "--blocks", "3")
    assert done.returncode == 0, done.stderr
    assert "RIGHT: " in done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx90a", "gfx950"])
def test_json(target):
    done = run_alone("gemm_8192.py", "--size", "512", "--target", target, "--json", "--data", "normal")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["kernel"], result["target"], result["right"]) == ("table", target, True)
    if result["gpu"] != target:
        assert (result["hazards"], result["blocks"]) == (0, {"gfx90a": [0, 15], "gfx950": [0, 63]}[target])
        assert 0 < result["error"] <= result["allowed"]
    assert result["resources"]["vgpr_spills"] == 0


def test_the_kernel_of_the_table_beside_the_plain_one():
    """Without --kernel. Each element that the table's kernel stores is compared."""
    done = run("gemm_8192.py", "--size", "512", "--target", "gfx942")
    assert done.returncode == 0, done.stderr
    form, block = choice_for(512, 512, 512, 2, "gfx942")
    assert f"kernels/gemm.py: the form '{form}' with blocks of {block} x {block}, which products.csv gives for this size on MI300X\n" in done.stdout
    predicted = re.findall(r"  (table|K01) +(\d+) µs", done.stdout)
    assert [name for name, _ in predicted] == ["table", "K01"] and int(predicted[0][1]) < int(predicted[1][1])
    assert "largest error 0 (allowed 0, largest value" in done.stdout and f"in {2 * block * block:,} elements, 0 hazards" in done.stdout


@pytest.mark.parametrize("where", ["left out", "elsewhere"])
def test_a_store_that_is_wrong(where, monkeypatch):
    """Elements that a block leaves out, or stores beside its own, are wrong."""
    import tiledsl.runtime.launch as launch

    executed = launch.execute

    def changed(lowered, arrays, **options):
        before = arrays[-1].copy()
        report = executed(lowered, arrays, **options)
        if where == "left out":
            arrays[-1][:1] = before[:1]
        else:
            arrays[-1][1, -1] += 1
        return report

    monkeypatch.setattr(launch, "execute", changed)
    done = run("gemm_8192.py", "--kernel", "K01", "--size", "256", "--blocks", "1")
    assert done.returncode == 1 and "WRONG\n" in done.stdout
    assert ("elements of 'c' have changed that these blocks do not store" in done.stdout) == (where == "elsewhere")


def _in_turn(targets, number):
    return targets[number % len(targets) :][:1]


@pytest.mark.one_in(4)
@pytest.mark.longer
@pytest.mark.parametrize("target", TARGETS)
def test_by_name(target):
    """Each kernel on each target that it is for, with --thorough; else every second kernel, on one of them."""
    names = [example.id for number, example in enumerate(EXAMPLES) if target in (example.targets if THOROUGH else _in_turn(example.targets, number))]
    names = names if THOROUGH else names[::2]
    for name in names:
        done = run("gemm_8192.py", "--kernel", name, "--target", target, "--size", "512", "--blocks", "1", "--json")
        assert done.returncode == 0, done.stderr
        r = json.loads(done.stdout)
        assert (r["kernel"], r["target"], r["error"], r["hazards"], r["right"]) == (name, target, 0, 0, True)


def test_an_option_of_the_kernel():
    done = run("wide_panel.py", "--size", "256", "-D", "block=64", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["blocks"] == [0, 15]


def test_no_such_option():
    done = run("wide_panel.py", "-D", "blocks=64")
    assert done.returncode == 2
    assert "kernel 'wide_panel' has no size or option 'blocks' (did you mean 'block'?): it takes M, K, N, block" in done.stderr


def test_a_size_that_its_tiles_do_not_divide():
    done = run("gemm_8192.py", "--size", "300", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["kernel"] == "K01" and result["right"]
    if result["gpu"] is None:
        assert (result["error"], result["hazards"]) == (0, 0)


def test_wrong_request():
    assert run("gemm_8192.py", "--blocks", "0").returncode == 2
    assert run("gemm_8192.py", "--target", "gfx900").returncode == 2


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_epilogues(target):
    done = run("epilogues.py", "--size", "256", "--blocks", "2", "--target", target)
    assert done.returncode == 0, done.stderr
    assert "block 1: largest error" in done.stdout and "RIGHT: the blocks are torch's, rounded to bf16" in done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("size, blocks", [(200, 4), (100, 1), (120, 1)])
def test_epilogues_at_a_size_that_its_tiles_do_not_divide(size, blocks):
    done = run("epilogues.py", "--size", str(size), "--blocks", "4")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"block {blocks - 1}: largest error" in done.stdout and f"block {blocks}:" not in done.stdout
    assert "RIGHT: the blocks are torch's, rounded to bf16" in done.stdout


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_int8(target):
    done = run("int8.py", "--size", "200", "--blocks", "4", "--target", target)
    assert done.returncode == 0 and "block 3: 0 wrong sums" in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_scaled_fp8(target):
    done = run("scaled_fp8.py", "--size", "200", "--blocks", "4", "--target", target)
    assert done.returncode == 0 and "rows, block 3" in done.stdout and "tensor, block 3" in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr


@pytest.mark.sample("16-gfx942")
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
@pytest.mark.parametrize("cols", [16, 1000])
def test_quantise(cols, target):
    done = run("quantise.py", "--cols", str(cols), "--target", target)
    assert done.returncode == 0 and "RIGHT: scales and fp8 are torch's" in done.stdout, done.stdout + done.stderr


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_block_scaled_fp8(target):
    done = run("block_scaled_fp8.py", "--size", "208", "--blocks", "4", "--target", target)
    assert done.returncode == 0 and "block 3" in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr


@pytest.mark.one_in(2)
@pytest.mark.parametrize("size", [352, 512])
def test_mxfp4(size):
    done = run("mxfp4.py", "--size", str(size), "--blocks", "4")
    assert done.returncode == 0 and "block 3: largest error 0," in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr


@pytest.mark.one_in(2)
@pytest.mark.parametrize("target, k_step, in_a_clock, others", [("gfx942", 64, 512, 25), ("gfx950", 128, 1024, 45)])
def test_fp8(target, k_step, in_a_clock, others):
    """Its products take the least clocks, with few instructions beside them. `in_a_clock`: the multiplications of a SIMD (AMD's data sheets)."""
    done = run("fp8.py", "--size", "512", "--blocks", "1", "--target", target)
    assert done.returncode == 0 and "block 0: largest error 0\nRIGHT" in done.stdout, done.stdout + done.stderr
    lowered = lower(fp8_gemm, target, dict.fromkeys("MNK", 512))
    found = lowered.resources
    assert found.loop is not None and found.loop.others_per_1000_clocks <= others
    assert (found.loop.counts["moves"], found.vgpr_spills, found.scratch_bytes, found.calls, lowered.warnings) == (0, 0, 0, 0, ())
    assert found.loop.mfma_clocks == 2 * 256 * 256 * k_step // 4 // in_a_clock  # two steps, on four SIMDs


@pytest.mark.one_in(4)
@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("cols", [512, 500, 33000])
def test_softmax(cols, target):
    """Rows in registers and longer rows, with columns that the tiles divide and others."""
    done = run("softmax.py", "--rows", "20", "--cols", str(cols), "--target", target)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "RIGHT: the rows are torch's" in done.stdout and ("of_long_rows" in done.stdout) == (cols > 32768)


@pytest.mark.parametrize("name, options", [("attention.py", ("--dtype", "f16")), ("attention_ping_pong.py", ("--target", "gfx950"))])
def test_attention(name, options):
    done = run(name, *options, "--queries", "100", "--keys", "72", "--depth", "64", "--heads", "2", "--shared", "1", "--causal")
    assert done.returncode == 0 and "RIGHT" in done.stdout, done.stdout + done.stderr


def test_attention_backward():
    done = run("attention_backward.py", "--queries", "40", "--keys", "33", "--depth", "64", "--heads", "2", "--shared", "1", "--causal")
    assert done.returncode == 0 and "RIGHT" in done.stdout, done.stdout + done.stderr


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_swiglu(target):
    done = run("swiglu.py", "--size", "160", "--blocks", "2", "--target", target)
    assert done.returncode == 0 and "block 1: largest error" in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr


@pytest.mark.sample("4-gfx90a")
@pytest.mark.parametrize("bits, target", [("4", "gfx90a"), ("8", "gfx942"), ("4", "gfx950")])
def test_int4_weights(bits, target):
    done = run("int4_weights.py", "--size", "256", "--rows", "3", "--bits", bits, "--target", target)
    assert done.returncode == 0 and "tile 0: largest error" in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr


def test_f32_products():
    done = run("f32_products.py", "--size", "64")
    assert done.returncode == 0 and "by_xf32" in done.stdout and "by_bf16" in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr
    assert run("f32_products.py", "--size", "0").returncode == 2


def test_decode():
    done = run("decode.py", "--keys", "300", "--blocks", "2", "--shared", "1")
    assert done.returncode == 0 and "RIGHT" in done.stdout, done.stdout + done.stderr


def test_attention_varlen():
    done = run("attention_varlen.py", "--lengths", "33", "0", "1", "--depth", "32", "--heads", "1")
    assert done.returncode == 0 and "3 sequences of 33, 0, 1 positions" in done.stdout and "RIGHT" in done.stdout, done.stdout + done.stderr
    assert run("attention_varlen.py", "--lengths", "0", "0").returncode == 2


def test_grouped():
    done = run("grouped.py", "--sizes", "33", "0", "1", "--cols", "64", "--depth", "64")
    assert done.returncode == 0 and "3 groups of 33, 0, 1 rows: RIGHT" in done.stdout, done.stdout + done.stderr
    assert run("grouped.py", "--sizes", "0", "0").returncode == 2


def test_convolution():
    done = run("convolution.py", "--size", "4", "--filters", "40", "--taps", "1", "--padding", "0")
    assert done.returncode == 0 and "1 outputs of 4 x 4 pixels: RIGHT" in done.stdout, done.stdout + done.stderr
    assert run("convolution.py", "--channels", "40").returncode == run("convolution.py", "--size", "1", "--padding", "0").returncode == 2


def test_split_k():
    done = run("split_k.py", "--cols", "128", "--depth", "300")
    assert done.returncode == 0 and "3 parts of 300 products, added, in order and combined: RIGHT" in done.stdout, done.stdout + done.stderr


def test_moe():
    done = run("moe.py", "--tokens", "3", "--experts", "3", "--each", "1", "--cols", "128")
    assert done.returncode == 0 and "3 tokens to 1 of 3 experts with 1, 0, 2 rows: RIGHT" in done.stdout, done.stdout + done.stderr
    assert run("moe.py", "--cols", "100").returncode == 2


def test_persistent():
    done = run("persistent.py", "--rows", "200", "--cols", "300", "--depth", "64")
    assert done.returncode == 0 and "6 tiles in 4 blocks: RIGHT" in done.stdout, done.stdout + done.stderr
    assert run("persistent.py", "--blocks", "0").returncode == 1


def test_stream_k():
    done = run("stream_k.py", "--cols", "200", "--depth", "300", "--blocks", "7")
    assert done.returncode == 0 and "4 tiles of 3 steps, 2 units a block, at most 2 parts a tile: RIGHT" in done.stdout, done.stdout + done.stderr
    assert run("stream_k.py", "--blocks", "0").returncode == 2


def test_softmax_that_is_refused():
    done = run("softmax.py", "--cols", "0")
    assert (done.returncode, done.stdout) == (1, "error: size N=0 of kernel 'softmax' must be a whole number, at least 1\n")
    assert run("softmax.py", "--blocks", "0").returncode == 2


@pytest.mark.one_in(4)
@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("kernel", ["rms_norm", "add_rms_norm", "layer_norm", "dropout_add_layer_norm"])
def test_norms(kernel, target):
    done = run("norms.py", "--kernel", kernel, "--rows", "70", "--cols", "40", "--target", target)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{kernel}: the largest error of 2 blocks" in done.stdout and "RIGHT: the rows are torch's" in done.stdout


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_rope(target):
    done = run("rope.py", "--heads", "2", "--positions", "70", "--cols", "40", "--target", target)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "RIGHT: the heads are torch's" in done.stdout


def test_norms_and_rope_that_are_refused():
    done = run("norms.py", "--rows", "0")
    assert (done.returncode, done.stdout) == (1, "error: size M=0 of kernel 'rms_norm' must be a whole number, at least 1\n")
    assert run("norms.py", "--blocks", "0").returncode == 2
    assert run("rope.py", "--cols", "7").returncode == run("rope.py", "--heads", "0").returncode == 2


def test_epilogues_that_are_refused():
    done = run("epilogues.py", "--size", "0")
    assert (done.returncode, done.stdout) == (1, "error: size M=0 of kernel 'linear_gelu' must be a whole number, at least 1\n")
    assert run("epilogues.py", "--blocks", "0").returncode == 2
