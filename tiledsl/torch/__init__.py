"""Kernels as operators of torch: torch.compile traces through them, and those of the library have gradients.

    from tiledsl.torch import attention, grouped_mm, layer_norm, matmul_abt, operator, rms_norm, scaled_mm, softmax

`import tiledsl` does not import this package, since it imports torch. Where torch is not installed or cannot be loaded,
the package has no operators, and its kernels and tables (kernels/, spaces.py, choice.py) can still be imported.
"""

from typing import NoReturn

try:
    import torch  # noqa: F401
except (ImportError, OSError) as error:  # OSError: a library of torch is missing
    _missing = error

    def _asked(name: str) -> NoReturn:
        """Say what is wrong with torch, where an operator is asked for."""
        if name in __all__:
            raise _missing
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

    globals()["__getattr__"] = _asked  # a type checker that sees the name `__getattr__` accepts every attribute
else:
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
