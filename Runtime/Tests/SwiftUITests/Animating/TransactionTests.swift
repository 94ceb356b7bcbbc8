import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct TransactionTests {
  private struct Box: View {
    let handle: Handle<Binding<Bool>>
    @State private var isOn = false
    var body: some View {
      handle.value = $isOn
      return Color.red.frame(width: isOn ? 100 : 20, height: 10)
    }
  }

  private func width(_ host: Host) -> CGFloat { host.drawnFills[0].frame.width }

  @Test("a binding animates the changes that are made through it, and those made through its parts")
  func binding() throws {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Box(handle: handle))
    handle.value?.animation(.linear(duration: 1)).wrappedValue = true
    try host.frame()
    try host.frame(at: 0.5)
    #expect(width(host) == 60)
    try host.frame(at: 1)
    handle.value?.wrappedValue = false
    try host.frame()
    #expect(width(host) == 20)
    var still = Transaction(animation: .linear(duration: 1))
    still.disablesAnimations = true
    handle.value?.transaction(still).wrappedValue = true
    try host.frame()
    #expect(width(host) == 100)
  }

  @Test("a transaction that disables animations goes before animation(_:value:)")
  func disabled() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return Color.red.frame(width: isOn ? 100 : 20, height: 10).animation(.linear(duration: 1), value: isOn)
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle))
    withTransaction(\.disablesAnimations, true) { handle.value?.wrappedValue = true }
    try host.frame()
    #expect(width(host) == 100)
    handle.value?.wrappedValue = false
    try host.frame()
    #expect(width(host) == 100)
    try host.frame(at: 0.5)
    #expect(width(host) == 60)
  }

  @Test("animation(_:body:) animates what the body sets, and nothing of the content")
  func body() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return Color.red.frame(width: isOn ? 100 : 20, height: 10)
          .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle))
    handle.value?.wrappedValue = true
    try host.frame()
    try host.frame(at: 0.5)
    #expect(width(host) == 100)
    #expect(host.drawnFills[0].opacity == 0.5)
  }

  @Test("each change waits for its own animations, even when the second takes over from the first")
  func completions() throws {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Box(handle: handle))
    var done: [Int] = []
    withAnimation(.linear(duration: 1)) {
      handle.value?.wrappedValue = true
    } completion: {
      done.append(1)
    }
    try host.frame()
    try host.frame(at: 0.5)
    withAnimation(.linear(duration: 1)) {
      handle.value?.wrappedValue = false
    } completion: {
      done.append(2)
    }
    try host.frame()
    #expect(done == [])
    try host.frame(at: 1)
    #expect(done == [1])
    try host.frame(at: 1.5)
    #expect(done == [1, 2])
  }

  @Test("a change that animates nothing is complete at once")
  func nothingToAnimate() throws {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Box(handle: handle))
    var done: [AnimationCompletionCriteria] = []
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      withAnimation(.linear(duration: 1), completionCriteria: criteria) {
        handle.value?.wrappedValue = false
      } completion: {
        done.append(criteria)
      }
    }
    try host.frame()
    #expect(done == [.logicallyComplete, .removed])
  }

  @Test("a completion that a transaction modifier adds runs once")
  func added() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      let done: Handle<Int>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return VStack {
          Color.red.frame(width: isOn ? 100 : 20, height: 10)
          Color.red.frame(width: isOn ? 100 : 20, height: 10)
        }
        .transaction(value: isOn) { transaction in
          transaction.animation = .linear(duration: 1)
          transaction.addAnimationCompletion { done.value = (done.value ?? 0) + 1 }
        }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let done = Handle<Int>()
    let host = try Host(Page(handle: handle, done: done))
    handle.value?.wrappedValue = true
    try host.frame()
    try host.frame(at: 0.5)
    #expect(width(host) == 60)
    #expect(done.value == nil)
    try host.frame(at: 1)
    #expect(done.value == 1)
  }

  @Test("keys of one's own are set for a change and reach a transaction modifier")
  func keys() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return Color.red.frame(width: isOn ? 100 : 20, height: 10)
          .transaction { if $0.isSlow { $0.animation = .linear(duration: 10) } }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle))
    withTransaction(\.isSlow, true) { handle.value?.wrappedValue = true }
    try host.frame()
    try host.frame(at: 5)
    #expect(width(host) == 60)
  }
}

private struct SlowKey: TransactionKey { static let defaultValue = false }

extension Transaction {
  fileprivate var isSlow: Bool {
    get { self[SlowKey.self] }
    set { self[SlowKey.self] = newValue }
  }
}
