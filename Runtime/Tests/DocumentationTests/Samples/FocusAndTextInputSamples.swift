import SwiftUI

struct SignIn: View {
  enum Field { case name, password }

  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 10) {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .password }
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
    }
    .textFieldStyle(.roundedBorder)
    .frame(width: 150)
    .defaultFocus($field, .name)
  }
}

struct Draft: View {
  @State private var text = "Dear Ada,\nsee you at noon."

  var body: some View {
    TextEditor(text: $text)
      .frame(width: 180, height: 90)
      .border(.quaternary)
  }
}

struct Amount: View {
  @State private var amount = 12.5

  var body: some View {
    TextField("Amount", value: $amount, format: .currency(code: "EUR"))
      .textFieldStyle(.roundedBorder)
      .frame(width: 140)
  }
}

struct Expense: View {
  @State private var purpose = ""
  @State private var amount = ""
  @State private var isAdding = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Purpose", text: $purpose)
        .submitLabel(.done)
      TextField("Amount", text: $amount)
        .keyboardType(.decimalPad)
      Button("Add a note") { isAdding = true }
    }
    .focused($isFocused)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { isFocused = false }
      }
    }
    .sheet(isPresented: $isAdding) {
      TextField("Note", text: $purpose)
        .textFieldStyle(.roundedBorder)
        .padding()
        .presentationDetents([.height(120)])
    }
  }
}
