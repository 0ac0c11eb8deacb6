"""Producers and consumers, launches and executions."""
