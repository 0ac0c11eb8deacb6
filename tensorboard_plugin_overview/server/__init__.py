"""The TensorBoard plugin: routes, and the scan of the logdir behind them."""
