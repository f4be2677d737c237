"""Diagnostics: places in the source, findings, the one family of exceptions, suggestions and progress."""
