import Previews
import SpecimenProtocol
import Testing

@Suite("names of previews and of pictures") struct PatternTests {
  private let previews = ["Card.Large", "Card", "Row.Large", "List"].map { name in
    FoundPreview(
      name: name, title: name == "List" ? "Shopping list" : name, module: "Kit",
      file: "Sources/Kit/\(name.split(separator: ".")[0]).swift", line: 1, layout: .screen)
  }

  @Test(
    "a name is a name, a title, a file with all its previews, or a pattern",
    arguments: [
      ("card", ["Card"]), ("Shopping List", ["List"]), ("row", ["Row.Large"]),
      ("*.large", ["Card.Large", "Row.Large"]),
      ("Card*", ["Card.Large", "Card"]), ("Card.swift", ["Card.Large", "Card"]), ("L?st", ["List"]), ("Lis", []),
      ("*", ["Card.Large", "Card", "Row.Large", "List"]),
    ])
  func patterns(text: String, names: [String]) {
    #expect(PreviewPattern(text).matches(in: previews).map(\.name) == names)
  }

  @Test("several values make every combination, and a name says what is unusual")
  func matrix() {
    var matrix = VariantMatrix()
    matrix.schemes = ["light", "dark"]
    matrix.typeSizes = ["large", "AX3"]
    #expect(matrix.variants.map { $0.words.joined(separator: "-") } == ["light", "light-AX3", "dark", "dark-AX3"])
    matrix.devices = ["iPhone SE"]
    matrix.times = [0.5, 2]
    #expect(matrix.variants.count == 8)
    #expect(matrix.variants[1].words == ["light", "iPhone-SE", "at-2s"])
  }

  @Test("the device of a preview counts where the command names none")
  func devices() {
    var preview = previews[0]
    preview.device = "iPad"
    preview.orientation = "landscape"
    var matrix = VariantMatrix()
    #expect(matrix.variants[0].settings(for: preview).device == "iPad")
    #expect(matrix.variants[0].settings(for: preview).orientation == "landscape")
    matrix.devices = ["iPhone SE"]
    matrix.orientations = ["portrait"]
    #expect(matrix.variants[0].settings(for: preview).device == "iPhone SE")
    #expect(matrix.variants[0].settings(for: preview).orientation == "portrait")
  }
}
