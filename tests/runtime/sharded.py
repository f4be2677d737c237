"""One of two processes that call the operators with DTensors: `python -m tests.runtime.sharded RANK FILE`.

The processes meet in FILE. Rank 0 prints, as JSON, what each case found: the placement of the result, whether the result is that of one process, and whether
the gradients of some cases are.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import DeviceMesh
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh

from tiledsl.torch import attention, grouped_mm, matmul_abt, scaled_mm

FN = torch.float8_e4m3fn
R, S0, S1, S2 = Replicate(), Shard(0), Shard(1), Shard(2)


def whole(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randint(-3, 4, shape, generator=torch.Generator().manual_seed(seed + sum(shape))).bfloat16()


A, B, BIAS = whole(32, 64), whole(48, 64, seed=1), whole(48)
A3, B3 = whole(2, 32, 64), whole(2, 48, 64, seed=1)
ENDS = torch.tensor([5, 5, 32], dtype=torch.int32)
W = whole(3, 64, 48).mT.contiguous().mT
SCALES = torch.exp2(torch.arange(32) % 3)[:, None].float(), torch.exp2(torch.arange(48) % 5)[None].float()
ONES = torch.full((1,), 0.5), torch.full((1,), 2.0)
Q, K, V = whole(2, 4, 32, 16), whole(2, 2, 32, 16, seed=1), whole(2, 2, 32, 16, seed=2)


def product(*given: torch.Tensor) -> torch.Tensor:
    return matmul_abt(*given[:2], torch.float32, bias=given[2] if len(given) > 2 else None)


def scaled(*given: torch.Tensor) -> torch.Tensor:
    return scaled_mm(*given, out_dtype=torch.bfloat16)


def activated(a: torch.Tensor, b: torch.Tensor, scale_a: torch.Tensor, scale_b: torch.Tensor) -> torch.Tensor:
    return matmul_abt(a, b, activation="relu", scale_a=scale_a, scale_b=scale_b)


def in_two_types(*given: torch.Tensor) -> torch.Tensor:
    """What torch keeps of the first call must not be used for the second."""
    first, second = matmul_abt(*given), matmul_abt(*given, torch.float32)
    assert (first.dtype, second.dtype) == (torch.bfloat16, torch.float32)
    return second


CASES: dict[str, tuple[Callable[..., torch.Tensor], list[tuple[torch.Tensor, object]]]] = {
    "matmul_abt by rows": (in_two_types, [(A, S0), (B, R)]),
    "matmul_abt by columns": (product, [(A, R), (B, S0), (BIAS, S0)]),
    "matmul_abt by k": (product, [(A, S1), (B, S1)]),
    "matmul_abt with scales by columns": (activated, [(A.to(torch.int8), R), (B.to(torch.int8), S0), (SCALES[0], R), (SCALES[1], S1)]),
    "matmul_abt by matrices": (product, [(A3, S0), (B3, S0)]),
    "scaled_mm by rows": (scaled, [(A.to(FN), S0), (B.to(FN).T, R), (SCALES[0], S0), (SCALES[1], R)]),
    "scaled_mm by columns": (scaled, [(A.to(FN), R), (B.to(FN).T, S1), (SCALES[0], R), (SCALES[1], S1)]),
    "scaled_mm by k": (scaled, [(A.sign().to(FN), S1), (B.sign().to(FN).T, S0), (ONES[0], R), (ONES[1], R)]),
    "grouped_mm by columns": (grouped_mm, [(A, R), (W, S2), (ENDS, R)]),
    "grouped_mm by k": (grouped_mm, [(A.sign(), S1), (W.sign(), S1), (ENDS, R)]),
    "attention by batches": (attention, [(Q, S0), (K, S0), (V, S0)]),
    "attention by heads": (attention, [(Q, S1), (K, S1), (V, S1)]),
    "heads of keys that no device has alone": (attention, [(Q, S1), (K[:, :1], R), (V[:, :1], R)]),
}
WITH_GRADIENTS = ("matmul_abt by columns", "matmul_abt by k", "grouped_mm by columns", "attention by heads")


def found(name: str, mesh: DeviceMesh, gradients: bool) -> list[object]:
    """The placement of the result, and whether the result and the gradients are those of one process."""
    function, given = CASES[name]

    def of(tensor: torch.Tensor) -> torch.Tensor:
        return tensor.requires_grad_(gradients and tensor.is_floating_point())

    shards = [of(distribute_tensor(one, mesh, [placement], src_data_rank=None)) for one, placement in given]
    together = function(*shards)
    whole = [together.full_tensor()]
    if gradients:
        together.sum().backward()
        whole += [one.grad.full_tensor() for one in shards if one.requires_grad]
    if mesh.get_rank():
        return []
    plain = [of(one.clone()) for one, _ in given]
    alone = function(*plain)
    if gradients:
        alone.sum().backward()
    expected = [alone, *(one.grad for one in plain if one.requires_grad)]
    return [repr(together.placements[0]), *map(torch.equal, whole, expected)]


def main() -> None:
    rank, file = int(sys.argv[1]), sys.argv[2]
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    mesh = init_device_mesh("cpu", (2,))
    results = {name: found(name, mesh, name in WITH_GRADIENTS) for name in CASES}
    dist.destroy_process_group()
    if rank == 0:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
