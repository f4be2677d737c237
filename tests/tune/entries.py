"""Entries of a tuned file of the kernels in kernels.py."""

from tiledsl.runtime.tuned import Tuned

ONE = Tuned("copies", "copies", "MI300X", {"M": 256}, {"ROWS": 64, "COLS": 32}, "model", 5.25, 5, "0.1.0", 8, 3)
