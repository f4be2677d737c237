"""Right kernels C = f(A·B) as source text, drawn at random: how tiles come to LDS, when warps meet, what is done to the sum. Each states its contract."""

from __future__ import annotations

import dataclasses
import random
import textwrap

LDS_BYTES = 65536
BYTES = {"bf16": 2, "f16": 2, "fp8": 1, "bf8": 1, "int8": 1}
OF_BYTES = (("fp8", "fp8"), ("bf8", "bf8"), ("fp8", "bf8"), ("bf8", "fp8"), ("int8", "int8"))  # types of A and B


@dataclasses.dataclass(frozen=True)
class Source:
    """A file's text with one kernel, and what to check it at."""

    text: str
    kernel: str
    target: str
    sizes: dict[str, object]


@dataclasses.dataclass(frozen=True)
class Shape:
    """A block's warps, down × across, each with rows × cols register tiles of reg × reg, and the columns of k that a step takes."""

    down: int
    across: int
    rows: int
    cols: int
    reg: int
    step: int
    buffers: int
    a_rows: bool  # whether A is K × M
    b_rows: bool  # whether B is K × N
    dtype: str
    of_b: str
    pattern: str

    @property
    def sums(self) -> str:
        """The type of the accumulators."""
        return "i32" if self.dtype == "int8" else "f32"

    @property
    def at_once(self) -> int:
        """The elements of a load straight to LDS."""
        return 16 // BYTES[self.dtype]

    @property
    def block(self) -> tuple[int, int]:
        return self.down * self.rows * self.reg, self.across * self.cols * self.reg

    @property
    def lds(self) -> int:
        return sum(self.block) * self.step * self.buffers * BYTES[self.dtype] * (2 if self.pattern == "inner" else 1)


