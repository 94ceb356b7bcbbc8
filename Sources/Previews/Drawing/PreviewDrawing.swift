import Building
import Foundation
import SpecimenProtocol
import Synchronization

/// Has previews drawn by several processes in the sandbox, and keeps what was drawn before.
package struct PreviewDrawing: Sendable {
  /// What came of one picture.
  package struct Result: Sendable {
    package var shot: PreviewOrder.Shot
    /// Its files by their endings, whole; empty where it failed.
    package var files: [String: Data]
    /// Why it is missing, in a sentence without its first capital.
    package var failure: String?
  }

  /// Seconds that one picture may take.
  package var patience = 10.0
  /// Bytes that a drawing process may use.
  package var memoryLimit = 1_000_000_000
  private let project: PreviewProject
  private let library: String

  /// - Parameter library: What building the project came to.
  package init(of project: PreviewProject, library: String) {
    self.project = project
    self.library = library
  }

  /// Draws what was not drawn before.
  /// - Parameter progress: Told how many pictures of how many are done.
  package func draw(
    _ shots: [PreviewOrder.Shot], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> [Result] {
    let store = ShotStore(folder: project.place + "/pictures", surroundings: surroundings)
    var files: [String: [String: Data]] = [:]
    for shot in shots { files[shot.id] = store.files(of: shot) }
    let rest = shots.filter { files[$0.id] == nil }
    guard !rest.isEmpty else { return shots.map { Result(shot: $0, files: files[$0.id] ?? [:]) } }
    let work = "\(project.place)/work-\(getpid())"
    try WholeFile.makeFolder(work)
    Leftovers.add(work)
    defer { Leftovers.remove(work) }
    let outcome = try draw(rest, into: work, progress: progress)
    var failed = outcome.failed
    for shot in rest where failed[shot.id] == nil {
      guard let drawn = ShotStore.read(shot, in: work, stem: shot.id) else {
        failed[shot.id] = "its files are missing"
        continue
      }
      files[shot.id] = drawn
      store.keep(shot, drawn)
    }
    store.prune()
    return shots.map { Result(shot: $0, files: files[$0.id] ?? [:], failure: failed[$0.id]) }
  }

  private func draw(
    _ shots: [PreviewOrder.Shot], into folder: String, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws -> DrawingOutcome {
    let shares = Self.shares(of: shots, ProcessInfo.processInfo.activeProcessorCount)
    let done = Mutex([Int](repeating: 0, count: shares.count))
    let results = Mutex<[Swift.Result<DrawingOutcome, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: shares.count) { place in
      let result = Swift.Result {
        try Supervisor<PreviewOrder.Shot>(
          launch: { try launch($0, folder: folder) }, patience: patience,
          progress: { count in
            let sum = done.withLock { counts in
              counts[place] = count
              return counts.reduce(0, +)
            }
            progress(sum, shots.count)
          }
        ).draw(shares[place])
      }
      results.withLock { $0.append(result) }
    }
    var whole = DrawingOutcome()
    for result in results.withLock({ $0 }) {
      let part = try result.get()
      whole.drawn.formUnion(part.drawn)
      whole.failed.merge(part.failed) { first, _ in first }
    }
    return whole
  }

  /// The pictures in shares for processes that draw at the same time: a process costs more than a few pictures.
  private static func shares(of shots: [PreviewOrder.Shot], _ count: Int) -> [[PreviewOrder.Shot]] {
    let count = max(1, min(count, (shots.count + 2) / 3))
    var shares = [[PreviewOrder.Shot]](repeating: [], count: count)
    for (place, shot) in shots.enumerated() { shares[place * count / shots.count].append(shot) }
    return shares
  }

  private func launch(_ shots: [PreviewOrder.Shot], folder: String) throws -> WatchedProcess {
    let path = "\(folder)/order-\(FileName.of(shots[0].id)).json"
    try JSONEncoder().encode(PreviewOrder(shots: shots, memoryLimit: memoryLimit)).write(to: URL(fileURLWithPath: path))
    let workshop = project.workshop
    let command = workshop.sandbox.command(
      [workshop.specimen, "--library", library, "--previews", path, "--out", folder], writable: [folder],
      limits: .drawing)
    return try WatchedProcess(command, environment: SpecimenSurroundings.environment(fonts: workshop.fonts))
  }

  /// All that a picture depends on beside the shot. A library's name stands for the sources that it was built from.
  private var surroundings: String {
    "\(library)\n\(project.workshop.identity)\n\(project.workshop.fonts ?? "")"
  }
}

extension PreviewOrder.Shot: SupervisedPicture {
  /// A view that never ends does so in every scheme and size; one that traps may do so in one of them only.
  package func fails(with other: PreviewOrder.Shot, isWhole: Bool) -> Bool {
    isWhole ? preview == other.preview : id == other.id
  }
}
