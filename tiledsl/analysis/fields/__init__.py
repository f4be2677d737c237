"""Contracts past products of loaded tiles: kernels and formulas computed exactly on data of two prime fields.

An element of a tensor is a pair of random residues. A block's warps run over the IR on such data, barrier interval by
barrier interval, and the formula of the contract is computed on the same data. Results are equal or not: there is no
rounding and no tolerance. exp(x) is a power whose exponent is taken from the one field and whose result lies in the
other, so that exp(x + y) = exp(x) · exp(y); a maximum is the largest in a random order.
"""
