/// One variant of a component, as Swift that makes it.
package struct Specimen: Codable, Sendable, Equatable {
  /// The component's name.
  package var component: String
  /// Position among the component's variants, from 0.
  package var index: Int
  /// What sets it apart: `priority: p1, isComplete: true`; empty where there is one variant only.
  package var variant: String
  package var arguments: [Argument]
  /// The expression that makes the view.
  package var expression: String
  package var presentation: Component.Presentation
  /// Points that a fitted specimen is offered.
  package var width: Double

  package struct Argument: Codable, Sendable, Equatable {
    package var name: String
    /// As it is shown to people: `p1`, `"Buy milk"`.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    component: String, index: Int, variant: String, arguments: [Argument], expression: String,
    presentation: Component.Presentation, width: Double = 361
  ) {
    self.component = component
    self.index = index
    self.variant = variant
    self.arguments = arguments
    self.expression = expression
    self.presentation = presentation
    self.width = width
  }
}
