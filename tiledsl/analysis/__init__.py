"""Checks of a kernel: its source, the order of its accesses, its values and its listing; and the prediction of its time."""
