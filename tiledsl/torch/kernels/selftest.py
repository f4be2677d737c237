"""The kernels that `tiledsl selftest` runs where no file is named: some of each kind that tiledsl.torch calls."""

import tiledsl as td
from tiledsl.torch.kernels.attention import attention_of
from tiledsl.torch.kernels.attention_backward import backward_delta_of, backward_dkdv_of, backward_dq_of
from tiledsl.torch.kernels.gemm import DEEP, DIRECT, FLAT, INTERLEAVED, PING_PONG, RING, STRIPS, THIN, gemm_abt
from tiledsl.torch.kernels.grouped import grouped_of
from tiledsl.torch.kernels.rows import (
    layer_norm_backward_of,
    layer_norm_of,
    rms_norm_backward_of,
    rms_norm_of,
    softmax_backward_of,
    softmax_of,
)

product_of_bf16 = gemm_abt(td.bf16, td.bf16)
product_of_f16 = gemm_abt(td.f16, td.f16)
product_of_bf16_thin = gemm_abt(td.bf16, td.bf16, form=THIN)
product_of_bf16_flat = gemm_abt(td.bf16, td.bf16, form=FLAT)
product_of_bf16_deep = gemm_abt(td.bf16, td.bf16, form=DEEP)
product_of_bf16_ping_pong = gemm_abt(td.bf16, td.bf16, form=PING_PONG)
product_of_bf16_strips = gemm_abt(td.bf16, td.bf16, form=STRIPS)
product_of_bf16_interleaved = gemm_abt(td.bf16, td.bf16, form=INTERLEAVED)
product_of_bf16_direct = gemm_abt(td.bf16, td.bf16, form=DIRECT)
product_of_bf16_ring = gemm_abt(td.bf16, td.bf16, form=RING)
product_of_fp8 = gemm_abt(td.fp8, td.bf16)
product_of_int8 = gemm_abt(td.int8, td.i32)
product_with_bias = gemm_abt(td.bf16, td.bf16, bias=td.bf16, activation="gelu")
products_of_groups = grouped_of(td.bf16)
softmax = softmax_of(td.bf16)
softmax_backward = softmax_backward_of(td.bf16)
rms_norm = rms_norm_of(td.bf16)
rms_norm_backward = rms_norm_backward_of(td.bf16)
layer_norm = layer_norm_of(td.bf16)
layer_norm_backward = layer_norm_backward_of(td.bf16)
attention = attention_of(td.bf16)
attention_delta = backward_delta_of(td.bf16)
attention_dkdv = backward_dkdv_of(td.bf16)
attention_dq = backward_dq_of(td.bf16)
