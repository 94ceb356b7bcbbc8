import SwiftUI

/// The jacket of a book: its art, a hint of the spine, and a shadow that lifts it off the paper.
public struct BookCover: View {
  // vitrine: accept clipped-text: a cover is as large as it is asked to be, and cuts a title that is longer.
  private let address: String?
  private let title: String?
  private let author: String?
  private let size: CGSize
  private let artwork: AnyView?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.goodreadsWords) private var words

  /// Height as a multiple of the width.
  static let ratio: CGFloat = 1.52

  /// A cover of which neither title nor author are known.
  /// - Parameter imageUrl: where the art is; a cloth cover is shown without it, while it is loaded, and where that fails.
  public init(imageUrl: String?, width: CGFloat = 104) {
    self.init(address: imageUrl, title: nil, author: nil, width: width, height: nil, artwork: nil)
  }

  /// - Parameter height: points; 1.52 times the width where it is nil.
  public init(
    imageUrl: String? = nil, title: String, author: String, width: CGFloat = 104, height: CGFloat? = nil
  ) {
    self.init(address: imageUrl, title: title, author: author, width: width, height: height, artwork: nil)
  }

  /// A cover whose art the app brings itself; it is scaled by the app and clipped here.
  public init(
    title: String, author: String, width: CGFloat = 104, height: CGFloat? = nil,
    @ViewBuilder artwork: () -> some View
  ) {
    self.init(
      address: nil, title: title, author: author, width: width, height: height, artwork: AnyView(artwork()))
  }

  init(
    address: String?, title: String?, author: String?, width: CGFloat, height: CGFloat?, artwork: AnyView?
  ) {
    self.address = address
    self.title = title
    self.author = author
    let width = width.isFinite ? max(width, 0) : 104
    size = CGSize(width: width, height: height.map { max($0, 0) } ?? width * Self.ratio)
    self.artwork = artwork
  }

  public var body: some View {
    ZStack(alignment: .leading) {
      art
        .frame(width: size.width, height: size.height)
        .clipped()
      LinearGradient(
        colors: [.black.opacity(0.35), .black.opacity(0)], startPoint: isMirrored ? .trailing : .leading,
        endPoint: isMirrored ? .leading : .trailing
      )
      .frame(width: 6)
    }
    .frame(width: size.width, height: size.height)
    .clipShape(RoundedRectangle(cornerRadius: 3))
    .shadow(color: .black.opacity(isDark ? 0.55 : 0.18), radius: isDark ? 8 : 5, y: isDark ? 6 : 4)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
    .accessibilityAddTraits(.isImage)
  }

  /// Points of a gradient do not follow the direction of reading.
  private var isMirrored: Bool { direction == .rightToLeft }

  private var isDark: Bool { scheme == .dark }

  private var label: String {
    guard let title, !title.isEmpty else { return words.cover }
    guard let author, !author.isEmpty else { return title }
    return words.byAuthor(title, author)
  }

  @ViewBuilder private var art: some View {
    if let artwork {
      artwork
    } else {
      AsyncImage(url: address.flatMap { URL(string: $0) }) { phase in
        if let image = phase.image {
          image.resizable().aspectRatio(contentMode: .fill)
        } else {
          ClothCover(title: title, author: author, width: size.width)
        }
      }
    }
  }
}

/// A brown binding, with what is printed on it where there is room.
private struct ClothCover: View {
  let title: String?
  let author: String?
  let width: CGFloat

  var body: some View {
    LinearGradient(
      colors: [.grBrownDeep, .grBrown], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .overlay(alignment: .topLeading) {
      if let title, width >= 88 {
        VStack(alignment: .leading, spacing: width * 0.06) {
          Text(title)
            .font(.custom(GoodreadsFace.serifBold, fixedSize: width * 0.13))
            .lineLimit(4)
            .minimumScaleFactor(0.6)
          if let author {
            Text(author).font(.custom(GoodreadsFace.sans, fixedSize: width * 0.09)).lineLimit(2).opacity(0.85)
          }
        }
        .foregroundStyle(Color.grTan)
        .padding(.leading, width * 0.12)
        .padding(.trailing, width * 0.06)
        .padding(.top, width * 0.14)
      }
    }
  }
}
