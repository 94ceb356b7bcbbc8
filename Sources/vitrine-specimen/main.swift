// The process in which a guide's code runs. It opens one module and draws what it is told to; whatever that code
// does, `vitrine` is another process and looks after this one.
import CProcess
import Foundation
import SpecimenProtocol
import Stage

/// The address of the C library's `syscall`; 0 until it is asked for. It stands in this file because globals elsewhere
/// are made on first use, behind a lock that itself calls `syscall`.
nonisolated(unsafe) var kernelCallAddress: UInt = 0

let usage = """
  usage: vitrine-specimen --library MODULE.so --list
         vitrine-specimen --library MODULE.so --order ORDER.json --out FOLDER
         vitrine-specimen --library MODULE.so --previews ORDER.json --out FOLDER
         vitrine-specimen --library MODULE.so --play ORDER.json --out FOLDER
         vitrine-specimen --library MODULE.so --live

  Draws the specimens of a guide's module, or the previews of a package. `vitrine` starts it; --list prints what the
  module has as JSON. --live runs one of them for somebody who uses it: messages come on the standard input, pictures
  and events go to the standard output. `vitrine serve` starts it.
  """

/// The hashing seed is read when the process starts, so it is set by starting again. A backtrace of the guide's code
/// would take longer than the drawing, and the sentence of the trap is what matters. The linker puts the runtime behind the
/// system's libraries, and the stage's clock must stand before them: loaded first, it does.
func startAgainWithFixedSettings() {
  let runtime = "libVitrineRuntime.so"
  guard getenv("SWIFT_DETERMINISTIC_HASHING") == nil || getenv("LD_PRELOAD").map({ String(cString: $0) }) != runtime
  else { return }
  setenv("LD_PRELOAD", runtime, 1)
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
  setenv("SWIFT_BACKTRACE", "enable=no", 1)
  var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
  execv("/proc/self/exe", &arguments)
}

func settle() {
  vitrine_die_with_parent()
  setenv("TZ", "UTC", 1)
  setenv("LANG", "C.UTF-8", 1)
  unsetenv("LC_ALL")
  tzset()
}

/// What this process says goes to the standard output that it was given; what the guide's code prints goes to the
/// standard error, so that it is never taken for an event.
func takeStandardOutput() -> FileHandle {
  let file = FileHandle(fileDescriptor: dup(1), closeOnDealloc: false)
  dup2(2, 1)
  return file
}

func option(_ name: String) -> String? {
  guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else {
    return nil
  }
  return CommandLine.arguments[place + 1]
}

func complain(_ sentence: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("vitrine-specimen: \(sentence)\n".utf8))
  exit(status)
}

startAgainWithFixedSettings()
settle()
let output = takeStandardOutput()
let lock = NSLock()
let say: @Sendable (DrawingEvent) -> Void = { event in
  lock.withLock { output.write(Data((event.line + "\n").utf8)) }
}

guard let library = option("--library") else { complain(usage, status: 2) }
if CommandLine.arguments.contains("--live") {
  signal(SIGPIPE, SIG_IGN)
  let live = LiveOutput(descriptor: output.fileDescriptor)
  do {
    try LiveHost(library: library, input: 0, output: live).run()
    exit(0)
  } catch {
    live.send(.ended("\(error)"))
    complain("\(error)", status: 1)
  }
}
do {
  if CommandLine.arguments.contains("--list"), !GuideModule.isGuide(library) {
    let leftOut = Set(CommandLine.arguments.filter { $0.hasPrefix("--without=") }.map { String($0.dropFirst(10)) })
    MemoryWatch(limit: 1_000_000_000) { say(.ended(reason: $0)) }.start()
    try PreviewLibrary.list(library, leavingOut: leftOut) { output.write($0 + Data("\n".utf8)) }
    exit(0)
  }
  if CommandLine.arguments.contains("--list") {
    try GuideModule.open(library)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    output.write(try encoder.encode(GuideModule.inventory(on: .standard)) + Data("\n".utf8))
    exit(0)
  }
  if let path = option("--play"), let folder = option("--out") {
    let order = try JSONDecoder().decode(PlayOrder.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    MemoryWatch(limit: order.memoryLimit) { say(.ended(reason: $0)) }.start()
    try PreviewLibrary.open(library)
    say(.began(id: PlayOrder.id))
    do {
      try PreviewPlayer.play(order, library: library, into: folder)
      say(.finished(id: PlayOrder.id))
    } catch {
      say(.failed(id: PlayOrder.id, reason: "\(error)"))
    }
    exit(0)
  }
  if let path = option("--previews"), let folder = option("--out") {
    let order = try JSONDecoder().decode(PreviewOrder.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    MemoryWatch(limit: order.memoryLimit) { say(.ended(reason: $0)) }.start()
    try PreviewLibrary.open(library)
    let illustrator = try PreviewIllustrator(library: library, folder: folder)
    for shot in order.shots {
      say(.began(id: shot.id))
      do {
        try illustrator.draw(shot)
        say(.finished(id: shot.id))
      } catch {
        say(.failed(id: shot.id, reason: "\(error)"))
      }
    }
    exit(0)
  }
  guard let orderPath = option("--order"), let folder = option("--out") else { complain(usage, status: 2) }
  let order = try JSONDecoder().decode(
    DrawingOrder.self, from: Data(contentsOf: URL(fileURLWithPath: orderPath)))
  MemoryWatch(limit: order.memoryLimit) { say(.ended(reason: $0)) }.start()
  let illustrator = try Illustrator(order: order, folder: folder)
  try GuideModule.open(library)
  for picture in order.pictures {
    say(.began(id: picture.id))
    do {
      try illustrator.draw(picture)
      say(.finished(id: picture.id))
    } catch {
      say(.failed(id: picture.id, reason: "\(error)"))
    }
  }
  exit(0)
} catch {
  say(.ended(reason: "\(error)"))
  complain("\(error)", status: 1)
}
