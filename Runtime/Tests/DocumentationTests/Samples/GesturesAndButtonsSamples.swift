import SwiftUI

struct Card: View {
  @GestureState private var drag = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.blue.gradient)
      .frame(width: 70, height: 70)
      .offset(drag)
      .animation(drag == .zero ? .bouncy : nil, value: drag)
      .gesture(
        DragGesture().updating($drag) { value, drag, _ in drag = value.translation }
      )
      .frame(width: 150, height: 110, alignment: .leading)
  }
}

struct SquishyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 20).padding(.vertical, 12)
      .foregroundStyle(.white)
      .background(configuration.isPressed ? .indigo : .blue, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.snappy(duration: 0.2), value: configuration.isPressed)
  }
}

struct Orders: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Button("Order") { count += 1 }.buttonStyle(SquishyStyle())
      Text("\(count) ordered").foregroundStyle(.secondary)
    }
    .frame(width: 130, height: 100)
  }
}

struct HoldToDelete: View {
  @GestureState private var isHolding = false
  @State private var isDeleted = false

  var body: some View {
    Label(isDeleted ? "Deleted" : "Hold", systemImage: isDeleted ? "checkmark" : "trash")
      .foregroundStyle(.white)
      .frame(width: 120, height: 44)
      .background(alignment: .leading) {
        Rectangle().fill(.red.opacity(0.5))
        Rectangle().fill(.red).frame(width: isHolding || isDeleted ? 120 : 0)
          .animation(.linear(duration: isHolding ? 0.8 : 0.1), value: isHolding)
      }
      .clipShape(Capsule())
      .gesture(
        LongPressGesture(minimumDuration: 0.8)
          .updating($isHolding) { value, isHolding, _ in isHolding = value }
          .onEnded { _ in isDeleted = true }
      )
  }
}

struct Photo: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Image(systemName: "photo.artframe")
      .font(.system(size: 48))
      .foregroundStyle(.teal)
      .scaleEffect(scale)
      .rotationEffect(angle)
      .frame(width: 150, height: 130)
      .contentShape(Rectangle())
      .gesture(
        MagnifyGesture().onChanged { scale = $0.magnification }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
      )
  }
}
