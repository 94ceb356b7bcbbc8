import SwiftUI
import SwiftUICore
import Testing

/// Views as apps have them, under a finger.
@Suite("Gestures in apps")
@MainActor
struct GestureSampleTests {
  @Test("a card that is thrown far enough goes, and springs back otherwise")
  func cardStack() throws {
    struct Cards: View {
      @State private var names = ["Ann", "Bob", "Cid"]
      @State private var offset = CGSize.zero
      var body: some View {
        ZStack {
          ForEach(names, id: \.self) { name in
            let isTop = name == names.last
            RoundedRectangle(cornerRadius: 20).fill(.blue).overlay(Text(name))
              .frame(width: 200, height: 300)
              .offset(isTop ? offset : .zero)
              .rotationEffect(.degrees(isTop ? offset.width / 20 : 0))
              .gesture(
                DragGesture()
                  .onChanged { offset = $0.translation }
                  .onEnded { value in
                    withAnimation(.spring()) {
                      if abs(value.predictedEndTranslation.width) > 150 { names.removeLast() }
                      offset = .zero
                    }
                  })
          }
        }
      }
    }
    let host = try Host(Cards())
    try host.drag(from: CGPoint(x: 196, y: 426), to: CGPoint(x: 226, y: 426), duration: 0.5)
    try host.wait(2)
    #expect(host.texts() == ["Ann", "Bob", "Cid"])
    try host.drag(from: CGPoint(x: 196, y: 426), to: CGPoint(x: 376, y: 426), duration: 0.2)
    try host.wait(2)
    #expect(host.texts() == ["Ann", "Bob"])
  }

  @Test("a rating by dragging over the stars follows the finger")
  func rating() throws {
    struct Rating: View {
      @State private var rating = 0
      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= rating ? "star.fill" : "star").frame(width: 40, height: 40)
              }
            }
            .contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0).onChanged { rating = min(5, max(1, Int($0.location.x / 40) + 1)) })
          }
          .frame(width: 200, height: 40)
          Text("\(rating)")
        }
      }
    }
    let host = try Host(Rating(), width: 200, height: 61)
    try host.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 130, y: 20), lifts: false)
    #expect(host.texts() == ["4"])
    try host.touch(.moved, 190, 60)
    #expect(host.texts() == ["5"])
  }

  @Test("a picture zooms under two fingers and pans under one")
  func zoom() throws {
    struct Zoom: View {
      @State private var scale = 1.0
      @GestureState private var pinch = 1.0
      @State private var offset = CGSize.zero
      @GestureState private var drag = CGSize.zero
      var body: some View {
        Color.green
          .frame(width: 100, height: 100)
          .scaleEffect(scale * pinch)
          .offset(x: offset.width + drag.width, y: offset.height + drag.height)
          .gesture(
            MagnifyGesture()
              .updating($pinch) { value, state, _ in state = value.magnification }
              .onEnded { scale *= $0.magnification }
              .simultaneously(
                with: DragGesture()
                  .updating($drag) { value, state, _ in state = value.translation }
                  .onEnded { value in
                    offset.width += value.translation.width
                    offset.height += value.translation.height
                  })
          )
          .overlay(alignment: .bottom) { Text("\(scale) \(offset.width)").fixedSize() }
      }
    }
    let host = try Host(Zoom(), width: 300, height: 300)
    try host.touch(.began, 140, 150)
    try host.touch(.began, 160, 150, finger: 1)
    try host.touch(.moved, 170, 150, finger: 1)
    try host.touch(.moved, 180, 150, finger: 1)
    try host.touch(.ended, 180, 150, finger: 1)
    try host.touch(.ended, 140, 150)
    #expect(host.texts() == ["2.000000 0.000000"])
    try host.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 160, y: 150))
    #expect(host.texts() == ["2.000000 40.000000"])
  }

  @Test("a double tap likes, and a single tap opens")
  func like() throws {
    let log = Journal()
    struct Post: View {
      let log: Journal
      @State private var likes = 0
      var body: some View {
        VStack {
          Color.orange.onTapGesture(count: 2) { likes += 1 }.onTapGesture { log("open") }
          Text("\(likes)")
        }
      }
    }
    let host = try Host(Post(log: log), width: 200, height: 200)
    try host.tap(100, 50)
    try host.tap(100, 50)
    try host.wait(1)
    #expect(host.texts() == ["1"] && log.lines.isEmpty)
    try host.tap(100, 50)
    try host.wait(1)
    #expect(host.texts() == ["1"] && log.lines == ["open"])
  }

  @Test("a style of one's own decides what triggers a button")
  func primitiveStyle() throws {
    struct DoubleTapStyle: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(Color.yellow)
          .onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let log = Journal()
    let host = try Host(
      Button("Fire") { log("fire") }.buttonStyle(DoubleTapStyle()), width: 200, height: 200)
    try host.tap(100, 100)
    try host.wait(1)
    #expect(log.lines.isEmpty)
    try host.tap(100, 100)
    try host.tap(100, 100)
    #expect(log.lines == ["fire"])
  }

  @Test("a simultaneous drag of no distance tells that a button is held")
  func holdDetection() throws {
    let log = Journal()
    let host = try Host(
      Button("Hold") { log("action") }
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).onChanged { _ in log("down") }.onEnded { _ in log("up") }),
      width: 200, height: 200)
    try host.tap(100, 100)
    #expect(log.lines.first == "down" && log.lines.sorted() == ["action", "down", "up"])
  }

  @Test("a row with two buttons has two targets, and the rest of the row does nothing")
  func rowButtons() throws {
    let log = Journal()
    let host = try Host(
      List {
        HStack {
          Button("Left") { log("left") }.buttonStyle(.borderless)
          Spacer()
          Button("Right") { log("right") }.buttonStyle(.borderless)
        }
      })
    let texts = host.frames(of: "Text")
    try host.tap(texts[0].midX, texts[0].midY)
    try host.wait(0.3)
    try host.tap(texts[1].midX, texts[1].midY)
    try host.wait(0.3)
    try host.tap(196, texts[0].midY)
    #expect(log.lines == ["left", "right"])
  }

  @Test("a row is reordered by a long press and a drag")
  func pressAndDrag() throws {
    let log = Journal()
    struct Row: View {
      let log: Journal
      @GestureState private var lifted = false
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Text(lifted ? "lifted" : "resting").frame(maxWidth: .infinity, minHeight: 60).background(Color.gray)
              .gesture(
                LongPressGesture(minimumDuration: 0.3)
                  .sequenced(before: DragGesture())
                  .updating($lifted) { value, state, _ in
                    if case .second(true, _) = value { state = true }
                  }
                  .onEnded { value in
                    if case .second(true, let drag?) = value { log("\(drag.translation.height)") }
                  })
            Color.red.frame(height: 900)
          }
        }
      }
    }
    let host = try Host(Row(log: log), width: 200, height: 400)
    try host.touch(.began, 100, 30)
    try host.wait(0.35)
    #expect(host.texts() == ["lifted"])
    for y in stride(from: CGFloat(30), through: 90, by: 10) {
      try host.touch(.moved, 100, y)
      try host.wait(1.0 / 60)
    }
    try host.touch(.ended, 100, 90)
    #expect(log.lines == ["60.0"] && host.texts() == ["resting"])
    // Without the press the list scrolls.
    try host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250))
    #expect(host.frames(of: "Color").contains { $0.minY < 60 })
  }
}
