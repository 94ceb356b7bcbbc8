"""Headless Chromium, spoken to by its protocol over a pair of pipes: messages are JSON, each ended by a zero byte."""

import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile

from errors import BenchError

# Seconds after which a browser that does not answer is given up.
PATIENCE = 30
# What makes the browser quiet and gives it the screen that a stage has.
FLAGS = [
    "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check", "--hide-scrollbars", "--disable-gpu",
    "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--mute-audio", "--force-device-scale-factor=3",
]
# With these the browser makes a frame when it is asked for one, and answers when its pixels are there.
STEPPED = [
    "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
    "--disable-new-content-rendering-timeout",
]


def sandbox_flags():
    """Chromium's own sandbox refuses to run as root."""
    return ["--no-sandbox"] if os.getuid() == 0 else []


def high_pipe():
    """A pipe whose numbers are beyond those that it is to have in the browser, so that nothing is closed that is needed."""
    ends = []
    for end in os.pipe():
        ends.append(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 64))
        os.close(end)
    return ends


class Browser:
    """A running browser. `stepped` is for chromium-headless-shell only: the others do not know frames on request."""

    def __init__(self, program, flags=(), stepped=False):
        self.profile = tempfile.mkdtemp(prefix="vitrine-bench-browser-")
        to_read, to_write = high_pipe()
        from_read, from_write = high_pipe()
        # The browser reads from descriptor 3 and writes to 4; `exec` of the shell puts the pipes there.
        command = [program, *sandbox_flags(), *FLAGS, *(STEPPED if stepped else []), *flags,
                   f"--user-data-dir={self.profile}", "about:blank"]
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{to_read} 4>&{from_write} {to_read}<&- {from_write}>&-', "bash", *command],
            pass_fds=(to_read, from_write), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(to_read)
        os.close(from_write)
        self.requests, self.answers = to_write, from_read
        self.pending = b""
        self.last = 0

    def send(self, method, session=None, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        try:
            data = json.dumps(message).encode() + b"\0"
            while data:
                data = data[os.write(self.requests, data):]
        except OSError as error:
            raise BenchError(f"Chromium has ended: {error.strerror}.")
        while True:
            answer = self.read()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise BenchError(f"Chromium says to {method}: {answer['error']['message']}")
                return answer["result"]

    def read(self):
        parts = []
        while b"\0" not in self.pending:
            parts.append(self.pending)
            if not select.select([self.answers], [], [], PATIENCE)[0]:
                raise BenchError(f"Chromium has said nothing for {PATIENCE} seconds.")
            self.pending = os.read(self.answers, 1 << 20)
            if not self.pending:
                raise BenchError("Chromium has ended before it answered.")
        end = self.pending.index(b"\0")
        parts.append(self.pending[:end])
        self.pending = self.pending[end + 1:]
        return json.loads(b"".join(parts))

    def version(self):
        return self.send("Browser.getVersion")["product"]

    def close(self):
        try:
            self.send("Browser.close")
            self.process.wait(10)
        except (BenchError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.requests)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """A page of 393 × 852 points with three pixels a point."""

    def __init__(self, browser, stepped=False, width=393, height=852, ratio=3):
        self.browser = browser
        options = {"enableBeginFrameControl": True, "width": width, "height": height} if stepped else {}
        target = browser.send("Target.createTarget", url="about:blank", **options)
        self.session = browser.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.stepped = stepped
        for domain in ("Page", "Runtime"):
            self.send(f"{domain}.enable")
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio,
                  mobile=False)

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def evaluate(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True,
                           userGesture=True)
        if "exceptionDetails" in answer:
            problem = answer["exceptionDetails"].get("exception", {}).get("description", "it failed")
            raise BenchError(f"The page says to {expression[:60]}: {problem}")
        return answer["result"].get("value")

    def go(self, address):
        problem = self.send("Page.navigate", url=address).get("errorText")
        if problem:
            raise BenchError(f"Chromium cannot load {address.rsplit('/', 1)[-1]}: {problem}")
        # The document that is left may answer once more.
        name = json.dumps(address.rsplit("/", 1)[-1].split("#")[0])
        for _ in range(10_000):
            if self.evaluate(f"document.readyState === 'complete' && location.pathname.endsWith({name})"):
                break
        else:
            raise BenchError(f"Chromium did not load {address.rsplit('/', 1)[-1]}.")
        self.evaluate("document.fonts.ready.then(() => true)")
        if self.stepped:
            for _ in range(4):
                self.frame(must_change=False)

    def frame(self, must_change=True):
        """Makes a frame and returns when its pixels are there."""
        answer = self.send("HeadlessExperimental.beginFrame")
        if must_change and not answer.get("hasDamage"):
            raise BenchError("Chromium made a frame in which nothing has changed; the content is not what was meant.")

    def png(self):
        """The page as base64 of a PNG, encoded as fast as Chromium can."""
        if self.stepped:
            answer = self.send("HeadlessExperimental.beginFrame", screenshot={"format": "png", "optimizeForSpeed": True})
            return answer["screenshotData"]
        return self.send("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
