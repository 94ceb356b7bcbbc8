import SwiftUICore

/// Colours to choose from: a row of greys above twelve hues in nine shades, as on iOS.
struct ColorSheet: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var chosen: Color?
  @State private var opacity = 1.0
  @Environment(\.dismiss) private var dismiss

  private let columns = 12
  private let shades = 9

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Colors").font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
        }
        .accessibilityLabel("Close")
      }
      grid
      if supportsOpacity {
        VStack(alignment: .leading, spacing: 4) {
          Text("Opacity").font(.footnote.weight(.semibold)).foregroundStyle(.secondary).textCase(.uppercase)
          Slider(value: $opacity) { Text("Opacity") }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .onChange(of: opacity) { write() }
    .presentationDetents([.medium, .large])
  }

  private var grid: some View {
    VStack(spacing: 0) {
      ForEach(0...shades, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<columns, id: \.self) { column in
            cell(row, column)
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  private func cell(_ row: Int, _ column: Int) -> some View {
    let color = color(row, column)
    let isChosen = chosen == color
    return Rectangle()
      .fill(color)
      .frame(height: 30)
      .overlay {
        if isChosen { Rectangle().strokeBorder(.white, lineWidth: 3) }
      }
      .pressable("color", label: "color \(row + 1), \(column + 1)") {
        chosen = color
        write()
      }
      .accessibilityControl(AccessibilityControl(.plain, .isButton, content: .ignored)) {
        $0.defaultLabel = "color \(row + 1), \(column + 1)"
        if isChosen { $0.traits.insert(.isSelected) }
        $0.activate = {
          chosen = color
          write()
        }
      }
  }

  private func color(_ row: Int, _ column: Int) -> Color {
    if row == 0 { return Color(white: 1 - Double(column) / Double(columns - 1)) }
    // From dark over full to pale.
    let place = Double(row - 1) / Double(shades - 1)
    let brightness = min(1, 0.3 + place * 1.4)
    let saturation = min(1, 2 - place * 1.75)
    let hue = (0.54 + Double(column) / Double(columns)).truncatingRemainder(dividingBy: 1)
    return Color(hue: hue, saturation: saturation, brightness: brightness)
  }

  private func write() {
    let color = chosen ?? selection.wrappedValue
    if chosen == nil { chosen = color }
    selection.wrappedValue = opacity < 1 ? color.opacity(opacity) : color
  }
}
