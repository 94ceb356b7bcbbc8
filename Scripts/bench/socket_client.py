"""A page of the live gallery that draws nothing: it acknowledges each frame at once, over a WebSocket of its own."""

import base64
import json
import os
import socket
import struct
import time
from urllib.parse import urlsplit

from errors import BenchError


class LiveClient:
    def __init__(self, address, specimen):
        parts = urlsplit(address)
        self.file = socket.create_connection((parts.hostname, parts.port), timeout=30)
        self.file.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.pending = b""
        self.moves = 0
        token = base64.urlsafe_b64encode(os.urandom(16)).decode().rstrip("=")
        key = base64.b64encode(os.urandom(16)).decode()
        host = f"{parts.hostname}:{parts.port}"
        self.file.sendall((
            f"GET {parts.path}socket/{specimen}?session={token} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode())
        while b"\r\n\r\n" not in self.pending:
            self.receive()
        head, self.pending = self.pending.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise BenchError(f"vitrine serve opens no socket: {head.splitlines()[0].decode(errors='replace')}")
        self.say({"type": "scale", "scale": 2})
        self.next_frame()

    def receive(self):
        try:
            data = self.file.recv(1 << 20)
        except TimeoutError:
            raise BenchError("vitrine serve has sent nothing for 30 seconds.")
        if not data:
            raise BenchError("vitrine serve has closed the socket.")
        self.pending += data

    def take(self, count):
        while len(self.pending) < count:
            self.receive()
        taken, self.pending = self.pending[:count], self.pending[count:]
        return taken

    def say(self, request):
        data = json.dumps(request).encode()
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
        self.file.sendall(b"\x81" + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)))

    def message(self):
        """The next message, without what a WebSocket says about itself."""
        content = b""
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                length, = struct.unpack(">H", self.take(2))
            elif length == 127:
                length, = struct.unpack(">Q", self.take(8))
            data = self.take(length)
            if first & 0x0F == 8:
                raise BenchError("vitrine serve has closed the socket.")
            if first & 0x0F > 8:
                continue
            content += data
            if first & 0x80:
                return content

    def next_frame(self):
        """Waits for a frame, acknowledges it, and says how many bytes it had."""
        while True:
            data = self.message()
            if data[:1] == b"\x01":
                self.say({"type": "acknowledge", "frame": struct.unpack_from("<I", data, 3)[0]})
                return len(data)

    def frames_per_second(self, seconds):
        """Moves the list after each frame, a thousand points down, then up again."""
        start, frames = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            distance = 20 if self.moves % 100 < 50 else -20
            self.moves += 1
            self.say({"type": "wheel", "x": 200, "y": 430, "dx": 0, "dy": distance})
            self.next_frame()
            frames += 1
        return frames / (time.perf_counter() - start)

    def close(self):
        self.file.close()
