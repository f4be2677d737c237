"""`tiledsl selftest` on the stand-in: the page, the document, and every kind of fault, which costs its own row alone."""

import dataclasses
import itertools
import json
import pathlib
import re

import pytest

from examples.attention import attention
from examples.catalogue import EXAMPLES
from tests.cli.command import KERNEL, WRONG, run
from tests.schemas import validate
from tests.standin import selftest as faults
from tests.standin.kernels import any_rows
from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.figures import chosen_chip, names_of
from tiledsl.diagnostics.diagnostic import TiledslError, UsageError
from tiledsl.tools.cli import selftest
from tiledsl.tools.cli.kernels import load_kernels
from tiledsl.tools.selftest.calibration import Calibration, Found
from tiledsl.tools.selftest.isolated import Answer, Isolated

pytestmark = pytest.mark.devices("gfx90a:sramecc+:xnack-")
FEW = ("--sizes", "64", "--repeats", "2")


def named(name: str, text: str = KERNEL) -> str:
    return text.replace("small", name).removeprefix("import tiledsl as td\n")


class Here(Isolated):
    """Calls in this process, which the stand-in serves; and the answers that are to be those of kernels that end their process."""

    given: dict[str, Answer] = {}

    def call(self, function, *arguments):
        name = arguments[0].rpartition(":")[2]
        if name in self.given:
            return self.given[name]
        try:
            return Answer(function(*arguments))
        except TiledslError as error:
            return Answer(error=error)


@pytest.fixture
def here(gpu, empty_folder, monkeypatch):
    monkeypatch.setattr(selftest, "Isolated", Here)
    return empty_folder


def left_by(capsys, *arguments):
    """The exit status, what is printed, the page and the document, which is what its schema says."""
    status, out, err = run(capsys, "selftest", *arguments)
    document = json.loads(pathlib.Path("selftest.json").read_text())
    validate("selftest", document)
    return status, out, pathlib.Path("selftest.html").read_text(), document


def test_faults_come_first(gpu, here, capsys, monkeypatch):
    """A right kernel, a wrong one, an error of the launch, a hang, a killed process, and a kernel that its checks refuse."""
    late, ended = Answer(why="no answer within 1 s", is_late=True), Answer(why="the process was ended by SIGABRT", printed="Memory access <fault>")
    monkeypatch.setattr(Here, "given", {"hangs": late, "killed": ended})
    pathlib.Path("small.py").write_text(KERNEL + named("hangs") + named("killed") + named("refused", WRONG))
    gpu.execute_by(lambda asked: 719 if asked.grid[0] == 9 else gpu._interpreted(asked))  # of 96 rows and columns
    status, out, page, document = left_by(capsys, "small.py", "--sizes", "96,64", "--repeats", "2")
    rows = document["results"]
    assert [(row["kernel"], row["outcome"]) for row in rows[::2]] == [("hangs", "hang"), ("killed", "ended"), ("small", "failed"), ("refused", "refused")]
    assert [(row["kernel"], row["outcome"]) for row in rows[5:]] == [("refused", "refused"), ("refused", "refused"), ("small", "right")]
    assert status == 1 and document["counts"] == {"hang": 2, "ended": 2, "failed": 1, "refused": 2, "right": 1} and not document["gpu"]
    assert "hipErrorLaunchFailure" in rows[4]["message"] and rows[5]["message"].startswith("TD")
    right = rows[7]
    assert right["measured"]["checks"][0]["exact"] and right["prediction"]["chip"] == chip_of("gfx90a").name
    assert right["ratio"] == pytest.approx(1e3 * right["measured"]["ms"]["median"] / right["prediction"]["likely_us"])
    assert page.index("killed at M=64") < page.index("<h2>Times and predictions") < page.index("small at M=64") < page.index("refused at M=96")
    assert "Memory access &lt;fault&gt;" in page and "NOT A GPU" in page and str(here) not in page + json.dumps(document)
    assert re.search(r"^right +small at M=64, N=64, K=64, [\d.,]+ µs where [\d.,]+ µs are predicted$", out, re.M)


def test_a_wrong_result(gpu, here, capsys):
    """A GPU that leaves the result out: the row names the first wrong element, and is above those that are right."""
    pathlib.Path("small.py").write_text(KERNEL)
    gpu.interpret(False)
    status, _, page, document = left_by(capsys, "small.py", *FEW)
    (row,) = document["results"]
    assert (status, row["outcome"], row["measured"]["right"]) == (1, "wrong", False)
    assert "differ in 4,096 of 4,096 elements" in row["message"] and page.index("4,096 of 4,096") < page.index("<h2>Times and predictions")


