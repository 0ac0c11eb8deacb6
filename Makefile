# `make` or `make help` lists the targets. Set-up is remembered in stamp files, so that it is done once.

PYTHON ?= python3
PORT ?= 6006
LOGDIR ?= $(CURDIR)/build/demo
SECONDS ?= 900

BIN := .venv/bin
INSTALLED := .venv/.installed
TEST_TOOLS := .venv/.test-tools
BENCH_TOOLS := .venv/.bench-tools
NODE_MODULES := frontend/node_modules/.package-lock.json
COMPLETIONS := tensorboard_plugin_overview/cli/completions
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test check test-fast test-python test-js test-packages test-examples e2e build-js completion bench format browser clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(INSTALLED)  ## serve the sample runs in TensorBoard (PORT=6006)
	exec $(BIN)/tensorboard-overview demo --logdir "$(LOGDIR)" --port $(PORT)

test: check test-js e2e test-python  ## set up and run every check and test
# Python comes last: its closing line is the summary of the run.

check: $(TEST_TOOLS) $(NODE_MODULES)  ## linters and types, Python and TypeScript
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	npm --prefix frontend run --silent typecheck

test-python: $(TEST_TOOLS)  ## pytest, all tests
	$(BIN)/python -m pytest -n auto --dist loadfile

test-fast: $(TEST_TOOLS)  ## pytest in a minute: without slow tests, with few examples of each property
	$(BIN)/python -m pytest -n auto --dist loadfile -m 'not slow' --hypothesis-profile quick

test-js: $(NODE_MODULES)  ## vitest, and that the committed bundle is what the sources build to
	npm --prefix frontend run --silent test
	npm --prefix frontend run --silent check-fresh

test-packages: $(TEST_TOOLS)  ## install with old and new requirements (10 minutes; python3.10 and others from the PATH)
	OVERVIEW_TEST_PACKAGES=1 $(BIN)/python -m pytest -m slow tests/packaging/test_matrix.py

test-examples: $(TEST_TOOLS)  ## run docs/examples with a Python that has a framework (OVERVIEW_EXAMPLES_PYTHON=python)
	$(BIN)/python -m pytest -rs tests/docs/test_examples.py

e2e: $(TEST_TOOLS) $(NODE_MODULES) browser  ## the tab in Chromium, served by a real TensorBoard
	PYTHON="$(CURDIR)/$(BIN)/python" npm --prefix frontend run --silent e2e

build-js: $(NODE_MODULES)  ## write the types of the JSON, build the tab into tensorboard_plugin_overview/static
	npm --prefix frontend run --silent build

completion: $(TEST_TOOLS)  ## write the shells' completion scripts into the package
	@mkdir -p $(COMPLETIONS)
	for shell in bash zsh fish; do \
	  $(BIN)/shtab --shell=$$shell --prog tensorboard-overview \
	    tensorboard_plugin_overview.__main__.parser > $(COMPLETIONS)/tensorboard-overview.$$shell; \
	done

bench: $(BENCH_TOOLS)  ## time and memory of reading profiles, next to XProf
	$(BIN)/python -m benchmarks

fuzz: $(TEST_TOOLS)  ## fuzz decoder, overview, cache and traces (SECONDS=900 each, SEEDS=FOLDER of more profiles)
	$(BIN)/python -m tests.fuzz decoder --seconds $(SECONDS) $(if $(SEEDS),--seeds "$(SEEDS)")
	$(BIN)/python -m tests.fuzz load --seconds $(SECONDS) $(if $(SEEDS),--seeds "$(SEEDS)")
	$(BIN)/python -m tests.fuzz kept --seconds $(SECONDS) $(if $(SEEDS),--seeds "$(SEEDS)")
	$(BIN)/python -m tests.fuzz traces --seconds $(SECONDS)

soak: $(TEST_TOOLS)  ## a real TensorBoard for ten minutes, with runs that come and go
	$(BIN)/python -m benchmarks.soak

format: $(TEST_TOOLS)  ## format the Python code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:  ## remove what the other targets made, but for the bundle
	rm -rf .venv build dist *.egg-info frontend/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis

# -- Set-up -------------------------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' \
	  || { echo "Python 3.10 or newer is needed: make PYTHON=/path/to/python3 ..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv \
	  || { echo "Python's venv module is needed (Debian: apt-get install python3-venv)." >&2; exit 1; }

# Editable: the environment serves and tests the sources as they are.
$(INSTALLED): setup.py pyproject.toml | $(BIN)/python
	$(PIP_INSTALL) --editable .
	@touch $@

$(TEST_TOOLS): setup.py pyproject.toml | $(BIN)/python
	$(PIP_INSTALL) --editable '.[test,dev]'
	@touch $@ $(INSTALLED)

$(BENCH_TOOLS): setup.py pyproject.toml | $(BIN)/python
	$(PIP_INSTALL) --editable '.[bench]'
	@touch $@ $(INSTALLED)

# npm itself writes this file, as the last thing that it installs.
$(NODE_MODULES): frontend/package-lock.json frontend/package.json
	@command -v npm >/dev/null || { echo "Node 20 or newer, with npm, is needed." >&2; exit 1; }
	npm --prefix frontend ci --no-progress
	@touch $@

browser:
	@if command -v chromium >/dev/null; then \
	  :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium ..."; \
	  apt-get update -qq \
	    && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium \
	       >/dev/null; \
	else \
	  echo "The browser tests need Chromium as 'chromium' (Debian: apt-get install chromium)." >&2; \
	  exit 1; \
	fi
