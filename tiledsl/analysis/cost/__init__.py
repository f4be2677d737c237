"""Findings on cost: TD710 to TD717, warnings about time that a change of the kernel saves."""
