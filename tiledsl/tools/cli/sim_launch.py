"""A lowered kernel with the arguments that `tiledsl sim FILE.py` executes it with."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

import numpy as np

from tiledsl.analysis.time.work import tensor_shape
from tiledsl.compile.lowered import Lowered
from tiledsl.ir import nodes as ir
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import Target
from tiledsl.tools.bench.formula import Compared, compared


@dataclasses.dataclass
class Launch:
    """A lowered kernel with its arguments; `integers`: the largest whole number in the tensors, None for other data.

    `arrays` are what the interpreter is given, and `before` the tensors' numbers before the launch."""

    lowered: Lowered
    fixed: ir.KernelIR
    target: Target
    integers: int | None
    arrays: dict[str, np.ndarray]
    before: dict[str, Any]
    kernel: Kernel

    def outcomes(self, stored: Mapping[str, np.ndarray]) -> list[Compared]:
        """Compare each output that has a contract, where `stored` marks its elements."""
        return [
            compared(
                self.fixed,
                contract,
                self.before,
                self.arrays[contract.tensor.name].reshape(tensor_shape(contract.tensor)),
                self.target,
                self.integers,
                stored[contract.tensor.name].reshape(tensor_shape(contract.tensor)),
            )
            for contract in self.fixed.contracts
            if contract.tensor.name in self.fixed.outputs
        ]
