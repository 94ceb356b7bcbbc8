import SwiftUICore

/// A drum of values in a box 216 points high, as on iOS: a finger turns it, and the one that comes to rest in the middle
/// is chosen.
struct WheelPicker<SelectionValue: Hashable, Label: View, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  /// Values by which the drum is turned away from the chosen one.
  @State private var turn: CGFloat = 0
  /// Where it was before, while it comes to rest.
  @State private var before: CGFloat = 0

  private let rowHeight = WheelRow.height
  @Environment(\.isInWheelRow) private var isInRow

  var body: some View {
    SubviewsReader(content.font(.system(size: 21)).lineLimit(1)) { options in
      let chosen = options.firstIndex { $0.hasTag(selection?.wrappedValue) } ?? 0
      ZStack {
        if !isInRow { WheelBand() }
        ForEach(shown(options.count, around: CGFloat(chosen)), id: \.self) { index in
          row(options[index], at: CGFloat(index - chosen) - turn)
            .accessibilityPart(.value)
            .accessibilityHidden(index != chosen)
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 216)
      .clipped()
      .contentShape(Rectangle())
      .onPan(.vertical, handlers(options, chosen))
      .region("picker", payload: selection)
      .accessibilityControl(AccessibilityControl()) {
        $0.label = AnyView(label)
        $0.position = .init(index: chosen + 1, count: options.count)
        $0.adjust = { direction in
          let next = chosen + (direction == .increment ? 1 : -1)
          if options.indices.contains(next) { options[next].select(selection) }
        }
      }
    }
  }

  /// The rows that can be seen, now and on the way to where the drum comes to rest.
  private func shown(_ count: Int, around chosen: CGFloat) -> [Int] {
    let (least, most) = (chosen + min(turn, before) - 4, chosen + max(turn, before) + 4)
    return (0..<count).filter { least <= CGFloat($0) && CGFloat($0) <= most }
  }

  /// - Parameter distance: rows below the middle.
  private func row(_ option: Subview, at distance: CGFloat) -> some View {
    let far = min(abs(distance), 4)
    return
      option
      .fixedSize()
      .opacity(far > 3.5 ? 0 : far < 0.5 ? 1 : max(0.1, 0.55 - 0.15 * Double(far)))
      // Rows lie on a drum: they come closer together towards its edges.
      .scaleEffect(y: max(0.05, 1 - 0.07 * far * far))
      .offset(y: distance * (rowHeight - 1.6 * far))
  }

  // MARK: A finger

  private func handlers(_ options: [Subview], _ chosen: Int) -> PanHandlers {
    let range = CGFloat(-chosen)...CGFloat(max(options.count - 1 - chosen, -chosen))
    return PanHandlers(
      began: { before = turn },
      moved: { way in
        let wanted = -way.height / rowHeight
        let inside = min(max(wanted, range.lowerBound), range.upperBound)
        // Beyond its ends the drum gives way by a third.
        turn = inside + (wanted - inside) / 3
        before = turn
      },
      ended: { velocity in
        // As far as it would turn by itself in a sixth of a second.
        let end = (turn - velocity.height / rowHeight / 6).rounded()
        let target = min(max(end, range.lowerBound), range.upperBound)
        before = turn
        withAnimation(.spring(duration: 0.35)) {
          turn = target
        } completion: {
          guard turn == target else { return }
          turn = 0
          before = 0
          let index = chosen + Int(target)
          if target != 0, options.indices.contains(index) { options[index].select(selection) }
        }
      })
  }
}
