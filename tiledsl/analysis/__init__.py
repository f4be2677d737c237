"""Checks of a kernel: of its source, of the order of its accesses, of its values, and of the compiler's listing."""
