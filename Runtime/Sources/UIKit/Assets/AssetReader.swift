import Drawing
import Foundation

/// Reads asset catalogues, whose form is JSON in folders, and picture files beside them.
struct AssetReader {
  private(set) var pictures: [String: AssetLibrary.Picture] = [:]
  private(set) var colors: [String: UIColor] = [:]

  private typealias Object = [String: Any]

  init(folder: String) {
    visit(folder, name: "", depth: 0)
  }

  /// - Parameter name: The namespace that folders around add to names.
  private mutating func visit(_ folder: String, name: String, depth: Int) {
    guard depth < 16 else { return }
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + entry
      let stem = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension.lowercased() {
      case "imageset": addPicture(path, name + stem)
      case "colorset": addColor(path, name + stem)
      case "png", "jpg", "jpeg", "webp": addFile(path, stem)
      case "xcassets": visit(path, name: "", depth: depth + 1)
      case "":
        let namespaces = (Self.contents(path)?["properties"] as? Object)?["provides-namespace"] as? Bool ?? false
        visit(path, name: namespaces ? name + entry + "/" : name, depth: depth + 1)
      default: break
      }
    }
  }

  private static func contents(_ folder: String) -> Object? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? Object
  }

  // MARK: Pictures

  /// A file beside the catalogues: `photo@2x.png` is a variant of `photo`.
  private mutating func addFile(_ path: String, _ stem: String) {
    var (name, scale) = (stem, 1.0)
    for (ending, value) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(ending) {
      (name, scale) = (String(stem.dropLast(3)), value)
    }
    pictures[name, default: AssetLibrary.Picture(variants: [])].variants.append((.init(scale: scale), path))
  }

  private mutating func addPicture(_ folder: String, _ name: String) {
    guard let contents = Self.contents(folder) else { return }
    var picture = AssetLibrary.Picture(variants: [])
    switch (contents["properties"] as? Object)?["template-rendering-intent"] as? String {
    case "template": picture.isTemplate = true
    case "original": picture.isTemplate = false
    default: break
    }
    for entry in contents["images"] as? [Object] ?? [] {
      guard let file = entry["filename"] as? String, !file.contains("/") else { continue }
      var conditions = Self.conditions(of: entry)
      conditions.scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) }
      picture.variants.append((conditions, folder + "/" + file))
    }
    if !picture.variants.isEmpty { pictures[name] = picture }
  }

  private static func conditions(of entry: Object) -> AssetLibrary.Conditions {
    var conditions = AssetLibrary.Conditions()
    for appearance in entry["appearances"] as? [Object] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", let value?): conditions.isDark = value == "dark"
      case ("contrast", "high"): conditions.hasHighContrast = true
      default: break
      }
    }
    let idiom = entry["idiom"] as? String ?? "universal"
    conditions.isForPhone = ["universal", "iphone", "ipad"].contains(idiom)
    return conditions
  }

  // MARK: Colours

  private mutating func addColor(_ folder: String, _ name: String) {
    guard let contents = Self.contents(folder) else { return }
    var variants: [(AssetLibrary.Conditions, UIColor)] = []
    for entry in contents["colors"] as? [Object] ?? [] {
      guard let color = (entry["color"] as? Object).flatMap(Self.color) else { continue }
      variants.append((Self.conditions(of: entry), color))
    }
    guard !variants.isEmpty else { return }
    let found = variants
    colors[name] = UIColor { traits in
      let values = traits.values
      let fitting = found.compactMap { conditions, color in
        conditions.fitness(isDark: values.style == .dark, highContrast: values.contrast == .high, scale: 1)
          .map { ($0, color) }
      }
      return fitting.max { $0.0 < $1.0 }?.1 ?? found[0].1
    }
  }

  private static func color(_ object: Object) -> UIColor? {
    if let reference = object["reference"] as? String { return systemColors[reference] }
    guard let components = object["components"] as? Object else { return nil }
    /// `0xE6`, `230` or `0.902`.
    func component(_ name: String) -> CGFloat? {
      guard let text = components[name] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
    let alpha = (components["alpha"] as? String).flatMap(Double.init) ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return object["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colours that a catalogue can name instead of having components.
  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground, "separatorColor": .separator,
    "systemFillColor": .systemFill,
  ]
}
