"""An example drawn: the position, then each step with its verdict and what comes of it.

In: an example that was run. Out: one line of HTML, so that Markdown leaves it alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.pages.drawing.faces import Faces
from meldbook.pages.drawing.positions import Positions
from meldbook.pages.drawing.speech import Speech
from meldbook.pages.drawing.telling import Telling
from meldbook.pages.html import element, shown
from meldbook.play.examples import ExampleRun, StepRun
from meldbook.prose import Locale, Phrase, Sentence
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.refusals import refusal_sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Examples:
    """How examples of a game are drawn in one language."""

    faces: Faces
    locale: Locale

    def folded(self, runs: Sequence[ExampleRun]) -> str:
        """Examples under a line that opens them."""
        title = self._speech.calls("examples-count", count=len(runs))
        return element("details", element("summary", title), *map(self.drawn, runs), kind="examples", data_search_exclude=True)

    def drawn(self, run: ExampleRun) -> str:
        """One example."""
        positions = self._positions(run.rules)
        steps = element("ol", *self._steps(run, Telling(positions=positions)), kind="steps")
        return element("div", *self._note(run), positions.drawn(run), steps, kind="example", id=f"example-{run.example.id}")

    @property
    def _speech(self) -> Speech:
        return Speech(locale=self.locale)

    def _positions(self, rules: Rules) -> Positions:
        return Positions(rules=rules, faces=self.faces, speech=self._speech)

    def _note(self, run: ExampleRun) -> Iterator[str]:
        if run.example.note:
            yield element("p", shown(self.locale.words(run.example.note)))

    def _steps(self, run: ExampleRun, telling: Telling) -> Iterator[str]:
        before = run.start
        assert before is not None
        for step in run.steps:
            yield element("li", self._step(before, step, telling))
            before = step.after

    def _step(self, before: Game, step: StepRun, telling: Telling) -> str:
        done = element("p", telling.step(before, step), kind="move")
        came = (element("p", each, kind="came") for each in telling.consequences(before, step.after))
        return "".join((done, *self._verdict(step), *came, *self._after(step, telling.positions), *self._then(step)))

    def _verdict(self, step: StepRun) -> Iterator[str]:
        if step.refusal is not None:
            said = refusal_sentence(step.refusal, self.faces.ruleset)
            mark = element("strong", self._speech.calls("example-refused"))
            yield element("div", mark, self.told(said), kind="verdict refused")
        elif step.move is not None and not step.step.turns_upcard:
            yield element("p", element("strong", self._speech.calls("example-allowed")), kind="verdict allowed")

    def _after(self, step: StepRun, positions: Positions) -> Iterator[str]:
        """The hand and the melds, where the example says what they must be."""
        round_ = step.after.round
        if round_ is None:
            return
        if step.step.expect_hand is not None:
            cards = self.faces.row(positions.wilds_last(round_.hands[step.seat])) or self._speech.calls("example-no-cards")
            yield self._line("example-after-hand", cards)
        if step.step.expect_melds is not None:
            yield self._line("example-after-melds", positions.melds(round_.sides[round_.side_of[step.seat]].melds))

    def _line(self, label: str, content: str) -> str:
        return element("p", element("span", self._speech.calls(label), kind="label"), " ", content, kind="after")

    def _then(self, step: StepRun) -> Iterator[str]:
        """What the example expects, in words."""
        expected = [condition_phrase(each.condition, self.faces.ruleset) for each in step.step.expect]
        if expected:
            items = (element("li", self.told(phrase)) for phrase in expected)
            label = element("span", self._speech.calls("example-then"), kind="label")
            yield element("div", label, element("ul", *items), kind="then")

    def told(self, said: Sentence | Phrase) -> str:
        """A sentence with what stands under it."""
        text = self.locale.sentence(said) if isinstance(said, Sentence) else self.locale.capitalised(self.locale.phrase(said))
        below = element("ul", *(element("li", self.told(child)) for child in said.children)) if said.children else ""
        return f"{element('span', shown(text))}{below}"
