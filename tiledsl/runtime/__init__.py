"""Kernels on a GPU: arrays in its memory for callers without torch, streams and events."""

from tiledsl.runtime.memory import DeviceArray, Event, Stream, synchronize, to_device

__all__ = ["DeviceArray", "Event", "Stream", "synchronize", "to_device"]
