import Foundation
import SwiftUI

/// A colour's value in hex, in capitals and figures of one width, at one size.
public struct HexLabel: View {
  private let hex: String

  /// - Parameter hex: such as `#0D99FF`.
  public init(_ hex: String) { self.hex = hex }

  public var body: some View {
    Text(hex.uppercased()).figmaText(.mono).foregroundStyle(FigmaColors.text)
  }
}

/// The size of a layer, such as `120 × 80`, at one text size.
public struct DimensionLabel: View {
  private let width: Double
  private let height: Double

  /// - Parameters:
  ///   - width: points.
  ///   - height: points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public var body: some View {
    Text("\(Self.length(width)) × \(Self.length(height))")
      .figmaText(.mono)
      .foregroundStyle(FigmaColors.text)
      // Width stands before height in every language.
      .environment(\.layoutDirection, .leftToRight)
  }

  private static func length(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US_POSIX")))
  }
}
