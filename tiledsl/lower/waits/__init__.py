"""Waits: which counter is waited for, where, and how far."""
