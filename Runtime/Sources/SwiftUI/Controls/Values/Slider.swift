import SwiftUICore

/// A control for a value between two bounds.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  /// 0…1; what is written is put back between the bounds.
  private let fraction: Binding<Double>
  private let label: Label
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?
  private let onEditingChanged: (Bool) -> Void
  /// What assistive technology moves the value by, of the whole.
  private let accessibilityStep: Double

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ label: Label,
    _ minimumValueLabel: ValueLabel?, _ maximumValueLabel: ValueLabel?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = Binding(
      get: {
        guard length > 0 else { return 0 }
        return unitInterval(Double((value.wrappedValue - bounds.lowerBound) / length))
      },
      set: { fraction in
        var new = bounds.lowerBound + V(fraction) * length
        if let step, step > 0 {
          let steps = ((new - bounds.lowerBound) / V(step)).rounded()
          new = min(bounds.lowerBound + steps * V(step), bounds.upperBound)
        }
        value.wrappedValue = new
      })
    // A tenth, as on iOS; no less than leads to another value.
    accessibilityStep = max(0.1, unitInterval(length > 0 ? Double(step ?? 0) / Double(length) : 0))
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    HStack {
      minimumValueLabel
      SliderTrack(fraction: fraction, onEditingChanged: onEditingChanged)
      maximumValueLabel
    }
    .accessibilityControl(AccessibilityControl(content: .ignored)) {
      $0.label = AnyView(label)
      $0.value = percent(fraction.wrappedValue)
      $0.adjust = adjust
    }
  }

  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let target = fraction.wrappedValue + (direction == .increment ? accessibilityStep : -accessibilityStep)
    onEditingChanged(true)
    // Tenths that are added up stay tenths.
    fraction.wrappedValue = unitInterval((target * 1e9).rounded() / 1e9)
    onEditingChanged(false)
  }
}

/// A track 4 points high and a knob of 27, in a box 31 high, as on iOS.
private struct SliderTrack: View {
  let fraction: Binding<Double>
  let onEditingChanged: (Bool) -> Void
  /// The value when the finger came down on the knob; nil while none is on it.
  @State private var start: Double?
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled

  private let knob: CGFloat = 27
  /// Points around the knob's middle within which a finger takes hold of it.
  private let reach: CGFloat = 30

  private func drag(_ value: DragGesture.Value, way: CGFloat) {
    guard way > 0 else { return }
    let isMirrored = layoutDirection == .rightToLeft
    let startX = isMirrored ? way + knob - value.startLocation.x : value.startLocation.x
    if start == nil {
      // As on iOS the knob is dragged, and the track alone does nothing.
      let middle = way * fraction.wrappedValue + knob / 2
      guard abs(startX - middle) <= reach else { return }
      start = fraction.wrappedValue
      onEditingChanged(true)
    }
    let moved = (isMirrored ? -1 : 1) * value.translation.width / way
    let new = unitInterval((start ?? 0) + moved)
    if new != fraction.wrappedValue { fraction.wrappedValue = new }
  }

  var body: some View {
    GeometryReader { proxy in
      let position = (proxy.size.width - knob) * fraction.wrappedValue
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemFill)).frame(height: 4)
        Capsule().fill(TintShapeStyle()).frame(width: position + knob / 2, height: 4)
        Circle()
          .fill(.white)
          .frame(width: knob, height: knob)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .shadow(color: .black.opacity(0.06), radius: 2, y: 1)
          .offset(x: position)
      }
      .frame(maxHeight: .infinity)
      .enlargedHitArea(6.5)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag($0, way: proxy.size.width - knob) }
          .onEnded { _ in
            if start != nil { onEditingChanged(false) }
            start = nil
          })
    }
    .frame(height: 31)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), nil, nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), nil, nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), nil, nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, EmptyView(), nil, nil, onEditingChanged)
  }
}
