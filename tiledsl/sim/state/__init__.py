"""State of the interpreter: lanes, registers, hazards, numbers."""
