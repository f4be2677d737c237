"""Kernels as operators of torch: torch.compile traces through them, and the plain GEMM has gradients.

    from tiledsl.torch import matmul_abt, operator

`import tiledsl` does not import this package, since it imports torch.
"""

from tiledsl.torch.operators import matmul_abt, operator

__all__ = ["matmul_abt", "operator"]
