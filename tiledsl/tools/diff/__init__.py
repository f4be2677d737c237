"""Comparison of two compiled kernels: resources, main loops, and their differences."""
