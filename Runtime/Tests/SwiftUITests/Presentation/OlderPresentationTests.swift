import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// Dialogs and pickers of files in every way that Apple has to ask for them.
@MainActor
@Suite("Dialogs and pickers of files")
struct OlderPresentationTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private func texts(_ view: some View) throws -> [String] {
    let host = try Host(view)
    try host.wait(1)
    #expect(host.graph.isPresenting)
    return host.texts()
  }

  private var shown: Binding<Bool> { .constant(true) }
  private var base: some View { Text("Base") }

  @Test("alerts say their title, their message and their buttons")
  func alerts() throws {
    let number: Int? = 7
    #expect(
      try texts(base.alert("Title", isPresented: shown, presenting: number) { Button("Take \($0)") {} })
        .contains("Take 7"))
    let message = try texts(
      base.alert("Title", isPresented: shown, presenting: number) {
        Button("Take \($0)") {}
      } message: {
        Text("Of \($0)")
      })
    #expect(message.contains("Title") && message.contains("Of 7"))
    #expect(try texts(base.alert(isPresented: shown, error: Failure()) { Button("Close") {} }).contains("It failed"))
    #expect(
      try texts(
        base.alert(isPresented: shown, error: Failure()) { _ in
          Button("Close") {}
        } message: { _ in
          Text("Why")
        }
      )
      .contains("Why"))
  }

  @Test("alerts of older code have the buttons that they are given")
  func olderAlerts() throws {
    let two = Alert(
      title: Text("Title"), message: Text("Message"), primaryButton: .destructive(Text("Delete")),
      secondaryButton: .cancel())
    let found = try texts(base.alert(isPresented: shown) { two })
    #expect(found.contains("Delete") && found.contains("Cancel") && found.contains("Message"))
    let one = Alert(title: Text("Title"), dismissButton: .default(Text("Fine")))
    #expect(try texts(base.alert(item: .constant(Item(id: 1) as Item?)) { _ in one }).contains("Fine"))
    #expect(try texts(base.alert(isPresented: shown) { Alert(title: Text("Title")) }).contains("OK"))
    let beside = Alert.sideBySideButtons(
      title: Text("Title"), primaryButton: .cancel(Text("No")), secondaryButton: .default(Text("Yes")))
    #expect(try texts(base.alert(isPresented: shown) { beside }).contains("Yes"))
  }

  @Test("choices say their title, their message and their buttons")
  func choices() throws {
    let number: Int? = 7
    #expect(
      try texts(
        base.confirmationDialog("Title", isPresented: shown, titleVisibility: .visible, presenting: number) {
          Button("Take \($0)") {}
        }
      ).contains("Take 7"))
    let found = try texts(
      base.confirmationDialog("Title", isPresented: shown, titleVisibility: .visible, presenting: number) {
        Button("Take \($0)") {}
      } message: {
        Text("Of \($0)")
      })
    #expect(found.contains("Title") && found.contains("Of 7"))
    #expect(
      try texts(
        base.confirmationDialog("Title", isPresented: shown, titleVisibility: .visible) {
          Button("Take") {}
        } message: {
          Text("Message")
        }
      ).contains("Message"))
  }

  @Test("pickers of files say that there are none, and a way out is there")
  func files() throws {
    let says = "There are no files of a user here."
    let types: [UTType] = [.text]
    let documents = [Note()]
    func expect(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let found = try texts(view)
      #expect(found.contains(says) && found.contains("Cancel"), sourceLocation: sourceLocation)
    }
    try expect(base.fileImporter(isPresented: shown, allowedContentTypes: types) { _ in })
    try expect(
      base.fileImporter(isPresented: shown, allowedContentTypes: types, allowsMultipleSelection: true) { _ in })
    try expect(
      base.fileImporter(
        isPresented: shown, allowedContentTypes: types, allowsMultipleSelection: true, onCompletion: { _ in },
        onCancellation: {}))
    try expect(base.fileExporter(isPresented: shown, document: Note(), contentType: .plainText) { _ in })
    try expect(
      base.fileExporter(
        isPresented: shown, document: Note(), contentTypes: types, onCompletion: { _ in }, onCancellation: {}))
    try expect(base.fileExporter(isPresented: shown, documents: documents, contentType: .plainText) { _ in })
    try expect(
      base.fileExporter(
        isPresented: shown, documents: documents, contentTypes: types, onCompletion: { _ in }, onCancellation: {}))
    try expect(base.fileExporter(isPresented: shown, item: "text", onCompletion: { _ in }))
    try expect(base.fileExporter(isPresented: shown, items: ["text"], onCompletion: { _ in }))
    let url = URL(filePath: "/a")
    try expect(base.fileMover(isPresented: shown, file: url) { _ in })
    try expect(base.fileMover(isPresented: shown, file: url, onCompletion: { _ in }, onCancellation: {}))
    try expect(base.fileMover(isPresented: shown, files: [url]) { _ in })
    try expect(base.fileMover(isPresented: shown, files: [url], onCompletion: { _ in }, onCancellation: {}))
  }
}
