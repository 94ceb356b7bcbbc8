import CoreGraphics
import Drawing
import Typesetting

/// What the environment says of how a text input looks.
struct TextInputLook {
  struct Paints: Equatable {
    var text: _ResolvedStyle
    var tint: _ResolvedStyle
    /// What bars stand for the text with, where it is redacted.
    var placeholder: _ResolvedStyle?
  }

  let style: EditedTextLayout.Style
  let paints: Paints
  let isEnabled: Bool
  let allowsHitTesting: Bool
  let lineLimit: Int?
  let minimumLines: Int
  /// What trees and reports say of the font.
  let requestedFace: String
  let scalesWithTypeSize: Bool

  @MainActor
  init(_ environment: EnvironmentValues, _ traits: TextInputTraits, _ resources: GraphResources) {
    var values = environment
    // Case and limits change what Text shows; what is edited is shown as it is.
    values.textCase = nil
    let resolved = ResolvedText(Text(verbatim: " "), in: values, resources: resources)
    var paragraph = resolved.paragraphStyle
    paragraph.lineLimit = nil
    paragraph.minimumLines = 0
    paragraph.minimumScaleFactor = 1
    paragraph.allowsTightening = false
    style = EditedTextLayout.Style(
      span: resolved.spans[0], paragraph: paragraph, isSecure: traits.isSecure, isSingleLine: traits.kind == .line)
    let context = environment.styleContext
    paints = Paints(
      text: resolved.styles[0].foreground, tint: TintShapeStyle()._resolve(context), placeholder: resolved.placeholder)
    isEnabled = environment.isEnabled
    allowsHitTesting = environment.allowsHitTesting
    lineLimit = environment.lineLimit
    minimumLines = environment.minimumLines
    requestedFace = resolved.requestedFace
    scalesWithTypeSize = resolved.scalesWithTypeSize
  }

  func isSameSize(as other: TextInputLook) -> Bool {
    style == other.style && lineLimit == other.lineLimit && minimumLines == other.minimumLines
  }

  /// A height between that of the least and the most lines.
  func limited(_ height: CGFloat, line: LineGeometry) -> CGFloat {
    func lines(_ count: Int) -> CGFloat { line.frame.height + CGFloat(max(1, count) - 1) * line.pitch }
    var height = max(height, lines(minimumLines))
    if let lineLimit, lineLimit < 100_000 { height = min(height, lines(lineLimit)) }
    return height
  }
}
