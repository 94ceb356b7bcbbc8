import Guides
import Testing

@Suite struct IntegrityTests {
  private func problem(_ kind: Piece.Kind, _ text: String) -> String? {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    return PieceIntegrity.problem(of: Piece(kind: kind, lines: 10...(9 + count), text: text))?.message
  }

  @Test(
    "what is never closed is found, whatever it is",
    arguments: [
      "struct A {\n  let b = 1", "/* a comment", "let a = \"\"\"\ntext", "#if DEBUG\nlet a = 1",
      "func f() { if true {",
    ])
  func unclosed(text: String) {
    #expect(problem(.declarations, text) != nil)
  }

  @Test("a bracket too many in a fragment is found")
  func extra() {
    #expect(problem(.statements, "withAnimation { a = 1 }\n}") != nil)
    #expect(problem(.modifiers, ".sheet(isPresented: $a) { Text(\"A\") }\n}") != nil)
  }

  @Test("whole pieces have no problem, nor have errors that harm nobody else")
  func whole() {
    #expect(problem(.declarations, "struct A {\n  let b= 1\n}\nextension Color {}") == nil)
    #expect(problem(.modifiers, "// One\n.padding()\n.opacity(a ? 1 : 0)") == nil)
    #expect(problem(.statements, "let a = 1\nif a > 0 { print(a) } // done") == nil)
    #expect(problem(.members, "@State var a = 1\nvar body: some View { Text(\"A\") }") == nil)
    #expect(problem(.declarations, "let a = Text(“Hello”)") == nil)
  }
}
