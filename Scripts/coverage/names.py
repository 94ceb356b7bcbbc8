"""The names of SwiftUI 17.4, and which declaration is which of them.

A name is `Owner.base(labels:)`. The list was taken from an interface by a program that lost the label of a parameter
with a builder: it has `.ViewBuilder:` where the interface has `@ViewBuilder content:`. Such a place fits every label.
Operators and subscripts stand with the names of their parameters, and are told by their number; so are cases with
values, which stand without them. A builder's `buildBlock` of any number of parts is one declaration with a pack.
"""

import re
from dataclasses import dataclass

# Requirements of Swift's own protocols, which the compiler fulfils without a declaration that could be found.
SYNTHESIZED = {
    "Equatable": {"==", "!="},
    "Hashable": {"hash", "hashValue"},
    "Comparable": {"<", "<=", ">", ">=", "..<", "..."},
    "RawRepresentable": {"RawValue", "rawValue", "init(rawValue:)"},
    "OptionSet": {"Element", "ArrayLiteralElement", "RawValue", "rawValue", "init(rawValue:)"},
    "CaseIterable": {"AllCases", "allCases"},
    "Identifiable": {"ID", "id"},
    "AdditiveArithmetic": {"zero", "+", "-", "+=", "-="},
    "VectorArithmetic": {"scale", "magnitudeSquared"},
    "Sequence": {"Element", "Iterator", "makeIterator"},
    "Collection": {"Element", "Index", "Indices", "Iterator", "SubSequence", "startIndex", "endIndex", "subscript"},
    "ExpressibleByStringLiteral": {"StringLiteralType", "UnicodeScalarLiteralType", "ExtendedGraphemeClusterLiteralType"},
    "ExpressibleByUnicodeScalarLiteral": {"UnicodeScalarLiteralType"},
    "ExpressibleByExtendedGraphemeClusterLiteral": {"ExtendedGraphemeClusterLiteralType"},
    "ExpressibleByStringInterpolation": {"StringInterpolation"},
    "ExpressibleByArrayLiteral": {"ArrayLiteralElement"},
    "ExpressibleByDictionaryLiteral": {"Key", "Value"},
    "Error": {"localizedDescription"},
}
_IMPLIES = {
    "Hashable": {"Equatable"}, "Comparable": {"Equatable"},
    "OptionSet": {"RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"},
    "SetAlgebra": {"Equatable", "ExpressibleByArrayLiteral"}, "AdditiveArithmetic": {"Equatable"},
    "VectorArithmetic": {"AdditiveArithmetic", "Equatable"},
    "RandomAccessCollection": {"Collection", "Sequence"}, "BidirectionalCollection": {"Collection", "Sequence"},
    "MutableCollection": {"Collection", "Sequence"}, "Collection": {"Sequence"},
    "ExpressibleByStringInterpolation": {"ExpressibleByStringLiteral"},
}


@dataclass(frozen=True)
class Name:
    """A name of the list: the owner's path, the base name, and the labels or None."""

    text: str
    owner: tuple
    base: str
    labels: tuple | None

    @property
    def is_operator(self):
        return not re.match(r"[A-Za-z_$]", self.base)


def parse(text):
    plain = text.replace("`", "")
    head, parenthesis, rest = plain.partition("(")
    labels = None
    if parenthesis:
        labels = tuple(label for label in rest.removesuffix(")").split(":") if label and ")" not in label)
    owner, base = re.match(r"((?:[A-Za-z_]\w*\.)*)(.*)", head).groups()
    return Name(text, tuple(part for part in owner.split(".") if part), base, labels)


def _fits(wanted, labels):
    if wanted is None or labels is None:
        return (wanted or ()) == (labels or ())
    return len(wanted) == len(labels) and all(
        "." in want or "<" in want or "," in want or ">" in want or want == label
        for want, label in zip(wanted, labels))


def _named(name, declared, owner):
    found = declared.by_name.get((owner, name.base), [])
    if name.is_operator or name.base == "subscript":
        return [one for one in found if len(one.labels or ()) == len(name.labels or ())]
    if name.base == "buildBlock" and name.labels:
        return [one for one in found if one.labels]
    return [one for one in found if _fits(name.labels, one.labels) or name.labels is None and one.kind == "enum.case"]


def _implied_by(declared, owner):
    seen, waiting = set(), list(declared.protocols(owner))
    while waiting:
        protocol = waiting.pop()
        if protocol not in seen:
            seen.add(protocol)
            waiting += _IMPLIES.get(protocol, ())
    return seen


def find(name, declared):
    """(declarations, whether they are the owner's own) for a name; the USR of the owner for what is synthesized.

    Own declarations come first, then those of the protocols the owner conforms to.
    """
    own = _named(name, declared, name.owner)
    if own:
        return own, True
    inherited = []
    for protocol in sorted(declared.protocols(name.owner)):
        inherited += _named(name, declared, tuple(protocol.split(".")))
    return inherited, False


def is_synthesized(name, declared):
    """Whether the name is a requirement of a protocol of Swift's that the owner conforms to."""
    if name.owner not in declared.types:
        return False
    wanted = {name.base, f"{name.base}({''.join(label + ':' for label in name.labels or ())})"}
    return any(wanted & SYNTHESIZED.get(protocol, set()) for protocol in _implied_by(declared, name.owner))
