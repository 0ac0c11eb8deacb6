"""Captures `cpu_training.xplane.pb` anew: a small network trained with JAX on this machine's CPU.

    pip install jax
    python sample_profiles/capture_cpu_training.py

Not part of the product: JAX is imported here only.  The step is compiled and run before the capture
begins, so that the profile shows steady training.  The profile is written as the profiler made it.
"""

from __future__ import annotations

import itertools
import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

SAMPLES = Path(__file__).parents[1] / "tensorboard_plugin_overview" / "samples"
FIRST_STEP = 40
STEPS = 12
BATCH = 512
LAYERS = (784, 512, 256, 10)
LEARNING_RATE = 0.05

Parameters = list[tuple[jax.Array, jax.Array]]


def initial_parameters(seed: int) -> Parameters:
    """Weights and biases of a fully connected network."""
    random = np.random.default_rng(seed)
    parameters = []
    for inputs, outputs in itertools.pairwise(LAYERS):
        weights = random.normal(0, inputs**-0.5, (inputs, outputs))
        parameters.append((jnp.asarray(weights, jnp.float32), jnp.zeros(outputs)))
    return parameters


def loss(parameters: Parameters, images: jax.Array, labels: jax.Array) -> jax.Array:
    """Mean cross entropy."""
    activations = images
    for weights, biases in parameters[:-1]:
        activations = jax.nn.relu(activations @ weights + biases)
    weights, biases = parameters[-1]
    log_probabilities = jax.nn.log_softmax(activations @ weights + biases)
    return -jnp.mean(jnp.take_along_axis(log_probabilities, labels[:, None], axis=1))


@partial(jax.jit, donate_argnums=0)
def train_step(
    parameters: Parameters, images: jax.Array, labels: jax.Array
) -> tuple[Parameters, jax.Array]:
    """One step of gradient descent."""
    value, gradients = jax.value_and_grad(loss)(parameters, images, labels)
    updated = jax.tree.map(lambda p, g: p - LEARNING_RATE * g, parameters, gradients)
    return updated, value


def batch(random: np.random.Generator) -> tuple[Any, Any]:
    """Random images and labels: the network learns nothing, at the usual speed."""
    images = random.standard_normal((BATCH, LAYERS[0]), dtype=np.float32)
    return images, random.integers(0, LAYERS[-1], BATCH, dtype=np.int32)


def capture(logdir: Path) -> Path:
    """Trains, with the profiler on for the last steps; returns the profile's path."""
    parameters = initial_parameters(seed=0)
    random = np.random.default_rng(1)
    for _ in range(FIRST_STEP):
        parameters, value = train_step(parameters, *batch(random))
    jax.block_until_ready((parameters, value))

    options = jax.profiler.ProfileOptions()
    options.python_tracer_level = 0
    with jax.profiler.trace(str(logdir), profiler_options=options):
        for step in range(FIRST_STEP, FIRST_STEP + STEPS):
            with jax.profiler.StepTraceAnnotation("train", step_num=step):
                parameters, value = train_step(parameters, *batch(random))
                jax.block_until_ready((parameters, value))
    (profile,) = logdir.glob("plugins/profile/*/*.xplane.pb")
    return profile


def main() -> None:
    """Captures a profile and puts it among the samples of the package."""
    # Profiles carry the program with its source locations: keep file names, drop our folders.
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
    with tempfile.TemporaryDirectory() as logdir:
        profile = capture(Path(logdir))
        target = SAMPLES / "cpu_training.xplane.pb"
        shutil.copy(profile, target)
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
