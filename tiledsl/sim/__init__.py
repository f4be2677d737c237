"""The interpreter of AMDGPU listings: waves, memory, schedules, hazards."""

from tiledsl.sim.hazards import Hazard, Place
from tiledsl.sim.launch import launch
from tiledsl.sim.report import Report

__all__ = ["Hazard", "Place", "Report", "launch"]
