"""Two compiled kernels beside each other: what each needs of the chip, what its main loop does, and where that
differs.
"""
