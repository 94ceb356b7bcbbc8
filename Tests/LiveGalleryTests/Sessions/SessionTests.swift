import Foundation
import LiveGallery
import SpecimenProtocol
import Testing

import WebHost

extension OverSockets {
  @Suite("Sessions") struct SessionTests {
    @Test("what a page asks for reaches its specimen, with its time, and what the specimen says reaches the page")
    func thereAndBack() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.status(.starting)
      _ = try await page.status(.running)
      let state = try FakeState(try await page.ready())
      #expect(state.order.subject == .component(name: "one", index: 0))
      #expect(state.order.history == [])
      try await page.send(.touch(.began, finger: 0, x: 12, y: 34))
      try await page.send(.touch(.ended, finger: 0, x: 12, y: 34))
      let first = try await page.next("the first") { $0.heard != nil }.heard
      let second = try await page.next("the second") { $0.heard != nil }.heard
      #expect(first?.request == .touch(.began, finger: 0, x: 12, y: 34))
      #expect(try #require(first).time <= (try #require(second)).time)
      #expect(try #require(second).time < 20)
      await rig.stop()
    }

    @Test("frames come as they are, and only what was sent can be acknowledged")
    func frames() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.ready()
      try await page.send(.insert("frame"))
      try await page.wait("a frame") { !page.binaries.isEmpty }
      #expect(await page.binaries[0] == LiveFrame(number: 7, width: 10, height: 10, patches: []).message)
      for number in [6, 7, 7, -1] { try await page.send(.acknowledge(frame: number)) }
      try await page.send(.unmark)
      var heard: [LiveRequest] = []
      while heard.last != .unmark {
        heard.append(try #require(try await page.next("a request") { $0.heard != nil }.heard).request)
      }
      #expect(heard == [.insert("frame"), .acknowledge(frame: 7), .unmark])
      await rig.stop()
    }

    @Test("a page that comes back finds its process again, and another page has its own")
    func reconnect() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      let state = try FakeState(try await page.ready())
      await page.leave()
      try await page.wait("the end") { !page.isOpen }
      let again = try await rig.open()
      let stateAgain = try FakeState(try await again.ready())
      #expect(stateAgain.pid == state.pid)
      let other = try await rig.open(session: "another-page-0123456789")
      #expect(try FakeState(try await other.ready()).pid != state.pid)
      #expect(await again.isOpen)
      await rig.stop()
    }

    @Test("a page that is opened in another place is told so, and the new one goes on")
    func takenOver() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.ready()
      let newer = try await rig.open()
      try await page.wait("the end") { page.closeCode == 4001 }
      _ = try await newer.ready()
      try await newer.send(.unmark)
      try await newer.next("an answer") { $0.heard?.request == .unmark }
      await rig.stop()
    }

    @Test("without a page, or while it is not looked at, no time passes")
    func sleep() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.ready()
      try await page.send(.sleep)
      try await page.next("sleep") { $0.heard?.request == .sleep }
      try await page.send(.unmark)
      let before = try #require(try await page.next("unmark") { $0.heard?.request == .unmark }.heard).time
      // What takes time on the machine: a round through another page's new process.
      _ = try await rig.open("two").ready()
      try await page.send(.unmark)
      let after = try #require(try await page.next("unmark") { $0.heard?.request == .unmark }.heard).time
      #expect(before == after)
      try await page.send(.wake)
      _ = try await page.ready()
      await rig.stop()
    }

    @Test("a session whose page stays away is ended, with its process")
    func absence() async throws {
      let rig = try await Rig(absence: .milliseconds(200))
      let page = try await rig.open()
      let pid = try FakeState(try await page.ready()).pid
      let other = try await rig.open("two")
      _ = try await other.ready()
      await page.leave()
      try await rig.wait("the end of the process") { kill(pid, 0) != 0 }
      let again = try await rig.open()
      #expect(try FakeState(try await again.ready()).pid != pid)
      await rig.stop()
    }

    @Test("there are so many sessions and no more; who has gone makes room")
    func limit() async throws {
      let rig = try await Rig(sessions: 2)
      let first = try await rig.open(session: "page-1-0123456789abc")
      let second = try await rig.open(session: "page-2-0123456789abc")
      let pid = try FakeState(try await first.ready()).pid
      _ = try await second.ready()
      let third = try await rig.open(session: "page-3-0123456789abc")
      let refused = try await third.status(.ended)
      #expect(refused.text?.contains("close one") ?? false)
      try await third.wait("the end") { third.closeCode == 4000 }
      await first.leave()
      try await first.wait("the end") { !first.isOpen }
      let fourth = try await rig.open(session: "page-4-0123456789abc")
      _ = try await fourth.ready()
      try await rig.wait("the end of the first process") { kill(pid, 0) != 0 }
      await rig.stop()
    }

    @Test("when the gallery is closed all processes end")
    func closing() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      let pid = try FakeState(try await page.ready()).pid
      await rig.stop()
      try await rig.wait("the end of the process") { kill(pid, 0) != 0 }
      try await page.wait("the end") { !page.isOpen }
    }
  }
}
