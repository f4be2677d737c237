"""Commands, reports and measurements: what a person runs and reads."""
