"""A layer of experts: tokens scattered to their experts, products of each expert's tokens, and the weighted sums of each token's results.

Token t goes to K experts. `places[t, k]` is a row of the tokens sorted by expert: each row is the place of one token and one of its K experts, so no two places
are equal, and two blocks never store to one row. Where rows are read or stored by such places, a row is a matrix of 128 columns, so that each lane moves 16
bytes. `dispatch` scatters the tokens, `grouped` of grouped.py multiplies the rows of each expert, and `combine` gathers and weights the K results of a token,
always in the same order: nothing is added atomically.

Run it: `python examples/moe.py --tokens 40 --experts 5`. The interpreter executes the listings, and the results are compared with NumPy.
"""

import tiledsl as td

ROWS, COLS = 8, 128  # a piece of a token: 1,024 columns


@td.kernel(warps=1, sizes=dict(T=4096, K=2, R=32, S=8192))
def dispatch(places: td.gl[td.i32, "T", "K"], x: td.gl[td.bf16, "T", "R", COLS], sorted_x: td.gl[td.bf16, "S", "R", COLS]) -> None:
    """Matrix places[t, k] of `sorted_x` is token t."""
    td.ensures(sorted_x, td.scatter(x, places))
    t, piece = td.grid(x.batch, td.cdiv(x.rows, ROWS))
    token = td.load(x[t, piece, 0], (ROWS, COLS), layout="line")
    for k in range(places.cols):
        place = td.read(places[t, k], least=0, most=sorted_x.batch - 1, unique=True)
        td.store(sorted_x[place, piece, 0], token)


@td.kernel(warps=1, sizes=dict(T=4096, K=2, R=32, S=8192))
def combine(
    places: td.gl[td.i32, "T", "K"],
    weights: td.gl[td.f32, "T", 1, "K"],
    sorted_y: td.gl[td.bf16, "S", "R", COLS],
    y: td.gl[td.bf16, "T", "R", COLS],
) -> None:
    """Token t of `y` is the sum over k of weights[t, k] times matrix places[t, k] of `sorted_y`."""

    def part(k: int) -> td.Formula:
        return td.column_of(weights, lambda j: k, cols=1) * td.gather(sorted_y, places, column=k, unique=True)

    td.ensures(y, sum(map(part, range(1, places.cols)), part(0)))
    t, piece = td.grid(y.batch, td.cdiv(y.rows, ROWS))
    total = td.zeros(td.f32, ROWS, COLS, layout="line")
    for k in range(places.cols):
        place = td.read(places[t, k], least=0, most=sorted_y.batch - 1, unique=True)
        result = td.cast(td.load(sorted_y[place, piece, 0], (ROWS, COLS), layout="line"), td.f32)
        total += td.load(weights.at(batch=t, row=0, col=k), (1, 1), layout="line") * result
    td.store(y[t, piece, 0], td.cast(total, td.bf16))


def main(arguments: list[str] | None = None) -> int:
    """Compare the results with NumPy's. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np
    from grouped import grouped

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Tokens to experts and back: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    for name, value in (("tokens", 12), ("experts", 4), ("each", 2), ("cols", 256)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    options = parser.parse_args(arguments)
    tokens, experts, each, cols, target = options.tokens, options.experts, options.each, options.cols, options.target
    if min(tokens, cols) < 1 or not 1 <= each <= experts or cols % COLS:
        parser.error(f"--tokens and --each are at least 1, --each is at most --experts, and --cols is a multiple of {COLS}")
    slots, pieces = tokens * each, cols // COLS
    try:
        first = dispatch.lower(target=target, T=tokens, K=each, R=pieces, S=slots)
        second = grouped.lower(target=target, E=experts + 1, G=experts, M=slots, N=cols, K=cols)
        third = combine.lower(target=target, T=tokens, K=each, R=pieces, S=slots)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(second.resources.table())
    generator = np.random.default_rng(0)
    chosen = np.argsort(generator.random((tokens, experts)), axis=1)[:, :each]  # the experts of each token
    order = np.argsort(chosen.reshape(-1), kind="stable")
    places = np.argsort(order).astype(np.int32).reshape(tokens, each)
    offsets = np.searchsorted(chosen.reshape(-1)[order], np.arange(experts + 1)).astype(np.int32)
    x, b = (generator.integers(-2, 3, shape).astype(np.float32) for shape in ((tokens, cols), (experts, cols, cols)))
    weights = generator.integers(1, 3, (tokens, 1, each)).astype(np.float32)
    held = [(one.view(np.uint32) >> 16).astype(np.uint16) for one in (x, b)]  # whole numbers that bf16 holds
    sorted_x, sorted_y, y = (np.zeros(shape, np.uint16) for shape in ((slots, pieces, COLS), (slots, pieces, COLS), (tokens, pieces, COLS)))
    hazards = [
        hazard
        for lowered, arrays in (
            (first, [places, held[0].reshape(tokens, pieces, COLS), sorted_x]),
            (second, [offsets, sorted_x.reshape(slots, cols), held[1], sorted_y.reshape(slots, cols)]),
            (third, [places, weights, sorted_y, y]),
        )
        for hazard in execute(lowered, arrays).hazards
    ]
    products = np.stack([[b[expert] @ x[t] for expert in chosen[t]] for t in range(tokens)])
    exact = (weights[:, 0, :, None] * products).sum(1)
    allowed = 2.0**-8 * ((weights[:, 0, :, None] * np.abs(products)).sum(1) + np.abs(exact))  # products and sums are rounded to bf16
    found = (y.reshape(tokens, cols).astype(np.uint32) << 16).view(np.float32)
    right = not hazards and bool((np.abs(found - exact) <= allowed).all())
    print(f"{tokens} tokens to {each} of {experts} experts with {', '.join(map(str, np.diff(offsets)))} rows: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
