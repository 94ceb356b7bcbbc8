"""The status of every name: parity, partial, unavailable or absent, and why."""

import re
from dataclasses import dataclass

import names

PARITY, PARTIAL, UNAVAILABLE, ABSENT = "parity", "partial", "unavailable", "absent"
STATUSES = (PARITY, PARTIAL, UNAVAILABLE, ABSENT)
NO_TEST = "no test shows it"

# What the engine or the compiler calls as soon as the type is used, and nobody by name.
IMPLIED_KINDS = {"typealias", "associatedtype"}
TYPES = {"struct", "class", "enum", "protocol"}
IMPLIED_NAMES = {"body", "makeBody", "wrappedValue", "projectedValue"}


@dataclass(frozen=True)
class Entry:
    """A name with its status; `why` is what is missing, `test` the test that shows the name."""

    name: names.Name
    status: str
    why: str = ""
    test: object = None


class Table:
    """A reviewed table: a pattern of names and a sentence, separated by a tabulator, one a line.

    In a pattern `*` stands for any letters. Lines that begin with `#` say something to the reader.
    """

    def __init__(self, path):
        self.path, self.rows = path, []
        for number, line in enumerate(path.read_text().splitlines(), start=1):
            if not line or line.startswith("#"):
                continue
            pattern, tabulator, sentence = line.partition("\t")
            if not tabulator or not sentence.strip():
                raise SystemExit(f"{path}:{number}: a line is a pattern, a tabulator and a sentence.")
            self.rows.append((number, pattern, re.compile(re.escape(pattern).replace(r"\*", ".*") + r"\Z"), sentence))

    def sentence(self, text):
        return next((sentence for _, _, expression, sentence in self.rows if expression.match(text)), None)

    def unused(self, texts):
        """What is wrong with lines that fit no name of the list at all."""
        return [f"{self.path}:{number}: no name fits '{pattern}'; take the line out."
                for number, pattern, expression, _ in self.rows if not any(map(expression.match, texts))]


def _implied(one):
    return one.kind in IMPLIED_KINDS or one.base in IMPLIED_NAMES


def _test_of_a_member(path, declared, tests):
    """The test that shows a type by one of its own members, such as `Alignment` by `.leading`."""
    shown = [tests[one.usr][0] for one in declared.members(path) if one.message is None and one.usr in tests]
    return min(shown, default=None)


def _message_of_owner(name, declared):
    """What the compiler says of the innermost type around a name that is unavailable as a whole."""
    for length in range(len(name.owner), 0, -1):
        for one in declared.by_name.get((name.owner[:length - 1], name.owner[length - 1]), []):
            if one.message is not None:
                return one.message
    return None


def entry(name, declared, tests, partial, elsewhere):
    """The entry of one name."""
    found, own = names.find(name, declared)
    available = [one for one in found if one.message is None]
    owner = declared.types.get(name.owner)
    if available or names.is_synthesized(name, declared):
        direct = [one for one in available if one.usr in tests and (own or one.usr not in declared.requirements)]
        shown = tests[direct[0].usr][0] if direct else None
        if shown is None and any(one.kind in TYPES for one in available):
            shown = _test_of_a_member((*name.owner, name.base), declared, tests)
            owner = None
        if shown is None and owner and (not available or not own or any(map(_implied, available))):
            shown = tests[owner][0] if owner in tests else _test_of_a_member(name.owner, declared, tests)
        missing = partial.sentence(name.text)
        if shown is None:
            return Entry(name, PARTIAL, missing or NO_TEST)
        return Entry(name, PARTIAL, missing, shown) if missing else Entry(name, PARITY, test=shown)
    message = found[0].message if found else _message_of_owner(name, declared)
    if message:
        return Entry(name, UNAVAILABLE, message)
    reason = elsewhere.sentence(name.text)
    return Entry(name, UNAVAILABLE, reason) if reason else Entry(name, ABSENT)
