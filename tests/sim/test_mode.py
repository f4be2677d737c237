"""The MODE that a kernel descriptor asks for: what is modelled runs, anything else stops the launch."""

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch

# The directives of MODE in LLVM's AMDGPU usage, with the values that they take: the one that is modelled first.
DIRECTIVES = {
    "float_round_mode_32": (0, 1, 2, 3),
    "float_round_mode_16_64": (0, 1, 2, 3),
    "float_denorm_mode_32": (3, 0, 1, 2),
    "float_denorm_mode_16_64": (3, 0, 1, 2),
    "dx10_clamp": (1, 0),
    "ieee_mode": (1, 0),
    "fp16_overflow": (0, 1),
}
BODY = "\ts_endpgm\n"
KEPT = "\t\t.amdhsa_float_denorm_mode_32 3\n"


def run(text: str) -> None:
    assert launch(text, 1, 64, [np.zeros(1, np.uint32)] * 2).ok


def test_all_of_it_as_it_is_modelled(listing):
    run(listing(BODY).replace(KEPT, "".join(f"\t\t.amdhsa_{name} {values[0]}\n" for name, values in DIRECTIVES.items())))


@pytest.mark.parametrize("name, value", [(name, value) for name, values in DIRECTIVES.items() for value in values[1:]])
def test_what_is_not_modelled(listing, name, value):
    added = f"\t\t.amdhsa_{name} {value}\n"
    with pytest.raises(SimulationError) as refused:
        run(listing(BODY).replace(KEPT, added if name == "float_denorm_mode_32" else KEPT + added))
    message = refused.value.diagnostics[0].message
    assert f".amdhsa_{name} {value}, and only {DIRECTIVES[name][0]} is" in message and "docs/interpreter.md" in message


def test_without_the_directive_denormals_are_flushed(listing):
    """clang assembles a descriptor without it to FLOAT_DENORM_MODE_32 = 0."""
    with pytest.raises(SimulationError, match=r"float_denorm_mode_32 0, which is the default, and only 3 is"):
        run(listing(BODY).replace(KEPT, ""))


@pytest.mark.sample("gfx90a")
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_listings_of_clang(compiled, target):
    source = 'extern "C" __attribute__((global)) void k(float* a, float* b) { *b = *a / 3.0f; }'
    given, found = np.array([7], np.float32), np.zeros(1, np.float32)
    assert launch(compiled(source, target), 1, 1, [given, found]).ok and found[0] == np.float32(7) / np.float32(3)
    flushing = compiled(source, target, "-fgpu-flush-denormals-to-zero")
    with pytest.raises(SimulationError, match="float_denorm_mode_32 0, and only 3 is"):
        launch(flushing, 1, 1, [given, found])
