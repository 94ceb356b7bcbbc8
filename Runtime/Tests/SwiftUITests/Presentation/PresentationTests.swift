import SwiftUI
import SwiftUICore
import Testing

@Suite("Sheets, covers, alerts and dialogs")
@MainActor
struct PresentationTests {
  private func place(of text: String, in host: Host) -> CGRect? {
    var found: CGRect?
    func visit(_ node: NodeDescription) {
      if case .text(let fact) = node.facts, fact.string == text { found = node.frame }
      node.children.forEach(visit)
    }
    visit(host.graph.describe())
    return found
  }

  private func tap(_ text: String, _ host: Host) throws {
    let frame = try #require(place(of: text, in: host), "no \(text)")
    try host.tap(frame.midX, frame.midY)
    try host.wait(1)
  }

  private struct Sheets: View {
    let log: Journal
    @State private var isShown = false
    @State private var name = "Ann"

    struct Editor: View {
      @Binding var name: String
      @Environment(\.dismiss) private var dismiss
      @State private var count = 0
      var body: some View {
        VStack {
          Text("editing \(name)")
          Button("count \(count)") { count += 1 }
          Button("rename") { name = "Bob" }
          Button("close") { dismiss() }
        }
      }
    }

    var body: some View {
      VStack {
        Button("open \(name)") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) { Editor(name: $name) }
    }
  }

  @Test("a sheet comes up, has state of its own, writes that of its view, and leaves by dismiss")
  func sheet() throws {
    let log = Journal()
    let host = try Host(Sheets(log: log))
    try tap("open Ann", host)
    try tap("count 0", host)
    try tap("rename", host)
    #expect(host.texts().contains("editing Bob") && host.texts().contains("count 1"))
    #expect(log.lines.isEmpty)
    try tap("close", host)
    #expect(host.texts() == ["open Bob"] && log.lines == ["dismissed"])
    try tap("open Bob", host)
    #expect(host.texts().contains("count 0"))
  }

  @Test("a sheet moves up over half a second and covers what lies behind from fingers")
  func motion() throws {
    let log = Journal()
    let host = try Host(Sheets(log: log))
    let button = try #require(place(of: "open Ann", in: host))
    try host.tap(button.midX, button.midY)
    try host.wait(0.05)
    let early = try #require(place(of: "editing Ann", in: host)).minY
    try host.wait(1)
    let late = try #require(place(of: "editing Ann", in: host)).minY
    #expect(early > late + 100)
    try host.tap(button.midX, button.midY)
    #expect(host.texts().contains("editing Ann"))
  }

