import UniformTypeIdentifiers

/// A value as its coding.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  public typealias Body = Never

  public let contentType: UTType

  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder { self.contentType = contentType }
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public let contentType: UTType
  private let export: (@Sendable (Item) async throws -> Data)?
  private let make: (@Sendable (Data) async throws -> Item)?

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { (self.contentType, export, make) = (contentType, exporting, importing) }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    (contentType, export, make) = (exportedContentType, exporting, nil)
  }

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    (contentType, export, make) = (importedContentType, nil, importing)
  }
}

/// A file that was given away.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public let contentType: UTType
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let make: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (self.contentType, export, make) = (contentType, exporting, importing) }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { (contentType, export, make) = (exportedContentType, exporting, nil) }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (contentType, export, make) = (importedContentType, nil, importing) }
}

/// A value as another one that can be given away.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let make: (@Sendable (ProxyRepresentation) throws -> Item)?

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { (export, make) = (exporting, importing) }

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { (export, make) = (exporting, nil) }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { (export, make) = (nil, importing) }
}
