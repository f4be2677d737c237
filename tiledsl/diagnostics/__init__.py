"""Diagnostics: places in the source, findings, the one family of exceptions, suggestions and progress.

Findings are data: `diagnostic.Diagnostic` has the texts for the reader, and the typed `cause` by which code decides.
Texts are made last, in one place; docs/adding-a-check.md shows how."""
