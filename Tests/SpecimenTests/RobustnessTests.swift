import Foundation
import SpecimenProtocol
import Testing

@Suite struct RobustnessTests {
  @Test("a request that is none is answered, and the specimen lives on")
  func malformed() throws {
    let live = try LiveProcess("Counter")
    try live.frame()
    for text in ["", "{", "[]", #"{"time":1}"#, #"{"time":1,"request":{"type":"explode"}}"#] {
      live.send(Array(text.utf8))
      #expect(try live.event(.problem).text == "A request could not be read.")
      try live.ask(.watch([]), at: 1)
      try live.settle()
    }
    try live.ask(.knob(name: "size", value: .number(1)), at: 2)
    #expect(try live.event(.problem).text?.contains("size") == true)
    var settings = LiveSettings()
    settings.device = "Rotary phone"
    try live.ask(.settings(settings), at: 3)
    #expect(try live.event(.problem).text?.contains("Rotary phone") == true)
    try live.ask(.mark("x", start: .min, length: .max), at: 4)
    try live.ask(.act(element: -7, action: "activate"), at: 5)
    #expect(try live.event(.problem).text?.contains("not there") == true)
    try live.settle()
  }

  @Test("what is no message ends the process with a sentence")
  func noMessages() throws {
    let live = try LiveProcess(saying: [0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3])
    #expect(try live.event(.status).text == "What came in is no message.")
    #expect(try live.end() == 1)
    #expect(live.complaint.contains("What came in is no message."))
  }

  @Test("an order that cannot be carried out ends the process with a sentence")
  func orders() throws {
    let unknown = try LiveProcess("Nobody")
    #expect(try unknown.event(.status).text?.contains("Nobody") == true)
    #expect(try unknown.end() == 1)
    let none = try LiveProcess(saying: MessageStream.framed(Array("{}".utf8)))
    #expect(try none.event(.status).text == "The first message is no order.")
    #expect(try none.end() == 1)
  }

  @Test("when nobody asks any more the process ends")
  func endOfInput() throws {
    let live = try LiveProcess("Spinner")
    try live.frame()
    try live.closeInput()
    #expect(try live.end() == 0)
  }

  @Test("a view that keeps changing itself is told of, and the process lives")
  func restless() throws {
    let live = try LiveProcess("Restless")
    try live.frame()
    try live.tap(56, 36, at: 1)
    let sentence = try #require(try live.event(.problem).text)
    #expect(sentence.contains("Restless"))
    try live.settle()
    try live.ask(.restart, at: 3)
    try live.frame()
    try live.settle()
    #expect(live.events.filter { $0.type == .problem }.count <= 3)
  }

  @Test("code that traps ends its process, and what it says stands in the standard error")
  func trap() throws {
    let live = try LiveProcess("Trap")
    try live.frame()
    try live.tap(56, 36, at: 1)
    #expect(try live.end() != 0)
    #expect(live.complaint.contains("Index out of range"))
  }

  @Test("code that eats memory ends its process with a sentence")
  func memory() throws {
    let live = try LiveProcess("Hungry") { $0.memoryLimit = 400_000_000 }
    try live.frame()
    try live.tap(56, 36, at: 1)
    #expect(try live.event(.status) { $0.state == .ended }.text?.contains("400 MB") == true)
    #expect(try live.end() == 3)
  }

  @Test("a long time passes at once when it is done again")
  func longHistory() throws {
    let day = 86_400.0
    let live = try LiveProcess("Spinner") { $0.history = [TimedRequest(time: day, request: .hoverEnded)] }
    try live.event(.ready)
    try live.frame()
  }
}
