"""The language: words that kernels are written in, the values that words work on, and the capture of a kernel."""
