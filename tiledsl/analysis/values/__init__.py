"""What a kernel computes, without its data: every element of LDS and of a register tile is known by the element of
global memory that it came from, and every accumulator by the products that it is the sum of. A block's warps run over
the IR, barrier interval by barrier interval, whole loops; blocks that do the same at other places run together.

The order checks have passed by then: whatever a warp reads has one last writer, so that the turn of the warps within an
interval does not matter."""
