"""The lowering: a plan of operations for one lane, the waits between them, and the HIP text."""
