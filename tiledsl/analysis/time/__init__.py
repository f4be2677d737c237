"""How long a kernel takes: a model of one compute unit and of the chip, fed by the kernel's listing."""
