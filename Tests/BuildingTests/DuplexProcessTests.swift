import Building
import Foundation
import Synchronization
import Testing

@Suite("Programs that are spoken with") struct DuplexProcessTests {
  /// What came from a program.
  final class Record: Sendable {
    struct Content {
      var output: [UInt8] = []
      var errors = ""
      var ending: DuplexProcess.Ending?
      var chunks = 0
    }
    let content = Mutex(Content())
    let ended = DispatchSemaphore(value: 0)
    let spoke = DispatchSemaphore(value: 0)

    @Sendable func take(_ news: DuplexProcess.News) {
      content.withLock { content in
        switch news {
        case .output(let bytes):
          content.output += bytes
          content.chunks += 1
        case .errors(let bytes): content.errors += String(decoding: bytes, as: UTF8.self)
        case .ended(let ending): content.ending = ending
        }
      }
      if case .ended = news { ended.signal() } else { spoke.signal() }
    }

    var hasEnded: Bool { ended.wait(timeout: .now() + 20) == .success }
  }

  @Test("bytes go in and come out, in their order and whole")
  func echo() throws {
    let record = Record()
    let process = try DuplexProcess(["cat"], environment: [:], news: record.take)
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    #expect(process.write(bytes))
    let end = Date(timeIntervalSinceNow: 20)
    while record.content.withLock({ $0.output.count }) < bytes.count, Date() < end {
      _ = record.spoke.wait(timeout: .now() + 1)
    }
    #expect(record.content.withLock { $0.output } == bytes)
    process.end()
    #expect(record.hasEnded)
    #expect(record.content.withLock { $0.ending } == .signalled(SIGKILL))
  }

  @Test("the end comes after everything that was said, with its status")
  func ending() throws {
    let record = Record()
    _ = try DuplexProcess(["sh", "-c", "echo out; echo err >&2; exit 7"], environment: [:], news: record.take)
    #expect(record.hasEnded)
    let content = record.content.withLock { $0 }
    #expect(String(decoding: content.output, as: UTF8.self) == "out\n")
    #expect(content.errors == "err\n")
    #expect(content.ending == .exited(status: 7))
  }

  @Test("what a program has started ends with it")
  func children() throws {
    let record = Record()
    let process = try DuplexProcess(
      ["sh", "-c", "sleep 1000 & echo $!; wait"], environment: ["PATH": "/usr/bin:/bin"], news: record.take)
    #expect(record.spoke.wait(timeout: .now() + 20) == .success)
    let text = record.content.withLock { String(decoding: $0.output, as: UTF8.self) }
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(child, 0) == 0)
    process.end()
    #expect(record.hasEnded)
    // The output has ended, so nobody has it any more.
    #expect(record.content.withLock { $0.ending } == .signalled(SIGKILL))
  }

  @Test("a program that does not read is not fed without bound")
  func input() throws {
    let record = Record()
    let process = try DuplexProcess(["sleep", "1000"], environment: ["PATH": "/usr/bin:/bin"], news: record.take)
    let piece = [UInt8](repeating: 1, count: 1 << 20)
    var taken = 0
    while taken < 100, process.write(piece) { taken += 1 }
    #expect(taken <= 5)
    process.end()
    #expect(record.hasEnded)
    #expect(!process.write([1]))
  }

  @Test("a program whose output is not read has to wait, and can be ended")
  func paused() throws {
    let record = Record()
    let process = try DuplexProcess(
      ["sh", "-c", "echo first; read go; exec cat /dev/zero"], environment: ["PATH": "/usr/bin:/bin"], news: record.take
    )
    #expect(record.spoke.wait(timeout: .now() + 20) == .success)
    process.pauseOutput(true)
    process.write(Array("go\n".utf8))
    process.end()
    #expect(record.hasEnded)
    #expect(record.content.withLock { $0.output.count } < 8 << 20)
  }

  @Test("a program that is not there is an error that names it")
  func missing() {
    #expect(throws: ChildProcessError.self) {
      try DuplexProcess(["/nonexistent/program"], environment: [:]) { _ in }
    }
  }
}
