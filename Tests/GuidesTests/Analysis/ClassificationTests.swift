import Guides
import Testing

@Suite struct ClassificationTests {
  private func block(_ code: String) throws -> Block {
    let guide = try GuideReader().read(text: "```swift\n\(code)\n```\n\n```swift\nlet other = 1\n```\n", path: "a.md")
    return guide.blocks[0]
  }

  @Test("types, extensions, functions and values are one piece of declarations")
  func declarations() throws {
    let block = try block(
      "import SwiftUI\n\nextension Color { static let a = Color.red }\n// note\nfunc f() {}\nlet b = 1")
    #expect(block.kind == .declarations)
    #expect(block.pieces.map(\.lines) == [2...7])
  }

  @Test("modifiers without a receiver are split at comments and blank lines")
  func modifiers() throws {
    let block = try block(
      """
      // One
      .opacity(0.5)
      .padding()

      // Two
      .sheet(isPresented: $shown) {
          Text("A")

          Text("B")
      }
      // Three
      .blur(radius: 2)
      """)
    #expect(block.kind == .fragment)
    #expect(block.pieces.map(\.kind) == [.modifiers, .modifiers, .modifiers])
    #expect(block.pieces.map(\.lines) == [2...4, 6...11, 12...13])
  }

  @Test("state and the modifiers below it are two pieces, although Swift would read one expression")
  func state() throws {
    let block = try block(
      "// Star\n@State private var starred = false\n.scaleEffect(starred ? 1.1 : 1)\n.animation(.default, value: starred)"
    )
    #expect(block.kind == .fragment)
    #expect(block.pieces.map(\.kind) == [.members, .modifiers])
    #expect(block.pieces.map(\.lines) == [3...3, 4...5])
  }

  @Test("statements, and a type beside them that is for the whole guide")
  func mixed() throws {
    let block = try block(
      "struct Row: View {\n  var body: some View { Text(\"A\") }\n}\n\n// Usage\nRow()\n  .padding()\n\nwithAnimation { isOn = true }"
    )
    #expect(block.kind == .declarations)
    #expect(block.pieces.map(\.kind) == [.declarations, .statements, .statements])
    #expect(block.pieces.map(\.lines) == [2...4, 7...8, 10...10])
  }

  @Test("a body without a type around it belongs to a view that is not shown")
  func members() throws {
    let block = try block("@State private var isOn = false\n\nvar body: some View {\n  Toggle(\"A\", isOn: $isOn)\n}")
    #expect(block.kind == .fragment)
    #expect(block.pieces.map(\.kind) == [.members])
  }

  @Test(
    "what is left out makes pseudo-code",
    arguments: [
      "TaskRow(...)", "List(tasks) { task in\n  TaskRow(...)\n    .padding()\n}", "Text(\"A\").foo(…)",
      "Button(<#title#>) {}",
    ])
  func omissions(code: String) throws {
    #expect(try block(code).kind == .pseudoCode)
  }

  @Test("a declaration that leaves its body out does without, the others of the block stay")
  func omittedBody() throws {
    let block = try block(
      "struct A: View {\n  var body: some View { /* ... */ }\n}\n\nstruct B: View {\n  var body: some View { Text(\"B\") }\n}"
    )
    #expect(block.kind == .declarations)
    #expect(block.pieces.map(\.kind) == [.pseudoCode, .declarations])
  }

  @Test("an initialiser on its own belongs to a view that is not shown, an empty type with dots is left out")
  func parts() throws {
    #expect(try block("init() {\n  UITabBar.appearance().isHidden = true\n}").pieces.map(\.kind) == [.members])
    #expect(try block("struct Row: View { /* … */ }").kind == .pseudoCode)
  }

  @Test(
    "three dots of a range, of a parameter and of a text leave nothing out",
    arguments: [
      "let a = 1...5", "func f(_ all: Int...) {}", "let b = \"Loading...\"", "let c = [1, 2, 3][1...]",
      "// ...\nlet d = 1",
      "func g(x: Int) { switch x { case 0...5: break; default: break } }",
    ])
  func ranges(code: String) throws {
    #expect(try block(code).kind == .declarations)
  }

  @Test("a function that reads what nobody declares is a member of a view that is not shown")
  func looseFunctions() throws {
    let guide = try GuideReader().read(
      text: """
        ```swift
        func toggle(_ index: Int) { selected.insert(index) }
        ```
        ```swift
        func twice(_ value: Int) -> Int { value * 2 }
        ```
        ```swift
        func shared() { print(level) }
        ```
        ```swift
        struct Row: View { var body: some View { Text("A").onAppear { shared() } } }
        ```
        """, path: "a.md")
    #expect(guide.blocks.map(\.kind) == [.fragment, .declarations, .declarations, .declarations])
  }

  @Test("brackets that nest too deep are refused with a note")
  func depth() throws {
    let guide = try GuideReader().read(
      text: "```swift\n\(String(repeating: "[", count: 400))\n```\n```swift\nlet a = 1\n```\n", path: "a.md")
    #expect(guide.blocks.map(\.kind) == [.pseudoCode, .declarations])
    #expect(guide.notes.map(\.line) == [2])
  }
}
