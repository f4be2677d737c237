"""Order of memory accesses: every warp's LDS operations between barriers, races, and required waits."""
