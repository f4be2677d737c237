# make help lists the commands. Each sets up what it needs.
#
# PYTHON     the Python to use, 3.11 or newer
# VENV       where the virtual environment goes
# PIP_ARGS   more options for pip: an index of CPU builds of torch, for example (docs/dependencies.md)
# TEST_ARGS  more options for pytest
# COMPILERS_ARGS  options of benchmarks/compilers.py for make compilers: --in-turn 4c2a91f for a few examples by one version
# PEERS      a Python with Triton, whose launches and listings make bench has beside tiledsl's (benchmarks/peers/README.md)

FIND_PYTHON = for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done

PYTHON ?= $(shell $(FIND_PYTHON))
VENV ?= .venv
PIP_ARGS ?=
TEST_ARGS ?=
PEERS ?=
COMPILERS_ARGS ?=

# Without bytecode on disk each process that the tests start would compile the package again.
unexport PYTHONDONTWRITEBYTECODE

BIN = $(VENV)/bin
STAMP = $(VENV)/.complete
OURS = $(VENV)/.made-by-make
DEMO = $(VENV)/.complete-for-demo

# To rewrite the assertions of a new clone takes more than a minute of CPU time. So they stay plain, and the tests that failed run again with theirs rewritten.
PYTEST = tested() { $(BIN)/python -m pytest "$$@" -n auto --dist worksteal $(TEST_ARGS); }; \
	all() { tested --assert=plain --strict-skips "$$@"; code=$$?; test $$code != 1 || { echo 'The tests that failed run again, and show the values:'; tested --last-failed --last-failed-no-failures=none; }; return $$code; }

.DEFAULT_GOAL := help
.PHONY: help venv demo test thorough lint pyright docs examples-table diagnostics-docs reference-docs bench compilers clean
# Parts of other targets, which make help leaves out.
.PHONY: format sieved-format linters

help: ## print this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' | while IFS='|' read -r name text; do printf '  make %-17s %s\n' "$$name" "$$text"; done

venv: $(STAMP) ## set up the virtual environment, if it is not there or its requirements changed

# The stamp is written last: an interrupted installation is started over. An environment without either mark is somebody else's, and stays as it is.
define NEW_ENVIRONMENT
	@test -n "$(PYTHON)" || { echo 'tiledsl needs Python 3.11 or newer, and none was found: install one, or name it with make PYTHON=...' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo '$(PYTHON) is not a Python of version 3.11 or newer: name one with make PYTHON=...' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo '$(PYTHON) cannot make virtual environments: install its venv package (Debian and Ubuntu: apt install python3-venv)' >&2; exit 1; }
	@test ! -e $(VENV) -o -e $(STAMP) -o -e $(OURS) || { echo '$(VENV) is there, and make did not make it: it stays as it is. Name another place for the environment that make sets up: make $(MAKECMDGOALS) VENV=.venv-make' >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $(OURS)
endef

$(STAMP): pyproject.toml constraints.txt
	$(NEW_ENVIRONMENT)
	$(BIN)/python -m pip install --disable-pip-version-check $(PIP_ARGS) -c constraints.txt -e '.[torch,compile,dev,docs]'
	@touch $@

# The whole environment serves the demo too; without it the demo installs what it runs: no torch, no browsers, no linters.
$(DEMO): pyproject.toml constraints.txt
	$(if $(wildcard $(STAMP)),@$(MAKE) --no-print-directory $(STAMP),$(INSTALL_DEMO))
	@touch $@

define INSTALL_DEMO
	$(NEW_ENVIRONMENT)
	@echo 'setting up $(VENV) for the demo: numpy, lark, jinja2, and clang in the package ziglang'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PIP_ARGS) -c constraints.txt -e '.[compile]'
endef

demo: $(DEMO) ## an 8192 x 8192 x 8192 GEMM: checked, compiled, and run on the GPU or the interpreter
	@$(BIN)/python examples/gemm_8192.py

