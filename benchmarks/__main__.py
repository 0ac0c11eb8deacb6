"""All benchmarks of one file, one after the other; `--smoke` and `--folder` as each has them."""

from __future__ import annotations

import sys

from benchmarks import ingest, overview

if __name__ == "__main__":
    for benchmark in (ingest, overview):
        status = benchmark.main(sys.argv[1:])
        if status:
            sys.exit(status)