def test_three_sizes(gpu):
    """Of a kernel without sizes of its own, and with them: the largest is divided, and a head's size stays."""
    assert selftest.three_sizes(any_rows) == [{"M": size, "N": size} for size in (256, 1024, 4096)]
    heads = {"H": 16, "HK": 16, "D": 128}
    assert selftest.three_sizes(attention) == [{**heads, "SQ": size, "SK": size} for size in (512, 1024, 2048)]


def test_the_own_kernels(gpu, here, capsys, monkeypatch):
    """Without a file those of tiledsl.torch are run, each at three sizes. A row has no folder of the package."""
    file, *further = selftest._own_kernels()
    kernels = {one.name: one.kernel for one in load_kernels(file)}
    names = [*kernels, *(text.rpartition(":")[2].partition(",")[0] for text in further)]
    more = sum(len(selftest.other_choices(kernel)) for kernel in kernels.values())
    monkeypatch.setattr(Here, "given", {name: Answer(error=UsageError("not run")) for name in [*names, "unit"]})
    status, out, _, document = left_by(capsys)
    assert document["constants"]["missing"] == ["the constants of unit: not run"] and document["constants"]["measured"] == []
    assert status == 1 and document["counts"] == {"refused": 3 * len(names) + more} and more > 15 and {"product_of_bf16", "attention"} <= {*names}
    assert {"block": 128} in [row["options"] for row in document["results"]] and {"causal": True} in [row["options"] for row in document["results"]]
    assert {row["file"] for row in document["results"]} == {"selftest.py"} and out.endswith("send both with an issue\n")


def test_the_constants_that_would_mend_the_model(gpu, here, capsys, monkeypatch):
    """One that misses, one that does not, one that the model has no constant for; and memory, in whose kernels the GPU hangs."""
    chip = chip_of("gfx90a")
    latency, exponential = (names_of(chip)[name].value for name in ("lds_latency_clk", "transcendental_clk"))
    unit = [Found("v_exp_f32", 1.04 * exponential, figure="transcendental_clk"), Found("chain of v_add_f32", 4.0)]
    unit.append(Found("ds_read_b32, each waited for", 1.5 * latency, figure="lds_latency_clk"))
    late = Answer(why="no answer within 1 s: the process was killed", is_late=True, printed="GPU hang <0>")
    monkeypatch.setattr(Here, "given", {"unit": Answer([dataclasses.asdict(one) for one in unit]), "memory": late})
    monkeypatch.setattr(selftest, "_parts", lambda device: selftest.PARTS)
    pathlib.Path("small.py").write_text(KERNEL)
    status, out, page, document = left_by(capsys, "small.py", *FEW, "--constants")
    found = document["constants"]
    assert status == 0 and [(row["figure"], row["misses"], row["model"]) for row in found["measured"]] == [
        ("transcendental_clk", False, exponential),
        (None, False, None),
        ("lds_latency_clk", True, latency),
    ]
    assert f"2 constants of the model measured, 1 of them more than 5 % off: lds_latency_clk {1.5 * latency:.4g} for {latency:.4g}\n" in out
    assert "not measured: the constants of memory: no answer within 1 s: the process was killed\n" in out and "GPU hang &lt;0&gt;" in page
    assert page.index("ds_read_b32, each") < page.index("v_exp_f32") < page.index("chain of v_add_f32") < page.index("Constants that would mend")
    pathlib.Path("mine.toml").write_text(found["figures"])
    assert chosen_chip(None, "mine.toml").unit.lds_latency_clk.value == pytest.approx(1.5 * latency, rel=1e-3)


def test_constants_are_measured_on_the_stand_in(gpu, here, capsys, monkeypatch):
    """Its times are no GPU's, as the page says; memory is left out."""
    whole = Calibration.unit
    monkeypatch.setattr(Calibration, "unit", lambda self: itertools.islice(whole(self), 2))
    pathlib.Path("small.py").write_text(KERNEL)
    _, _, page, document = left_by(capsys, "small.py", *FEW, "--constants")
    assert [row["figure"] for row in document["constants"]["measured"]] == ["boost_mhz", None] and document["constants"]["missing"] == []
    assert "NOT A GPU" in page and "Constants of the model, the largest miss first" in page
    _, _, page, document = left_by(capsys, "small.py", *FEW)
    assert document["constants"] is None and "Constants of the model" not in page


