import SwiftUICore

/// Takes something up when a finger stays on the view, carries it to where the finger goes, and lets it go there.
nonisolated private struct DragSource: ViewModifier {
  let payload: () -> NSItemProvider
  /// What is seen below the finger; nil shows the view itself.
  let preview: AnyView?
  @State private var probe = ViewProbe()
  @State private var flight: DragFlight?

  @MainActor func body(content: Content) -> some View {
    let (probe, payload, flight) = (probe, payload, $flight)
    let place = DragPlace()
    content
      .probed(probe)
      .onHoldAndCarry("drag") {
        (flight.wrappedValue?.place ?? place).point = $0
      } began: {
        let frame = probe.frame ?? .zero
        flight.wrappedValue = DragFlight(
          place: place, carried: CarriedPayload(payload()), frame: frame,
          start: place.point)
      } moved: {
        guard let current = flight.wrappedValue else { return }
        flight.wrappedValue?.point = current.place.point
        current.carried.move(to: current.place.point, from: probe)
      } ended: {
        let current = flight.wrappedValue
        flight.wrappedValue = nil
        _ = current?.carried.drop()
      }
      .portal(self.flight.map { AnyView(DragPreview(flight: $0, probe: probe, preview: preview)) })
  }
}

/// Where the finger is on the stage.
@MainActor
private final class DragPlace {
  var point = CGPoint.zero
}

/// A payload on its way.
private struct DragFlight {
  let place: DragPlace
  let carried: CarriedPayload
  /// Of the view that it was taken from, on the stage.
  let frame: CGRect
  let start: CGPoint
  /// Where the finger is.
  var point: CGPoint

  @MainActor
  init(place: DragPlace, carried: CarriedPayload, frame: CGRect, start: CGPoint) {
    self.place = place
    self.carried = carried
    self.frame = frame
    self.start = start
    point = start
  }
}

/// What is seen below the finger.
private struct DragPreview: View {
  let flight: DragFlight
  let probe: ViewProbe
  let preview: AnyView?

  var body: some View {
    let way = CGSize(width: flight.point.x - flight.start.x, height: flight.point.y - flight.start.y)
    ZStack(alignment: .topLeading) {
      Color.clear
      Group {
        if let preview {
          preview.position(x: flight.point.x, y: flight.point.y)
        } else {
          ViewSnapshot(probe)
            .frame(width: flight.frame.width, height: flight.frame.height)
            .offset(x: flight.frame.minX + way.width, y: flight.frame.minY + way.height)
        }
      }
      .opacity(0.8)
      .shadow(color: .black.opacity(0.2), radius: 8, y: 2)
    }
    .ignoresSafeArea()
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension View {
  /// Lets a finger that stays on the view carry a value to another view.
  /// - Parameter payload: asked for when the view is taken up.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSource(payload: { NSItemProvider(object: payload()) }, preview: nil))
  }

  /// - Parameter preview: what is seen below the finger.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: { NSItemProvider(object: payload()) }, preview: AnyView(preview())))
  }

  /// Lets a finger that stays on the view carry what a provider gives.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource(payload: data, preview: nil))
  }

  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: data, preview: AnyView(preview())))
  }
}
