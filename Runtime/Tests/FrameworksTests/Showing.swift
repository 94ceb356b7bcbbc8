import Stage
import SwiftUI
import SwiftUICore

/// A view on a stage of its own.
@MainActor
enum Showing {
  /// Fonts are read once for all tests.
  static let resources: StageResources = {
    do { return try StageResources() } catch { fatalError("\(error)") }
  }()

  static func stage(_ view: some View, width: Double = 200, height: Double = 200) throws -> Stage {
    let stage = try Stage(resources: resources)
    try stage.show(AnyView(view), presentation: .fixed(width: width, height: height))
    return stage
  }
}

extension Stage {
  /// The texts on the stage, in the order of the tree.
  var texts: [String] { drawn.map(\.string) }

  /// The middle of the first text of these words, in points from the upper left; nil where there is none.
  func middle(of words: String) -> CGPoint? {
    drawn.first { $0.string == words }.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  /// What assistive technology finds, by its labels.
  var labels: [String] { graph.accessibilityTree().all.map(\.label) }

  private var drawn: [(string: String, frame: CGRect)] {
    var result: [(String, CGRect)] = []
    func visit(_ node: NodeDescription) {
      if case .text(let text) = node.facts { result.append((text.string, node.frame)) }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }
}
