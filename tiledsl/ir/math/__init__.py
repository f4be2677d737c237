"""Integers, layouts, sizes and grids of kernels, as expressions."""
