"""Profiles ten batches of a small training with Keras.

The argument is the log directory.
"""

import sys

import numpy as np
import tensorflow as tf

inputs = np.random.default_rng(0).normal(size=(4096, 64)).astype("float32")
targets = inputs[:, :1] * 2

model = tf.keras.Sequential(
    [
        tf.keras.layers.Input((64,)),
        tf.keras.layers.Dense(512, activation="relu"),
        tf.keras.layers.Dense(1),
    ]
)
model.compile(optimizer="adam", loss="mse")

# Batches 10 to 20: the first ones compile and warm up.
profiler = tf.keras.callbacks.TensorBoard(sys.argv[1], profile_batch=(10, 20))
model.fit(inputs, targets, batch_size=128, epochs=1, verbose=0, callbacks=[profiler])
