import SwiftUICore

/// A file or a folder in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
  public let regularFileContents: Data?
  public let fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  open var filename: String?

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }
}
