/// A haptic, named by what it tells.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the things are that seem to meet.
  public struct Weight: Equatable, Sendable {
    fileprivate var name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How much the things give that seem to meet.
  public struct Flexibility: Equatable, Sendable {
    fileprivate var name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  private enum Kind: Equatable, Sendable {
    case named(String)
    case weight(Weight, intensity: Double)
    case flexibility(Flexibility, intensity: Double)
  }

  private var kind: Kind

  /// A task came to its end.
  public static let success = SensoryFeedback(kind: .named("success"))
  /// A task came to an end of which one should know.
  public static let warning = SensoryFeedback(kind: .named("warning"))
  /// A task failed.
  public static let error = SensoryFeedback(kind: .named("error"))
  /// A selection changed.
  public static let selection = SensoryFeedback(kind: .named("selection"))
  /// A value rose past a limit.
  public static let increase = SensoryFeedback(kind: .named("increase"))
  /// A value fell past a limit.
  public static let decrease = SensoryFeedback(kind: .named("decrease"))
  /// Something began.
  public static let start = SensoryFeedback(kind: .named("start"))
  /// Something ended.
  public static let stop = SensoryFeedback(kind: .named("stop"))
  /// What is dragged lines up with something.
  public static let alignment = SensoryFeedback(kind: .named("alignment"))
  /// A value moved from one level to another.
  public static let levelChange = SensoryFeedback(kind: .named("levelChange"))
  /// Things met.
  public static let impact = SensoryFeedback(kind: .named("impact"))

  /// Things of a weight met, at a strength of 0…1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity: intensity))
  }

  /// Things that give met, at a strength of 0…1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity: intensity))
  }

  /// The haptic in the words of the API, such as `impact(weight: .light)`.
  package var text: String {
    switch kind {
    case .named(let name): name
    case .weight(let weight, let intensity):
      callText("impact", [("weight", ".\(weight.name)"), Self.strength(intensity)])
    case .flexibility(let flexibility, let intensity):
      callText("impact", [("flexibility", ".\(flexibility.name)"), Self.strength(intensity)])
    }
  }

  private static func strength(_ intensity: Double) -> (label: String, value: String?) {
    ("intensity", intensity == 1 ? nil : intensity.typed)
  }
}
