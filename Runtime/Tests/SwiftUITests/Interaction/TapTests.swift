import SwiftUI
import SwiftUICore
import Testing

/// What happened, in order.
@MainActor
final class Journal {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

@Suite("Taps and presses")
@MainActor
struct TapTests {
  let log = Journal()

  private func host(_ view: some View) throws -> Host { try Host(view, width: 200, height: 200) }

  @Test("a tap acts on what draws, and on nothing beside it")
  func tap() throws {
    let log = log
    let host = try host(Color.red.frame(width: 100, height: 100).onTapGesture { log("tap") })
    try host.tap(100, 100)
    try host.tap(20, 20)
    #expect(log.lines == ["tap"])
  }

  @Test("a finger that moves more than ten points does not tap")
  func moved() throws {
    let log = log
    let host = try host(Color.red.onTapGesture { log("tap") })
    try host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 111))
    #expect(log.lines.isEmpty)
    try host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 109))
    #expect(log.lines == ["tap"])
  }

  @Test("the view in front takes the tap, by z-index before order")
  func zOrder() throws {
    let log = log
    let host = try host(
      ZStack {
        Color.red.onTapGesture { log("first") }.zIndex(1)
        Color.blue.onTapGesture { log("second") }
      })
    try host.tap(100, 100)
    #expect(log.lines == ["first"])
  }

  @Test("a shape takes fingers where it is filled, and a content shape everywhere in it")
  func shapes() throws {
    let log = log
    let host = try host(
      VStack(spacing: 0) {
        Circle().frame(width: 100, height: 100).onTapGesture { log("circle") }
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }.frame(height: 100).contentShape(Rectangle()).onTapGesture { log("row") }
      })
    try host.tap(54, 4)
    try host.tap(100, 50)
    try host.tap(100, 150)
    #expect(log.lines == ["circle", "row"])
  }

  @Test("an empty middle without a content shape lets the finger through")
  func spacer() throws {
    let log = log
    let host = try host(
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }.onTapGesture { log("row") })
    try host.tap(100, 100)
    #expect(log.lines.isEmpty)
  }

  @Test("what is clipped away, hidden, transparent or lets fingers through takes none")
  func clipped() throws {
    let log = log
    let host = try host(
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).clipShape(Circle()).onTapGesture { log("clip") }
        Color.red.frame(width: 50, height: 50).opacity(0).onTapGesture { log("transparent") }
        Color.red.frame(width: 50, height: 50).onTapGesture { log("hidden") }.hidden()
        ZStack {
          Color.red.onTapGesture { log("behind") }
          Color.blue.onTapGesture { log("front") }.allowsHitTesting(false)
        }.frame(width: 50, height: 50)
      })
    try host.tap(77, 2)
    try host.tap(100, 75)
    try host.tap(100, 125)
    try host.tap(100, 175)
    #expect(log.lines == ["behind"])
    try host.tap(100, 25)
    #expect(log.lines == ["behind", "clip"])
  }

  @Test("fingers follow rotation, scale and offset")
  func transforms() throws {
    let log = log
    let host = try host(
      Color.red.frame(width: 100, height: 10)
        .onTapGesture { log("bar") }
        .rotationEffect(.degrees(90)))
    try host.tap(100, 60)
    try host.tap(60, 100)
    #expect(log.lines == ["bar"])
    let moved = try self.host(
      Color.red.frame(width: 10, height: 10).onTapGesture { log("moved") }.scaleEffect(4).offset(x: 50))
    try moved.tap(135, 100)
    try moved.tap(165, 115)
    try moved.tap(100, 100)
    #expect(log.lines == ["bar", "moved", "moved"])
  }

  @Test("two taps are one double tap, and a single tap waits for it when it comes after")
  func double() throws {
    let log = log
    let host = try host(
      Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") })
    try host.tap(100, 100)
    #expect(log.lines.isEmpty)
    try host.wait(0.4)
    #expect(log.lines == ["single"])
    try host.tap(100, 100)
    try host.wait(0.1)
    try host.tap(100, 100)
    try host.wait(1)
    #expect(log.lines == ["single", "double"])
  }

  @Test("the inner tap wins over the outer one, and high priority turns that round")
  func priority() throws {
    let log = log
    let host = try host(
      Color.red.onTapGesture { log("inner") }.padding(10).onTapGesture { log("outer") })
    try host.tap(100, 100)
    #expect(log.lines == ["inner"])
    let high = try self.host(
      Color.red.onTapGesture { log("inner") }.highPriorityGesture(TapGesture().onEnded { log("high") }))
    try high.tap(100, 100)
    #expect(log.lines == ["inner", "high"])
    let both = try self.host(
      Color.red.onTapGesture { log("a") }.simultaneousGesture(TapGesture().onEnded { log("b") }))
    try both.tap(100, 100)
    #expect(log.lines.suffix(2).sorted() == ["a", "b"])
  }

  @Test("a mask takes the gestures of what a view holds away")
  func masks() throws {
    let log = log
    let host = try host(
      Color.red.onTapGesture { log("inner") }
        .gesture(TapGesture().onEnded { log("outer") }, including: .gesture))
    try host.tap(100, 100)
    #expect(log.lines == ["outer"])
  }

  @Test("a tap tells where it was, in the space that was asked for")
  func place() throws {
    let log = log
    let host = try host(
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { log("\($0.x) \($0.y)") }
        .coordinateSpace(.named("box"))
        .padding(.leading, 20))
    try host.tap(110, 60)
    #expect(log.lines == ["50.0 10.0"])
  }

  @Test("a long press acts after half a second and says when it begins and ends")
  func longPress() throws {
    let log = log
    let host = try host(
      Color.red.onLongPressGesture {
        log("done")
      } onPressingChanged: {
        log("\($0)")
      })
    try host.touch(.began, 100, 100)
    try host.wait(0.48)
    #expect(log.lines == ["true"])
    try host.wait(0.04)
    #expect(log.lines == ["true", "done", "false"])
    try host.touch(.ended, 100, 100)
    log.lines = []
    try host.touch(.began, 100, 100)
    try host.touch(.moved, 100, 111)
    try host.wait(1)
    #expect(log.lines == ["true", "false"])
  }

  @Test("a tap and a long press on one view: whichever comes first")
  func tapOrPress() throws {
    let log = log
    let host = try host(Color.red.onTapGesture { log("tap") }.onLongPressGesture { log("press") })
    try host.tap(100, 100)
    try host.touch(.began, 100, 100)
    try host.wait(0.6)
    try host.touch(.ended, 100, 100)
    #expect(log.lines == ["tap", "press"])
  }

  @Test("disabled views take no gesture and let none through")
  func disabled() throws {
    let log = log
    let host = try host(
      ZStack {
        Color.red.onTapGesture { log("behind") }
        Color.blue.onTapGesture { log("front") }.disabled(true)
      })
    try host.tap(100, 100)
    #expect(log.lines.isEmpty)
  }
}
