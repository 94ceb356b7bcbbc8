import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// A view whose length along the width lies between two limits, as recorded tests use it.
private struct Flexible: View {
  let least: CGFloat
  let most: CGFloat
  var body: some View { Color.red.frame(minWidth: least, maxWidth: most, minHeight: 10, maxHeight: 10) }
}

/// Numbers that were recorded on iOS.
@MainActor
struct RecordedLayoutTests {
  private func size(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 3,
    typeSize: DynamicTypeSize = .large
  ) throws -> CGSize {
    try Host(view.dynamicTypeSize(typeSize), scale: scale).graph.idealSize(
      for: ProposedViewSize(width: width, height: height))
  }

  @Test("the default padding is 16 points: 333 × 157 pixels around a text, within the stand-in's error")
  func padding() throws {
    let size = try size(Text(".padding()").padding())
    #expect(abs(size.width * 3 - 333) <= 333 * 0.015)
    #expect(abs(size.height * 3 - 157) < 0.01)
  }

  @Test("padding of 20 on all edges")
  func paddingOf20() throws {
    let size = try size(Text(".padding(.all, 20)").padding(.all, 20))
    #expect(abs(size.width * 3 - 508) <= 508 * 0.015)
    #expect(abs(size.height * 3 - 181) < 0.01)
  }

  @Test(
    "two texts in a stack without spacing lie a leading and a pixel apart",
    arguments: [
      (DynamicTypeSize.large, 2.0), (.xSmall, 7.0 / 3.0), (.accessibility5, -1.0),
    ])
  func textSpacing(_ typeSize: DynamicTypeSize, _ gap: CGFloat) throws {
    let host = try Host(
      VStack {
        Text("a")
        Text("b")
      }.dynamicTypeSize(typeSize))
    let frames = host.frames(of: "Text")
    #expect(abs(frames[1].minY - frames[0].maxY - gap) < 0.01)
  }

  @Test("a spacing that is given is kept exactly")
  func givenSpacing() throws {
    let host = try Host(
      VStack(spacing: 8) {
        Text("a")
        Text("b")
      })
    let frames = host.frames(of: "Text")
    #expect(abs(frames[1].minY - frames[0].maxY - 8) < 0.001)
  }

  @Test("a spacer is at least 8 long, and a stack adds no spacing beside it")
  func spacer() throws {
    let stack = HStack {
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try size(stack).width == 28)
    #expect(try size(stack, width: 0, height: 0).width == 28)
  }

  @Test("flexible views take room before spacers do")
  func spacersLast() throws {
    let host = try Host(
      HStack(spacing: 0) {
        Color.red.frame(height: 10)
        Spacer()
      }, width: 100)
    #expect(host.frames(of: "Spacer")[0].width == 8)
    #expect(host.frames(of: "frame")[0].width == 92)
  }

  @Test("a stack offered its minimum can come back larger, for a flexible child takes its half first")
  func stackMinimum() throws {
    let stack = HStack(spacing: 0) {
      Flexible(least: 5, most: 100)
      Flexible(least: 80, most: .infinity)
    }
    #expect(try size(stack, width: 0, height: 10).width == 85)
    #expect(abs(try size(stack, width: 85, height: 10).width - 122.5) < 0.51)
  }

  @Test("a frame's limits are made consistent: negative minimum, ideal below it, maximum below that")
  func frameLimits() throws {
    #expect(try size(Color.red.frame(minWidth: -5, maxWidth: 20), width: 0, height: 1).width == 0)
    #expect(try size(Color.red.frame(minWidth: 30, idealWidth: 10)).width == 30)
    #expect(try size(Color.red.frame(idealWidth: 40, maxWidth: 10), width: 100, height: 1).width == 40)
  }

  @Test("a maximum width of 20 in a stack 12 wide stays 12 wide")
  func maximumInNarrowStack() throws {
    let host = try Host(
      ZStack { Color.red.frame(maxWidth: 20) }.frame(width: 12, height: 12))
    #expect(host.frames(of: "frame")[1].width == 12)
  }

  @Test("right to left mirrors every frame")
  func mirroring() throws {
    func view(_ direction: LayoutDirection) -> some View {
      HStack(alignment: .top, spacing: 5) {
        Color.red.frame(width: 30, height: 10)
        VStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 10)
          Color.red.frame(width: 60, height: 10).padding(.leading, 7)
        }
        Spacer()
      }
      .padding(.leading, 11)
      .environment(\.layoutDirection, direction)
    }
    let left = try Host(view(.leftToRight), width: 300).frames(of: "frame")
    let right = try Host(view(.rightToLeft), width: 300).frames(of: "frame")
    #expect(left.count == 3)
    for (a, b) in zip(left, right) {
      #expect(b == CGRect(x: 300 - a.maxX, y: a.minY, width: a.width, height: a.height))
    }
  }

  @Test("baselines meet in a row of different sizes")
  func baselines() throws {
    let host = try Host(
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.largeTitle)
        Text("b").font(.caption)
      })
    let frames = host.frames(of: "Text")
    // Baseline = round(0.9521484375 × size × scale) pixels from the top of the box.
    let large = (0.952_148_437_5 * 34 * 3).rounded() / 3
    let small = (0.952_148_437_5 * 12 * 3).rounded() / 3
    #expect(abs((frames[0].minY + large) - (frames[1].minY + small)) < 0.01)
  }

  @Test("aspect ratios fit within and fill beyond what is offered")
  func aspectRatio() throws {
    #expect(
      try size(Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 100)
        == CGSize(width: 100, height: 50))
    #expect(
      try size(Color.red.aspectRatio(2, contentMode: .fill), width: 100, height: 100)
        == CGSize(width: 200, height: 100))
  }

  @Test("a higher priority is offered room first")
  func priority() throws {
    let host = try Host(
      HStack(spacing: 0) {
        Flexible(least: 10, most: 200)
        Flexible(least: 10, most: 200).layoutPriority(1)
      }, width: 100)
    #expect(host.frames(of: "frame").map(\.width) == [10, 90])
  }

  @Test("modifiers of a group reach each of its views")
  func groupModifiers() throws {
    let host = try Host(
      VStack(spacing: 0) {
        Group {
          Color.red
          Color.red
        }.frame(width: 10, height: 10)
      })
    #expect(host.frames(of: "frame").map(\.minY) == [416, 426])
  }
}
