"""A kernel's intermediate representation: nodes, integer mathematics, and the program that one lane executes."""
