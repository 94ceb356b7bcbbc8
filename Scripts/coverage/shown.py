"""Which tests reach which declarations, read from the index of a build.

A test is a function with `@Test` that, itself or through what it calls, checks something: `#expect`, `#require`,
`Issue.record` or `confirmation`. From a test one gets to

- what its body refers to, and from there on through everything that is defined in the tests' own sources;
- with a type of the tests: the values its properties begin with, and those members of it that fulfil a requirement
  of a protocol, such as `body`, because code outside the tests calls them;
- with a member that fulfils a requirement: that requirement.

What the product's own code refers to is not followed.
"""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import index_store as index

TEST_MACRO = "s:7Testing4Test"
CHECKS = ("s:7Testing6expect", "s:7Testing7require", "s:7Testing5IssueV6record", "s:7Testing12confirmation")
EXTENSION, MACRO = 9, 4
TYPES = {5, 6, 7, 8}


@dataclass(frozen=True, order=True)
class Test:
    """A test: its file, below the folder of tests, and its function."""

    file: str
    function: str


class _Graph:
    def __init__(self):
        self.references = defaultdict(set)  # what stands in the body of a declaration
        self.witnesses = defaultdict(set)  # members that fulfil a requirement, by their type
        self.storage = defaultdict(set)  # properties, by their type
        self.accessors = defaultdict(set)  # by their property
        self.requirements = defaultdict(set)  # by what fulfils them
        self.extended = {}  # type, by the extension of it
        self.parent = {}  # type or extension, by its member
        self.types = set()
        self.tests = {}

    def add(self, file, occurrence):
        symbol, roles, relations = occurrence.symbol, occurrence.roles, occurrence.relations
        if roles & index.DEFINITION:
            if symbol.kind in TYPES:
                self.types.add(symbol.usr)
            for role, related in relations:
                if role & index.CHILD_OF:
                    self.parent[symbol.usr] = related
                if role & index.ACCESSOR_OF:
                    self.accessors[related].add(symbol.usr)
                if role & index.OVERRIDE_OF:
                    self.requirements[symbol.usr].add(related)
            return
        if not roles & index.REFERENCE or any(role & index.OVERRIDE_OF for role, _ in relations):
            return  # the second: a requirement that a default fulfils; nobody wrote it
        for role, related in relations:
            if symbol.kind == MACRO and symbol.usr.startswith(TEST_MACRO) and role & index.CONTAINED_BY:
                self.tests[related] = file
            if role & (index.CONTAINED_BY | index.CALLED_BY | index.BASE_OF):
                self.references[related].add(symbol.usr)
            if role & index.EXTENDED_BY:
                self.extended[related] = symbol.usr

    def finish(self, kinds):
        for member, parent in self.parent.items():
            owner = self.extended.get(parent, parent)
            if member in self.requirements:
                self.witnesses[owner].add(member)
            if kinds.get(member) in (19, 20, 21):
                self.storage[owner].add(member)

    def reached(self, test):
        """Everything that a test gets to: USRs of its own sources and of the product."""
        seen, waiting = set(), []

        def reach(usr, *, whole=True):
            if usr not in seen:
                seen.add(usr)
                waiting.append(usr)
            if whole:
                for accessor in self.accessors.get(usr, ()):
                    reach(accessor)

        reach(test)
        if test in self.parent:
            reach(self.extended.get(self.parent[test], self.parent[test]))
        while waiting:
            usr = waiting.pop()
            for other in self.references.get(usr, ()):
                reach(other)
            for other in self.requirements.get(usr, ()):
                reach(other)
            if usr in self.types:
                for other in self.witnesses.get(usr, ()):
                    reach(other)
                for other in self.storage.get(usr, ()):
                    reach(other, whole=False)
        return seen


def tests_by_declaration(store_path, tests_folder):
    """For each USR the tests that reach it: first those that name it themselves, then the others, both in order."""
    store = index.IndexStore(store_path)
    folder = Path(tests_folder).resolve()
    graph, kinds, names = _Graph(), {}, {}
    for _, file, records in store.units():
        path = Path(file)
        if not path.is_relative_to(folder) or not path.exists():
            continue
        for record in records:
            for occurrence in store.occurrences(record):
                if occurrence.roles & index.DEFINITION:
                    kinds[occurrence.symbol.usr] = occurrence.symbol.kind
                    names[occurrence.symbol.usr] = occurrence.symbol.name
                graph.add(path.relative_to(folder).as_posix(), occurrence)
    graph.finish(kinds)
    if not graph.tests:
        raise SystemExit(f"coverage: the index at {store_path} knows no test below {folder}; build the tests first.")
    near, far, silent = defaultdict(set), defaultdict(set), []
    for usr, file in graph.tests.items():
        test = Test(file, names.get(usr, "?"))
        reached = graph.reached(usr)
        if not any(other.startswith(CHECKS) for other in reached):
            silent.append(test)
            continue
        own = graph.references.get(usr, set())
        for other in reached:
            (near if other in own else far)[other].add(test)
    return {usr: sorted(near[usr]) + sorted(far[usr] - near[usr]) for usr in near.keys() | far.keys()}, sorted(silent)
