import CSoup

/// The loop of the main thread: GLib's, which serves the main queue of Dispatch as well, and so Swift's main actor.
package enum MainLoop {
  /// GLib locks its loops; `quit` may come from any thread.
  nonisolated(unsafe) private static let loop = g_main_loop_new(nil, 0)

  /// Runs until somebody quits. To be called on the main thread, and not by work of the main queue.
  package static func run() {
    let source = vitrine_attach_main_queue()
    g_main_loop_run(loop)
    g_source_remove(source)
  }

  package static func quit() { g_main_loop_quit(loop) }
}
