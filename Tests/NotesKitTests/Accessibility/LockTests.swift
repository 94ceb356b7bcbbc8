import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct LockTests {
  @Test("the passcode is asked for after three faces that were not known", .shows("N-174"))
  func fallback() async throws {
    let limit = Int(try row("N-174").numbers[0])
    let lock = NoteLock(biometrics: { false }, isPasscode: { $0 == "1234" })
    for attempt in 1...limit {
      #expect(lock.step == .biometrics)
      await lock.unlock()
      #expect(lock.failedBiometrics == attempt)
    }
    #expect(lock.step == .passcode)
    lock.enter("1111")
    #expect(lock.step == .passcode && lock.hasFailed)
    lock.enter("1234")
    #expect(lock.step == .unlocked)
    lock.lock()
    #expect(lock.step == .biometrics && lock.failedBiometrics == 0)
  }

  @Test("a face that is known opens the note")
  func known() async throws {
    let lock = NoteLock(biometrics: { true }, isPasscode: { _ in false })
    lock.enter("1234")
    #expect(lock.step == .biometrics)
    await lock.unlock()
    #expect(lock.step == .unlocked)
    #expect(NoteLock(biometrics: nil, isPasscode: { _ in false }).step == .passcode)
  }

  @Test("the locked note shows nothing of its text until it is opened")
  func screen() throws {
    let lock = NoteLock(biometrics: { false }, isPasscode: { $0 == "1234" })
    let exhibit = try Exhibit.screen(LockedNoteView(title: "Diary", lock: lock) { Text("Nobody reads this.") })
    #expect(exhibit.speech.prefix(2) == ["Diary, heading", "This note is locked."])
    try exhibit.perform(.tap("Unlock"), .settle)
    #expect(exhibit.speech.contains("You were not recognised."))
    try exhibit.perform(.tap("Unlock"), .settle, .tap("Unlock"), .settle)
    #expect(lock.step == .passcode)
    try exhibit.perform(.type("1111"), .tap("Unlock"), .settle)
    #expect(exhibit.speech.contains("That is not the passcode."))
    #expect(!exhibit.speech.contains("Nobody reads this."))
    try exhibit.perform(.type("1234"), .tap("Unlock"), .settle)
    #expect(exhibit.speech == ["Nobody reads this."])
  }
}
