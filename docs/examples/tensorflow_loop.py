"""Profiles ten steps of a TensorFlow loop.

The argument is the log directory.
"""

import sys

import tensorflow as tf

weights = tf.Variable(tf.random.normal((256, 16)))
optimizer = tf.keras.optimizers.SGD(0.1)
batches = tf.data.Dataset.from_tensors(tf.random.normal((512, 256))).repeat().prefetch(2)


@tf.function
def train_step(batch):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.tanh(batch @ weights)))
    optimizer.apply_gradients([(tape.gradient(loss, weights), weights)])
    return loss


iterator = iter(batches)
train_step(next(iterator))  # traces and compiles; not worth profiling

with tf.profiler.experimental.Profile(sys.argv[1]):
    for step in range(10):
        with tf.profiler.experimental.Trace("train", step_num=step, _r=1):
            loss = train_step(next(iterator))
    float(loss)  # or the profile ends before the last step does
