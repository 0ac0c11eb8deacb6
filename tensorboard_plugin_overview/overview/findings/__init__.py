"""Findings: what to fix first."""
