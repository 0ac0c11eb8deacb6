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
  "Communication": {
    "origin": {
      "window": "the counted steps; the whole profile where there are no steps",
      "files": "all of the run"
    },
    "columns": {
      "matched_percent": {
        "definition": "In how many of the pairs of a step and a group the collectives of all ranks could be compared.",
        "formula": "pairs in which all ranks ran the same collectives in the same order ÷ all pairs of groups with at least two ranks in the run"
      },
      "left_out": {
        "definition": "Pairs of a step and a group in which ranks ran other collectives than the others, or in another order."
      }
    }
  },
  "Collective": {
    "origin": {
      "window": "the counted steps; the whole profile where there are no steps",
      "files": "those of the group's ranks"
    },
    "columns": {
      "group_size": {
        "definition": "Ranks that take part, as the profile states it."
      },
      "ranks": {
        "definition": "Hosts of the run that ran it."
      },
      "calls": {
        "definition": "How often a rank runs it in a step.",
        "formula": "calls ÷ steps ÷ ranks of the group"
      },
      "bytes": {
        "definition": "What a rank sends in a step; of an all-gather, what it gets.",
        "formula": "Σ of elements × size of an element ÷ steps ÷ ranks of the group"
      },
      "total_ms": {
        "definition": "Time of the calls of a rank in a step, waits for other ranks included.",
        "formula": "Σ of the calls' lengths ÷ steps ÷ ranks of the group"
      },
      "transfer_ms": {
        "definition": "Time of the transfer itself: a call ends on all ranks at once, so the rank that came last took only that.",
        "formula": "Σ over compared calls of the shortest length on any rank ÷ compared steps"
      },
      "wait_ms": {
        "definition": "Time in which a rank waits for the one that comes last.",
        "formula": "Σ over compared calls of (mean length on the ranks − shortest length) ÷ compared steps"
      },
      "exposed_ms": {
        "definition": "Time of the calls that no compute hides.",
        "formula": "Σ of the calls' time without compute on their device ÷ steps ÷ ranks of the group"
      },
      "overlapped_ms": {
        "definition": "Time of the calls that is hidden behind compute.",
        "formula": "Σ of the calls' time during compute on their device ÷ steps ÷ ranks of the group"
      },
      "algorithm_gb_per_s": {
        "definition": "How fast the data of the calls moved.",
        "formula": "bytes ÷ transfer; without a transfer, bytes ÷ total time"
      },
      "bus_gb_per_s": {
        "definition": "How fast each link moved data, whatever the number of ranks: what can be compared with the links' own rate.",
        "formula": "algorithm bandwidth × 2(n−1)/n for an all-reduce, × (n−1)/n for all-gather, reduce-scatter and all-to-all, × 1 otherwise; n = group size"
      },
      "peak_gb_per_s": {
        "definition": "How fast the links between the devices are, by the datasheet of the device."
      }
    }
  },
  "RankWait": {
    "origin": {
      "window": "the counted steps in which collectives are compared",
      "files": "all of the run"
    },
    "columns": {
      "rank": {
        "definition": "The number of the process in its job."
      },
      "wait_ms": {
        "definition": "Time in which this rank waits in collectives for the one that comes last.",
        "formula": "Σ over its compared calls of (its length − shortest length on any rank) ÷ compared steps"
      },
      "transfer_ms": {
        "definition": "Time of the transfers that this rank takes part in.",
        "formula": "Σ over its compared calls of the shortest length on any rank ÷ compared steps"
      },
      "last_percent": {
        "definition": "How often the others waited for this rank.",
        "formula": "calls in which only this rank has the shortest length ÷ its compared calls"
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
