"""Protobuf's wire format, and the messages that are small enough to parse whole."""
