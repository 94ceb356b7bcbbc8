"""Declarations that are marked unavailable, which symbol graphs leave out.

The attribute and its message are read from the source; which declaration follows it, and in which type it stands, is
read from the index of the build.
"""

import re
from pathlib import Path

import index_store as index
from declared import Declaration, _labels

ATTRIBUTE = re.compile(r'@available\(\s*\*,\s*unavailable(?:,\s*renamed:\s*"[^"]*")?(?:,\s*message:\s*"((?:[^"\\]|\\.)*)")?\s*\)')
EXTENSION = 9
KINDS = {5: "enum", 6: "struct", 7: "class", 8: "protocol", 11: "typealias", 15: "enum.case", 19: "property",
         20: "property", 21: "type.property", 22: "init"}


def _attributes(text):
    """(line after the attribute, message), from top to bottom."""
    for match in ATTRIBUTE.finditer(text):
        message = (match.group(1) or "It is not available.").replace('\\"', '"')
        yield text.count("\n", 0, match.end()) + 1, message


def add_unavailable(declared, store_path, sources):
    """Adds what is unavailable to what a build declares."""
    store = index.IndexStore(store_path)
    paths = {usr: path for path, usr in declared.types.items()}
    for _, file, records in store.units():
        path = Path(file)
        if not path.is_relative_to(Path(sources).resolve()) or not path.exists():
            continue
        attributes = list(_attributes(path.read_text()))
        if not attributes:
            continue
        definitions, extended = [], {}
        for record in records:
            for occurrence in store.occurrences(record):
                for role, related in occurrence.relations:
                    if role & index.EXTENDED_BY:
                        extended[related] = occurrence.symbol
                if occurrence.roles & index.DEFINITION and not occurrence.roles & index.IMPLICIT:
                    definitions.append(occurrence)
        _add(declared, paths, attributes, definitions, extended)


def _add(declared, paths, attributes, definitions, extended):
    usable = sorted((one for one in definitions if one.symbol.subkind not in (3, 4)), key=lambda one: one.line)
    for line, message in attributes:
        first = next((one for one in usable if one.line >= line), None)
        if first is None:
            continue
        marked = [first]
        if first.symbol.kind in (5, 6, 7, 8, EXTENSION):
            marked += [one for one in usable if (index.CHILD_OF, first.symbol.usr) in _children(one)]
        for one in marked:
            parents = [usr for role, usr in _children(one)]
            owner = ()
            if parents:
                parent = extended[parents[0]].usr if parents[0] in extended else parents[0]
                owner = paths.get(parent)
                if owner is None and parents[0] == first.symbol.usr:
                    owner = paths.get(first.symbol.usr)
            if owner is None or one.symbol.kind == EXTENSION:
                continue
            base, labels = _labels(one.symbol.name)
            if one.symbol.kind in (5, 6, 7, 8):
                declared.types.setdefault((*owner, base), one.symbol.usr)
                paths[one.symbol.usr] = (*owner, base)
            declared.by_name[owner, base].append(
                Declaration(owner, base, labels, KINDS.get(one.symbol.kind, "method"), one.symbol.usr, message))


def _children(occurrence):
    return [(index.CHILD_OF, usr) for role, usr in occurrence.relations if role & index.CHILD_OF]
