"""Profiles ten steps of a small training with JAX.

The argument is the log directory.
"""

import sys

import jax
import jax.numpy as jnp


def loss(weights, inputs, targets):
    hidden = jnp.tanh(inputs @ weights["hidden"])
    return jnp.mean((hidden @ weights["out"] - targets) ** 2)


@jax.jit
def train_step(weights, inputs, targets):
    gradients = jax.grad(loss)(weights, inputs, targets)
    return jax.tree.map(lambda weight, gradient: weight - 0.1 * gradient, weights, gradients)


keys = jax.random.split(jax.random.key(0), 4)
inputs = jax.random.normal(keys[0], (512, 256))
targets = jax.random.normal(keys[1], (512, 16))
weights = {
    "hidden": jax.random.normal(keys[2], (256, 1024)) * 0.05,
    "out": jax.random.normal(keys[3], (1024, 16)) * 0.05,
}

weights = train_step(weights, inputs, targets)  # compiles; not worth profiling
jax.block_until_ready(weights)

with jax.profiler.trace(sys.argv[1]):
    for step in range(10):
        with jax.profiler.StepTraceAnnotation("train", step_num=step):
            weights = train_step(weights, inputs, targets)
    jax.block_until_ready(weights)  # or the trace ends before the last step does
