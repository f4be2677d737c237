"""What the tests of torch's operators share: operands that begin anywhere, launches as they were asked for, and errors."""

from __future__ import annotations

from typing import Any

import pytest
import torch

import tiledsl as td


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
