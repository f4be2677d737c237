"""The plan: registers, addresses, LDS and instructions of a kernel, one decision a module."""
