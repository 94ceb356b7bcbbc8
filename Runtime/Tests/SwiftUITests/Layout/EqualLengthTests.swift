import CoreGraphics
import SwiftUI
import SwiftUICore
import Testing

/// The well-known way to make views in a row equally high: the row takes its own height, and what is
/// flexible in it takes that of the tallest.
@MainActor
@Suite("Lengths across a stack that was offered none")
struct EqualLengthTests {
  private func frames(_ view: some View) throws -> [CGRect] {
    try Host(view, width: 200, height: 300, scale: 1).frames(of: "Color")
  }

  @Test("in a row of its own height, what is flexible is as high as the tallest")
  func row() throws {
    let frames = try frames(
      HStack(spacing: 0) {
        Color.red.frame(width: 4)
        Color.blue.frame(width: 20, height: 50)
      }.fixedSize(horizontal: false, vertical: true))
    #expect(frames.map(\.height) == [50, 50])
    #expect(frames[0].minY == frames[1].minY)
  }

  @Test("in a column of its own width, what is flexible is as wide as the widest")
  func column() throws {
    let frames = try frames(
      VStack(spacing: 0) {
        Color.red.frame(height: 4)
        Color.blue.frame(width: 70, height: 10)
      }.fixedSize())
    #expect(frames.map(\.width) == [70, 70])
  }

  @Test("in a pile of its own size, what is flexible is as large as the rest")
  func pile() throws {
    let frames = try frames(
      ZStack {
        Color.red
        Color.blue.frame(width: 30, height: 40)
      }.fixedSize())
    #expect(frames[0] == frames[1])
    #expect(frames[0].size == CGSize(width: 30, height: 40))
  }

  @Test("a row with room of its own lets what is flexible fill it")
  func offered() throws {
    let frames = try frames(
      HStack(spacing: 0) {
        Color.red.frame(width: 4)
        Color.blue.frame(width: 20, height: 50)
      })
    #expect(frames.map(\.height) == [300, 50])
  }
}
