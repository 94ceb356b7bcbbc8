import CoreGraphics
import Drawing
import Foundation
import Raster
import Stage
import SwiftUI
import SwiftUICore
import Testing

/// What a live picture does is as much as what changed.
@MainActor @Suite struct LiveCostTests {
  @MainActor @Observable final class Rows {
    var texts = (0..<500).map { "Row \($0)" }
  }

  private struct RowView: View {
    let rows: Rows
    let index: Int
    var body: some View {
      HStack {
        Text(rows.texts[index])
        Spacer()
        Image(systemName: "star")
      }
      .frame(height: 40).padding(.horizontal)
    }
  }

  private struct Table: View {
    let rows: Rows
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<500, id: \.self) { RowView(rows: rows, index: $0) } } }
    }
  }

  @Test("one of 500 rows costs what a row costs")
  func row() throws {
    let rows = Rows()
    let stage = try Stage.showing(Table(rows: rows))
    let picture = LivePicture(of: stage, scale: 2)
    _ = try picture.update()
    #expect(picture.work.drawnPixels == picture.bitmap?.rect.count)
    rows.texts[4] = "Other"
    try stage.advance(by: 0.1)
    let rects = try picture.update()
    #expect(rects.count == 1)
    // A row is 40 points high and as wide as the screen.
    let row = 393 * 40 * 4
    #expect(picture.work.drawnPixels <= row)
    #expect(rects.reduce(0) { $0 + $1.count } < row / 4)
    // The way from the screen to the row, and the row's own items.
    #expect(picture.work.visitedItems < 40)
  }

  @Test("scrolling draws what comes in, and moves the rest")
  func scrolling() throws {
    let stage = try Stage(resources: try StageResources())
    try stage.show(
      AnyView(List(0..<1000, id: \.self) { Text("Row \($0)") }.listStyle(.plain)),
      presentation: .fixed(width: 393, height: 852))
    let picture = LivePicture(of: stage, scale: 3)
    _ = try picture.update()
    for frame in 0..<6 {
      try stage.take(.wheel(at: CGPoint(x: 196, y: 426), by: CGSize(width: 0, height: 90)))
      try stage.advance(by: 1.0 / 60)
      _ = try picture.update()
      // With the first frame the indicator comes.
      if frame == 0 { continue }
      // Ninety points of rows, rows that stand at the edges, the indicator; not the 852 points of the screen.
      #expect(picture.work.movedPixels == 393 * 3 * (852 - 90) * 3)
      #expect(picture.work.drawnPixels < 393 * 3 * 180 * 3)
    }
  }

  @Test("a row that nobody sees costs no pixels")
  func hiddenRow() throws {
    let rows = Rows()
    let stage = try Stage.showing(Table(rows: rows))
    let picture = LivePicture(of: stage, scale: 2)
    _ = try picture.update()
    rows.texts[400] = "Other"
    try stage.advance(by: 0.1)
    #expect(try picture.update().isEmpty)
    #expect(picture.work.drawnPixels == 0)
  }

  @Test("nothing that changed is nothing that is drawn")
  func nothing() throws {
    let stage = try Stage.showing(Table(rows: Rows()))
    let picture = LivePicture(of: stage, scale: 2)
    #expect(try picture.update() == [try #require(picture.bitmap).rect])
    #expect(try picture.update().isEmpty)
    #expect(picture.work.drawnPixels == 0 && picture.work.damage.isEmpty)
  }

  @Test("a row that comes leaves what lies above it alone")
  func insertion() throws {
    let model = DemandingViews.ObjectsView.Model()
    struct Names: View {
      let model: DemandingViews.ObjectsView.Model
      var body: some View {
        VStack(spacing: 0) {
          ForEach(model.rows) {
            Text("Name \($0.id)").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let stage = try Stage.showing(Names(model: model))
    let picture = LivePicture(of: stage, scale: 1)
    _ = try picture.update()
    model.rows.append(.init(id: 10))
    try stage.advance(by: 0.1)
    let rects = try picture.update()
    #expect(picture.work.drawnPixels < 393 * 60)
    // Ten rows of 40 points below the bezel of 10 and the status bar.
    #expect(rects.allSatisfy { $0.minY >= 10 + 400 })
  }

  @Test("what is sent for a rectangle are the pixels of the bitmap")
  func encoding() throws {
    let stage = try Stage.showing(LiveViews.all[0].make())
    let picture = LivePicture(of: stage, scale: 1)
    let part = PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 70)
    #expect(picture.pixels(of: part).isEmpty)
    #expect(throws: RasterError.self) { try picture.png(of: part) }
    _ = try picture.update()
    let bitmap = try #require(picture.bitmap)
    #expect(picture.pixels(of: part) == bitmap.straightBytes(of: part))
    #expect(try picture.png(of: part) == bitmap.png(of: part, effort: .fast))
  }
}
