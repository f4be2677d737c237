"""ROCm: its libraries, its devices, the HIP runtime."""
