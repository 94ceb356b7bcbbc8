import Foundation
import Guides
import Building

/// `vitrine doctor`: what is installed, which versions are pinned, and what to do about what is missing.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "says what is installed and what to do about what is missing"
  static let usage = "vitrine doctor"
  static let options: [Option] = []
  static let details = "Exit code 0 when nothing is missing, 1 otherwise."

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.isEmpty else { throw WrongUse("doctor takes no arguments.") }
    let checks = Self.checks
    let width = (checks.map(\.name.count).max() ?? 0) + 2
    for check in checks {
      let mark = check.isGood ? "ok     " : "missing"
      Terminal.print(mark + "  " + check.name.padding(toLength: width, withPad: " ", startingAt: 0) + check.found)
    }
    let remedies = checks.filter { !$0.isGood }.map(\.remedy)
    for remedy in NSOrderedSet(array: remedies).array { Terminal.print("\(remedy)") }
    return remedies.isEmpty ? 0 : 1
  }

  private struct Check {
    var name: String
    /// A version or a path; what is wrong where it is not good.
    var found: String
    var isGood: Bool
    var remedy: String
  }

  private static let setUp = "Run make setup, which installs what is missing."

  private static var checks: [Check] {
    [compiler, program, runtime, macros, fonts, sandbox, limits] + libraries.map(library)
  }

  private static var compiler: Check {
    let path = Installation.compiler
    let version = path.flatMap { firstLine([$0, "--version"]) }
    return Check(
      name: "Swift", found: version ?? "no swiftc on PATH", isGood: version != nil,
      remedy: "Install a Swift toolchain, 6.2 or later, from swift.org and put its usr/bin on PATH.")
  }

  private static var program: Check {
    let path = Installation.specimen
    let isThere = FileManager.default.isExecutableFile(atPath: path)
    return Check(
      name: "drawing process", found: isThere ? path : "no vitrine-specimen beside vitrine", isGood: isThere,
      remedy: "Run make build.")
  }

  private static var runtime: Check {
    let path = Installation.libraries + "/libVitrineRuntime.so"
    let isThere = FileManager.default.fileExists(atPath: path)
    return Check(
      name: "runtime", found: isThere ? path : "no libVitrineRuntime.so beside vitrine", isGood: isThere,
      remedy: "Run make build.")
  }

  private static var macros: Check {
    let path = Installation.libraries + "/SwiftUIMacros-tool"
    let isThere = FileManager.default.isExecutableFile(atPath: path)
    return Check(
      name: "macros", found: isThere ? path : "no SwiftUIMacros-tool beside vitrine", isGood: isThere,
      remedy: "Run make build.")
  }

  private static var fonts: Check {
    guard let folder = Installation.fonts else {
      return Check(name: "fonts", found: "no folder of pinned fonts", isGood: false, remedy: setUp)
    }
    let count = Installation.fontFiles(in: folder)
    return Check(name: "fonts", found: "\(count) in \(folder)", isGood: count > 0, remedy: setUp)
  }

  private static var sandbox: Check {
    let isGood = (try? Sandbox.find()) != nil
    return Check(
      name: "sandbox", found: isGood ? firstLine(["bwrap", "--version"]) ?? "bwrap" : "bwrap does not work here",
      isGood: isGood,
      remedy: "Install bubblewrap and allow user namespaces, or give --no-sandbox for guides that you trust.")
  }

  private static var limits: Check {
    let version = firstLine(["prlimit", "--version"])
    return Check(name: "limits", found: version ?? "no prlimit", isGood: version != nil, remedy: setUp)
  }

  private static let libraries = [
    "cairo", "pango", "harfbuzz", "freetype2", "fontconfig", "libdeflate", "libpng", "libsoup-3.0",
  ]

  /// Pictures are the same bytes on machines with the same versions of these.
  private static func library(_ name: String) -> Check {
    let version = firstLine(["pkg-config", "--modversion", name])
    return Check(name: name, found: version ?? "not installed", isGood: version != nil, remedy: setUp)
  }

  private static func firstLine(_ command: [String]) -> String? {
    guard let outcome = try? ChildProcess(command, timeLimit: 10).run(), outcome.isSuccess else { return nil }
    return outcome.output.split(separator: "\n").first.map(String.init)
  }
}
