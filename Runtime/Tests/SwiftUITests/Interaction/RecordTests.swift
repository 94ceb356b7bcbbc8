import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// What a still picture cannot show stands in the tree, in the words of the API.
@MainActor
struct RecordTests {
  @Test("gestures are recorded with their values, and their regions take the content shape")
  func gestures() throws {
    let host = try Host(
      VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 50).onTapGesture(count: 2) {}
        Color.red.frame(width: 60, height: 50)
          .contentShape(Rectangle().inset(by: -10))
          .onLongPressGesture(minimumDuration: 0.3) {}
        Color.red.frame(width: 60, height: 50).simultaneousGesture(DragGesture(minimumDistance: 0))
      })
    #expect(
      host.records() == [
        "gesture: TapGesture(count: 2)", "gesture: LongPressGesture(minimumDuration: 0.3)",
        "gesture: DragGesture(minimumDistance: 0)",
      ])
    #expect(host.regions().map { $0.kind } == ["tap", "longPress", "drag"])
    #expect(host.regions().map { $0.frame.size.width } == [60, 80, 60])
  }

  @Test("haptics, animations and transitions are recorded")
  func motion() throws {
    let host = try Host(
      Text("x")
        .sensoryFeedback(.impact(weight: .light), trigger: 1)
        .animation(.easeOut(duration: 0.2), value: 1)
        .transition(.move(edge: .bottom).combined(with: .opacity))
        .contentTransition(.numericText()))
    #expect(
      host.records().reversed() == [
        "sensoryFeedback: impact(weight: .light)", "animation: easeOut(duration: 0.2)",
        "transition: move(edge: .bottom).combined(with: .opacity)", "contentTransition: numericText()",
      ])
  }

  @Test("presentations are recorded with their state; what is not presented is not built")
  func presentations() throws {
    struct Presented: View {
      let built: Handle<Bool>
      var body: some View {
        built.value = true
        return Text("sheet")
      }
    }
    let built = Handle<Bool>()
    let host = try Host(
      Text("x")
        .sheet(isPresented: .constant(false)) { Presented(built: built) }
        .alert("Sure?", isPresented: .constant(false)) { Button("OK") {} }
        .presentationDetents([.medium, .height(200)])
        .interactiveDismissDisabled())
    #expect(
      host.records().reversed() == [
        "sheet: isPresented: false", "alert: isPresented: false",
        "presentationDetents: [.height(200.0), .medium]", "interactiveDismissDisabled: true",
      ])
    #expect(built.value == nil)
  }

  @Test("a context menu and a menu tell of the items that they hide")
  func menus() throws {
    let host = try Host(
      VStack {
        Text("x").contextMenu {
          Button("Copy") {}
          Button("Delete", role: .destructive) {}
        }
        Menu("More") { Button("One") {} }
      })
    #expect(host.records() == ["contextMenu: Copy, Delete", "menu: One"])
    #expect(host.texts() == ["x", "More"])
  }

  @Test("accessibility modifiers are recorded, and a label names the region around it")
  func accessibility() throws {
    let host = try Host(
      Button {
      } label: {
        Image(systemName: "star").accessibilityLabel("Favourite").accessibilityAddTraits(.isSelected)
      })
    #expect(host.regions().map { $0.label } == ["Favourite"])
    #expect(
      host.records().reversed() == [
        "accessibility: label: Favourite", "accessibility: addTraits: .isSelected",
      ])
  }

  @Test("the focus is nowhere until code moves it; then the state is the value")
  func focus() throws {
    struct Fields: View {
      enum Field { case name, mail }
      @FocusState private var field: Field?
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text("\(field == .mail ? "mail" : "none") \(isFocused ? "on" : "off")").focusable().focused($isFocused)
          Text("x").focusable().focused($field, equals: .mail)
        }
        .onAppear { field = .mail }
      }
    }
    #expect(try Host(Fields()).texts() == ["mail off", "x"])
  }

  @Test("each view has a namespace of its own, the same in every evaluation")
  func namespaces() throws {
    struct Named: View {
      let seen: Handle<[Namespace.ID]>
      @Namespace private var namespace
      var body: some View {
        seen.value?.append(namespace)
        return Text("x")
      }
    }
    let seen = Handle<[Namespace.ID]>()
    seen.value = []
    _ = try Host(
      VStack {
        Named(seen: seen)
        Named(seen: seen)
      })
    #expect(Set(seen.value ?? []).count == 2)
  }

  @Test("offsets of a list's edits remove and move elements as on iOS")
  func edits() {
    var values = [0, 1, 2, 3, 4]
    values.remove(atOffsets: [1, 3])
    #expect(values == [0, 2, 4])
    values = [0, 1, 2, 3, 4]
    values.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(values == [1, 3, 0, 2, 4])
    values.move(fromOffsets: [4], toOffset: 0)
    #expect(values == [4, 1, 3, 0, 2])
    values.move(fromOffsets: [0], toOffset: 5)
    #expect(values == [1, 3, 0, 2, 4])
  }
}
