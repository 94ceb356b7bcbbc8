"""What is measured: the rows of the table, their units, and what is asked of them."""

from dataclasses import dataclass, field

OURS = "vitrine"
# Who takes part, with the heading of its column.
CONTENDERS = {
    OURS: "Vitrine",
    "shell": "chromium-headless-shell",
    "chromium": "chromium --headless",
    "qt": "Qt Quick, software",
    "pango": "Pango alone",
}


@dataclass
class Limit:
    """A number of ours that is to be at most, or at least, another one. `name` is a second number of the same round."""

    limit: float
    name: str = "value"
    at_least: bool = False


@dataclass
class Faster:
    """How many times faster than each of some peers it is to be; less than one where it may be slower."""

    factor: float
    peers: tuple


@dataclass
class Measure:
    id: str
    group: str
    title: str
    unit: str
    goals: list = field(default_factory=list)
    more_is_better: bool = False
    # What the goals are, where they are not only the numbers of `goals`.
    asked: str = ""


CHROMIUM_AND_QT = ("shell", "chromium", "qt")

MEASURES = [
    Measure("list", "list", "Process start → PNG of a 15-row list screen, 1179 × 2556", "ms",
            [Limit(120), Faster(4, ("shell",))]),
    Measure("row", "row", "One row changes → PNG", "ms", [Limit(12), Faster(10, ("shell", "chromium"))]),
    Measure("lazy-row", "lazy-row", "One row changes → pixels, in a 10,000-row lazy list", "ms",
            [Limit(0.5), Limit(1, "bodies"), Limit(1, "drawings")]),
    Measure("scroll", "scroll", "Scrolling that list, 90 pt a frame", "ms", [Limit(2), Faster(3, ("shell", "qt"))]),
    Measure("scroll-memory", "scroll", "Memory that 1,000 scrolled rows leave behind", "MB", [Limit(0.1)],
            asked="memory does not grow with the rows"),
    Measure("components", "components", "1,000 components → 1,000 PNGs, two cores", "a second",
            [Limit(200, at_least=True)], more_is_better=True),
    Measure("springs", "springs", "A frame of a spring on 100 views, 393 × 852 @3x", "ms", [Limit(1000 / 120)],
            asked="120 frames a second"),
    Measure("canvas", "canvas", "A frame of a Canvas with 1,000 shapes, 393 × 852 @3x", "ms", [Limit(1000 / 120)],
            asked="120 frames a second"),
    Measure("text", "text", "10,000 different strings measured and drawn", "ms", [Faster(1 / 1.5, ("pango",))],
            asked="within 1.5 × of Pango alone"),
    Measure("tree", "tree", "A tree of 10,000 nodes built and laid out", "ms", [Limit(60)]),
    Measure("leaf", "tree", "One leaf of that tree invalidated: its frame", "ms", [Limit(0.2)]),
    Measure("guide-nothing", "guide", "Guide → gallery, from nothing", "s", [Limit(6)]),
    Measure("guide-edited", "guide", "Guide → gallery, one component edited", "s", [Limit(2.5)]),
    Measure("guide-unchanged", "guide", "Guide → gallery, nothing changed", "s", [Limit(0.3)]),
    Measure("guide-memory", "guide", "Memory of the process that draws the guide, at its peak", "MB", [Limit(250)]),
    Measure("gallery-memory", "memory", "Memory of an idle gallery", "MB", [Limit(120)]),
    Measure("list-memory", "memory", "Memory that an open list of 10,000 rows takes more than one of 15", "MB", [Limit(20)]),
    Measure("list-process", "memory", "Memory of all processes with that list open", "MB"),
    Measure("kit", "kit", "Edit a view of a kit → new picture", "s", [Limit(6)]),
    Measure("serve-latency", "serve", "`vitrine serve`: a row is pressed → its pixels in the page", "ms", [Limit(5)]),
    Measure("serve-frames", "serve", "`vitrine serve`: frames of a scrolled list that headless Chromium draws, @2x",
            "a second", [Limit(60, at_least=True)], more_is_better=True),
    Measure("serve-stream", "serve", "`vitrine serve`: the same frames for a client that only acknowledges them",
            "a second", [Limit(60, at_least=True)], more_is_better=True),
    Measure("serve-row-bytes", "serve", "`vitrine serve`: bytes sent for the pressed row", "KB"),
    Measure("serve-scroll-bytes", "serve", "`vitrine serve`: bytes sent for a frame of the scrolled list", "KB"),
    Measure("build", "build", "Clean `make build`", "s", [Limit(300)]),
]

GROUPS = list(dict.fromkeys(measure.group for measure in MEASURES))


def asked(measure):
    """The goals of a measure as a phrase; empty where there is none."""
    if measure.asked:
        return measure.asked
    phrases = []
    for goal in measure.goals:
        if isinstance(goal, Faster):
            peers = "headless Chromium" if goal.peers == ("shell", "chromium") else " and ".join(
                CONTENDERS[peer] for peer in goal.peers)
            phrases.append(f"{goal.factor:g} × faster than {peers}")
        elif goal.name == "value":
            phrases.append(f"at {'least' if goal.at_least else 'most'} {goal.limit:g} {measure.unit}")
        else:
            phrases.append({"bodies": "one body", "drawings": "one node drawn"}[goal.name])
    return ", ".join(phrases)


def ratio(measure, result, peer):
    """How many times better ours is than a peer; nil where one of the two was not measured."""
    values = result["contenders"]
    ours, theirs = values.get(OURS, {}).get("median"), values.get(peer, {}).get("median")
    if not ours or not theirs:
        return None
    return ours / theirs if measure.more_is_better else theirs / ours


def failures(measure, result):
    """What is not as it is asked, as phrases; a peer that was not there is one."""
    found = []
    for goal in measure.goals:
        if isinstance(goal, Faster):
            for peer in goal.peers:
                times = ratio(measure, result, peer)
                # A phrase of goals may name peers that have no part in a row.
                if peer not in result["contenders"]:
                    continue
                if times is None:
                    found.append(f"{CONTENDERS[peer]} was not measured")
                elif times < goal.factor:
                    found.append(f"{times:.2g} × {CONTENDERS[peer]} instead of {goal.factor:.2g} ×")
            continue
        ours = result["contenders"].get(OURS, {})
        value = ours.get("median") if goal.name == "value" else ours.get("also", {}).get(goal.name)
        if value is None:
            found.append("it was not measured")
        elif value < goal.limit if goal.at_least else value > goal.limit:
            unit = measure.unit if goal.name == "value" else goal.name
            found.append(f"{value:,.0f} {unit} instead of {goal.limit:.3g}" if value >= 100 else
                         f"{value:.3g} {unit} instead of {goal.limit:.3g}")
    return found
