import Combine
import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct SizeTests {
  private struct Level: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        AnyView(VStack { Level(depth: depth - 1) })
      } else {
        Text("bottom")
      }
    }
  }

  @Test("a tree of a thousand levels is shown, changed and let go")
  func deep() throws {
    let before = LiveNodes.count
    do {
      let stage = try Stage.showing(Level(depth: 1000))
      #expect(stage.texts == ["bottom"])
      try stage.change { $0.typeSize = .xxxLarge }
      _ = try stage.png()
      _ = stage.graph.accessibilityTree()
    }
    #expect(LiveNodes.count == before)
  }

  private struct Wide: View {
    @State private var tapped = -1
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { row in
            Text(row == tapped ? "Row \(row) tapped" : "Row \(row)").frame(height: 40).onTapGesture { tapped = row }
          }
        }
      }
    }
  }

  @Test("of a hundred thousand rows those near the viewport are made, and one that changes costs one")
  func wide() throws {
    let before = LiveNodes.count
    let stage = try Stage.showing(Wide())
    #expect(LiveNodes.count - before < 1000)
    try stage.perform(.tap("Row 7"))
    #expect(stage.texts.contains("Row 7 tapped"))
    try stage.perform(.swipe(.up))
    try stage.settle()
    #expect(!stage.texts.contains("Row 0"))
  }

  private final class Model: ObservableObject {
    nonisolated(unsafe) static var count = 0
    @Published var value = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }

  private struct Detail: View {
    @StateObject private var model = Model()
    @State private var width: CGFloat = 10
    @Environment(\.colorScheme) private var scheme
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("\(model.value)").frame(width: width)
        .onReceive(timer) { _ in model.value += 1 }
        .task { try? await Task.sleep(for: .seconds(100)) }
        .onAppear { withAnimation(.linear(duration: 0.01)) { width = 50 } }
        .onTapGesture {}
        .background { GeometryReader { Color.red.opacity($0.size.width > 0 ? 1 : 0) } }
    }
  }

  private struct Opening: View {
    @Binding var isOpen: Bool
    var body: some View {
      VStack { if isOpen { Detail() } else { Text("closed") } }
    }
  }

  private struct Holder: View {
    let handle: Handle
    @State private var isOpen = false
    var body: some View { Opening(isOpen: $isOpen).onAppear { handle.isOpen = $isOpen } }
  }

  @MainActor private final class Handle { var isOpen: Binding<Bool>? }

  /// Pages of memory that the process has in use, in bytes.
  private var residentBytes: Int {
    let parts = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return parts.count > 1 ? (Int(parts[1]) ?? 0) * 4096 : 0
  }

  @Test("a view that comes and goes ten thousand times leaves nothing behind")
  func openAndClose() throws {
    let handle = Handle()
    let stage = try Stage.showing(Holder(handle: handle))
    func turn(_ count: Int) throws {
      for _ in 0..<count {
        handle.isOpen?.wrappedValue.toggle()
        try stage.advance(by: 1.0 / 60)
      }
    }
    try turn(200)
    let (nodes, bytes) = (LiveNodes.count, residentBytes)
    try turn(20_000)
    #expect(LiveNodes.count == nodes)
    #expect(Model.count == 0)
    #expect(stage.graph.brokenInvariants().isEmpty)
    #expect(try stage.settle(cap: 0).pending.isEmpty)
    #expect(residentBytes - bytes < 40_000_000)
  }

  private struct Presenting: View {
    let handle: Handle
    @State private var isOpen = false
    var body: some View {
      Text("below").onAppear { handle.isOpen = $isOpen }
        .sheet(isPresented: $isOpen) { Detail() }
    }
  }

  @Test("a sheet leaves nothing behind")
  func sheets() throws {
    let handle = Handle()
    let stage = try Stage.showing(Presenting(handle: handle))
    func turn(_ count: Int) throws {
      for _ in 0..<count {
        handle.isOpen?.wrappedValue.toggle()
        try stage.advance(by: 1)
      }
    }
    try turn(20)
    let nodes = LiveNodes.count
    try turn(200)
    #expect(LiveNodes.count == nodes)
    #expect(Model.count == 0)
  }
}
