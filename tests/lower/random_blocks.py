"""Random kernels whose blocks and steps do different things to a few tiles of LDS: with and without races, missing barriers and unwritten reads."""

from __future__ import annotations

import pathlib
import random

from tests.checks.conftest import kernel_in
from tiledsl.runtime.kernel import Kernel

HEAD = """\
import tiledsl as td


@td.kernel(warps={warps})
def some(a: td.gl[td.bf16, 1024, 64], N=24):
    row, head = td.grid({rows}, 2)
    warp = td.warp_id()
    s = td.st(td.bf16, 16, 64, buffers={buffers})
"""


class Text:
    """A random kernel. Conditions compare the step with bounds that depend on the block, the warp or neither, or take its remainder."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.buffers, self.warps, self.rows = self.random.choice((2, 3, 5)), self.random.choice((1, 2, 2)), self.random.choice((3, 14, 20))
        self.barriers = self.random.choice((0.3, 0.95, 0.95, 1))  # how many accesses come behind a barrier
        self.is_alike = self.random.random() < 0.6  # warps do the same
        self.loop = 0

    def text(self) -> str:
        lines = [HEAD.format(warps=self.warps, rows=self.rows, buffers=self.buffers).rstrip()]
        if self.random.random() < 0.7:
            lines += [f"    td.load(s[{number}], a[0, 0])" for number in range(self.buffers)]
        for _ in range(self.random.choice((1, 1, 2))):
            lines += self.body("    ", None, 1)
            lines += self.around("    ")
        lines += self.body("    ", None, 2)
        return "\n".join(lines) + "\n"

    def around(self, indent: str) -> list[str]:
        self.loop += 1
        step = f"j{self.loop}"
        bounds = self.random.choice(("N", "N", "N", "3, N", "0, N, 2")) if len(indent) == 4 else "4"
        return [f"{indent}for {step} in td.range({bounds}):", *self.body(indent + "    ", step, self.random.choice((1, 2, 3)))]

    def body(self, indent: str, step: str | None, count: int) -> list[str]:
        lines: list[str] = []
        for _ in range(count):
            chance = self.random.random()
            if chance < 0.35 and len(indent) < 16:
                lines += [f"{indent}if {self.condition(step)}:", *self.body(indent + "    ", step, self.random.choice((1, 2)))]
            elif chance < 0.4 and step and len(indent) < 12:
                lines += self.around(indent)
            else:
                lines += self.access(indent, step)
        return lines

    def access(self, indent: str, step: str | None) -> list[str]:
        made = [f"{indent}td.barrier()"] if self.random.random() < self.barriers else []
        at = self.random.choice(
            [
                str(self.random.randrange(self.buffers)),
                *[f"row % {self.buffers}" for _ in range(self.random.random() < 0.2)],
                *[f"({step} + {n}) % {self.buffers}" for n in range(3) if step],
            ]
        )
        return made + [indent + (f"td.load(s[{at}], a[0, 0])" if self.random.random() < 0.5 else f"td.load(s[{at}])")]

    def condition(self, step: str | None) -> str:
        number = self.random.randrange
        of_block = ["row == 2", "row > 1", "row % 2 == 1", "head == 1"]
        if not step:
            return self.random.choice(of_block)
        bounds = [f"row + {number(3)}", f"row * {1 + number(3)} + {number(3)}", f"(row + 1) * {1 + number(4)}", str(number(24)), f"{number(24)} - row"]
        if self.warps > 1 and not self.is_alike:
            bounds.append(f"row * 2 + warp * {1 + number(2)}")
        return self.random.choice(
            ["N > 0"] * 4  # always
            + [f"{step} {self.random.choice(('<', '>', '>=', '=='))} {bound}" for bound in bounds]
            + [f"{step} % {2 + number(3)} == {number(2)}", f"{step} * {step} % 7 == {number(3)}", f"({step} + row) % 3 == 1", f"{step} + 1 < N", *of_block]
        )


def random_kernel(seed: int, folder: pathlib.Path) -> Kernel:
    path = folder / f"random{seed}.py"
    path.write_text(Text(seed).text())
    return kernel_in(path, "some")
