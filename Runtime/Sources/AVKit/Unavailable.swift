/// Shows a film with the system's controls.
@available(*, unavailable, message: "Vitrine has no view controllers; show a VideoPlayer.")
open class AVPlayerViewController: NSObject {}

/// Shows a film above other apps.
@available(*, unavailable, message: "Vitrine shows no picture in picture; leave it behind #if !os(Linux).")
open class AVPictureInPictureController: NSObject {}

/// Lets the user choose where sound is played.
@available(*, unavailable, message: "Vitrine plays no sound; show a Button with the symbol airplayaudio.")
open class AVRoutePickerView: NSObject {}
