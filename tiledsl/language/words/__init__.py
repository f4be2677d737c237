"""The words of the language, one theme a module."""
