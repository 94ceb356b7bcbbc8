import SwiftUI

/// The title of a screen.
public struct DbxLargeTitle: View {
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .dbxText(.titleLarge)
      .foregroundStyle(DbxColors.text)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The title of a part of a screen.
public struct DbxSectionHeader: View {
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .dbxText(.section)
      .foregroundStyle(DbxColors.text)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The small capitals above a group.
public struct DbxGroupHeader: View {
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .textCase(.uppercase)
      .dbxText(.labelUpper)
      .foregroundStyle(DbxColors.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .accessibilityAddTraits(.isHeader)
  }
}
