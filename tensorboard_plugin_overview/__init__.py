"""Overview for TensorBoard: how a model ran on TPU, GPU or CPU, from its profile.

Data path, in the order of this folder's listing: `catalog` (logdir to runs) > `decode` (XSpace
bytes to numpy columns) > `events` (what happened when) > `metrics` (numbers) > `overview` (the
document) > `report` (the document as text) and `server` (the document in TensorBoard).
"""

__version__ = "0.1.0.dev0"
