import Foundation
import Stage
import SwiftUI
import Testing

/// Small apps as they are written, and what somebody does with them.
@Suite("Apps on the stage")
@MainActor
struct AppSampleTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  @Test("a log-in form moves on by its return key")
  func login() throws {
    struct Login: View {
      enum Field { case user, password }
      @FocusState private var focus: Field?
      @State private var user = ""
      @State private var password = ""
      @State private var message = ""
      var body: some View {
        Form {
          Section("Account") {
            TextField("User name", text: $user).focused($focus, equals: .user).submitLabel(.next)
              .textInputAutocapitalization(.never)
            SecureField("Password", text: $password).focused($focus, equals: .password).submitLabel(.go)
          }
          Button("Sign in") { message = "Hello \(user), \(password.count)" }.disabled(user.isEmpty || password.isEmpty)
          Text(message)
        }
        .onSubmit {
          if focus == .user { focus = .password } else { message = "submitted \(user)"; focus = nil }
        }
        .onAppear { focus = .user }
      }
    }
    try play(
      Login(),
      """
      expect "Sign in" is disabled
      expect "User name" is focused
      type "anna"
      press return
      expect "Password" is focused
      type "secret"
      expect "Sign in" is enabled
      tap "Sign in"
      expect "Hello anna, 6"
      tap "Password"
      press return
      expect "submitted anna"
      """)
  }

  @Test("a chat follows its last message")
  func chat() throws {
    struct Chat: View {
      @State private var messages = (1...30).map { "Message \($0)" }
      @State private var draft = ""
      var body: some View {
        VStack {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack { ForEach(messages, id: \.self) { Text($0).frame(maxWidth: .infinity, minHeight: 44) } }
            }
            .onChange(of: messages.count) { withAnimation { proxy.scrollTo(messages.last!, anchor: .bottom) } }
          }
          HStack {
            TextField("Say something", text: $draft)
            Button("Send") {
              messages.append(draft); draft = ""
            }.disabled(draft.isEmpty)
          }.padding()
        }
      }
    }
    try play(
      Chat(),
      """
      expect "Message 1"
      tap "Say something"
      type "Hi there"
      tap "Send"
      expect "Hi there"
      expect no "Message 1"
      swipe down
      settle
      swipe down
      settle
      expect no "Hi there"
      """)
  }

  @Test("a list of tasks is read, ticked, added to and deleted from")
  func tasks() throws {
    struct Item: Identifiable, Hashable { let id = UUID(); var title: String; var done = false }
    struct Todo: View {
      @State private var items = [Item(title: "Milk"), Item(title: "Bread")]
      @State private var isAdding = false
      @State private var title = ""
      var body: some View {
        NavigationStack {
          List {
            ForEach($items) { $item in
              HStack {
                Button {
                  item.done.toggle()
                } label: {
                  Image(systemName: item.done ? "checkmark.circle.fill" : "circle")
                }
                .buttonStyle(.plain)
                .accessibilityLabel(item.done ? "Done" : "Open")
                Text(item.title).strikethrough(item.done)
              }
              .accessibilityElement(children: .combine)
            }
            .onDelete { items.remove(atOffsets: $0) }
          }
          .navigationTitle("Tasks")
          .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
          .sheet(isPresented: $isAdding) {
            NavigationStack {
              Form { TextField("Title", text: $title) }
                .navigationTitle("New")
                .toolbar {
                  ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                      items.append(Item(title: title)); title = ""; isAdding = false
                    }.disabled(title.isEmpty)
                  }
                }
            }.presentationDetents([.medium])
          }
          .sensoryFeedback(.success, trigger: items.count)
        }
      }
    }
    try play(
      Todo(),
      """
      expect speech of "Open, Milk" is "Open, Milk, button"
      activate "Open, Milk"
      expect speech of "Done, Milk" is "Done, Milk, button"
      tap "Add"
      expect "Save" is disabled
      tap "Title"
      type "Eggs"
      tap "Save"
      expect "Open, Eggs"
      expect haptic success
      expect 1 haptics
      act "Delete" on "Open, Bread"
      expect no "Open, Bread"
      """)
  }

  @Test("a carousel and a button agree on the card")
  func carousel() throws {
    struct Cards: View {
      @State private var current: Int? = 0
      var body: some View {
        VStack {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<10, id: \.self) {
                Text("Card \($0)").containerRelativeFrame(.horizontal).frame(height: 200).background(.orange)
              }
            }.scrollTargetLayout()
          }
          .scrollTargetBehavior(.paging)
          .scrollPosition(id: $current)
          .frame(height: 200)
          Text("now \(current ?? -1)")
          Button("Next") { withAnimation { current = (current ?? 0) + 1 } }
        }
      }
    }
    try play(
      Cards(),
      """
      expect "now 0"
      swipe left on "Card 0"
      settle
      expect "now 1"
      tap "Next"
      settle
      expect "Card 2"
      expect "now 2"
      """)
  }

  @Test("a rating is adjusted without seeing it")
  func rating() throws {
    struct Rating: View {
      @State private var rating = 3
      var body: some View {
        HStack {
          ForEach(1...5, id: \.self) { i in
            Image(systemName: i <= rating ? "star.fill" : "star").onTapGesture { rating = i }
          }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of 5")
        .accessibilityAdjustableAction { d in
          switch d {
          case .increment: rating = min(5, rating + 1);
          case .decrement: rating = max(1, rating - 1);
          @unknown default: break
          }
        }
      }
    }
    try play(
      Rating(),
      """
      expect speech of "Rating" is "Rating, 3 of 5, adjustable"
      increment "Rating"
      expect value of "Rating" is "4 of 5"
      decrement "Rating"
      decrement "Rating"
      expect value of "Rating" is "2 of 5"
      """)
  }

  @Test("a note goes by itself")
  func toast() throws {
    struct Toast: View {
      @State private var shown = false
      var body: some View {
        ZStack(alignment: .top) {
          Button("Show") {
            withAnimation(.easeInOut(duration: 0.3)) { shown = true }
            Task {
              try? await Task.sleep(for: .seconds(2)); withAnimation(.easeInOut(duration: 0.3)) { shown = false }
            }
          }.frame(maxHeight: .infinity)
          if shown {
            Text("Saved").padding().background(.green).transition(.move(edge: .top).combined(with: .opacity))
          }
        }
      }
    }
    try play(
      Toast(),
      """
      tap "Show"
      wait 400 ms
      expect now "Saved"
      wait 2 s
      settle
      expect now no "Saved"
      """)
  }

  @Test("a search narrows the rows, and a code is cut at four letters")
  func search() throws {
    struct Search: View {
      let names = ["Anna", "Bob", "Carla", "Dan"]
      @State private var text = ""
      @State private var limit = ""
      var body: some View {
        NavigationStack {
          List {
            ForEach(names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) { Text($0) }
            TextField("Code", text: $limit).onChange(of: limit) { _, new in
              if new.count > 4 { limit = String(new.prefix(4)) }
            }
          }
          .searchable(text: $text)
          .navigationTitle("People")
        }
      }
    }
    try play(
      Search(),
      """
      tap "Search"
      type "an"
      expect "Anna"
      expect no "Bob"
      tap "Code"
      type "123456"
      expect value of "Code" is "1234"
      """)
  }

  @Test("a switch flips by its name, and only a finger on the switch does it")
  func toggle() throws {
    struct Settings: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Wi-Fi", isOn: $isOn)
          Text(isOn ? "connected" : "off")
        }
      }
    }
    try play(
      Settings(),
      """
      tap 20,438
      expect now "off"
      tap "Wi-Fi"
      expect "connected"
      activate "Wi-Fi"
      expect "off"
      """)
  }

  @Test("what comes and goes is seen on its way, from the first moment to the last")
  func fade() throws {
    struct Panels: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          if isShown { Text("Panel").transition(.opacity) }
        }
      }
    }
    try play(
      Panels(),
      """
      tap "Toggle"
      timeline opacity of "Panel" every 250 ms is "0 0.25 0.5 0.75 1" within 0.02
      settle
      tap "Toggle"
      timeline opacity of "Panel" every 250 ms is "1 0.75 0.5 0.25 -" within 0.02
      expect no "Panel"
      """)
  }
}
