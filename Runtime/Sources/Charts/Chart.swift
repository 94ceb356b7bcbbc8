import SwiftUI

/// Marks for data, between axes. The marks are where the data are; axes and legends are simpler than those of iOS.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

  @MainActor public var body: some View { ChartBody(marks: content._chartMarks()) }
}

private struct ChartBody: View {
  let marks: [_ChartMark]
  @Environment(\.chartSettings) private var settings

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let label = settings.y.label { label.font(.caption).foregroundStyle(.secondary) }
      GeometryReader { proxy in
        ChartFrame(marks: marks, settings: settings, palette: palette, size: proxy.size)
      }
      if let label = settings.x.label {
        label.font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      }
      if !settings.hidesLegend, !palette.names.isEmpty { ChartLegend(palette: palette) }
    }
    .frame(minWidth: 20, idealWidth: 300, minHeight: 20, idealHeight: 200)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Chart")
  }

  private var palette: ChartPalette { ChartPalette(marks, settings.colors) }
}

/// The colours of groups.
struct ChartPalette {
  let names: [String]
  private let styles: [AnyShapeStyle]

  init(_ marks: [_ChartMark], _ given: [(name: String, style: AnyShapeStyle)]) {
    var seen: Set<String> = []
    var names = given.map(\.name).filter { !$0.isEmpty && seen.insert($0).inserted }
    names += marks.compactMap(\.look.group).filter { seen.insert($0).inserted }
    self.names = marks.contains { $0.look.group != nil } ? names : []
    let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    styles = names.indices.map { index in
      index < given.count ? given[index].style : AnyShapeStyle(colors[index % colors.count])
    }
  }

  func style(of mark: _ChartMark) -> AnyShapeStyle {
    if let style = mark.look.style { return style }
    guard let group = mark.look.group, let index = names.firstIndex(of: group) else { return AnyShapeStyle(Color.blue) }
    return styles[index]
  }

  func style(at index: Int) -> AnyShapeStyle { styles[index] }
}

/// Which colour is which group.
private struct ChartLegend: View {
  let palette: ChartPalette

  var body: some View {
    HStack(spacing: 12) {
      ForEach(palette.names.indices, id: \.self) { index in
        HStack(spacing: 4) {
          Circle().fill(palette.style(at: index)).frame(width: 8, height: 8)
          Text(verbatim: palette.names[index])
        }
        .accessibilityElement(children: .combine)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}
