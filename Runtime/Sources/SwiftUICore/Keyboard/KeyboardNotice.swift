import CoreGraphics
import Foundation
import UIKit

/// UIKit's notifications of the keyboard.
@MainActor
enum KeyboardNotice {
  static func post(from start: CGRect, to end: CGRect, isShown: Bool, wasShown: Bool, duration: Double) {
    let info = info(start, end, duration)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    if isShown { post(UIResponder.keyboardWillShowNotification, info) }
    if !isShown, wasShown { post(UIResponder.keyboardWillHideNotification, info) }
  }

  static func postDid(frame: CGRect, isShown: Bool) {
    let info = info(frame, frame, 0)
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
  }

  private static func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  private static func info(_ start: CGRect, _ end: CGRect, _ duration: Double) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: start,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      // The number of the curve that UIKit's keyboard is observed to have.
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }
}
