"""A run of a kernel's blocks: waves, schedules, waits, hazards."""
