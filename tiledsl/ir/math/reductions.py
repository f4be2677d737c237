"""The operations that reduce rows and columns."""

from __future__ import annotations

REDUCTIONS = {"maximum": "max", "minimum": "min", "+": "sum"}  # with the ends of their words: td.row_max, td.col_sum
