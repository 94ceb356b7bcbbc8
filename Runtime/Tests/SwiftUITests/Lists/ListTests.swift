import Foundation
import SwiftUI
import SwiftUICore
import Testing

private struct Task: Identifiable, Hashable {
  let id: Int
  var title: String { "Task \(id)" }
}

@MainActor
struct ListTests {
  private let tasks = (0..<1000).map { Task(id: $0) }

  private func rows(_ host: Host) -> [CGRect] { host.frames(of: "Row") }

  @Test("a row with one line of body text is 44 points high, whatever the style")
  func rowHeight() throws {
    let plain = try rows(Host(List(tasks) { Text($0.title) }.listStyle(.plain)))
    #expect(plain.prefix(3).map(\.height) == [44, 44, 44])
    #expect(plain[1].minY == 44)
    let form = try rows(
      Host(
        Form {
          Toggle("On", isOn: .constant(true)); Text("Two")
        }))
    // The first row carries the room above its section.
    #expect(form.map(\.height) == [79, 44])
  }

  @Test(
    "the text of a row starts 16 points from the edge, 20 on wide phones, twice that in cards",
    arguments: [(393.0, false, 16.0), (430, false, 20), (393, true, 32), (430, true, 40)])
  func margins(_ width: CGFloat, _ isCard: Bool, _ expected: CGFloat) throws {
    let list = List(tasks) { Text($0.title) }
    let host =
      try isCard ? Host(list.listStyle(.insetGrouped), width: width) : Host(list.listStyle(.plain), width: width)
    #expect(host.frames(of: "Text").first?.minX == expected)
  }

  @Test("right to left, the text of a row ends 16 points from the right edge")
  func mirrored() throws {
    let host = try Host(
      List(tasks) { Text($0.title) }.listStyle(.plain).environment(\.layoutDirection, .rightToLeft))
    #expect(abs((host.frames(of: "Text").first?.maxX ?? 0) - 377) < 0.01)
  }

  @Test("insets that a row sets take the place of the list's")
  func insets() throws {
    let host = try Host(
      List { Text("Row").listRowInsets(EdgeInsets(top: 20, leading: 5, bottom: 20, trailing: 5)) }
        .listStyle(.plain))
    #expect(host.frames(of: "Text").first?.minX == 5)
    #expect(abs((rows(host).first?.height ?? 0) - 60.333) < 0.01)
  }

  @Test("a list of 1,000 elements builds the rows that show, and its bodies only once")
  func lazy() throws {
    let built = Handle<[Int]>()
    built.value = []
    _ = try Host(
      List(tasks) { task in
        built.value?.append(task.id)
        return Text(task.title)
      }.listStyle(.plain))
    // 852 points and 100 below of 44-point rows; the first guess is 44 as well.
    #expect(built.value == Array(0..<22))
  }

  @Test("headers of cards are capitals of 13 points in the second colour; those of plain lists are not")
  func headers() throws {
    let list = List { Section("General") { Text("Row") } }
    let card = try Host(list.listStyle(.insetGrouped))
    #expect(card.texts() == ["GENERAL", "Row"])
    #expect(card.textColors().first == "3C3C43 0.6")
    let plain = try Host(list.listStyle(.plain))
    #expect(plain.texts() == ["General", "Row"])
  }

  @Test("swipe actions are recorded with their labels, and their regions lie at the row's edges")
  func swipeActions() throws {
    let host = try Host(
      List(tasks.prefix(1)) { task in
        Text(task.title)
          .swipeActions(edge: .leading) {
            Button {
            } label: {
              Label("Schedule", systemImage: "calendar")
            }.tint(.green)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Postpone") {}
            Button(role: .destructive) {
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
      }.listStyle(.plain))
    #expect(
      host.records().sorted() == [
        "swipeActions: edge: .leading, allowsFullSwipe: true: Schedule",
        "swipeActions: edge: .trailing, allowsFullSwipe: false: Postpone, Delete",
      ])
    let regions = host.regions().filter { $0.kind == "swipeAction" }
    #expect(Set(regions.map { $0.label }) == ["Schedule", "Postpone", "Delete"])
    #expect(regions.allSatisfy { $0.frame.size == CGSize(width: 74, height: 44) })
    #expect(regions.first { $0.label == "Schedule" }?.frame.minX == 0)
    #expect(regions.first { $0.label == "Postpone" }?.frame.maxX == 393)
    #expect(regions.first { $0.label == "Delete" }?.frame.maxX == 319)
    // What is hidden is not among the texts that show.
    #expect(host.texts() == ["Task 0"])
  }

  @Test("every way to make a list of data compiles and shows its rows")
  func initialisers() throws {
    struct Lists: View {
      @State var tasks = [Task(id: 1), Task(id: 2)]
      @State var one: Int?
      @State var several: Set<Int> = [2]
      var body: some View {
        VStack {
          List { Text("static") }
          List(tasks) { Text($0.title) }
          List(tasks, id: \.title) { Text($0.title) }
          List(0..<2) { Text("\($0)") }
          List($tasks) { $task in Text(task.title) }
          List(tasks, selection: $one) { Text($0.title) }
          List(tasks, selection: $several) { Text($0.title) }
          List($tasks, id: \.title) { $task in Text(task.title) }
          List { ForEach($tasks) { $task in TextField("t", text: .constant(task.title)) } }
          List(selection: $one) { ForEach(tasks) { Text($0.title) }.onDelete { _ in }.onMove { _, _ in } }
        }
      }
    }
    let host = try Host(Lists(), height: 10 * 300)
    #expect(host.frames(of: "ScrollView").count == 10)
    #expect(host.texts().count == 1 + 2 * 9)
  }

  @Test("the sections of a form keep their rows together: headers before, footers after them")
  func sections() throws {
    let host = try Host(
      Form {
        Section {
          Text("a")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
        Section("second") { Text("b") }
      })
    #expect(host.texts() == ["H", "a", "f", "SECOND", "b"])
    let frames = host.frames(of: "Text").map(\.minY)
    #expect(frames == frames.sorted())
  }
}
