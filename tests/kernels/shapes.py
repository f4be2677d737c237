"""Shapes of a kernel that takes any."""

SHAPES = {
    "64 x 64, 2 x 2 warps": {},
    "64 x 64 in pieces of 16": {"reg": 16, "down": 2, "across": 2},
    "32 x 96, 1 x 3 warps": {"warps_down": 1, "warps_across": 3, "buffers": 2},
    "128 x 32, 4 x 1 warps": {"warps_down": 4, "warps_across": 1, "step": 64},
    "96 x 128 from the row layout": {"warps_down": 3, "across": 2, "swap": True},
    "48 x 16, one warp": {"warps_down": 1, "warps_across": 1, "reg": 16, "down": 3, "step": 96},
    "64 x 64, fetched and committed to two buffers": {"copy": "fetch", "buffers": 2, "step": 64},
}
