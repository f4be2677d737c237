"""From a decorated Python function to IR: rewritten source, loops, branches, parameters."""
