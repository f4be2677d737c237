"""What a kernel costs and does, gathered from its plan and its listing, as one page that a browser shows: `tiledsl
report`.
"""
