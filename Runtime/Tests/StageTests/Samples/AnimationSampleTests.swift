import Foundation
import Stage
import SwiftUI
import Testing

@MainActor
struct AnimationSampleTests {
  /// A row of buttons that move one box in different ways.
  private struct Box: View {
    let animations: [(String, Animation?)]
    @State private var isMoved = false
    @State private var done = ""
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(animations, id: \.0) { name, animation in
          Button(name) {
            if let animation {
              withAnimation(animation) {
                isMoved.toggle()
              } completion: {
                done = "Done \(name)"
              }
            } else {
              isMoved.toggle()
            }
          }
        }
        Button("Still") {
          var transaction = Transaction(animation: .linear(duration: 5))
          transaction.disablesAnimations = true
          withTransaction(transaction) { isMoved.toggle() }
        }
        Text("Box").padding(.leading, isMoved ? 100 : 0)
        Text(done)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("curves, delays, speeds and repeats")
  func curves() throws {
    let failures = try StageScript.failures(
      """
      tap "linear"
      timeline x of "Box" every 100 ms is "0 25 50 75 100" within 0.6
      tap "ease"
      timeline x of "Box" every 100 ms is "100 87.1 50 12.9 0" within 1
      tap "delay"
      timeline x of "Box" every 100 ms is "0 0 0 25 50 75 100" within 0.6
      tap "speed"
      timeline x of "Box" every 50 ms is "100 75 50 25 0" within 0.6
      tap "thrice"
      timeline x of "Box" every 100 ms is "0 50 100 50 0 50 100 100" within 0.6
      tap "in turn"
      timeline x of "Box" every 100 ms is "100 50 100 50 0 0" within 0.6
      settle
      timeline x of "Box" every 100 ms is "0" within 0.6
      tap "plain"
      timeline x of "Box" every 100 ms is "100 100" within 0.6
      tap "Still"
      timeline x of "Box" every 100 ms is "100 0" within 100
      """,
      on: Box(animations: [
        ("linear", .linear(duration: 0.4)), ("ease", .easeInOut(duration: 0.4)),
        ("delay", .linear(duration: 0.4).delay(0.2)), ("speed", .linear(duration: 0.4).speed(2)),
        ("thrice", .linear(duration: 0.2).repeatCount(3)),
        ("in turn", .linear(duration: 0.2).repeatCount(2, autoreverses: false)), ("plain", nil),
      ]))
    #expect(failures == "")
  }

  @Test("springs go where physics takes them")
  func springs() throws {
    // A spring without bounce is critically damped: 1 - (1 + wt) exp(-wt), with w = 2 pi.
    let failures = try StageScript.failures(
      """
      tap "smooth"
      timeline x of "Box" every 250 ms is "0 46.6 82.1 94.9 98.6" within 0.7
      settle
      timeline x of "Box" every 250 ms is "100" within 0.1
      tap "response"
      timeline x of "Box" every 250 ms is "100 53.4 17.9 5.1 1.4" within 0.7
      settle
      """,
      on: Box(animations: [
        ("smooth", .spring(duration: 1, bounce: 0)), ("response", .spring(response: 1, dampingFraction: 1)),
      ]))
    #expect(failures == "")
  }

  @Test("a bouncy spring goes beyond its end, by as much as its damping says")
  func bounce() throws {
    let stage = try Stage.showing(
      Box(animations: [("bouncy", .interpolatingSpring(mass: 1, stiffness: 100, damping: 10))]))
    try stage.perform(.tap("bouncy"))
    let report = try StageScript(
      parsing: """
        # The damping is half the critical one: it goes 16.3 % too far, pi over 10 sqrt(0.75) seconds after the start.
        timeline x of "Box" every 362.76 ms is "0 116.3" within 0.7
        settle
        timeline x of "Box" every 1 s is "100" within 0.1
        """
    ).run(on: stage)
    #expect(report.description.hasPrefix("passed"), "\(report)")
  }

