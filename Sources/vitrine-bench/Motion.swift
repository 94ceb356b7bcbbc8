import Foundation
import Stage
import SwiftUI

/// A hundred views on a spring, drawn sixty times a second of the stage's clock.
final class SpringBench: Bench {
  @Observable final class Model { var isOn = false }
  private let model = Model()
  private let stage: Stage
  private let feed: PictureFeed

  init() throws {
    let model = model
    stage = try Stage.bench(Springs(model: model))
    feed = PictureFeed(of: stage)
    _ = try feed.refresh(scale: 3)
  }

  func round(_ result: inout Measurement) throws {
    model.isOn.toggle()
    try stage.frame()
    let frames = 20
    _ = stage.takeWork()
    var pixels = 0
    try result.time {
      for _ in 0..<frames {
        try stage.frame()
        pixels += try feed.refresh(scale: 3)
      }
    }
    result["ms"] = result["ms"].map { $0 / Double(frames) }
    result.count(stage.takeWork(), pixels: pixels)
    try stage.settle()
    _ = try feed.refresh(scale: 3)
  }

  private struct Springs: View {
    let model: Model

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(30)), count: 10), spacing: 20) {
        ForEach(0..<100, id: \.self) { index in
          RoundedRectangle(cornerRadius: 6).fill(Color(hue: Double(index) / 100, saturation: 0.7, brightness: 0.9))
            .frame(width: 28, height: 28)
            .offset(y: model.isOn ? 120 : 0)
            .scaleEffect(model.isOn ? 0.6 : 1)
        }
      }
      .animation(.spring(duration: 0.6, bounce: 0.4), value: model.isOn)
    }
  }
}

/// A canvas that draws a thousand shapes anew in each frame.
final class CanvasBench: Bench {
  @Observable final class Model { var phase = 0.0 }
  private let model = Model()
  private let stage: Stage
  private let feed: PictureFeed

  init() throws {
    let model = model
    stage = try Stage.bench(Shapes(model: model))
    feed = PictureFeed(of: stage)
    _ = try feed.refresh(scale: 3)
  }

  func round(_ result: inout Measurement) throws {
    let frames = 10
    _ = stage.takeWork()
    var pixels = 0
    try result.time {
      for _ in 0..<frames {
        model.phase += 0.05
        try stage.frame()
        pixels += try feed.refresh(scale: 3)
      }
    }
    result["ms"] = result["ms"].map { $0 / Double(frames) }
    result.count(stage.takeWork(), pixels: pixels)
  }

  private struct Shapes: View {
    let model: Model

    var body: some View {
      let phase = model.phase
      Canvas { context, size in
        for index in 0..<1000 {
          let angle = Double(index) * 0.7 + phase
          let x = size.width / 2 + cos(angle) * Double(index) * 0.18
          let y = size.height / 2 + sin(angle) * Double(index) * 0.4
          let rect = CGRect(x: x, y: y, width: 9, height: 9)
          let path = index.isMultiple(of: 2) ? Path(ellipseIn: rect) : Path(roundedRect: rect, cornerRadius: 2)
          context.fill(path, with: .color(Color(hue: Double(index) / 1000, saturation: 0.8, brightness: 0.9)))
        }
      }
    }
  }
}
