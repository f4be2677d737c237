"""The target that a kernel is lowered for."""

from __future__ import annotations

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.recording.handle import describe
from tiledsl.targets import DEFAULT_TARGET, TARGETS
from tiledsl.toolchain.rocm.device import device_target


def chosen_target(kernel: KernelDefinition, asked: object) -> str:
    """The target of the call or command line; or else of this machine's GPU; or else of the decorator; or else the
    default.
    """
    if asked is not None:
        if not isinstance(asked, str):
            example = f"target='{DEFAULT_TARGET}'"
            raise UsageError(
                f"the target of kernel '{kernel.name}' is {describe(asked)}, and must be a name, {example}; sizes are"
                " given by name, M=8192"
            )
        return asked
    return target_here(kernel.target)


def target_here(usual: str | None = None) -> str:
    """The target of this machine's GPU; or else the usual one, such as that of a decorator; or else the default."""
    here = device_target()
    return here if here in TARGETS else usual or DEFAULT_TARGET
