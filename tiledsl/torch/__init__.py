"""Kernels as operators of torch: torch.compile traces through them, and those of the library have gradients.

    from tiledsl.torch import attention, grouped_mm, layer_norm, matmul_abt, operator, rms_norm, scaled_mm, softmax

`import tiledsl` does not import this package, since it imports torch.
"""

from tiledsl.torch.groups import grouped_mm
from tiledsl.torch.heads import attention
from tiledsl.torch.operators import matmul_abt, operator
from tiledsl.torch.rows import layer_norm, rms_norm, softmax
from tiledsl.torch.scaled import scaled_mm

__all__ = [
    "attention",
    "grouped_mm",
    "layer_norm",
    "matmul_abt",
    "operator",
    "rms_norm",
    "scaled_mm",
    "softmax",
]
