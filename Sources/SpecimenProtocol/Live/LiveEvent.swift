/// What a live specimen, or the server for it, tells its page as JSON; pictures come as `LiveFrame`. The page believes none of it
/// beyond its form: it shows text as text.
package struct LiveEvent: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    /// The specimen runs: `scene` and `knobs` are there.
    case ready
    /// The picture has another size, or its settings have changed.
    case scene
    /// The view has turned a knob itself: `knobs` has all of them.
    case knobs
    case tree, accessibility, haptics, counters
    /// What has the keyboard; no `focus` when nothing has it.
    case focus
    /// What `edit` with `copy` or `cut` took: `text`.
    case clipboard
    /// The script of what was done: `text`.
    case script
    /// What the code printed: `text`.
    case console
    /// Of the server: `state`, and `text` where there is something to say. A specimen that ends by itself says `ended`.
    case status
    /// Something was asked for that could not be done: `text` is one sentence.
    case problem
    /// The answer to `ping`.
    case pong
  }

  package enum State: String, Codable, Sendable {
    case starting, building, running
    /// The source does not compile: `text` is what the compiler says; the last good build goes on.
    case broken
    /// The process has ended: `text` says how.
    case ended
  }

  package struct Scene: Codable, Sendable, Equatable {
    /// Points.
    package var width: Double
    package var height: Double
    /// Pixels for one point.
    package var scale: Double
    /// `fitted` or `screen`.
    package var presentation: String
    package var settings: LiveSettings

    package init(width: Double, height: Double, scale: Double, presentation: String, settings: LiveSettings) {
      self.width = width
      self.height = height
      self.scale = scale
      self.presentation = presentation
      self.settings = settings
    }
  }

  /// Points of the picture.
  package struct Frame: Codable, Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  package struct Node: Codable, Sendable, Equatable {
    package var name: String
    package var detail: String
    package var frame: Frame
    package var children: [Node]

    package init(name: String, detail: String, frame: Frame, children: [Node]) {
      self.name = name
      self.detail = detail
      self.frame = frame
      self.children = children
    }
  }

  /// An element of the accessibility tree, in reading order.
  package struct Element: Codable, Sendable, Equatable {
    /// Stays the same while the element lives.
    package var id: Int
    package var parent: Int?
    /// An ARIA role, such as `button`, `heading`, `switch`, `slider`, `textbox`, `img`, `list`, `dialog`, `text`.
    package var role: String
    package var label: String
    package var value: String
    package var hint: String
    /// `disabled`, `selected`, `checked`, `expanded`, `collapsed`, `focused`, `modal`, `secure`, `multiline`,
    /// `mixed`, `level1` … `level6`.
    package var states: [String]
    /// `activate`, `increment`, `decrement`, …, and the names of actions of its own.
    package var actions: [String]
    package var frame: Frame

    package init(
      id: Int, parent: Int?, role: String, label: String, value: String, hint: String, states: [String],
      actions: [String], frame: Frame
    ) {
      self.id = id
      self.parent = parent
      self.role = role
      self.label = label
      self.value = value
      self.hint = hint
      self.states = states
      self.actions = actions
      self.frame = frame
    }
  }

  package struct Haptic: Codable, Sendable, Equatable {
    package var time: Double
    package var kind: String
    package var source: String

    package init(time: Double, kind: String, source: String) {
      self.time = time
      self.kind = kind
      self.source = source
    }
  }

  package struct Counter: Codable, Sendable, Equatable {
    package var pass: String
    package var count: Int

    package init(pass: String, count: Int) {
      self.pass = pass
      self.count = count
    }
  }

  /// The text field that has the keyboard.
  package struct Focus: Codable, Sendable, Equatable {
    package var frame: Frame
    /// Empty where it is a secret.
    package var text: String
    /// In characters.
    package var selectionStart: Int
    package var selectionLength: Int
    package var caret: Frame
    /// As HTML's `inputmode`: `text`, `numeric`, `decimal`, `tel`, `email`, `url`, `search`.
    package var inputMode: String
    package var isSecure: Bool
    package var isMultiline: Bool

    package init(
      frame: Frame, text: String, selectionStart: Int, selectionLength: Int, caret: Frame, inputMode: String,
      isSecure: Bool, isMultiline: Bool
    ) {
      self.frame = frame
      self.text = text
      self.selectionStart = selectionStart
      self.selectionLength = selectionLength
      self.caret = caret
      self.inputMode = inputMode
      self.isSecure = isSecure
      self.isMultiline = isMultiline
    }
  }

  package var type: Kind
  package var text: String?
  package var state: State?
  package var scene: Scene?
  package var knobs: [LiveKnob]?
  package var tree: Node?
  package var elements: [Element]?
  package var haptics: [Haptic]?
  package var counters: [Counter]?
  package var focus: Focus?

  package init(_ type: Kind, text: String? = nil) {
    self.type = type
    self.text = text
  }
}
