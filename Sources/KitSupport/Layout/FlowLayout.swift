import SwiftUI

/// Puts views side by side and goes on in a new line where there is no more room.
package struct FlowLayout: Layout {
  /// Points between views of a line.
  package var spacing: CGFloat
  /// Points between lines.
  package var lineSpacing: CGFloat
  package var alignment: VerticalAlignment

  package init(spacing: CGFloat = 8, lineSpacing: CGFloat = 8, alignment: VerticalAlignment = .center) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    let height = lines.reduce(0) { $0 + $1.height } + lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for line in lines(of: subviews, width: bounds.width) {
      for piece in line.pieces {
        subviews[piece.index].place(
          at: CGPoint(x: bounds.minX + piece.x, y: y + line.ascent - piece.guide), proposal: piece.proposal)
      }
      y += line.height + lineSpacing
    }
  }

  private struct Piece {
    var index: Int
    var x: CGFloat
    var guide: CGFloat
    var proposal: ProposedViewSize
  }

  private struct Line {
    var pieces: [Piece] = []
    var width: CGFloat = 0
    /// Above and below the line on which the views are aligned.
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var height: CGFloat { ascent + descent }
  }

  private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for (index, subview) in subviews.enumerated() {
      let ideal = subview.dimensions(in: .unspecified)
      // What is wider than a line by itself is squeezed into one.
      let proposal = ideal.width > width ? ProposedViewSize(width: width, height: nil) : .unspecified
      let size = ideal.width > width ? subview.dimensions(in: proposal) : ideal
      if !line.pieces.isEmpty, line.width + spacing + size.width > width + 0.01 {
        lines.append(line)
        line = Line()
      }
      let x = line.pieces.isEmpty ? 0 : line.width + spacing
      let guide = size[alignment]
      line.pieces.append(Piece(index: index, x: x, guide: guide, proposal: proposal))
      line.width = x + size.width
      line.ascent = max(line.ascent, guide)
      line.descent = max(line.descent, size.height - guide)
    }
    return line.pieces.isEmpty ? lines : lines + [line]
  }
}
