import SwiftUICore
public import UniformTypeIdentifiers

/// A document as a value.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: Self.ReadConfiguration) throws
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// Windows with documents.
@available(*, unavailable, message: "Vitrine opens no documents; show the view of a document in a WindowGroup.")
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never

  public init(
    newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (Any) -> Content
  ) {}
}
