# Three commands do everything: `make table`, `make play` and `make test`. The first one to run sets up .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: help play table web test test-all check rules chromium pictures kills bench pins clean

help:
	@echo "make table   a game of Podstavec in this terminal, against a bot"
	@echo "make play    open a house, kept in ridotto.db in this folder, and print its address; with a display, open it"
	@echo "make test    everything: lint, types, imports, rule coverage, tests, browsers"
	@echo "make test-all  that, and what takes longer: the wheel in an empty environment"
	@echo "make check   lint, types and imports only"
	@echo "make rules   clauses of the rulebooks without a test"
	@echo "make web     build the browser app, if a source is newer"
	@echo "make pictures  pictures of every page and board, in web/pictures"
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

play: $(READY) web
	@$(BIN)/ridotto serve --browser

web: $(READY)
	@$(BIN)/python web/npm.py build

table: $(READY)
	@$(BIN)/ridotto play podstavec

test: check rules web chromium
	$(BIN)/python web/npm.py check
	$(BIN)/python web/npm.py test
	$(BIN)/python -m pytest -n 2 -q

test-all: test
	RIDOTTO_WHEEL=1 $(BIN)/python -m pytest -q tests/web/test_wheel.py

# Browser tests use the system's Chromium.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || { echo "Browser tests need Chromium; on Debian: apt-get install chromium"; exit 2; }

pictures: $(READY) web chromium
	$(BIN)/python tests/web/pictures.py web/pictures

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
	rm -rf $(VENV) web/node_modules web/pictures src/ridotto/house/web/app .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