def test_options_of_a_kernel(gpu, here, capsys):
    """Those of the command line, and those that `tune` lists: at the size in the middle, but for the defaults, which all sizes have."""
    pathlib.Path("small.py").write_text(KERNEL.replace("warps=1,", "warps=1, tune=dict(step=[16, 32, 64]),"))
    status, out, page, document = left_by(capsys, "small.py:small,step=16", "--sizes", "64", "--repeats", "2")
    (row,) = document["results"]
    assert (status, row["outcome"], row["options"], row["sizes"]) == (0, "right", {"step": 16}, {"M": 64, "N": 64, "K": 64})
    assert "\nright     small with step=16 at M=64, N=64, K=64, " in f"\n{out}" and "small with step=16 at" in page
    asked = list(selftest._asked("small.py", ["32,64,96"], True))
    assert [(one.sizes["M"], one.options) for one in asked] == [(32, {}), (64, {}), (96, {}), (64, {"step": 16}), (64, {"step": 64})]
    assert [one.options for one in selftest._asked("small.py", ["32"], False)] == [{}]
    assert run(capsys, "selftest", "small.py:small,stride=4") == (2, "", "tiledsl: kernel 'small' has no option 'stride': it takes step\n")


def test_the_examples_with_their_options():
    """What the catalogue prints for the command: each example with its own options, and with those of each variant."""
    texts = [text for one in EXAMPLES for text in one.asked]
    assert len(texts) == len(set(texts)) > len(EXAMPLES)
    asked = {text: next(iter(selftest._asked(text, [], False))) for text in texts}
    for one in EXAMPLES:
        assert [asked[text].options for text in one.asked] == [{**one.options, **more} for more in ({}, *one.variants)]


@pytest.mark.thorough
def test_the_own_kernels_are_legal():
    """At their least sizes, and each output has a contract."""
    for one in load_kernels(selftest._own_kernels()[0]):
        target = "gfx950" if one.name.endswith("_direct") else "gfx942"  # straight to LDS
        lowered = one.kernel.lower(target, **selftest.three_sizes(one.kernel)[0])
        assert {contract.tensor.name for contract in lowered.kernel.contracts} >= {*lowered.kernel.outputs}, one.name


def test_a_process_that_hangs_is_killed(monkeypatch):
    started: list[int] = []
    renew = Isolated.renew
    monkeypatch.setattr(Isolated, "renew", lambda self: (started.append(self._process.pid) if self._process else None, renew(self)))
    with Isolated(0.2) as isolated:
        answer = isolated.call(faults.hang)
        assert (answer.is_late, answer.why) == (True, "no answer within 0.2 s: the process was killed")
        assert len(started) == 1 and not pathlib.Path(f"/proc/{started[0]}").exists()


@pytest.mark.thorough
def test_a_killed_process_and_what_it_printed():
    with Isolated(60) as isolated:
        assert isolated.call(faults.killed) == Answer(why="the process was ended by SIGABRT", printed="Memory access fault by GPU node-1")
        assert isinstance(isolated.call(int, "x").error, ValueError)
        assert isolated.call(faults.answers, 7) == Answer(7)
        isolated.limit = 0.2  # the process has started
        assert isolated.call(faults.hang).is_late
        isolated.limit = 60
        assert isolated.call(faults.answers, 8) == Answer(8)


@pytest.mark.thorough
def test_in_processes_of_their_own(gpu, empty_folder, capsys, monkeypatch):
    """Each kernel has a process with a stand-in; one hangs, one is killed, and the rest goes on."""
    monkeypatch.setattr(selftest, "trial", faults.on_stand_in)
    pathlib.Path("some.py").write_text("import tiledsl as td\n" + named(faults.HANGS) + named(faults.KILLED) + named("fine"))
    status, _, _, document = left_by(capsys, "some.py", *FEW, "--limit", "30")
    assert status == 1 and [row["outcome"] for row in document["results"]] == ["hang", "ended", "right"]
    assert document["results"][1]["printed"] == "Memory access fault by GPU node-1"


@pytest.mark.parametrize(
    "arguments, text",
    [
        (("small.py", "-o", "page.txt"), "-o writes HTML, and 'page.txt' does not end in .html"),
        (("small.py", "--limit", "0"), "--limit is a number of seconds above 0, and got 0"),
        (("small.py", "--repeats", "0"), "--repeats is one of 1..10,000, and got 0"),
        (("absent.py",), "there is no file absent.py"),
    ],
)
def test_wrong_requests(gpu, empty_folder, capsys, arguments, text):
    pathlib.Path("small.py").write_text(KERNEL)
    status, out, err = run(capsys, "selftest", *arguments)
    assert (status, out) == (2, "") and text in err


@pytest.mark.devices()
def test_without_a_gpu(gpu, empty_folder, capsys):
    status, out, err = run(capsys, "selftest")
    assert (status, out) == (2, "") and err.startswith("tiledsl: there is no AMD GPU here to time kernels on: ")
