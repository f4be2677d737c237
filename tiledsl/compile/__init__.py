"""The way of a kernel, stage by stage: checks, plan, waits, HIP text, listing, checks of the listing."""
