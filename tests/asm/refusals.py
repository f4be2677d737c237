"""The lines that LLVM's assembler refuses."""

import re
import subprocess
import sys

from tests.asm.samples import LABEL


def refused_lines(target: str, lines: list[str], folder) -> dict[int, str]:
    """The lines, from 0, that clang's assembler refuses, with its words."""
    source = folder / f"{target}.s"
    source.write_text(f'.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n{LABEL}:\n' + "\n".join(lines) + "\n")
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "clang",
        "--target=amdgcn-amd-amdhsa",
        f"-mcpu={target}",
        "-x",
        "assembler",
        "-c",
        str(source),
        "-o",
        str(folder / "out.o"),
    ]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return {int(line) - 3: text for line, text in re.findall(r"\.s:(\d+):\d+: error: (.*)", result.stderr)}
