import SwiftUI

/// A type of an opened library that holds previews: what `#Preview` makes, or a `PreviewProvider`.
@MainActor
public struct PreviewSource {
  public enum Place: Hashable, Sendable {
    /// Of `#Preview`: the file as `#fileID` has it, with the line.
    case macro(fileID: String, line: Int, column: Int)
    /// Of a `PreviewProvider`: the type's name in its module.
    case provider(type: String)
  }

  public let module: String
  public let place: Place
  private let find: @MainActor () -> [StagePreview]

  /// The sources in an image that is open in this process, in an order that does not depend on the build. Runs no code of
  /// the previews.
  public static func all(in library: String) -> [PreviewSource] {
    let found = ConformanceRecords.types(
      conformingTo: ["_PreviewRegistry", "PreviewProvider"], in: library)
    return found.compactMap { PreviewSource($0.type) }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// The previews. Runs code of the library, which may trap: of a `PreviewProvider` the property `previews`.
  public func previews() -> [StagePreview] { find() }

  private init?(_ type: Any.Type) {
    if let registry = type as? any _PreviewRegistry.Type {
      let fileID = registry.fileID
      module = String(fileID.prefix { $0 != "/" })
      place = .macro(fileID: fileID, line: registry.line, column: registry.column)
      find = { [StagePreview(registry.makePreview())] }
    } else if let provider = type as? any PreviewProvider.Type {
      let name = String(reflecting: type)
      module = String(name.prefix { $0 != "." })
      place = .provider(type: Self.plain(name))
      find = { Self.previews(of: provider) }
    } else {
      return nil
    }
  }

  /// A private type has its file in its name: `Module.(unknown context at $1234).Name`.
  private static func plain(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  private static func previews(of provider: any PreviewProvider.Type) -> [StagePreview] {
    provider.listedPreviews.enumerated().map { index, view in
      StagePreview(view, at: index) { provider.listedPreviews }
    }
  }

  private var order: [String] {
    func padded(_ number: Int) -> String { String(repeating: "0", count: max(0, 8 - "\(number)".count)) + "\(number)" }
    return switch place {
    case .macro(let fileID, let line, let column): ["0", fileID, padded(line), padded(column)]
    case .provider(let type): ["1", module, type]
    }
  }
}
