import Foundation
import SpecimenProtocol
import Stage

/// Makes the report of a guide from how it was built and what its pictures show.
struct ReportMaker {
  var result: BuildResult
  var exhibit: Exhibit
  /// The text sizes that pictures are wanted in.
  var typeSizes: [String]

  private var guide: Guide { result.guide }
  private var analysis: GuideAnalysis { result.analysis }

  func report() -> Report {
    var report = Report(
      guide: guide.name, file: (guide.path as NSString).lastPathComponent, title: guide.title,
      status: Report.Status(rawValue: result.status.rawValue) ?? .failed, blocks: blocks, repairs: result.repairs,
      placeholders: result.placeholders, errors: errors, tokens: tokens, fonts: fonts, symbols: symbols)
    report.canvases = canvases(among: report.tokens)
    report.findings = Rules.findings(in: evidence(report))
    report.components = analysis.components.map { component($0, findings: report.findings) }
    return report
  }

  private var blocks: Report.Blocks {
    func count(_ kind: Block.Kind) -> Int { guide.blocks.count { $0.kind == kind } }
    return Report.Blocks(
      declarations: count(.declarations), fragments: count(.fragment), pseudoCode: count(.pseudoCode))
  }

  private func evidence(_ report: Report) -> Evidence {
    let drawn = exhibit.shots.filter { if case .component = $0.picture.subject { true } else { false } }
    return Evidence(
      analysis: analysis, snapshots: drawn.map(\.snapshot), tokens: report.tokens, fonts: report.fonts,
      symbols: report.symbols, placeholders: Set(result.placeholders.map(\.name)))
  }

