"""What to do about each finding, in the words of the framework that ran.

In: findings, the framework.  Out: the findings with its next steps.

The rules of findings advise users of XLA's frameworks.  For another framework, a table has the
next step by the id of the finding, or by `Finding.advice` where a finding has several; keys that
end with the platform or the job's kind count first.  What a table does not have fits all
frameworks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tensorboard_plugin_overview.overview.finding import Finding
from tensorboard_plugin_overview.trace.facts import Framework


class Advice(NamedTuple):
    """The words of a framework.

    Attributes:
        next_step: one thing to do.
        title: of the finding; None where the rule's fits.
    """

    next_step: str
    title: str | None = None


_SAME_SHAPES = (
    "Warm up before the capture (schedule(wait=1, warmup=3, active=...)), and keep shapes and "
    "Python values the same, or compile with torch.compile(dynamic=True); TORCH_LOGS=recompiles "
    "says why a function is compiled again."
)
_LOAD_AHEAD = (
    "Load ahead in worker processes: DataLoader(num_workers=..., persistent_workers=True), and "
    "cache what does not change."
)
_IN_THE_TRACE = "in the trace (https://ui.perfetto.dev opens the file)"

_WITHIN_A_RANGE = Advice(
    "No op runs in a part of that range: it is Python's or autograd's own time. torch.compile "
    "shortens it; record_function(...) within the range shows which code it is.",
    "Gaps between ops take a part of each step",
)

_PYTORCH: Mapping[str, Advice] = {
    "input_bound": Advice(
        "Load batches in worker processes that live on, DataLoader(num_workers=..., "
        "persistent_workers=True, pin_memory=True), and copy them with non_blocking=True."
    ),
    "input_bound.in_process": Advice(
        "The loop's own thread makes each batch (num_workers=0): give the DataLoader "
        "num_workers=4 or more, and persistent_workers=True."
    ),
    "input_bound.workers": Advice(
        "The DataLoader's workers cannot keep up: raise num_workers (as far as there are cores) or "
        "prefetch_factor, keep them with persistent_workers=True, and decode and augment less, or "
        "once, ahead of training."
    ),
    "input_bound.copies": Advice(
        "Copy while the device computes: DataLoader(pin_memory=True), and "
        ".to(device, non_blocking=True)."
    ),
    "collective_bound": Advice(
        "Overlap it with the backward pass: try another bucket_cap_mb and "
        "gradient_as_bucket_view=True for DDP, prefetching (forward_prefetch, backward_prefetch) "
        "for FSDP; or reduce less often (no_sync() while gradients accumulate) or in 16 bits."
    ),
    "launch_bound": Advice(
        'Launch fewer kernels: torch.compile(mode="reduce-overhead"), which uses CUDA graphs, a '
        "fused optimizer (fused=True), or a larger batch."
    ),
    "launch_bound.inference": Advice(
        'Launch fewer kernels: torch.compile(mode="reduce-overhead"), which uses CUDA graphs, or a '
        "larger batch."
    ),
    "collective_bound.inference": Advice(
        "Overlap it with compute (asynchronous collectives), send 16 bits, or split the model over "
        "fewer devices."
    ),
    "host_bound": Advice(
        "See in the host's top ops which they are. Ops that only launch cost less by "
        'torch.compile(mode="reduce-overhead"), or CUDA graphs; move others to the device or out '
        "of the step.",
        "The GPU waits for the host to run ops",
    ),
    "output_bound": Advice(
        "Call .item(), .cpu() and print less often; copy into pinned memory with "
        "non_blocking=True, and read the result a step later."
    ),
    "unexplained_idle": Advice(
        "It is mostly Python between ops: keep logging, checkpoints and conversions out of the "
        "loop; record_function(...) around parts of the loop shows which take the time."
    ),
    "unexplained_idle.inference": Advice(
        'It is mostly Python between ops: torch.compile(mode="reduce-overhead"), or CUDA graphs, '
        "shorten it; record_function(...) around pre- and postprocessing shows their part."
    ),
    "unexplained_idle.cpu": Advice(
        "It is mostly Python between ops: keep logging, checkpoints and conversions out of the "
        "loop, and torch.compile the model; record_function(...) around parts of the loop shows "
        "which take the time."
    ),
    "unexplained_idle.compiled": Advice(
        "It is mostly Python around the compiled code: keep logging, checkpoints and conversions "
        "out of the loop; record_function(...) around parts of the loop shows which take the time."
    ),
    "stretch": Advice(
        "It is mostly one stretch of each step, which no op explains: preparing input, "
        "postprocessing, logging, a sleep, a library that is not PyTorch's. Put "
        "record_function(...) around the parts of the loop to see which, and do it in other "
        "processes, or in the background."
    ),
    "see_to_it": _WITHIN_A_RANGE,
    "may_load": _WITHIN_A_RANGE,
    "load_ahead": Advice(f"It looks like loading data. {_LOAD_AHEAD}"),
    "compile_in_loop": Advice(
        _SAME_SHAPES, "Functions are compiled, or kernels loaded, in the loop"
    ),
    "compile_in_capture": Advice(_SAME_SHAPES),
    "slow_steps": Advice(
        f"Look at that step in the step-time graph, and at its time {_IN_THE_TRACE}."
    ),
    "eager_host": Advice(
        "torch.compile the model, or capture it in CUDA graphs; the top ops show which ops take "
        "the time.",
        "Ops run one by one, and the step waits for that",
    ),
    "partly_eager": Advice(
        "torch.compile what still runs outside compiled regions: TORCH_LOGS=graph_breaks says why "
        "it does.",
        "A part of the ops runs one by one, and the step waits for the host",
    ),
    "eager_host.cpu": Advice(
        "torch.compile the model; the top ops show which ops take the time.",
        "Ops run one by one, and the step waits for that",
    ),
    "low_16bit": Advice(
        'Compute under torch.autocast("cuda", dtype=torch.bfloat16), or in float16 with a '
        "GradScaler; where it must be 32 bits, "
        'torch.set_float32_matmul_precision("high") lets matrix units compute in TF32.'
    ),
    "low_16bit.no_bf16": Advice(
        'Compute in float16: torch.autocast("cuda", dtype=torch.float16), in training with a '
        "GradScaler. This GPU has neither bfloat16 nor TF32 in its matrix units."
    ),
    "low_16bit.inference": Advice(
        "Run the model in 16 bits: model.to(torch.bfloat16), or torch.float16; where it must be 32 "
        'bits, torch.set_float32_matmul_precision("high") lets matrix units compute in TF32.'
    ),
    "low_16bit.cpu": Advice('Compute under torch.autocast("cpu", dtype=torch.bfloat16).'),
    "sync_points": Advice(
        "Find .item(), .cpu(), .tolist(), a printed tensor, a tensor in an if and "
        "torch.cuda.synchronize() in the step; keep values on the device, and read them once a "
        "step or less often."
    ),
    "pageable_copies": Advice(
        "Use DataLoader(pin_memory=True) and .to(device, non_blocking=True): copies from pinned "
        "memory are faster, and run beside compute."
    ),
    "data_parallel": Advice(
        "Use DistributedDataParallel, with one process for each device (torchrun)."
    ),
    "gloo_on_gpu": Advice(
        'Use NCCL for tensors of GPUs: init_process_group(backend="nccl"), or '
        '"cpu:gloo,cuda:nccl" where both are needed.'
    ),
    "recompiles": Advice(
        "TORCH_LOGS=recompiles names the guard that fails. If a dimension varies, mark it with "
        "torch._dynamo.mark_dynamic, or compile with torch.compile(dynamic=True), or pad to a few "
        "sizes."
    ),
    "allocator_stalls": Advice(
        "The caching allocator should hold all memory after some steps: set "
        "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True, do not call torch.cuda.empty_cache() in "
        "the loop, and leave some memory free."
    ),
    "first_step_slow": Advice(
        "Let the profiler warm up, schedule(wait=1, warmup=3, active=...): a first step pays for "
        "starting the profiler, loading kernels, autotuning and compiling."
    ),
    "python_gc": Advice(
        "Call gc.freeze() and gc.disable() after the model is built, and gc.collect() every some "
        "hundred steps, on all ranks in the same step."
    ),
    "around_all": Advice(
        "Call prof.step() right at the end of each iteration. If the time is the data loader's: "
        f"{_LOAD_AHEAD[0].lower()}{_LOAD_AHEAD[1:]}"
    ),
    "mark_all": Advice("Call prof.step() in every iteration: only some of them are marked."),
    "long_gap.input": Advice(
        "Keep the loader's workers alive between epochs: DataLoader(persistent_workers=True)."
    ),
    "long_gap.compilation": Advice(_SAME_SHAPES),
    "long_gap": Advice(
        f"Look there {_IN_THE_TRACE}: a checkpoint, a validation, a stalled loader?"
    ),
}

_TABLES: Mapping[Framework, Mapping[str, Advice]] = {"pytorch": _PYTORCH}


def in_words_of(
    framework: Framework, finding: Finding, about: Sequence[str], device: str = "GPU"
) -> Finding:
    """Returns a finding as users of a framework need it; XProf's tools open XLA's profiles alone.

    Args:
        framework: of the run.
        finding: with the words for XLA's frameworks.
        about: what else is known of the run, as its platform and what the job does: the first one
            for which the table has an entry of its own counts.
        device: the noun for what computes, where rules say GPU.
    """
    table = _TABLES.get(framework)
    if table is None:
        return finding
    key = finding.advice or finding.id
    keys = [*(f"{key}.{one}" for one in about), key]
    advice = next((table[one] for one in keys if one in table), Advice(finding.next_step))
    return finding._replace(
        title=(advice.title or finding.title).replace("GPU", device),
        evidence=finding.evidence.replace("the GPU ", f"the {device} "),
        next_step=advice.next_step,
        tool=None,
    )
