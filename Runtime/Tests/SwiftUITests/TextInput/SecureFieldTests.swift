import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
struct SecureFieldTests {
  private static let secret = "Tr0ub4dor&3"

  private struct Login: View {
    @State private var password = ""
    @FocusState private var isFocused: Bool
    let log: Handle<String>
    var body: some View {
      SecureField("Password", text: $password).focused($isFocused)
        .onAppear { isFocused = true }
        .onSubmit { log.value = password }
    }
  }

  /// Everything that a tree or a report could say.
  private func everything(_ node: NodeDescription) -> String {
    "\(node)" + node.children.map { everything($0) }.joined()
  }

  @Test("a secret is shown as dots, and is nowhere but in its binding")
  func secret() throws {
    let log = Handle<String>()
    let host = try Host(Login(log: log))
    for letter in Self.secret { try host.type(String(letter)) }
    #expect(host.texts() == [String(repeating: "•", count: 11)])
    #expect(host.graph.focus.wantsKeyboard?.isSecure == true)
    for part in [Self.secret, "Tr0", "dor&3"] {
      #expect(!everything(host.graph.describe()).contains(part))
      #expect(!host.graph.displayList.drawnText.contains(part))
      #expect(!host.graph.accessibilityText().contains(part))
      #expect(!host.graph.spokenLines().joined().contains(part))
      #expect(!"\(String(describing: host.graph.focus.textInput))".contains(part))
    }
    try host.press(.return)
    #expect(log.value == Self.secret)
  }

  @Test("a snapshot of a secret holds dots")
  func snapshot() throws {
    let stage = try Stage(resources: StageResources())
    try stage.show(
      AnyView(SecureField("Password", text: .constant(Self.secret))), presentation: .fitted(width: 300))
    let snapshot = try stage.snapshot(component: "", variant: "", image: "")
    let json = String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self)
    #expect(!json.contains(Self.secret))
    #expect(json.contains("•••••••••••"))
  }

  @Test("a secret is neither copied nor cut nor undone; text can be pasted")
  func clipboard() throws {
    UIPasteboard.general.string = "pasted"
    let host = try Host(Login(log: Handle()))
    try host.type("abc")
    try host.press("a", .command)
    try host.press("c", .command)
    try host.press("x", .command)
    #expect(UIPasteboard.general.string == "pasted")
    #expect(host.texts() == ["•••"])
    try host.press("z", .command)
    #expect(host.texts() == ["•••"])
    try host.press(.rightArrow)
    try host.press("v", .command)
    #expect(host.texts() == ["•••••••••"])
    // A secret is one word.
    try host.press(.leftArrow, .option)
    #expect(host.graph.focus.textInput?.selection == 0..<0)
    try host.press(.rightArrow)
    #expect(host.graph.focus.textInput?.selection == 1..<1)
  }

  @Test("what is typed into a secret that was left takes its place")
  func replacing() throws {
    struct Fields: View {
      @State private var password = "old"
      @State private var name = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $password)
          TextField("Name", text: $name)
          Text(verbatim: password)
        }
      }
    }
    let host = try Host(Fields())
    host.graph.focus.moveToNext()
    try host.type("n")
    try host.type("ew")
    #expect(host.texts().last == "new")
    host.graph.focus.moveToNext()
    host.graph.focus.moveToPrevious()
    try host.press(.delete)
    #expect(host.texts().last == "")
  }

  @Test("a letter of several code points is one dot")
  func dots() throws {
    let host = try Host(Login(log: Handle()))
    try host.type("é👨‍👩‍👧x")
    #expect(host.texts() == ["•••"])
    try host.press(.delete)
    try host.press(.delete)
    #expect(host.texts() == ["•"])
  }
}
