import Foundation
import Synchronization

/// Brings what comes from one other thread to the loop, in its order. Who posts too much has to wait.
package final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  private let room: DispatchSemaphore
  private let handler: @WebLoop @Sendable (Letter) -> Void

  /// - Parameter capacity: Letters that may wait.
  package init(capacity: Int, handler: @escaping @WebLoop @Sendable (Letter) -> Void) {
    room = DispatchSemaphore(value: capacity)
    self.handler = handler
  }

  /// Not to be called on the loop's thread.
  package func post(_ letter: Letter) {
    room.wait()
    let isFirst = letters.withLock { letters in
      letters.append(letter)
      return letters.count == 1
    }
    if isFirst { Task { @WebLoop in self.deliver() } }
  }

  @WebLoop private func deliver() {
    let all = letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
    for letter in all {
      handler(letter)
      room.signal()
    }
  }
}
