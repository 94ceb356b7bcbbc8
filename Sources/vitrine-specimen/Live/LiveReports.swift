import SpecimenProtocol
import Stage

/// Keeps the page's panels up to date: what is watched is sent when it has changed.
@MainActor
struct LiveReports {
  private let output: LiveOutput
  private var watched: Set<LiveRequest.Panel> = []
  /// What was sent last of each kind.
  private var sent: [LiveEvent.Kind: [UInt8]] = [:]
  private var scene: LiveEvent.Scene?
  private var haveKnobsChanged = false
  /// Frames of the stage that had run when panels were sent.
  private var reportedFrames = -1
  /// In the machine's time.
  private var lastTime = -Double.infinity
  /// When panels are due that have changed too soon after the last ones.
  private(set) var nextMoment: Double?

  /// Seconds between two reports of trees while something moves.
  private static let pause = 0.1

  init(output: LiveOutput) { self.output = output }

  mutating func watch(_ panels: [LiveRequest.Panel]) {
    let new = Set(panels).subtracting(watched)
    watched = Set(panels)
    for panel in new { sent[panel.kind] = nil }
    reportedFrames = -1
    lastTime = -.infinity
  }

  /// Somebody looks who has nothing yet but the scene.
  mutating func startAnew(scene: LiveEvent.Scene) {
    sent = [:]
    self.scene = scene
    reportedFrames = -1
    lastTime = -.infinity
  }

  /// The view is another one.
  mutating func restart(knobs: [LiveKnob]) {
    reportedFrames = -1
    if !knobs.isEmpty { haveKnobsChanged = true }
  }

  mutating func knobsChanged() { haveKnobsChanged = true }

  mutating func send(_ knobs: @autoclosure () -> [LiveKnob]) {
    guard haveKnobsChanged else { return }
    haveKnobsChanged = false
    var event = LiveEvent(.knobs)
    event.knobs = knobs()
    send(event)
  }

  mutating func sendScene(_ new: LiveEvent.Scene) {
    guard new != scene else { return }
    scene = new
    var event = LiveEvent(.scene)
    event.scene = new
    output.send(event)
  }

  mutating func send(of stage: Stage, at now: Double) {
    guard stage.frameCount != reportedFrames else { return }
    sendFocus(of: stage)
    // Trees are large, and nobody reads them sixty times a second.
    guard now - lastTime >= Self.pause else {
      nextMoment = lastTime + Self.pause
      return
    }
    nextMoment = nil
    lastTime = now
    reportedFrames = stage.frameCount
    for panel in LiveRequest.Panel.allCases where watched.contains(panel) { send(panel.event(of: stage)) }
  }

  private mutating func sendFocus(of stage: Stage) {
    var event = LiveEvent(.focus)
    event.focus = stage.focusedText.map(LiveEvent.Focus.init)
    // A page begins with nothing focused.
    if event.focus == nil, sent[.focus] == nil { return }
    send(event)
  }

  private mutating func send(_ event: LiveEvent) {
    let bytes = LiveOutput.encoded(event)
    guard sent[event.type] != bytes else { return }
    sent[event.type] = bytes
    output.write([LiveMessageKind.event.rawValue] + bytes)
  }
}

extension LiveRequest.Panel {
  /// Haptics that a page is shown.
  private static let mostHaptics = 200

  fileprivate var kind: LiveEvent.Kind {
    switch self {
    case .tree: .tree
    case .accessibility: .accessibility
    case .haptics: .haptics
    case .counters: .counters
    }
  }

  @MainActor
  fileprivate func event(of stage: Stage) -> LiveEvent {
    var event = LiveEvent(kind)
    switch self {
    case .tree: event.tree = LiveEvent.Node(stage.tree)
    case .accessibility: event.elements = stage.spokenElements.map(LiveEvent.Element.init)
    case .haptics:
      event.haptics = stage.haptics.suffix(Self.mostHaptics).map {
        LiveEvent.Haptic(time: $0.time, kind: $0.kind, source: $0.source)
      }
    case .counters: event.counters = stage.takeWork().map { LiveEvent.Counter(pass: $0.pass, count: $0.count) }
    }
    return event
  }
}
