"""Attention by torch, in double precision, and operands for it."""

import math

import torch


def operands(heads, shared, queries, keys, depth, seed=0):
    generator = torch.Generator().manual_seed(seed)
    shapes = ((heads, queries), (shared, keys), (shared, keys))
    return [torch.randn(*shape, depth, generator=generator).bfloat16() for shape in shapes]


def exact(q, k, v, causal):
    """Attention and the logarithms of its sums, in double precision."""
    q, k, v = (x.double() for x in (q, k, v))
    k, v = (x.repeat_interleave(q.shape[0] // k.shape[0], 0) for x in (k, v))
    scores = q @ k.transpose(1, 2) / math.sqrt(q.shape[2])
    if causal:
        row, col = torch.arange(q.shape[1])[:, None], torch.arange(k.shape[1])[None]
        scores = scores.masked_fill(col > row + k.shape[1] - q.shape[1], -math.inf)
    return torch.softmax(scores, -1) @ v, torch.logsumexp(scores, -1)
