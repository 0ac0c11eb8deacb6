/* Do not edit: written by `npm run types` from
 * tensorboard_plugin_overview/overview/overview.schema.json. */

export const TABLES = {
  "Device": {
    "origin": {
      "window": "the whole profile; of the step time, the counted steps",
      "files": "for each device that of its host"
    },
    "columns": {
      "busy_ms": {
        "definition": "Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",
        "formula": "length of the union of those ops"
      },
      "span_ms": {
        "definition": "The time from the device's first op to its last.",
        "formula": "end of its last op − start of its first"
      },
      "busy_percent": {
        "definition": "How much of the time from its first op to its last the device was busy.",
        "formula": "busy ÷ first to last op"
      },
      "counted_steps": {
        "definition": "Steps on the device that count in averages: the complete ones, or all where none is complete."
      },
      "step_time_ms": {
        "definition": "How long a step takes on this device alone.",
        "formula": "mean over the counted steps of the step's length on the device"
      }
    }
  },
  "DeviceMemory": {
    "origin": {
      "window": "the whole profile",
      "files": "for each device that of its host"
    },
    "columns": {
      "peak_allocated_bytes": {
        "definition": "The most memory that tensors used at once, and the step in which that was."
      },
      "peak_reserved_bytes": {
        "definition": "The most memory that the framework held at once, for tensors or for later use, and its share of the device's memory.",
        "formula": "peak reserved ÷ memory of the device"
      },
      "total_bytes": {
        "definition": "Memory of the device."
      }
    }
  },
  "Host": {
    "origin": {
      "window": "the counted steps",
      "files": "for each host its own"
    },
    "columns": {
      "rank": {
        "definition": "The number of the process in its job: what the trace states, else the digits behind rank in the file's name."
      },
      "devices": {
        "definition": "Devices in the host's file, used or not."
      },
      "steps": {
        "definition": "Steps in the host's file, incomplete ones too."
      },
      "counted_steps": {
        "definition": "Steps of the host that count in averages: the complete ones, or all where none is complete."
      },
      "step_time_ms": {
        "definition": "How long a step takes on the host's slowest device.",
        "formula": "mean over the counted steps of each of its devices; of the means, the longest"
      },
      "work_ms": {
        "definition": "The part of its step in which it does not wait for other hosts.",
        "formula": "mean over the counted steps of the step's length − its collectives"
      },
      "slowest_in_steps": {
        "definition": "In how many of the counted steps it has the most work of all hosts."
      }
    }
  },
  "TopOp": {
    "origin": {
      "window": "the whole profile",
      "files": "all of the run"
    },
    "columns": {
      "occurrences": {
        "definition": "How often the op ran, on all devices or threads together."
      },
      "self_ms": {
        "definition": "Time in the op itself, over all calls.",
        "formula": "time in which the op is the innermost one, summed over threads, streams, devices and hosts"
      },
      "share_percent": {
        "definition": "How much of the time of this side's ops it takes; idle time is not counted.",
        "formula": "self time ÷ self time of all ops of this side"
      },
      "cumulative_percent": {
        "definition": "Share of this op and those above it together.",
        "formula": "self times down to this row ÷ self time of all ops of this side"
      },
      "gflops_per_s": {
        "definition": "How fast it computes.",
        "formula": "FLOPs of all its calls ÷ self time"
      },
      "tensorcore_eligible": {
        "definition": "Whether the op could run on Tensor Cores, and whether its kernel did."
      }
    }
  },
  "TopKernel": {
    "origin": {
      "window": "the whole profile",
      "files": "all of the run"
    },
    "columns": {
      "occurrences": {
        "definition": "How often the kernel ran, on all devices together."
      },
      "self_ms": {
        "definition": "Time that the kernel ran, over all executions.",
        "formula": "lengths of its executions, summed over streams, devices and hosts"
      },
      "mean_us": {
        "definition": "How long an execution takes.",
        "formula": "self time ÷ executions"
      },
      "share_percent": {
        "definition": "How much of the kernels' time it takes; copies, setting memory and idle time are not counted.",
        "formula": "self time ÷ self time of all kernels"
      },
      "occupancy_percent": {
        "definition": "Estimate of the share of the warps that fit on a multiprocessor which the kernel keeps active, by its grid and limits.",
        "formula": "Σ of occupancy × length ÷ Σ of lengths, over its executions"
      },
      "blocks_per_sm": {
        "definition": "Blocks of the kernel for each multiprocessor of the device: below 1, some of these have nothing to do.",
        "formula": "Σ of blocks per multiprocessor × length ÷ Σ of lengths, over its executions"
      },
      "tensorcore_used": {
        "definition": "Whether the kernel ran on Tensor Cores, by its name."
      },
      "precision": {
        "definition": "The precision that the kernel computes in, by its name or by what it computes."
      },
      "framework_ops": {
        "definition": "The framework's ops that the kernel ran for."
      }
    }
  }
} as const;
