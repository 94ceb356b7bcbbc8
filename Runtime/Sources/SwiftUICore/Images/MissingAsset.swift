import CoreGraphics
import Drawing
import Typesetting
import UIKit

/// What stands for a picture that is not there: a dashed box with a cross and, where it fits, the name.
struct MissingAsset {
  let name: String
  /// Of a picture of unknown size: that of a list's thumbnail.
  let size = CGSize(width: 60, height: 60)
  private let fill: ResolvedColor
  private let line: ResolvedColor
  private let text: ResolvedColor
  private let label: TextLayout

  init(_ name: String, in environment: EnvironmentValues, resources: GraphResources) {
    self.name = name
    let colors = environment.colorContext
    fill = colors.color(.secondarySystemFill)
    line = colors.color(SystemPalette.Hue.gray)
    text = colors.color(.secondaryLabel)
    let style = ParagraphStyle(lineLimit: 1, truncation: .middle, displayScale: environment.displayScale)
    label = Paragraph(
      spans: [TextSpan(.text(name), font: FontSpec(family: .system(.standard), size: 10))], style: style,
      fonts: resources.fonts
    ).layout(width: nil)
  }

  func items(in rect: CGRect) -> [DisplayItem] {
    let edge = rect.insetBy(dx: 0.5, dy: 0.5)
    var cross = Outline()
    cross.move(to: CGPoint(x: edge.minX, y: edge.minY))
    cross.addLine(to: CGPoint(x: edge.maxX, y: edge.maxY))
    cross.move(to: CGPoint(x: edge.minX, y: edge.maxY))
    cross.addLine(to: CGPoint(x: edge.maxX, y: edge.minY))
    var items: [DisplayItem] = [
      .fill(.rect(rect), .color(fill), evenOdd: false),
      .stroke(.outline(cross), .color(line.multiplyingAlpha(by: 0.4)), Pen(width: 1)),
      .stroke(.rect(edge), .color(line), Pen(width: 1, dash: [4, 3])),
    ]
    let room = CGSize(width: label.size.width + 8, height: label.size.height + 4)
    guard room.width <= rect.width, room.height <= rect.height else { return items }
    let origin = CGPoint(x: rect.midX - label.size.width / 2, y: rect.midY - label.size.height / 2)
    for placed in label.lines.flatMap(\.fragments) {
      guard case .glyphs(let run) = placed.content else { continue }
      items.append(
        .glyphs(
          run, at: CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y), .color(text)))
    }
    return items
  }
}
