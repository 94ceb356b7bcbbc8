import SwiftUI

struct SpringRace: View {
  @State private var isAway = false

  var body: some View {
    VStack(spacing: 10) {
      runner(.gray, .linear(duration: 0.4))
      runner(.blue, .easeInOut(duration: 0.4))
      runner(.green, .smooth)
      runner(.orange, .bouncy(extraBounce: 0.2))
      Button("Go") { isAway.toggle() }
    }
  }

  private func runner(_ color: Color, _ animation: Animation) -> some View {
    Circle().fill(color).frame(width: 18, height: 18)
      .frame(maxWidth: .infinity, alignment: isAway ? .trailing : .leading)
      .animation(animation, value: isAway)
  }
}

struct Saved: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Save") {
        withAnimation(.easeOut(duration: 0.4)) { isShown.toggle() }
      }
      Spacer()
      if isShown {
        Label("Saved", systemImage: "checkmark.circle.fill")
          .padding(.horizontal, 12).padding(.vertical, 8)
          .background(.green.opacity(0.2), in: Capsule())
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .frame(height: 110)
    .clipped()
  }
}

struct Segments: View {
  @State private var selection = "Day"
  @Namespace private var pill

  var body: some View {
    HStack(spacing: 0) {
      ForEach(["Day", "Week", "Month"], id: \.self) { name in
        Text(name)
          .font(.subheadline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
          .background {
            if selection == name {
              Capsule().fill(.blue.opacity(0.25)).matchedGeometryEffect(id: "pill", in: pill)
            }
          }
          .onTapGesture { withAnimation(.snappy) { selection = name } }
      }
    }
    .background(.quaternary, in: Capsule())
  }
}

struct Beacon: View {
  var body: some View {
    Circle()
      .fill(.red)
      .frame(width: 32, height: 32)
      .phaseAnimator([1.0, 1.4, 0.8]) { circle, scale in
        circle.scaleEffect(scale).opacity(2 - scale)
      } animation: { _ in
        .easeInOut(duration: 0.4)
      }
      .frame(width: 60, height: 60)
  }
}

struct Jump {
  var height = 0.0
  var squash = 1.0
}

struct Jumper: View {
  @State private var jumps = 0

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(.purple)
        .frame(width: 36, height: 36)
        .keyframeAnimator(initialValue: Jump(), trigger: jumps) { box, jump in
          box.scaleEffect(x: 1 / jump.squash, y: jump.squash, anchor: .bottom).offset(y: -jump.height)
        } keyframes: { _ in
          KeyframeTrack(\.height) {
            LinearKeyframe(0, duration: 0.1)
            CubicKeyframe(60, duration: 0.25)
            CubicKeyframe(0, duration: 0.25)
          }
          KeyframeTrack(\.squash) {
            CubicKeyframe(0.7, duration: 0.1)
            CubicKeyframe(1.2, duration: 0.15)
            SpringKeyframe(1, duration: 0.4)
          }
        }
        .frame(width: 80, height: 110, alignment: .bottom)
      Button("Jump") { jumps += 1 }
    }
  }
}

struct Score: View {
  @State private var points = 128

  var body: some View {
    VStack(spacing: 4) {
      Text("\(points)")
        .font(.system(size: 40, weight: .semibold, design: .rounded).monospacedDigit())
        .contentTransition(.numericText(value: Double(points)))
      Button("Add") { withAnimation { points += 5 } }
    }
    .frame(width: 110)
  }
}

struct Bell: View {
  @State private var rings = 0
  @State private var isMuted = false

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: isMuted ? "bell.slash.fill" : "bell.fill")
        .font(.largeTitle)
        .symbolEffect(.bounce, value: rings)
        .contentTransition(.symbolEffect(.replace))
        .frame(width: 80, height: 50)
      Button("Ring") { rings += 1 }
      Button("Mute") { withAnimation { isMuted.toggle() } }
    }
  }
}
