import KitSupport
import SwiftUI

/// Rows that belong together, under small capitals, on the ground of groups. Its numbers are the companion's.
public struct DbxSettingsGroup<Rows: View>: View {
  private let title: String
  private let rows: Rows

  public init(_ title: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.rows = rows()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      DbxGroupHeader(title)
      VStack(spacing: 0) { rows }.background(DbxColors.canvas)
    }
    .padding(.vertical, 16)
    .background(DbxColors.surface)
  }
}

/// One row of a group: what it is about, its value, and a chevron.
public struct DbxSettingsRow: View {
  private let title: String
  private let value: String
  private let action: () -> Void
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(_ title: String, value: String = "", action: @escaping () -> Void) {
    self.title = title
    self.value = value
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        texts
        Spacer(minLength: 0)
        DbxIcon(.chevron).foregroundStyle(DbxColors.secondary)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(minHeight: 52)
      .overlay(alignment: .bottom) {
        Rectangle().fill(DbxColors.divider).frame(height: 1).padding(.leading, 16)
      }
      .modifier(Dimmed())
      .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.background(isPressed ? DbxColors.surface : DbxColors.canvas) })
    .accessibilityLabel(title)
    .accessibilityValue(value)
  }

  private var texts: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(HStackLayout(spacing: 12))
    return layout {
      Text(title).dbxText(.field).foregroundStyle(DbxColors.text)
      if !typeSize.isAccessibilitySize { Spacer(minLength: 0) }
      if !value.isEmpty {
        Text(value).dbxText(.meta).foregroundStyle(DbxColors.secondary).dbxTabularNumbers()
      }
    }
    .multilineTextAlignment(.leading)
  }
}
