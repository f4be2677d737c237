"""Integer mathematics of kernels: expressions, layouts, sizes and grids."""
