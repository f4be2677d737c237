"""The self-test of tiledsl on a GPU: kernels one by one in processes of their own, and their results as a page."""
