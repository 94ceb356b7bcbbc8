import KitSupport
import SwiftUI

/// A book that is being read, and how far.
public struct CurrentlyReadingCard: View {
  private let status: ReadingStatus
  private let onUpdate: (() -> Void)?
  @Environment(\.goodreadsWords) private var words

  /// - Parameter onUpdate: what "Update progress" does; left out where it is nil.
  public init(_ status: ReadingStatus, onUpdate: (() -> Void)? = nil) {
    self.status = status
    self.onUpdate = onUpdate
  }

  public var body: some View {
    HStack(alignment: .top, spacing: 14) {
      CoverOfBook(status.book, size: .small)
      VStack(alignment: .leading, spacing: 4) {
        Text(status.book.title).goodreadsText(.subsection).foregroundStyle(GoodreadsColors.text)
        Text(status.book.author).goodreadsText(.meta).foregroundStyle(GoodreadsColors.secondary)
        ReadingProgressBar(fraction: status.fraction).padding(.top, 6)
        FlowLayout(spacing: 8, lineSpacing: 2) {
          Text(words.onPage(status.page, status.pages))
          Text(status.fraction, format: .percent.precision(.fractionLength(0)))
            .accessibilityHidden(true)
        }
        .goodreadsText(.caption)
        .foregroundStyle(GoodreadsColors.secondary)
        if let onUpdate { ProgressUpdateButton(action: onUpdate).padding(.top, 6) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .goodreadsCard()
  }
}

/// A rail of 4 points, green as far as the book is read.
public struct ReadingProgressBar: View {
  private let fraction: Double
  @Environment(\.goodreadsWords) private var words

  /// - Parameter fraction: 0…1.
  public init(fraction: Double) { self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1) }

  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(GoodreadsColors.rail)
        Capsule().fill(GoodreadsColors.green).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: 4)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words.spokenProgress(Int((fraction * 100).rounded())))
  }
}
