import Foundation
import Stage
import SwiftUI
import SwiftUICore

/// Fonts are read once for all tests.
@MainActor
enum Shared {
  static let resources: StageResources = {
    do { return try StageResources() } catch { fatalError("\(error)") }
  }()
}

extension Stage {
  /// A stage that shows a view on the whole screen.
  static func showing(
    _ view: some View, settings: StageSettings = StageSettings(), settles: Bool = false
  ) throws -> Stage {
    let stage = try Stage(settings: settings, resources: Shared.resources)
    try stage.show(AnyView(view), presentation: .screen, settles: settles)
    return stage
  }

  /// Where assistive technology finds something of a name, on the screen.
  func frame(of label: String) -> CGRect? { graph.accessibilityTree().all.first { $0.label == label }?.frame }

  /// The texts on the stage, in the order of the tree.
  var texts: [String] {
    var result: [String] = []
    func visit(_ node: NodeDescription) {
      if case .text(let text) = node.facts { result.append(text.string) }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }
}

/// Keeps what a view's closures hand out.
@MainActor
final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
