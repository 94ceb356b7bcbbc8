import SwiftUI
import SwiftUICore
import Testing

/// Code as guides write it: it compiles, and picks what Apple's compiler picks.
@MainActor
@Suite("Overloads and inference")
struct InferenceTests {
  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      content
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.separator, lineWidth: 0.5))
        .clipShape(.rect(cornerRadius: 12))
        .contentShape(Rectangle())
        .shadow(color: .black.opacity(0.1), radius: 8, y: 4)
    }
  }

  private struct Badge: View {
    var isOn = false
    var body: some View {
      Text("1")
        .foregroundStyle(isOn ? Color.white : Color.primary)
        .background(isOn ? Color.accentColor : .clear)
        .background(Capsule().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)))
        .overlay(alignment: .topTrailing) { if isOn { Circle().fill(.red).frame(width: 8, height: 8) } }
        .overlay { RoundedRectangle(cornerRadius: 4).stroke(isOn ? .blue : .gray, lineWidth: 1) }
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        .tint(isOn ? .red : nil)
    }
  }

  @Test("a colour as a background is a style and grows into the safe area, a shape is a view and does not")
  func backgroundOfColor() throws {
    let host = try Host(Color.clear, width: 50, height: 50, scale: 1)
    host.graph.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    host.graph.setRoot(AnyView(Rectangle().background(Color.red).background(Circle())))
    try host.frame()
    #expect(host.frames(of: "Color")[0].height == 50)
    #expect(host.frames(of: "Circle")[0].height == 40)
  }

  @Test("components of the usual kind are drawn")
  func components() throws {
    #expect(try !Host(Card { Text("Hello") }).drawn.isEmpty)
    #expect(
      try !Host(
        VStack {
          Badge(isOn: true); Badge()
        }
      ).drawn.isEmpty)
    #expect(try !Host(Circle().fill(.blue.gradient).overlay(Image(systemName: "star"))).drawn.isEmpty)
    #expect(try !Host(Circle().fill().stroke(.red)).drawn.isEmpty)
    #expect(try !Host(RoundedRectangle(cornerRadius: 3).strokeBorder()).drawn.isEmpty)
    #expect(try !Host(Circle().stroke(lineWidth: 2).foregroundStyle(.secondary)).drawn.isEmpty)
    #expect(try !Host(Capsule().stroke(.tint, style: StrokeStyle(lineWidth: 2, dash: [4]))).drawn.isEmpty)
    #expect(
      try !Host(Text("a").border(.red).background(in: .capsule).backgroundStyle(.blue.opacity(0.2))).drawn.isEmpty)
  }
}
