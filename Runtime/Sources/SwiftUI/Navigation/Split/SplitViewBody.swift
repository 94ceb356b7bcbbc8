import SwiftUICore

/// The columns of a split view, side by side or one over the other. They keep their places in the structure, and
/// with them their state, whatever room there is.
struct SplitViewBody<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  /// nil where there are two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  @State private var model = SplitModel()
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.splitStyle) private var style

  private var numbers: [Int] { content == nil ? [0, 2] : [0, 1, 2] }
  private var isCompact: Bool { width != .regular }
  private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? model.visibility ?? .automatic }

  var body: some View {
    let _ = (model.columns, model.isCompact) = (numbers, isCompact)
    GeometryReader { proxy in
      let plan = plan(in: proxy.size)
      SplitLayout(plan: plan) {
        column(2, detail, plan)
        if plan.isOverlay {
          Color.black.opacity(0.2)
            .ignoresSafeArea()
            .onTapGesture { show(.detailOnly) }
            .accessibilityLabel("Dismiss Sidebar")
            .accessibilityAddTraits(.isButton)
            .transition(.opacity)
            .zIndex(1)
        }
        if let content { column(1, content, plan) }
        column(0, sidebar, plan)
      }
      .animation(splitMotion, value: plan)
    }
    .onChange(of: preferred?.wrappedValue, initial: true) { _, new in
      if let number = new?.number, numbers.contains(number) { model.compactColumn = number }
    }
    .onChange(of: model.compactColumn) { _, new in
      let column = NavigationSplitViewColumn(number: new)
      if let preferred, preferred.wrappedValue != column { preferred.wrappedValue = column }
    }
    // A title belongs to its column.
    .transformPreference(NavigationValuesKey.self) { $0 = NavigationValues() }
  }

  private func plan(in size: CGSize) -> SplitPlan {
    guard !isCompact else { return .compact(numbers, current: model.compactColumn, in: size) }
    var widths: [Int: ColumnWidth] = [:]
    for number in numbers where number != 2 { widths[number] = model.widths[number].value }
    return .columns(numbers, visibility: shown, style: style, widths: widths, in: size)
  }

  private func column(_ number: Int, _ view: some View, _ plan: SplitPlan) -> some View {
    let place = plan.columns[number] ?? SplitPlan.Column(x: 0, width: 0, isShown: false)
    let first = numbers.first { plan.columns[$0]?.isShown == true }
    return SplitColumnView(
      model: model, number: number, view: view, place: place, isCompact: isCompact,
      toggle: !isCompact && number == first ? ColumnToggle { toggle(plan) } : nil
    )
    .layoutValue(key: ColumnNumberKey.self, value: number)
    // In a stack the last lies above, beside each other the first.
    .zIndex(Double(isCompact ? 2 + number : number == 2 ? 0 : 4 - number))
  }

  private func toggle(_ plan: SplitPlan) {
    let shown = numbers.filter { plan.columns[$0]?.isShown == true }
    if shown.contains(0) {
      show(.detailOnly)
    } else if numbers.count == 3, !shown.contains(1) {
      show(.doubleColumn)
    } else {
      show(.all)
    }
  }

  private func show(_ new: NavigationSplitViewVisibility) {
    if let visibility { visibility.wrappedValue = new } else { model.visibility = new }
  }
}

/// Columns come and go in half a second without overshoot, as screens do.
private let splitMotion = Animation.spring(duration: 0.5)

/// One column: a stack of screens of its own.
private struct SplitColumnView<Root: View>: View {
  let model: SplitModel
  let number: Int
  let view: Root
  let place: SplitPlan.Column
  let isCompact: Bool
  let toggle: ColumnToggle?

  private var before: Int? { isCompact ? model.column(before: number) : nil }

  private var back: NavigationBack? {
    guard let before else { return nil }
    let stack = model.stacks[before]
    return NavigationBack(
      title: stack.relay(of: 0),
      titleMode: {
        let mode = stack.relay(of: 0).value.displayMode
        return mode == .automatic ? nil : mode
      }
    ) { model.back(from: number) }
  }

  var body: some View {
    let back = back
    NavigationStackBody(
      root: ColumnRoot(model: model, number: number, view: view).relay(model.widths[number]), path: nil,
      model: model.stacks[number]
    )
    .environment(\.splitColumn, SplitColumn(model: model, number: number))
    .environment(\.navigationBack, back)
    .environment(\.columnToggle, toggle)
    .environment(\.defaultTitleMode, number == 2 && !isCompact ? .inline : .large)
    .transformEnvironment(\.horizontalSizeClass) { if number != 2 { $0 = .compact } }
    .transformEnvironment(\.outerSearch) { if number != 0 { $0 = OuterSearch() } }
    .transformEnvironment(\.dismiss) { dismiss in
      if let back { dismiss = DismissAction { back.action() } }
    }
    .transformEnvironment(\.listSettings) { settings in
      if number == 0 { settings.appearance = .sidebar }
      settings.isInColumn = !isCompact && number != 2
    }
    .overlay(alignment: .trailing) {
      if !isCompact, number != 2 {
        ColumnEdge()
      }
    }
    .modifier(ColumnCover(isCovered: isCompact && place.isCovered))
    .modifier(EdgeSwipe(isEnabled: before != nil && place.isShown) { model.back(from: number) })
    .allowsHitTesting(place.isShown && !place.isCovered)
    .accessibilityHidden(!place.isShown || place.isCovered)
  }
}

/// What a column shows first: its own view, or what a link has put there.
private struct ColumnRoot<Root: View>: View {
  let model: SplitModel
  let number: Int
  let view: Root

  var body: some View {
    if let replacement = model.replacements[number] {
      Group {
        if let view = model.view(of: replacement) {
          view
        } else {
          Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow)
        }
      }
      .id(replacement.id)
    } else {
      view
    }
  }
}

/// The line at the trailing edge of a column.
private struct ColumnEdge: View {
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Color(uiColor: .separator).frame(width: pixel).ignoresSafeArea().allowsHitTesting(false)
  }
}

/// A column below another one lies a little aside and darker, as a screen below another does.
private struct ColumnCover: ViewModifier {
  let isCovered: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .overlay { Color.black.opacity(isCovered ? 0.1 : 0).ignoresSafeArea().allowsHitTesting(false) }
      .modifier(Aside(fraction: isCovered ? (layoutDirection == .rightToLeft ? 0.3 : -0.3) : 0))
      .animation(splitMotion, value: isCovered)
  }
}

private struct SplitStyleKey: EnvironmentKey { static let defaultValue = SplitStyle.automatic }

extension EnvironmentValues {
  var splitStyle: SplitStyle {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}
