import Foundation
import Guides

/// A report with something of everything, and hostile names among it.
enum SampleReport {
  static let hostile = "<script>alert('x')</script> & \"more\""

  static func picture(_ file: String, variant: String = "", scheme: String = "light", size: String = "large")
    -> Report.Component.Picture
  {
    Report.Component.Picture(
      variant: variant, scheme: scheme, typeSize: size, file: "pictures/\(file).png", width: 361, height: 76.5,
      scale: 3, texts: ["Buy milk", hostile])
  }

  static var full: Report {
    Report(
      guide: "driftwood", file: "driftwood.md", title: "Driftwood \(hostile)", status: .repaired,
      blocks: .init(declarations: 3, fragments: 1, pseudoCode: 1),
      repairs: [Repair(rule: "spaces-around-equals", line: 4, before: "let a= <b>", after: "let a = <b>")],
      placeholders: [Placeholder(name: "HomeView", kind: .view, line: 9)],
      errors: [
        .init(line: 12, message: "cannot find \(hostile)"), .init(line: 5, message: "it crashed", component: "Row"),
      ],
      components: [
        .init(
          name: "Row", kind: "view", heading: "Row \(hostile)", line: 5, lastLine: 8, status: .failed,
          parameters: [.init(name: "title", type: "[String: Set<Int>]")],
          images: [
            picture("row-light", variant: "on"), picture("row-dark", variant: "on", scheme: "dark"),
            picture("row-light-AX5", variant: "on", size: "AX5"),
          ], behaviours: ["haptic: \(hostile)"]),
        .init(name: "Card.Badge", kind: "buttonStyle", heading: "", line: 1, lastLine: 2, status: .missing),
      ],
      tokens: [
        .init(name: "ink", line: 1, group: "Text", light: ["#202020"], dark: ["#202020"], stated: "#212121", uses: 2),
        .init(name: "paper", line: 2, group: "Text", light: ["#FFFFFF"], dark: ["#1F1F1F"], uses: 0),
        .init(
          name: "dawn", kind: .gradient, line: 3, group: "Gradients", light: [], dark: [], uses: 1,
          images: [picture("gradient")]),
      ],
      fonts: [
        .init(
          name: "body", line: 3, group: "Text", face: "Sharp Grotesk", substitute: "Inter-Regular", size: 15.5,
          weight: 400, scales: true, uses: 0, images: [picture("font")])
      ],
      symbols: .init(
        resolved: [.init(name: "plus", lines: [3], images: [picture("plus")])],
        substituted: [.init(name: "crown.fill", substitute: "crown", lines: [3, 4])],
        unknown: [.init(name: hostile, lines: [7])]),
      canvases: [.init(token: "paper", hex: "#F0F0F0", texts: 4)],
      findings: [
        Finding(
          rule: "text-contrast", severity: .error, line: 6, message: hostile, measured: "1.20:1", repair: hostile,
          component: "Row"),
        Finding(rule: "unused-token", severity: .note, line: 2, message: "paper", measured: "0 uses", token: "paper"),
      ])
  }

  static let text = """
    let ink = 1
    let paper = "</pre><script>alert(1)</script>"
    let c = 3
    let d = 4
    struct Row { // <b>bold</b>
      let title = "a & b"
      let range = 0..<5
    }
    """
}
