import CoreGraphics

/// A haptic that code asked for.
package enum HapticEvent: Hashable, Sendable, CustomStringConvertible {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  case selection

  /// In the words of the API, such as `impact(style: .light)`.
  package var description: String {
    switch self {
    case .impact(let style, let intensity):
      intensity == 1
        ? "impact(style: .\(style))" : "impact(style: .\(style), intensity: \(Double(intensity)))"
    case .notification(let type): "notification(.\(type))"
    case .selection: "selection"
    }
  }
}

/// Where haptics go: there is no motor here, so a stage or a test listens.
@MainActor
package enum HapticLog {
  private static var listeners: [(id: Int, call: (HapticEvent) -> Void)] = []
  private static var nextID = 0

  /// - Returns: what `remove` takes.
  package static func add(_ listener: @escaping (HapticEvent) -> Void) -> Int {
    nextID += 1
    listeners.append((nextID, listener))
    return nextID
  }

  package static func remove(_ id: Int) { listeners.removeAll { $0.id == id } }

  package static func play(_ event: HapticEvent) {
    for listener in listeners { listener.call(event) }
  }
}

/// What haptic generators have in common.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  fileprivate init(generator: Void) {}

  /// Wakes the motor on a device; there is nothing to wake here.
  public func prepare() {}
}

/// Haptics for things that meet.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy, soft or hard the things seem.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init(generator: ())
  }

  public convenience init() { self.init(style: .medium) }

  /// Plays the haptic.
  public func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays the haptic at a strength of 0…1.
  public func impactOccurred(intensity: CGFloat) {
    HapticLog.play(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Haptics for the outcome of a task.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  public init() { super.init(generator: ()) }

  /// Plays the haptic.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    HapticLog.play(.notification(notificationType))
  }
}

/// Haptics for a selection that changes.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public init() { super.init(generator: ()) }

  /// Plays the haptic.
  public func selectionChanged() { HapticLog.play(.selection) }
}
