"""Memory of processes, as the kernel tells it."""

import os
import threading


def children():
    """The ids of all processes by the id of their parent."""
    found = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
            found.setdefault(parent, []).append(int(name))
    return found


def tree(root):
    """A process and all that come from it."""
    by_parent, found, left = children(), [], [root]
    while left:
        found.append(left.pop())
        left += by_parent.get(found[-1], [])
    return found


def field(process, file, name):
    """A number of kilobytes in a file of a process, as megabytes; 0 for one that has ended."""
    try:
        with open(f"/proc/{process}/{file}") as lines:
            for line in lines:
                if line.startswith(name + ":"):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0.0


def memory(root):
    """Megabytes of a process and all that come from it; what several share is divided between them."""
    return sum(field(process, "smaps_rollup", "Pss") for process in tree(root))


def is_called(process, name):
    try:
        with open(f"/proc/{process}/cmdline", "rb") as file:
            return os.path.basename(file.read().split(b"\0")[0].decode(errors="replace")) == name
    except OSError:
        return False


class PeakWatch:
    """Looks every few milliseconds for processes of a name below this one, and keeps the largest memory that one had."""

    INTERVAL = 0.01

    def __init__(self, name):
        self.name, self.peak = name, 0.0
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)

    def watch(self):
        while not self.done.wait(self.INTERVAL):
            for process in tree(os.getpid()):
                if is_called(process, self.name):
                    self.peak = max(self.peak, field(process, "status", "VmHWM"))

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.done.set()
        self.thread.join()
