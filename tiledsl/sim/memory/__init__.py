"""Memory of the interpreter: global, LDS, scratch, buffers, and the races in them."""
