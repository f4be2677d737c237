"""The program of one lane: operations, their effects, names, registers, LDS places and obligations."""
