"""Order of accesses: every warp's events between barriers, races, and which memory operation must be finished where."""