  @Test("a completion comes at the logical end")
  func completion() throws {
    let failures = try StageScript.failures(
      """
      tap "linear"
      wait 390 ms
      expect now no "Done linear"
      wait 30 ms
      expect now "Done linear"
      tap "spring"
      wait 480 ms
      expect now no "Done spring"
      wait 40 ms
      expect now "Done spring"
      """, on: Box(animations: [("linear", .linear(duration: 0.4)), ("spring", .spring(duration: 0.5, bounce: 0.4))]))
    #expect(failures == "")
  }

  private struct Idle: View {
    @State private var note = "Waiting"
    var body: some View {
      VStack {
        Button("Nothing") {
          withAnimation(.linear(duration: 3)) {
          } completion: {
            note = "Done"
          }
        }
        Text(note)
      }
    }
  }

  @Test("without a change the completion comes at once")
  func nothing() throws {
    let failures = try StageScript.failures("tap \"Nothing\"\nwait 50 ms\nexpect now \"Done\"", on: Idle())
    #expect(failures == "")
  }

  private struct Interrupted: View {
    @State private var isMoved = false
    var body: some View {
      VStack(alignment: .leading) {
        Button {
          withAnimation(.linear(duration: 1)) { isMoved.toggle() }
        } label: {
          Text("Go").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(.rect)
        }
        Text("Box").padding(.leading, isMoved ? 100 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("two linear animations on the way add up")
  func interruption() throws {
    // The way back begins at 0.5 s, as a tap takes 0.05 s: the first goes on to its end while the second takes it back.
    let failures = try StageScript.failures(
      """
      tap "Go"
      wait 450 ms
      tap 196,420
      timeline x of "Box" every 250 ms is "50 50 50 25 0" within 1
      settle
      """, on: Interrupted())
    #expect(failures == "")
  }

  private struct Scoped: View {
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      VStack(alignment: .leading) {
        Button("Value") { value += 1 }
        Button("Other") { other += 1 }
        // Only what is inside of the modifier moves with it.
        Text("Inside").padding(.leading, CGFloat(value + other) * 100).animation(.linear(duration: 0.4), value: value)
        Text("Outside").animation(.linear(duration: 0.4), value: value).opacity(value == 0 ? 1 : 0.5)
        Text("Body").animation(.linear(duration: 0.4)) { $0.opacity(value == 0 ? 1 : 0.5) }
        Text("None").opacity(value == 0 ? 1 : 0.5).animation(nil, value: value)
        Text("Taken").opacity(value == 0 ? 1 : 0.5).transaction { $0.animation = .linear(duration: 0.8) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("an animation reaches what is inside of it, when its value changes")
  func scoped() throws {
    let check = { (property: String, label: String, values: String) in
      try StageScript.failures(
        "tap \"Value\"\ntimeline \(property) of \"\(label)\" every 200 ms is \"\(values)\" within 0.02", on: Scoped())
    }
    #expect(try check("opacity", "Outside", "0.5 0.5 0.5") == "")
    #expect(try check("opacity", "Body", "1 0.75 0.5") == "")
    #expect(try check("opacity", "None", "0.5 0.5 0.5") == "")
    #expect(try check("opacity", "Taken", "1 0.875 0.75 0.625 0.5") == "")
    let failures = try StageScript.failures(
      """
      tap "Other"
      timeline x of "Inside" every 200 ms is "100 100" within 0.5
      tap "Value"
      timeline x of "Inside" every 200 ms is "100 150 200" within 0.5
      """, on: Scoped())
    #expect(failures == "")
  }

  private struct Pulse: View {
    @State private var isBig = false
    var body: some View {
      Text("Pulse").opacity(isBig ? 0.2 : 1)
        .animation(.linear(duration: 0.5).repeatForever(autoreverses: true), value: isBig)
        .onAppear { isBig = true }
    }
  }

  @Test("what repeats forever is not waited for")
  func forever() throws {
    let failures = try StageScript.failures(
      """
      timeline opacity of "Pulse" every 250 ms is "1 0.6 0.2 0.6 1 0.6 0.2" within 0.02
      expect settled
      """, on: Pulse())
    #expect(failures == "")
  }
}
