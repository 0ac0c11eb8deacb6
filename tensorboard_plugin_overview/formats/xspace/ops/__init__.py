"""Roles of events, and the ops that events belong to."""
