import KitSupport
import SwiftUI

/// A line over the content that says what has happened.
public struct DbxBanner: View {
  enum Look { case link, offline }

  private let look: Look
  private let onChange: (() -> Void)?
  @Environment(\.dbxWords) private var words
  @Environment(\.dynamicTypeSize) private var typeSize

  private init(_ look: Look, onChange: (() -> Void)? = nil) {
    self.look = look
    self.onChange = onChange
  }

  /// A link has been copied.
  /// - Parameter onChange: leads to who may open it.
  public static func linkCopied(onChange: (() -> Void)? = nil) -> DbxBanner { DbxBanner(.link, onChange: onChange) }

  /// There is no network; what was changed is sent later.
  public static let offline = DbxBanner(.offline)

  public var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Text(look == .link ? words.linkCopied : words.offlineNotice)
        .dbxText(.meta)
        .foregroundStyle(DbxColors.text)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let onChange {
        Button(words.change, action: onChange).buttonStyle(.dbxText)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, onChange == nil ? 12 : 0)
    .background(look == .link ? DbxColors.blueTint : DbxColors.warningTint)
  }
}
