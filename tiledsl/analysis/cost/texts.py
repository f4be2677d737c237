"""What the texts of findings on cost share."""

from __future__ import annotations

from tiledsl.analysis.time.spending import Spending

LEAST = 0.02  # of a wave's clocks: what costs less by the model is no finding


def clocks_text(clocks: float, spending: Spending) -> str:
    """Return the sentence that states modelled clocks of a wave, and their share."""
    share, profile = clocks / spending.wave_clocks, spending.profile
    return f"modelled on {profile.chip}: {clocks:,.0f} of the {spending.wave_clocks:,.0f} clk of a wave, {share:.1%}"
