"""Names that show that a program trains: gradients, optimizers, training functions.

In: names of ops, functions, programs.  Out: whether they show training.
"""

from __future__ import annotations

import re

# Scopes that TensorFlow and JAX give to what differentiation makes, and ops that only it makes:
# JAX's sums of cotangents and gradients of windows, PyTorch's `…_backward`.
_GRADIENT_SCOPE = re.compile(
    r"(?:^|/)(?:gradient_tape/|gradients[^/]*/|transpose\(|add_any(?!\w)|select_and_scatter_add(?!\w)"
    r"|aten(?:__|::)\w*_backward)"
)
_TRAINING_NAME = re.compile(
    r"(?<!s)train|(?:^|[^a-z])fit(?:[^a-z]|$)|learner|Profiled batch|update_step|optimizer",
    re.IGNORECASE,
)
# At the beginning of a word, of `train_eval` and `TrainEval` alike, but not of `latest`.
_EVALUATION_NAME = re.compile(
    r"(?<![A-Za-z])(?i:eval|valid|test|predict|infer)|(?<=[a-z])(?:Eval|Valid|Test|Predict|Infer)"
)
# TensorFlow's, of functions of all kinds.
_FUNCTION_PREFIX = re.compile(r"__(?:inference|forward|backward)_")


def in_gradient_scope(op_name: str) -> bool:
    """Returns whether a framework op was made by differentiation, by its scope or its kind."""
    # The plain searches are several times as fast, and find nothing in most names.
    return (
        "gradient" in op_name
        or "transpose(" in op_name
        or "add_any" in op_name
        or "scatter_add" in op_name
        or "_backward" in op_name
    ) and _GRADIENT_SCOPE.search(op_name) is not None


def is_training_name(name: str) -> bool:
    """Returns whether a marker, a function or a program is named after training."""
    name = _FUNCTION_PREFIX.sub("", name)
    return bool(_TRAINING_NAME.search(name)) and not _EVALUATION_NAME.search(name)
