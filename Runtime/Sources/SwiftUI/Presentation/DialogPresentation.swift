import SwiftUICore

/// An alert in the middle of the screen: 270 points wide, corners of 14, as on iOS to 18.
struct AlertPresentation: View {
  let state: PresentationState
  let isPresented: Binding<Bool>
  let record: DialogRecord

  var body: some View {
    ZStack {
      DialogDimming(isIn: state.isIn)
      VStack(spacing: 0) {
        VStack(spacing: 3) {
          record.title.font(.headline).multilineTextAlignment(.center).accessibilityAddTraits(.isHeader)
          record.message.map { $0().font(.footnote).multilineTextAlignment(.center) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 19)
        AlertButtons(actions: record.actionsOrOK(), isPresented: isPresented)
      }
      .frame(width: 270)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      // It comes in a little larger, as on iOS.
      .scaleEffect(state.isIn ? 1 : 1.15)
      .opacity(state.isIn ? 1 : 0)
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }
}

/// Two short buttons stand side by side, more stand one above the other; the one that cancels comes first
/// beside another, and last in a column. Text fields stand above them.
private struct AlertButtons: View {
  let actions: AnyView
  let isPresented: Binding<Bool>

  var body: some View {
    SubviewsReader(actions.buttonStyle(DialogButtonStyle(isPresented: isPresented, height: 44, size: 17))) { views in
      let fields = views.filter { !$0.isButton }
      let buttons = views.filter { $0.isButton }
      VStack(spacing: 0) {
        ForEach(fields) { field in
          field
            .textFieldStyle(.plain)
            .font(.footnote)
            .padding(6)
            .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 6))
            .padding(.horizontal, 16)
            .padding(.bottom, 16)
        }
        Divider()
        if buttons.count == 2 {
          HStack(spacing: 0) {
            ForEach(buttons.sorted { $0.cancels && !$1.cancels }) { button in
              if button.id != buttons.sorted(by: { $0.cancels && !$1.cancels }).first?.id { Divider() }
              button.frame(maxWidth: .infinity)
            }
          }
          .frame(height: 44)
        } else {
          ForEach(buttons.sorted { !$0.cancels && $1.cancels }) { button in
            if button.id != buttons.sorted(by: { !$0.cancels && $1.cancels }).first?.id { Divider() }
            button
          }
        }
      }
    }
  }
}

/// Choices at the bottom of the screen, 57 points each, with the one that cancels on a card of its own.
struct ChoicePresentation: View {
  let state: PresentationState
  let isPresented: Binding<Bool>
  let record: DialogRecord

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        DialogDimming(isIn: state.isIn).onTapGesture { isPresented.wrappedValue = false }
        choices
          .padding(.horizontal, 8)
          .padding(.bottom, proxy.safeAreaInsets.bottom > 0 ? 0 : 8)
          .offset(y: state.isIn ? 0 : proxy.size.height)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .accessibilityAddTraits(.isModal)
  }

  private var choices: some View {
    SubviewsReader(record.actions().buttonStyle(DialogButtonStyle(isPresented: isPresented, height: 57, size: 20))) {
      views in
      VStack(spacing: 8) {
        card {
          if record.showsTitle {
            VStack(spacing: 8) {
              record.title.font(.footnote.weight(.semibold))
              record.message.map { $0().font(.footnote) }
            }
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity)
            .padding(14)
            Divider()
          }
          let choices = views.filter { !$0.cancels }
          ForEach(choices) { choice in
            if choice.id != choices.first?.id { Divider() }
            choice
          }
        }
        card {
          if let cancel = views.first(where: { $0.cancels }) {
            cancel
          } else {
            Button("Cancel", role: .cancel) {}
              .buttonStyle(DialogButtonStyle(isPresented: isPresented, height: 57, size: 20))
          }
        }
      }
    }
  }

  private func card<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(spacing: 0) { content() }
      .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}

/// What lies behind alerts and choices is darker by a fifth and takes no fingers.
private struct DialogDimming: View {
  let isIn: Bool

  var body: some View {
    Rectangle().fill(.black).opacity(isIn ? 0.2 : 0).contentShape(Rectangle()).ignoresSafeArea().accessibilityHidden(
      true)
  }
}

/// A choice of an alert or dialog: the dialog goes, then the choice acts.
private struct DialogButtonStyle: ActionWrappingStyle {
  let isPresented: Binding<Bool>
  let height: CGFloat
  /// Of the font, in points.
  let size: CGFloat

  func wrapping(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [isPresented] in
      isPresented.wrappedValue = false
      action()
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: wrapping { configuration.trigger() }) {
      configuration.label
    }
    .buttonStyle(DialogButtonLook(height: height, size: size))
    .trait(CancelsTrait.self, configuration.role == .cancel)
  }
}

private struct DialogButtonLook: ButtonStyle {
  let height: CGFloat
  let size: CGFloat
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: size, weight: configuration.role == .cancel ? .semibold : .regular))
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .foregroundStyle(
        isEnabled ? (configuration.role == .destructive ? Color.red : .accentColor) : Color(uiColor: .tertiaryLabel)
      )
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(configuration.isPressed ? Color(uiColor: .systemFill) : .clear)
      .contentShape(Rectangle())
  }
}

/// Whether a choice of a dialog leaves things as they are; only buttons have it.
private enum CancelsTrait: TraitKey { typealias Value = Bool }

extension Subview {
  @MainActor fileprivate var isButton: Bool { trait(CancelsTrait.self) != nil }
  @MainActor fileprivate var cancels: Bool { trait(CancelsTrait.self) ?? false }
}
