"""Python's own constructs within a kernel, and operators whose left side is a plain number."""

import math

import tiledsl as td
from tests.frontend.support import steps
from tiledsl.ir import nodes as ir


def shown(kernel: td.Kernel, **sizes: int) -> list[int]:
    """The integers that `td.asm` shows, in order, at a step of every loop."""
    return [
        int(env.get(value, getattr(value, "value", -1)))
        for one, env in steps(kernel.capture("gfx942", sizes).body)
        if isinstance(one, ir.Asm)
        for _, value in one.operands
    ]


def test_constructs_in_a_device_loop_mean_what_they_mean_in_python():
    @td.kernel(warps=1)
    def constructs(c: td.gl[td.f32, "M", 64]):
        td.grid(1)

        def inner(*values):
            yield from values

        for _ in td.range(2):
            import math as numbers

            class Box:
                size = 7

            async def later():
                return 9

            try:
                raise ValueError("5")
            except ValueError as error:
                found = int(str(error))
            match {"a": 1, "b": 2, "c": 3}:
                case {"a": first, **rest}:
                    found += first + sum(rest.values())
            match [4, 5, 6]:
                case [head, *tail] as whole:
                    found += head * len(tail) + len(whole)
            doubled = [twice for value in (1, 2) if (twice := 2 * value) > 2]
            chosen = found if (more := len(doubled)) and (again := more) else 0
            for value in (numbers.isqrt(16), Box.size, chosen, again, *inner(1, 2), later.__name__ == "later"):
                td.asm("s_nop {n}", n=int(value))

    assert shown(constructs, M=64) == 2 * [4, 7, 22, 1, 1, 2, 1]


def test_a_number_stands_left_of_a_size():
    @td.kernel(warps=1)
    def sizes(c: td.gl[td.f32, "M", "N"]):
        td.grid(1)
        n, half = c.cols, c.rows / 4
        values = (
            2 + n,
            100 - n,
            3 * n,
            200 // n,
            100 % n,
            96 & n,
            abs(n),
            +n,
            -n + 99,
            *divmod(n, 7),
            n & 15,
            n & -16,
            2 * half,
            1 + half,
            abs(half),
            +half,
            half - 1,
        )
        for value in (*values, *divmod(half, 3), math.trunc(half), half * 2 / 4 + 0.5, n >> 2, -n // 16 + 9, (-n >> 2) + 16, -n % 7, -n * 2 + 99):
            td.asm("s_nop {n}", n=int(value))

    n, half = 48, 32 / 4
    plain = (2 + n, 100 - n, 3 * n, 200 // n, 100 % n, 96 & n, n, n, 99 - n, *divmod(n, 7), n & 15, n & -16, 2 * half, 1 + half, half, half, half - 1)
    more = (*divmod(half, 3), 8, half * 2 / 4 + 0.5, n >> 2, -n // 16 + 9, (-n >> 2) + 16, -n % 7, -n * 2 + 99)
    assert shown(sizes, M=32, N=48) == [int(value) for value in (*plain, *more)]


def test_a_number_stands_left_of_a_formula():
    @td.kernel(warps=1)
    def formulas(a: td.gl[td.f32, "M", "N"], b: td.gl[td.f32, "M", "N"], eps: td.f32):
        td.ensures(b, 1 - (2 + 3 / (4 * a)) + td.sqrt(td.cos(a)) - (2 - a.T.T) + (1 + a * 2) * (-eps) + (6 / (1 - eps)))
        td.grid(1)

    (contract,) = formulas.capture("gfx942", {"M": 64, "N": 64}).contracts
    assert str(contract.formula) == "1 - (2 + 3 / (4 * a)) + sqrt(cos(a)) - (2 - a.T.T) + (1 + a * 2) * (-eps) + (6.0 / (1.0 - eps))"
