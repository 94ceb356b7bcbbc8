import Foundation
import Stage
import SwiftUI

/// The previews of a kit, as the test's own image holds them.
@MainActor
package struct KitPreviews {
  package let titled: [(title: String, preview: StagePreview)]

  /// - Parameter module: such as `TodoistKit`.
  package init(of module: String) throws {
    let sources = PreviewSource.all(in: try Self.image()).filter { $0.module == module }
    titled = sources.flatMap { source in source.previews().map { ($0.title ?? "\(source.place)", $0) } }
  }

  /// The settings under which each preview has to look well, by their names.
  nonisolated package static let variants: [(name: String, settings: StageSettings)] = [
    ("light", StageSettings()), ("dark", StageSettings(scheme: .dark)),
    ("AX3", StageSettings(typeSize: .accessibility3)), ("rtl", StageSettings(layoutDirection: .rightToLeft)),
    ("contrast", StageSettings(contrast: .increased)),
    ("dark-contrast", StageSettings(scheme: .dark, contrast: .increased)),
  ]

  /// Shows a preview on a stage of its own.
  package static func exhibit(_ preview: StagePreview, _ settings: StageSettings) throws -> Exhibit {
    var settings = settings
    settings.orientation = preview.orientation
    let view = preview.make()
    return switch preview.layout {
    case .screen: try .screen(view, settings: settings)
    case .fitted: try Exhibit(view, settings: settings)
    case .fixed(let width, _): try Exhibit(view, width: width, settings: settings)
    }
  }

  /// Writes the picture of an exhibit where `VITRINE_ALBUM` names a folder.
  package static func file(_ exhibit: Exhibit, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_ALBUM"], !folder.isEmpty else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try exhibit.stage.png(scale: 2).write(to: URL(filePath: folder).appending(path: name + ".png"))
  }

  /// The file of the tests that run.
  private static func image() throws -> String {
    let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd() ?? Data()
    let files = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap {
      $0.split(separator: " ").last
    }
    return files.first { $0.hasSuffix(".xctest") }.map(String.init) ?? ""
  }
}