  private var errors: [Report.Failure] {
    let code = result.errors.map { Report.Failure(line: $0.line ?? 1, message: $0.message) }
    let missing = result.missing.map { missing in
      Report.Failure(
        line: line(of: missing.component), message: "\(missing.component) has no specimen: \(missing.reason)",
        component: missing.component)
    }
    var failed: [Report.Failure] = []
    for (picture, reason) in exhibit.failures {
      guard case .component(let name, _) = picture.subject else { continue }
      let failure = Report.Failure(
        line: line(of: name), message: "\(name) was not drawn: \(reason).", component: name)
      if !failed.contains(failure) { failed.append(failure) }
    }
    return (code + missing + failed).sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  private func line(of component: String) -> Int {
    analysis.components.first { $0.name == component }?.line ?? 1
  }

  private func component(_ component: Component, findings: [Finding]) -> Report.Component {
    let shots = exhibit.shots(ofComponent: component.name)
    let isCut = findings.contains { $0.component == component.name && $0.rule == ClippedTextRule().id }
    // The largest text size is drawn to be measured; two pictures show what was found in it.
    let proof = Set(
      shots.filter { isCut && $0.snapshot.cutsText && !typeSizes.contains($0.picture.typeSize) }.map(\.picture.id)
        .prefix(2))
    let shown = shots.filter { typeSizes.contains($0.picture.typeSize) || proof.contains($0.picture.id) }
    let isMissing = !result.specimens.contains { $0.component == component.name }
    let isFailed = exhibit.failures.contains {
      if case .component(component.name, _) = $0.picture.subject { true } else { false }
    }
    return Report.Component(
      name: component.name, kind: component.kind.rawValue,
      heading: guide.heading(above: component.line)?.text ?? "", line: component.lines.lowerBound,
      lastLine: component.lines.upperBound,
      status: isMissing ? .missing : isFailed || shots.isEmpty ? .failed : .rendered,
      parameters: component.parameters.map {
        Report.Component.Parameter(name: $0.label == "_" ? $0.name : $0.label, type: $0.type)
      }, images: shown.map(picture), behaviours: behaviours(shots))
  }

  private func behaviours(_ shots: [Exhibit.Shot]) -> [String] {
    var lines: [String] = []
    for record in shots.flatMap(\.snapshot.records) {
      let line = record.detail.isEmpty ? record.kind.spelledOut : "\(record.kind.spelledOut): \(record.detail)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private func picture(_ shot: Exhibit.Shot) -> Report.Component.Picture {
    Report.Component.Picture(
      variant: shot.snapshot.variant, scheme: shot.picture.scheme, typeSize: shot.picture.typeSize,
      file: "pictures/\(shot.picture.id).png", width: shot.snapshot.width, height: shot.snapshot.height,
      scale: shot.snapshot.scale, texts: shot.snapshot.texts.map(\.string))
  }

  // MARK: Tokens

  private var tokens: [Report.Token] {
    analysis.tokens.filter { $0.kind != .font }.map { token in
      let drawn = exhibit.inventory.colors.first { $0.line == token.line && $0.name == token.registeredName }
      let written = token.components.map {
        HexColor(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.alpha).description
      }
      let gradient = exhibit.shots(of: .gradient(name: token.registeredName))
      return Report.Token(
        name: token.name, kind: token.kind == .gradient ? .gradient : .color, line: token.line,
        group: group(of: token), light: (drawn?.light ?? written).map { [$0] } ?? [],
        dark: (drawn?.dark ?? written).map { [$0] } ?? [], stated: token.hexComment, uses: uses(of: token),
        images: gradient.map(picture))
    }
  }

  private func uses(of token: Token) -> Int { analysis.uses.count { $0.name == token.name } }

  private var fonts: [Report.FontRole] {
    analysis.tokens.filter { $0.kind == .font }.map { token in
      let shots = exhibit.shots(of: .font(name: token.registeredName))
      let run = shots.first?.snapshot.texts.first
      return Report.FontRole(
        name: token.name, line: token.line, group: group(of: token), face: run?.requestedFace ?? token.face ?? "",
        substitute: run.flatMap { $0.face == $0.requestedFace ? nil : $0.face },
        size: run?.pointSize ?? token.size ?? 0,
        weight: run?.weight ?? 400, scales: run?.scalesWithTypeSize ?? token.valueScales, uses: uses(of: token),
        images: shots.map(picture))
    }
  }

  private var symbols: Report.Symbols {
    var symbols = Report.Symbols()
    for (name, uses) in analysis.symbols.grouped(by: \.name).sorted(by: { $0.key < $1.key }) {
      let shots = exhibit.shots(of: .symbol(name: name))
      let drawn = shots.first?.snapshot.symbols.first
      let symbol = Report.Symbols.Symbol(
        name: name, substitute: drawn?.substitute, lines: Set(uses.map(\.line)).sorted(), images: shots.map(picture))
      switch drawn?.status {
      case .found: symbols.resolved.append(symbol)
      case .substituted: symbols.substituted.append(symbol)
      case .unknown: symbols.unknown.append(symbol)
      // Nothing is said about what was not drawn.
      case nil: continue
      }
    }
    return symbols
  }

  /// The guide's own grouping: the comment that stands above a run of tokens, or the heading.
  private func group(of token: Token) -> String {
    let block = guide.blocks.first { $0.lines.contains(token.line) }
    var line = token.line - 1
    while let block, line >= block.lines.lowerBound {
      let text = guide.line(line).drop { $0.isWhitespace }
      if let title = Self.groupTitle(text) { return title }
      if text.contains("{") { break }
      line -= 1
    }
    return guide.heading(above: token.line)?.text ?? ""
  }

  /// A comment that is a title: `// MARK: - Text` or `// Sidebar`, and no documentation.
  private static func groupTitle(_ line: Substring) -> String? {
    guard line.hasPrefix("//"), !line.hasPrefix("///") else { return nil }
    var title = line.dropFirst(2).drop { $0.isWhitespace }
    if title.hasPrefix("MARK:") { title = title.dropFirst(5).drop { $0.isWhitespace || $0 == "-" } }
    let isCode = title.contains("=") || title.contains("(") && title.contains(".") || title.hasPrefix("#")
    return title.isEmpty || isCode ? nil : String(title)
  }

  /// The tokens that texts of components lie on, the most used first.
  private func canvases(among tokens: [Report.Token]) -> [Report.Canvas] {
    var counts: [String: Int] = [:]
    for shot in exhibit.shots where shot.picture.typeSize == Evidence.defaultSize {
      guard case .component = shot.picture.subject else { continue }
      for text in shot.snapshot.texts { counts[text.background, default: 0] += 1 }
    }
    return counts.compactMap { hex, count in
      tokens.first { $0.kind == .color && ($0.light == [hex] || $0.dark == [hex]) }
        .map { Report.Canvas(token: $0.name, hex: hex, texts: count) }
    }.sorted { ($1.texts, $0.hex) < ($0.texts, $1.hex) }
  }
}

extension Token {
  /// Whether a font follows the text size setting, as far as its value says: fixed are the ones that say so and the
  /// system font of a size.
  fileprivate var valueScales: Bool {
    !value.contains("fixedSize:") && (!value.contains("system(size:") || value.contains("relativeTo:"))
  }
}

extension Snapshot {
  /// Whether some text in it has no room.
  fileprivate var cutsText: Bool { texts.contains { $0.isClipped || $0.isTruncated } }
}
