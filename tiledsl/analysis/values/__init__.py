"""Symbolic execution of a kernel: what each element of LDS and registers holds, without the kernel's data.

Every element is known by the element of global memory from which it was copied, every accumulator by the products that
it sums. A block's warps run over the IR, barrier interval by barrier interval, through all steps of loops; blocks that
do the same at other places run together.

The checks of order have passed before: whatever a warp reads has one last writer, so that the order of warps within an
interval does not matter.
"""
