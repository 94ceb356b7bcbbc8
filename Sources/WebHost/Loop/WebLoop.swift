import CSoup
import Foundation

/// The thread on which servers and their sockets live: an actor whose work is done by a main loop of GLib.
@globalActor package actor WebLoop {
  package static let shared = WebLoop()
  private let executor = LoopExecutor()

  nonisolated package var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// For callbacks of libraries, which come on the loop's thread; anywhere else it ends the program.
  package nonisolated static func assumeIsolated<Value>(_ work: @WebLoop () throws -> Value) rethrows -> Value {
    shared.executor.checkIsolated()
    // A function that is isolated to an actor differs from one that is not by its type only.
    return try withoutActuallyEscaping(work) { work in
      try unsafeBitCast(work, to: (() throws -> Value).self)()
    }
  }

  /// Does something on the loop's thread and waits for it. Not to be called on that thread.
  package nonisolated static func perform<Value: Sendable>(_ work: @escaping @WebLoop () -> Value) -> Value {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: Value?
    Task { @WebLoop in
      result = work()
      done.signal()
    }
    done.wait()
    guard let result else { fatalError("The loop has lost its work.") }
    return result
  }
}

/// Runs the actor's jobs on a thread of its own, between the events of GLib.
private final class LoopExecutor: SerialExecutor, @unchecked Sendable {
  /// GLib locks it; sources may be attached from any thread.
  private let context = g_main_context_new()

  init() {
    nonisolated(unsafe) let context = context
    let thread = Thread {
      g_main_context_push_thread_default(context)
      g_main_loop_run(g_main_loop_new(context, 0))
    }
    thread.name = "web host"
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let waiting = Waiting(job: UnownedJob(job), executor: asUnownedSerialExecutor())
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    let run: GSourceFunc = { data in
      if let data {
        let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
        waiting.job.runSynchronously(on: waiting.executor)
      }
      return 0
    }
    g_source_set_callback(source, run, Unmanaged.passRetained(waiting).toOpaque(), nil)
    g_source_attach(source, context)
    g_source_unref(source)
  }

  func checkIsolated() {
    precondition(g_main_context_is_owner(context) != 0, "This belongs on the thread of the web host.")
  }

  private final class Waiting {
    let job: UnownedJob
    let executor: UnownedSerialExecutor

    init(job: UnownedJob, executor: UnownedSerialExecutor) {
      self.job = job
      self.executor = executor
    }
  }
}
