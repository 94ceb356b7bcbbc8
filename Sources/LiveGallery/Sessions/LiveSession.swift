import Building
import Foundation
import SpecimenProtocol
import WebHost

/// One specimen that one page shows: its process, the page's socket while there is one, and what was done so far.
///
/// Invariants: a process runs only for the newest build; nothing that waits for a page or for a process grows without bound;
/// without a page that looks, the process sleeps.
@WebLoop final class LiveSession {
  let key: SessionKey
  private let launcher: SpecimenLauncher
  private(set) var socket: WebSocket?
  /// When the page went; nil while it is there.
  private(set) var leftAt: ContinuousClock.Instant?
  private(set) var build: LiveBuild?
  /// Told when the page goes.
  var left: @WebLoop () -> Void = {}
  private var status: LiveEvent
  /// What is the matter with the source, while something runs from before.
  private var trouble: LiveEvent?
  private var running: RunningSpecimen?
  private var log = RequestLog()
  private var clock = SessionClock()
  private var panels: [LiveRequest.Panel] = []
  private var scale = 2.0
  private var isPageAsleep = false

  /// - Parameter build: Nil as long as there is none.
  init(key: SessionKey, launcher: SpecimenLauncher, build: LiveBuild?) {
    self.key = key
    self.launcher = launcher
    self.build = build
    status = Self.status(build == nil ? .building : .starting)
  }

  /// Whether a process runs for it.
  var isAlive: Bool { running != nil }

  // MARK: The page

  /// A page has come, perhaps again; another one of the same name is sent away.
  func attach(_ socket: WebSocket) {
    let other = self.socket
    self.socket = socket
    other?.close(code: 4001, reason: "This page is open in another place.")
    leftAt = nil
    isPageAsleep = false
    socket.received = { [weak self, weak socket] message in
      guard let self, let socket, self.socket === socket else { return }
      self.receive(message, from: socket)
    }
    socket.drained = { [weak self] in self?.running?.isPaused = false }
    socket.closed = { [weak self, weak socket] in
      guard let self, self.socket === socket else { return }
      self.detach()
    }
    tell(trouble ?? status)
    if let running {
      running.page(isThere: true)
      if running.isReady { clock.start() }
    } else if build != nil, status.state != .ended {
      start()
    }
  }

  private func detach() {
    socket = nil
    leftAt = .now
    sleep()
    running?.isPaused = false
    left()
  }

  private func sleep() {
    clock.stop()
    running?.page(isThere: false)
  }

  private func receive(_ message: WebSocket.Message, from socket: WebSocket) {
    guard case .text(let bytes) = message,
      let request = try? JSONDecoder().decode(LiveRequest.self, from: Data(bytes))
    else { return socket.close(code: 1007, reason: "That was no request that a page of the gallery makes.") }
    switch request {
    case .watch(let panels): self.panels = panels
    case .scale(let scale): self.scale = scale
    case .sleep:
      isPageAsleep = true
      return sleep()
    case .wake:
      isPageAsleep = false
      if running?.isReady == true { clock.start() }
      running?.page(isThere: true)
      return
    case .restart where running == nil:
      if build != nil { startAnew() }
      return
    case .ping: return
    default: break
    }
    let timed = TimedRequest(time: clock.time(), request: request)
    log.add(timed)
    running?.send(timed)
  }

  // MARK: The builds

  /// There is a new build: what was done to the one before is done to it.
  func replace(_ build: LiveBuild) {
    self.build = build
    trouble = nil
    stop()
    // Nobody looks: it starts when somebody comes.
    guard socket != nil else {
      status = Self.status(.starting)
      return
    }
    if log.isCut {
      tell(
        LiveEvent(.problem, text: "Too much was done to do all of it again; the new build starts from its beginning."))
    }
    start()
  }

  /// Something is the matter with the source, or it is being built; what runs goes on.
  func trouble(_ trouble: LiveEvent?) {
    self.trouble = trouble
    if build == nil, let trouble { status = trouble }
    tell(trouble ?? status)
  }

  private func show(_ status: LiveEvent) {
    self.status = status
    tell(status)
  }

  /// Says why nothing is started for a page.
  func refuse(_ socket: WebSocket, _ sentence: String) {
    if let data = try? JSONEncoder().encode(Self.status(.ended, sentence)) { socket.send(.text([UInt8](data))) }
    socket.close(code: 4000, reason: "")
  }

  /// Ends it for good, with a sentence for its page.
  func end(_ sentence: String) {
    stop()
    show(Self.status(.ended, sentence))
    socket?.close(code: 4000, reason: "")
  }

  // MARK: The process

  private func startAnew() {
    log.keepSetup()
    start()
  }

  private func start() {
    guard let build else { return }
    stop()
    show(Self.status(.starting))
    clock = SessionClock(at: log.end)
    let order = LiveOrder(
      subject: build.subject, settings: build.settings, width: build.width, scale: scale,
      memoryLimit: launcher.memoryLimit, history: log.requests)
    do {
      running = try RunningSpecimen(launcher: launcher, library: build.library, order: order) { [weak self] news in
        self?.take(news)
      }
    } catch {
      return show(Self.status(.ended, "The specimen cannot be started: \(error)"))
    }
    if !panels.isEmpty { running?.send(TimedRequest(time: clock.time(), request: .watch(panels))) }
    if socket == nil || isPageAsleep { running?.page(isThere: false) }
  }

  private func stop() {
    running?.end()
    running = nil
    clock.stop()
  }

  private func take(_ news: RunningSpecimen.News) {
    switch news {
    case .ready(let message):
      if socket != nil, !isPageAsleep { clock.start() }
      if status.state != .running {
        show(Self.status(.running))
        if let trouble { tell(trouble) }
      }
      socket?.send(.text(message))
    case .event(let message): forward(.text(message))
    case .picture(let message): forward(.binary(message))
    case .console(let text): tell(LiveEvent(.console, text: text))
    case .ended(let sentence):
      running = nil
      clock.stop()
      show(Self.status(.ended, sentence))
    }
  }

  private func forward(_ message: WebSocket.Message) {
    guard let socket else { return }
    socket.send(message)
    if socket.waiting > Self.comfort { running?.isPaused = true }
  }

  /// Bytes that may wait for a page before its specimen has to wait as well.
  private static let comfort = 8 << 20

  private func tell(_ event: LiveEvent) {
    guard let socket, let data = try? JSONEncoder().encode(event) else { return }
    socket.send(.text([UInt8](data)))
  }

  static func status(_ state: LiveEvent.State, _ text: String? = nil) -> LiveEvent {
    var event = LiveEvent(.status, text: text)
    event.state = state
    return event
  }
}