# Some linters keep one core busy, so they run beside the tests; what they print stands behind the tests' output.
test: $(STAMP) ## the linters, and all tests beside them
	@said=$$(mktemp) || exit 1; trap 'rm -f "$$said"' EXIT; $(MAKE) --no-print-directory sieved-format linters >"$$said" 2>&1 & linters=$$!; \
	$(PYTEST); all -p tests.executed; tests=$$?; \
	wait $$linters; linted=$$?; cat "$$said"; \
	test $$tests = 0 || echo 'make test: the tests failed' >&2; test $$linted = 0 || echo 'make test: the linters failed' >&2; \
	test $$tests = 0 && test $$linted = 0

thorough: $(STAMP) ## every case of every sweep of the tests, more than an hour; an eighth with TEST_ARGS="--thorough-part 3/8"
	@$(PYTEST); all --thorough

lint: format linters ## black, ruff, mypy, and import-linter: imports run downwards

pyright: $(STAMP) ## the types of the examples by pyright, which the first run downloads
	$(BIN)/pyright --pythonpath $(BIN)/python

format: $(STAMP)
	$(BIN)/black --check --exclude '^/(tests|examples|build|\.venv[^/]*)/' .
	$(BIN)/black --check --line-length 160 tests examples

# black takes a minute for files that it never saw, ruff's formatter a second. Of ten files of black's, ruff would change one, and black looks at these.
sieved-format: $(STAMP)
	@said=$$($(BIN)/ruff format --check --output-format concise --exclude '*.md' .); code=$$?; \
	unlike=$$(echo "$$said" | sed -n 's/:[0-9]*:[0-9]*: unformatted: .*//p' | sort -u); \
	test $$code = 0 || test $$code = 1 -a -n "$$unlike" || { echo "$$said"; exit 1; }; \
	echo "$$unlike" | grep -E '^(tests|examples)/' | xargs -r $(BIN)/black --check --line-length 160 || exit 1; \
	echo "$$unlike" | grep -vE '^(tests|examples)/' | xargs -r $(BIN)/black --check

linters: $(STAMP)
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-cache --no-logo

examples-table: $(STAMP) ## write examples/README.md again, from the listings of the examples
	$(BIN)/python -m examples.readme

diagnostics-docs: $(STAMP) ## write the pages of the codes in docs/ again, from tiledsl/tools/codes.toml
	$(BIN)/python -m tiledsl.tools.codes docs

reference-docs: $(STAMP) ## write docs/reference.md again, from the docstrings
	$(BIN)/python -m docs.reference

docs: $(STAMP) ## the pages of docs/ as a site that needs no network: build/docs/index.html
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -d build/doctrees docs build/docs

bench: $(STAMP) ## time of each stage, of the checks and of a launch, quality of the listings, speed of the interpreter, mutants, fuzzing, false alarms
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/check_speed.py
	$(if $(PEERS),$(PEERS) benchmarks/peers/triton_gemm.py build/peers)
	$(BIN)/python benchmarks/profile_examples.py $(if $(PEERS),--peers build/peers)
	$(BIN)/python benchmarks/products.py $(if $(PEERS),--peers build/peers)
	$(BIN)/python benchmarks/profile_scale.py
	$(BIN)/python benchmarks/launch_overhead.py $(if $(PEERS),--triton $(PEERS))
	$(BIN)/python benchmarks/mutants.py
	$(BIN)/python benchmarks/kernel_mutants.py
	$(BIN)/python benchmarks/fuzz.py
	$(BIN)/python benchmarks/alarms.py
	$(BIN)/python benchmarks/compilers.py

compilers: $(STAMP) ## the listings of the examples by clang 18 to 22, for docs/compilers.md: wheels of 1.4 GB in build/compilers
	$(BIN)/python benchmarks/compilers.py $(or $(COMPILERS_ARGS),--page)

clean: ## remove the virtual environment that make set up, and the files that the tools left
	@if test -e $(STAMP) -o -e $(OURS); then echo 'rm -rf $(VENV)'; rm -rf $(VENV); fi
	rm -rf .hiprtc build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
