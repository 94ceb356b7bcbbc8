import SwiftUICore

/// Stands before a row while its list is edited: a sign that deletes, or a circle that selects.
enum RowEditControl {
  case delete
  case select(isSelected: Bool)
}

struct RowEditControlView: View {
  let control: RowEditControl
  let action: () -> Void

  var body: some View {
    switch control {
    case .delete:
      Image(systemName: "minus.circle.fill")
        .symbolRenderingMode(.palette)
        .foregroundStyle(.white, .red)
        .modifier(RowEditSymbol())
        .pressable("delete", label: "delete", action: action)
        .accessibilityControl(AccessibilityControl(.plain, .isButton, content: .ignored)) {
          $0.defaultLabel = "Remove"
          $0.activate = action
        }
    case .select(let isSelected):
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .symbolRenderingMode(isSelected ? .palette : .monochrome)
        .foregroundStyle(
          isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(Color(uiColor: .tertiaryLabel)), TintShapeStyle()
        )
        .modifier(RowEditSymbol())
        .accessibilityHidden(true)
    }
  }
}

/// 22 points wide, as on iOS.
private struct RowEditSymbol: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 22)).frame(width: 26, height: 44).contentShape(Rectangle().inset(by: -9))
  }
}

/// The three lines by which a finger moves a row.
struct MoveHandle: View {
  let mover: RowMover
  let probe: ViewProbe
  @Environment(\.listReorder) private var reorder

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .font(.system(size: 17))
      .foregroundStyle(Color(uiColor: .tertiaryLabel))
      .frame(width: 26, height: 44)
      .contentShape(Rectangle().inset(by: -9))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in
            if reorder?.drag == nil { reorder?.begin(mover, probe) }
            reorder?.move(by: value.translation.height)
          }
          .onEnded { _ in reorder?.drop() }
      )
      .accessibilityControl(AccessibilityControl(.plain, .isButton, content: .ignored)) {
        $0.defaultLabel = "Reorder"
      }
  }
}
