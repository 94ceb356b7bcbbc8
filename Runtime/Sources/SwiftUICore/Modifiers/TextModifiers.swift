import CoreGraphics

/// Adds to what is said of all text below.
private struct AddTextModifier: EnvironmentModifier {
  let modifier: TextModifier

  func write(to values: inout EnvironmentValues) { values.textModifiers = values.textModifiers + [modifier] }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    primitive(AddTextModifier(modifier: .weight(weight)))
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    primitive(AddTextModifier(modifier: .width(width)))
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    primitive(AddTextModifier(modifier: .design(design)))
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    primitive(AddTextModifier(modifier: .bold(isActive)))
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    primitive(AddTextModifier(modifier: .italic(isActive)))
  }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    primitive(AddTextModifier(modifier: .monospaced(isActive)))
  }

  nonisolated public func monospacedDigit() -> some View {
    primitive(AddTextModifier(modifier: .monospacedDigit))
  }

  /// - Parameter kerning: points after each glyph.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    primitive(AddTextModifier(modifier: .kerning(kerning)))
  }

  /// - Parameter tracking: points after each glyph; wins over `kerning`.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    primitive(AddTextModifier(modifier: .tracking(tracking)))
  }

  /// - Parameter baselineOffset: points; positive raises the text.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    primitive(AddTextModifier(modifier: .baselineOffset(baselineOffset)))
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    primitive(
      AddTextModifier(
        modifier: .strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)))
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    primitive(
      AddTextModifier(
        modifier: .underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)))
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// - Parameter number: nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    primitive(
      TransformEnvironment {
        $0.lineLimit = number.map { max(1, $0) }
        $0.minimumLines = 0
      })
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    primitive(
      TransformEnvironment {
        $0.lineLimit = limit.upperBound
        $0.minimumLines = limit.lowerBound
      })
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    primitive(
      TransformEnvironment {
        $0.lineLimit = nil
        $0.minimumLines = limit.lowerBound
      })
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    primitive(
      TransformEnvironment {
        $0.lineLimit = limit.upperBound
        $0.minimumLines = 0
      })
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    primitive(
      TransformEnvironment {
        $0.lineLimit = max(1, limit)
        $0.minimumLines = reservesSpace ? limit : 0
      })
  }

  /// - Parameter lineSpacing: points; negative counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// - Parameter factor: 0…1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0), 1))
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    primitive(
      TransformEnvironment { values in
        let current = values.dynamicTypeSize
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = allowed.first, let most = allowed.last else { return }
        values.dynamicTypeSize = min(max(current, least), most)
      })
  }
}
