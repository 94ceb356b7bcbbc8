import Stage
import SwiftUI
import Testing

@MainActor
struct GestureSampleTests {
  private struct Photo: View {
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Color.blue.frame(width: 200, height: 200)
          .accessibilityElement().accessibilityLabel("Photo")
          .onTapGesture(count: 2) { log.append("double") }
          .onTapGesture { log.append("single") }
        Color.green.frame(width: 200, height: 60)
          .accessibilityElement().accessibilityLabel("Place")
          .gesture(SpatialTapGesture().onEnded { log.append("\(Int($0.location.x)),\(Int($0.location.y))") })
        Text("Log \(log.joined(separator: " "))")
        Button("Clear") { log = [] }
      }
    }
  }

  @Test("a single tap waits for the second that may come")
  func taps() throws {
    let failures = try StageScript.failures(
      """
      tap "Photo"
      expect now "Log "
      expect "Log single"
      tap "Clear"
      double tap "Photo"
      settle
      expect now "Log double"
      tap "Clear"
      tap "Place"
      expect now "Log 100,30"
      """, on: Photo())
    #expect(failures == "")
  }

  private struct Card: View {
    @GestureState private var translation = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.4))) private var slow = CGFloat(0)
    @State private var place = CGSize.zero
    @State private var note = ""
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Text("Card").frame(width: 100, height: 100)
          .background(.orange)
          .offset(x: place.width + translation.width, y: place.height + translation.height)
          .gesture(
            DragGesture(minimumDistance: 10, coordinateSpace: .global)
              .updating($translation) { value, state, _ in state = value.translation }
              .onEnded {
                place.width += $0.translation.width
                place.height += $0.translation.height
                let isFlung = abs($0.predictedEndTranslation.width) > abs($0.translation.width) + 20
                note = isFlung ? "flung" : "placed"
              })
        Text("Slow").frame(width: 100, height: 50).offset(x: slow, y: 300)
          .gesture(DragGesture().updating($slow) { value, state, _ in state = value.translation.width })
        Text(translation == .zero ? "At rest \(note)" : "Dragged").padding(.top, 500)
      }
      .ignoresSafeArea()
    }
  }

  @Test("a card follows the finger, stays where it was put, and knows a fling")
  func drag() throws {
    let failures = try StageScript.failures(
      """
      touch "Card"
      move to 60,50
      move to 150,150
      expect now "Dragged"
      wait 500 ms
      release
      expect now "At rest placed"
      expect frame of "Card" is 131 140 38 20 within 6
      drag "Card" by 100,0 over 150 ms
      expect "At rest flung"
      """, on: Card())
    #expect(failures == "")
  }

  @Test("the state of a gesture goes back as it is told")
  func resets() throws {
    let failures = try StageScript.failures(
      """
      touch 50,325
      move to 150,325
      move to 150,325
      wait 100 ms
      expect frame of "Slow" is 132 315 36 20 within 4
      release
      timeline x of "Slow" every 200 ms is "132 82 32" within 4
      """, on: Card())
    #expect(failures == "")
  }

  private enum DragState: Equatable {
    case inactive, pressing
    case dragging(CGSize)
  }

  /// The circle of Apple's article on composed gestures.
  private struct Draggable: View {
    @GestureState private var dragState = DragState.inactive
    @State private var place = CGSize.zero
    private var name: String {
      switch dragState {
      case .inactive: "inactive"
      case .pressing: "pressing"
      case .dragging: "dragging"
      }
    }
    var body: some View {
      let gesture = LongPressGesture(minimumDuration: 0.5)
        .sequenced(before: DragGesture())
        .updating($dragState) { value, state, _ in
          switch value {
          case .first(true): state = .pressing
          case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
          default: state = .inactive
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          place.width += drag.translation.width
        }
      VStack(alignment: .leading) {
        Text("State \(name)")
        Text("Place \(Int(place.width))")
        Color.blue.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Puck").gesture(gesture)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("a drag begins after a long press")
  func sequence() throws {
    let failures = try StageScript.failures(
      """
      expect now "State inactive"
      touch "Puck"
      expect now "State pressing"
      wait 600 ms
      expect now "State dragging"
      release
      expect now "State inactive"
      expect now "Place 0"
      drag "Puck" by 80,0 after 0.7 s
      expect "Place 80"
      drag "Puck" by 80,0
      settle
      expect now "Place 80"
      expect now "State inactive"
      """, on: Draggable())
    #expect(failures == "")
  }

  private struct Priorities: View {
    @State private var log: [String] = []
    var body: some View {
      VStack(spacing: 20) {
        VStack { box("Child first") }.frame(width: 200, height: 60).contentShape(.rect)
          .onTapGesture { log.append("parent") }
        VStack { box("Parent first") }.frame(width: 200, height: 60).contentShape(.rect)
          .highPriorityGesture(TapGesture().onEnded { log.append("parent") })
        VStack { box("Both") }.frame(width: 200, height: 60).contentShape(.rect)
          .simultaneousGesture(TapGesture().onEnded { log.append("parent") })
        VStack { box("Masked") }.frame(width: 200, height: 60).contentShape(.rect)
          .gesture(TapGesture().onEnded { log.append("parent") }, including: .gesture)
        Button("Also") { log.append("button") }
          .simultaneousGesture(TapGesture().onEnded { log.append("extra") })
        Text("Log \(log.sorted().joined(separator: " "))")
        Button("Clear") { log = [] }
      }
    }
    private func box(_ name: String) -> some View { Text(name).onTapGesture { log.append("child") } }
  }

  @Test("gestures of parents and children agree on who is first")
  func priorities() throws {
    let failures = try StageScript.failures(
      """
      tap "Child first"
      expect "Log child"
      tap "Clear"
      tap "Parent first"
      expect "Log parent"
      tap "Clear"
      tap "Both"
      expect "Log child parent"
      tap "Clear"
      tap "Masked"
      expect "Log parent"
      tap "Clear"
      tap "Also"
      expect "Log button extra"
      """, on: Priorities())
    #expect(failures == "")
  }

  private struct HitTests: View {
    @State private var taps = 0
    @State private var below = 0
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text("L"); Spacer(); Text("R")
        }.frame(width: 300, height: 60).onTapGesture { taps += 1 }
        HStack {
          Text("L"); Spacer(); Text("R")
        }.frame(width: 300, height: 60)
          .contentShape(Rectangle()).onTapGesture { taps += 10 }
        ZStack {
          Button("Below") { below += 1 }.frame(width: 300, height: 60)
          Color.red.opacity(0.2).frame(width: 300, height: 60).allowsHitTesting(false)
        }
        Circle().frame(width: 100, height: 100).onTapGesture { taps += 100 }
        Color.blue.frame(width: 100, height: 100).opacity(0).onTapGesture { taps += 1000 }
        Text("Taps \(taps) below \(below)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .ignoresSafeArea()
    }
  }

  @Test("what is hit is what is drawn, or what its content shape says")
  func hits() throws {
    let failures = try StageScript.failures(
      """
      set device "iPhone 15"
      tap 196,30
      settle
      expect now "Taps 0 below 0"
      tap 196,90
      expect "Taps 10 below 0"
      tap 196,150
      expect "Taps 10 below 1"
      tap 150,185
      settle
      expect now "Taps 10 below 1"
      tap 196,230
      expect "Taps 110 below 1"
      tap 196,330
      settle
      expect now "Taps 110 below 1"
      """, on: HitTests())
    #expect(failures == "")
  }

  private struct Pinching: View {
    @State private var scale = 1.0
    @GestureState private var magnify = 1.0
    @State private var angle = Angle.zero
    @State private var isPressed = false
    @State private var isHeld = false
    var body: some View {
      VStack {
        Text("Map").frame(width: 300, height: 300).background(.mint)
          .gesture(
            MagnifyGesture().updating($magnify) { value, state, _ in state = value.magnification }
              .onEnded { scale *= $0.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
        Text("Scale \(scale.formatted(.number.precision(.fractionLength(1))))")
        Text("Angle \(Int(angle.degrees.rounded()))")
        Text("Hold").padding().background(isPressed ? .red : .gray)
          .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
            isHeld = true
          } onPressingChanged: {
            isPressed = $0
          }
        Text("\(isPressed ? "pressed" : "free") \(isHeld ? "held" : "not held")")
      }
    }
  }

  @Test("two fingers, and a long press that is told of its way")
  func fingers() throws {
    let failures = try StageScript.failures(
      """
      pinch "Map" by 2
      expect "Scale 2.0"
      twist "Map" by 45
      expect "Angle 45"
      touch "Hold"
      expect "pressed not held"
      wait 500 ms
      release
      settle
      expect now "free not held"
      long press "Hold" for 1.2 s
      settle
      expect now "free held"
      """, on: Pinching())
    #expect(failures == "")
  }
}
