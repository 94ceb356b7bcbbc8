import Foundation
import SpecimenProtocol
import Testing

@Suite("What a live page and its specimen say")
struct LiveMessageTests {
  static let requests: [LiveRequest] = [
    .touch(.began, finger: 2, x: 10.5, y: 20), .hover(x: 1, y: 2), .hoverEnded, .wheel(x: 1, y: 2, dx: 0, dy: -40),
    .key("Enter", modifiers: ["shift"]), .insert("né 😀"), .mark("にほ", start: 2, length: 0), .unmark, .edit(.copy),
    .act(element: 7, action: "increment"), .settings(LiveSettings()), .knob(name: "title", value: .text("x")),
    .knob(name: "isOn", value: .flag(true)), .scale(2.5), .acknowledge(frame: 9), .sleep, .wake,
    .watch([.tree, .haptics]), .export(id: 3, format: .pdf), .record(true), .restart, .ping,
  ]

  @Test("a request is the same after it went through JSON", arguments: requests)
  func roundTrip(_ request: LiveRequest) throws {
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(LiveRequest.self, from: data) == request)
  }

  @Test("a request is written as a page writes it")
  func form() throws {
    let text = #"{"type":"touch","phase":"moved","finger":0,"x":12,"y":34.5}"#
    #expect(
      try JSONDecoder().decode(LiveRequest.self, from: Data(text.utf8)) == .touch(.moved, finger: 0, x: 12, y: 34.5))
  }

  @Test(
    "what is no request is refused",
    arguments: [
      "", "{}", "[]", #"{"type":"format disk"}"#, #"{"type":"touch","phase":"began","finger":0,"x":1e300,"y":0}"#,
      #"{"type":"touch","phase":"hovering","finger":0,"x":1,"y":0}"#, #"{"type":"key","key":"a"}"#,
    ])
  func refusal(_ text: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(LiveRequest.self, from: Data(text.utf8)) }
  }

  @Test("a frame is the same after it was sent, and cut short it is none")
  func frame() {
    let frame = LiveFrame(
      number: 70_000, width: 786, height: 1704,
      patches: [
        .init(x: 3, y: 4, width: 2, height: 1, encoding: .raw, bytes: [1, 2, 3, 4, 5, 6, 7, 8]),
        .init(x: 0, y: 1000, width: 786, height: 704, encoding: .png, bytes: [137, 80, 78, 71]),
      ])
    #expect(LiveFrame(message: frame.message) == frame)
    #expect(Array(frame.message[..<7]) == [1, 2, 0, 0x70, 0x11, 1, 0])
    for length in 0..<frame.message.count { #expect(LiveFrame(message: Array(frame.message[..<length])) == nil) }
    #expect(LiveFrame(message: frame.message + [0]) == nil)
  }

  @Test("a patch that lies outside its picture, or has too few bytes, makes no frame")
  func wrongFrames() {
    let patch = LiveFrame.Patch(x: 0, y: 0, width: 2, height: 1, encoding: .raw, bytes: [0, 0, 0, 0, 0, 0, 0, 0])
    var outside = patch
    outside.x = 9
    var short = patch
    short.bytes.removeLast()
    for wrong in [outside, short] {
      let frame = LiveFrame(number: 1, width: 10, height: 10, patches: [wrong])
      #expect(LiveFrame(message: frame.message) == nil)
    }
  }

  @Test("a file is the same after it was sent")
  func file() {
    let file = LiveFile(id: 5, name: "Tag é.png", content: [1, 2, 3])
    #expect(LiveFile(message: file.message) == file)
    #expect(LiveFile(message: [2, 0, 0, 0, 0, 9, 0, 65]) == nil)
  }

  @Test("messages come whole however the pipe cuts them", arguments: 1...9)
  func stream(_ size: Int) throws {
    let messages: [[UInt8]] = [[1], [], Array(repeating: 7, count: 300), [0, 255]]
    let bytes = messages.flatMap(MessageStream.framed)
    var stream = MessageStream()
    var found: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      stream.add(bytes[start..<min(start + size, bytes.count)])
      while let message = try stream.next() { found.append(message) }
    }
    #expect(found == messages)
  }

  @Test("a length that no message has ends the conversation")
  func tooLong() {
    var stream = MessageStream()
    stream.add([255, 255, 255, 255])
    #expect(throws: MessageStream.Malformed.self) { try stream.next() }
  }
}
