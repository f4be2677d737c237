"""HIP text → listing and code object, by clang or by ROCm's hiprtc."""

COMPILERS = ("auto", "clang", "hiprtc")  # what one may ask for: compilers.py says what each is
