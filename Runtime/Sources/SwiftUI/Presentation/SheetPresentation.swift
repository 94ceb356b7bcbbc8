import SwiftUICore

/// A sheet over the screen: it comes up from below, rests at its detents, and goes where a finger takes it.
struct SheetPresentation: View {
  let state: PresentationState
  let isPresented: Binding<Bool>
  let content: AnyView
  /// Whether what the content asks for is heard here.
  private let relays: Bool
  @State private var settings: PreferenceRelay<PresentationSettingsKey>
  /// The detent that a finger left the sheet at, where the app keeps none.
  @State private var chosen: PresentationDetent?
  /// Points by which a finger holds the sheet below its place.
  @State private var pull: CGFloat = 0
  @Environment(\.self) private var environment

  /// - Parameter settings: what the content asks for; nil where it is asked here.
  init(
    state: PresentationState, isPresented: Binding<Bool>, content: AnyView,
    settings: PreferenceRelay<PresentationSettingsKey>? = nil
  ) {
    self.state = state
    self.isPresented = isPresented
    self.content = content
    relays = settings == nil
    _settings = State(initialValue: settings ?? PreferenceRelay<PresentationSettingsKey>())
  }

  var body: some View {
    GeometryReader { proxy in
      let room = SheetRoom(proxy, environment)
      let height = room.height(of: detent(room))
      ZStack(alignment: .bottom) {
        dimming
        card(height: min(height - min(pull, 0), room.largest), room)
          .offset(y: state.isIn ? max(pull, 0) : height + 1)
      }
      .frame(width: room.width, height: room.screenHeight)
      // The reader starts at the safe area; the sheet's room is the whole screen.
      .offset(x: -proxy.safeAreaInsets.leading, y: -proxy.safeAreaInsets.top)
    }
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape) {
      if !settings.value.isDismissDisabled { isPresented.wrappedValue = false }
    }
  }

  // MARK: Detents

  private var detents: Set<PresentationDetent> {
    settings.value.detents.isEmpty ? [.large] : settings.value.detents
  }

  /// Where the sheet rests: what was chosen, or its lowest detent.
  private func detent(_ room: SheetRoom) -> PresentationDetent {
    let selected = settings.value.selection?.wrappedValue ?? chosen
    if let selected, detents.contains(selected) { return selected }
    return room.sorted(detents).first ?? .large
  }

  private func choose(_ detent: PresentationDetent) {
    if let selection = settings.value.selection { selection.wrappedValue = detent } else { chosen = detent }
  }

  // MARK: Parts

  /// iOS darkens what lies behind by a fifth, in dark mode by more.
  @ViewBuilder private var dimming: some View {
    if settings.value.backgroundInteraction?.letsThrough != true {
      Rectangle().fill(.black).opacity(state.isIn ? (environment.colorScheme == .dark ? 0.48 : 0.2) : 0)
        .onTapGesture {
          if !settings.value.isDismissDisabled { isPresented.wrappedValue = false }
        }
        .accessibilityHidden(true)
    }
  }

  private func card(height: CGFloat, _ room: SheetRoom) -> some View {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: settings.value.cornerRadius ?? 10, topTrailingRadius: settings.value.cornerRadius ?? 10)
    return ZStack(alignment: .top) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .keyboardRoom(room.bottomInset - room.deviceInset)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: room.deviceInset) }
        .modifier(HeardSettings(relay: relays ? settings : nil))
      if showsIndicator { indicator }
    }
    .frame(height: height)
    .background { settings.value.background ?? AnyView(Color(uiColor: .systemBackground)) }
    .clipShape(shape)
    .contentShape(shape)
    .gesture(drag(room))
  }

  private var showsIndicator: Bool {
    switch settings.value.dragIndicator {
    case .visible: true
    case .hidden: false
    case .automatic: detents.count > 1
    }
  }

  /// 36 × 5 points, as on iOS.
  private var indicator: some View {
    Capsule().fill(Color(uiColor: .tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  // MARK: A finger

  private func drag(_ room: SheetRoom) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { value in
        let moved = value.translation.height
        let isLast = moved > 0 && detent(room) == room.sorted(detents).first
        // Where it cannot go it follows with a tenth of the way.
        pull = isLast && settings.value.isDismissDisabled ? moved / 10 : moved
      }
      .onEnded { value in
        let end = room.height(of: detent(room)) - value.predictedEndTranslation.height
        withAnimation(.spring(duration: 0.5)) { rest(at: end, room) }
      }
  }

  /// Comes to rest at the detent next to a height, or goes where nothing is next.
  private func rest(at height: CGFloat, _ room: SheetRoom) {
    pull = 0
    let sorted = room.sorted(detents)
    if let lowest = sorted.first, height < room.height(of: lowest) / 2, !settings.value.isDismissDisabled {
      isPresented.wrappedValue = false
      return
    }
    let next = sorted.min { abs(room.height(of: $0) - height) < abs(room.height(of: $1) - height) }
    if let next { choose(next) }
  }
}

/// Hears what the content of a presentation asks for.
private struct HeardSettings: ViewModifier {
  let relay: PreferenceRelay<PresentationSettingsKey>?

  func body(content: Content) -> some View {
    if let relay { content.relay(relay) } else { content }
  }
}

/// The lengths of the screen that a sheet lies on, in points.
private struct SheetRoom {
  let width: CGFloat
  let screenHeight: CGFloat
  /// With the keyboard.
  let bottomInset: CGFloat
  /// Above the home indicator.
  let deviceInset: CGFloat
  /// Of the largest sheet: it leaves the status bar and a little of what lies behind.
  let largest: CGFloat
  private let environment: EnvironmentValues

  init(_ proxy: GeometryProxy, _ environment: EnvironmentValues) {
    let insets = proxy.safeAreaInsets
    width = proxy.size.width + insets.leading + insets.trailing
    screenHeight = proxy.size.height + insets.top + insets.bottom
    bottomInset = insets.bottom
    deviceInset = min(proxy.deviceInsets.bottom, insets.bottom)
    largest = max(0, proxy.size.height - 10) + insets.bottom
    self.environment = environment
  }

  /// Detents count without the inset at the bottom: with the keyboard a sheet is higher by as much, where there is
  /// room.
  func height(of detent: PresentationDetent) -> CGFloat {
    let most = largest - bottomInset
    let height: CGFloat =
      switch detent.kind {
      case .large: most
      case .medium: screenHeight / 2 - deviceInset
      case .fraction(let part): most * min(max(part, 0), 1)
      case .height(let height): height
      case .custom:
        detent.customHeight(.init(maxDetentValue: most, environment: environment)) ?? most
      }
    return min(max(height, 0), most) + bottomInset
  }

  func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    detents.sorted { height(of: $0) < height(of: $1) }
  }
}
