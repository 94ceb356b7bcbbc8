import Foundation

/// What was copied. It lives in memory, and other programs do not see it.
public final class UIPasteboard: @unchecked Sendable {
  private enum Content: Sendable {
    case strings([String])
    case urls([URL])
    case images([UIImage])
    case colors([UIColor])
  }

  public static let general = UIPasteboard()

  private let content = Locked<Content?>(nil)

  private init() {}

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  public var strings: [String]? {
    get {
      switch content.value {
      case .strings(let strings): strings
      case .urls(let urls): urls.map(\.absoluteString)
      default: nil
      }
    }
    set { content.value = newValue.map { .strings($0) } }
  }

  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  public var urls: [URL]? {
    get { if case .urls(let urls) = content.value { urls } else { nil } }
    set { content.value = newValue.map { .urls($0) } }
  }

  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  public var images: [UIImage]? {
    get { if case .images(let images) = content.value { images } else { nil } }
    set { content.value = newValue.map { .images($0) } }
  }

  public var color: UIColor? {
    get { if case .colors(let colors) = content.value { colors.first } else { nil } }
    set { content.value = newValue.map { .colors([$0]) } }
  }

  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { urls?.isEmpty == false }
  public var hasImages: Bool { images?.isEmpty == false }

  /// Forgets what was copied.
  package func clear() { content.value = nil }
}
