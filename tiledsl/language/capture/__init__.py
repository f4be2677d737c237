"""Capture of a kernel: its source is rewritten, so that loops and branches on device values are recorded."""
