import Foundation
import LiveGallery
import SpecimenProtocol
import Testing

import WebHost

extension OverSockets {
  /// Specimens that crash, hang or talk too much: each costs its own page only.
  @Suite("Misbehaving specimens") struct MisbehaviourTests {
    @Test("a crash is told with the trap's message, costs its page only, and the page can start again")
    func crash() async throws {
      let rig = try await Rig()
      let (page, other) = (try await rig.open("one"), try await rig.open("two"))
      let pid = try FakeState(try await page.ready()).pid
      _ = try await other.ready()
      try await page.send(.knob(name: "title", value: .text("kept")))
      try await page.send(.insert("crash"))
      let end = try await page.status(.ended)
      #expect(end.text == "It crashed: Box.swift:7: Fatal error: Unexpectedly found nil.")
      try await other.send(.unmark)
      try await other.next("the other page's answer") { $0.heard?.request == .unmark }
      try await page.send(.restart)
      let state = try FakeState(try await page.ready())
      #expect(state.pid != pid)
      #expect(state.order.history.map(\.request) == [.knob(name: "title", value: .text("kept"))])
      await rig.stop()
    }

    @Test("a specimen that crashes at its start says so, once")
    func crashAtStart() async throws {
      let rig = try await Rig()
      try await rig.build("crash at start")
      let page = try await rig.open()
      let end = try await page.status(.ended)
      #expect(end.text == "It crashed: Box.swift:3: Fatal error: Index out of range.")
      try await page.send(.restart)
      _ = try await page.status(.starting)
      _ = try await page.status(.ended)
      await rig.stop()
    }

    @Test("code that ends its process is told of")
    func leaving() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.ready()
      try await page.send(.insert("leave"))
      #expect(try await page.status(.ended).text == "Its code ended the process.")
      await rig.stop()
    }

    @Test("a specimen that keeps a processor busy and does not answer is ended", .timeLimit(.minutes(1)))
    func hang() async throws {
      let rig = try await Rig(watchInterval: 0.4)
      let page = try await rig.open()
      _ = try await page.ready()
      try await page.send(.insert("spin"))
      let end = try await page.status(.ended, within: 40)
      #expect(end.text?.contains("has not answered") ?? false)
      await rig.stop()
    }

    @Test("what is printed reaches the page, but not all of too much")
    func printing() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.ready()
      try await page.send(.insert("print"))
      try await page.wait("an answer") { page.events.contains { $0.heard != nil } }
      try await page.wait("what was left out") { page.events.contains { $0.text?.contains("left out") ?? false } }
      let printed = await page.events.filter { $0.type == .console }.compactMap(\.text)
      #expect(printed.first?.hasPrefix("printed\nprinted\n") ?? false)
      #expect(printed.reduce(0) { $0 + $1.utf8.count } < 200_000, "of 800,000 bytes")
      await rig.stop()
    }

    @Test("a specimen that does not speak the protocol is ended", arguments: ["long", "huge", "frames"])
    func nonsense(_ what: String) async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.ready()
      try await page.send(.insert(what))
      let end = try await page.status(.ended)
      #expect(end.text?.hasPrefix("It was ended: it ") ?? false)
      #expect(await page.isOpen)
      await rig.stop()
    }

    @Test("a specimen has to wait for a page that does not read, and nothing is lost", .timeLimit(.minutes(1)))
    func slowReader() async throws {
      let rig = try await Rig()
      let other = try await rig.open("two")
      _ = try await other.ready()
      let raw = try #require(RawConnection(port: rig.port, patience: 10))
      #expect(raw.upgrade(rig.socket(), port: rig.port).hasPrefix("HTTP/1.1 101"))
      _ = raw.read(atMost: 2, until: nil)
      let request = Array(#"{"type":"insert","text":"flood"}"#.utf8)
      raw.send([0x81, 0x80 | UInt8(request.count), 0, 0, 0, 0] + request)
      let path = rig.folder + "/box.count"
      let count: @Sendable () -> Int = {
        (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0) } ?? 0
      }
      // It stands still when it has not moved for a while.
      var last = -1
      var still = 0
      try await rig.wait("the specimen to wait", within: 40) {
        let now = count()
        still = now == last && now > 0 ? still + 1 : 0
        last = now
        return still >= 10
      }
      #expect(count() < 80, "of 200 MB \(count()) are under way")
      #expect(raw.count(atMost: 195_000_000) == 195_000_000)
      try await other.send(.unmark)
      try await other.next("the other page's answer") { $0.heard?.request == .unmark }
      await rig.stop()
    }
  }
}
