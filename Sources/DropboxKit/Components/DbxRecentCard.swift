import KitSupport
import SwiftUI

/// A card of a file that was opened lately: its picture from edge to edge, its name in two lines and what is said of it.
///
/// It is 140 points wide and 160 high, and higher where its texts want it.
public struct DbxRecentCard: View {
  private let name: String
  private let meta: String
  private let thumbnail: Image?
  private let action: (() -> Void)?

  public init(name: String, meta: String, thumbnail: Image?) {
    self.init(name: name, meta: meta, thumbnail: thumbnail, action: nil)
  }

  /// - Parameter action: what a tap does.
  public init(name: String, meta: String, thumbnail: Image? = nil, action: (() -> Void)?) {
    self.name = name
    self.meta = meta
    self.thumbnail = thumbnail
    self.action = action
  }

  public var body: some View {
    let face = DbxRecentFace(name: name, meta: meta, thumbnail: thumbnail)
    if let action {
      Button(action: action) { face }
        .buttonStyle(DbxPressableStyle(pressedScale: 0.97))
        .accessibilityLabel(DbxWords.sentence(name, meta))
    } else {
      face.accessibilityElement(children: .ignore).accessibilityLabel(DbxWords.sentence(name, meta))
    }
  }
}

private struct DbxRecentFace: View {
  let name: String
  let meta: String
  let thumbnail: Image?
  @ScaledLength(upTo: 240) private var width: CGFloat = 140
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.dbxFillsHeight) private var fillsHeight

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      DbxThumbnail(thumbnail) {
        Image(systemName: "doc.fill").typeRole(TypeRole(28)).foregroundStyle(DbxColors.blue)
      }
      .frame(width: width, height: width * 96 / 140)
      .clipShape(RoundedRectangle(cornerRadius: 4))
      VStack(alignment: .leading, spacing: 2) {
        Text(name).dbxText(.cardTitle).foregroundStyle(DbxColors.text)
          .lineLimit(typeSize.isAccessibilitySize ? nil : 2)
        Text(meta).dbxText(.caption).foregroundStyle(DbxColors.secondary).dbxTabularNumbers()
      }
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 12)
      .padding(.bottom, 12)
    }
    .frame(width: width, alignment: .leading)
    .frame(minHeight: 160, maxHeight: fillsHeight ? .infinity : nil, alignment: .top)
    .background(DbxColors.card)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(DbxColors.divider, lineWidth: 1) }
    .background {
      // The companion's first level: 1 point down, 6 % of ink.
      RoundedRectangle(cornerRadius: 12).fill(DbxColors.card)
        .shadow(color: DbxColors.shadow.opacity(0.06), radius: 3, y: 1)
    }
    .contentShape(RoundedRectangle(cornerRadius: 12))
  }
}

extension EnvironmentValues {
  /// Whether cards beside each other are as high as the highest.
  var dbxFillsHeight: Bool {
    get { self[FillsHeightKey.self] }
    set { self[FillsHeightKey.self] = newValue }
  }
}

private struct FillsHeightKey: EnvironmentKey {
  static let defaultValue = false
}
