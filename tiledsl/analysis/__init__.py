"""Checks of a kernel: its source, the order of its accesses, its values, its listing; the prediction of its time."""
