import Building
import Foundation

/// The module that the tests run: compiled once, from the views below.
enum Module {
  static let library: Result<String, any Error> = Result { try build() }

  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "vitrine-specimen-\(UUID().uuidString)")

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static func build() throws -> String {
    let toolchain = try Toolchain.beside()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: Module.folder) }
    let source = folder.appending(path: "Views.swift").path, library = folder.appending(path: "libViews.so").path
    try views.write(toFile: source, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: toolchain.compiler)
    process.arguments =
      [
        "-emit-library", "-module-name", "Views", "-swift-version", "5", "-parse-as-library", "-Onone",
        "-I", toolchain.modules, "-L", toolchain.libraries, "-lVitrineRuntime",
        "-Xlinker", "-rpath", "-Xlinker", toolchain.libraries,
        "-load-plugin-executable", "\(toolchain.macros)#SwiftUIMacros",
      ] + toolchain.arguments + [source, "-o", library]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: String(decoding: said, as: UTF8.self)) }
    return library
  }

  private static let views = ##"""
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().fill(count.isMultiple(of: 2) ? Color.red : Color.blue).frame(width: 60, height: 40)
          Button("More") { count += 1 }.frame(width: 60, height: 40)
          Text("Count \(count)").frame(width: 120, height: 40, alignment: .leading)
        }
      }
    }

    struct Fields: View {
      @State private var name = ""
      @State private var code = ""
      @State private var note = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).frame(height: 40)
          SecureField("Code", text: $code).frame(height: 40)
          TextField("Amount", text: $note).keyboardType(.decimalPad).frame(height: 40)
          Text("Hello \(name)")
        }
        .frame(width: 200)
      }
    }

    struct Mover: View {
      @State private var isRight = false
      var body: some View {
        VStack(spacing: 0) {
          Circle().fill(.green).frame(width: 20, height: 20).frame(width: 200, alignment: isRight ? .trailing : .leading)
          Button("Move") { withAnimation(.linear(duration: 0.5)) { isRight.toggle() } }.frame(width: 200, height: 40)
        }
      }
    }

    struct Spinner: View {
      @State private var isTurned = false
      var body: some View {
        Rectangle().fill(.orange).frame(width: 30, height: 30).rotationEffect(.degrees(isTurned ? 360 : 0))
          .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurned)
          .onAppear { isTurned = true }
      }
    }

    struct Mixed: View {
      @State private var items = ["One", "Two"]
      @State private var isOn = false
      @State private var level = 0.5
      @State private var name = ""
      @State private var isShown = false
      @State private var taps = 0
      var body: some View {
        NavigationStack {
          List {
            TextField("Name", text: $name)
            Toggle("Loud", isOn: $isOn)
            Slider(value: $level) { Text("Level") }
            Button("Add") { items.append(name.isEmpty ? "Item \(Int.random(in: 0..<1000))" : name) }
              .accessibilityAction(named: "Add twice") { items += ["Twice", "Twice"] }
            Button("Later") { Task { try? await Task.sleep(for: .seconds(1)); items.append("Late") } }
            Button("Sheet") { isShown = true }
            Text("Tapped \(taps)").onTapGesture(count: 2) { taps += 1 }
            ForEach(items, id: \.self) { Text($0) }
            ForEach(0..<30, id: \.self) { Text("Row \($0)") }
          }
          .navigationTitle("Mixed")
          .sheet(isPresented: $isShown) { VStack { Text("In front"); Button("Close") { isShown = false } } }
        }
        .sensoryFeedback(.success, trigger: items)
      }
    }

    struct Restless: View {
      @State private var count = 0
      @State private var isRestless = false
      var body: some View {
        VStack {
          Button("Start") { isRestless = true; count += 1 }.frame(width: 80, height: 40)
          Text("\(count)").onChange(of: count) { if isRestless { count += 1 } }
        }
      }
    }

    struct Turned: View {
      let title: String
      @Binding var isOn: Bool
      @State private var taps = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("\(title), \(taps) taps")
          Toggle("Switch", isOn: $isOn)
          Button("Tap") { taps += 1 }
        }
      }
    }

    let knobs = #"""
      [{"choices":[],"isWhole":false,"name":"title","offersColors":false,"type":"String","value":{"text":{"_0":"Herbs"}}},
      {"choices":[],"isWhole":false,"name":"isOn","offersColors":false,"type":"Binding<Bool>","value":{"flag":{"_0":false}}}]
      """#

    #Preview("Counting", traits: .sizeThatFitsLayout) { Counter() }
    #Preview("Mixed") { Mixed() }

    struct Trap: View {
      var body: some View {
        Button("Trap") { let none: [Int] = []; print(none[1]) }.frame(width: 80, height: 40)
      }
    }

    struct Hungry: View {
      @State private var heaps: [[UInt8]] = []
      var body: some View {
        Button("Eat") { while true { heaps.append([UInt8](repeating: 1, count: 20_000_000)) } }
          .frame(width: 80, height: 40)
      }
    }

    @MainActor
    private func show(_ name: String, _ presentation: String = "fitted", _ view: @escaping @MainActor () -> some View) {
      _SpecimenRegistry.component(name, variant: "", index: 0, presentation: presentation) { AnyView(view()) }
    }

    @_cdecl("vitrine_register")
    public func register() {
      MainActor.assumeIsolated {
        show("Counter") { Counter() }
        show("Fields") { Fields() }
        show("Mover") { Mover() }
        show("Spinner") { Spinner() }
        show("Mixed", "screen") { Mixed() }
        show("Restless") { Restless() }
        show("Trap") { Trap() }
        _SpecimenRegistry.adjustable("Turned", variant: "", index: 0, presentation: "fitted", knobs: knobs) { knobs in
          AnyView(Turned(title: knobs.value(0, "Herbs"), isOn: knobs.binding(1, false)))
        }
        show("Hungry") { Hungry() }
      }
    }
    """##
}
