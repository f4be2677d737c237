"""Recording of a kernel: the capture in progress, places in the user's source, and errors."""
