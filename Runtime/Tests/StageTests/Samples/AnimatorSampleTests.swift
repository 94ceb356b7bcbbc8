import Stage
import SwiftUI
import Testing

@MainActor
struct AnimatorSampleTests {
  private enum Phase: CaseIterable {
    case rest, up, back
    var x: CGFloat {
      switch self {
      case .rest: 0;
      case .up: 100;
      case .back: 40
      }
    }
  }

  private struct Phased: View {
    @State private var likes = 0
    var body: some View {
      VStack(alignment: .leading) {
        Button("Like \(likes)") { likes += 1 }
        Text("Heart")
          .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
            content.padding(.leading, phase.x)
          } animation: { phase in
            switch phase {
            case .rest: .linear(duration: 0.2)
            case .up: .linear(duration: 0.4)
            case .back: .linear(duration: 0.3)
            }
          }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("phases follow one another when something happens, and rest")
  func phases() throws {
    let failures = try StageScript.failures(
      """
      timeline x of "Heart" every 100 ms is "0 0 0" within 0.5
      tap "Like 0"
      timeline x of "Heart" every 100 ms is "0 25 50 75 100 80 60 40 20 0 0" within 3
      expect settled
      """, on: Phased())
    #expect(failures == "")
  }

  private struct Breathing: View {
    var body: some View {
      PhaseAnimator([1.0, 0.5]) { opacity in
        Text("Breath").opacity(opacity)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
  }

  @Test("phases without a trigger go round and round")
  func breathing() throws {
    let failures = try StageScript.failures(
      """
      timeline opacity of "Breath" every 250 ms is "1 0.75 0.5 0.75 1 0.75 0.5" within 0.06
      expect settled
      """, on: Breathing())
    #expect(failures == "")
  }

  private struct Values {
    var x = 0.0
    var scale = 1.0
    var opacity = 1.0
  }

  private struct Keyed: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Button("Shake") { count += 1 }
        Text("Bell")
          .keyframeAnimator(initialValue: Values(), trigger: count) { content, value in
            content.opacity(value.opacity).padding(.leading, value.x)
          } keyframes: { _ in
            KeyframeTrack(\.x) {
              LinearKeyframe(100, duration: 0.2)
              LinearKeyframe(0, duration: 0.2)
              MoveKeyframe(50)
              LinearKeyframe(0, duration: 0.2)
            }
            KeyframeTrack(\.opacity) {
              LinearKeyframe(0.5, duration: 0.3)
              CubicKeyframe(1, duration: 0.3)
            }
          }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("keyframes run on tracks of their own")
  func keyframes() throws {
    let x = try StageScript.failures(
      """
      tap "Shake"
      timeline x of "Bell" every 100 ms is "0 50 100 50 0 25 0 0" within 51
      expect settled
      tap "Shake"
      timeline x of "Bell" every 50 ms is "0 25 50 75 100 75 50 25" within 3
      """, on: Keyed())
    #expect(x == "")
    let opacity = try StageScript.failures(
      """
      tap "Shake"
      timeline opacity of "Bell" every 150 ms is "1 0.75 0.5" within 0.02
      settle
      timeline opacity of "Bell" every 150 ms is "1" within 0.01
      """, on: Keyed())
    #expect(opacity == "")
  }

  @Test("a timeline of keyframes has values of its own")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(20)
      LinearKeyframe(30, duration: 1, timingCurve: .linear)
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 0.5) - 5) < 1e-6)
    #expect(abs(timeline.value(time: 1.5) - 25) < 1e-6)
    #expect(abs(timeline.value(progress: 0.25) - 5) < 1e-6)
    #expect(abs(timeline.value(time: 9) - 30) < 1e-6)
  }

  private struct Counting: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded())) points") }
  }

  private struct Wedge: Shape {
    var start: Double
    var width: Double
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(start, width) }
      set { (start, width) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: start, y: 0, width: width, height: rect.height)) }
  }

  private struct Padded: ViewModifier, Animatable {
    var amount: CGFloat
    nonisolated var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, amount.rounded(.down)) }
  }

  private struct Score: View {
    @State private var score = 0.0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Wedge(start: score, width: 50 + score).fill(.black).frame(width: 300, height: 100)
        Counting(value: score)
        Text("Moved").modifier(Padded(amount: score))
        Text(score, format: .number).contentTransition(.numericText(value: score))
        Button("Score") { withAnimation(.linear(duration: 1)) { score += 100 } }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .ignoresSafeArea()
    }
  }

  @Test("what is animatable counts, draws and lays out on its way")
  func animatable() throws {
    let failures = try StageScript.failures(
      """
      expect now "0 points"
      expect color at 25,50 is #000000
      tap "Score"
      wait 500 ms
      expect now "50 points"
      expect now color at 40,50 is #FFFFFF within 2
      expect now color at 60,50 is #000000 within 2
      expect now color at 140,50 is #000000 within 2
      expect now color at 160,50 is #FFFFFF within 2
      timeline x of "Moved" every 250 ms is "50 75 100" within 1.1
      expect now "100 points"
      expect now "100"
      """, on: Score())
    #expect(failures == "")
  }
}
