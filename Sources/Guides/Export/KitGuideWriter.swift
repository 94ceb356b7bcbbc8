import Foundation

/// Writes a design guide of a kit: its colours, its type, its components with their pictures and their Swift, its rules.
///
/// The Swift is the kit's own, so that the guide can be built: what it says is what it is.
package struct KitGuideWriter {
  /// A picture that the text shows, and what the guide calls it.
  package struct Picture: Hashable, Sendable {
    package var source: URL
    package var name: String
  }

  private let kit: KitSources
  private let page: KitPage?
  private let rules: [(section: String, text: String)]
  /// The folder of the pictures, as the text names it.
  private let pictureFolder: String

  /// - Parameters:
  ///   - pictureFolder: the folder beside the guide that pictures are in.
  ///   - rules: what the kit has to do, in sentences by their sections.
  package init(_ kit: KitSources, pictureFolder: String, rules: [(section: String, text: String)]) throws {
    guard !kit.files.isEmpty else { throw KitError.noSwift(kit.name) }
    self.kit = kit
    self.pictureFolder = pictureFolder
    self.rules = rules
    page = KitPage(kit.package.appending(path: "Documentation/Kits/\(kit.name).md"))
  }

  /// The guide, and the pictures that it shows.
  package func guide() throws -> (text: String, pictures: [Picture]) {
    let draft = try GuideReader().read(text: code.joined(separator: "\n\n"), path: kit.name + ".md")
    let analysis = GuideAnalysis(draft)
    var pictures: [Picture] = []
    var parts = ["# \(kit.name)", introduction, colors(analysis.tokens), type(analysis.tokens)]
    parts += section("Tokens", of: kit.files.filter { !isComponent($0, analysis) })
    parts.append("## Components")
    for file in kit.files where isComponent(file, analysis) { parts.append(component(file, analysis, &pictures)) }
    parts.append(ruleList)
    if !kit.support.isEmpty {
      parts.append("## Support\n\nWhat the components are built with. It is no part of the design language.")
      parts += kit.support.map { "### \($0.name)\n\n" + fence($0, isSupport: true) }
    }
    return (parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n", pictures)
  }

  private var code: [String] { (kit.files + kit.support).map { fence($0, isSupport: false) } }

  /// Longer than any fence that the code itself has, in a comment or a text.
  private func fence(_ file: KitSources.File, isSupport: Bool) -> String {
    let runs = file.text.matches(of: #/`+/#).map(\.output.count)
    let ticks = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return "\(ticks)swift\(isSupport ? " support" : "")\n\(file.text)\(ticks)"
  }

  private var introduction: String {
    page.map(\.introduction).flatMap { $0.isEmpty ? nil : $0 } ?? "The design language of \(kit.name), in SwiftUI."
  }

  // MARK: Tokens

  private func colors(_ tokens: [Token]) -> String {
    let colors = tokens.filter { $0.kind == .color }
    guard !colors.isEmpty else { return "" }
    let rows = colors.map { token in
      let values = ColorWords(token, among: colors)
      return "| `\(token.name)` | \(values.light) | \(values.dark) | \(values.contrast) |"
    }
    return """
      ## Colours

      What has two values follows the scheme; the last column is what Increase Contrast makes of it, in light and in dark.

      | Colour | Light | Dark | Increased contrast |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))
      """
  }

  private func type(_ tokens: [Token]) -> String {
    let fonts = tokens.filter { $0.kind == .font }
    guard !fonts.isEmpty else { return "" }
    let rows = fonts.map { token in
      let size = token.size.map { $0 == $0.rounded() ? "\(Int($0)) pt" : "\($0) pt" } ?? ""
      return "| `\(token.name)` | \(size) | \(token.face ?? "the system's") |"
    }
    return "## Type\n\n| Role | Size | Face |\n| --- | --- | --- |\n" + rows.joined(separator: "\n")
  }

  private func section(_ title: String, of files: [KitSources.File]) -> [String] {
    files.isEmpty ? [] : ["## \(title)"] + files.map { "### \(words($0.name))\n\n" + fence($0, isSupport: false) }
  }

  // MARK: Components

  private func isComponent(_ file: KitSources.File, _ analysis: GuideAnalysis) -> Bool {
    !names(of: file, analysis).isEmpty
  }

  /// The components that a file declares, in its order.
  private func names(of file: KitSources.File, _ analysis: GuideAnalysis) -> [String] {
    let block = analysis.guide.blocks.first { $0.text.trimmed == file.text.trimmed }
    return analysis.components.filter { $0.block == block?.id && !$0.name.dropFirst().contains(".") }.map(\.name)
  }

  private func component(_ file: KitSources.File, _ analysis: GuideAnalysis, _ pictures: inout [Picture]) -> String {
    var parts = ["### \(words(file.name))"]
    var said: [String] = []
    for name in names(of: file, analysis) + [file.name] {
      for passage in page?.passages(on: name) ?? [] where !said.contains(passage.text) {
        said.append(passage.text)
        for picture in passage.pictures {
          let found = Picture(source: picture.file, name: picture.file.lastPathComponent)
          if pictures.contains(found) { continue }
          pictures.append(found)
          parts.append("![\(picture.text)](\(pictureFolder)/\(found.name))")
        }
        parts.append(passage.text)
      }
    }
    parts.append(fence(file, isSupport: false))
    return parts.joined(separator: "\n\n")
  }

  // MARK: Rules

  private var ruleList: String {
    guard !rules.isEmpty else { return "" }
    var parts = ["## Rules"]
    var section = ""
    var lines: [String] = []
    func close() {
      if !lines.isEmpty { parts.append("### \(section)\n\n" + lines.joined(separator: "\n")) }
      lines = []
    }
    for rule in rules {
      if rule.section != section {
        close()
        section = rule.section
      }
      lines.append("- \(rule.text)")
    }
    close()
    return parts.joined(separator: "\n\n")
  }

  /// `Color+Dropbox` is “Color, Dropbox” in a heading.
  private func words(_ name: String) -> String { name.replacing("+", with: ", ") }
}
