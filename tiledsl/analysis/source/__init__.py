"""Checks of the IR: bounds, coverage, conditions, launch limits, unused statements."""
