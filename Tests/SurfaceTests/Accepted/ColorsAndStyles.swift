import SwiftUI

extension ShapeStyle where Self == Color {
  static var brand: Color { Color(red: 0.2, green: 0.4, blue: 0.6) }
}

extension Color {
  static let ink = Color(white: 0.1)
  static let paper = Color(.sRGB, red: 1, green: 0.98, blue: 0.93, opacity: 1)
}

struct Sample: View {
  let isOn: Bool
  var tone: some ShapeStyle { isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.ink) }

  var body: some View {
    VStack {
      Text("a").foregroundStyle(.brand)
      Text("b").foregroundStyle(isOn ? .white : Color.ink)
      Text("c").foregroundStyle(isOn ? .red : .blue)
      Text("d").foregroundStyle(.primary, .secondary)
      Text("e").foregroundStyle(tone)
      Text("f").background(isOn ? Color.ink.opacity(0.08) : .clear)
      Text("g").background(.ultraThinMaterial, in: Capsule())
      Text("h").background(LinearGradient(colors: [.ink, .brand], startPoint: .top, endPoint: .bottom))
      Text("i").background { Circle().fill(.brand.opacity(0.2)) }
      Text("j").overlay(alignment: .bottom) { Rectangle().frame(height: 0.5) }
      Text("k").tint(.brand).tint(isOn ? Color.ink : nil)
      Text("l").shadow(color: .black.opacity(0.1), radius: 4, y: 2)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.brand.gradient)
      Circle().strokeBorder(isOn ? Color.ink : .clear, lineWidth: 1.5)
      Circle().stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
      Capsule().fill(.red).overlay(Capsule().strokeBorder(.white))
    }
    .foregroundColor(.ink)
  }
}
