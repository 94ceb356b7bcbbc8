import Foundation

/// The folder that galleries are written to: one folder for each guide, and an index.
///
/// Invariants: a file is whole or not there; a file whose bytes are right is not touched.
package struct OutputFolder: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  package let path: String
  /// The face that pages are set in.
  private let font: Data?

  /// Makes the folder and sees that it can be written to.
  /// - Parameter fonts: The folder of the pinned fonts, for the face of the pages.
  package init(path: String, fonts: String?) throws(Failure) {
    self.path = path
    font = fonts.flatMap { PageFont.subset(in: $0) }
    try Self.makeFolder(path)
    let probe = path + "/.vitrine-\(getpid())"
    let file = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Self.failure(path) }
    close(file)
    unlink(probe)
  }

  /// Writes a guide's page, report and pictures; pictures of an earlier run that are no longer meant go.
  func write(_ report: Report, text: String, pictures: String) throws {
    let folder = path + "/" + report.guide
    try Self.makeFolder(folder + "/pictures")
    var wanted: Set<String> = []
    for picture in report.pictures {
      let stem = ((picture.file as NSString).lastPathComponent as NSString).deletingPathExtension
      for name in [stem + ".png", stem + ".json"] where wanted.insert(name).inserted {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: pictures + "/" + name)) else { continue }
        try Self.write(data, to: folder + "/pictures/" + name)
      }
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/pictures")) ?? []
    where !wanted.contains(name) && ["png", "json"].contains((name as NSString).pathExtension) {
      unlink(folder + "/pictures/" + name)
    }
    let gallery = Gallery(report: report, text: text, font: font) { file in
      try? Data(contentsOf: URL(fileURLWithPath: pictures + "/" + (file as NSString).lastPathComponent))
    }
    try Self.write(gallery.page(), to: folder + "/index.html")
    try Self.write(try report.json(), to: folder + "/report.json")
  }

  /// Writes the index over all guides that the folder has.
  package func writeIndex() throws {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let reports = names.compactMap { name -> Report? in
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)/report.json")) else { return nil }
      let report = try? JSONDecoder().decode(Report.self, from: data)
      return report?.guide == name ? report : nil
    }
    let index = GalleryIndex(reports: reports, font: font) { guide, file in
      try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(guide)/\(file)"))
    }
    try Self.write(index.page(), to: path + "/index.html")
  }

  private static func makeFolder(_ path: String) throws(Failure) {
    var info = stat()
    if stat(path, &info) == 0 {
      if info.st_mode & S_IFMT == S_IFDIR { return }
      errno = ENOTDIR
      throw failure(path)
    }
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty && parent != path { try makeFolder(parent) }
    // Somebody else may have made it in the meantime.
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Writes beside the file first and puts it in its place when it is whole.
  static func write(_ data: Data, to path: String) throws(Failure) {
    let url = URL(fileURLWithPath: path)
    if let there = try? Data(contentsOf: url), there == data { return }
    let part = path + ".part-\(getpid())"
    let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path) }
    var isWhole = true
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          isWhole = false
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    let reason = errno
    close(file)
    if isWhole, rename(part, path) == 0 { return }
    let code = isWhole ? errno : reason
    unlink(part)
    errno = code
    throw failure(path)
  }

  private static func failure(_ path: String) -> Failure {
    let (code, reason) = (errno, String(cString: strerror(errno)))
    return switch code {
    case ENOSPC, EDQUOT:
      Failure(description: "\(path) cannot be written: the disk is full; make room and run this again.")
    case EACCES, EPERM, EROFS:
      Failure(description: "\(path) cannot be written: \(reason); choose another folder with --out.")
    case ENOTDIR, EEXIST:
      Failure(description: "\(path) cannot be made: there is a file in its place; choose another folder with --out.")
    default:
      Failure(description: "\(path) cannot be written: \(reason); see to that, or choose another folder with --out.")
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var baseAddress: UnsafeRawPointer? { base.baseAddress.map { $0 + startIndex } }
}

extension Report {
  /// Every picture that the report names.
  var pictures: [Component.Picture] {
    components.flatMap(\.images) + fonts.flatMap(\.images) + tokens.flatMap(\.images)
      + (symbols.resolved + symbols.substituted + symbols.unknown).flatMap(\.images)
  }
}
