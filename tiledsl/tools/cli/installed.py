"""`tiledsl --version --verbose`: what an issue needs to know of a machine."""

from __future__ import annotations

import platform
from importlib import metadata

from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.toolchain import cache
from tiledsl.toolchain.clang import find_clang
from tiledsl.toolchain.rocm.device import device_target
from tiledsl.tools.cli.output import say

PACKAGES = ("numpy", "lark", "jinja2", "ziglang", "hip-python", "torch", "cupy")


def show() -> int:
    """Print the versions of Python, packages and compiler, the GPU, and the cache; return the exit status."""
    say(f"tiledsl {VERSION}")
    lines = {
        "python": f"{platform.python_version()}, {platform.python_implementation()}",
        "system": platform.platform(),
        **{name: _version(name) for name in PACKAGES},
        "clang": _clang(),
        "GPU": device_target() or "none of AMD",
        "cache": str(cache.default_directory() or "none"),
    }
    for name, text in lines.items():
        say(f"  {name:<11} {text}")
    return 0


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


def _clang() -> str:
    try:
        return str(find_clang("gfx942"))
    except TiledslError as error:
        return f"none: {error.diagnostics[0].message}"
