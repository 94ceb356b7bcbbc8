import Building
import Foundation
import LiveGallery
import SpecimenProtocol
import Testing

import WebHost

/// A gallery with one collection, `box`, and two specimens, `one` and `two`, that runs fake specimens.
@WebLoop final class Rig {
  let gallery: Gallery
  let address: String
  let folder: String
  private(set) var version = 0

  nonisolated static let session = "0123456789abcdefABCDEF"

  init(
    limits: WebLimits = WebLimits(), sessions: Int = 24, absence: Duration = .seconds(300), watchInterval: Double = 2,
    isBuilt: Bool = true
  ) throws {
    folder = NSTemporaryDirectory() + "vitrine-live-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard Toolchain.program("python3") != nil else {
      throw Page.Impatience(description: "These tests need python3, for a specimen that misbehaves.")
    }
    var launcher = SpecimenLauncher(
      program: try FakeSpecimen.write(into: folder), fonts: nil, sandbox: Sandbox(mode: .none))
    launcher.watchInterval = watchInterval
    gallery = Gallery(launcher: launcher, sessions: sessions, absence: absence)
    address = try gallery.listen(port: 0, limits: limits)
    gallery.add(Catalogue.Collection(id: "box", title: "Box", kind: .guide, path: "box.md", status: .building))
    if isBuilt { try build() }
  }

  /// A new build of the collection.
  /// - Parameter text: What the library says.
  func build(_ text: String = "", status: Catalogue.Collection.Status = .ready("built")) throws {
    version += 1
    let library = "\(folder)/box-\(version).so"
    try Data("\(folder)/box\nversion \(version) \(text)".utf8).write(to: URL(fileURLWithPath: library))
    let names = ["one", "two"]
    let specimens = names.map {
      Catalogue.Specimen(
        id: $0, title: $0, variant: "", subject: .component(name: $0, index: 0), isScreen: false)
    }
    let collection = Catalogue.Collection(
      id: "box", title: "Box", kind: .guide, path: "box.md", status: status, specimens: specimens)
    let builds = names.map { ($0, LiveBuild(library: library, subject: .component(name: $0, index: 0))) }
    gallery.isBuilt(collection, builds: Dictionary(uniqueKeysWithValues: builds), folder: nil)
  }

  func open(_ specimen: String = "one", session: String = Rig.session) async throws -> Page {
    try await Page.open(socket(specimen, session: session))
  }

  nonisolated func socket(_ specimen: String = "one", session: String = Rig.session) -> String {
    "\(address)socket/box/\(specimen)?session=\(session)"
  }

  nonisolated var port: Int { URL(string: address)?.port ?? 0 }
  nonisolated var secret: String { String(address.split(separator: "/").last ?? "") }

  func stop() {
    gallery.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// What a fake specimen says of itself when it is ready.
struct FakeState: Decodable {
  var pid: Int32
  var library: String
  var order: LiveOrder

  init(_ ready: LiveEvent) throws {
    self = try JSONDecoder().decode(FakeState.self, from: Data((ready.text ?? "").utf8))
  }
}

extension LiveEvent {
  /// The request that a fake specimen has heard.
  var heard: TimedRequest? {
    guard type == .script, let text else { return nil }
    return try? JSONDecoder().decode(TimedRequest.self, from: Data(text.utf8))
  }
}
