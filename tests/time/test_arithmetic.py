"""The VALU instructions that the plan expects of arithmetic, against those of clang's listings."""

import re

import pytest

import tiledsl as td
from tiledsl.analysis.time.arithmetic import Instructions
from tiledsl.analysis.time.chips import chip_of
from tiledsl.asm.isa.wait_states import TRANSCENDENTAL
from tiledsl.compile.verify import planned
from tiledsl.ir.math.operations import OPERATIONS
from tiledsl.ir.program import operations as lp
from tiledsl.runtime.assess import captured_for
from tiledsl.torch.kernels.attention import attention_of

COUNT = 16  # elements of a piece that a lane holds


def planned_counts(kernel, target, options, body=lambda program: program.body):
    """(all instructions, those of the transcendental unit) of a part of the program."""
    captured, sizes = captured_for(kernel, options, chip_of(target))
    program, _ = planned(captured, target, sizes)
    counted = Instructions(program)
    steps = [step for one in lp.flat(body(program)) if isinstance(one, lp.Simple) for step in counted.of(one)]
    return sum(one.plain + one.packed + one.transcendental for one in steps), sum(one.transcendental for one in steps)


def listed(text):
    """The same of lines of a listing."""
    names = re.findall(r"^\s+(v_\w+)", text, re.MULTILINE)
    names = [name for name in names if not name.startswith(("v_mfma", "v_readfirstlane"))]
    return len(names), sum(name.startswith(TRANSCENDENTAL) for name in names)


def main_loop(program):
    return next(one for one in program.body if isinstance(one, lp.Loop)).body


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ("gfx942", "gfx950"))
@pytest.mark.parametrize("causal", (False, pytest.param(True, marks=pytest.mark.thorough)))
def test_the_arithmetic_of_attention(target, causal):
    options = dict(H=16, HK=16, SQ=2048, SK=2048, D=64, causal=causal)
    kernel = attention_of(td.bf16)
    text = kernel.lower(target=target, **options).asm
    first = min(match.start() for match in re.finditer(r"^\.LBB\d+_\d+:", text, re.MULTILINE))
    last = max(match.end() for match in re.finditer(r"^\s+s_cbranch_scc\d \.LBB\d+_\d+$", text, re.MULTILINE))
    found, slow = listed(text[first:last])
    expected, transcendental = planned_counts(kernel, target, options, main_loop)
    assert slow == transcendental == 33  # 32 powers of a lane, and the factor of the sums
    assert found == pytest.approx(expected, rel=0.08)


def of(word):
    @td.kernel(warps=1, sizes=dict(M=4096))
    def each_element(a: td.gl[td.f32, "M", 32], c: td.gl[td.f32, "M", 32]):
        row, _ = td.grid(td.cdiv(a.rows, 32), 1)
        x = td.load(a.at(row=row * 32, col=0), (32, 32), layout="row")
        td.store(c.at(row=row * 32, col=0), word(x) if word else x)

    return each_element


WORDS = {
    "+": lambda x: x + 1.5,
    "fma": lambda x: td.fma(x, 1.5, 2.5),
    "where": lambda x: td.where(x > 0.5, x, 1.5),
    "relu": td.relu,
    "maximum": lambda x: td.maximum(x, 0.5),
    "minimum": lambda x: td.minimum(x, 0.5),
    "/": lambda x: 1.5 / x,
    "exp": td.exp,
    "gelu": td.gelu,
    "gelu_tanh": lambda x: td.gelu(x, approximate="tanh"),
    "next_up": td.next_up,
    "power_of_two": td.power_of_two,
    "exp2": td.exp2,
    "log2": td.log2,
    "log": td.log,
    "sqrt": td.sqrt,
    "rsqrt": td.rsqrt,
    "rcp": td.rcp,
    "sin": td.sin,
    "cos": td.cos,
    "expfast": lambda x: td.exp(x, fast=True),
    "sigmoid": td.sigmoid,
    "silu": td.silu,
    "tanh": td.tanh,
}


@pytest.mark.sample("gelu_tanh-gfx942")
@pytest.mark.parametrize("target", ("gfx942", "gfx950"))
@pytest.mark.parametrize("name", WORDS)
def test_the_instructions_of_an_operation(name, target):
    """clang makes as many as the operation states, up to one for two elements: it gathers some in pairs, and copies constants."""
    plain, plain_slow = listed(of(None).lower(target=target).asm)
    found, slow = listed(of(WORDS[name]).lower(target=target).asm)
    expected, transcendental = planned_counts(of(WORDS[name]), target, {})
    assert slow - plain_slow == transcendental
    assert found > plain and found - plain == pytest.approx(expected, abs=COUNT / 2, rel=0.1)


def test_every_operation_is_counted():
    assert OPERATIONS.keys() - WORDS.keys() == {"-", "*", "neg"}
