import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Tables as Apple documents them: columns where the screen is wide, the first alone where it is not.
@MainActor
@Suite("Tables")
struct TableTests {
  struct Person: Identifiable, Equatable {
    let name: String
    let age: Int
    var id: String { name }
  }

  @MainActor
  final class Model {
    var one: String?
    var several: Set<String> = []
    var order = [KeyPathComparator(\Person.name)]
  }

  private let people = [Person(name: "Bea", age: 31), Person(name: "Ada", age: 40), Person(name: "Cleo", age: 5)]
  private let model = Model()

  private var order: Binding<[KeyPathComparator<Person>]> {
    let model = model
    return Binding(get: { model.order }, set: { model.order = $0 })
  }

  private func host(_ view: some View, wide: Bool) throws -> Host {
    try Host(
      view.environment(\.horizontalSizeClass, wide ? .regular : .compact), width: wide ? 800 : 390, height: 600,
      scale: 1)
  }

  private func frame(_ name: String, in host: Host) throws -> CGRect {
    try #require(host.graph.accessibilityTree().first(name)).frame
  }

  private var plain: some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text(verbatim: "\($0.age) years") }
    }
  }

  @Test("on a narrow screen the first column shows alone")
  func narrow() throws {
    let host = try host(plain, wide: false)
    #expect(host.texts() == ["Bea", "Ada", "Cleo"])
  }

  @Test("on a wide one all columns show under their headings, in the order of the data")
  func wide() throws {
    let host = try host(plain, wide: true)
    #expect(host.texts() == ["Name", "Age", "Bea", "31 years", "Ada", "40 years", "Cleo", "5 years"])
    let hidden = try self.host(plain.tableColumnHeaders(.hidden).tableStyle(.inset), wide: true)
    #expect(!hidden.texts().contains("Age"))
  }

  @Test("a heading sorts by its column, and turns the order round at the next tap")
  func sorting() throws {
    let table = Table(people, sortOrder: order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.width(100).alignment(.trailing)
    }
    let host = try host(table, wide: true)
    let age = try frame("Age", in: host)
    try host.tap(age.midX, age.midY)
    #expect(people.sorted(using: model.order).map(\.age) == [5, 31, 40])
    #expect(model.order.count == 2)
    try host.tap(age.midX, age.midY)
    #expect(people.sorted(using: model.order).map(\.age) == [40, 31, 5])
    #expect(model.order.count == 2)
  }

  @Test("rows are selected by their ids")
  func selecting() throws {
    let model = model
    let one = Binding(get: { model.one }, set: { model.one = $0 })
    let host = try host(
      Table(people, selection: one) { TableColumn("Name", value: \.name) }, wide: false)
    let ada = try frame("Ada", in: host)
    try host.tap(ada.midX, ada.midY)
    #expect(model.one == "Ada")
    let several = Binding(get: { model.several }, set: { model.several = $0 })
    let both = try self.host(
      Table(people, selection: several, sortOrder: order) { TableColumn("Name", value: \.name) }, wide: true)
    #expect(both.texts().contains("Cleo"))
  }

  @Test("rows can be written one by one, and columns may be missing")
  func rows() throws {
    let showsAge = false
    let people = people
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      if showsAge { TableColumn("Age") { Text(verbatim: "\($0.age)") } }
    } rows: {
      TableRow(Person(name: "Zoe", age: 1))
      ForEach(people) { TableRow($0) }
      if showsAge { TableRow(people[0]) }
    }
    #expect(try host(table, wide: true).texts() == ["Name", "Zoe", "Bea", "Ada", "Cleo"])
    let empty = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
    }
    #expect(try host(empty, wide: true).texts() == ["Name"])
    #expect(try host(Table([Person]()) { TableColumn("Name", value: \.name) }, wide: false).texts().isEmpty)
  }

  @Test("a width is kept, and what stands at the trailing edge ends there")
  func widths() throws {
    let table = Table(people) {
      TableColumn("Name", value: \.name).width(200)
      TableColumn("Age") { Text(verbatim: "\($0.age)") }.alignment(.numeric)
    }
    let host = try host(table, wide: true)
    let name = try frame("Name", in: host)
    let age = try frame("Age", in: host)
    #expect(age.maxX == 780 && name.minX == 20)
    let leading = try self.host(
      Table(people) {
        TableColumn("Name", value: \.name).width(200)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }, wide: true)
    #expect(try frame("Age", in: leading).minX == 228)
  }
}
