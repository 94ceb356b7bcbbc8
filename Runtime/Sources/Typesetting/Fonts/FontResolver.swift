import CoreGraphics
import Drawing

/// Finds a face for a font that is asked for, and says so where it is not that font.
struct FontResolver: Sendable {
  let catalog: FontCatalog
  /// A face in which everything is set: for tests that must not depend on real fonts.
  let only: FontFile?

  func resolve(_ asked: FontSpec) -> ResolvedFont {
    var spec = asked
    spec.size = asked.size.isFinite ? min(max(asked.size, 0), 10_000) : 0
    spec.weight = asked.weight.isFinite ? min(max(asked.weight, 1), 1000) : 400
    if let only { return own(spec, file: only, weight: spec.weight, isItalic: spec.isItalic, width: spec.width) }
    switch spec.family {
    case .system(let design): return system(spec, design: design)
    case .custom(let name): return custom(spec, name: name)
    }
  }

  // MARK: iOS's own faces

  private func system(_ spec: FontSpec, design: FontSpec.Design) -> ResolvedFont {
    let standIn = SystemStandIn(spec, design: design)
    let family = standIn.families.lazy.compactMap { catalog.family($0) }.first ?? catalog.files
    guard let file = catalog.file(of: family, weight: spec.weight, isItalic: spec.isItalic) else {
      preconditionFailure("a font library without a file was made")
    }
    let scale = standIn.drawScale ?? FontMetrics.system.capHeight / file.metrics.capHeight
    var font = ResolvedFont(
      spec: spec, face: file.face(standIn.axes, isItalic: spec.isItalic), metrics: .system, drawScale: scale,
      weight: spec.weight, isItalic: spec.isItalic, spacing: standIn.spacing(drawScale: scale),
      // San Francisco makes no arrows of "->", Inter and JetBrains Mono would.
      features: [FontFeature(tag: "calt", value: 0)])
    addFeatures(of: spec, to: &font, file: file)
    return font
  }

  // MARK: Fonts by name

  private func custom(_ spec: FontSpec, name: String) -> ResolvedFont {
    if let known = catalog.face(named: name) {
      let weight = spec.weightIsExplicit ? spec.weight : known.style?.weight ?? known.file.weight
      let italic = spec.isItalic || known.file.isItalic
      return member(
        spec, of: catalog.family(known.file.family) ?? [known.file], name: name, weight: weight, isItalic: italic,
        width: known.style?.width ?? spec.width)
    }
    if let family = catalog.family(name) {
      return member(spec, of: family, name: name, weight: spec.weight, isItalic: spec.isItalic, width: spec.width)
    }
    let request = FontRequest(name)
    let weight = spec.weightIsExplicit ? spec.weight : request.style.weight ?? spec.weight
    let italic = spec.isItalic || request.style.isItalic
    let width = request.style.width ?? spec.width
    for candidate in request.families {
      guard let family = catalog.family(candidate) else { continue }
      return member(spec, of: family, name: name, weight: weight, isItalic: italic, width: width)
    }
    return substitute(spec, request: request, weight: weight, isItalic: italic, width: width)
  }

  private func member(
    _ spec: FontSpec, of family: [FontFile], name: String, weight: CGFloat, isItalic: Bool, width: CGFloat
  ) -> ResolvedFont {
    guard let file = catalog.file(of: family, weight: weight, isItalic: isItalic) else {
      preconditionFailure("a family without a file")
    }
    var font = own(spec, file: file, weight: weight, isItalic: isItalic, width: width)
    font.requestedName = name
    // Half a step of weight is no other face; the family lacks the one that was named beyond that.
    if file.distance(toWeight: weight) > 50 { font.substituteName = font.face.name }
    return font
  }

