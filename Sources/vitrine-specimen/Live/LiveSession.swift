import Foundation
import SpecimenProtocol
import Stage

/// One specimen that runs, and whoever looks at it.
@MainActor
final class LiveSession {
  let output: LiveOutput
  let scene: LiveScene
  private let resources: StageResources
  var settings: LiveSettings
  var stage: Stage
  var knobStore: KnobStore?
  /// When the stage was made, in the specimen's time.
  private var stageStart = 0.0
  private var pace: LivePace
  var frames: LiveFrames
  var reports: LiveReports
  var recorder: ScriptRecorder?
  /// Nothing has been done to the view yet.
  private var isFresh = true
  private var isAsleep = false
  /// The view keeps changing itself: time stands still until something is done.
  private var isStuck = false
  private var lastProblem: String?
  /// What was done before is being done again, and nobody looks.
  private(set) var isReplaying = true

  /// Shows the specimen and does what was done to the build before it.
  /// - Throws: a sentence, when there is no such specimen or its settings are unknown.
  init(_ order: LiveOrder, library: String, output: LiveOutput) throws {
    self.output = output
    resources = try StageResources()
    scene = try LiveScene(order, library: library, resources)
    settings = order.settings
    frames = LiveFrames(output: output, scale: order.scale)
    reports = LiveReports(output: output)
    (stage, knobStore) = try scene.open(settings, resources)
    pace = LivePace(now: LiveHost.now, time: 0)
    watchKnobs()
    replay(order.history)
    isReplaying = false
    pace = LivePace(now: LiveHost.now, time: time)
    welcome()
    goOn(at: LiveHost.now)
  }

  /// The specimen's time: seconds that it has been awake.
  private var time: Double { stageStart + stage.time }

  // MARK: Time

  /// When something is to be done, in the machine's time; nil for not before a request.
  var nextMoment: Double? {
    guard !isAsleep else { return nil }
    var moments: [Double] = []
    if !isStuck, let next = stage.nextMoment { moments.append(pace.moment(of: stageStart + next)) }
    // Nobody tells when another thread hands something over.
    if stage.threadsAreLate { moments.append(LiveHost.now + 1.0 / 60) }
    if let report = reports.nextMoment { moments.append(report) }
    return moments.min()
  }

  /// Lets time pass up to the machine's, and shows what has changed.
  func goOn(at now: Double) {
    guard !isAsleep else { return }
    if !isStuck { isStuck = !attempt { try passTime(to: pace.time(at: now) - stageStart, now) } }
    show(at: now)
  }

  /// A stage that is late by more than this many seconds leaves moments out.
  private static let patience = 0.1

  private func passTime(to time: Double, _ now: Double) throws {
    if stage.threadsAreLate { try stage.advance(by: 0) }
    while let next = stage.nextMoment, next <= time {
      let isLate = time - next > Self.patience || LiveHost.now - now > Self.patience
      if isLate { return try stage.leap(to: time) }
      try stage.advance(to: next)
    }
  }

  private func show(at now: Double) {
    attempt {
      reports.sendScene(described)
      reports.send(knobs)
      try frames.send(of: stage)
      reports.send(of: stage, at: now)
    }
  }

  private var described: LiveEvent.Scene {
    LiveEvent.Scene(
      width: stage.size.width, height: stage.size.height, scale: frames.scale(for: stage.size),
      presentation: scene.presentationName, settings: settings)
  }

  // MARK: Requests

  func handle(_ request: TimedRequest, at now: Double) {
    if !request.request.isFrequent { lastProblem = nil }
    if request.request.isDone {
      guard request.time.isFinite, request.time >= 0 else { return report("A request has no time.") }
      pace.heard(request.time, at: now)
      isStuck = false
      if request.request != .restart, !isAsleep { attempt { try catchUp(to: request.time - stageStart) } }
    }
    perform(request.request, at: request.time)
  }

  /// Seconds after which time is passed over: the machine itself has slept.
  private static let longestGap = 600.0

