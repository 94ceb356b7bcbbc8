import Foundation
import Building
import Synchronization
import Testing

@Suite("Folders in the making")
struct LeftoversTests {
  @Test("a folder goes although somebody writes into it meanwhile")
  func writing() throws {
    let parent = NSTemporaryDirectory() + "leftovers-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    for round in 0..<200 {
      let folder = "\(parent)/drawings.\(round)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      for file in 0..<20 { try Data().write(to: URL(fileURLWithPath: "\(folder)/old-\(file)")) }
      Leftovers.add(folder)
      let isOver = Mutex(false)
      let hasBegun = DispatchSemaphore(value: 0)
      let hasEnded = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        var file = 0
        while !isOver.withLock({ $0 }) {
          try? Data().write(to: URL(fileURLWithPath: "\(folder)/new-\(file)"))
          if file == 0 { hasBegun.signal() }
          file += 1
        }
        hasEnded.signal()
      }
      hasBegun.wait()
      Leftovers.remove(folder)
      isOver.withLock { $0 = true }
      hasEnded.wait()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent).isEmpty)
  }
}
