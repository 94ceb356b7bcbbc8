import CoreGraphics
import Foundation
import Observation
import UIKit

/// What the drawn keyboard shows. Views of keys read what they show and no more, so that a letter that is typed
/// draws its callout and nothing else.
@MainActor @Observable
package final class KeyboardModel {
  package internal(set) var request: KeyboardRequest
  package internal(set) var metrics: KeyboardMetrics
  package internal(set) var plane: KeyboardPlane
  package internal(set) var shift = KeyboardShift.off
  package internal(set) var decimalSeparator = "."
  /// The key under the finger.
  package internal(set) var pressed: PlacedKey?
  @ObservationIgnored weak var keyboard: ScreenKeyboard?

  init(_ request: KeyboardRequest, _ metrics: KeyboardMetrics) {
    self.request = request
    self.metrics = metrics
    plane = request.firstPlane
  }

  package func plan(width: CGFloat) -> KeyboardPlan {
    KeyboardPlan(request, plane: plane, metrics: metrics, width: width, decimalSeparator: decimalSeparator)
  }

  // MARK: Fingers

  /// A finger is on the keyboard.
  package func touch(at point: CGPoint, in plan: KeyboardPlan, began: Bool) {
    let key = plan.key(at: point)
    if began {
      guard let key else { return }
      pressed = key
      keyboard?.keyWentDown(key.key)
    } else if let pressed, let key, key != pressed, pressed.key.isCharacter, key.key.isCharacter {
      // A finger that slides takes the letter that it comes to.
      self.pressed = key
    }
  }

  /// The finger has gone up.
  package func release() {
    guard let key = pressed else { return }
    pressed = nil
    keyboard?.keyWentUp(key.key)
  }

  /// The finger was taken away: nothing comes of it.
  package func cancel() {
    pressed = nil
    keyboard?.stopRepeating()
  }

  /// Does what the key does, without a finger.
  package func activate(_ key: KeyboardKey) {
    keyboard?.keyWentDown(key)
    keyboard?.keyWentUp(key)
  }
}
