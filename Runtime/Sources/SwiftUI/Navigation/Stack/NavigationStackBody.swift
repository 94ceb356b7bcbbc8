import SwiftUICore

/// The first screen with those above it. It does not run again when these change.
struct NavigationStackBody<Root: View>: View {
  let root: Root
  let path: PathAccess?
  /// Kept by a container around the stack; nil lets the stack keep its own.
  var model: NavigationModel?
  @State private var own = NavigationModel()

  var body: some View {
    let model = model ?? own
    ZStack {
      NavigationScreen(content: root, values: model.relay(of: 0))
        .modifier(CoveredScreen(model: model, index: 0))
      PushedScreens(model: model, path: path)
    }
    .environment(\.navigationModel, model)
    .environment(\.navigationEntry, 0)
    .modifier(OwnEditMode())
    .onReselection { [model] in model.popToRoot() }
  }
}

/// Screens come in from the trailing edge in half a second without overshoot, as on iOS.
private let screenMotion = Animation.spring(duration: 0.5)

private struct PushedScreens: View {
  let model: NavigationModel
  let path: PathAccess?

  var body: some View {
    let _ = model.path = path
    let entries = model.currentEntries()
    ZStack {
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        PushedScreen(model: model, entry: entry, index: index, below: index == 0 ? 0 : entries[index - 1].id)
          .transition(.move(edge: .trailing))
          .zIndex(Double(index + 1))
      }
    }
    .animation(screenMotion, value: entries.map(\.id))
  }
}

private struct PushedScreen: View {
  let model: NavigationModel
  let entry: NavigationEntry
  let index: Int
  /// The screen that this one covers.
  let below: Int

  private var back: NavigationBack {
    NavigationBack(title: model.relay(of: below), titleMode: { model.titleMode(below: entry.id) }) {
      model.pop(entry.id)
    }
  }

  var body: some View {
    let back = back
    NavigationScreen(content: content, values: model.relay(of: entry.id))
      .environment(\.navigationBack, back)
      .environment(\.navigationEntry, entry.id)
      .environment(\.dismiss, DismissAction { back.action() })
      .environment(\.isPresented, true)
      .accessibilityAction(.escape) { back.action() }
      .modifier(CoveredScreen(model: model, index: index + 1))
      .modifier(BackSwipe(model: model, entry: entry.id))
  }

  /// iOS shows a sign in place of a screen that nobody has named.
  @ViewBuilder private var content: some View {
    if let view = model.view(of: entry) {
      view
    } else {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow)
    }
  }
}

/// A screen below another one: it lies a little aside and darker, and takes no fingers.
private struct CoveredScreen: ViewModifier {
  let model: NavigationModel
  let index: Int
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var isAside = false
  /// Whether the screen above has come to rest: from then on this one has disappeared.
  @State private var isAway = false
  /// The part of its width by which a covered screen lies aside, as on iOS.
  private let aside: CGFloat = 0.3

  func body(content: Content) -> some View {
    let isCovered = model.depth > index
    content
      .covered(isAway)
      .overlay {
        if isCovered { Color.black.opacity(0.1).ignoresSafeArea().allowsHitTesting(false) }
      }
      .modifier(Aside(fraction: isCovered ? (layoutDirection == .rightToLeft ? aside : -aside) : 0))
      .animation(screenMotion, value: isCovered)
      .allowsHitTesting(!isCovered)
      .accessibilityHidden(isCovered)
      // Moves as long as screens do, and draws nothing: who animates it is told when they have come to rest.
      .background { Spacer(minLength: 0).frame(width: 0, height: 0).offset(x: isAside ? 1 : 0) }
      .onChange(of: isCovered, initial: true) { _, isCovered in follow(isCovered) }
  }
}

extension CoveredScreen {
  /// A screen disappears when the one above has come in, and appears as soon as that begins to go, as on iOS.
  private func follow(_ isCovered: Bool) {
    guard isCovered != isAside else { return }
    if !isCovered { isAway = false }
    withAnimation(screenMotion) {
      isAside = isCovered
    } completion: {
      if isAside, model.depth > index { isAway = true }
    }
  }
}

/// Draws a screen aside by a fraction of its width.
struct Aside: GeometryEffect {
  var fraction: CGFloat

  var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: fraction * size.width, y: 0))
  }
}

/// A finger from the leading edge takes the screen with it, and lets it go or brings it back.
private struct BackSwipe: ViewModifier {
  let model: NavigationModel
  let entry: Int
  @Environment(\.layoutDirection) private var layoutDirection
  /// Points from the edge at which the finger must come down.
  private let reach: CGFloat = 20

  private var sign: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }
  private var distance: CGFloat { model.drag?.id == entry ? model.drag?.distance ?? 0 : 0 }

  func body(content: Content) -> some View {
    content
      .offset(x: distance)
      .overlay(alignment: .leading) {
        GeometryReader { proxy in
          Color.clear
            .contentShape(Rectangle())
            .frame(width: reach)
            .gesture(swipe(width: proxy.size.width))
            .accessibilityHidden(true)
        }
      }
  }

  private func swipe(width: CGFloat) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { model.drag = (entry, max(0, sign * $0.translation.width)) }
      .onEnded { value in
        let goes = sign * value.predictedEndTranslation.width > width / 2
        withAnimation(screenMotion) {
          if goes { model.pop(entry) } else { model.drag = nil }
        }
        if goes { model.drag = nil }
      }
  }
}
