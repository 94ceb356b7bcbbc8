@_exported import Foundation

/// Plays haptic patterns.
@available(
  *, unavailable,
  message:
    "Vitrine plays no patterns; use sensoryFeedback(_:trigger:) or a UIFeedbackGenerator, which the haptic log shows."
)
open class CHHapticEngine: NSObject {}

/// A pattern of taps.
@available(
  *, unavailable,
  message:
    "Vitrine plays no patterns; use sensoryFeedback(_:trigger:) or a UIFeedbackGenerator, which the haptic log shows."
)
open class CHHapticPattern: NSObject {}

/// One tap of a pattern.
@available(
  *, unavailable,
  message:
    "Vitrine plays no patterns; use sensoryFeedback(_:trigger:) or a UIFeedbackGenerator, which the haptic log shows."
)
open class CHHapticEvent: NSObject {}

/// How a tap feels.
@available(
  *, unavailable,
  message:
    "Vitrine plays no patterns; use sensoryFeedback(_:trigger:) or a UIFeedbackGenerator, which the haptic log shows."
)
open class CHHapticEventParameter: NSObject {}

/// How a pattern changes.
@available(
  *, unavailable,
  message:
    "Vitrine plays no patterns; use sensoryFeedback(_:trigger:) or a UIFeedbackGenerator, which the haptic log shows."
)
open class CHHapticDynamicParameter: NSObject {}

/// Plays a pattern.
@available(
  *, unavailable,
  message:
    "Vitrine plays no patterns; use sensoryFeedback(_:trigger:) or a UIFeedbackGenerator, which the haptic log shows."
)
public protocol CHHapticPatternPlayer: AnyObject {}
