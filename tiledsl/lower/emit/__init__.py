"""HIP text of a planned program."""
