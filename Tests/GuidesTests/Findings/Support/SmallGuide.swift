import Guides
import Stage

/// A guide of a few lines, as evidence for a rule.
struct SmallGuide {
  var evidence: Evidence

  /// - Parameters:
  ///   - code: Swift, put into one block; its first line is line 3 of the guide.
  ///   - prose: Markdown after the block.
  init(code: String = "let unit = 1", prose: String = "") throws {
    let text = "# A guide\n```swift\n\(code)\n```\n\n\(prose)\n"
    evidence = Evidence(analysis: GuideAnalysis(try GuideReader().read(text: text, path: "small.md")))
    evidence.tokens = evidence.analysis.tokens.filter { $0.kind == .color }.map { token in
      let parts = token.components
      let hex = parts.map { HexColor(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.alpha).description }
      return Report.Token(
        name: token.name, line: token.line, group: "", light: hex.map { [$0] } ?? [], dark: [], uses: 1)
    }
  }

  /// What one rule finds.
  func findings(_ rule: String) -> [Finding] {
    Rules.findings(in: evidence).filter { $0.rule == rule }
  }

  func drawing(_ snapshots: Snapshot...) -> SmallGuide {
    var copy = self
    copy.evidence.snapshots = snapshots
    return copy
  }

  func with(fonts: Report.FontRole...) -> SmallGuide {
    var copy = self
    copy.evidence.fonts = fonts
    return copy
  }
}

extension Snapshot {
  /// A picture of a component with what a test puts into it.
  static func of(
    _ component: String, scheme: String = "light", typeSize: String = "large", texts: [TextRun] = [],
    symbols: [Symbol] = [], regions: [Region] = []
  ) -> Snapshot {
    Snapshot(
      component: component, variant: "", scheme: scheme, typeSize: typeSize, width: 361, height: 100, scale: 3,
      image: "", texts: texts, symbols: symbols, regions: regions, records: [],
      tree: Node(name: component, detail: "", frame: .at(0, 0, 361, 100), children: []))
  }
}

extension Snapshot.Frame {
  static func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    Self(x: x, y: y, width: width, height: height)
  }
}

extension Snapshot.TextRun {
  static func of(
    _ string: String, _ color: String, on background: String, size: Double = 16, weight: Double = 400,
    scales: Bool = true, frame: Snapshot.Frame = .at(0, 0, 100, 20), ideal: Double = 20, isTruncated: Bool = false,
    isClipped: Bool = false
  ) -> Self {
    Self(
      string: string, frame: frame, face: "Inter-Regular", requestedFace: "SF Pro", pointSize: size, weight: weight,
      scalesWithTypeSize: scales, color: color, background: background, contrast: 1, isTruncated: isTruncated,
      isClipped: isClipped, idealWidth: 100, idealHeight: ideal, lineCount: 1)
  }
}

extension Snapshot.Region {
  static func of(
    _ kind: String, _ label: String, _ width: Double, _ height: Double, isEnabled: Bool = true
  ) -> Self {
    Self(kind: kind, label: label, frame: .at(0, 0, width, height), isEnabled: isEnabled)
  }
}
