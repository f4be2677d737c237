"""The time of a kernel: a model of one compute unit and of the chip, which reads the kernel's listing."""
