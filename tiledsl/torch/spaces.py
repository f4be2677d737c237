"""The spaces of the products and of attention of this package, for `tiledsl tune`: benchmarks/tune_library.py makes the
tables products.csv and attention.csv.

An entry of a space serves every product, or attention, of its type of operands, whatever the result's type, the bias
and the activation."""

from collections.abc import Iterator
from typing import Any

import tiledsl as td
from tiledsl.language.capture.choices import combinations
from tiledsl.runtime.kernel import Variant
from tiledsl.torch.kernels.attention import attention_of
from tiledsl.torch.kernels.attention_ping_pong import attention_ping_pong_of
from tiledsl.torch.kernels.gemm import FORMS, gemm_abt

AHEAD, PING_PONG = "ahead", "ping_pong"  # forms of attention
_CHOICES = dict(WARPS=(4, 8, 2), KEYS=(64, 32, 128), QUERIES=(32, 16))  # of the first form


@td.space
def products_of_16_bits() -> Iterator[tuple[dict[str, str], td.Kernel]]:
    """Operands of bf16 or f16."""
    for form in FORMS:
        yield dict(form=form), gemm_abt(td.bf16, td.bf16, form=form)


@td.space
def products_of_8_bits() -> Iterator[td.Kernel]:
    """Operands of fp8 or int8, whose matrix instructions take as many clocks."""
    yield gemm_abt(td.fp8, td.bf16)


@td.space
def attention_to_all_keys() -> Iterator[tuple[dict[str, Any], Variant]]:
    """Attention in bf16 or f16, of which each query sees all keys."""
    yield from _attention(False)


@td.space
def attention_causal() -> Iterator[tuple[dict[str, Any], Variant]]:
    """Attention in bf16 or f16, of which a query sees the keys up to its own place."""
    yield from _attention(True)


def _attention(causal: bool) -> Iterator[tuple[dict[str, Any], Variant]]:
    for choice in combinations(_CHOICES):
        if choice["WARPS"] == 2 and choice["KEYS"] == 128:  # clang moves their accumulators at some lengths (TD218)
            continue
        yield dict(form=AHEAD, **choice), attention_of(td.bf16, **choice).variant(causal=causal)
    yield dict(form=PING_PONG), attention_ping_pong_of(td.bf16).variant(causal=causal)
