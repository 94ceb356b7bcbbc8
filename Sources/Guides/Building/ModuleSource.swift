/// The Swift of a guide's module: its blocks at one file scope, its fragments, its specimens.
struct ModuleSource {
  private(set) var text = ""
  /// Stand-ins inside fragments.
  private(set) var values: [Placeholder] = []
  /// The generated part whose line numbers are its own.
  let specimens: SpecimenSource
  /// How many names were stood in for when it was written.
  let unknownCount: Int
  /// Lines of the fragments by their numbers, from 1.
  private(set) var fragments: [ClosedRange<Int>] = []

  /// The name that the guide has in the compiler's messages.
  static func fileName(of guide: Guide) -> String { "\(guide.name).md" }

  init(_ analysed: AnalysedGuide, state: BuildState, specimens: SpecimenSource) {
    self.specimens = specimens
    unknownCount = state.unknowns.count
    let guide = analysed.analysis.guide
    let fileName = ModuleSource.fileName(of: guide)
    var parts = ["import SwiftUI"] + state.imports.map { "import \($0)" }
    var writer = FragmentWriter(analysed, fileName: fileName, corrections: state.corrections)
    for block in guide.blocks {
      let members = block.pieces.filter { $0.kind == .members }
      for piece in block.pieces where piece.kind != .pseudoCode && !state.failedFragments.contains(piece.lines) {
        if piece.kind == .declarations {
          parts.append(
            "#sourceLocation(file: \(Sample.literal(fileName)), line: \(piece.lines.lowerBound))\n\(piece.text)")
          parts.append("#sourceLocation()")
        } else {
          fragments.append(piece.lines)
          let earlier = members.filter { $0.lines.upperBound < piece.lines.lowerBound }
          let written = writer.write(piece, block: block.id, number: fragments.count, members: earlier)
          parts.append(written.text)
          values += written.values
        }
      }
    }
    parts.append(specimens.text)
    text = parts.joined(separator: "\n")
  }
}
