/// Plays a sound of a file.
@available(
  *, unavailable, message: "Vitrine plays no sound; put it behind a protocol and pass a player that is silent."
)
open class AVAudioPlayer: NSObject {
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
}

/// Records sound.
@available(
  *, unavailable, message: "Vitrine records no sound; put it behind a protocol and pass a recorder that is silent."
)
open class AVAudioRecorder: NSObject {
  public init(url: URL, settings: [String: Any]) throws {}
}

/// What an app does with sound.
@available(*, unavailable, message: "Vitrine plays no sound; put the session behind #if !os(Linux).")
open class AVAudioSession: NSObject {
  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
}

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
open class AVSpeechUtterance: NSObject {
  public init(string: String) {}
}

/// Takes pictures.
@available(*, unavailable, message: "Vitrine has no camera; show an Image in its place.")
open class AVCaptureSession: NSObject {}

/// A camera or a microphone.
@available(*, unavailable, message: "Vitrine has no camera; show an Image in its place.")
open class AVCaptureDevice: NSObject {
  open class func `default`(for mediaType: Any) -> AVCaptureDevice? { nil }
}

/// Shows what a camera sees.
@available(*, unavailable, message: "Vitrine has no camera; show an Image in its place.")
open class AVCaptureVideoPreviewLayer: NSObject {
  public init(session: AVCaptureSession) {}
}

/// Shows a film.
@available(*, unavailable, message: "Vitrine has no layers of Core Animation; show a VideoPlayer of AVKit.")
open class AVPlayerLayer: NSObject {
  public init(player: AVPlayer?) {}
}

/// Takes pictures out of a film.
@available(*, unavailable, message: "Vitrine decodes no films; show an Image in its place.")
open class AVAssetImageGenerator: NSObject {
  public init(asset: AVAsset) {}
}
