import Stage
import SwiftUI
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct TitlesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
struct PreferenceSampleTests {
  private struct EqualWidths: View {
    @State private var width: CGFloat?
    @State private var isLong = false
    var body: some View {
      VStack(alignment: .leading) {
        label("Name")
        label(isLong ? "A much longer label" : "City")
        Button("Long") { isLong.toggle() }
        Text("Width \(Int(width ?? 0))")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
    private func label(_ text: String) -> some View {
      Text(text).fixedSize()
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        .frame(width: width, alignment: .leading)
        .accessibilityElement(children: .ignore).accessibilityLabel(text + " cell")
    }
  }

  @Test("the widest label makes all as wide")
  func widths() throws {
    let stage = try Stage.showing(EqualWidths())
    func width() throws -> Int {
      try Int(#require(stage.texts.first { $0.hasPrefix("Width") }?.split(separator: " ").last.map(String.init)))!
    }
    let short = try width()
    #expect(short > 30)
    try stage.perform(.tap("Long"))
    #expect(try width() > short + 60)
    try stage.perform(.tap("Long"))
    #expect(try width() == short)
  }

  private struct Tabs: View {
    let names = ["One", "Two", "Three"]
    @State private var selected = "One"
    var body: some View {
      HStack(spacing: 10) {
        ForEach(names, id: \.self) { name in
          Button {
            withAnimation(.linear(duration: 0.4)) { selected = name }
          } label: {
            Text(name).frame(width: 80, height: 40)
          }
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [name: $0] }
        }
      }
      .overlayPreferenceValue(BoundsKey.self, alignment: .topLeading) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[selected] {
            let rect = proxy[anchor]
            Color.red.frame(width: rect.width, height: 2)
              .accessibilityElement().accessibilityLabel("Underline")
              .offset(x: rect.minX, y: rect.maxY)
          }
        }
        .allowsHitTesting(false)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("an underline follows the anchor of what is chosen")
  func anchors() throws {
    let failures = try StageScript.failures(
      """
      tap "Three"
      timeline x of "Underline" every 100 ms is "0 45 90 135 180" within 1
      tap "Two"
      settle
      timeline x of "Underline" every 100 ms is "90" within 1
      timeline width of "Underline" every 100 ms is "80" within 1
      """, on: Tabs())
    #expect(failures == "")
  }

  private struct Titled: View {
    @State private var hasSecond = false
    @State private var titles = ""
    @State private var size = CGSize.zero
    var body: some View {
      VStack {
        Text("Page").preference(key: TitlesKey.self, value: ["First"])
        if hasSecond { Text("More").preference(key: TitlesKey.self, value: ["Second"]) }
        Text("Other").preference(key: TitlesKey.self, value: ["Hidden"])
          .transformPreference(TitlesKey.self) { $0 = $0.map { $0.uppercased() } }
        Button("Toggle") { hasSecond.toggle() }
        Text("Titles \(titles)")
        Color.blue.frame(width: hasSecond ? 200 : 100, height: 20)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            size = $0
          }
        Text("Size \(Int(size.width))")
      }
      .onPreferenceChange(TitlesKey.self) { titles = $0.joined(separator: ",") }
    }
  }

  @Test("preferences come in the order of their views, transformed, and sizes tell their changes")
  func order() throws {
    let failures = try StageScript.failures(
      """
      expect now "Titles First,HIDDEN"
      expect now "Size 100"
      tap "Toggle"
      expect now "Titles First,Second,HIDDEN"
      expect now "Size 200"
      tap "Toggle"
      expect now "Titles First,HIDDEN"
      """, on: Titled())
    #expect(failures == "")
  }
}
