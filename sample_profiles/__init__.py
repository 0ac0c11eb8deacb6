"""Generators of the sample profiles, and the XSpace builder that test cases use.

Not part of the installed package, which has their results as files.
"""
