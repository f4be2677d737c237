"""Values of a kernel: tensors, tiles, scalars, and their operators."""
