import CoreGraphics
import Drawing
import UIKit

/// A line between views: across the stack that it stands in, one device pixel thick.
nonisolated public struct Divider: View {
  public typealias Body = Never

  public init() {}

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    old ?? DividerNode(context)
  }
}

final class DividerNode: ReadingNode {
  private let environment: EnvironmentScope

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  /// The axis of the line.
  private var axis: Axis {
    var node = parent
    while let current = node {
      if let stack = current as? any SpacerContainer { return stack.spacerAxis?.other ?? .horizontal }
      node = current.parent
    }
    return .horizontal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let values = EnvironmentValues(scope: environment)
    let pixel = values.pixelLength
    let size = proposal.replacingUnspecifiedDimensions()
    return axis == .horizontal
      ? CGSize(width: size.width, height: pixel) : CGSize(width: pixel, height: size.height)
  }

  override func record(into items: inout [DisplayItem]) {
    let color = tracking {
      Color(provider: .semantic(.separator))
        .resolved(in: EnvironmentValues(scope: environment).colorContext)
    }
    items.append(.fill(.rect(CGRect(origin: .zero, size: frame.size)), .color(color), evenOdd: false))
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    setNeedsRecording()
  }

  override var name: String { "Divider" }
}
