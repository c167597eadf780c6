"""One rule, one id: sets that are written in several places are the same set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from python_source import modules

from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.engine.compiling import FACTS
from meldbook.engine.game import start
from meldbook.engine.judging import check
from meldbook.model.moves import Shuffle
from meldbook.model.rules import RuleId
from meldbook.play.examples import run_example
from specs_on_disk import ODD, ROOT, VARIANTS, loaded, ruleset, with_odd_rules

LOCALES = tuple(sorted(folder for folder in (ROOT / "site" / "locales").iterdir() if folder.is_dir()))


def test_the_engine_answers_every_fact_of_the_vocabulary() -> None:
    assert set(FACTS) == set(VOCABULARY)


@pytest.mark.parametrize("locale", LOCALES, ids=lambda folder: folder.name)
def test_every_refusal_has_its_words(locale: Path) -> None:
    messages = "\n".join(file.read_text(encoding="utf-8") for file in sorted(locale.glob("*.ftl")))
    ids = set(re.findall(r"^([a-z][a-z0-9-]*) *=", messages, re.MULTILINE))
    wanted = {f"refusal-{rule.replace('.', '-')}" for rule in RuleId}
    assert wanted <= ids
    of_rooms = {rule.partition(".")[0] for rule in RuleId}
    said = {id for id in ids if id.startswith("refusal-") and id.split("-")[1] in of_rooms}
    assert {id for id in said if not any(id.startswith(known) for known in wanted)} == set(), "nobody is refused so"


def test_every_rule_refuses_something_in_an_example() -> None:
    rules = with_odd_rules().rules
    wrong_order = check(rules, start(rules), Shuffle(order=rules.pack[1:]))
    assert wrong_order is not None
    assert set(RuleId) - refused_in_examples() - {wrong_order.rule} == set()


def test_a_rule_that_is_never_given_is_not_in_the_engine() -> None:
    engine = "\n".join(file.read_text(encoding="utf-8") for file in modules("engine"))
    assert {rule for rule in RuleId if f"RuleId.{rule.name}" not in engine} == set()


def test_the_odd_examples_come_out() -> None:
    assert [str(each) for example in loaded(ODD).examples for each in run_example(ruleset(ODD), example).diagnostics] == []


def test_every_spec_is_read_without_a_mistake() -> None:
    assert [str(problem) for variant in VARIANTS for problem in loaded(variant).diagnostics] == []


def refused_in_examples() -> set[RuleId]:
    """The rules that the examples of specs are refused by."""
    runs = [run_example(ruleset(name), example) for name in (*VARIANTS, ODD) for example in loaded(name).examples]
    return {step.refusal.rule for run in runs for step in run.steps if step.refusal}
