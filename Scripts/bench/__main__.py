#!/usr/bin/env python3
"""Measures Vitrine as it is used, beside headless Chromium, Qt Quick's software renderer and Pango, in one run.

Everybody does the same work in turn, round by round; medians go to Documentation/Performance.json and
Documentation/Performance.md. Runs of fewer than nine rounds go to .build/bench instead.
"""

import argparse
import signal
import sys
import time
import traceback
from contextlib import ExitStack
from pathlib import Path

import counts
import drawing
import machine
import page
import results
import serving
import tools
from catalogue import GROUPS
from errors import BenchError
from peers import ROOT, Peers
from rounds import failed, run, say
from workplace import Workplace

MAKERS = drawing.GROUPS | tools.GROUPS | serving.GROUPS
# Rounds from which on medians are published.
ENOUGH = 9
# A clean build takes minutes: it is asked for, and once is enough.
LONG = ("build",)


class WrongUse(BenchError):
    """What is wrong with the arguments."""


def parsed():
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--products", type=Path, default=ROOT / ".build" / "release", help="the folder with the built programs")
    parser.add_argument("--rounds", type=int, default=ENOUGH, help=f"rounds of each work; {ENOUGH} where none is given")
    parser.add_argument("--only", default="", help=f"works, with commas between: {', '.join(GROUPS)}")
    parser.add_argument("--clean", action="store_true", help="measures the clean build as well, once: five minutes more")
    parser.add_argument("--guide", type=Path, default=ROOT / "Documentation" / "Samples" / "Driftwood.md",
                        help="the guide that is built; the sample guide where none is given")
    parser.add_argument("--peers", default="shell,chromium,qt,pango", help="who is measured beside: shell, chromium, qt, pango")
    parser.add_argument("--out", type=Path, help="the folder for Performance.json and Performance.md")
    parser.add_argument("--counts", action="store_true", help="counts instructions and records counters instead of taking time")
    parser.add_argument("--check", action="store_true", help="with --counts: records nothing, fails where there are more than recorded")
    parser.add_argument("--page", action="store_true", help="measures nothing; writes the page anew from what was measured")
    return parser.parse_args()


def names(text, known, what):
    found = [name for name in text.replace(" ", ",").split(",") if name]
    for name in found:
        if name not in known:
            raise WrongUse(f"There is no {what} {name}; there are {', '.join(known)}.")
    return found


def folder_of(arguments):
    if arguments.out:
        return arguments.out
    if arguments.rounds >= ENOUGH:
        return ROOT / "Documentation"
    return ROOT / ".build" / "bench"


class Record:
    """What was measured, on disk after each group of works: whoever interrupts a run keeps what it has."""

    def __init__(self, folder):
        self.data, self.text = folder / "Performance.json", folder / "Performance.md"
        self.results = results.read(self.data)

    def add(self, measured):
        today = machine.today()
        for name, result in measured.items():
            self.results["measures"][name] = {"date": today} | result
        self.write()

    def write(self):
        results.write(self.data, self.results)
        results.write_whole(self.text, page.page(self.results))


def measure(arguments, place, record):
    """Measures group by group. Returns the sentences about works that failed."""
    chosen = names(arguments.only, GROUPS, "work") or [name for name in GROUPS if name not in LONG]
    if arguments.clean and "build" not in chosen:
        chosen.append("build")
    record.results |= {
        "machine": machine.describe(), "versions": machine.versions(place.peers), "load": round(machine.load(), 2),
        "guide": place.guide.name,
    }
    if machine.load() > 0.5:
        say(f"the machine is busy (load {machine.load():.1f}): ratios may hold, times do not.")
    problems = []
    for name in chosen:
        start = time.monotonic()
        try:
            with ExitStack() as stack:
                samples, warmups = MAKERS[name](place, stack)
                rounds = 1 if name in LONG else arguments.rounds
                measured = run(samples, rounds, warmups if arguments.rounds > 1 else min(warmups, 1), name)
            record.add(measured)
            problems += failed(samples)
        except BenchError as problem:
            problems.append(f"{name}: {problem}")
            say(problems[-1])
        except Exception as problem:  # The other works are measured all the same.
            problems.append(f"{name}: {type(problem).__name__}: {problem}; this is a mistake in Scripts/bench.")
            traceback.print_exception(problem)
        say(f"{name} took {time.monotonic() - start:.0f} s")
    return problems


def count(arguments, place, record):
    """Counts work and instructions. Returns what costs more than was recorded."""
    works = names(arguments.only, counts.WORKS, "work") or counts.WORKS
    if not arguments.check:
        counts.write_counters(counts.work_counters(place))
    found = counts.instructions(place, works)
    known = record.results.get("instructions", {}).get("works", {})
    if arguments.check:
        return counts.more_than(known, found)
    record.results["instructions"] = {"date": machine.today(), "works": known | found}
    record.write()
    return []


def main():
    arguments = parsed()
    if arguments.rounds < 1:
        raise WrongUse("There is at least one round.")
    folder = folder_of(arguments)
    record = Record(folder)
    if arguments.page:
        record.write()
        return 0
    machine.two_cores()
    # Ended from outside, what was started is ended too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    peers = Peers(names(arguments.peers, ("shell", "chromium", "qt", "pango"), "peer"))
    place = Workplace(arguments.products, peers, arguments.guide)
    try:
        problems = (count if arguments.counts else measure)(arguments, place, record)
    except KeyboardInterrupt:
        say(f"stopped; the works that were finished are in {record.data}.")
        return 130
    finally:
        place.close()
    for problem in problems:
        say(problem)
    silent = page.unexplained(record.results)
    if silent:
        say(f"goals are not met and Scripts/bench/reasons.tsv does not say why: {', '.join(silent)}.")
    say(f"{record.text} is written.")
    return 1 if problems else 0


try:
    sys.exit(main())
except WrongUse as problem:
    print(f"bench: {problem}", file=sys.stderr)
    sys.exit(2)
except BenchError as problem:
    print(f"bench: {problem}", file=sys.stderr)
    sys.exit(1)
