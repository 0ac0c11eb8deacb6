/** A document of an inference job, written by hand. */

import type { Overview } from "../api/overview";
import { file, gpuTraining } from "./fixtures";
import { LONG_NAME, metric } from "./steps";

export function inferenceRun(): Overview {
  const latency = (total: number) => ({
    total_ms: total,
    host_ms: total * 0.31,
    device_ms: total * 0.54,
    communication_ms: total * 0.15,
  });
  const counts = [2, 14, 61, 120, 96, 47, 22, 9, 6, 3, 1, 0, 0, 1, 0, 2];
  return {
    ...gpuTraining(),
    run: { id: "serving", format: "xplane", files: [file({ bytes: 1_210_344 })] },
    job: { kind: "inference", reason: `session run events (${LONG_NAME})` },
    headline: {
      what: "session_time",
      median_ms: null,
      median_first: false,
      value_ms: 7.412,
      spread_ms: 1.9,
      trend: null,
      outliers: null,
      bottleneck: { category: "device", share_percent: 54, sentence: "Device-bound: 54.0 % of a session is time on the device." },
    },
    metrics: {
      session_time: metric({
        label: "Average session time",
        value: 7.412,
        n: 384,
        stdev: 1.9,
        min: 4.4,
        max: 18.93,
        p50: 7.1,
        p90: 9.8,
        p99: 15.2,
        better: "lower",
        source: "mean length of the session events",
      }),
      sessions_per_second: metric({ label: "Sessions per second", value: 128.4, unit: "1/s", better: "higher", source: "n ÷ time" }),
      ...gpuTraining().metrics,
    },
    inference: {
      sessions: 384,
      inferred: false,
      source: "Session run events of the host; device time is the union of the kernels that each launched.",
      parts: [
        {
          id: "host_ms",
          label: "Host compute",
          short_label: "Host",
          definition: "The session without its device time and its transfers.",
          role: "host",
        },
        {
          id: "device_ms",
          label: "On the device",
          short_label: "Device",
          definition: "On the device: time in which the devices were occupied by the session.",
          role: "compute",
        },
        {
          id: "communication_ms",
          label: "Host-device communication",
          short_label: "Communication",
          definition: "Copies between host and device for the session.",
          role: "input",
        },
      ],
      definitions: {
        total_ms: "From the start of a session to its end, on the host.",
        host_ms: "The session without its device time and its transfers.",
        device_ms: "On the device: time in which the devices were occupied by the session.",
        communication_ms: "Copies between host and device for the session.",
        batching_delay_ms: "How long the session waited for its batch to fill.",
      },
      provenance: {
        formula: "mean: sum ÷ sessions; percentile p: interpolated linearly",
        substituted: null,
        inputs: [
          { name: "sessions", value: 384, unit: null },
          { name: "sum over them", value: 2846.208, unit: "ms" },
        ],
        window: "384 sessions, 0.0 to 2990.7 ms of the capture",
        files: null,
      },
      mean: latency(7.412),
      percentiles: [
        { percentile: 50, ...latency(7.1), few_samples: false },
        { percentile: 75, ...latency(8.3), few_samples: false },
        { percentile: 90, ...latency(9.8), few_samples: false },
        { percentile: 99, ...latency(15.2), few_samples: false },
        { percentile: 99.9, ...latency(18.7), few_samples: true },
      ],
      sessions_per_second: 128.4,
      models: ["ranker", null].map((model, index) => ({
        model,
        sessions: [300, 84][index]!,
        mean: latency([6.9, 9.2][index]!),
        percentiles: [
          { percentile: 50, ...latency(7), few_samples: false },
          { percentile: 99, ...latency(18), few_samples: index === 1 },
        ],
        sessions_per_second: [100.3, 28.1][index]!,
      })),
      slowest: [18.93, 17.2, 15.2].map((total, index) => ({
        host: `worker-${index % 2}`,
        start_ms: 1200 + 310 * index,
        model: index === 1 ? null : "ranker",
        ...latency(total),
        batching_delay_ms: index === 2 ? null : 1.5,
      })),
      batches: {
        batches: 120,
        sessions_per_batch: 3.2,
        size: 16,
        padding_percent: 12.5,
        delay_ms: { mean: 1.1, p50: 1, p99: 2.4, max: 3 },
      },
      distribution: { edges_ms: counts.map((_, i) => 4 + i).concat(4 + counts.length), counts },
    },
  };
}
