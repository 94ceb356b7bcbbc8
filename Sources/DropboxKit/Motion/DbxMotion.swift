import SwiftUI

/// How things of the design language move.
public enum DbxMotion {
  /// A button under a finger.
  public static let press = Animation.spring(response: 0.25, dampingFraction: 0.7)
  /// A star on its way up: half of the companion's 240 ms.
  public static let starUp = Animation.easeOut(duration: 0.12)
  /// A star on its way back.
  public static let starBack = Animation.spring(response: 0.24, dampingFraction: 0.55)
  /// The bar of an upload.
  public static let progress = Animation.linear(duration: 0.2)
  /// A picture that has been decoded.
  public static let decode = Animation.linear(duration: 0.2)
  /// Banners and bars that come and go: 0.25 s.
  public static let banner = Animation.easeOut(duration: 0.25)
  /// Seconds that the bar of an upload stays when all is there.
  public static let uploadStays = 1.5
  /// Seconds that a banner stays.
  public static let bannerStays = 3.0
}

extension EnvironmentValues {
  /// Whether the user wants things to fade where they slide: `UIAccessibility.prefersCrossFadeTransitions`, which the
  /// app passes on.
  public var dbxPrefersCrossFade: Bool {
    get { self[CrossFadeKey.self] }
    set { self[CrossFadeKey.self] = newValue }
  }
}

private struct CrossFadeKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Comes in from an edge; fades for users who want that, or less motion.
  func slides(from edge: Edge) -> some View { modifier(SlideOrFade(edge: edge)) }
}

private struct SlideOrFade: ViewModifier {
  let edge: Edge
  @Environment(\.dbxPrefersCrossFade) private var fades
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content.transition(fades || reducesMotion ? .opacity : .move(edge: edge).combined(with: .opacity))
  }
}
