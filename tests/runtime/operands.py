"""What the tests of torch's operators share: operands that begin anywhere, launches as they were asked for, and errors."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import torch

import tiledsl as td
from tiledsl.runtime import launch


class Recorder:
    """A kernel that keeps the arguments of its calls."""

    def __init__(self, kernel: td.Kernel, calls: list[tuple[Any, ...]]):
        self._kernel, self.calls, self.warned = kernel, calls, kernel.warned

    def __call__(self, *arguments: Any, **options: Any) -> None:
        self.calls.append(arguments)
        self._kernel(*arguments, **options)

    @classmethod
    def of(cls, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> Recorder:
        """Take the place of the module's function that makes kernels. The result has the calls of all its kernels."""
        made, calls = getattr(module, name), []
        monkeypatch.setattr(module, name, lambda *types: cls(made(*types), calls))
        return cls(made(td.bf16), calls)


def execute_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Execute a kernel once for operands of the same bits: later calls copy what it stored."""
    executed, stored = launch.execute, {}

    def bits(value: Any) -> Any:
        return value.contiguous().view(torch.uint8).numpy().tobytes() if isinstance(value, torch.Tensor) else value

    def execute(lowered: Any, values: Any, **options: Any) -> Any:
        is_output = [tensor.name in lowered.kernel.outputs for tensor in lowered.kernel.tensors]
        outputs = list(itertools.compress(values, is_output))
        key = (lowered.hip, *(bits(value) for value, left_out in itertools.zip_longest(values, is_output) if not left_out))
        if key not in stored:
            stored[key] = executed(lowered, values, **options), [one.clone() for one in outputs]
        report, results = stored[key]
        for one, result in zip(outputs, results, strict=True):
            one.copy_(result)
        return report

    monkeypatch.setattr(launch, "execute", execute)


def shifted(tensor: torch.Tensor) -> torch.Tensor:
    """A contiguous tensor of the same elements that begins at no multiple of 16 bytes."""
    return torch.cat((tensor.new_zeros(1), tensor.flatten()))[1:].view(tensor.shape)


def refused(function: Any, *arguments: Any, **options: Any) -> str:
    """The whole text of the error."""
    with pytest.raises(td.UsageError) as error:
        function(*arguments, **options)
    return str(error.value)


def forward_mode(function: Any, *arguments: torch.Tensor) -> Any:
    """The function of a tensor with a tangent, and of the others."""
    with torch.autograd.forward_ad.dual_level():
        return function(torch.autograd.forward_ad.make_dual(arguments[0], arguments[0]), *arguments[1:])


def second_derivative(function: Any, *arguments: torch.Tensor) -> None:
    """The gradient by the first argument, and the gradient of its squares."""
    leaf = arguments[0].detach().requires_grad_()
    (found,) = torch.autograd.grad(function(leaf, *arguments[1:]).float().square().sum(), leaf, create_graph=True)
    found.float().square().sum().backward()


def refused_by_compile(function: Any, *arguments: Any, **options: Any) -> str:
    """The error that torch.compile shows in its own, as torch writes it."""
    torch._dynamo.reset()
    with pytest.raises(torch._dynamo.exc.Unsupported) as error:
        torch.compile(lambda *given: function(*given, **options), fullgraph=True, backend="eager")(*arguments)
    (line,) = (line for line in str(error.value).splitlines() if "raised exception" in line)
    return line.partition("raised exception ")[2]
