"""The language: what the user's function may call, and how a call becomes IR."""
