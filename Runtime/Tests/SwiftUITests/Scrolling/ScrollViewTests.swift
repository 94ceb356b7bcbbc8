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
