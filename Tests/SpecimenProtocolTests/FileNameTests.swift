import SpecimenProtocol
import Testing

@Suite struct FileNameTests {
  @Test(
    "a name keeps what file systems and addresses take, and never leads elsewhere",
    arguments: [
      ("Row, selected", "Row-selected"), ("../../etc/passwd", "etc-passwd"), ("Größe", "Gr-e"), ("", "preview"),
      ("...", "preview"), ("a/b\\c", "a-b-c"), ("Card (large)", "Card-large"),
    ])
  func names(text: String, name: String) { #expect(FileName.of(text) == name) }
}
