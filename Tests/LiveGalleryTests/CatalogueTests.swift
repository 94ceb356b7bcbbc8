import LiveGallery
import Testing

@Suite struct CatalogueTests {
  @Test("a gallery without anything to show is empty")
  func empty() { #expect(Catalogue().collections.isEmpty) }
}
