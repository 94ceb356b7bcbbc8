"""What guards against becoming slower, because it does not depend on the clock.

Counters of work — bodies, measurements, pixels — are the same in every process; a test compares them. Instructions, which
valgrind counts, differ by some thousandths from run to run.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

from errors import BenchError
from rounds import tell

# What one round of each work did when it was recorded last.
COUNTERS = Path(__file__).parent / "counters.json"
# How many rounds the shorter and the longer of two runs have; their difference is what a round costs. Works of seconds have few.
ROUNDS = {"components": (1, 2), "text": (1, 2), "tree": (1, 2)}
USUAL_ROUNDS = (2, 3)
WORKS = ("row", "lazy-row", "scroll", "springs", "canvas", "text", "tree", "leaf", "components")
# The function of vitrine-bench that everything measured runs in; valgrind counts nothing else.
MEASURED = "*measuredWork*"
# How much more than recorded is a difference, not a deviation.
TOLERANCE = 1.03


def work_counters(place):
    """The counters of one round, by work."""
    command = [place.program("vitrine-bench"), "counts"]
    done = subprocess.run(command, env=place.environment("counts"), capture_output=True, text=True)
    if done.returncode != 0:
        raise BenchError(f"vitrine-bench counts failed: {done.stderr.strip().splitlines()[-1:]}")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {line["work"]: line["counts"] for line in lines}


def write_counters(counters):
    COUNTERS.write_text(json.dumps(counters, indent=2, sort_keys=True) + "\n")


def programs_without_debugging(place):
    """Copies of what is counted. Debian's valgrind cannot read the debugging information that Swift writes."""
    folder = place.folder / "stripped"
    folder.mkdir()
    for name in ("vitrine-bench", "libVitrineRuntime.so"):
        done = subprocess.run(
            ["objcopy", "--strip-debug", place.program(name), str(folder / name)], capture_output=True, text=True)
        if done.returncode != 0:
            raise BenchError(f"{name} could not be copied: {done.stderr.strip()}")
    return folder / "vitrine-bench"


def instructions(place, works=WORKS):
    """Instructions of one round, by work."""
    if not shutil.which("valgrind"):
        raise BenchError("valgrind is not installed; make bench-counts installs it where there is a network.")
    program = programs_without_debugging(place)
    found = {}
    for work in works:
        tell(f"counting instructions: {work}")
        few, many = ROUNDS.get(work, USUAL_ROUNDS)
        found[work] = (collected(place, program, work, many) - collected(place, program, work, few)) // (many - few)
    return found


def collected(place, program, work, rounds):
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--toggle-collect={MEASURED}", "--callgrind-out-file=/dev/null", str(program), "serve"],
        input=f"{work}\n" * rounds, env=place.environment("counts"), capture_output=True, text=True)
    total = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not total or int(total[1]) == 0:
        raise BenchError(f"valgrind could not count {work}: {done.stderr.strip().splitlines()[-1:]}")
    return int(total[1])


def more_than(recorded, found):
    """What costs more instructions than was recorded, as sentences."""
    return [
        f"{work} takes {count:,} instructions, and {recorded[work]:,} were recorded."
        for work, count in found.items() if work in recorded and count > recorded[work] * TOLERANCE
    ]
