import SwiftUI

struct Holder: ViewModifier {
  let onPress: () -> Void
  @GestureState private var isHeld = false

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in onPress() }
          .onEnded { _ in }
      )
      .gesture(LongPressGesture().updating($isHeld) { value, state, _ in state = value })
      .highPriorityGesture(TapGesture(count: 2).onEnded {})
  }
}

struct InteractionSamples: View {
  enum Field: Hashable { case name, mail }

  @State private var pressed = false
  @State private var count = 0
  @State private var isShown = false
  @State private var item: Entry2?
  @State private var text = ""
  @State private var detent = PresentationDetent.medium
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  @Namespace private var namespace
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  struct Entry2: Identifiable { let id = 1 }

  private func tap() {}

  var body: some View {
    VStack {
      Text("taps")
        .onTapGesture { count += 1 }
        .onTapGesture(count: 2) { count += 1 }
        .onTapGesture(perform: tap)
        .onTapGesture { location in print(location.x) }
        .onLongPressGesture { count += 1 }
        .onLongPressGesture(minimumDuration: 0, perform: {}, onPressingChanged: { pressed = $0 })
        .onLongPressGesture(minimumDuration: 0.3, pressing: { pressed = $0 }) { count += 1 }
        .onLongPressGesture(minimumDuration: 0.5, perform: tap)
        .modifier(Holder(onPress: { withAnimation(.spring()) { pressed = true } }))
      Text("haptics")
        .sensoryFeedback(.impact(weight: .light), trigger: pressed)
        .sensoryFeedback(.selection, trigger: count) { old, new in new > old }
        .sensoryFeedback(trigger: count) { _, new in new > 3 ? .success : nil }
      Text("motion")
        .animation(.easeInOut(duration: 0.2), value: pressed)
        .animation(reduceMotion ? nil : .snappy, value: count)
        .transition(.move(edge: .bottom).combined(with: .opacity))
        .contentTransition(.numericText())
        .matchedGeometryEffect(id: "title", in: namespace)
        .transaction { $0.animation = nil }
      TextField("Name", text: $text).focused($isFocused)
      TextField("Mail", text: $text).focused($field, equals: .mail)
      Button("Focus") {
        isFocused = true
        field = .name
        dismiss()
        openURL(URL(string: "https://example.com")!)
      }
      .keyboardShortcut(.defaultAction)
      .keyboardShortcut("k", modifiers: [.command, .shift])
      Image(systemName: "star")
        .symbolEffect(.bounce, value: count)
        .symbolEffect(.pulse, isActive: pressed)
        .accessibilityLabel("Star, \(count)")
        .accessibilityLabel(text)
        .accessibilityHint("Marks it")
        .accessibilityValue(Text("\(count)"))
        .accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityElement(children: .combine)
        .accessibilityHidden(count == 0)
        .accessibilityIdentifier("star")
        .accessibilityAction(named: "Mark") { count += 1 }
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: count += 1
          case .decrement: count -= 1
          @unknown default: break
          }
        }
    }
    .onHover { pressed = $0 }
    .sheet(isPresented: $isShown) {
      Text("sheet")
        .presentationDetents([.medium, .large, .fraction(0.3), .height(200)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
        .presentationBackground(.thinMaterial)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .interactiveDismissDisabled()
    }
    .sheet(item: $item, onDismiss: tap) { Text("\($0.id)") }
    .fullScreenCover(isPresented: $isShown) { Text("cover") }
    .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("popover") }
    .alert("Delete?", isPresented: $isShown) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
    .confirmationDialog("Choose", isPresented: $isShown, titleVisibility: .visible) { Button("One") {} }
  }
}
