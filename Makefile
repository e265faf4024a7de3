# Three commands do everything: `make play`, `make table` and `make test`. The first one to run sets up .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/pyvenv.cfg
PLAYABLE := $(VENV)/playable
READY := $(VENV)/ready
NPM := $(BIN)/python web/npm.py
NODE_MODULES := web/node_modules/.package-lock.json
APP := src/ridotto/house/web/app/index.html
# house.ts holds types only, which the checks write and the app does not keep
APP_SOURCES := $(shell find web -path web/node_modules -prune -o -type f ! -name house.ts -print 2>/dev/null)

.PHONY: help play table app test plain-tests browser-tests test-all check rules web-check web-units chromium pictures kills leaks mutants bench ladder pins clean

help:
	@echo "make play      open a house, kept in ridotto.db here, and print its address"
	@echo "make table     a game of Podstavec in this terminal, against a bot"
	@echo "make test      everything: lint, types, imports, rules, tests, real browsers"
	@echo "make test-all  that, and what takes longer: the wheel by itself, long games"
	@echo "make app       build the browser app"
	@echo "make pictures  pictures of every page and board, in web/pictures"
	@echo "make check     lint, types and imports only"
	@echo "make rules     clauses of the rulebooks without a test"
	@echo "make kills     kill the house 30 times under load, on each store, and look"
	@echo "               for what was lost"
	@echo "make leaks     play every game in two worlds, from many seeds, and look for"
	@echo "               what tells them apart"
	@echo "make mutants   plant faults in a folder and list those that its tests miss:"
	@echo "               CODE=src/… TESTS=tests/… COUNT=20 SEED=1"
	@echo "make bench     how fast it is, as ratios measured in one run"
	@echo "make ladder    how much better each level of bots plays, in every game, into"
	@echo "               docs/minds.md: GAMES=200, WORKERS by cores; a killed run goes on"
	@echo "make pins      write constraints.txt anew from what is installed"

# Ctrl-C at a terminal ends what is being set up, all of it and without what its tools would say about that. It is a job of its
# own in the background, as only there a signal reaches the shell alone.
STOPPED := Stopped; the same command goes on from here.
stoppable = if [ -t 0 ]; then set -m; ($(1)) & job=$$!; \
	  trap 'trap "" INT; exec 2>/dev/null; kill -s KILL -- -$$job; wait $$job; $(2) printf "\n%s\n" "$(STOPPED)"; exit 130' INT; wait $$job; else $(1); fi

# Who plays gets what playing needs; checks and tests get everything. Of their tools only a part is ever imported, so those
# are compiled when they are. An editable package has no app of its own to build, so the build needs no Node.
install = { HATCH_BUILD_NO_HOOKS=true $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt \
	  $$options --editable ".[$$extras]" && touch $(PLAYABLE) $@; } | sed -n -e 's/^Collecting \([^ <>=!~;[]*\).*/  \1/p' -e 's/^Installing collected packages.*/Installing them./p'

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Ridotto needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' \
	  || { echo "This Python cannot make virtual environments; on Debian: apt-get install python3-venv"; exit 2; }
	@echo "Setting up Ridotto in $(VENV); this is done once and takes a minute or two."
	@$(call stoppable,$(PYTHON) -m venv $(VENV),rm -f $@;) || { rm -f $@; exit 2; }

$(PLAYABLE): pyproject.toml constraints.txt | $(MADE)
	@rm -f $@
	@extras=house,client; options=; $(call stoppable,$(install))
	@test -e $@

$(READY): pyproject.toml constraints.txt | $(MADE)
	@echo "Fetching what the checks and tests need; this is done once and takes a minute or two."
	@rm -f $@
	@extras=dev; options=--no-compile; $(call stoppable,$(install))
	@test -e $@

$(NODE_MODULES): web/package.json web/package-lock.json | $(MADE)
	@echo "Fetching what the browser app is built from."
	@$(call stoppable,$(NPM) ci --no-audit --no-fund --loglevel=error)
	@touch $@

