import CoreGraphics
import SwiftUICore
import Testing

/// As an app writes it.
private struct Draggable: View {
  @GestureState private var offset = CGSize.zero
  @State private var isDone = false

  var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($offset) { value, state, _ in state = value.translation }
      .onEnded { value in isDone = value.predictedEndTranslation.width > 100 }
  }

  var body: some View {
    EmptyView()
  }
}

@Suite("Gestures and haptics")
struct GestureTests {
  @Test("a gesture reads as it was written, whatever closures hang on it")
  @MainActor func descriptions() {
    #expect(Draggable().drag._describe().text == "DragGesture(minimumDistance: 0)")
    #expect(DragGesture()._describe() == _GestureDescription(kind: "drag", text: "DragGesture()"))
    #expect(
      DragGesture(coordinateSpace: .named("board"))._describe().text
        == "DragGesture(coordinateSpace: .named(\"board\"))")
    #expect(TapGesture(count: 2).onEnded {}._describe().text == "TapGesture(count: 2)")
    #expect(
      LongPressGesture(minimumDuration: 0.8).sequenced(before: DragGesture())._describe().text
        == "LongPressGesture(minimumDuration: 0.8).sequenced(before: DragGesture())")
    #expect(AnyGesture(MagnificationGesture().map { $0 * 2 })._describe().kind == "magnify")
    #expect(SimultaneousGesture(RotateGesture(), TapGesture())._describe().kind == "simultaneous")
  }

  @Test("a drag would end a quarter of a second further on")
  func prediction() {
    let value = DragGesture.Value(
      time: Date(timeIntervalSince1970: 0), location: CGPoint(x: 30, y: 10),
      startLocation: CGPoint(x: 10, y: 10), velocity: CGSize(width: 400, height: -40))
    #expect(value.translation == CGSize(width: 20, height: 0))
    #expect(value.predictedEndLocation == CGPoint(x: 130, y: 0))
    #expect(value.predictedEndTranslation == CGSize(width: 120, height: -10))
  }

  @Test("a gesture's state shows its first value outside of a view")
  func gestureState() {
    let state = GestureState(wrappedValue: 3)
    #expect(state.wrappedValue == 3 && state.projectedValue.wrappedValue == 3)
    #expect(GestureState<Int?>().wrappedValue == nil)
  }

  @Test("haptics read as they were written")
  func feedback() {
    #expect(SensoryFeedback.impact(weight: .light).text == "impact(weight: .light)")
    #expect(
      SensoryFeedback.impact(flexibility: .soft, intensity: 0.7).text == "impact(flexibility: .soft, intensity: 0.7)")
    #expect(SensoryFeedback.impact().text == "impact(weight: .medium)")
    #expect(SensoryFeedback.success.text == "success" && SensoryFeedback.impact.text == "impact")
    #expect(SensoryFeedback.success == .success && SensoryFeedback.success != .warning)
  }
}
