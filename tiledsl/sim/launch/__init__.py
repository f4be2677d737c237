"""Launches on the interpreter: arguments, blocks, processes."""
