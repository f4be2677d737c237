"""Checks of the compiler's listing: waits, accumulators, control flow, and what the compiler reordered."""
