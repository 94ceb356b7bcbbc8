/// Plays a sound of a file.
@available(
  *, unavailable, message: "Vitrine plays no sound; put it behind a protocol and pass a player that is silent."
)
open class AVAudioPlayer: NSObject {}

/// Records sound.
@available(
  *, unavailable, message: "Vitrine records no sound; put it behind a protocol and pass a recorder that is silent."
)
open class AVAudioRecorder: NSObject {}

/// What an app does with sound.
@available(*, unavailable, message: "Vitrine plays no sound; put the session behind #if !os(Linux).")
open class AVAudioSession: NSObject {}

/// Processes sound.
@available(*, unavailable, message: "Vitrine plays no sound; put the engine behind #if !os(Linux).")
open class AVAudioEngine: NSObject {}

/// Reads text aloud.
@available(
  *, unavailable, message: "Vitrine says nothing aloud; the stage's accessibility tree has what VoiceOver says."
)
open class AVSpeechSynthesizer: NSObject {}

/// What is read aloud.
@available(
  *, unavailable, message: "Vitrine says nothing aloud; the stage's accessibility tree has what VoiceOver says."
)
open class AVSpeechUtterance: NSObject {}

/// Takes pictures.
@available(*, unavailable, message: "Vitrine has no camera; show an Image in its place.")
open class AVCaptureSession: NSObject {}

/// A camera or a microphone.
@available(*, unavailable, message: "Vitrine has no camera; show an Image in its place.")
open class AVCaptureDevice: NSObject {}

/// Shows what a camera sees.
@available(*, unavailable, message: "Vitrine has no camera; show an Image in its place.")
open class AVCaptureVideoPreviewLayer: NSObject {}

/// Shows a film.
@available(*, unavailable, message: "Vitrine has no layers of Core Animation; show a VideoPlayer of AVKit.")
open class AVPlayerLayer: NSObject {}

/// Takes pictures out of a film.
@available(*, unavailable, message: "Vitrine decodes no films; show an Image in its place.")
open class AVAssetImageGenerator: NSObject {}
