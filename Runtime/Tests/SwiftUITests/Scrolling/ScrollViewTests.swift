import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct ScrollViewTests {
  @Test("a scroll view takes the height it is offered and the width of its content")
  func size() throws {
    let host = try Host(ScrollView { Color.red.frame(width: 120, height: 2000) })
    let view = try #require(host.frames(of: "ScrollView").first)
    #expect(view.size == CGSize(width: 120, height: 852))
    #expect(host.frames(of: "frame").first == CGRect(x: 136.5, y: 0, width: 120, height: 2000))
  }

  @Test("its ideal height is that of its content")
  func idealSize() throws {
    let host = try Host(ScrollView { Color.red.frame(width: 120, height: 2000) })
    #expect(host.graph.idealSize(for: .unspecified) == CGSize(width: 120, height: 2000))
  }

  @Test("content gets no length along the axis that scrolls")
  func proposal() throws {
    let host = try Host(ScrollView(.horizontal) { Color.red.frame(height: 40) })
    #expect(host.frames(of: "frame").first?.size == CGSize(width: 10, height: 40))
  }

  @Test("content margins stand between the edges and the content")
  func margins() throws {
    let host = try Host(
      ScrollView { Color.red.frame(height: 100) }.contentMargins(.horizontal, 20, for: .scrollContent))
    #expect(host.frames(of: "frame").first == CGRect(x: 20, y: 0, width: 353, height: 100))
  }
}

@MainActor
struct ScrollingTests {
  @Test("a proxy scrolls to a view by its id, as far as the content goes")
  func scrollTo() throws {
    let proxy = Handle<ScrollViewProxy>()
    let host = try Host(
      ScrollViewReader { value in
        proxy.value = value
        return ScrollView {
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 50).id($0) } }
        }
      })
    proxy.value?.scrollTo(40, anchor: .top)
    try host.frame()
    #expect(host.texts().first == "40")
    proxy.value?.scrollTo(99)
    try host.frame()
    #expect(host.texts().last == "99")
    // 100 rows of 50 points end at the viewport's end, 852.
    #expect(host.frames(of: "frame").last?.maxY == 852)
    proxy.value?.scrollTo(99, anchor: .top)
    try host.frame()
    #expect(host.frames(of: "frame").last?.maxY == 852)
  }

  @Test("a row of a lazy stack that is not built yet can be scrolled to; those between stay unbuilt")
  func lazyScrollTo() throws {
    let proxy = Handle<ScrollViewProxy>()
    let built = Handle<Int>()
    built.value = 0
    let host = try Host(
      ScrollViewReader { value in
        proxy.value = value
        return ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10_000, id: \.self) { index in
              built.value! += 1
              return Text(verbatim: "\(index)").frame(height: 50)
            }
          }
        }
      })
    proxy.value?.scrollTo(5000, anchor: .center)
    try host.frame()
    #expect(host.texts().contains("5000"))
    let row = try #require(zip(host.texts(), host.frames(of: "Text")).first { $0.0 == "5000" }?.1)
    #expect(abs(row.midY - 426) < 0.01)
    #expect(built.value! < 60)
  }

  @Test("the header of a section stays at the top while its section is scrolled")
  func pinnedHeader() throws {
    let host = try Host(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<20, id: \.self) { Text("row \(section).\($0)").frame(height: 50) }
            } header: {
              Text("header \(section)").frame(height: 30)
            }
          }
        }
      }.defaultScrollAnchor(.center))
    let header = try #require(zip(host.texts(), host.frames(of: "Text")).first { $0.0 == "header 1" }?.1)
    #expect(abs(header.midY - 15) < 0.01)
  }

  @Test("a view is so many of its scroll view's parts long, margins left out")
  func containerRelative() throws {
    let host = try Host(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<5, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10) }
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent), width: 350)
    // 350 − 2 × 20 of margins − 10 between two.
    #expect(host.frames(of: "Color").first?.width == 150)
    #expect(host.frames(of: "Color").first?.minX == 20)
  }

  @Test("a view at the edge of a scroll view is drawn as far changed as it is hidden")
  func transition() throws {
    let host = try Host(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<9, id: \.self) { _ in
            Color.red.frame(height: 100).scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      }, height: 850)
    // Eight rows are within; of the ninth half lies below the edge.
    #expect(opacities(host.graph.displayList) == [0.5])
  }

  private func opacities(_ list: DisplayList) -> [Double] {
    list.items.flatMap { item -> [Double] in
      switch item {
      case .list(let inner, _), .marked(_, let inner): opacities(inner)
      case .effect(.opacity(let value), let inner): [value] + opacities(inner)
      case .effect(_, let inner): opacities(inner)
      default: []
      }
    }
  }
}
