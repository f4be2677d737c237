"""The modelled time of attention forwards on an MI355X: the examples, beside Triton's tutorial compiled ahead of time:

    PEERS/bin/python benchmarks/peers/triton_attention.py FOLDER      (a Python with Triton 3.9)
    python benchmarks/profile_attention.py FOLDER

Nothing is measured: docs/profile.md says what the model knows. bf16, D = 128, 4,096 queries and keys, causal or not: 16
heads that see all keys, and 64 causal heads, so that blocks of all lengths share a compute unit. The exit status is 1
where the example in ping-pong is not ahead of each listing of Triton."""

from __future__ import annotations

import argparse
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from examples.attention import attention  # noqa: E402
from examples.attention_ping_pong import attention_ping_pong  # noqa: E402
from tiledsl.analysis.time.chips import CHIPS  # noqa: E402
from tiledsl.analysis.time.profile import Launch, profile  # noqa: E402
from tiledsl.analysis.time.result import Profile  # noqa: E402
from tiledsl.asm.resources import resources  # noqa: E402
from tiledsl.asm.text.parse import read_listing  # noqa: E402
from tiledsl.runtime.profile import profile_of  # noqa: E402
from tiledsl.sim.launch.trace import sparse  # noqa: E402
from tiledsl.targets import target_named  # noqa: E402

HEADS, LENGTH, DEPTH = {False: 16, True: 64}, 4096, 128  # heads by whether attention is causal
CHIP = CHIPS["MI355X"]


def flops(causal: bool) -> float:
    """Of the products whose results are used: of a causal head a half."""
    return 4 * HEADS[causal] * LENGTH * LENGTH * DEPTH * (0.5 if causal else 1)


def of_examples(causal: bool) -> list[tuple[str, int, Profile]]:
    """Name, spilled registers and prediction of each example."""
    sizes = dict(H=HEADS[causal], HK=HEADS[causal], SQ=LENGTH, SK=LENGTH, D=DEPTH)
    made = [kernel.lower("gfx950", causal=causal, **sizes) for kernel in (attention, attention_ping_pong)]
    return [(f"tiledsl, {one.kernel.name}", one.resources.vgpr_spills, profile_of(one, CHIP)) for one in made]


def of_triton(folder: pathlib.Path, causal: bool) -> list[tuple[str, int, Profile]]:
    """The same of each listing in a folder."""
    found = []
    for path in sorted(folder.glob("*.gfx950.s")):
        of = json.loads(path.read_text(encoding="utf-8").splitlines()[0].removeprefix(";"))
        if of["causal"] != causal or of["dynamic_lds"] > target_named("gfx950").lds_bytes:
            continue  # Triton compiles what no compute unit can hold
        arrays = [sparse(2 * HEADS[causal] * LENGTH * DEPTH) for _ in range(4)]
        arguments = [*arrays, sparse(4 * HEADS[causal] * LENGTH), DEPTH**-0.5, LENGTH, None, None]
        listing = read_listing(str(path))
        spilled = resources(listing, None, target_named("gfx950"), of["dynamic_lds"]).vgpr_spills
        grid, lds = (LENGTH // of["rows"], HEADS[causal]), of["dynamic_lds"]
        launch = Launch(listing, grid, (64 * of["warps"],), arguments, dynamic_lds=lds)
        found.append((of["name"], spilled, profile(launch, CHIP)))
    return found


def compare(folder: pathlib.Path, causal: bool) -> bool:
    """Print the table. Returns whether the example in ping-pong is ahead of each listing of Triton."""
    ours, theirs = of_examples(causal), of_triton(folder, causal)
    print(
        f"{CHIP.name}, {HEADS[causal]} heads of {LENGTH:,}, D = {DEPTH}, {'causal' if causal else 'all keys'}, modelled"
    )
    print(f"  {'':44}{'µs':>8}{'TFLOP/s':>9}{'loop':>7}{'launch':>8}{'spills':>8}")
    for name, spilled, found in sorted([*ours, *theirs], key=lambda one: one[2].time_us.likely):
        time = found.time_us.likely
        rate, loop, whole = flops(causal) / time / 1e6, found.loop_efficiency or 0, found.dispatch.matrix_efficiency
        print(f"  {name[:43]:44}{time:>8.1f}{rate:>9,.0f}{loop:>7.0%}{whole:>8.0%}{spilled:>8}")
    best = ours[-1][2].time_us.likely
    return all(best < found.time_us.likely for _, _, found in theirs)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="listings of benchmarks/peers/triton_attention.py")
    folder = parser.parse_args().folder
    ahead = [compare(folder, causal) for causal in (False, True)]
    return 0 if all(ahead) else 1


if __name__ == "__main__":
    raise SystemExit(main())
