import SwiftUICore

/// A control for one of several values, each shown by a view with its tag.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// Nil where there are no sources to choose for.
  private let selection: Binding<SelectionValue>?
  private let label: Label
  private let content: Content
  /// Stands for the chosen value where the picker is closed; nil takes the value's own view.
  private var currentValueLabel: AnyView?

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Stands for several values, all of which a choice sets.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    self.selection = bindings.first.map { first in
      Binding(
        get: { first.wrappedValue },
        set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
    self.label = label()
    self.content = content()
  }

  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  @MainActor public var body: some View {
    PickerBody(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
  }

  fileprivate func showing(_ currentValueLabel: some View) -> Self {
    var copy = self
    copy.currentValueLabel = AnyView(currentValueLabel)
    return copy
  }
}

extension Picker {
  /// A picker that shows a view of its own for the chosen value where it is closed.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(selection: selection, content: content, label: label).showing(currentValueLabel())
  }
}

extension Picker where Label == Text {
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(selection: selection, content: content, label: { Text(titleKey) }).showing(currentValueLabel())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(selection: selection, content: content, label: { Text(title) }).showing(currentValueLabel())
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// The looks that pickers have on iOS.
public enum _PickerAppearance: Equatable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// The look of pickers.
public protocol PickerStyle {
  static var _appearance: _PickerAppearance { get }
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _appearance: _PickerAppearance { .automatic }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _appearance: _PickerAppearance { .menu }
}

/// All values side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _appearance: _PickerAppearance { .segmented }
}

/// All values as rows of the list around the picker.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _appearance: _PickerAppearance { .inline }
}

/// A wheel that is turned to a value.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _appearance: _PickerAppearance { .wheel }
}

/// A row that leads to a screen with all values.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _appearance: _PickerAppearance { .navigationLink }
}

/// Small symbols side by side.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _appearance: _PickerAppearance { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerAppearanceKey: EnvironmentKey { static let defaultValue = _PickerAppearance.automatic }

extension EnvironmentValues {
  var pickerAppearance: _PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers below.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerAppearance, S._appearance)
  }
}
