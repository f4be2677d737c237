"""Words of the language, one module for each theme.

A docstring names the codes with which a call is refused (Raises) and the findings of the checks about the recorded
statement (Checked). Its example is run by the tests. docs/reference.md is made of these docstrings.
"""
