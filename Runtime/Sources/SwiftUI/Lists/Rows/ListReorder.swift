import Observation
import SwiftUICore

/// A row of a list that a finger moves among the others.
@MainActor @Observable
final class ListReorder {
  struct Drag {
    let group: ObjectIdentifier
    let source: Int
    /// Where the row would go now.
    var target: Int
    /// Points that the others make room by.
    let height: CGFloat
    let probe: ViewProbe
    /// Where the row lay, in the coordinates of the stage.
    let frame: CGRect
  }

  private(set) var drag: Drag?
  /// Points that the row has been moved down.
  private(set) var distance: CGFloat = 0
  @ObservationIgnored private var mover: RowMover?
  @ObservationIgnored private var isDropping = false
  /// Where the rows of the group are, by number, when the drag begins.
  @ObservationIgnored private var frames: [Int: CGRect] = [:]
  /// The rows that are there.
  @ObservationIgnored private var rows: [ObjectIdentifier: (mover: RowMover, probe: ViewProbe)] = [:]

  nonisolated init() {}

  func note(_ row: ObjectIdentifier, _ mover: RowMover?, _ probe: ViewProbe) {
    rows[row] = mover.map { ($0, probe) }
  }

  func forget(_ row: ObjectIdentifier) { rows[row] = nil }

  func begin(_ mover: RowMover, _ probe: ViewProbe) {
    guard drag == nil, let frame = probe.frame, let index = mover.index else { return }
    self.mover = mover
    frames = [:]
    for row in rows.values where row.mover.group == mover.group {
      if let place = row.mover.index { frames[place] = row.probe.frame }
    }
    distance = 0
    drag = Drag(
      group: mover.group, source: index, target: index, height: frame.height, probe: probe, frame: frame)
  }

  func move(by distance: CGFloat) {
    guard let drag, !isDropping else { return }
    self.distance = distance
    // The row goes where its middle has passed the middle of another one.
    let middle = drag.frame.midY + distance
    let above = frames.filter { $0.key < drag.source && $0.value.midY > middle }.keys.min()
    let below = frames.filter { $0.key > drag.source && $0.value.midY < middle }.keys.max()
    let target = above ?? below ?? drag.source
    if target != drag.target { withAnimation(.snappy(duration: 0.25)) { self.drag?.target = target } }
  }

  /// The row comes to rest, and then the app moves its element.
  func drop() {
    guard let drag, !isDropping else { return }
    isDropping = true
    let place = frames[drag.target] ?? drag.frame
    withAnimation(.snappy(duration: 0.25)) {
      distance = drag.target > drag.source ? place.maxY - drag.frame.maxY : place.minY - drag.frame.minY
    } completion: {
      self.isDropping = false
      self.drag = nil
      if drag.target != drag.source {
        // Before the element at the offset, as `onMove` counts.
        self.mover?.move([drag.source], drag.target > drag.source ? drag.target + 1 : drag.target)
      }
    }
  }

  /// Points by which a row makes room.
  func shift(of mover: RowMover?) -> CGFloat {
    guard let drag, let mover, mover.group == drag.group, let index = mover.index else { return 0 }
    if index > drag.source, index <= drag.target { return -drag.height }
    if index < drag.source, index >= drag.target { return drag.height }
    return 0
  }

  /// Whether a row is the one that is moved.
  func isMoved(_ mover: RowMover?) -> Bool {
    guard let drag, let mover else { return false }
    return mover.group == drag.group && mover.index == drag.source
  }
}

private struct ListReorderKey: EnvironmentKey { static var defaultValue: ListReorder? { nil } }

extension EnvironmentValues {
  var listReorder: ListReorder? {
    get { self[ListReorderKey.self] }
    set { self[ListReorderKey.self] = newValue }
  }
}

/// A row among others that may be moved: it makes room for the one that is, and a finger moves it.
struct ReorderableRow: ViewModifier {
  let mover: RowMover?
  let id: ObjectIdentifier
  let probe: ViewProbe
  /// Whether a finger that stays on the row moves it, wherever it is.
  let movesByHolding: Bool
  @Environment(\.listReorder) private var reorder

  func body(content: Content) -> some View {
    if let reorder, let mover {
      let _ = reorder.note(id, mover, probe)
      content
        .opacity(reorder.isMoved(mover) ? 0 : 1)
        .offset(y: reorder.shift(of: mover))
        .modifier(MovedByHolding(isOn: movesByHolding, reorder: reorder, mover: mover, probe: probe))
        .onDisappear { reorder.forget(id) }
    } else {
      content
    }
  }
}

private struct MovedByHolding: ViewModifier {
  let isOn: Bool
  let reorder: ListReorder
  let mover: RowMover
  let probe: ViewProbe

  func body(content: Content) -> some View {
    if isOn {
      content.onHoldAndDrag("move") {
        reorder.begin(mover, probe)
      } moved: {
        reorder.move(by: $0.height)
      } ended: {
        reorder.drop()
      }
    } else {
      content
    }
  }
}

/// The row that is moved, above the others.
struct MovedRow: View {
  let reorder: ListReorder

  var body: some View {
    if let drag = reorder.drag {
      GeometryReader { proxy in
        let own = proxy.frame(in: .global)
        ViewSnapshot(drag.probe)
          .background(Color(uiColor: .secondarySystemGroupedBackground))
          .shadow(color: .black.opacity(0.2), radius: 8, y: 2)
          .offset(x: drag.frame.minX - own.minX, y: drag.frame.minY - own.minY + reorder.distance)
          .environment(\.layoutDirection, .leftToRight)
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
}
