import Foundation

/// Runs work that recurses as deep as its input nests, on a stack that input of the permitted size cannot
/// exhaust: syntax trees of long call chains are as deep as the chain is long.
enum LargeStack {
  /// Reserved, not used: pages are taken as the recursion reaches them.
  static let size = 1 << 30

  private static let name = "Guides with a large stack"

  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    if Thread.current.name == name { return work() }
    let box = Box<Result>()
    let thread = Thread {
      box.value = work()
      box.done.signal()
    }
    thread.name = name
    thread.stackSize = size
    thread.start()
    box.done.wait()
    return box.value!
  }

  /// Written by the thread before `done` is signalled, read after.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
    let done = DispatchSemaphore(value: 0)
  }
}
