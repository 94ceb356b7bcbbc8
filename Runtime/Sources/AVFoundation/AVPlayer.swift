/// Plays films and sounds on a device. Here nothing can be decoded: the player keeps what it was told, stands at the time that it
/// was sent to, and waits like a player whose film has not arrived.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause, none
  }

  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  open private(set) var currentItem: AVPlayerItem?
  open var isMuted = false
  open var volume: Float = 1
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var allowsExternalPlayback = true
  open var defaultRate: Float = 1
  /// What was asked for: 0 is a pause.
  open var rate: Float = 0
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  private var time = CMTime.zero

  nonisolated public override init() {}

  nonisolated public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }

  nonisolated public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// A player that plays waits for a film that does not come.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  open func play() { rate = defaultRate }

  open func pause() { rate = 0 }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  open func currentTime() -> CMTime { time }

  open func seek(to time: CMTime) { self.time = time }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }

  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }

  /// Time does not pass for a film that is not played: the block is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one item after the other.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]

  nonisolated public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  open func items() -> [AVPlayerItem] { queue }

  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }

  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays an item again and again.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  /// None has been: nothing is played.
  open var loopCount: Int { 0 }

  nonisolated public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}

  open func disableLooping() {}
}
