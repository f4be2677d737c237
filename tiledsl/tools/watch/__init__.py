"""The values of a kernel's tiles while the interpreter executes its listing."""
