import Foundation

/// Keeps somebody else's code from the network, from files and from eating the machine.
///
/// `bwrap` takes the network away and makes the file system read-only but for named folders; `prlimit` limits
/// memory, time and processes. Without bwrap the limits still hold.
package struct Sandbox: Sendable, Equatable {
  package enum Mode: Sendable, Equatable {
    /// bwrap with processes of its own.
    case full
    /// bwrap where the machine does not let it have processes of its own.
    case sharedProcesses
    /// Only limits: `--no-sandbox`.
    case none
  }

  package struct Limits: Sendable, Equatable {
    /// Bytes of address space.
    package var memory: Int
    /// Seconds of processor time; nil for as much as it takes.
    package var seconds: Int?
    package var processes: Int
    /// Bytes of a file.
    package var fileSize: Int

    package init(memory: Int, seconds: Int?, processes: Int, fileSize: Int) {
      self.memory = memory
      self.seconds = seconds
      self.processes = processes
      self.fileSize = fileSize
    }

    /// The compiler maps far more than it uses.
    package static let compiler = Limits(memory: 8 << 30, seconds: 120, processes: 2048, fileSize: 512 << 20)
    package static let specimen = Limits(memory: 2 << 30, seconds: 30, processes: 512, fileSize: 256 << 20)
  }

  package var mode: Mode

  package init(mode: Mode) { self.mode = mode }

  /// The strictest mode that works here.
  package static func find() throws(SandboxError) -> Sandbox {
    for mode in [Mode.full, .sharedProcesses] {
      let sandbox = Sandbox(mode: mode)
      let command = sandbox.command(["true"], writable: [], limits: .specimen)
      if let outcome = try? ChildProcess(command, timeLimit: 10).run(), outcome.isSuccess { return sandbox }
    }
    throw SandboxError()
  }

  /// The arguments that run `program` inside.
  package func command(_ program: [String], writable: [String], limits: Limits) -> [String] {
    let limited =
      [
        "prlimit", "--as=\(limits.memory)", "--nproc=\(limits.processes)", "--fsize=\(limits.fileSize)", "--core=0",
      ] + (limits.seconds.map { ["--cpu=\($0)"] } ?? []) + ["--"] + program
    if mode == .none { return limited }
    // The sockets of services lie in /run; a network of one's own does not keep a program from them.
    var arguments = ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--tmpfs", "/run"]
    if mode == .full { arguments += ["--unshare-pid", "--proc", "/proc"] }
    arguments += [
      "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-user-try", "--die-with-parent", "--new-session",
    ]
    arguments += ["--cap-drop", "ALL"]
    for folder in writable { arguments += ["--bind", folder, folder] }
    return arguments + ["--"] + limited
  }
}

package struct SandboxError: Error, CustomStringConvertible {
  package var description: String {
    "The sandbox cannot start (bwrap does not work here), and what is to run is somebody else's code; "
      + "install bubblewrap or allow user namespaces, or give --no-sandbox for code that you trust."
  }
}
