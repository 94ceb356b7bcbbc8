import SpecimenProtocol

/// Which pictures a guide gets.
struct PicturePlan {
  var pictures: [DrawingOrder.Picture] = []
  static let inventory = "inventory"

  /// - Parameters:
  ///   - typeSizes: Text sizes at which components are drawn, besides the default one.
  ///   - schemes: `light`, `dark` or both.
  init(_ result: BuildResult, schemes: [String], typeSizes: [String]) {
    pictures.append(
      DrawingOrder.Picture(
        id: Self.inventory, subject: .inventory, scheme: "light", typeSize: Evidence.defaultSize, hasImage: false))
    var names = FileNames()
    for specimen in result.specimens {
      let subject = DrawingOrder.Subject.component(name: specimen.component, index: specimen.index)
      let stem = names.stem(specimen.component, numbered: specimen.index)
      for scheme in schemes { add(stem, subject, scheme) }
      for size in typeSizes where size != Evidence.defaultSize { add(stem, subject, schemes[0], size) }
      // The largest size is measured in any case: it is where text is cut.
      if !typeSizes.contains(Evidence.largestSize) {
        add(stem, subject, schemes[0], Evidence.largestSize)
      }
    }
    for token in result.analysis.tokens where token.kind != .color {
      let subject: DrawingOrder.Subject =
        token.kind == .font ? .font(name: token.registeredName) : .gradient(name: token.registeredName)
      let stem = names.stem(token.kind.rawValue + "-" + token.name)
      for scheme in schemes { add(stem, subject, scheme) }
    }
    for name in Set(result.analysis.symbols.map(\.name)).sorted() {
      let stem = names.stem("symbol-" + name)
      for scheme in schemes { add(stem, .symbol(name: name), scheme) }
    }
  }

  private mutating func add(
    _ stem: String, _ subject: DrawingOrder.Subject, _ scheme: String, _ typeSize: String = Evidence.defaultSize
  ) {
    let suffix = typeSize == Evidence.defaultSize ? "" : "-" + typeSize
    pictures.append(
      DrawingOrder.Picture(
        id: "\(stem)-\(scheme)\(suffix)", subject: subject, scheme: scheme, typeSize: typeSize, hasImage: true))
  }
}

extension PicturePlan {
  /// The pictures in shares for processes that draw at the same time: what belongs together stays together.
  func shares(_ count: Int) -> [[DrawingOrder.Picture]] {
    var shares = [[DrawingOrder.Picture]](repeating: [], count: count)
    for (place, group) in pictures.grouped(by: \.subject).enumerated() { shares[place % count] += group.members }
    return shares.filter { !$0.isEmpty }
  }
}

/// Names for files: letters, digits, dots and hyphens, none twice.
package struct FileNames {
  private var taken: Set<String> = []

  package init() {}

  package mutating func stem(_ name: String, numbered number: Int? = nil) -> String {
    let plain = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    let trimmed = String(plain).trimmingPrefix { $0 == "." || $0 == "-" }
    let base = (trimmed.isEmpty ? "unnamed" : String(trimmed.prefix(80))) + (number.map { "-\($0)" } ?? "")
    var stem = base
    var count = 2
    // Letter case does not tell files apart everywhere.
    while !taken.insert(stem.lowercased()).inserted {
      stem = "\(base)-\(count)"
      count += 1
    }
    return stem
  }
}

extension Token {
  /// The name under which the generated code registers it.
  var registeredName: String { expression.hasPrefix("Color(") || expression.hasPrefix("Font(") ? name : expression }
}
