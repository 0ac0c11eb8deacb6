/** Top ops and top kernels of a GPU, made up. */

import type { Communication, TopKernel, TopOp } from "../api/overview";

export function topOps(): TopOp[] {
  const names = [
    "volta_fp16_s884gemm_fp16_256x128_ldg8_f2f_nn",
    "ncclAllReduceRingLLKernel_sum_f16(ncclColl)",
    "volta_s884cudnn_fp16_256x64_sliced1x2_ldg8_relu_exp_interior_nhwc_tn_v1",
    "void cudnn::bn_fw_tr_1C11_kernel_NCHW<__half, float, 512, true, 1, true>",
    "void tensorflow::functor::ApplyAdamKernel<float>",
  ];
  const shares = [41.2, 18.7, 12.9, 8.4, 3.3];
  let cumulative = 0;
  return names.map((name, i) => {
    cumulative += shares[i]!;
    return {
      name,
      category: i === 1 ? "collective" : "kernel",
      framework_op: null,
      module: null,
      side: "device",
      occurrences: 1840 - 90 * i,
      self_ms: shares[i]! * 3.1,
      side_self_ms: 310,
      share_percent: shares[i]!,
      cumulative_self_ms: cumulative * 3.1,
      cumulative_percent: cumulative,
      gflops: null,
      gflops_per_s: null,
      tensorcore_eligible: i === 0 || i === 2,
      tensorcore_used: i === 0,
      kernels: [],
    };
  });
}

export function topKernels(): TopKernel[] {
  return topOps().map((op, i) => ({
    name: op.name,
    device_kind: "gpu",
    occurrences: op.occurrences,
    self_ms: op.self_ms,
    kernels_self_ms: 310,
    mean_us: (1000 * op.self_ms) / op.occurrences,
    share_percent: op.share_percent,
    occupancy_percent: i === 1 ? null : 50 - 8 * i,
    blocks_per_sm: i === 1 ? null : 4.5 / (i + 1),
    tensorcore_used: i === 0 || i === 2,
    precision: i < 3 ? "fp16" : null,
    framework_ops: i === 0 ? ["dense/MatMul", "head/MatMul"] : [],
  }));
}

export function communication(): Communication {
  const text = "a sentence";
  return {
    per: "step",
    steps: 18,
    collectives: [
      {
        name: "allreduce",
        group: "0 (default_pg)",
        group_size: 8,
        ranks: 2,
        calls: 5,
        bytes: 102_228_128,
        total_ms: 3.1,
        transfer_ms: 2.1,
        wait_ms: 1,
        exposed_ms: 0.9,
        overlapped_ms: 2.2,
        algorithm_gb_per_s: 48.7,
        bus_gb_per_s: 85.2,
        peak_gb_per_s: null,
        peak_source: null,
        note: "2 of 8 ranks: the transfer may include waits for the others.",
      },
      {
        name: "barrier",
        group: null,
        group_size: null,
        ranks: 2,
        calls: 0.5,
        bytes: null,
        total_ms: 0.25,
        transfer_ms: null,
        wait_ms: null,
        exposed_ms: 0.25,
        overlapped_ms: 0,
        algorithm_gb_per_s: null,
        bus_gb_per_s: null,
        peak_gb_per_s: null,
        peak_source: null,
        note: null,
      },
    ],
    ranks: [
      { host: "worker-0", rank: 0, wait_ms: 2, transfer_ms: 2.1, last_percent: 10 },
      { host: "worker-1", rank: 1, wait_ms: 0, transfer_ms: 2.1, last_percent: 90 },
    ],
    matched_percent: 97.2,
    left_out: 1,
    definitions: {
      calls: text,
      transfer_ms: text,
      wait_ms: text,
      exposed_ms: text,
      algorithm_gb_per_s: text,
      bus_gb_per_s: text,
      last_percent: text,
      matched_percent: text,
    },
  };
}
