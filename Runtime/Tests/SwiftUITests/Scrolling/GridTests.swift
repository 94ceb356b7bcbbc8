import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct GridTests {
  private func frames(_ columns: [GridItem], count: Int = 4, width: CGFloat, spacing: CGFloat? = nil) throws -> [CGRect]
  {
    try Host(
      LazyVGrid(columns: columns, spacing: spacing) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 30) }
      },
      width: width
    ).frames(of: "frame")
  }

  @Test("three flexible columns share the width after two gaps of 2")
  func flexible() throws {
    let item = GridItem(.flexible(), spacing: 2)
    let frames = try frames([item, item, item], count: 4, width: 304, spacing: 2)
    #expect(frames.map(\.width) == [100, 100, 100, 100])
    #expect(frames.map(\.minX) == [0, 102, 204, 0])
    #expect(frames[3].minY - frames[0].minY == 32)
  }

  @Test("fixed columns come first, flexible ones share the rest within their limits")
  func mixed() throws {
    let frames = try frames(
      [GridItem(.fixed(50)), GridItem(.flexible(minimum: 10, maximum: 40)), GridItem(.flexible())], count: 3,
      width: 216)
    // 216 − 16 of gaps − 50: 75 for each, of which the second takes 40; the third gets the remaining 110.
    #expect(frames.map(\.width) == [50, 40, 110])
  }

  @Test("an adaptive item makes as many columns as fit")
  func adaptive() throws {
    let frames = try frames([GridItem(.adaptive(minimum: 80), spacing: 10)], count: 5, width: 360)
    // Four of 80 and three gaps of 10 need 350; each gets 82.5 of the 360.
    #expect(frames.map(\.width) == [82.5, 82.5, 82.5, 82.5, 82.5])
    #expect(frames[4].minX == 0)
  }

  @Test("a cell lies where its column's alignment says")
  func alignment() throws {
    let host = try Host(
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: .topLeading), GridItem(.fixed(100))]) {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 20, height: 60)
      },
      width: 208)
    let frames = host.frames(of: "frame")
    #expect(frames[0].minX == 0)
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames[1].midX == 158)
  }

  @Test("of 10,000 cells a screenful is built")
  func lazy() throws {
    let built = Handle<Int>()
    built.value = 0
    _ = try Host(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<10_000, id: \.self) { _ in
            built.value! += 1
            return Color.red.frame(height: 100)
          }
        }
      })
    #expect(built.value == 30)
  }

  @Test("right to left, the first column is the right one")
  func mirrored() throws {
    let host = try Host(
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
        Color.red.frame(height: 20)
        Color.red.frame(height: 20)
      }
      .environment(\.layoutDirection, .rightToLeft), width: 208)
    #expect(host.frames(of: "frame").map(\.minX) == [108, 0])
  }

  @Test("columns of impossible lengths crash nothing")
  func impossible() throws {
    for size: GridItem.Size in [
      .adaptive(minimum: 0), .adaptive(minimum: -8), .adaptive(minimum: 1e-300), .adaptive(minimum: .nan),
      .fixed(-5), .fixed(.infinity), .flexible(minimum: 50, maximum: 10), .flexible(minimum: .nan),
    ] {
      #expect(try frames([GridItem(size), GridItem(.fixed(10))], width: 100).isEmpty == false)
    }
    #expect(try frames([], width: 100).count == 4)
  }
}
