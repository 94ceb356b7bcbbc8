import Combine
import Foundation
import SwiftUI

/// Views of the kinds that apps are made of, each with state, motion and input.
@MainActor
enum DemandingViews {
  static let all: [(name: String, make: @MainActor () -> AnyView)] = [
    ("form", { AnyView(FormView()) }), ("list", { AnyView(ListView()) }), ("timers", { AnyView(TimerView()) }),
    ("nested scroll views", { AnyView(NestedScrolls()) }), ("text fields", { AnyView(FieldsView()) }),
    ("animations", { AnyView(AnimatedView()) }), ("sheets", { AnyView(SheetsView()) }),
    ("gestures", { AnyView(GesturesView()) }), ("navigation", { AnyView(PathView()) }),
    ("objects", { AnyView(ObjectsView()) }), ("menus", { AnyView(MenusView()) }),
  ]

  private struct MenusView: View {
    @State private var names = (0..<20).map { "Name \($0)" }
    @State private var chosen: Set<String> = []
    @State private var order = "Name"
    @State private var color = Color.red
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          Picker("Order", selection: $order) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
          ColorPicker("Color", selection: $color)
          Button("About") { isShown = true }
            .popover(isPresented: $isShown) { Text("About").padding().presentationCompactAdaptation(.popover) }
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Pin") { order = name } }
              .contextMenu { Button("Remove", role: .destructive) { names.removeAll { $0 == name } } }
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar {
          EditButton()
          Menu("More") {
            Button("Shuffle") { withAnimation { names.reverse() } }
            Menu("Inner") { Button("Deep") { names.append("Name \(names.count + 100)") } }
            Picker("Order", selection: $order) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
          }
        }
      }
    }
  }

  private struct FormView: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var level = 0.5
    @State private var count = 3
    @State private var choice = 1
    @State private var date = Date(timeIntervalSince1970: 1e9)
    var body: some View {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          Toggle("Loud", isOn: $isOn)
          if isOn { Text("Very loud").transition(.slide) }
        }
        Section("Numbers") {
          Slider(value: $level)
          Stepper("Count \(count)", value: $count, in: 0...10)
          Picker("Choice", selection: $choice) { ForEach(0..<4) { Text("Choice \($0)").tag($0) } }
          DatePicker("Date", selection: $date)
          ForEach(0..<count, id: \.self) { LabeledContent("Row \($0)", value: "\($0)") }
        }
        Button("Reset", role: .destructive) { (count, isOn, name) = (3, false, "") }
      }
      .animation(.default, value: isOn)
    }
  }

  private struct ListView: View {
    @State private var items = Array(0..<60)
    @State private var next = 60
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          HStack {
            Text("Item \(item)")
            Spacer()
            Button("Up") { withAnimation { items.swapAt(0, items.firstIndex(of: item) ?? 0) } }
          }
          .swipeActions { Button("Delete", role: .destructive) { items.removeAll { $0 == item } } }
          .onTapGesture {
            withAnimation(.spring) {
              items.insert(next, at: 0)
              next += 1
            }
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable { try? await Task.sleep(for: .seconds(0.5)) }
    }
  }

  private struct TimerView: View {
    @State private var count = 0
    @State private var isRunning = true
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    var body: some View {
      VStack {
        Text("\(count)").contentTransition(.numericText())
        Toggle("Running", isOn: $isRunning)
        if isRunning { Color.clear.frame(height: 1).onReceive(timer) { _ in count += 1 } }
        TimelineView(.animation) { Text($0.date, style: .time) }
        ForEach(0..<(count % 7), id: \.self) { index in
          Text("Tick \(index)").task(id: count) { try? await Task.sleep(for: .seconds(0.05)) }
        }
      }
    }
  }

  private struct NestedScrolls: View {
    @State private var chosen: Int?
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100, id: \.self) { row in
            Text("Shelf \(row)").font(.headline)
            ScrollView(.horizontal) {
              LazyHStack {
                ForEach(0..<50, id: \.self) { column in
                  RoundedRectangle(cornerRadius: 8).fill(chosen == row * 50 + column ? .red : .blue)
                    .frame(width: 90, height: 70)
                    .onTapGesture { withAnimation { chosen = row * 50 + column } }
                }
              }
            }
          }
        }
      }
    }
  }

  private struct FieldsView: View {
    private enum Field: Hashable { case first, second, notes }
    @State private var first = ""
    @State private var second = "مرحبا 👩‍👩‍👧 é"
    @State private var notes = "Some\nlines\nof text"
    @State private var secret = ""
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .second }
        TextField("Second", text: $second, axis: .vertical).focused($focus, equals: .second)
        SecureField("Secret", text: $secret)
        TextEditor(text: $notes).focused($focus, equals: .notes).frame(height: 120)
        Button("Next") { focus = focus == .first ? .notes : .first }
        Text("\(first.count) \(second.count) \(notes.count)")
      }
      .textFieldStyle(.roundedBorder)
      .onChange(of: first) { _, new in if new.count > 12 { first = String(new.prefix(12)) } }
    }
  }

  private struct AnimatedView: View {
    @Namespace private var space
    @State private var isBig = false
    @State private var phase = 0
    @State private var isThere = true
    var body: some View {
      VStack {
        Circle().fill(isBig ? .red : .green).frame(width: isBig ? 200 : 50)
          .rotationEffect(.degrees(isBig ? 360 : 0)).animation(.bouncy, value: isBig)
          .onTapGesture { isBig.toggle() }
        if isThere { Text("There").transition(.scale.combined(with: .opacity)) }
        HStack {
          if isBig { Color.blue.matchedGeometryEffect(id: "a", in: space).frame(width: 40, height: 40) }
          Spacer()
          if !isBig { Color.blue.matchedGeometryEffect(id: "a", in: space).frame(width: 80, height: 20) }
        }
        Button("Toggle") { withAnimation(.easeInOut(duration: 0.4)) { isThere.toggle() } }
        Button("Phase") { withAnimation(.spring(duration: 0.6, bounce: 0.4)) { phase += 1 } }
        HStack(spacing: CGFloat(phase % 5) * 10) { ForEach(0..<(3 + phase % 4), id: \.self) { Text("\($0)") } }
        ProgressView()
      }
    }
  }

  private struct SheetsView: View {
    @State private var isSheet = false
    @State private var isCover = false
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var isPopover = false
    var body: some View {
      VStack(spacing: 20) {
        Button("Sheet") { isSheet = true }
        Button("Cover") { isCover = true }
        Button("Alert") { isAlert = true }
        Button("Dialog") { isDialog = true }
        Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) { Text("Popover") }
      }
      .sheet(isPresented: $isSheet) { Inside(title: "Sheet").presentationDetents([.medium, .large]) }
      .fullScreenCover(isPresented: $isCover) { Inside(title: "Cover") }
      .alert("Sure?", isPresented: $isAlert) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
      .confirmationDialog("Which?", isPresented: $isDialog) { Button("This") {} }
    }

    private struct Inside: View {
      let title: String
      @Environment(\.dismiss) private var dismiss
      @State private var isOn = false
      var body: some View {
        ScrollView {
          Text(title)
          Toggle("On", isOn: $isOn)
          Button("Done") { dismiss() }
          ForEach(0..<30, id: \.self) { Text("Line \($0)") }
        }
        .sheet(isPresented: $isOn) { Button("Deeper") { dismiss() } }
      }
    }
  }

  private struct GesturesView: View {
    @State private var offset = CGSize.zero
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @GestureState private var isPressed = false
    @State private var taps = 0
    var body: some View {
      VStack {
        RoundedRectangle(cornerRadius: 20).fill(isPressed ? .orange : .teal).frame(width: 160, height: 160)
          .scaleEffect(scale).rotationEffect(angle).offset(offset)
          .gesture(
            DragGesture().onChanged { offset = $0.translation }
              .onEnded { _ in withAnimation(.spring) { offset = .zero } }
              .simultaneously(with: MagnifyGesture().onChanged { scale = $0.magnification })
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
        Text("Press \(taps)").padding()
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
              .updating($isPressed) { _, state, _ in state = true }
          )
          .onTapGesture(count: 2) { taps += 2 }
          .onTapGesture { taps += 1 }
        ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { n in Button("B\(n)") { taps += n } } } }
          .highPriorityGesture(TapGesture(count: 3).onEnded { taps = 0 })
      }
    }
  }

  fileprivate struct PathView: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(0..<20, id: \.self) { NavigationLink("Go \($0)", value: $0) }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Screen \(number)")
              NavigationLink("Deeper", value: number + 1)
              Button("Home") { path = [] }
            }
            .navigationTitle("\(number)")
            .toolbar { Button("Pop") { _ = path.popLast() } }
          }
      }
    }
  }

  struct ObjectsView: View {
    @MainActor @Observable final class Model {
      var rows: [Row] = (0..<10).map { Row(id: $0) }
    }
    @MainActor @Observable final class Row: Identifiable {
      let id: Int
      var count = 0
      init(id: Int) { self.id = id }
    }
    final class Old: ObservableObject {
      @Published var text = ""
      @Published var seen = ""
      init() { $text.debounce(for: .seconds(0.1), scheduler: DispatchQueue.main).assign(to: &$seen) }
    }
    @State private var model = Model()
    @StateObject private var old = Old()
    @AppStorage("robust.flag") private var flag = false
    var body: some View {
      VStack {
        ForEach(model.rows) { RowView(row: $0) }
        Button("More") { withAnimation { model.rows.append(Row(id: model.rows.count)) } }
        Button("Fewer") { withAnimation { _ = model.rows.popLast() } }
        Button("Text \(old.seen)") { old.text += "x" }
        Toggle("Flag", isOn: $flag)
        if flag { EnvironmentReader().environment(model) }
      }
    }
    private struct RowView: View {
      @Bindable var row: Row
      var body: some View { Stepper("\(row.count)", value: $row.count) }
    }
    private struct EnvironmentReader: View {
      @Environment(Model.self) private var model
      var body: some View { Text("\(model.rows.reduce(0) { $0 + $1.count })") }
    }
  }
}
