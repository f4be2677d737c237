"""The instruction set: one definition for each instruction, with its operands, encodings and wait states."""