  /// Comes to a moment as a replay does.
  private func catchUp(to time: Double) throws {
    if time - stage.time > Self.longestGap { try stage.leap(to: time) } else { try stage.replay(to: time) }
  }

  /// Seconds that doing everything again may take, before time is passed over.
  private static let replayLimit = 5.0

  private func replay(_ history: [TimedRequest]) {
    let limit = LiveHost.now + Self.replayLimit
    // What was before the last new start has left only the settings.
    let start = history.lastIndex { $0.request == .restart } ?? 0
    for (index, request) in history.enumerated() where index >= start || request.request.isSetup {
      if index >= start, request.time > time {
        attempt {
          let moment = request.time - stageStart
          if LiveHost.now < limit, index > start { try stage.replay(to: moment) } else { try stage.leap(to: moment) }
        }
      }
      perform(request.request, at: request.time)
    }
  }

  private func perform(_ request: LiveRequest, at time: Double) {
    switch request {
    case .acknowledge(let frame): frames.acknowledge(frame)
    case .ping: output.send(LiveEvent(.pong))
    case .sleep where !isReplaying: sleep()
    case .wake where !isReplaying: wake()
    case .sleep, .wake: break
    case .scale(let scale):
      if !frames.setScale(scale) { report("A point has from 0.25 to 8 pixels.") }
    case .watch(let panels): reports.watch(panels)
    case .restart: restart(at: time)
    case .export(let id, let format): attempt { output.send(try scene.file(of: stage, id: id, format)) }
    case .record(let isOn): record(isOn)
    default:
      isFresh = false
      attempt { try act(request) }
      recorder?.didAct(on: stage)
    }
  }

  private func sleep() {
    guard !isAsleep else { return }
    isAsleep = true
    pace.stop(at: LiveHost.now)
  }

  private func wake() {
    if isAsleep { pace.start(at: LiveHost.now) }
    isAsleep = false
    welcome()
  }

  /// Somebody looks who has nothing yet.
  private func welcome() {
    frames.startAnew()
    reports.startAnew(scene: described)
    var ready = LiveEvent(.ready)
    ready.scene = described
    ready.knobs = knobs
    output.send(ready)
  }

  private func restart(at time: Double) {
    attempt {
      (stage, knobStore) = try scene.open(settings, resources)
      watchKnobs()
      stageStart = time
      isStuck = false
      frames.restart()
      reports.restart(knobs: knobs)
      isFresh = true
      if recorder != nil { recorder = ScriptRecorder(on: stage, isFresh: true) }
    }
  }

  private func record(_ isOn: Bool) {
    if isOn {
      recorder = ScriptRecorder(on: stage, isFresh: isFresh)
    } else if let recorder {
      self.recorder = nil
      if !isReplaying { output.send(LiveEvent(.script, text: recorder.script)) }
    } else {
      report("Nothing is being recorded.")
    }
  }

  // MARK: Problems

  /// - Returns: whether it could be done; else the page is told why.
  @discardableResult
  private func attempt(_ action: () throws -> Void) -> Bool {
    do {
      try action()
      return true
    } catch {
      report("\(error)")
      return false
    }
  }

  /// Tells what could not be done: once, as long as it is the same.
  func report(_ sentence: String) {
    guard !isReplaying, sentence != lastProblem else { return }
    lastProblem = sentence
    output.send(LiveEvent(.problem, text: sentence))
  }

}

extension LiveRequest {
  /// Whether it holds for a new start, too.
  fileprivate var isSetup: Bool {
    switch self {
    case .settings, .scale, .watch, .record: true
    default: false
    }
  }

  /// Whether a hand that moves sends many of them.
  fileprivate var isFrequent: Bool {
    switch self {
    case .touch, .hover, .wheel, .acknowledge, .ping: true
    default: false
    }
  }

  /// Whether it does something to the view, at a moment.
  fileprivate var isDone: Bool {
    switch self {
    case .acknowledge, .ping, .sleep, .wake, .scale, .watch: false
    default: true
    }
  }
}
