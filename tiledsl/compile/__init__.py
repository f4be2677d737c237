"""The stages of a kernel: checks, plan, waits, HIP text, listing, and checks of the listing."""
