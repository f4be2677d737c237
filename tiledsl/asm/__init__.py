"""Assembly: the definitions of instructions, the parser and printer of listings, and the checks of inline assembly."""
