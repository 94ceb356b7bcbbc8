/// What a page asks of the specimen that it shows: JSON from the page to `vitrine serve`, which checks it, and from there to
/// `vitrine-specimen`. Locations are points of the picture.
package enum LiveRequest: Sendable, Equatable {
  package enum TouchPhase: String, Codable, Sendable { case began, moved, ended, cancelled }
  package enum EditingCommand: String, Codable, Sendable { case copy, cut, selectAll, undo, redo }
  package enum Panel: String, Codable, Sendable, CaseIterable { case tree, accessibility, haptics, counters }
  package enum Format: String, Codable, Sendable, CaseIterable { case png, svg, pdf, tree }

  case touch(TouchPhase, finger: Int, x: Double, y: Double)
  /// The pointer; nil when it has left the picture.
  case hover(x: Double, y: Double)
  case hoverEnded
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  /// A key goes down: the name that browsers give it (`Enter`, `ArrowLeft`, `a`), with `shift`, `control`, `option`, `command`.
  case key(String, modifiers: [String])
  /// Text that is final, from a keyboard, an input method or the clipboard.
  case insert(String)
  /// Text of an input method that may still change; the selection in it in characters.
  case mark(String, start: Int, length: Int)
  case unmark
  case edit(EditingCommand)
  /// What assistive technology does to an element of the accessibility tree: `activate`, `increment`, `decrement`, `focus`,
  /// `escape`, `scrollUp`, …, or the name of an action of its own.
  case act(element: Int, action: String)
  case settings(LiveSettings)
  case knob(name: String, value: LiveKnob.Value)
  /// Pixels of the picture for one point.
  case scale(Double)
  /// A frame has been shown.
  case acknowledge(frame: Int)
  /// Nobody looks any more: time stands still until `wake`.
  case sleep
  /// Somebody looks again, perhaps a page that has nothing yet: `ready`, the whole picture and the watched panels come anew, and
  /// frames that were not acknowledged count as shown. The server sends it for a page that comes back, as it sends `sleep` for a
  /// page that goes away.
  case wake
  /// Which panels are to be kept up to date.
  case watch([Panel])
  /// Asks for a file; `id` comes back with it.
  case export(id: Int, format: Format)
  /// Begins to note what is done, or ends it and asks for the script.
  case record(Bool)
  /// The view anew, with the state it started with.
  case restart
  /// Asks for a sign of life: answered with `pong` by the thread that runs the code.
  case ping
}

/// A request with the moment it belongs to, in seconds since the specimen was opened without the time that it slept: what was
/// done to one build can be done again, at the same moments, to the next.
package struct TimedRequest: Codable, Sendable, Equatable {
  package var time: Double
  package var request: LiveRequest

  package init(time: Double, request: LiveRequest) {
    self.time = time
    self.request = request
  }
}

/// The first message that a live specimen reads.
package struct LiveOrder: Codable, Sendable, Equatable {
  package var subject: LiveSubject
  package var settings: LiveSettings
  /// Points that a fitted component is offered.
  package var width: Double
  package var scale: Double
  /// Bytes of memory after which the process gives up.
  package var memoryLimit: Int
  /// What was done to the build before this one.
  package var history: [TimedRequest]

  package init(
    subject: LiveSubject, settings: LiveSettings = LiveSettings(), width: Double = 361, scale: Double = 2,
    memoryLimit: Int, history: [TimedRequest] = []
  ) {
    self.subject = subject
    self.settings = settings
    self.width = width
    self.scale = scale
    self.memoryLimit = memoryLimit
    self.history = history
  }
}
