#!/usr/bin/env python3
"""Checks the tracked text files against the rules of CONTRIBUTING.md that a machine can check."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST_SWIFT_FILE = 500

# (what it is, expression, the files it is looked for in)
FORBIDDEN = [
    ("a path of one machine", re.compile(r"(?<![\w.$}/])/(work|opt|root|home|Users)/"), ""),
    ("work left for later", re.compile(r"\b(TO" + "DO|FIX" + r"ME)\b"), ".swift .c .h .py"),
    ("a testable import", re.compile(r"@test" + "able"), ".swift"),
    ("white space at the end of a line", re.compile(r"[ \t]+$"), ".swift .c .h .py .md"),
]


def tracked_files():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listed.split("\0") if name]


def problems(path):
    try:
        text = (ROOT / path).read_text()
    except UnicodeDecodeError:
        return  # a picture
    except FileNotFoundError:
        return  # deleted, and not committed yet
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        for what, expression, suffixes in FORBIDDEN:
            if expression.search(line) and (not suffixes or path.suffix in suffixes.split()):
                yield f"{path}:{number}: {what}"
    if path.suffix == ".swift" and len(lines) - 1 > LONGEST_SWIFT_FILE:
        yield f"{path}: {len(lines) - 1} lines; a file of more than {LONGEST_SWIFT_FILE} wants to be two"
    if text and not text.endswith("\n"):
        yield f"{path}: no line break at the end"


found = [problem for path in tracked_files() for problem in problems(path)]
print("\n".join(found), end="\n" if found else "")
sys.exit(1 if found else 0)
