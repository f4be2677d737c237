"""Diagnostics: places in the source, findings, the one family of exceptions, suggestions and progress.

Findings are data: `diagnostic.Diagnostic` has the texts for the reader, and the typed `cause` by which code decides.
Texts are made last, in one place; docs/adding-a-check.md shows how."""

import tiledsl.diagnostics.interrupt  # noqa: F401 - before all that takes time
from tiledsl.diagnostics.diagnostic import (
    AssemblyError,
    DeviceError,
    KernelError,
    MissingSizes,
    SimulationError,
    TiledslError,
    TiledslWarning,
    ToolchainError,
    UsageError,
)

VERSION = "0.1.0"
"""The version of tiledsl. Every document that tiledsl writes names the version, in whatever layer it is written."""

# Python ends a traceback with the module of the error, and pickles the error by it.
for _error in (
    AssemblyError,
    DeviceError,
    KernelError,
    MissingSizes,
    SimulationError,
    TiledslError,
    TiledslWarning,
    ToolchainError,
    UsageError,
):
    _error.__module__ = __name__
