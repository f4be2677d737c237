"""Execution of instructions: decoded programs, operands, the VALU and the matrix unit."""
