import Foundation
import Stage
import SwiftUI
import Testing

/// A dialog that is answered without a finger goes as it does under one.
@MainActor @Suite struct DialogActivationTests {
  private struct Asking: View {
    @State private var asks = false
    @State private var answer = "none"

    var body: some View {
      VStack {
        Button("Delete") { asks = true }
        Text("Answer: \(answer)")
      }
      .alert("Delete it?", isPresented: $asks) {
        Button("Erase", role: .destructive) { answer = "erased" }
        Button("Keep", role: .cancel) { answer = "kept" }
      }
    }
  }

  @Test(
    "assistive technology answers an alert, and the alert goes", arguments: [("Erase", "erased"), ("Keep", "kept")])
  func answer(button: String, answer: String) throws {
    let script = """
      activate "Delete"
      expect "Delete it?"
      activate "\(button)"
      expect "Answer: \(answer)"
      expect no "Delete it?"
      """
    #expect(try StageScript.failures(script, on: Asking()) == "")
  }
}
