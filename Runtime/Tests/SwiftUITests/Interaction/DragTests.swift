import SwiftUI
import SwiftUICore
import Testing

@Suite("Drags, pinches and composed gestures")
@MainActor
struct DragTests {
  let log = Journal()

  private func host(_ view: some View) throws -> Host { try Host(view, width: 200, height: 200) }

  @Test("a drag begins after ten points and tells its whole way")
  func drag() throws {
    let log = log
    let host = try host(
      Color.red.gesture(
        DragGesture().onChanged { log("\($0.translation.width)") }.onEnded { log("end \($0.translation.width)") }))
    try host.touch(.began, 100, 100)
    try host.touch(.moved, 109, 100)
    try host.touch(.moved, 110, 100)
    try host.touch(.moved, 130, 100)
    try host.touch(.moved, 130, 100)
    try host.touch(.ended, 130, 100)
    #expect(log.lines == ["10.0", "30.0", "end 30.0"])
  }

  @Test("velocity is that of the last tenth of a second, and the predicted end a quarter second on")
  func velocity() throws {
    let log = log
    let host = try host(
      Color.red.gesture(
        DragGesture().onEnded {
          log("\(Int($0.velocity.width.rounded())) \(Int($0.predictedEndTranslation.width.rounded()))")
        }))
    try host.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.2)
    try host.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.2, lifts: false)
    try host.wait(0.3)
    try host.touch(.ended, 140, 100)
    #expect(log.lines == ["600 270", "0 120"])
  }

  @Test("a gesture's state goes back by itself, at the end as after a cancellation")
  func state() throws {
    struct Sample: View {
      @GestureState private var offset = CGSize.zero
      var body: some View {
        Color.red.overlay(Text("\(Int(offset.width))"))
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    let host = try host(Sample())
    try host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), lifts: false)
    #expect(host.texts() == ["40"])
    try host.touch(.ended, 90, 50)
    #expect(host.texts() == ["0"])
    try host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), lifts: false)
    try host.touch(.cancelled, 90, 50)
    #expect(host.texts() == ["0"])
  }

  @Test("two fingers magnify by the ratio of their distances, and turn by their angle")
  func pinch() throws {
    let log = log
    let host = try host(
      Color.red.gesture(
        MagnifyGesture().onChanged { log("x\($0.magnification)") }.onEnded { log("end x\($0.magnification)") }
          .simultaneously(with: RotateGesture().onEnded { log("turned \($0.rotation.degrees.rounded())") })))
    try host.touch(.began, 80, 100)
    try host.touch(.began, 120, 100, finger: 1)
    try host.touch(.moved, 180, 100, finger: 1)
    #expect(log.lines == ["x2.5"])
    try host.touch(.moved, 80, 180, finger: 1)
    #expect(log.lines == ["x2.5", "x2.0"])
    try host.touch(.ended, 80, 180, finger: 1)
    #expect(log.lines.sorted() == ["end x2.0", "turned 90.0", "x2.0", "x2.5"])
  }

  @Test("a sequence begins its second gesture where the finger is when the first has ended")
  func sequence() throws {
    let log = log
    let host = try host(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .onChanged {
            switch $0 {
            case .first(let isPressing): log("press \(isPressing)")
            case .second(_, let drag): log("drag \(drag.map { "\($0.translation.width)" } ?? "-")")
            }
          }
          .onEnded { _ in log("end") }))
    try host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(log.lines == ["press true"])
    log.lines = []
    try host.touch(.began, 50, 50)
    try host.wait(0.35)
    try host.touch(.moved, 75, 50)
    try host.touch(.ended, 75, 50)
    #expect(log.lines == ["press true", "drag -", "drag 25.0", "end"])
  }

  @Test("of exclusive gestures the second acts where the first fails")
  func exclusive() throws {
    let log = log
    let host = try host(
      Color.red.gesture(
        TapGesture(count: 2).onEnded { log("double") }.exclusively(before: TapGesture().onEnded { log("single") })))
    try host.tap(100, 100)
    #expect(log.lines.isEmpty)
    try host.wait(0.5)
    #expect(log.lines == ["single"])
    try host.tap(100, 100)
    try host.tap(100, 100)
    try host.wait(0.5)
    #expect(log.lines == ["single", "double"])
  }

  @Test("a drag of the view around takes the finger from a button, and a tap does not")
  func around() throws {
    let log = log
    let host = try host(
      Button("Tap") { log("button") }.padding(60).background(Color.green)
        .gesture(DragGesture().onChanged { _ in log("drag") }))
    try host.tap(100, 100)
    #expect(log.lines == ["button"])
    try host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 112, y: 100))
    #expect(log.lines.contains("drag") && !log.lines.dropFirst().contains("button"))
  }

  @Test("a gesture whose view goes while it lasts ends, and closures of a new body go on with it")
  func change() throws {
    struct Sample: View {
      let log: Journal
      @State private var count = 0
      var body: some View {
        if count < 3 {
          Color.red.gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in
              log("\(count)")
              count += 1
            }.onEnded { _ in log("end") })
        }
      }
    }
    let host = try host(Sample(log: log))
    try host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(log.lines == ["0", "1", "2"])
    #expect(!host.graph.isInputBusy)
  }

  @Test("locations are told in the space that was asked for")
  func spaces() throws {
    let log = log
    let host = try host(
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        Color.blue.frame(height: 100)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("all")).onChanged { log("all \($0.location.y)") }
          )
          .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { log("local \($0.location.y)") })
          .simultaneousGesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { log("global \($0.location.y)") })
      }.frame(height: 200).coordinateSpace(name: "all").offset(y: 10))
    try host.touch(.began, 100, 150)
    #expect(log.lines.sorted() == ["all 140.0", "global 150.0", "local 40.0"])
  }
}
