"""What the numbers were measured on."""

import os
import platform
from datetime import date

from peers import ROOT, output


def first_of(path, name):
    try:
        with open(path) as file:
            for line in file:
                if line.startswith(name):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return ""


def describe():
    memory = first_of("/proc/meminfo", "MemTotal").split()
    return {
        "processor": first_of("/proc/cpuinfo", "model name") or platform.machine(),
        "cores": len(os.sched_getaffinity(0)),
        "memory": round(int(memory[0]) / 1024 / 1024) if memory else 0,
        "system": first_of_release() + ", Linux " + platform.release(),
    }


def first_of_release():
    return platform.freedesktop_os_release().get("PRETTY_NAME", "Linux")


def two_cores():
    """Confines this process, and with it all that it starts, to two cores."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])


def load():
    """How many processes wanted to run in the last minute."""
    return os.getloadavg()[0]


def today():
    return date.today().isoformat()


def versions(peers):
    found = {"vitrine": commit(), "swift": swift(), "python": platform.python_version()}
    return found | peers.versions()


def commit():
    changed = output(["git", "-C", str(ROOT), "status", "--porcelain", "--untracked-files=no"])
    name = output(["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"])
    return name + (" with changes" if changed and not changed.endswith(("Performance.json", "Performance.md")) else "")


def swift():
    words = output(["swift", "--version"]).split()
    return words[words.index("version") + 1] if "version" in words[:-1] else " ".join(words)
