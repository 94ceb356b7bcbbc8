import Stage
import SwiftUI
import Testing

@MainActor
struct TransitionSampleTests {
  private struct Shown<T: Transition>: View {
    let transition: T
    @State private var isShown = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isShown {
          Text("Panel").frame(width: 100, height: 40, alignment: .topLeading).transition(transition)
        }
        Button("Toggle") { withAnimation(.linear(duration: 0.4)) { isShown.toggle() } }.padding(.top, 300)
        Button("Jump") { isShown.toggle() }.padding(.top, 400)
      }
    }
  }

  private func check(
    _ transition: some Transition, _ property: String, from inserted: String, within: String = "1"
  ) throws {
    let failures = try StageScript.failures(
      """
      tap "Toggle"
      wait 100 ms
      timeline \(property) of "Panel" every 100 ms is "\(inserted)" within \(within)
      expect now "Panel"
      tap "Toggle"
      settle
      expect now no "Panel"
      """, on: Shown(transition: transition))
    #expect(failures == "")
  }

  @Test("views come and go as they are told")
  func builtIn() throws {
    try check(.opacity, "opacity", from: "0.25 0.5 0.75 1", within: "0.02")
    try check(.move(edge: .leading), "x", from: "-75 -50 -25 0")
    try check(.move(edge: .trailing), "x", from: "75 50 25 0")
    try check(.slide, "x", from: "-75 -50 -25 0")
    try check(.push(from: .leading), "x", from: "-75 -50 -25 0")
    try check(.offset(x: 0, y: 40), "x", from: "0 0")
    try check(.scale(0.5, anchor: .topLeading), "x", from: "0 0 0 0")
    try check(
      AsymmetricTransition(insertion: .move(edge: .leading), removal: .offset(x: 40)), "x", from: "-75 -50 -25 0")
    try check(
      .move(edge: .leading).combined(with: .opacity), "opacity", from: "0.25 0.5 0.75 1",
      within: "0.02")
    try check(.identity, "x", from: "0 0 0 0")
  }

  private struct Fly: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.2)
    }
  }

  @Test("a transition of one's own has three phases")
  func custom() throws {
    try check(Fly(), "x", from: "-30 -20 -10 0")
    try check(Fly(), "opacity", from: "0.4 0.6 0.8 1", within: "0.02")
  }

  private struct Shifted: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Erased: View {
    @State private var isShown = false
    @State private var log = "Never"
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isShown {
          Text("Panel")
            .transition(.modifier(active: Shifted(x: 40), identity: Shifted(x: 0)).animation(.linear(duration: 0.4)))
            .onDisappear { log = "Gone" }
        }
        Button("Toggle") { isShown.toggle() }.padding(.top, 300)
        Text(log).padding(.top, 400)
      }
    }
  }

  @Test("a transition brings its own animation, and its view goes when it has ended")
  func ownAnimation() throws {
    let failures = try StageScript.failures(
      """
      tap "Toggle"
      timeline x of "Panel" every 100 ms is "40 30 20 10 0" within 1
      tap "Toggle"
      wait 300 ms
      expect now "Never"
      wait 100 ms
      expect now "Gone"
      """, on: Erased())
    #expect(failures == "")
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Text("Row \(row)").frame(height: 40)
        }
        Text("Footer").frame(height: 40)
        Button("Remove") { withAnimation(.linear(duration: 0.4)) { rows.removeAll { $0 == 2 } } }
        Button("Insert") { withAnimation(.linear(duration: 0.4)) { rows.insert(9, at: 0) } }
        Button("Shuffle") { withAnimation(.linear(duration: 0.4)) { rows = rows.reversed() } }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .ignoresSafeArea()
    }
  }

  @Test("rows close up while one fades, and change places")
  func rows() throws {
    let footer = try StageScript.failures(
      "tap \"Remove\"\ntimeline y of \"Row 3\" every 100 ms is \"90 80 70 60 50\" within 1.5", on: Rows())
    #expect(footer == "")
    let moving = try StageScript.failures(
      "tap \"Shuffle\"\ntimeline y of \"Row 1\" every 100 ms is \"10 30 50 70 90\" within 1.5", on: Rows())
    #expect(moving == "")
  }

  private struct Reentered: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Text("Panel").transition(.opacity) }
        Button {
          withAnimation(.linear(duration: 1)) { isShown.toggle() }
        } label: {
          Text("Toggle").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(.rect)
        }
      }
    }
  }

  @Test("a view that goes may come back from where it is")
  func reversed() throws {
    let failures = try StageScript.failures(
      """
      tap "Toggle"
      wait 450 ms
      tap 196,700
      expect now "Panel"
      timeline opacity of "Panel" every 250 ms is "0.5 0.5 0.5 0.75 1" within 0.02
      settle
      expect 1 of "Panel"
      timeline opacity of "Panel" every 250 ms is "1" within 0.01
      """, on: Reentered())
    #expect(failures == "")
  }

  private struct Highlight: View {
    @Namespace private var namespace
    @State private var selected = 1
    var body: some View {
      HStack(spacing: 0) {
        ForEach(1..<4) { item in
          Button {
            withAnimation(.linear(duration: 0.4)) { selected = item }
          } label: {
            Text("Item \(item)").frame(width: 100, height: 20 * CGFloat(item))
          }
          .matchedGeometryEffect(id: item, in: namespace)
        }
      }
      .background {
        Color.yellow.accessibilityElement().accessibilityLabel("Highlight")
          .matchedGeometryEffect(id: selected, in: namespace, isSource: false)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("a highlight takes the geometry of what is chosen")
  func matched() throws {
    let places = try StageScript.failures(
      """
      expect frame of "Highlight" is 0 79 100 20 within 30
      tap "Item 3"
      timeline x of "Highlight" every 100 ms is "0 50 100 150 200" within 1
      tap "Item 1"
      timeline height of "Highlight" every 100 ms is "60 50 40 30 20" within 1
      """, on: Highlight())
    #expect(places == "")
  }

  private struct Hero: View {
    @Namespace private var namespace
    @State private var isOpen = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOpen {
          Color.red.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 200, height: 200)
            .accessibilityElement().accessibilityLabel("Large").offset(x: 100)
        } else {
          Color.red.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 50, height: 50)
            .accessibilityElement().accessibilityLabel("Small")
        }
        Button("Open") { withAnimation(.linear(duration: 0.4)) { isOpen.toggle() } }.padding(.top, 400)
      }
      .ignoresSafeArea()
    }
  }

  @Test("of two views of one geometry one becomes the other")
  func hero() throws {
    // The picture in flight covers what lies on the way, and both ends are red alone.
    let failures = try StageScript.failures(
      """
      expect color at 25,25 is #FF3B30 within 2
      tap "Open"
      wait 200 ms
      expect now color at 60,60 is #FF3B30 within 90
      expect now color at 290,190 is #FFFFFF within 2
      settle
      expect now color at 290,190 is #FF3B30 within 2
      expect now color at 25,25 is #FFFFFF within 2
      """, on: Hero())
    #expect(failures == "")
  }
}
