import CoreGraphics

/// What the environment says of the scroll views below.
struct ScrollSettings: Equatable {
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  var isClipDisabled = false
  var anchors = ScrollAnchors()
  var targetBehavior: StyleBox?

  /// Margins and clipping belong to the nearest scroll view; the rest holds for those within it, too.
  var forContent: ScrollSettings {
    var copy = self
    copy.contentMargins = EdgeInsets()
    copy.indicatorMargins = EdgeInsets()
    copy.isClipDisabled = false
    copy.anchors = ScrollAnchors()
    copy.targetBehavior = nil
    return copy
  }
}

/// Whether scroll views show where they are.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var shows: Bool { kind == .automatic || kind == .visible }
}

/// How a scroll view behaves at its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  /// Whether content that is shorter than the viewport bounces, too: on iOS it does by default.
  var isAlways: Bool { kind != .basedOnSize }
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  var isImmediate: Bool { kind == .immediately }
}

/// What a content margin is kept from.
public struct ContentMarginPlacement: Equatable, Sendable {
  fileprivate enum Kind { case automatic, scrollContent, scrollIndicators }
  fileprivate let kind: Kind

  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)

  var movesContent: Bool { kind != .scrollIndicators }
  var movesIndicators: Bool { kind != .scrollContent }
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private struct IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct VerticalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private struct HorizontalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private struct DismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.verticalIndicators }
    set { scrollSettings.verticalIndicators = newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.horizontalIndicators }
    set { scrollSettings.horizontalIndicators = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}
