"""The interpreter of AMDGPU listings: waves, memory, schedules, hazards."""

from tiledsl.sim.launch.launch import launch
from tiledsl.sim.run.watch import Pause, Watch
from tiledsl.sim.state.hazards import Hazard, Place
from tiledsl.sim.state.report import Report

__all__ = ["Hazard", "Pause", "Place", "Report", "Watch", "launch"]
