"""Contracts of kernels that the lowering may not know yet: the comparison alone, with shared tiles without a swizzle."""

import pathlib

import tiledsl as td
from tests.checks.conftest import edited, kernel_in
from tiledsl.analysis.fields.contracts import contract_checks
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir import nodes as ir
from tiledsl.ir.program.operations import Program, SharedPlacement
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import target_named


def placed(kernel: ir.KernelIR) -> Program:
    """A program with the kernel's shared tiles one behind the other, and nothing else."""
    placements, offset = [], 0
    for tile in kernel.shared:
        pitch = tile.rows * tile.cols * tile.dtype.bytes
        placements.append(SharedPlacement(tile, offset, pitch, td.Swizzle(0, 0)))
        offset += pitch * tile.buffers
    return Program(kernel, target_named("gfx942"), offset, 1, tuple(placements), (), (), (), ())


def findings(kernel: Kernel, **given: object) -> list[Diagnostic]:
    """The findings of the kernel's contracts at those sizes and options."""
    captured = kernel.capture("gfx942", given)
    return contract_checks(placed(captured), captured)


def said(folder: pathlib.Path, name: str, *edits: tuple[str, str]) -> str:
    """The findings of a kernel of tests/checks/kernels with those edits."""
    return "\n".join(one.render() for one in findings(kernel_in(edited(folder, name, *edits), name)))
