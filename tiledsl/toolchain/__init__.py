"""HIP text → listing and code object, by clang or by ROCm's hiprtc."""

COMPILERS = ("auto", "clang", "hiprtc")  # what a user may ask for; compilers.py defines each
