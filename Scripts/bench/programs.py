"""Programs that do a round of a work for each line they read, and answer with a line of JSON."""

import json
import os
import subprocess
import threading
import time

from errors import BenchError

# Seconds after which a program that does not answer is ended.
PATIENCE = 120


class Rounds:
    """A running `vitrine-bench serve`, or a peer that speaks as it does."""

    def __init__(self, command, environment=None):
        self.name = os.path.basename(command[0])
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1,
                env=environment)
        except OSError as error:
            raise BenchError(f"{command[0]} cannot be started: {error.strerror}; run 'make build'.")

    def order(self, work):
        try:
            self.process.stdin.write(work + "\n")
            self.process.stdin.flush()
        except OSError:
            raise BenchError(f"{self.name} has ended before it was asked for {work}.")

    def answer(self, work):
        limit = threading.Timer(PATIENCE, self.process.kill)
        limit.daemon = True
        limit.start()
        try:
            line = self.process.stdout.readline()
        finally:
            limit.cancel()
        if not line:
            raise BenchError(f"{self.name} has ended in {work}; run it by hand to see what it says.")
        try:
            answer = json.loads(line)
        except ValueError:
            raise BenchError(f"{self.name} answers {work} with what is no JSON: {line.strip()[:80]}")
        if "error" in answer:
            raise BenchError(f"{self.name}: {answer['error']}; it is of another version than this script: run 'make build'.")
        return answer

    def ask(self, work):
        """The answer to a work, with its milliseconds as `value`."""
        self.order(work)
        answer = self.answer(work)
        if "ms" in answer:
            answer["value"] = answer.pop("ms")
        return answer

    def close(self):
        try:
            self.process.stdin.close()
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


def seconds(command, environment=None, folder=None, limit=600):
    """Seconds that a command takes. It has to succeed, and to end within a limit."""
    start = time.perf_counter()
    try:
        done = subprocess.run(command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=limit)
    except subprocess.TimeoutExpired:
        raise BenchError(f"{os.path.basename(command[0])} has not ended within {limit} seconds.")
    except OSError as error:
        raise BenchError(f"{command[0]} cannot be started: {error.strerror}.")
    taken = time.perf_counter() - start
    if done.returncode != 0:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()] or ["it said nothing"]
        raise BenchError(f"{os.path.basename(command[0])} failed with {done.returncode}: {lines[-1].strip()}")
    return taken
