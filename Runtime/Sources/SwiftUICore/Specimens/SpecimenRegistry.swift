/// Where the code of a guide says what it has to show: the specimens and tokens of the process.
///
/// Filled by generated code in the guide's own module, read by the process that draws them.
@MainActor
public enum _SpecimenRegistry {
  package struct Component {
    package let name: String
    package let variant: String
    package let index: Int
    /// `fitted` or `screen`.
    package let presentation: String
    /// The knobs as JSON; empty where there are none.
    package let knobs: String
    package let make: @MainActor (_SpecimenKnobs) -> AnyView
  }

  package struct Token<Value> {
    package let name: String
    /// Of the guide.
    package let line: Int
    package let value: @MainActor () -> Value
  }

  package private(set) static var components: [Component] = []
  package private(set) static var colors: [Token<Color>] = []
  package private(set) static var fonts: [Token<Font>] = []
  package private(set) static var gradients: [Token<AnyShapeStyle>] = []

  public static func component(
    _ name: String, variant: String, index: Int, presentation: String,
    make: @escaping @MainActor () -> AnyView
  ) {
    components.append(
      Component(
        name: name, variant: variant, index: index, presentation: presentation, knobs: "", make: { _ in make() }))
  }

  /// A component that reads values from knobs.
  public static func adjustable(
    _ name: String, variant: String, index: Int, presentation: String, knobs: String,
    make: @escaping @MainActor (_SpecimenKnobs) -> AnyView
  ) {
    components.append(
      Component(
        name: name, variant: variant, index: index, presentation: presentation, knobs: knobs, make: make))
  }

  /// Without the overloads of `AnyView`'s initialisers, which the compiler would try for each specimen.
  public static func view(_ view: some View) -> AnyView { AnyView(view) }

  public static func color(_ name: String, line: Int, value: @escaping @MainActor () -> Color) {
    colors.append(Token(name: name, line: line, value: value))
  }

  public static func font(_ name: String, line: Int, value: @escaping @MainActor () -> Font) {
    fonts.append(Token(name: name, line: line, value: value))
  }

  public static func gradient(_ name: String, line: Int, value: @escaping @MainActor () -> AnyShapeStyle) {
    gradients.append(Token(name: name, line: line, value: value))
  }
}
