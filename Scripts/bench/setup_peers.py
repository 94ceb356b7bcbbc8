#!/usr/bin/env python3
"""Brings the peers of `make bench` to this machine: browsers by apt, Qt from PyPI, a small program for Pango.

What cannot be had is said, and is no failure: its column stays empty.
"""

import subprocess
import sys
from pathlib import Path

from peers import PANGO, PLACE, QT_PYTHON, ROOT

LOCK = Path(__file__).parent / "peers.lock"
SOURCE = Path(__file__).parent / "pango.c"
STAMP = PLACE / "qt-built-from"


def say(line):
    print(f"setup: {line}", file=sys.stderr, flush=True)


def run(*command):
    """Runs a command; returns its last line where it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        return f"{command[0]}: {error.strerror}"
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    errors = [line for line in lines if "ERROR" in line or "error:" in line] or lines or ["it failed without a message"]
    return errors[0]


def set_up_packages():
    if subprocess.run([ROOT / "Scripts" / "install_packages", "bench-packages.apt"]).returncode != 0:
        say("the columns of the browsers stay empty where they are missing.")


def set_up_qt():
    wanted = LOCK.read_text()
    if QT_PYTHON.exists() and STAMP.is_file() and STAMP.read_text() == wanted:
        return
    say("installing Qt for Python, 80 MB, once")
    # Without a pip of its own: Debian's Python makes such an environment without further packages.
    problem = run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(QT_PYTHON.parent.parent)) or run(
        sys.executable, "-m", "pip", "--python", str(QT_PYTHON), "install", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(LOCK))
    if problem:
        say(f"Qt could not be installed, and its column stays empty: {problem}")
        return
    STAMP.write_text(wanted)


def set_up_pango():
    if PANGO.exists() and PANGO.stat().st_mtime >= SOURCE.stat().st_mtime:
        return
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "pangocairo", "pangoft2", "fontconfig"],
                           capture_output=True, text=True).stdout.split()
    problem = run("cc", "-O2", "-o", str(PANGO), str(SOURCE), *flags)
    if problem:
        say(f"the program for Pango could not be built, and its column stays empty: {problem}")


def main():
    PLACE.mkdir(parents=True, exist_ok=True)
    set_up_packages()
    set_up_qt()
    set_up_pango()


if __name__ == "__main__":
    main()
