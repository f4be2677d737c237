"""The spaces of the products of this package, for `tiledsl tune`: benchmarks/tune_products.py makes products.toml.

An entry of a space serves every product of its type of operands, whatever the result's type, bias and activation."""

from collections.abc import Iterator

import tiledsl as td
from tiledsl.torch.kernels.gemm import FORMS, gemm_abt


@td.space
def products_of_16_bits() -> Iterator[tuple[dict[str, str], td.Kernel]]:
    """Operands of bf16 or f16."""
    for form in FORMS:
        yield dict(form=form), gemm_abt(td.bf16, td.bf16, form=form)


@td.space
def products_of_8_bits() -> Iterator[td.Kernel]:
    """Operands of fp8 or int8, whose matrix instructions take as many clocks."""
    yield gemm_abt(td.fp8, td.bf16)
