# Three commands do everything: `make table`, `make play` and `make test`. The first one to run sets up .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: help play table test check rules kills bench pins clean

help:
	@echo "make table   a game of Podstavec in this terminal, against a bot"
	@echo "make play    open a house, kept in ridotto.db in this folder, and print its address"
	@echo "make test    everything: lint, types, imports, rule coverage, tests"
	@echo "make check   lint, types and imports only"
	@echo "make rules   clauses of the rulebooks without a test"
	@echo "make kills   kill the house 30 times under load, on each store, and look for what was lost"
	@echo "make bench   how fast it is, as ratios measured in one run"
	@echo "make pins    write constraints.txt anew from what is installed"

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Ridotto needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' \
	  || { echo "This Python cannot make virtual environments; on Debian: apt-get install python3-venv"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	@touch $@

play: $(READY)
	@$(BIN)/ridotto serve

table: $(READY)
	@$(BIN)/ridotto play podstavec

test: check rules
	$(BIN)/python -m pytest -n 2 -q

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/bandit -q -r src -c pyproject.toml

rules: $(READY)
	$(BIN)/python -m pytest --rules -q

kills: $(READY)
	RIDOTTO_KILLS=30 $(BIN)/python -m pytest -q tests/house/test_durable.py

bench: $(READY)
	$(BIN)/ridotto bench engine
	$(BIN)/ridotto bench venice
	$(BIN)/ridotto bench house
	$(BIN)/ridotto bench crowd

pins: $(READY)
	$(BIN)/python -m pip freeze --exclude-editable | grep -v ' @ ' > constraints.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
