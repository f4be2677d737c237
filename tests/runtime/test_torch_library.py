"""Kernels of tiledsl.torch that only sweeps execute are planned in each usual run: they are captured, and fit their targets."""

import pytest

import tiledsl as td
from tiledsl.compile.verify import planned
from tiledsl.ir.samples import representative
from tiledsl.targets import TARGETS
from tiledsl.torch.kernels import attention_backward, block_scaled_fp8, gemm, rows, selftest

BF16 = td.bf16
KERNELS = {
    **{form: (gemm.gemm_abt(BF16, BF16, form=form), {}) for form in gemm.FORMS},
    **{f"{form} with a bias": (gemm.gemm_abt(BF16, td.f32, bias=BF16, activation="gelu", form=form), {}) for form in gemm.FORMS},
    "scaled, with a bias": (gemm.scaled_abt(BF16, True, bias=BF16), {}),
    "int8, scaled, with an activation": (gemm.scaled_abt(BF16, False, td.f32, "gelu", td.int8), {}),
    "int8, in selftest": (selftest.product_of_int8, {}),
    "scaled by blocks": (block_scaled_fp8.block_scaled_of(BF16), dict(N=256, K=256, KB=2, NB=2)),
    "softmax of long rows": (rows.softmax_of(BF16), dict(N=rows.LONGEST + 8)),
    "softmax of short rows": (rows.softmax_of(BF16), dict(N=1024)),
    "LayerNorm of long rows": (rows.layer_norm_of(BF16), dict(N=rows.LONGEST + 8)),
    "dK and dV": (attention_backward.backward_dkdv_of(BF16), dict(H=4, HK=2, SQ=256, SK=256, D=64)),
}


@pytest.mark.parametrize("name", KERNELS)
def test_each_is_planned(name):
    kernel, sizes = KERNELS[name]
    target = "gfx950" if any(word in name for word in ("scaled", "ping_pong", *gemm.STRAIGHT_TO_LDS)) else "gfx942"
    captured = kernel.capture(target, sizes)
    program, fixed = planned(captured, target, representative(captured)[0])
    assert program.lds_bytes <= TARGETS[target].lds_bytes and {one.tensor.name for one in fixed.contracts} == set(fixed.outputs)
