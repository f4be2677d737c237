"""The interpreter's speed: wave-instructions per second over 16 blocks of a 256×256×64 bf16 GEMM of eight waves,
hand-written in HIP and compiled here.

python benchmarks/sim_speed.py [--target gfx942] [--blocks 16] [--k 1024] [--schedule round-robin] [--json]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

import numpy as np

from tiledsl.sim import launch
from tiledsl.targets import TARGETS

SOURCE = """
typedef unsigned u4 __attribute__((ext_vector_type(4)));
typedef float f16v __attribute__((ext_vector_type(16)));
typedef short s4 __attribute__((ext_vector_type(4)));
typedef __bf16 b8 __attribute__((ext_vector_type(8)));
struct halves { s4 h[2]; };
#define INLINE __attribute__((device)) static inline __attribute__((always_inline))
INLINE u4 fetch(const void* base, unsigned at) {
    u4 r;
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(r) : "v"(at), "s"(base) : "memory");
    return r;
}
INLINE u4 read(unsigned at) { u4 r; asm volatile("ds_read_b128 %0, %1" : "=v"(r) : "v"(at) : "memory"); return r; }
INLINE void write(unsigned at, u4 d) { asm volatile("ds_write_b128 %0, %1" : : "v"(at), "v"(d) : "memory"); }
#define HALF(x) __builtin_bit_cast(halves, x).h[h]
#ifdef WIDE
#define MULTIPLY(acc, x, y) acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(b8, x), __builtin_bit_cast(b8, y), acc, 0, 0, 0)
#else
#define MULTIPLY(acc, x, y) for (int h = 0; h < 2; h++) acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(HALF(x), HALF(y), acc, 0, 0, 0)
#endif
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(512, 512), amdgpu_waves_per_eu(2, 2)))
void gemm(const unsigned short* a, const unsigned short* b, float* c, int n, int k) {
    __attribute__((shared)) static __attribute__((aligned(1024))) char lds[65536];
    unsigned base = (unsigned)(unsigned long)(__attribute__((address_space(3))) char*)lds;
    unsigned t = __builtin_amdgcn_workitem_id_x(), wave = __builtin_amdgcn_readfirstlane(t / 64), lane = t % 64;
    const char* ga = (const char*)(a + (long)__builtin_amdgcn_workgroup_id_y() * 256 * k);
    const char* gb = (const char*)(b + (long)__builtin_amdgcn_workgroup_id_x() * 256 * k);
    unsigned row = t / 8, chunk = t % 8;
    f16v acc[8] = {};
    for (int at = 0; at < k; at += 64) {
        u4 s[8];
        for (int p = 0; p < 8; p++) s[p] = fetch(p < 4 ? ga : gb, ((row + 64 * (p % 4)) * k + at) * 2 + chunk * 16);
        asm volatile("s_waitcnt vmcnt(0)"
                     : "+v"(s[0]), "+v"(s[1]), "+v"(s[2]), "+v"(s[3]), "+v"(s[4]), "+v"(s[5]), "+v"(s[6]), "+v"(s[7]) : : "memory");
        for (int p = 0; p < 8; p++) write(base + (p / 4) * 32768 + (row + 64 * (p % 4)) * 128 + (chunk ^ KEY(row)) * 16, s[p]);
        asm volatile("s_waitcnt lgkmcnt(0)\\ns_barrier" ::: "memory");
        for (int q = 0; q < 4; q++) {
            u4 x[4], y[2];
            unsigned column = 2 * q + lane / 32;
            for (int i = 0; i < 4; i++) { unsigned r = (wave / 4) * 128 + i * 32 + lane % 32; x[i] = read(base + r * 128 + (column ^ KEY(r)) * 16); }
            for (int j = 0; j < 2; j++) { unsigned r = (wave % 4) * 64 + j * 32 + lane % 32; y[j] = read(base + 32768 + r * 128 + (column ^ KEY(r)) * 16); }
            asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x[0]), "+v"(x[1]), "+v"(x[2]), "+v"(x[3]), "+v"(y[0]), "+v"(y[1]) : : "memory");
            for (int i = 0; i < 4; i++) for (int j = 0; j < 2; j++) { MULTIPLY(acc[2 * i + j], x[i], y[j]); }
        }
        asm volatile("s_barrier" ::: "memory");
    }
    c += (long)(__builtin_amdgcn_workgroup_id_y() * 256 + (wave / 4) * 128 + 4 * (lane / 32)) * n;
    c += __builtin_amdgcn_workgroup_id_x() * 256 + (wave % 4) * 64 + lane % 32;
    for (int i = 0; i < 8; i++) for (int r = 0; r < 16; r++) c[(long)((i / 2) * 32 + 8 * (r / 4) + r % 4) * n + (i % 2) * 32] = acc[i][r];
}"""


def compiled(target: str) -> str:
    """The listing of the kernel. The target decides the matrix instruction and the swizzle key."""
    wide = any(entry.k == 16 and entry.m == 32 and entry.input == "bf16" for entry in TARGETS[target].matrix)
    words = "#define WIDE\n#define KEY(r) (((r) >> 1) & 7)\n" if wide else "#define KEY(r) ((r) & 7)\n"
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "clang",
        "-x",
        "hip",
        f"--offload-arch={target}",
        "--cuda-device-only",
        "--no-gpu-bundle-output",
    ]
    command += ["-nogpulib", "-nogpuinc", "-O3", "-S", "-o", "-", "-"]
    return subprocess.run(command, input=words + SOURCE, capture_output=True, text=True, check=True).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", choices=list(TARGETS), default="gfx942")
    parser.add_argument("--blocks", type=int, default=16)
    parser.add_argument("--k", type=int, default=1024)
    parser.add_argument("--schedule", default="round-robin")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rng = np.random.default_rng(0)
    a = rng.integers(-8, 9, (256, options.k)).astype(np.float32)
    b = rng.integers(-8, 9, (256 * options.blocks, options.k)).astype(np.float32)
    c = np.zeros((256, 256 * options.blocks), np.float32)
    given = [(m.view(np.uint32) >> 16).astype(np.uint16) for m in (a, b)]
    report = launch(
        compiled(options.target),
        (options.blocks, 1),
        512,
        [*given, c, c.shape[1], options.k],
        schedule=options.schedule,
    )
    right = bool((c == a @ b.T).all()) and report.ok
    rate = report.wave_instructions / report.seconds
    if options.json:
        print(
            json.dumps(
                {
                    "wave_instructions_per_second": rate,
                    "right": right,
                    **{k: v for k, v in report.as_dict().items() if k not in ("lines", "blocks")},
                }
            )
        )
    else:
        print(f"{report}\n{rate:,.0f} wave-instructions/s; the result is {'right' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
