import SwiftUICore

extension View {
  /// The keys that the keyboard offers for the fields below.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    recorded("keyboardType", ".\(type)", payload: KeyboardTypeRecord(type: type))
  }

  /// What the fields below are for, so that the system can fill them.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    recorded("textContentType", textContentType?.rawValue ?? "nil", payload: textContentType)
  }

  /// Which letters become capitals by themselves.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    recorded(
      "textInputAutocapitalization", autocapitalization?.name ?? "nil",
      payload: CapitalizationRecord(capitalization: autocapitalization?.type))
  }

  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("textInputAutocapitalization", ".\(style)", payload: CapitalizationRecord(capitalization: style))
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
      .recorded("autocorrectionDisabled", "\(disable)", payload: AutocorrectionRecord(isDisabled: disable))
  }

  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Acts when the return key is pressed in a field below.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    recorded(
      "onSubmit", triggers == .search ? "of: .search" : "",
      payload: SubmitRecord(triggers: triggers.rawValue, action: action))
  }

  /// The label of the return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", submitLabel.name, payload: SubmitLabelRecord(name: submitLabel.name))
  }

  /// Keeps what is submitted below from going further.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    recorded("submitScope", "\(isBlocking)", payload: SubmitScopeRecord(isBlocking: isBlocking))
  }

  /// Lets the text below be selected and copied.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", S.allowsSelection ? ".enabled" : ".disabled")
  }
}

/// Which letters become capitals by themselves.
public struct TextInputAutocapitalization: Sendable {
  fileprivate let type: UITextAutocapitalizationType

  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  fileprivate var name: String {
    switch type {
    case .none: ".never"
    case .words: ".words"
    case .sentences: ".sentences"
    case .allCharacters: ".characters"
    }
  }

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  fileprivate let name: String

  public static var done: SubmitLabel { SubmitLabel(name: ".done") }
  public static var go: SubmitLabel { SubmitLabel(name: ".go") }
  public static var send: SubmitLabel { SubmitLabel(name: ".send") }
  public static var join: SubmitLabel { SubmitLabel(name: ".join") }
  public static var route: SubmitLabel { SubmitLabel(name: ".route") }
  public static var search: SubmitLabel { SubmitLabel(name: ".search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: ".return") }
  public static var next: SubmitLabel { SubmitLabel(name: ".next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: ".continue") }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}