def generated(pick: random.Random) -> Source:
    """A kernel, the target and the sizes to check it at: small ones that tiles divide, or any."""
    target = pick.choice(("gfx90a", "gfx942", "gfx950"))
    shape = _shape(pick, target)
    while shape.lds > LDS_BYTES:
        shape = _shape(pick, target)
    text = _text(pick, shape)
    rows, cols = shape.block
    whole = pick.random() < 0.5
    sizes = {name: extent * pick.randint(1, most) if whole else pick.randint(1, most * extent) for name, extent, most in _extents(rows, cols, shape.step)}
    if shape.pattern == "direct":
        sizes["K"] = -(-sizes["K"] // shape.at_once) * shape.at_once
    if shape.pattern == "direct" and shape.b_rows:
        sizes["N"] = -(-sizes["N"] // 8) * 8
    return Source(text, "generated", target, sizes)


def _extents(rows: int, cols: int, step: int) -> tuple[tuple[str, int, int], ...]:
    return ("M", rows, 2), ("N", cols, 2), ("K", step, 5)


def _shape(pick: random.Random, target: str) -> Shape:
    patterns = ["plain", "ring", "ahead", "roles", "inner", "registers"] + ["direct"] * (target == "gfx950")
    pattern = pick.choice(patterns)
    a_rows, b_rows = pick.choice(((False, False), (False, False), (False, True), (True, True)))
    dtypes = ["bf16", "bf16", "f16"] + ["fp8"] * (target != "gfx90a" and not b_rows)
    buffers = {"ring": pick.choice((2, 3)), "roles": 2}.get(pattern, 1)
    down, across = pick.choice(((1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (4, 2)))
    if pattern in ("direct", "inner"):
        a_rows = False
    sides = pick.choice((1, 1, 2)), pick.choice((1, 1, 2)), pick.choice((16, 32, 32, 64)), pick.choice((16, 32, 32, 64, 96))
    dtype = pick.choice(dtypes)
    types = pick.choice(OF_BYTES) if dtype == "fp8" else (dtype, dtype)
    return Shape(down, across, *sides, buffers, a_rows, b_rows, *types, pattern)


# ------------------------------------------------------------------------------------------------------------ the text


def _text(pick: random.Random, s: Shape) -> str:
    rows, cols = s.block
    dims = {
        name: pick.choice((f'"{name}"',) * 4 + (f'td.dyn("{name}"{f", multiple={s.at_once}" if name == "K" and s.pattern == "direct" else ""})',))
        for name in "MNK"
    }
    if s.b_rows and s.pattern == "direct":
        dims["N"] = '"N"'
    a = (dims["K"], dims["M"]) if s.a_rows else (dims["M"], dims["K"])
    b = (dims["K"], dims["N"]) if s.b_rows else (dims["N"], dims["K"])
    product = f"{'a.T' if s.a_rows else 'a'} @ {'b' if s.b_rows else 'b.T'}"
    contract, stored, out = _epilogue(pick, product, s)
    warps = "" if s.pattern == "roles" else f"warps={s.down * s.across}"
    order = pick.choice(("", "", ', order="grouped"', ', order="chiplet"'))
    buffers = f", buffers={s.buffers}" if s.buffers > 1 else ""
    deep = s.step * (2 if s.pattern == "inner" else 1)
    lines = [
        "import tiledsl as td",
        "",
        "",
        f"@td.kernel({warps})",
        f"def generated(a: td.gl[td.{s.dtype}, {', '.join(a)}], b: td.gl[td.{s.of_b}, {', '.join(b)}], c: td.gl[td.{out}, {dims['M']}, {dims['N']}],",
        f'              bias: td.gl[td.f32, {dims["N"]}], alpha: td.f32, beta: td.f32):',
        f"    td.ensures(c, {contract})",
        *([f"    producer, consumer = td.roles(producer={pick.choice((1, 2, 3))}, consumer={s.down * s.across})"] if s.pattern == "roles" else []),
        f"    row, col = td.grid(td.cdiv(c.rows, {rows}), td.cdiv(c.cols, {cols}){order})",
        f"    As = td.st(td.{s.dtype}, {_pair(rows, deep, s.a_rows)}{buffers})",
        f"    Bs = td.st(td.{s.of_b}, {_pair(cols, deep, s.b_rows)}{buffers})",
        f"    warp = {'consumer.id' if s.pattern == 'roles' else 'td.warp_id()'}",
        f"    wr, wc = warp // {s.across}, warp % {s.across}",
        f"    acc = [[td.zeros(td.{s.sums}, {s.reg}, {s.reg}) for _ in range({s.cols})] for _ in range({s.rows})]",
        f"    steps = td.cdiv(a.{'rows' if s.a_rows else 'cols'}, {deep})",
        textwrap.indent(_loop(pick, s), "    "),
        *(["    with consumer:"] if s.pattern == "roles" else ["    if True:"]),
        f"        for i in range({s.rows}):",
        f"            for j in range({s.cols}):",
        "                tile = acc[i][j]",
        f"                r, s = row * {s.down * s.rows} + wr * {s.rows} + i, col * {s.across * s.cols} + wc * {s.cols} + j",
        f"                td.store(c[r, s], {stored})",
    ]
    return "\n".join(lines) + "\n"


def _pair(lines: int, depth: int, turned: bool) -> str:
    return f"{depth}, {lines}" if turned else f"{lines}, {depth}"


def _epilogue(pick: random.Random, product: str, s: Shape) -> tuple[str, str, str]:
    """What the contract says of the product, what is stored of `tile`, and C's type."""
    old = f"td.load(c[r, s], ({s.reg}, {s.reg}), layout=tile.layout)"
    bias = f"td.load(bias[s], {s.reg}, layout=tile.layout)"
    choices = [
        (product, "tile", "f32"),
        (product, "tile", "f32"),
        (product, "td.swap_layout(tile)", "f32"),
        (product, "td.cast(tile, td.bf16)", "bf16"),
        (f"({'b.T' if s.b_rows else 'b'} @ {'a' if s.a_rows else 'a.T'}).T", "tile", "f32"),
        (f"2 * ({product}) - 1", "tile + tile - 1", "f32"),
        (f"alpha * ({product}) + beta * td.old(c)", f"alpha * tile + beta * {old}", "f32"),
        (f"td.relu({product} + bias)", f"td.relu({bias} + tile)", "f32"),
        (f"td.minimum({product}, 6) * alpha", "alpha * td.minimum(tile, 6)", "f32"),
        (f"({product}) + td.old(c)", f"{old} + tile", "f32"),
    ]
    if s.sums == "i32":
        choices = [(product, "tile", "i32"), (product, "td.swap_layout(tile)", "i32"), (f"({product}) * alpha", "td.cast(tile, td.f32) * alpha", "f32")]
    return pick.choice(choices)


def _loop(pick: random.Random, s: Shape) -> str:
    """The main loop, by its pattern."""
    word = {(False, False): "td.mma_ABt", (False, True): "td.mma_AB", (True, True): "td.mma_AtB"}[s.a_rows, s.b_rows]
    barrier, direct = "td.barrier()", ", direct=True" if s.pattern == "direct" else ""

    def load(k: str, buffer: str = "", word: str = "td.load") -> list[str]:
        a, b = (f"a[{k}, row]" if s.a_rows else f"a[row, {k}]"), (f"b[{k}, col]" if s.b_rows else f"b[col, {k}]")
        return [f"{word}(As{buffer}, {a}{direct})", f"{word}(Bs{buffer}, {b}{direct})"]

    def tiles(name: str, count: int, warp: str, turned: bool, buffer: str, depth: str) -> str:
        shape, at = (f"({s.step}, {s.reg})", f"({depth}, {warp} * {count} + i)") if turned else (f"({s.reg}, {s.step})", f"({warp} * {count} + i, {depth})")
        layout = ', layout="col"' if turned else ""
        return f"[td.load(td.subtile({name}{buffer}, {shape}, {at}){layout}) for i in range({count})]"

    def read(buffer: str = "", depth: str = "0") -> list[str]:
        return [f"x = {tiles('As', s.rows, 'wr', s.a_rows, buffer, depth)}", f"y = {tiles('Bs', s.cols, 'wc', s.b_rows, buffer, depth)}"]

    multiply = [f"for i in range({s.rows}):", f"    for j in range({s.cols}):", f"        {word}(acc[i][j], x[i], y[j])"]
    if pick.random() < 0.15 and s.sums == "f32":
        part = [f"part = td.zeros(td.f32, {s.reg}, {s.reg})", f"{word}(part, x[i], y[j])", "acc[i][j] += part"]
        multiply = [*multiply[:2], *_in(_in(part))]
    if pick.random() < 0.3:
        multiply = ["with td.priority(1):", *_in(multiply)]
    if pick.random() < 0.2:
        multiply = ["td.wait(x, y)", *multiply]
    head = "for k in td.range(steps):"
    at_k = pick.choice(("k", "k", "k", "steps - 1 - k", "(k + row) % steps", "(k if col % 2 == 0 else steps - 1 - k)"))
    match s.pattern:
        case "plain" | "direct":
            lines = [head, *_in([*load(at_k), barrier, *read(), barrier, *multiply])]
        case "ring":
            at = f"[k % {s.buffers}]"
            lines = [head, *_in([*load(at_k, at), barrier, *read(at), *multiply])]
        case "inner":
            lines = [head, *_in([*load(at_k), barrier, "for kk in td.range(2):", *_in([*read(depth="kk"), *multiply]), barrier])]
        case "ahead":
            fetches = [f"{name} = {text}" for name, text in zip(("p", "q"), load("k + 1", word="td.fetch"), strict=True)]
            commits = ["td.commit(As, p)", "td.commit(Bs, q)"]
            body = ["more = k + 1 < steps", "if more:", *_in(fetches), *read(), *multiply, barrier, "if more:", *_in(commits), barrier]
            lines = [*load("0"), barrier, head, *_in(body)]
        case "registers":
            body = ["if k + 1 < steps:", *_in([barrier, *load("k + 1"), barrier, *_in_place(read())]), *multiply, "x, y, u, v = u, v, x, y"]
            lines = [*load("0"), barrier, *read(), *_renamed(read()), head, *_in(body)]
        case "roles":
            body = ["with producer:", *_in(["if k + 1 < steps:", *_in(load("k + 1", "[toc]"))])]
            body += ["with consumer:", *_in([*read("[tic]"), *multiply]), barrier, "tic, toc = toc, tic"]
            lines = ["tic, toc = 0, 1", "with producer:", *_in(load("0", "[tic]")), barrier, head, *_in(body)]
    return "\n".join(lines)


def _in(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _renamed(lines: list[str]) -> list[str]:
    """The second set of register tiles."""
    return [line.replace("x = ", "u = ").replace("y = ", "v = ") for line in lines]


def _in_place(lines: list[str]) -> list[str]:
    """The same, into the tiles that there are."""
    return [line.replace(f"{old} = [td.load(", f"[td.load({new}[i], ").replace(', layout="col"', "") for old, new, line in zip("xy", "uv", lines, strict=True)]
