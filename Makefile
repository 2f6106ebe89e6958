# make lessons   opens the lessons          make test   checks everything
# make lab       edits them in JupyterLab   make lint   checks the code's form only
# make bench     what is fast, and how fast
# make load      a full class at once       make export    writes the lessons as plain files
# make mutants   tries whether a test fails when a rule is wrong
# make play-test checks the pages that bring Python along: it fetches Pyodide with npm
# make hub-test  checks the lessons on a JupyterHub: it fetches its proxy with npm

PYTHON   ?= python3
CHROMIUM ?= $(firstword $(shell command -v chromium-headless-shell) chromium)
VENV     := .venv
BIN      := $(VENV)/bin
PIP      := $(BIN)/python -m pip --disable-pip-version-check --quiet
APT      := $(if $(filter 0,$(shell id -u)),,sudo )apt-get
NBVAL    := --nbval-lax --nbval-current-env --nbval-cell-timeout=60

export CHROMIUM
# What was compiled once is not compiled again by each process that is started.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: lessons lab export test play-test hub-test mutants bench lint load browser clean
.DELETE_ON_ERROR:

lessons: $(VENV)/lessons.stamp
	$(BIN)/gamelib serve

lab: $(VENV)/lessons.stamp
	$(BIN)/jupyter lab --notebook-dir=notebooks

# To SITE; with LIVE, links lead to the pages with Python; with PLAY=1 Python comes along. How large
# and how fast they are: tests/benchmarks/exported.py, tests/benchmarks/playing.py
SITE ?= build/site
export: $(VENV)/lessons.stamp
	$(BIN)/gamelib export $(SITE) --force $(if $(LIVE),--live '$(LIVE)') $(if $(PLAY),--play)

# First the rules; then, file by file, what needs a server, a browser or a kernel: the notebooks
# last, as so many small files leave no core idle.
test: lint browser
	$(BIN)/python -m pytest -n auto --dist worksteal tests --ignore tests/browser
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder $(NBVAL) tests/browser notebooks

play-test: $(VENV)/tests.stamp browser
	$(BIN)/python -m pytest -m play tests/browser/test_lite.py

HUB := $(VENV)-hub
PROXY := $(HUB)/node_modules/.bin/configurable-http-proxy
hub-test: $(PROXY) $(HUB)/stamp browser
	PATH="$(CURDIR)/$(dir $(PROXY)):$$PATH" $(HUB)/bin/python -m pytest -m hub tests/browser/test_hub.py

$(PROXY):
	@command -v npm >/dev/null || { echo "make hub-test needs npm: install it." >&2; exit 1; }
	npm install --silent --no-save --prefix $(HUB) configurable-http-proxy@5.3.0

lint: $(VENV)/tests.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

load: $(VENV)/tests.stamp browser
	$(BIN)/python tests/benchmarks/load.py --chromium "$$(command -v $(CHROMIUM))"

# One rule changed at a time: does a test fail? MUTANTS='--sample 18' takes a few of each module.
mutants: $(VENV)/tests.stamp
	$(PIP) install cosmic-ray==8.7.0
	$(BIN)/python tests/mutants.py $(MUTANTS)

# On one core, in processor time; beside OpenSpiel and RLCard, in an environment of its own.
BENCH := $(VENV)-bench/bin/python
bench: $(VENV)-bench/stamp browser
	taskset -c 0 $(BENCH) -m pytest -q -o python_files='bench_*.py' -o python_functions='bench_*' \
	  -W default --benchmark-timer=time.process_time --benchmark-disable-gc tests/benchmarks

# A missing browser is an error, never a skipped test; Chromium without windows is the quickest.
browser:
	@command -v $(CHROMIUM) >/dev/null \
	  || { $(APT) update -qq && $(APT) install -y -qq --no-install-recommends chromium fonts-noto-core; } \
	  || { echo "make test needs Chromium: install it, or set CHROMIUM to its path." >&2; exit 1; }

clean:
	rm -rf $(VENV) $(VENV)-* build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "The lessons need Python 3.11 or later: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# The stamps say what was installed; what has changed since is installed again. The template is
# there because Jupyter reads its installed copy.
TEMPLATE := $(wildcard gamelib/publish/template/*) gamelib/views/look.css
$(VENV)/lessons.stamp: $(VENV)/bin/python pyproject.toml binder/requirements.txt $(TEMPLATE)
	@echo "Installing what the lessons need; the first time takes a minute or two."
	$(PIP) install -r binder/requirements.txt
	$(PIP) install --no-deps --editable .
	@touch $@

$(VENV)/tests.stamp: $(VENV)/lessons.stamp tests/requirements.txt
	$(PIP) install -r tests/requirements.txt -c binder/requirements.txt
	@touch $@

# What only some people measure or try, each in an environment of its own.
$(VENV)-%/stamp: pyproject.toml binder/requirements.txt tests/requirements.txt tests/requirements-%.txt $(TEMPLATE)
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip --disable-pip-version-check --quiet install \
	  $(patsubst %,-r %,$(filter %.txt,$^))
	$(@D)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --editable .
	@touch $@
