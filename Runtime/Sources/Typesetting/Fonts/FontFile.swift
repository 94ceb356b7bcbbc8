import CoreGraphics
import Drawing

/// What the library knows of one font file: its names, what its axes reach, its measures.
final class FontFile: Sendable {
  let data: FontData
  let family: String
  let postScriptName: String
  let fullName: String
  let metrics: FontMetrics
  let isItalic: Bool
  /// Of the file as it stands, or of the variable font's normal instance.
  let weight: CGFloat
  let axes: [String: AxisRange]
  /// PostScript names of named instances and what they set `wght` and `wdth` to.
  let instances: [String: FaceStyle]

  struct AxisRange: Sendable {
    var range: ClosedRange<Double>
    var normal: Double
  }

  init(path: String) throws(FontError) {
    let data = try FontData(path: path)
    self.data = data
    metrics = FontMetrics(data)
    let legacyFamily = data.name(.family) ?? data.name(.full) ?? ""
    family = data.name(.typographicFamily) ?? legacyFamily
    fullName = data.name(.full) ?? legacyFamily
    postScriptName = data.name(.postScript) ?? fontKey(fullName)
    let styleName = data.name(.typographicStyle) ?? data.name(.style) ?? ""
    let style = FaceStyle(styleName)
    let os2 = data.table("OS/2")
    func word(_ at: Int) -> UInt16? { at + 2 <= os2.count ? UInt16(os2[at]) << 8 | UInt16(os2[at + 1]) : nil }
    isItalic = style.isItalic || (word(62) ?? 0) & 1 != 0
    // Old files of light faces say 250 and 275 here, for the sake of Windows; the name is right.
    weight = style.weight ?? CGFloat(word(4) ?? 400)

    let axisList = data.axes
    var axes: [String: AxisRange] = [:]
    for axis in axisList { axes[axis.tag] = AxisRange(range: axis.range, normal: axis.normal) }
    self.axes = axes

    var instances: [String: FaceStyle] = [:]
    for instance in axisList.isEmpty ? [] : data.instances {
      guard let name = instance.postScriptName else { continue }
      var style = FaceStyle(instance.styleName)
      for (axis, value) in zip(axisList, instance.coordinates) {
        if axis.tag == "wght" { style.weight = CGFloat(value) }
        if axis.tag == "wdth" { style.width = CGFloat(value) }
      }
      instances[name.lowercased()] = style
    }
    self.instances = instances
  }

  var isVariable: Bool { !axes.isEmpty }

  /// How far a weight is from what the file can show.
  func distance(toWeight wanted: CGFloat) -> CGFloat {
    guard let axis = axes["wght"] else { return abs(wanted - weight) }
    return abs(wanted - min(max(wanted, axis.range.lowerBound), axis.range.upperBound))
  }

  /// The face for what is wanted, with each axis kept within its range.
  func face(_ wanted: [String: Double], isItalic: Bool) -> FontFace {
    let settings = axes.keys.sorted().map { tag in
      let axis = axes[tag]!
      let value = wanted[tag] ?? axis.normal
      return FontFace.Axis(tag: tag, value: min(max(value, axis.range.lowerBound), axis.range.upperBound))
    }
    // 11.5°, a usual angle for italics of sans-serif faces.
    let skew: CGFloat = isItalic && !self.isItalic ? 0.2 : 0
    return FontFace(
      file: data.path, index: data.index, axes: settings, skew: skew,
      name: instanceName(weight: wanted["wght"].map { CGFloat($0) } ?? weight))
  }

  /// `Inter-SemiBold` for a variable font at 600; the font's own name where it has one face.
  private func instanceName(weight: CGFloat) -> String {
    guard axes["wght"] != nil else { return postScriptName }
    let nearest = (weight / 100).rounded() * 100
    let word = Self.weightNames[Int(min(max(nearest, 100), 900)) / 100 - 1]
    let style = isItalic ? (word == "Regular" ? "Italic" : word + "Italic") : word
    return family.filter { $0 != " " } + "-" + style
  }

  private static let weightNames = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
}
