import Foundation
import Guides
import SpecimenProtocol
import Testing
import Building

/// The drawing process is played by the shell: what is tested is what happens to the pictures when it misbehaves.
@Suite struct SupervisorTests {
  private static func picture(_ component: String, _ index: Int, _ scheme: String) -> DrawingOrder.Picture {
    DrawingOrder.Picture(
      id: "\(component)-\(index)-\(scheme)", subject: .component(name: component, index: index), scheme: scheme,
      typeSize: "large", hasImage: true)
  }

  private let pictures = [
    picture("A", 0, "light"), picture("A", 0, "dark"), picture("A", 1, "light"), picture("B", 0, "light"),
  ]

  /// - Parameter misdeed: What the shell does at the picture `A-0-light`.
  private func draw(misdeed: String, patience: Double = 5) throws -> DrawingOutcome {
    try Supervisor(
      launch: { pictures in
        let steps = pictures.map { picture in
          picture.id == "A-0-light"
            ? "echo began \(picture.id); \(misdeed)" : "echo began \(picture.id); echo finished \(picture.id)"
        }
        return try WatchedProcess(["sh", "-c", steps.joined(separator: "\n")], environment: ["PATH": "/usr/bin:/bin"])
      }, patience: patience
    ).draw(pictures)
  }

  @Test("a well-behaved process draws everything")
  func good() throws {
    let outcome = try draw(misdeed: "echo finished A-0-light")
    #expect(outcome.drawn == Set(pictures.map(\.id)))
    #expect(outcome.failed.isEmpty)
  }

  @Test("a crash costs the variant in all its schemes, and nothing else")
  func crash() throws {
    let outcome = try draw(misdeed: "echo 'G/g.md:3: Fatal error: Index out of range' >&2; kill -ILL $$")
    #expect(outcome.drawn == ["A-1-light", "B-0-light"])
    #expect(outcome.failed["A-0-light"] == "it crashed: G/g.md:3: Fatal error: Index out of range")
    #expect(outcome.failed["A-0-dark"] == outcome.failed["A-0-light"])
  }

  @Test("a signal that the sandbox reports as a status is a crash too")
  func statusOfSignal() throws {
    #expect(try draw(misdeed: "exit 139").failed["A-0-light"]?.hasPrefix("it crashed: it recursed") == true)
    #expect(try draw(misdeed: "exit 0").failed["A-0-light"] == "its code ended the process")
  }

  @Test("a component that hangs costs the component")
  func hang() throws {
    let outcome = try draw(misdeed: "sleep 60", patience: 0.3)
    #expect(outcome.drawn == ["B-0-light"])
    #expect(outcome.failed["A-1-light"] == "it was not drawn within 0.3 seconds")
  }

  @Test("a process that gives up says why")
  func gaveUp() throws {
    let outcome = try draw(misdeed: "echo ended it used more than 600 MB of memory; exit 3")
    #expect(outcome.drawn == ["B-0-light"])
    #expect(outcome.failed["A-0-light"] == "it used more than 600 MB of memory")
  }

  @Test("a picture that fails in an orderly way costs that picture")
  func failed() throws {
    let outcome = try draw(misdeed: "echo failed A-0-light the view keeps changing")
    #expect(outcome.failed == ["A-0-light": "the view keeps changing"])
    #expect(outcome.drawn.count == 3)
  }

  @Test("a module that cannot be opened costs everything once, and a silent process does not go on for ever")
  func module() throws {
    let outcome = try Supervisor(
      launch: { _ in
        try WatchedProcess(["sh", "-c", "echo 'no such module' >&2; exit 1"], environment: ["PATH": "/usr/bin:/bin"])
      }
    ).draw(pictures)
    #expect(Set(outcome.failed.values) == ["no such module"])
    let silent = try Supervisor(launch: { _ in try WatchedProcess(["true"], environment: [:]) }).draw(pictures)
    #expect(silent.failed.count == 4)
  }

  @Test("lies about other pictures are not believed")
  func lies() throws {
    let outcome = try draw(misdeed: "echo finished ../../etc/passwd; echo finished A-0-light; echo nonsense")
    #expect(outcome.drawn == Set(pictures.map(\.id)))
  }
}

@Suite struct FileNameTests {
  @Test("names are safe for files and never the same")
  func names() {
    var names = FileNames()
    #expect(names.stem("AvatarStack.Collaborator", numbered: 2) == "AvatarStack.Collaborator-2")
    #expect(names.stem("../../etc/passwd") == "etc-passwd")
    #expect(names.stem(".cardStyle") == "cardStyle")
    #expect(names.stem("cardstyle") == "cardstyle-2")
    #expect(names.stem("日本") == "unnamed")
    #expect(names.stem(String(repeating: "a", count: 500)).count == 80)
  }
}
