"""Protobuf's wire format: fields, varints, and where bytes come from."""
