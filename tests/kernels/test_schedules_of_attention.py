"""Attention, its gradients, decoding, norms, softmax and rotary embedding, executed in every order of the waves: no hazard, and the same results."""

import itertools

import pytest
import torch

from examples.attention import attention
from examples.attention_backward import backward_delta, backward_dkdv, backward_dq
from examples.attention_ping_pong import attention_ping_pong
from examples.decode import combine, decode
from examples.norms import add_rms_norm, dropout_add_layer_norm, layer_norm, rms_norm
from examples.rope import rope, rope_of_heads
from examples.softmax import softmax, softmax_of_long_rows
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

SHAPE = dict(H=2, HK=1, SQ=140, SK=200, D=64)
CASES = {
    "attention": (attention, SHAPE),
    "causal": (attention, SHAPE | dict(causal=True)),
    "ping-pong": (attention_ping_pong, SHAPE | dict(SQ=300, SK=520)),
    "causal ping-pong": (attention_ping_pong, SHAPE | dict(SQ=300, SK=520, causal=True)),
    "delta": (backward_delta, dict(H=2, SQ=140, D=64)),
    "dkdv": (backward_dkdv, SHAPE | dict(causal=True)),
    "dq": (backward_dq, SHAPE | dict(causal=True)),
    "decode": (decode, dict(HK=1, G=4, S=700, D=64, N=8)),
    "combine": (combine, dict(P=6, H=20, D=64)),
    "rms": (rms_norm, dict(M=5, N=1000)),
    "add rms": (add_rms_norm, dict(M=5, N=5000)),
    "layer": (layer_norm, dict(M=5, N=5000)),
    "dropout add layer": (dropout_add_layer_norm, dict(M=5, N=1000)),
    "softmax": (softmax, dict(M=5, N=5000)),
    "softmax of long rows": (softmax_of_long_rows, dict(M=3, N=33000)),
    "rope": (rope, dict(N=4, S=70, J=32)),
    "rope of heads": (rope_of_heads, dict(H=2, S=70, D=64, J=32)),
}
SCHEDULES = ("run-to-barrier", "reversed", "half-phase", "latest", "random:7")


def arguments(lowered):
    """Random tensors of the kernel's types, and numbers for its scalars."""
    generator = torch.Generator().manual_seed(3)
    types = {"bf16": torch.bfloat16, "f32": torch.float32}
    tensors = []
    for one in lowered.kernel.tensors:
        sizes = [size.value for size in (one.matrices, one.rows, one.cols)][-one.dimensions :]
        tensors.append(torch.randn(*sizes, generator=generator).to(types[one.dtype.name]))
    return [*tensors, *(1e-5 for _ in lowered.kernel.scalars)]


def executed(lowered, schedule):
    """All tensors, after the kernel."""
    given = arguments(lowered)
    report = execute(lowered, given, schedule=schedule)
    assert report.hazards == ()
    return [one for one in given if isinstance(one, torch.Tensor)]


def same(found, due):
    """Equal but for the last bits: in which order the interpreter adds the products of a matrix instruction depends on how many waves execute it together."""
    near = 2.0**-7 if due.dtype == torch.bfloat16 else 2.0**-16
    return torch.allclose(found.double(), due.double(), rtol=near, atol=2.0**-16, equal_nan=True)


@pytest.mark.thorough
@pytest.mark.parametrize("target, name", [(t, n) for t, n in itertools.product(TARGETS, CASES) if t == "gfx950" or "ping-pong" not in n])
def test_no_schedule_changes_the_result(target, name):
    kernel, options = CASES[name]
    lowered = kernel.lower(target=target, **options)
    due = executed(lowered, "round-robin")
    for schedule in SCHEDULES:
        assert all(map(same, executed(lowered, schedule), due)), schedule
