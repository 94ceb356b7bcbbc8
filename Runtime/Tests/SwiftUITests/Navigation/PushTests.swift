import SwiftUI
import SwiftUICore
import Testing

@Suite("Screens that are pushed and left")
@MainActor
struct PushTests {
  private struct Mail: Hashable { let subject: String }

  private struct Inbox: View {
    @State var path: [Mail] = []
    @State private var count = 0
    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("First", value: Mail(subject: "one"))
          NavigationLink("Second", value: Mail(subject: "two"))
          Button("Add \(count)") { count += 1 }
        }
        .navigationTitle("Inbox")
        .navigationDestination(for: Mail.self) { mail in
          VStack {
            Text("Subject \(mail.subject), \(count)")
            Button("Deeper") { path.append(Mail(subject: "deep")) }
            Button("Home") { path.removeAll() }
          }
          .navigationTitle(mail.subject)
        }
      }
    }
  }

  private func tap(_ text: String, _ host: Host) throws {
    let description = host.graph.describe()
    var found: CGRect?
    func visit(_ node: NodeDescription) {
      if case .text(let fact) = node.facts, fact.string == text { found = node.frame }
      node.children.forEach(visit)
    }
    visit(description)
    let frame = try #require(found, "no \(text)")
    try host.tap(frame.midX, frame.midY)
    try host.wait(1)
  }

  @Test("a link pushes the screen of its value, and the bar leads back")
  func link() throws {
    let host = try Host(Inbox())
    try tap("Add 0", host)
    try tap("Second", host)
    #expect(host.texts().contains("Subject two, 1"))
    try tap("Deeper", host)
    #expect(host.texts().contains("Subject deep, 1"))
    try tap("two", host)
    #expect(host.texts().contains("Subject two, 1") && !host.texts().contains("Subject deep, 1"))
    try tap("Deeper", host)
    try tap("Home", host)
    #expect(!host.texts().contains { $0.hasPrefix("Subject") })
  }

  @Test("a path that is set at first shows its last screen")
  func deepLink() throws {
    let host = try Host(Inbox(path: [Mail(subject: "a"), Mail(subject: "b")]))
    try host.wait(1)
    #expect(host.texts().contains("Subject b, 0"))
  }

  @Test("a finger from the edge takes the screen back, or leaves it where it does not go far enough")
  func swipe() throws {
    let host = try Host(Inbox())
    try tap("First", host)
    try host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 60, y: 400), duration: 1)
    try host.wait(1)
    #expect(host.texts().contains("Subject one, 0"))
    try host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
    try host.wait(1)
    #expect(!host.texts().contains("Subject one, 0"))
  }

  @Test("where one reads from right to left the finger comes from the right")
  func mirroredSwipe() throws {
    let host = try Host(Inbox(path: [Mail(subject: "a")]).environment(\.layoutDirection, .rightToLeft))
    try host.wait(1)
    try host.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 190, y: 400), duration: 0.2, lifts: false)
    let subject = try #require(host.frames(of: "VStack").last)
    #expect(subject.midX < 60)
    try host.touch(.ended, 190, 400)
    try host.wait(1)
    #expect(!host.texts().contains("Subject a, 0"))
  }

  @Test("a state pushes a screen, which leaves by dismiss and writes the state")
  func presented() throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    struct Sample: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show \(isShown ? "yes" : "no")") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Detail() }
        }
      }
    }
    let host = try Host(Sample())
    try tap("Show no", host)
    #expect(host.texts().contains("Leave"))
    try tap("Leave", host)
    #expect(!host.texts().contains("Leave") && host.texts().contains("Show no"))
  }

  @Test("a link with a view of its own pushes it, and its state lives while it is there")
  func view() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let host = try Host(NavigationStack { NavigationLink("Go") { Counter() }.navigationTitle("Home") })
    try tap("Go", host)
    try tap("Count 0", host)
    #expect(host.texts().contains("Count 1"))
    let back = host.frames(of: "Text").first { $0.minX < 100 && $0.minY < 44 }
    try host.tap(#require(back).midX, back!.midY)
    try host.wait(1)
    try tap("Go", host)
    #expect(host.texts().contains("Count 0"))
  }
}
