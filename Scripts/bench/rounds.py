"""Rounds: everybody does the work once in each, in turn, so that what the machine does beside it meets all alike."""

import statistics
import sys

from catalogue import OURS
from errors import BenchError, Missing


class Sample:
    """One number of a round: of a measure, by a contender."""

    def __init__(self, measure, contender, take, repeats=1):
        self.measure, self.contender, self.take, self.repeats = measure, contender, take, repeats
        self.values, self.others = [], {}
        self.missing = None

    def run(self, keeps):
        """A value is the median of `repeats` takes: a work of less than a millisecond is over before the clock has settled."""
        if self.missing:
            return
        taken = []
        for _ in range(self.repeats):
            try:
                value = self.take()
            except Missing as reason:
                self.missing = str(reason)
                return
            except BenchError as problem:
                # Who fails loses a column or a row, not the run.
                self.missing = str(problem)
                return
            others = {}
            if isinstance(value, dict):
                others = {name: number for name, number in value.items() if name != "value"}
                value = value["value"]
            taken.append((value, others))
        if not keeps:
            return
        self.values.append(statistics.median(value for value, _ in taken))
        for name in taken[0][1]:
            self.others.setdefault(name, []).append(statistics.median(others[name] for _, others in taken))

    def result(self):
        if self.missing:
            return {"missing": self.missing}
        result = {
            "median": statistics.median(self.values), "low": min(self.values), "high": max(self.values),
            "values": self.values,
        }
        if self.others:
            result["also"] = {name: statistics.median(numbers) for name, numbers in self.others.items()}
        return result


def run(samples, rounds, warmups, name):
    """Takes the samples round by round; returns what was measured, by measure."""
    for count in range(warmups + rounds):
        is_kept = count >= warmups
        progress = f"round {count - warmups + 1} of {rounds}" if is_kept else "warming up"
        tell(f"{name}: {progress}")
        for sample in samples:
            sample.run(is_kept)
    results = {}
    for sample in samples:
        contenders = results.setdefault(sample.measure, {"rounds": rounds, "contenders": {}})["contenders"]
        contenders[sample.contender] = sample.result()
    return results


def failed(samples):
    """What went wrong with works of ours, as sentences."""
    return [f"{sample.measure}: {sample.missing}" for sample in samples if sample.contender == OURS and sample.missing]


last_group = None


def tell(line):
    """Progress: one line that changes on a terminal, a line for each group elsewhere."""
    global last_group
    if sys.stderr.isatty():
        print(f"\r\033[Kbench: {line}", end="", file=sys.stderr, flush=True)
    elif line.split(":")[0] != last_group:
        last_group = line.split(":")[0]
        print(f"bench: {last_group}", file=sys.stderr, flush=True)


def say(line):
    """A line that stays."""
    print(("\r\033[K" if sys.stderr.isatty() else "") + f"bench: {line}", file=sys.stderr, flush=True)
