import SwiftUI
import SwiftUICore
import Testing

/// Fields for values, with formats and formatters.
@MainActor
struct ValueFieldTests {
  @Test("a field for a value writes what can be read, and shows it in its format when editing ends")
  func values() throws {
    struct Amount: View {
      @State private var amount = 1234.5
      @State private var count: Int? = 3
      @FocusState var focus: Int?
      let log: Handle<[String]>
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
            .focused($focus, equals: 1)
          TextField("Count", value: $count, format: .number).focused($focus, equals: 2)
          Text(verbatim: "\(amount) \(count.map { "\($0)" } ?? "nil")")
        }
        .onAppear { focus = 1 }
      }
    }
    let log = Handle<[String]>()
    let host = try Host(Amount(log: log))
    #expect(host.texts() == ["1,234.50", "3", "1234.5 3"])
    try host.press("a", .command)
    try host.type("9")
    #expect(host.texts() == ["9", "3", "9.0 3"])
    try host.type("x")
    host.graph.focus.moveToNext()
    try host.frame()
    #expect(host.texts()[0].hasSuffix(".00"))
    try host.press("a", .command)
    try host.press(.delete)
    try host.press(.return)
    #expect(host.texts()[2].hasSuffix("nil"))
    #expect(host.texts()[1] == "Count")
  }

  @Test("money is read with and without its sign")
  func currency() throws {
    struct Price: View {
      @State private var price = 0.0
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Price", value: $price, format: .currency(code: "USD").locale(Locale(identifier: "en_US"))).focused(
            $isFocused)
          Text(verbatim: "\(price)")
        }
        .onAppear { isFocused = true }
      }
    }
    for typed in ["12.5", "$12.5"] {
      let host = try Host(Price())
      try host.press("a", .command)
      try host.type(typed)
      #expect(host.texts() == [typed, "12.5"])
      try host.press(.return)
      #expect(host.texts() == ["$12.50", "12.5"])
    }
  }

  @Test("a formatter reads the text when editing ends")
  func formatter() throws {
    struct Price: View {
      @State private var price = 5
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Price", value: $price, formatter: NumberFormatter()).focused($isFocused)
          Text(verbatim: "\(price)")
        }
        .onAppear { isFocused = true }
      }
    }
    let host = try Host(Price())
    try host.type("7")
    #expect(host.texts() == ["57", "5"])
    try host.press(.return)
    #expect(host.texts() == ["57", "57"])
  }
}
