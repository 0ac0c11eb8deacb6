"""FLOPs of ops by the shapes of their inputs; numbers from the definitions of the ops."""

from __future__ import annotations

from typing import Any

import pytest

from tensorboard_plugin_overview.formats.kineto.events import Shapes
from tensorboard_plugin_overview.formats.kineto.ops.flops import flops_of

CONVOLUTION = (
    [[2, 3, 8, 8], [16, 3, 3, 3], []],
    ("", "", "", "[1, 1]", "[1, 1]", "[1, 1]", "False"),
)


@pytest.mark.parametrize(
    ("name", "dims", "values", "expected"),
    [
        # 2 m k n.
        ("aten::mm", [[4, 8], [8, 2]], (), 2 * 4 * 8 * 2),
        ("aten::addmm", [[2], [4, 8], [8, 2]], (), 2 * 4 * 8 * 2),
        ("aten::bmm", [[5, 4, 8], [5, 8, 2]], (), 5 * 2 * 4 * 8 * 2),
        ("aten::baddbmm", [[5, 4, 2], [5, 4, 8], [5, 8, 2]], (), 5 * 2 * 4 * 8 * 2),
        # 2 · N · out · C_in · C_out · kernel, with padding 1 and stride 1: out is 8 x 8.
        ("aten::convolution", *CONVOLUTION, 2 * 2 * 64 * 3 * 16 * 9),
        # Stride 2: out is 4 x 4; two groups of two channels: C_in / groups is 2.
        (
            "aten::cudnn_convolution",
            [[1, 4, 8, 8], [6, 2, 3, 3]],
            ("", "", "[1, 1]", "[2, 2]", "[1, 1]", "2"),
            2 * 16 * 2 * 6 * 9,
        ),
        # One group: its number is no flag.
        ("aten::conv2d", *CONVOLUTION[:1], (*CONVOLUTION[1][:6], "1"), 2 * 2 * 64 * 3 * 16 * 9),
        # MIOpen and MKL-DNN have padding before stride: out is 4 x 4.
        *(
            (
                name,
                [[1, 4, 8, 8], [6, 4, 3, 3], [6]],
                ("", "", "", "[1, 1]", "[2, 2]", "[1, 1]", "1"),
                2 * 16 * 4 * 6 * 9,
            )
            for name in ("aten::miopen_convolution", "aten::mkldnn_convolution")
        ),
        # Transposed: each input is multiplied with C_out · kernel.
        (
            "aten::convolution",
            [[1, 4, 8, 8], [4, 6, 3, 3], []],
            ("", "", "", "[2, 2]", "[1, 1]", "[1, 1]", "True", "[0, 0]", "1"),
            2 * 64 * 4 * 6 * 9,
        ),
        # The gradients of the weight alone, then of input and weight.
        (
            "aten::convolution_backward",
            [[2, 16, 8, 8], [2, 3, 8, 8], [16, 3, 3, 3]],
            (
                "",
                "",
                "",
                "[0]",
                "[1, 1]",
                "[1, 1]",
                "[1, 1]",
                "False",
                "[0, 0]",
                "1",
                "[False, True, False]",
            ),
            2 * 2 * 64 * 3 * 16 * 9,
        ),
        (
            "aten::convolution_backward",
            [[2, 16, 8, 8], [2, 3, 8, 8], [16, 3, 3, 3]],
            (
                "",
                "",
                "",
                "[0]",
                "[1, 1]",
                "[1, 1]",
                "[1, 1]",
                "False",
                "[0, 0]",
                "1",
                "[True, True, False]",
            ),
            2 * 2 * 2 * 64 * 3 * 16 * 9,
        ),
        # 4 · b · h · s_q · s_k · d, and 2.5 times that backward.
        (
            "aten::_scaled_dot_product_flash_attention",
            [[2, 4, 16, 8], [2, 4, 32, 8], [2, 4, 32, 8]],
            (),
            4 * 2 * 4 * 16 * 32 * 8,
        ),
        (
            "aten::_scaled_dot_product_flash_attention_backward",
            [[2, 4, 16, 8], [2, 4, 16, 8], [2, 4, 32, 8], [2, 4, 32, 8]],
            (),
            2.5 * 4 * 2 * 4 * 16 * 32 * 8,
        ),
    ],
)
def test_products(name: str, dims: list[Any], values: tuple[str, ...], expected: float) -> None:
    assert flops_of(name, Shapes(tuple(dims), (), values)) == expected


@pytest.mark.parametrize(
    ("name", "dims"),
    [
        ("aten::mul", [[4, 8], [4, 8]]),
        ("aten::mm", [[4, 8]]),
        ("aten::mm", [[4, 8], [4, 2]]),
        ("aten::convolution", [[2, 3, 8, 8], [16, 3, 3, 3]]),
    ],
)
def test_others_are_not_known(name: str, dims: list[Any]) -> None:
    assert flops_of(name, Shapes(tuple(dims), ())) is None
