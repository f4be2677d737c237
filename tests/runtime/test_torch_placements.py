"""The placements that operators allow for DTensors: the shards of two devices, computed each alone with torch and put together, are the result of the whole."""

import itertools
from types import SimpleNamespace

import pytest
import torch

GROUPS, ENDS = 2, torch.tensor([3, 8])


def whole(*shape):
    return torch.randint(-3, 4, shape, generator=torch.Generator().manual_seed(sum(shape))).double()


def product(a, b, out_dtype, bias=None, activation=None):
    made = a @ b.mT if bias is None else a @ b.mT + bias
    return made.relu() if activation else made


def scaled(a, b, of_a, of_b, bias, out_dtype, kind, activation):
    if kind == "blocks":
        of_a, of_b = of_a.repeat_interleave(128, 1), of_b.repeat_interleave(128, 0).repeat_interleave(128, 1)
    made = (a * of_a) @ (b * of_b) if bias is None else (a * of_a) @ (b * of_b) + bias
    return made.relu() if activation else made


def grouped(a, b, ends):
    """Groups of rows, of columns or of k; batches where both have matrices."""
    if ends is None:
        return a @ b
    parts = [slice(first, end) for first, end in itertools.pairwise([0, *ends.tolist()])]
    if a.dim() == b.dim() == 2:
        return torch.stack([a[:, one] @ b[one] for one in parts])
    if a.dim() == 2:
        return torch.cat([a[one] @ b[n] for n, one in enumerate(parts)])
    return torch.cat([a[n] @ b[:, one] for n, one in enumerate(parts)], 1)


def attended(q, k, v, causal, scale):
    k, v = (one.repeat_interleave(q.shape[1] // one.shape[1], 1) for one in (k, v))
    scores = scale * q @ k.mT
    return torch.softmax(scores, -1) @ v, torch.logsumexp(scores, -1)


CASES = {  # the operator, its arguments, and the placements of the first result beside that of all devices alike
    "matrices": (product, "matmul_abt", (whole(8, 6), whole(4, 6), None), {"S(0)", "S(1)", "P(sum)"}),
    "a bias and an activation": (product, "matmul_abt", (whole(8, 6), whole(4, 6), None, whole(4), "relu"), {"S(0)", "S(1)"}),
    "batches of matrices": (product, "matmul_abt", (whole(2, 8, 6), whole(2, 4, 6), None), {"S(0)", "S(1)", "S(2)", "P(sum)"}),
    "one scale": (scaled, "scaled_mm", (whole(8, 6), whole(6, 4), whole(1), whole(1), None, None, "tensors", None), {"S(0)", "S(1)", "P(sum)"}),
    "scales of rows": (scaled, "scaled_mm", (whole(8, 6), whole(6, 4), whole(8, 1), whole(1, 4), whole(4), None, "rows", None), {"S(0)", "S(1)"}),
    "scales and an activation": (
        scaled,
        "scaled_mm",
        (whole(8, 6), whole(6, 4), whole(1), whole(1), None, None, "tensors", "relu"),
        {"S(0)", "S(1)"},
    ),
    "scales of blocks": (
        scaled,
        "scaled_mm",
        (whole(4, 256), whole(256, 256), whole(4, 2), whole(2, 2), None, None, "blocks", None),
        {"S(0)", "S(1)", "P(sum)"},
    ),
    "a block on two devices": (scaled, "scaled_mm", (whole(4, 128), whole(128, 128), whole(4, 1), whole(1, 1), None, None, "blocks", None), {"S(0)"}),
    "groups of rows": (grouped, "grouped_mm", (whole(8, 6), whole(GROUPS, 6, 4), ENDS), {"S(1)", "P(sum)"}),
    "groups of columns": (grouped, "grouped_mm", (whole(GROUPS, 4, 6), whole(6, 8), ENDS), {"S(0)", "P(sum)"}),
    "groups of k": (grouped, "grouped_mm", (whole(4, 8), whole(8, 6), ENDS), {"S(1)", "S(2)"}),
    "batches": (grouped, "grouped_mm", (whole(GROUPS, 4, 6), whole(GROUPS, 6, 8), None), {"S(0)", "S(1)", "S(2)", "P(sum)"}),
    "heads": (attended, "attention", (whole(2, 4, 5, 6), whole(2, 2, 5, 6), whole(2, 2, 5, 6), False, 0.5), {"S(0)", "S(1)"}),
    "one head of keys": (attended, "attention", (whole(2, 4, 5, 6), whole(2, 1, 5, 6), whole(2, 1, 5, 6), False, 0.5), {"S(0)"}),
}


def shard(value, placement, device):
    return value.chunk(2, placement.dim)[device] if placement is not None and placement.is_shard() else value


def together(parts, placement):
    if placement.is_shard():
        return torch.cat(parts, placement.dim)
    assert placement.is_partial() or torch.equal(*parts)
    return sum(parts) if placement.is_partial() else parts[0]


@pytest.mark.parametrize("name", CASES)
def test_shards_alone_make_the_whole(name):
    from tiledsl.torch.sharding import _RULES

    function, operator, arguments, expected = CASES[name]
    mesh = SimpleNamespace(size=lambda: 2)
    specs = [SimpleNamespace(shape=one.shape, mesh=mesh) if isinstance(one, torch.Tensor) else one for one in arguments]
    results = function(*arguments)
    results = results if isinstance(results, tuple) else (results,)
    seen = set()
    for of_results, of_arguments in _RULES[operator](*specs):
        of_arguments = [*of_arguments, *[None] * (len(arguments) - len(of_arguments))]
        parts = [function(*(shard(*one, device) for one in zip(arguments, of_arguments, strict=False))) for device in range(2)]
        parts = [one if isinstance(one, tuple) else (one,) for one in parts]
        for n, placement in enumerate(of_results):
            assert torch.allclose(together([one[n] for one in parts], placement), results[n], rtol=1e-12, atol=0), placement
        seen.add(str(of_results[0]))
    assert seen == {"R", *expected}
