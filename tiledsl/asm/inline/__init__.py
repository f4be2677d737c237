"""Checks of the user's td.asm: operands, encodings, binding."""
