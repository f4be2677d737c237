"""How long a prediction takes after compiling, and how much memory, by size, and for long listings:

    python benchmarks/profile_scale.py [--most 65536] [--check]

Each case runs in a process of its own, whose highest memory is printed: Python, the packages and the compiler's stages
are in it. Seconds are of a processor. "first" is the first prediction of a listing in a process, "next" one of the same
listing at other sizes (a listing has run-time sizes), both with the predictions of "what if", which are made when they
are asked for. "next, alone" is a prediction whose "what if" nobody asks for. The cases are named in which a first
prediction takes more than two seconds, a next one alone more than half a second, or a process more than 1 GiB; with
--check the exit status is 1 then."""

from __future__ import annotations

import argparse
import math
import multiprocessing
import pathlib
import resource
import sys
import time
from collections.abc import Callable, Sequence

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from examples.catalogue import example  # noqa: E402
from tests.frames import frame  # noqa: E402
from tests.kernels.dynamic import every  # noqa: E402
from tests.sim.triton import NO_SCRATCH  # noqa: E402
from tiledsl.analysis.time.chips import CHIPS  # noqa: E402
from tiledsl.analysis.time.profile import Launch, profile  # noqa: E402
from tiledsl.asm.text.parse import parse_listing  # noqa: E402
from tiledsl.runtime.profile import profile_of  # noqa: E402
from tiledsl.sim.launch.trace import sparse  # noqa: E402

MOST_FIRST, MOST_NEXT, MOST_MEMORY = 2.0, 0.5, 1 << 30
SIZES = (1024, 2048, 4096, 8192, 16384, 32768, 65536)
KERNELS = (("K01", "MI300X", 128), ("K12", "MI300X", 256), ("K13", "MI355X", 256))
TRITONS = ROOT / "tests" / "sim" / "listings" / "attention_f16_causal.gfx950.amdgcn"
Row = tuple[str, float, float, float, int]  # the case, seconds of the three predictions, bytes


def of_size(id: str, chip: str, tile: int, size: int) -> Row:
    """An example at a size, and at the size and one tile more."""
    kernel = every(example(id).kernel, M=tile, N=tile, K=64)
    lowered = kernel.lower(CHIPS[chip].target, **example(id).options)
    first, *following = ({"M": n, "N": n, "K": n} for n in (size, size + tile, size + 2 * tile))
    whole, alone = following
    return (
        f"{id} on {chip}, {size:,}³",
        _timed(lambda: profile_of(lowered, chip, first).what_if),
        _timed(lambda: profile_of(lowered, chip, whole).what_if),
        _timed(lambda: profile_of(lowered, chip, alone)),
        _memory(),
    )


def of_long(instructions: int) -> Row:
    """A listing without a loop: of each eight instructions one is a product, one a load, one a read of the LDS."""
    body = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 4, v0\n\ts_waitcnt lgkmcnt(0)\n"
    eight = (
        "\tv_mfma_f32_32x32x8_bf16 a[0:15], v[2:3], v[4:5], a[0:15]\n\tglobal_load_dwordx4 v[8:11], v1, s[4:5]\n"
        "\tds_read_b128 v[12:15], v1\n\tv_add_u32_e32 v20, v20, v1\n\tv_add_u32_e32 v21, v21, v1\n"
        "\tv_add_u32_e32 v22, v22, v1\n\ts_nop 0\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    )
    text = frame(body + eight * (instructions // 8) + "\ts_endpgm\n", "p", lds=4096)
    return _of_listing(f"{instructions:,} instructions on MI300X", text, "MI300X", (4096, 1, 1), [sparse(1 << 16)], 0)


def of_attention(length: int) -> Row:
    """Triton's causal attention, 64 heads of 64."""
    heads, held = 64, 2 * 64 * 64 * length
    scale = math.log2(math.e) / 8
    arguments = [*(sparse(held) for _ in range(4)), length, scale, *NO_SCRATCH]
    text = TRITONS.read_text()
    return _of_listing(
        f"Triton's attention on MI355X, {length:,}", text, "MI355X", (length // 64, heads, 1), arguments, 8192
    )


def _of_listing(
    what: str, text: str, chip: str, grid: tuple[int, int, int], arguments: Sequence[object], dynamic: int
) -> Row:
    listing = parse_listing(text)
    launch = Launch(listing, grid, (256, 1, 1), arguments, dynamic_lds=dynamic)
    first, whole = (_timed(lambda: profile(launch, CHIPS[chip]).what_if) for _ in range(2))
    return what, first, whole, _timed(lambda: profile(launch, CHIPS[chip])), _memory()


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--most", type=int, default=SIZES[-1], help="the greatest size (default 65536)")
    parser.add_argument("--check", action="store_true", help="exit with 1 where a case is too long or too large")
    options = parser.parse_args()
    work: list[tuple[Callable[..., Row], tuple[object, ...]]] = []
    work += [(of_size, (*kernel, size)) for kernel in KERNELS for size in SIZES if size <= options.most]
    work += [(of_long, (30_000,)), (of_attention, (16_384,))]
    print(f"{'seconds of a prediction':42}{'first':>8}{'next':>8}{'next, alone':>13}{'MiB':>8}", flush=True)
    over = []
    for function, arguments in work:
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            what, first, following, alone, memory = pool.apply(function, arguments)
        print(f"{what:42}{first:8.2f}{following:8.2f}{alone:13.2f}{memory / (1 << 20):8,.0f}", flush=True)
        if first > MOST_FIRST or alone > MOST_NEXT or memory > MOST_MEMORY:
            over.append(what)
    for what in over:
        print(f"too long or too large: {what}")
    return 1 if over and options.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