$(APP): $(NODE_MODULES) $(APP_SOURCES)
	@echo "Building the browser app."
	@$(call stoppable,$(NPM) run --silent build)
	@touch $@

app: $(APP)

# Ctrl-C closes a house or a table, and that is no error: in a terminal it is a job of its own, so that make is not interrupted, too.
# Until it can listen, Ctrl-C is ignored: Python would end with a traceback, and by a signal that the shell takes for its own.
alone = @if [ -t 0 ]; then set -m; trap '' INT; RIDOTTO_LISTENS=1 $(BIN)/ridotto $(1) & trap - INT; fg >/dev/null; else $(BIN)/ridotto $(1); fi || case $$? in 130|$(or $(2),130)) ;; *) exit 1 ;; esac

# Whoever leaves a game before its end has done nothing wrong either.
LEFT := 1

play: $(PLAYABLE) $(APP)
	$(call alone,serve --open)

table: $(PLAYABLE)
	$(call alone,play podstavec,$(LEFT))

# The app is built and its units are tested while the tools of the checks are fetched. Tests with a browser run in processes of their
# own, as Playwright keeps the event loop of its process, but beside the others: tests wait for clocks and browsers now and then,
# and of two runs one after the other each would end with a core that has nothing left to do. What they print comes when they are done.
PYTEST := $(BIN)/python -m pytest --dist worksteal -q

# Every process of a run would compile the same files again if what is compiled might not be kept, as in many containers.
unexport PYTHONDONTWRITEBYTECODE

test:
	@$(MAKE) --no-print-directory -j 4 check rules web-check chromium
	@$(MAKE) --no-print-directory -j 2 plain-tests browser-tests

plain-tests: $(READY) $(APP)
	$(PYTEST) -n 4 --ignore tests/web

browser-tests: $(READY) $(APP) chromium
	@told=$$($(PYTEST) -n 2 -p no:schemathesis tests/web 2>&1); failed=$$?; echo "$$told"; exit $$failed

test-all: test
	$(BIN)/python -m pytest -q -m long tests
	RIDOTTO_WHEEL=1 $(BIN)/python -m pytest -q tests/web/test_wheel.py

pictures: $(READY) $(APP) chromium
	$(BIN)/python tests/web/pictures.py web/pictures

web-check: web-units $(READY) $(APP)
	$(NPM) run --silent check

web-units: $(NODE_MODULES)
	$(NPM) test --silent

# Browser tests use the system's Chromium, best the one without windows: installed where that may be done, otherwise named.
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then apt-get update -qq && apt-get install -y -qq chromium-headless-shell; \
	  else command -v chromium >/dev/null; fi; } \
	  || { echo "The browser tests need Chromium; on Debian: apt-get install chromium-headless-shell"; exit 2; }

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/bandit -q -r src -c pyproject.toml

rules: $(READY)
	$(BIN)/python -m pytest --rules -q

kills: $(READY)
	RIDOTTO_KILLS=30 $(BIN)/python -m pytest -q -rP tests/house/test_durable.py

leaks: $(READY)
	RIDOTTO_LEAKS=12 $(BIN)/python -m pytest -q -rP tests/house/web/test_nothing_leaks.py

CODE ?= src/ridotto/games/podstavec
TESTS ?= tests/games/podstavec tests/contract
COUNT ?= 20
SEED ?= 1

mutants: $(READY)
	$(BIN)/python tools/mutants.py $(CODE) $(TESTS) --count $(COUNT) --seed $(SEED)

bench: $(READY)
	$(BIN)/ridotto bench engine
	$(BIN)/ridotto bench venice
	$(BIN)/ridotto bench house
	$(BIN)/ridotto bench crowd

GAMES ?= 200
WORKERS ?= $(shell $(PYTHON) -c "import os; print(os.cpu_count() or 1)")

ladder: $(READY)
	$(BIN)/ridotto ladders --games $(GAMES) --workers $(WORKERS) --folder ladder --write docs/minds.md

pins: $(READY)
	$(BIN)/python -m pip freeze --exclude-editable | grep -v ' @ ' > constraints.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build web/node_modules web/pictures $(dir $(APP))
