import Foundation

/// The names that Xcode makes of the assets of catalogues, for code such as `Image(.heroPicture)`.
struct AssetSymbols {
  /// Swift; empty where there are no catalogues.
  let source: String

  /// - Parameter places: The paths of resources in their bundle.
  init(_ places: [String]) {
    let images = Self.names(places, ending: "imageset", suffix: "Image")
    let colors = Self.names(places, ending: "colorset", suffix: "Color")
    guard !images.isEmpty || !colors.isEmpty else {
      source = ""
      return
    }
    func members(_ type: String, _ names: [(symbol: String, asset: String)]) -> String {
      let lines = names.map { name in
        "  nonisolated static var \(name.symbol): UIKit.\(type) { .init(name: \"\(name.asset)\", bundle: .module) }"
      }
      return "extension UIKit.\(type) {\n\(lines.joined(separator: "\n"))\n}\n"
    }
    source = "\nimport UIKit\n\n" + members("ImageResource", images) + members("ColorResource", colors)
  }

  /// Symbols and assets, each symbol once.
  private static func names(_ places: [String], ending: String, suffix: String) -> [(symbol: String, asset: String)] {
    var seen: Set<String> = []
    var result: [(symbol: String, asset: String)] = []
    for place in places where place.hasSuffix(".\(ending)/Contents.json") {
      let folder = place.split(separator: "/").dropLast().last.map(String.init) ?? ""
      let asset = (folder as NSString).deletingPathExtension
      guard let symbol = symbol(asset, suffix: suffix), seen.insert(symbol).inserted else { continue }
      result.append((symbol, asset))
    }
    return result
  }

  /// `Brand Color` is called `brand`, `hero-picture` `heroPicture`.
  private static func symbol(_ asset: String, suffix: String) -> String? {
    let words = asset.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first, !asset.contains("\""), !asset.contains("\\") else { return nil }
    var name = first.prefix(1).lowercased() + first.dropFirst()
    // `URLBadge` becomes `urlBadge`: capitals at the start are one word.
    let capitals = first.prefix(while: \.isUppercase)
    if capitals.count > 1 {
      let word = capitals.count == first.count ? capitals : capitals.dropLast()
      name = word.lowercased() + first.dropFirst(word.count)
    }
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    if name.first?.isNumber ?? true { name = "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for",
    "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat",
    "return", "self", "static", "struct", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]
}
