"""Values of a kernel: tensors, tiles, device integers, scalar parameters, and their operators."""
