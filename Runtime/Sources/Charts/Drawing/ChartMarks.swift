import SwiftUI

/// The marks, each in its place.
struct ChartMarks: View {
  let marks: [_ChartMark]
  let x: Scale
  let y: Scale
  let palette: ChartPalette
  let plot: CGSize

  var body: some View {
    let figures = ChartFigures(marks: marks, x: x, y: y, plot: plot).all
    ZStack(alignment: .topLeading) {
      ForEach(figures.indices, id: \.self) { index in
        let figure = figures[index]
        let style = palette.style(of: figure.mark)
        Group {
          if let pen = figure.pen {
            figure.path.stroke(style, style: pen)
          } else {
            figure.path.fill(style)
          }
        }
        .opacity(figure.mark.look.opacity)
        .accessibilityElement()
        .accessibilityLabel(figure.mark.look.label ?? Text(verbatim: figure.spoken.label))
        .accessibilityValue(figure.mark.look.value ?? Text(verbatim: figure.spoken.value))
        .accessibilityHidden(figure.mark.look.isHidden)
      }
      ForEach(figures.indices, id: \.self) { index in
        let figure = figures[index]
        ForEach(figure.notes.indices, id: \.self) { number in
          ChartNote(figure: figure, note: figure.notes[number])
        }
      }
    }
    .frame(width: plot.width, height: plot.height, alignment: .topLeading)
  }
}

/// A view beside a mark.
private struct ChartNote: View {
  let figure: ChartFigure
  let note: (mark: _ChartMark, at: CGRect, position: AnnotationPosition, content: AnyView)

  var body: some View {
    let unit = note.position.unit
    let anchor = CGPoint(
      x: note.at.minX + note.at.width * unit.x, y: note.at.minY + note.at.height * unit.y)
    note.content
      .fixedSize()
      .alignmentGuide(.leading) { $0.width * (1 - unit.x) - anchor.x }
      .alignmentGuide(.top) { $0.height * (1 - unit.y) - anchor.y }
  }
}

/// Marks as one path.
struct ChartFigure {
  var mark: _ChartMark
  var path: Path
  /// Nil for what is filled.
  var pen: StrokeStyle?
  var spoken: (label: String, value: String) = ("", "")
  var notes: [(mark: _ChartMark, at: CGRect, position: AnnotationPosition, content: AnyView)] = []
}
