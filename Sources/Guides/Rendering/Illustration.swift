import Foundation
import SpecimenProtocol
import Stage
import Synchronization
import Building

/// Draws a guide that was built: several processes at a time, in the sandbox, and not again what was drawn before.
package struct Illustration: Sendable {
  package struct Settings: Sendable {
    package var device = "iPhone 16"
    /// Points that a fitted component is offered.
    package var width = 361.0
    package var schemes = ["light", "dark"]
    package var typeSizes = [Evidence.defaultSize]
    /// Seconds that one picture may take.
    package var patience = 10.0
    /// Bytes that a drawing process may use.
    package var memoryLimit = 600_000_000

    package init() {}
  }

  /// Path of `vitrine-specimen`.
  package var program: String
  /// The folder with the pinned fonts; nil leaves it to the program to find it.
  package var fonts: String?
  package var sandbox: Sandbox
  package var settings: Settings
  package var slots: Slots

  package init(
    program: String, fonts: String?, sandbox: Sandbox, settings: Settings, slots: Slots
  ) {
    self.program = program
    self.fonts = fonts
    self.sandbox = sandbox
    self.settings = settings
    self.slots = slots
  }

  /// The names of the text sizes, the smallest first.
  package static let typeSizeNames = StageSettings.typeSizeNames

  /// Draws everything that a guide has. The pictures stay beside the guide's module, by the content that they were
  /// made from, so that nothing is drawn twice.
  /// - Parameter progress: Told how many pictures of how many are done.
  func draw(_ result: BuildResult, progress: @escaping @Sendable (Int, Int) -> Void) throws -> Exhibit {
    guard let library = result.library else { return .empty }
    let plan = PicturePlan(result, schemes: settings.schemes, typeSizes: settings.typeSizes)
    let folder = (library as NSString).deletingLastPathComponent + "/drawings-" + key(of: plan, library: library)
    // What failed is tried again: it may have been a slow moment, or a full memory.
    if let failed = Self.outcome(in: folder), failed.isEmpty {
      return Exhibit(folder: folder, pictures: plan.pictures, failed: failed)
    }
    let work = folder + ".\(getpid())"
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    Leftovers.add(work)
    defer { Leftovers.remove(work) }
    let store = store(of: plan, result: result, library: library)
    let known = plan.pictures.filter { store.has($0) }
    var rest = plan
    rest.pictures.removeAll { picture in known.contains { $0.id == picture.id } }
    let outcome = try draw(rest, library: library, into: work, progress: progress)
    // Only now: the guide's code could write to what lies in its folder.
    for picture in known { store.take(picture, into: work) }
    for picture in rest.pictures where outcome.drawn.contains(picture.id) { store.keep(picture, from: work) }
    store.prune()
    try JSONEncoder().encode(outcome.failed).write(to: URL(fileURLWithPath: work + "/" + Self.outcomeName))
    removeOlder(than: folder)
    try FileManager.default.moveItem(atPath: work, toPath: folder)
    return Exhibit(folder: folder, pictures: plan.pictures, failed: outcome.failed)
  }

  private func draw(
    _ plan: PicturePlan, library: String, into folder: String, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws -> DrawingOutcome {
    let shares = plan.shares(slots.count)
    let done = Mutex([Int](repeating: 0, count: shares.count))
    let total = plan.pictures.count
    let results = Mutex<[Result<DrawingOutcome, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: shares.count) { place in
      let result = Result {
        try slots.occupy {
          try Supervisor(
            launch: { try launch($0, library: library, folder: folder) }, patience: settings.patience,
            progress: { count in
              let sum = done.withLock { counts in
                counts[place] = count
                return counts.reduce(0, +)
              }
              progress(sum, total)
            }
          ).draw(shares[place])
        }
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

  private func launch(_ pictures: [DrawingOrder.Picture], library: String, folder: String) throws -> WatchedProcess {
    let order = DrawingOrder(
      device: settings.device, width: settings.width, memoryLimit: settings.memoryLimit, pictures: pictures)
    let path = "\(folder)/order-\(pictures[0].id).json"
    try JSONEncoder().encode(order).write(to: URL(fileURLWithPath: path))
    let command = sandbox.command(
      [program, "--library", library, "--order", path, "--out", folder], writable: [folder], limits: .drawing)
    return try WatchedProcess(command, environment: SpecimenSurroundings.environment(fonts: fonts))
  }

  /// One set of drawings is kept for a module.
  private func removeOlder(than folder: String) {
    let parent = (folder as NSString).deletingLastPathComponent
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    where name.hasPrefix("drawings-") && !name.contains(".") {
      try? FileManager.default.removeItem(atPath: parent + "/" + name)
    }
  }

  private static let outcomeName = "outcome.json"

  /// What is missing in a folder of drawings; nil where the folder is not there or not whole.
  private static func outcome(in folder: String) -> [String: String]? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + outcomeName)) else { return nil }
    return try? JSONDecoder().decode([String: String].self, from: data)
  }

  /// The pictures of earlier builds of the guide.
  private func store(of plan: PicturePlan, result: BuildResult, library: String) -> PictureStore {
    let place = (library as NSString).deletingLastPathComponent as NSString
    let surroundings = surroundings
    var keys: [String: String] = [:]
    for picture in plan.pictures {
      let code: String?
      switch picture.subject {
      case .component(let name, let index):
        code = result.fingerprints[Fingerprints.key(component: name, index: index)]
      case .font(let name), .gradient(let name): code = result.fingerprints[Fingerprints.key(token: name)]
      case .symbol(let name): code = name
      case .inventory: code = nil
      }
      guard let code else { continue }
      let parts = [
        code, picture.id, "\(picture.subject)", picture.scheme, picture.typeSize, "\(picture.hasImage)", surroundings,
      ]
      keys[picture.id] = SHA256.digest(of: parts.joined(separator: "\n").utf8)
    }
    return PictureStore(
      folder: "\(place.deletingLastPathComponent)/\(result.guide.name).pictures", keys: keys)
  }

  /// All that pictures depend on beside the guide's code.
  private var surroundings: String {
    let runtime = (program as NSString).deletingLastPathComponent + "/libVitrineRuntime.so"
    let parts = [program, runtime, "/proc/self/exe"] + [fonts].compactMap { $0 }
    let stamps = parts.map { "\($0) \(Self.stamp(of: $0))" }.joined(separator: "\n")
    return "\(settings.device) \(settings.width)\n\(stamps)"
  }

  /// Stands for all that the pictures depend on.
  private func key(of plan: PicturePlan, library: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let order = DrawingOrder(
      device: settings.device, width: settings.width, memoryLimit: settings.memoryLimit, pictures: plan.pictures)
    var bytes = [UInt8]((try? encoder.encode(order)) ?? Data())
    bytes += [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: library))) ?? Data())
    let runtime = (program as NSString).deletingLastPathComponent + "/libVitrineRuntime.so"
    let parts = [program, runtime] + [fonts].compactMap { $0 }
    for part in parts { bytes += Array("\(part) \(Self.stamp(of: part))".utf8) }
    return SHA256.digest(of: bytes)
  }

  /// Size and time of change of a file: hashing the runtime itself would take longer than it saves.
  private static func stamp(of path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return "none" }
    return "\(info.st_size) \(info.st_mtim.tv_sec) \(info.st_mtim.tv_nsec)"
  }
}

extension DrawingOrder.Picture: SupervisedPicture {
  /// The same variant in other schemes and sizes fails as well, and all variants of a component that hangs.
  package func fails(with other: DrawingOrder.Picture, isWhole: Bool) -> Bool {
    if isWhole, case .component(let name, _) = other.subject, case .component(let own, _) = subject {
      return name == own
    }
    return other.subject == subject
  }
}
