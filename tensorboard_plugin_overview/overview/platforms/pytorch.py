"""What is different about metrics where torch.profiler recorded them: how they are measured.

In: nothing (these are texts).  Out: `FORMULAS`.
"""

from __future__ import annotations

from collections.abc import Mapping

_MEAN = "mean over devices and complete steps"

FORMULAS: Mapping[str, Mapping[str, str]] = {
    "gpu": {
        "time_device_collectives": "time of collectives, by what their kernels state or are named, "
        f"without compute; of the CPU's where the device is idle; {_MEAN}",
        "time_input": "time of host-to-device copies, with nothing else on the GPU, and GPU idle "
        f"time in which a host thread waited for a batch or copied one; {_MEAN}",
        "time_host_compute": f"GPU idle time in which a host thread ran ops of PyTorch; {_MEAN}",
        "time_compilation": "GPU idle time in which a host thread compiled, or loaded kernels; "
        f"{_MEAN}",
    },
    "cpu": {
        "time_host_compute": "time in which any thread ran ops of PyTorch, without compilation, "
        f"input or collectives; {_MEAN}",
        "time_input": "time in which the step waited for the next batch of its data loader, "
        f"without compilation; {_MEAN}",
    },
}
"""Platform -> metric id -> formula, where it is another one than the platform's."""
