"""Documentation/Performance.md, made of the results, the reasons and the notes."""

from pathlib import Path

from catalogue import CONTENDERS, MEASURES, OURS, asked, failures, ratio

HERE = Path(__file__).parent
# By measure: what stands in the way where a goal is not met.
REASONS = HERE / "reasons.tsv"
NOTES = HERE / "notes.md"
PEERS = [name for name in CONTENDERS if name != OURS]


def reasons():
    lines = [line for line in REASONS.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split("\t", 1) for line in lines)


def number(value):
    """Three digits, and no more than a measurement has."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def cell(values, unit):
    if values is None:
        return ""
    if "missing" in values:
        return "not there"
    spread = "" if values["low"] == values["high"] else f" ({number(values['low'])}–{number(values['high'])})"
    return f"{number(values['median'])} {unit}{spread}"


def times(value):
    return "" if value is None else f"**{number(value)} ×**" if value >= 1 else f"{number(value)} ×"


def row(*cells):
    return "| " + " | ".join(cells) + " |"


def measured(results):
    return [(measure, results["measures"][measure.id]) for measure in MEASURES if measure.id in results["measures"]]


def overview(results):
    columns = [peer for peer in PEERS if any(peer in result["contenders"] for _, result in measured(results))]
    yield row("Work", *[f"× {CONTENDERS[peer]}" for peer in columns], "Vitrine", "Goal", "Met")
    yield row(*["---"] * (len(columns) + 4))
    for measure in MEASURES:
        result = results["measures"].get(measure.id)
        goal = asked(measure)
        if result is None:
            yield row(measure.title, *[""] * len(columns), "not measured", goal, "")
            continue
        ours = result["contenders"].get(OURS, {})
        met = "" if not goal else "no" if failures(measure, result) else "yes"
        yield row(
            measure.title, *[times(ratio(measure, result, peer)) for peer in columns],
            f"{number(ours['median'])} {measure.unit}" if "median" in ours else "not there", goal, met)


def obstacles(results):
    """What stands in the way of each goal that is not met."""
    known = reasons()
    for measure, result in measured(results):
        found = failures(measure, result) if asked(measure) else []
        if found:
            yield f"- **{measure.title}**: {'; '.join(found)}. {known.get(measure.id, 'The cause is not written down yet.')}"


def unexplained(results):
    known = reasons()
    return [measure.id for measure, result in measured(results) if failures(measure, result) and measure.id not in known]


def medians(results):
    columns = [name for name in CONTENDERS if any(name in result["contenders"] for _, result in measured(results))]
    newest = max(result["date"] for _, result in measured(results))
    yield row("Work", *[CONTENDERS[name] for name in columns], "Rounds")
    yield row(*["---"] * (len(columns) + 2))
    for measure, result in measured(results):
        when = "" if result["date"] == newest else f", {result['date']}"
        yield row(
            measure.title, *[cell(result["contenders"].get(name), measure.unit) for name in columns],
            f"{result['rounds']}{when}")


def absences(results):
    found = {}
    for measure, result in measured(results):
        for name, values in result["contenders"].items():
            if "missing" in values:
                found.setdefault((CONTENDERS[name], values["missing"]), []).append(measure.id)
    for (name, reason), ids in found.items():
        yield f"- {name} ({', '.join(ids)}): {reason.rstrip('.')}."


def facts(results):
    machine, versions = results.get("machine", {}), results.get("versions", {})
    dates = sorted({result["date"] for _, result in measured(results)})
    if not dates:
        yield "- Nothing is measured yet."
        return
    yield f"- Date: {dates[0] if len(dates) == 1 else f'{dates[0]} to {dates[-1]}'}"
    if machine:
        yield (f"- Machine: {machine['processor']}, {machine['cores']} cores used, {machine['memory']} GB; {machine['system']}; "
               f"load {results.get('load', 0):.2f} when it began")
    names = {"vitrine": "Vitrine", "swift": "Swift", "python": "Python", "shell": "chromium-headless-shell", "chromium": "Chromium",
             "qt": "Qt for Python", "pango": "Pango"}
    # In the order of the names: a file that was read has another one.
    yield "- Versions: " + ", ".join(f"{name} {versions[key]}" for key, name in names.items() if key in versions)
    if "guide" in results:
        yield f"- Guide: {results['guide']}"


def counted(results):
    counts = results.get("instructions")
    if not counts:
        return
    yield from ["", "## Work that is counted", ""]
    yield ("Instructions of one round, counted by valgrind on "
           f"{counts['date']}; `make bench-counts CHECK=1` fails where there are more. What the passes of a frame do is in")
    yield "[Scripts/bench/counters.json](../Scripts/bench/counters.json); a test compares that with every build."
    yield from ["", row("Work", "Instructions"), row("---", "---:")]
    for work, count in sorted(counts["works"].items()):
        yield row(f"`{work}`", f"{count:,}")


def page(results):
    lines = ["# Performance", "", "`make bench` measures this and writes this page. Ratios say how many times better Vitrine is than what",
             "people would use instead, in the same run; less than one is worse. They are bold where Vitrine is ahead.", ""]
    lines += [*facts(results), "", *overview(results)]
    found = list(obstacles(results))
    if found:
        lines += ["", "## What stands in the way", "", *found]
    lines += ["", "## Fairness", "", NOTES.read_text().strip()]
    missing = list(absences(results))
    if missing:
        lines += ["", "Not there:", "", *missing]
    if measured(results):
        lines += ["", "## Medians", "", "Of all rounds, with the least and the greatest.", "", *medians(results)]
    lines += counted(results)
    return "\n".join(lines) + "\n"