  @Test("a finger that pulls a sheet down puts it away, and a tap beside it does, unless it must stay")
  func pullingDown() throws {
    struct Sample: View {
      @State private var isShown = true
      let stays: Bool
      var body: some View {
        Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
          Text("sheet").presentationDetents([.medium]).interactiveDismissDisabled(stays)
        }
      }
    }
    let host = try Host(Sample(stays: false))
    try host.wait(1.5)
    #expect(try #require(place(of: "sheet", in: host)).midY > 426)
    try host.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 800))
    try host.wait(1.5)
    #expect(host.texts() == ["gone"])
    let other = try Host(Sample(stays: false))
    try other.wait(1.5)
    try other.tap(100, 100)
    try other.wait(1.5)
    #expect(other.texts() == ["gone"])
    let staying = try Host(Sample(stays: true))
    try staying.wait(1.5)
    try staying.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 800))
    try staying.tap(100, 100)
    try staying.wait(1.5)
    #expect(staying.texts() == ["shown", "sheet"])
  }

  @Test("a sheet rests at the detents, the lowest first, and tells where")
  func detents() throws {
    struct Sample: View {
      @State private var detent = PresentationDetent.height(200)
      var body: some View {
        Text("behind").sheet(isPresented: .constant(true)) {
          VStack {
            Text(detent == .large ? "large" : "low")
            Spacer()
          }.presentationDetents([.height(200), .large], selection: $detent)
        }
      }
    }
    let host = try Host(Sample())
    try host.wait(1)
    let low = try #require(place(of: "low", in: host))
    #expect(abs(low.minY - 652) < 1)
    try host.drag(from: CGPoint(x: 196, y: 800), to: CGPoint(x: 196, y: 300))
    try host.wait(1)
    #expect(abs(try #require(place(of: "large", in: host)).minY - 10) < 1)
  }

  @Test("a bar in a sheet has its title and its buttons on one line")
  func bar() throws {
    let host = try Host(
      Text("behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("content").navigationTitle("Edit").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        }
      })
    try host.wait(1.5)
    let title = try #require(place(of: "Edit", in: host))
    let button = try #require(place(of: "Cancel", in: host))
    #expect(abs(title.midY - 32) < 0.5 && abs(button.midY - 32) < 0.5)
  }

  @Test("an item's sheet shows the item, and still does while it goes")
  func item() throws {
    struct Person: Identifiable { let id: Int }
    struct Sample: View {
      @State private var person: Person?
      var body: some View {
        Button("open") { person = Person(id: 7) }
          .sheet(item: $person) { person in
            Button("person \(person.id)") { self.person = nil }
          }
      }
    }
    let host = try Host(Sample())
    try tap("open", host)
    let button = try #require(place(of: "person 7", in: host))
    try host.tap(button.midX, button.midY)
    try host.wait(0.1)
    #expect(host.texts() == ["open", "person 7"])
    try host.wait(1)
    #expect(host.texts() == ["open"])
  }

  @Test("an alert asks, goes, and acts")
  func alert() throws {
    struct Sample: View {
      @State private var asks = false
      @State private var answer = "none"
      var body: some View {
        Button("ask \(answer)") { asks = true }
          .alert("Delete?", isPresented: $asks) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Cancel", role: .cancel) { answer = "kept" }
          } message: {
            Text("It cannot be undone.")
          }
      }
    }
    let host = try Host(Sample())
    try tap("ask none", host)
    #expect(host.texts() == ["ask none", "Delete?", "It cannot be undone.", "Cancel", "Delete"])
    // What lies behind takes no fingers.
    try host.tap(10, 10)
    try tap("Delete", host)
    #expect(host.texts() == ["ask deleted"])
    try tap("ask deleted", host)
    try tap("Cancel", host)
    #expect(host.texts() == ["ask kept"])
  }

  @Test("an alert without a choice has one that puts it away")
  func plainAlert() throws {
    struct Sample: View {
      @State private var asks = true
      var body: some View { Text("\(asks)").alert("Saved", isPresented: $asks) {} }
    }
    let host = try Host(Sample())
    try host.wait(1)
    try tap("OK", host)
    #expect(host.texts() == ["false"])
  }

  @Test("a dialog of choices adds the one that cancels, and a tap beside it cancels")
  func choices() throws {
    struct Sample: View {
      @State private var asks = false
      @State private var choice = "-"
      var body: some View {
        Button("sort \(choice)") { asks = true }
          .confirmationDialog("Sort", isPresented: $asks) {
            Button("By name") { choice = "name" }
            Button("By date") { choice = "date" }
          }
      }
    }
    let host = try Host(Sample())
    try tap("sort -", host)
    #expect(host.texts() == ["sort -", "By name", "By date", "Cancel"])
    try tap("By date", host)
    #expect(host.texts() == ["sort date"])
    try tap("sort date", host)
    try host.tap(196, 100)
    try host.wait(1)
    #expect(host.texts() == ["sort date"])
  }

  @Test("a cover takes the whole screen, and a sheet can open a sheet")
  func nested() throws {
    struct Inner: View {
      @State private var more = false
      var body: some View {
        Button("more") { more = true }.sheet(isPresented: $more) { Text("second") }
      }
    }
    struct Sample: View {
      @State private var isShown = true
      var body: some View {
        Color.red.fullScreenCover(isPresented: $isShown) { Inner() }
      }
    }
    let host = try Host(Sample())
    try host.wait(1)
    try tap("more", host)
    #expect(host.texts() == ["more", "second"])
  }

  @Test("a sheet opened and closed many times leaves nothing")
  func nothingLeft() throws {
    let log = Journal()
    let host = try Host(Sheets(log: log))
    for _ in 0..<12 {
      try tap("open Ann", host)
      try tap("close", host)
    }
    #expect(log.lines.count == 12)
    #expect(host.texts() == ["open Ann"])
  }
}
