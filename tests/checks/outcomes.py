"""The text with which the checks refuse a kernel of the working directory."""

import pathlib

from tests.checks.conftest import check, kernel_in
from tiledsl.diagnostics.diagnostic import KernelError


def outcome(name: str, target: str = "gfx942", **sizes: int) -> str:
    """What the checks say to the kernel of that name in the working directory."""
    try:
        check(kernel_in(pathlib.Path(f"{name}.py"), name), target, dict(sizes))
    except KernelError as error:
        return str(error)
    return ""
