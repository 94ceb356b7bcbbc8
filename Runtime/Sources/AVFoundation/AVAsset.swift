@_exported import CoreMedia

/// A film or a sound.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Where the asset is.
  package let url: URL?

  package init(at url: URL?) { self.url = url }

  public convenience init(url: URL) { self.init(at: url) }
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  open var resourceURL: URL { url! }

  public init(url: URL, options: [String: Any]? = nil) { super.init(at: url) }
}

/// An asset as a player plays it: it is never loaded here, so that its length is not known.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  public let asset: AVAsset
  /// Nothing is loaded.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }

  public init(asset: AVAsset) { self.asset = asset }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
}

extension Notification.Name {
  /// Sent on a device when an item was played to its end: here none is.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}