  private func own(
    _ spec: FontSpec, file: FontFile, weight: CGFloat, isItalic: Bool, width: CGFloat
  ) -> ResolvedFont {
    var wanted = ["wght": Double(weight), "wdth": Double(width)]
    // Fonts that ship as one file for each weight are cut for reading sizes.
    wanted["opsz"] = file.axes["opsz"].map { max(14, $0.normal) }
    let face = file.face(wanted, isItalic: isItalic)
    var font = ResolvedFont(spec: spec, face: face, metrics: file.metrics, weight: weight, isItalic: isItalic)
    addFeatures(of: spec, to: &font, file: file)
    return font
  }

  private func substitute(
    _ spec: FontSpec, request: FontRequest, weight: CGFloat, isItalic: Bool, width: CGFloat
  ) -> ResolvedFont {
    var spec = spec
    spec.weight = weight
    spec.isItalic = isItalic
    spec.width = width
    var font: ResolvedFont
    switch request.kind {
    case .sanFrancisco: font = system(spec, design: .standard)
    case .sanFranciscoRounded: font = system(spec, design: .rounded)
    case .sanFranciscoMono: font = system(spec, design: .monospaced)
    case .newYork: font = system(spec, design: .serif)
    default:
      var families = request.kind.families.lazy.compactMap { catalog.family($0) }.makeIterator()
      var family = families.next() ?? catalog.files
      if width < 90 {
        // A narrow face of another kind is nearer than a wide one of the same.
        let narrow = ["Roboto", "Open Sans"].lazy.compactMap { catalog.family($0) }.first
        if let narrow, family.allSatisfy({ $0.axes["wdth"] == nil }) { family = narrow }
      }
      guard let file = catalog.file(of: family, weight: weight, isItalic: isItalic) else {
        preconditionFailure("a family without a file")
      }
      font = own(spec, file: file, weight: weight, isItalic: isItalic, width: width)
    }
    font.requestedName = request.name
    font.substituteName = font.face.name
    return font
  }

  // MARK: Features

  private func addFeatures(of spec: FontSpec, to font: inout ResolvedFont, file: FontFile) {
    if spec.monospacedDigits {
      font.features.append(FontFeature(tag: "tnum", value: 1))
      font.spacing.one = font.spacing.digit
      font.spacing.two = font.spacing.digit
    }
    guard spec.smallCaps != .none else { return }
    if spec.smallCaps != .uppercase {
      if file.data.hasFeature("smcp") {
        font.features.append(FontFeature(tag: "smcp", value: 1))
      } else {
        // Small capitals are a little higher than lower case letters.
        font.smallCapsScale = font.xHeight / font.capHeight * 1.06
      }
    }
    if spec.smallCaps != .lowercase, file.data.hasFeature("c2sc") {
      font.features.append(FontFeature(tag: "c2sc", value: 1))
    }
  }
}

/// A name that is no name of a font here, taken apart: `SharpGrotesk-Semibold`, `Lato Heavy`.
struct FontRequest {
  let name: String
  let style: FaceStyle
  /// Names that the family may have, likeliest first.
  let families: [String]
  let kind: SubstituteKind

  init(_ name: String) {
    self.name = name
    let halves = name.split(separator: "-", maxSplits: 1).map(String.init)
    let all = FaceStyle(name)
    let head = halves.first ?? name
    var families = [head]
    // `Inter_18pt-Bold`, `InterVariable`, `Inter Display Bold`.
    let plain = all.rest.filter { !Self.cuts.contains($0) && !$0.hasSuffix("pt") && Int($0) == nil && $0 != "pt" }
    families.append(all.rest.joined())
    families.append(plain.joined())
    self.families = families
    style = halves.count == 2 ? Self.merge(FaceStyle(halves[1]), FaceStyle(halves[0])) : all
    kind = SubstituteKind(familyWords: FaceStyle.words(head))
  }

  /// Words for a cut of a family that is drawn by the same file here.
  private static let cuts: Set<String> = [
    "display", "text", "big", "small", "micro", "caption", "headline", "pro", "std",
  ]

  private static func merge(_ first: FaceStyle, _ second: FaceStyle) -> FaceStyle {
    var style = first
    style.weight = first.weight ?? second.weight
    style.width = first.width ?? second.width
    style.isItalic = first.isItalic || second.isItalic
    return style
  }
}
