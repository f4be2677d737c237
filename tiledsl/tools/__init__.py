"""Commands, reports and measurements for people."""
