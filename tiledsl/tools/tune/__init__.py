"""The search for the best variant of a kernel by prediction: `from tiledsl.tools.tune.search import search`."""
