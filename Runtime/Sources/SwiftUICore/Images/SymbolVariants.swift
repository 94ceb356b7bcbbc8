/// The form of a symbol: filled, slashed, enclosed.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  private init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var rectangle: SymbolVariants { adding(.rectangle) }
  public var fill: SymbolVariants { adding(.fill) }
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether this variant has everything that the other asks for.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// Both; of two enclosures the other's.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Names to try for a symbol in this form, the closest first, the plain one last.
  func names(for name: String) -> [String] {
    guard self != .none else { return [name] }
    var base = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let hadFill = base.last == "fill"
    if hadFill { base.removeLast() }
    var names: [String] = []
    func add(slash: Bool, enclosure: Enclosure?, fill: Bool) {
      var parts = base
      if slash, !parts.contains("slash") { parts.append("slash") }
      if let enclosure, parts.last != enclosure.rawValue { parts.append(enclosure.rawValue) }
      if fill || hadFill { parts.append("fill") }
      let candidate = parts.joined(separator: ".")
      if !names.contains(candidate) { names.append(candidate) }
    }
    add(slash: isSlashed, enclosure: enclosure, fill: isFilled)
    add(slash: isSlashed, enclosure: enclosure, fill: false)
    add(slash: false, enclosure: enclosure, fill: isFilled)
    add(slash: isSlashed, enclosure: nil, fill: isFilled)
    add(slash: false, enclosure: nil, fill: isFilled)
    if !names.contains(name) { names.append(name) }
    return names
  }
}
