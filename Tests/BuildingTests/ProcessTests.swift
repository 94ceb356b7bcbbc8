import Foundation
import Building
import Testing

@Suite struct ProcessTests {
  @Test("a program's output, errors and exit code come back")
  func output() throws {
    let outcome = try ChildProcess(["sh", "-c", "echo out; echo err >&2; exit 3"], timeLimit: 20).run()
    #expect(outcome.end == .exit(3))
    #expect(outcome.output == "out\n")
    #expect(outcome.errors == "err\n")
  }

  @Test("a program that never ends is stopped, with what it started")
  func timeout() throws {
    let outcome = try ChildProcess(["sh", "-c", "sleep 600 & sleep 600"], timeLimit: 0.3).run()
    #expect(outcome.end == .timeout)
  }

  @Test("a program that dies of a signal says so")
  func signal() throws {
    #expect(try ChildProcess(["sh", "-c", "kill -SEGV $$"], timeLimit: 20).run().end == .signal(SIGSEGV))
  }

  @Test("a program that is not there is an error with its name")
  func missing() {
    let error = #expect(throws: ChildProcessError.self) {
      try ChildProcess(["vitrine-no-such-program"], timeLimit: 1).run()
    }
    #expect(error?.description.hasPrefix("vitrine-no-such-program cannot be started") == true)
  }

  @Test("of endless output the first megabytes are kept")
  func endless() throws {
    let outcome = try ChildProcess(["sh", "-c", "head -c 20000000 /dev/zero"], timeLimit: 60).run()
    #expect(outcome.output.utf8.count == ChildProcess.outputLimit)
  }

  @Test("the limits hold without a sandbox")
  func limits() throws {
    var limits = Sandbox.Limits.specimen
    limits.fileSize = 1000
    let folder = try TemporaryFolder()
    let command = Sandbox(mode: .none).command(
      ["sh", "-c", "head -c 5000 /dev/zero > \(folder.path("a"))"], writable: [], limits: limits)
    #expect(try !ChildProcess(command, timeLimit: 20).run().isSuccess)
  }

  @Test(
    "inside the sandbox there is no network and nothing can be written but the folder",
    .enabled(if: (try? Sandbox.find()) != nil))
  func sandbox() throws {
    let sandbox = try Sandbox.find()
    let folder = try TemporaryFolder()
    let script =
      "touch \(folder.path("a")) && ! touch /usr/x 2>/dev/null && ! touch /var/tmp/x 2>/dev/null && [ $(ls /sys/class/net 2>/dev/null | wc -l) -ge 0 ] && ! (exec 3<>/dev/tcp/1.1.1.1/53) 2>/dev/null"
    let command = sandbox.command(["bash", "-c", script], writable: [folder.folder], limits: .specimen)
    #expect(try ChildProcess(command, timeLimit: 20).run().end == .exit(0))
    #expect(FileManager.default.fileExists(atPath: folder.path("a")))
  }
}
