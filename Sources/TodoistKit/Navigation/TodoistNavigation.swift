import KitSupport
import SwiftUI

extension View {
  /// Lays a sidebar beside the view where there is room for it, and a drawer over the whole of it where there is not.
  /// - Parameter isOpen: whether the drawer of a narrow screen is open; a wide one shows the sidebar always.
  public func todoistDrawer<Drawer: View>(
    isOpen: Binding<Bool>, @ViewBuilder drawer: () -> Drawer
  ) -> some View {
    modifier(DrawerModifier(isOpen: isOpen, drawer: drawer()))
  }
}

private struct DrawerModifier<Drawer: View>: ViewModifier {
  @Binding var isOpen: Bool
  let drawer: Drawer
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.todoistWords) private var words

  func body(content: Content) -> some View {
    if width == .regular {
      HStack(spacing: 0) {
        drawer.frame(width: 280)
        Rectangle().fill(TodoistColors.divider).frame(width: 0.5).ignoresSafeArea()
        content.frame(maxWidth: .infinity)
      }
    } else {
      content
        .accessibilityHidden(isOpen)
        .overlay {
          if isOpen {
            drawer
              .safeAreaInset(edge: .top, spacing: 0) { closeBar }
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { isOpen = false }
              .transition(.move(edge: .leading), reduced: .opacity)
          }
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.8), reduced: .easeInOut(duration: 0.2), value: isOpen)
    }
  }

  private var closeBar: some View {
    HStack {
      Spacer()
      Button {
        isOpen = false
      } label: {
        Image(systemName: "xmark")
          .font(.system(size: 17, weight: .medium))
          .foregroundStyle(TodoistColors.secondary)
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
      .accessibilityLabel(words.close)
    }
    .padding(.horizontal, 8)
    .background(TodoistColors.surface, ignoresSafeAreaEdges: .top)
  }
}

/// The button that opens the drawer.
public struct TodoistMenuButton: View {
  private let action: () -> Void
  @Environment(\.todoistWords) private var words

  public init(action: @escaping () -> Void) { self.action = action }

  public var body: some View {
    Button(action: action) { TodoistIcon(.menu).foregroundStyle(TodoistColors.ink).frame(width: 44, height: 44) }
      .accessibilityLabel(words.menu)
  }
}

/// The button that sorts and filters a list.
public struct TodoistSortButton: View {
  private let action: () -> Void
  @Environment(\.todoistWords) private var words

  public init(action: @escaping () -> Void) { self.action = action }

  public var body: some View {
    Button(action: action) { TodoistIcon(.sort).foregroundStyle(TodoistColors.red).frame(width: 44, height: 44) }
      .accessibilityLabel(words.sortAndFilter)
  }
}
