# Everything a newcomer needs: `make demo` shows the product, `make test` checks it. Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help demo test check bless bench mutate site soak clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $(STAMP)

demo: $(STAMP)  ## check the specs, watch a game, build the site
	$(BIN)/meldbook validate classic rummyroyal railroad
	$(BIN)/meldbook play classic --watch --seed 1 --record build/demo.meld
	$(BIN)/meldbook replay build/demo.meld --quiet
	@$(MAKE) --no-print-directory site

test: $(STAMP)  ## run the tests
	$(BIN)/pytest -n auto

check: $(STAMP)  ## what else CI asks: style, types, floors
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bless: $(STAMP)  ## rewrite every golden file; read the diff like code
	MELDBOOK_BLESS=1 $(BIN)/pytest -q

bench: $(STAMP)  ## playouts per second, beside other game libraries
	$(BIN)/pip install --quiet --editable '.[bench]'
	$(BIN)/python benchmarks/playouts.py

soak: $(STAMP)  ## invariants over many more games, with progress
	$(BIN)/python benchmarks/soak.py

GAMES ?= $(basename $(notdir $(wildcard specs/variants/*.yaml specs/presets/*.yaml)))
mutate: $(STAMP)  ## change every rule of a game, and see that its examples notice: GAMES="classic railroad" for some
	for game in $(GAMES); do \
	  $(BIN)/meldbook mutate $$game --jobs 2 --at-least 90 --known tests/mutation/$$game.yaml || exit 1; done

site: $(STAMP)  ## build the rules site
	$(BIN)/meldbook site build

clean:  ## remove what was built
	rm -rf build dist $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
