import Foundation
import SpecimenProtocol
import Stage
import SwiftUI

/// One specimen that runs, and whoever looks at it.
@MainActor
final class LiveSession {
  private let output: LiveOutput
  private let resources: StageResources
  private let scene: LiveScene
  private var settings: LiveSettings
  private var stage: Stage
  private var pace: LivePace
  private var picture = WholePicture()
  /// Pixels for one point.
  private var scale: Double
  private var frameNumber = 0
  private var acknowledged = 0
  private var isAsleep = false

  /// Frames that may be under way.
  private static let mostFrames = 2

  /// - Throws: a sentence, when there is no such specimen or its settings are unknown.
  init(_ order: LiveOrder, library: String, output: LiveOutput) throws {
    self.output = output
    MemoryWatch(limit: order.memoryLimit) { output.send(LiveEvent(.problem, text: $0)) }.start()
    resources = try StageResources()
    try GuideModule.open(library)
    scene = try LiveScene(order)
    settings = order.settings
    scale = order.scale
    stage = try scene.open(settings, resources)
    pace = LivePace(now: LiveHost.now, time: 0)
    for request in order.history {
      attempt { try stage.advance(to: request.time) }
      perform(request.request)
    }
    pace = LivePace(now: LiveHost.now, time: stage.time)
    wake()
    goOn(at: LiveHost.now)
  }

  /// Somebody looks who has nothing yet.
  private func wake() {
    isAsleep = false
    acknowledged = frameNumber
    picture.forget()
    var ready = LiveEvent(.ready)
    ready.scene = described
    ready.knobs = []
    output.send(ready)
  }

  private var described: LiveEvent.Scene {
    LiveEvent.Scene(
      width: stage.size.width, height: stage.size.height, scale: scale, presentation: scene.presentationName,
      settings: settings)
  }

  /// When something is to be done, in the machine's time; nil for not before a request.
  var nextMoment: Double? { isAsleep ? nil : stage.nextMoment.map(pace.moment) }

  /// Lets time pass up to the machine's, and shows what has changed.
  func goOn(at now: Double) {
    guard !isAsleep else { return }
    let time = pace.time(at: now)
    attempt { while let next = stage.nextMoment, next <= time { try stage.advance(to: next) } }
    show()
  }

  func handle(_ request: TimedRequest, at now: Double) {
    pace.heard(request.time, at: now)
    attempt { try stage.advance(to: request.time) }
    perform(request.request)
  }

  private func perform(_ request: LiveRequest) {
    attempt {
      switch request {
      case .touch(let phase, let finger, let x, let y):
        try stage.take(.touch(LiveInput.Phase(phase), finger: finger, at: CGPoint(x: x, y: y)))
      case .acknowledge(let frame): acknowledged = max(acknowledged, min(frame, frameNumber))
      case .sleep: isAsleep = true
      case .wake: wake()
      case .ping: output.send(LiveEvent(.pong))
      default: break
      }
    }
  }

  private func show() {
    guard frameNumber - acknowledged < Self.mostFrames else { return }
    attempt {
      guard let next = try picture.next(of: stage, scale: scale) else { return }
      frameNumber += 1
      let patch = LiveFrame.Patch(
        x: 0, y: 0, width: next.width, height: next.height, encoding: .png, bytes: Array(next.png))
      output.send(LiveFrame(number: frameNumber, width: next.width, height: next.height, patches: [patch]))
    }
  }

  private func attempt(_ action: () throws -> Void) {
    do { try action() } catch { report("\(error)") }
  }

  func report(_ sentence: String) { output.send(LiveEvent(.problem, text: sentence)) }
}

extension LiveInput.Phase {
  init(_ phase: LiveRequest.TouchPhase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
