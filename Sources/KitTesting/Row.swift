import Foundation
import Requirements
import Testing

/// The row of the specification that a test takes its expectations from.
///
/// The rows are those of `Specification`, or of the folder that `VITRINE_REQUIREMENTS` names.
package func row(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Requirement {
  try #require(try RowTable.shared.get()[id], "There is no row \(id).", sourceLocation: sourceLocation)
}

enum RowTable {
  static let shared: Result<RequirementTable, any Error> = Result { try RequirementTable(folder: folder) }

  private static var folder: URL {
    if let named = ProcessInfo.processInfo.environment["VITRINE_REQUIREMENTS"], !named.isEmpty {
      return URL(filePath: named)
    }
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return sources.deletingLastPathComponent().appending(path: "Specification")
  }
}
