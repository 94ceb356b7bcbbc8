import SpecimenProtocol
import Testing

@Suite struct PreviewNamesTests {
  @Test("previews of one holder are told apart, whatever the case of letters")
  func names() {
    #expect(
      PreviewNames.names(base: "Card", titles: [nil, "Large", nil, "large", "", "In use"])
        == ["Card", "Card.Large", "Card-2", "Card.large-2", "Card-3", "Card.In-use"])
  }

  @Test("holders of one name are told apart by type, then by module")
  func bases() {
    let file = PreviewNames.Holder.file(id: "Kit/Card.swift")
    let provider = PreviewNames.Holder.provider(module: "Kit", type: "Card_Previews")
    let other = PreviewNames.Holder.file(id: "App/Card.swift")
    let row = PreviewNames.Holder.provider(module: "Kit", type: "Row_Previews")
    #expect(PreviewNames.bases(of: [file, row]) == [file: "Card", row: "Row"])
    #expect(PreviewNames.bases(of: [file, provider]) == [file: "Card", provider: "Card_Previews"])
    #expect(PreviewNames.bases(of: [file, other]) == [file: "Kit.Card", other: "App.Card"])
  }
}
