import Foundation
import Stage
import SwiftUI

/// Ten thousand different strings, measured and drawn, on a stage of their own in each round.
final class TextBench: Bench {
  private var round = 0

  func round(_ result: inout Measurement) throws {
    round += 1
    let first = round * 10_000
    let stage = try Stage(resources: try StageResources())
    let feed = PictureFeed(of: stage)
    try result.time {
      for page in 0..<10 {
        let numbers = (first + page * 1000)..<(first + page * 1000 + 1000)
        try stage.show(
          AnyView(
            VStack(alignment: .leading, spacing: 0) {
              ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0): buy milk and write the report") }
            }),
          presentation: .fixed(width: 393, height: 20_000))
        _ = try feed.refresh(scale: 1)
      }
    }
  }
}

/// A tree of ten thousand nodes is built and laid out.
final class TreeBench: Bench {
  private let resources: StageResources

  init() throws { resources = try StageResources() }

  func round(_ result: inout Measurement) throws {
    let stage = try Stage(resources: resources)
    let model = LeafModel()
    try result.time { try stage.show(AnyView(Forest(model: model)), presentation: .fixed(width: 393, height: 852)) }
    result.count(stage.takeWork())
  }
}

/// One leaf of that tree changes.
final class LeafBench: Bench {
  private let model = LeafModel()
  private let stage: Stage

  init() throws { stage = try Stage.bench(Forest(model: model)) }

  func round(_ result: inout Measurement) throws {
    _ = stage.takeWork()
    try result.time {
      model.isOn.toggle()
      try stage.frame()
    }
    result.count(stage.takeWork())
  }
}

@Observable
final class LeafModel { var isOn = false }

/// A hundred stacks of a hundred leaves.
private struct Forest: View {
  let model: LeafModel

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<100, id: \.self) { column in
        VStack(spacing: 0) {
          ForEach(0..<99, id: \.self) { _ in Color.blue }
          if column == 50 { Leaf(model: model) } else { Color.green }
        }
      }
    }
  }
}

private struct Leaf: View {
  let model: LeafModel

  var body: some View { model.isOn ? Color.red : Color.green }
}
