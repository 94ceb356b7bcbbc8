import Building
import Testing

@Suite struct DiagnosticTests {
  @Test("messages of the compiler are read with their places")
  func diagnostics() {
    let output =
      "my guide.md:12:5: error: cannot find 'A' in scope\n  A()\n  ^\nmy guide.md:12:5: note: x\nb.md:3:1: warning: y\n<unknown>:0: error: z\n"
    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic(file: "my guide.md", line: 12, column: 5, message: "cannot find 'A' in scope")
      ])
  }
}
