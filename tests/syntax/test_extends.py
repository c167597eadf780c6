"""Files that build on others."""

from collections.abc import Mapping

from syntax_trees import told, tree

from meldbook.diagnostics import Span
from meldbook.syntax import Load, Reading, missing_base, read, resolve


def shelf(files: Mapping[str, str]) -> Load:
    def load(name: str, span: Span) -> Reading:
        if name not in files:
            return Reading(node=None, diagnostics=(missing_base(name, span, files),))
        return read(files[name].encode(), f"{name}.yaml")

    return load


def test_a_file_inherits_from_its_base_and_the_bases_of_that() -> None:
    files = {"a": "{id: a, x: 1, y: 1, z: 1}", "b": "{id: b, extends: a, y: 2, z: 2}"}
    merged = resolve(tree("{id: c, extends: b, z: 3}"), shelf(files))
    assert merged.node == tree("{id: c, x: 1, y: 2, z: 3}")
    assert not merged.diagnostics


def test_a_file_without_a_base_stays_as_it_is() -> None:
    node = tree("{id: a, x: null}")
    assert resolve(node, shelf({})).node is node


def test_case_b20_a_cycle_is_told_with_its_chain() -> None:
    files = {"a": "{id: a, extends: b}", "b": "{id: b, extends: a}"}
    expected = ["b.yaml:1:18 extends-cycle: a variant can't extend itself: a → b → a"]
    assert told(resolve(tree(files["a"], "a.yaml"), shelf(files)).diagnostics) == expected


def test_case_b20_a_missing_base_is_told_where_it_is_named() -> None:
    (only,) = resolve(tree("{id: a, extends: clasic}"), shelf({"railroad": "", "classic": ""})).diagnostics
    assert told((only,)) == ['file.yaml:1:18 missing-base: there is no "clasic" to extend; there are: classic, railroad']
    assert only.suggestion == 'did you mean "classic"?'


def test_case_b20_a_path_is_no_base() -> None:
    node = tree("{id: a, extends: ../../../etc/passwd}")
    expected = ['file.yaml:1:18 extends-form: `extends` takes the id of one variant, not "../../../etc/passwd"']
    assert told(resolve(node, shelf({})).diagnostics) == expected
    assert told(resolve(tree("{id: a, extends: [b, c]}"), shelf({})).diagnostics) == [
        "file.yaml:1:18 extends-form: `extends` takes the id of one variant"
    ]


def test_case_b20_a_chain_of_three_hundred_is_cut_off() -> None:
    files = {f"v{number}": f"{{id: v{number}, extends: v{number + 1}}}" for number in range(300)}
    (only,) = resolve(tree(files["v0"]), shelf(files)).diagnostics
    assert only.message == "more than 16 variants extend one another"
    assert only.span.file == "v15.yaml"


def test_what_is_wrong_in_a_base_is_told_with_its_own_place() -> None:
    merged = resolve(tree("{id: a, extends: b}"), shelf({"b": "{id: b, hand: 011}"}))
    assert [str(one.span) for one in merged.diagnostics] == ["b.yaml:1:15"]
