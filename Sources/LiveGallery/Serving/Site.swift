/// The pages and files that the gallery is made of.
package struct Site: Sendable {
  package var index: @Sendable (Catalogue) -> String
  package var collection: @Sendable (Catalogue.Collection) -> String
  package var specimen: @Sendable (Catalogue.Specimen, Catalogue.Collection) -> String
  package var asset: @Sendable (_ name: String) -> (contentType: String, bytes: [UInt8])?
  /// A heading and sentences with a next step.
  package var refusal: @Sendable (_ heading: String, _ explanation: String) -> String

  package init(
    index: @escaping @Sendable (Catalogue) -> String,
    collection: @escaping @Sendable (Catalogue.Collection) -> String,
    specimen: @escaping @Sendable (Catalogue.Specimen, Catalogue.Collection) -> String,
    asset: @escaping @Sendable (String) -> (contentType: String, bytes: [UInt8])?,
    refusal: @escaping @Sendable (String, String) -> String
  ) {
    self.index = index
    self.collection = collection
    self.specimen = specimen
    self.asset = asset
    self.refusal = refusal
  }
}
