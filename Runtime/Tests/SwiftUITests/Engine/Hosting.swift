import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Typesetting

/// A graph for tests, with a view of its own under it.
@MainActor
final class Host {
  /// Fonts are read once for all tests.
  static let resources: GraphResources = {
    do {
      return GraphResources(fonts: try FontLibrary(folder: FontLibrary.defaultFolder()))
    } catch {
      fatalError("\(error)")
    }
  }()

  let graph: ViewGraph
  private let size: CGSize

  init(_ view: some View, width: CGFloat = 393, height: CGFloat = 852, scale: CGFloat = 3) throws {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    graph = ViewGraph(environment: environment, resources: Self.resources)
    size = CGSize(width: width, height: height)
    graph.setRoot(AnyView(view))
    try frame()
  }

  func frame() throws { try graph.runFrame(size: size) }

  /// The frames of all nodes of a name, in the stage's coordinates, in order.
  func frames(of name: String) -> [CGRect] {
    var result: [CGRect] = []
    func visit(_ node: NodeDescription) {
      if node.name == name { result.append(node.frame) }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }

  /// Where the first glyphs are drawn, from the top of the stage: places in flight included.
  func drawnTextY() -> CGFloat {
    func find(_ list: DisplayList, _ y: CGFloat) -> CGFloat? {
      for item in list.items {
        switch item {
        case .glyphs: return y
        case .list(let child, at: let point): if let found = find(child, y + point.y) { return found }
        case .effect(_, let child), .marked(_, let child): if let found = find(child, y) { return found }
        default: break
        }
      }
      return nil
    }
    return find(graph.displayList, 0) ?? -1
  }

  func texts() -> [String] {
    var result: [String] = []
    func visit(_ node: NodeDescription) {
      if case .text(let text) = node.facts { result.append(text.string) }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }
}

/// Hands a view's closures out to a test.
@MainActor
final class Handle<Value> {
  var value: Value?
}
