import Building
import Foundation

/// The folder that galleries are written to: one folder for each guide, and an index.
///
/// Invariants: a file is whole or not there; a file whose bytes are right is not touched.
package struct OutputFolder: Sendable {
  package let path: String
  /// The face that pages are set in.
  private let font: Data?

  /// Makes the folder and sees that it can be written to.
  /// - Parameter fonts: The folder of the pinned fonts, for the face of the pages.
  package init(path: String, fonts: String?) throws(WholeFile.Failure) {
    self.path = path
    font = fonts.flatMap { PageFont.subset(in: $0) }
    try WholeFile.makeFolder(path)
    let probe = path + "/.vitrine-\(getpid())"
    let file = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw WholeFile.failure(path) }
    close(file)
    unlink(probe)
  }

  /// Writes a guide's page, report and pictures; pictures of an earlier run that are no longer meant go.
  func write(_ report: Report, text: String, pictures: String) throws {
    let folder = path + "/" + report.guide
    try WholeFile.makeFolder(folder + "/pictures")
    var wanted: Set<String> = []
    for picture in report.pictures {
      let stem = ((picture.file as NSString).lastPathComponent as NSString).deletingPathExtension
      for name in [stem + ".png", stem + ".json"] where wanted.insert(name).inserted {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: pictures + "/" + name)) else { continue }
        try WholeFile.write(data, to: folder + "/pictures/" + name)
      }
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/pictures")) ?? []
    where !wanted.contains(name) && ["png", "json"].contains((name as NSString).pathExtension) {
      unlink(folder + "/pictures/" + name)
    }
    let gallery = Gallery(report: report, text: text, font: font) { file in
      try? Data(contentsOf: URL(fileURLWithPath: pictures + "/" + (file as NSString).lastPathComponent))
    }
    try WholeFile.write(gallery.page(), to: folder + "/index.html")
    try WholeFile.write(try report.json(), to: folder + "/report.json")
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
    try WholeFile.write(index.page(), to: path + "/index.html")
  }
}

extension Report {
  /// Every picture that the report names.
  var pictures: [Component.Picture] {
    components.flatMap(\.images) + fonts.flatMap(\.images) + tokens.flatMap(\.images)
      + (symbols.resolved + symbols.substituted + symbols.unknown).flatMap(\.images)
  }
}
