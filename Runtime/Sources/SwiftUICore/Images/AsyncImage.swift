import CoreGraphics
import Foundation

/// Shows the picture behind a URL once it is there, and something else until then.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded = LoadedImage()

  /// Shows the picture at its own size; a gray area until it is there.
  /// - Parameter scale: pixels a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? .loadingPlaceholder }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// - Parameter transaction: with what changes of phase are animated.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  @MainActor public var body: some View {
    content(loaded.phase(of: url, scale: scale))
      .primitive(RecordModifier(kind: .record(kind: "asyncImage", detail: detail)))
  }

  private var detail: String {
    guard let url else { return "no URL" }
    if ImageSource.isRemote(url) { return "not fetched: \(url.absoluteString)" }
    return url.isFileURL ? url.path : "data URL"
  }
}

/// The picture of one place of the tree, decoded once for each URL.
private final class LoadedImage {
  private var url: URL?
  private var scale: CGFloat = 1
  private var phase: AsyncImagePhase?

  func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
    if let phase, self.url == url, self.scale == scale { return phase }
    let new = ImageSource.phase(of: url, scale: scale)
    self.url = url
    self.scale = scale
    phase = new
    return new
  }
}

extension Image {
  /// A gray area that fills what is offered.
  fileprivate static let loadingPlaceholder = Image(size: CGSize(width: 10, height: 10)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(Color(uiColor: .systemFill)))
  }.resizable()
}
