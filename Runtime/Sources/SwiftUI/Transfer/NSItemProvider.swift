import CoreTransferable
import SwiftUICore
public import UniformTypeIdentifiers

/// Something that is dragged, dropped or copied, whose kind its receiver can ask for.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What it gives; nil gives nothing.
  let object: Any?
  open var suggestedName: String?

  public override init() { object = nil }

  /// - Parameter object: a text, an address, an image, or a value that can be given away.
  public init(object: Any) { self.object = object }

  /// Gives the address of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL
    suggestedName = fileURL.lastPathComponent
  }

  /// What the object is, the closest first.
  var contentTypes: [UTType] {
    switch object {
    case is String, is NSString, is AttributedString: [.utf8PlainText]
    case let url as URL: url.isFileURL ? [.fileURL] : [.url]
    case is UIImage, is Image: [.image]
    case is Data: [.data]
    case nil: []
    default: [.item]
    }
  }

  open var registeredTypeIdentifiers: [String] { contentTypes.map(\.identifier) }

  /// Whether the object is of a kind, or of one that is more general.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return contentTypes.contains { $0.conforms(to: type) }
  }

  /// The object as a value of a type; nil when it is none.
  func value<T>(as type: T.Type) -> T? {
    if let value = object as? T { return value }
    switch object {
    case let text as NSString: return String(text) as? T
    case let text as String: return NSString(string: text) as? T ?? AttributedString(text) as? T
    case let url as URL: return url.absoluteString as? T
    case let image as UIImage: return Image(uiImage: image) as? T
    default: return nil
    }
  }

  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { value(as: type) != nil }

  /// Hands the object over.
  @discardableResult
  open func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let value = value(as: type)
    completionHandler(value, value == nil ? CocoaError(.coderValueNotFound) : nil)
    return finished
  }

  /// Hands the object over as a value that can be given away.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(value(as: transferableType).map { .success($0) } ?? .failure(CocoaError(.coderValueNotFound)))
    return finished
  }

  private var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
