@_exported import Foundation

/// What kind of data something is, by an identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// Any kind that has the form of an identifier; nil otherwise.
  public init?(_ identifier: String) {
    guard identifier.contains("."), identifier.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) }) else {
      return nil
    }
    self.identifier = identifier
  }

  /// The kind of files with an extension; a kind without a name has an identifier of its own that begins with `dyn.`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let known = UTTypeTable.rows.first { row in
      row.extensions.contains(filenameExtension.lowercased()) && UTType(known: row.identifier).conforms(to: supertype)
    }
    identifier = known?.identifier ?? "dyn.ext." + filenameExtension.lowercased()
  }

  /// The kind of data with a MIME type; nil for one that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let row = UTTypeTable.rows.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
    self.init(known: row.identifier)
    guard conforms(to: supertype) else { return nil }
  }

  /// A kind that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(known: identifier) }

  /// A kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(known: identifier) }

  init(known identifier: String) { self.identifier = identifier }

  private var row: UTTypeTable.Row? { UTTypeTable.rows.first { $0.identifier == identifier } }

  public var preferredFilenameExtension: String? {
    row.map { $0.extensions.first } ?? (isDynamic ? String(identifier.dropFirst("dyn.ext.".count)) : nil)
  }

  public var preferredMIMEType: String? { row?.mimeType }

  public var localizedDescription: String? { row?.description }

  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = row?.supertypes ?? (isDynamic ? ["public.data"] : [])
    while let next = open.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { open += type.row?.supertypes ?? [] }
    }
    return found
  }

  /// Whether it is the other kind or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension URL {
  /// The path with the extension that files of a kind have.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}
