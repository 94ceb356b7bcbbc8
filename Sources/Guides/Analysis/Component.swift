/// What a guide defines to be seen: a view, a style, a modifier or a shape.
package struct Component: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case view, viewModifier, shape, layout
    case buttonStyle, toggleStyle, labelStyle, progressViewStyle, textFieldStyle, groupBoxStyle
    /// A function of `extension View`, `extension Text`, `extension Image` or `extension Shape` that returns a view.
    case viewFunction
  }

  package enum Presentation: String, Codable, Sendable {
    /// As large as it wants to be, at a proposed width.
    case fitted
    /// Fills a device.
    case screen
  }

  package var kind: Kind
  /// The name with the names of the types that it is nested in: `AvatarStack.Badge`; a function with its dot:
  /// `.cardStyle`.
  package var name: String
  package var line: Int
  /// Lines of the declaration in the guide.
  package var lines: ClosedRange<Int>
  /// The declaration as it stands in the guide.
  package var source: String
  /// The parameters of the initialiser (or of the function) that specimens call.
  package var parameters: [Parameter]
  package var presentation: Presentation
  /// Modifiers that it applies, in source order.
  package var modifiers: [ModifierUse]
  /// The block that declares it.
  package var block: Int

  package init(
    kind: Kind, name: String, line: Int, lines: ClosedRange<Int>, source: String, parameters: [Parameter],
    presentation: Presentation, modifiers: [ModifierUse], block: Int
  ) {
    self.kind = kind
    self.name = name
    self.line = line
    self.lines = lines
    self.source = source
    self.parameters = parameters
    self.presentation = presentation
    self.modifiers = modifiers
    self.block = block
  }
}

/// A parameter of a component's initialiser.
package struct Parameter: Codable, Sendable, Equatable {
  /// The argument label; `_` where there is none.
  package var label: String
  /// The name inside.
  package var name: String
  /// The type as it is written: `[AvatarStack.Collaborator]`, `@escaping () -> Void`.
  package var type: String
  package var defaultValue: String?
  /// `Binding`, `State`, `ObservedObject` … without the at sign.
  package var wrapper: String?
  package var line: Int
  /// The comment on the same line, without its marks.
  package var comment: String?

  package init(
    label: String, name: String, type: String, defaultValue: String? = nil, wrapper: String? = nil, line: Int,
    comment: String? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.wrapper = wrapper
    self.line = line
    self.comment = comment
  }
}

/// A modifier call: `.sensoryFeedback(.impact, trigger: UUID())`.
package struct ModifierUse: Codable, Sendable, Equatable {
  package var name: String
  /// The arguments as they are written, without the brackets and without trailing closures.
  package var arguments: [Argument]
  package var line: Int

  package struct Argument: Codable, Sendable, Equatable {
    package var label: String?
    package var text: String

    package init(label: String?, text: String) {
      self.label = label
      self.text = text
    }
  }

  package init(name: String, arguments: [Argument], line: Int) {
    self.name = name
    self.arguments = arguments
    self.line = line
  }
}
