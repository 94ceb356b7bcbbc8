import Foundation

/// A program that speaks as a live specimen does, and misbehaves when it is told to by an inserted text.
///
/// It answers `ready` with its order in `text`, and each request with an event `script` that has the request in `text`.
enum FakeSpecimen {
  static func write(into folder: String) throws -> [String] {
    let path = folder + "/specimen.py"
    try Data(program.utf8).write(to: URL(fileURLWithPath: path))
    return ["python3", path]
  }

  private static let program = #"""
    import json, os, signal, struct, sys, time

    library = open(sys.argv[sys.argv.index("--library") + 1]).read()
    output = os.fdopen(os.dup(1), "wb", buffering=0)

    def write(message):
        whole = struct.pack("<I", len(message)) + message
        while whole: whole = whole[output.write(whole):]

    def event(kind, **values): write(b"\0" + json.dumps({"type": kind, **values}).encode())

    def frame(number): write(struct.pack("<BHIHH", 1, 0, number, 10, 10))

    def read():
        head = sys.stdin.buffer.read(4)
        if len(head) < 4: sys.exit(0)
        return json.loads(sys.stdin.buffer.read(struct.unpack("<I", head)[0]))

    order = read()
    if "crash at start" in library:
        sys.stderr.write("Box.swift:3: Fatal error: Index out of range\n")
        os.kill(os.getpid(), signal.SIGTRAP)

    def ready():
        event("ready", knobs=[], text=json.dumps({"pid": os.getpid(), "library": library, "order": order}))

    ready()
    for timed in iter(read, None):
        request = timed["request"]
        text = request.get("text", "")
        if request["type"] == "ping": event("pong")
        elif request["type"] == "wake": ready()
        if text == "crash":
            sys.stderr.write("Box.swift:7: Fatal error: Unexpectedly found nil\n")
            sys.stderr.flush()
            os.kill(os.getpid(), signal.SIGTRAP)
        elif text == "leave": os._exit(0)
        elif text == "spin":
            while True: pass
        elif text == "print": sys.stderr.write("printed\n" * 100000); sys.stderr.flush()
        elif text == "frame": frame(7)
        elif text == "frames":
            for number in range(1, 1000): frame(number)
        elif text == "long": write(b"\0{")
        elif text == "huge": output.write(struct.pack("<I", 1 << 31))
        elif text == "flood":
            for number in range(200):
                event("console", text="x" * 1000000)
                with open(library.split("\n")[0] + ".count", "w") as f: f.write(str(number + 1))
        event("script", text=json.dumps(timed))
    """#
}
