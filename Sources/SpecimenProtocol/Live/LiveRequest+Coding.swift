// The form in JSON: an object whose `type` names the case, for JavaScript to write by hand.

extension LiveRequest: Codable {
  private enum Key: String, CodingKey {
    case type, phase, finger, x, y, dx, dy, key, modifiers, text, start, length, command, element, action, settings,
      name
    case value, scale, frame, panels, id, format, isOn
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double {
      let number = try values.decode(Double.self, forKey: key)
      guard number.isFinite, abs(number) <= 1e6 else {
        throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "The number is out of range.")
      }
      return number
    }
    switch try values.decode(String.self, forKey: .type) {
    case "touch":
      self = .touch(
        try values.decode(TouchPhase.self, forKey: .phase), finger: try values.decode(Int.self, forKey: .finger),
        x: try number(.x), y: try number(.y))
    case "hover": self = .hover(x: try number(.x), y: try number(.y))
    case "hoverEnded": self = .hoverEnded
    case "wheel": self = .wheel(x: try number(.x), y: try number(.y), dx: try number(.dx), dy: try number(.dy))
    case "key":
      self = .key(
        try values.decode(String.self, forKey: .key), modifiers: try values.decode([String].self, forKey: .modifiers))
    case "insert": self = .insert(try values.decode(String.self, forKey: .text))
    case "mark":
      self = .mark(
        try values.decode(String.self, forKey: .text), start: try values.decode(Int.self, forKey: .start),
        length: try values.decode(Int.self, forKey: .length))
    case "unmark": self = .unmark
    case "edit": self = .edit(try values.decode(EditingCommand.self, forKey: .command))
    case "act":
      self = .act(
        element: try values.decode(Int.self, forKey: .element), action: try values.decode(String.self, forKey: .action))
    case "settings": self = .settings(try values.decode(LiveSettings.self, forKey: .settings))
    case "knob":
      self = .knob(
        name: try values.decode(String.self, forKey: .name),
        value: try values.decode(LiveKnob.Value.self, forKey: .value))
    case "scale": self = .scale(try number(.scale))
    case "acknowledge": self = .acknowledge(frame: try values.decode(Int.self, forKey: .frame))
    case "sleep": self = .sleep
    case "wake": self = .wake
    case "watch": self = .watch(try values.decode([Panel].self, forKey: .panels))
    case "export":
      self = .export(
        id: try values.decode(Int.self, forKey: .id), format: try values.decode(Format.self, forKey: .format))
    case "record": self = .record(try values.decode(Bool.self, forKey: .isOn))
    case "restart": self = .restart
    case "ping": self = .ping
    case let type:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: values, debugDescription: "There is no request of type \(type.prefix(40)).")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    func type(_ name: String) throws { try values.encode(name, forKey: .type) }
    func place(_ x: Double, _ y: Double) throws {
      try values.encode(x, forKey: .x)
      try values.encode(y, forKey: .y)
    }
    switch self {
    case .touch(let phase, let finger, let x, let y):
      try type("touch")
      try values.encode(phase, forKey: .phase)
      try values.encode(finger, forKey: .finger)
      try place(x, y)
    case .hover(let x, let y):
      try type("hover")
      try place(x, y)
    case .hoverEnded: try type("hoverEnded")
    case .wheel(let x, let y, let dx, let dy):
      try type("wheel")
      try place(x, y)
      try values.encode(dx, forKey: .dx)
      try values.encode(dy, forKey: .dy)
    case .key(let key, let modifiers):
      try type("key")
      try values.encode(key, forKey: .key)
      try values.encode(modifiers, forKey: .modifiers)
    case .insert(let text):
      try type("insert")
      try values.encode(text, forKey: .text)
    case .mark(let text, let start, let length):
      try type("mark")
      try values.encode(text, forKey: .text)
      try values.encode(start, forKey: .start)
      try values.encode(length, forKey: .length)
    case .unmark: try type("unmark")
    case .edit(let command):
      try type("edit")
      try values.encode(command, forKey: .command)
    case .act(let element, let action):
      try type("act")
      try values.encode(element, forKey: .element)
      try values.encode(action, forKey: .action)
    case .settings(let settings):
      try type("settings")
      try values.encode(settings, forKey: .settings)
    case .knob(let name, let value):
      try type("knob")
      try values.encode(name, forKey: .name)
      try values.encode(value, forKey: .value)
    case .scale(let scale):
      try type("scale")
      try values.encode(scale, forKey: .scale)
    case .acknowledge(let frame):
      try type("acknowledge")
      try values.encode(frame, forKey: .frame)
    case .sleep: try type("sleep")
    case .wake: try type("wake")
    case .watch(let panels):
      try type("watch")
      try values.encode(panels, forKey: .panels)
    case .export(let id, let format):
      try type("export")
      try values.encode(id, forKey: .id)
      try values.encode(format, forKey: .format)
    case .record(let isOn):
      try type("record")
      try values.encode(isOn, forKey: .isOn)
    case .restart: try type("restart")
    case .ping: try type("ping")
    }
  }
}
