/// `onLongPressGesture`: a long press that also tells when it might begin and when it no longer may.
final class PressingRecognizer: _GestureRecognizer<Void> {
  private let press = LongPressRecognizer()
  private var record: LongPressRecord
  private var isPressing = false

  init(_ record: LongPressRecord) { self.record = record }

  func update(_ record: LongPressRecord) {
    self.record = record
    press.update(minimumDuration: record.minimumDuration, maximumDistance: record.maximumDistance)
  }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active else { return }
    press.handle(input, in: context)
    switch press.phase {
    case .possible: break
    case .active:
      phase = .active(())
      tell(true, in: context)
    case .ended:
      phase = .ended(())
      context.perform(record.action)
      tell(false, in: context)
    case .failed:
      phase = .failed
      tell(false, in: context)
    }
  }

  private func tell(_ new: Bool, in context: GestureContext) {
    guard new != isPressing, let onPressingChanged = record.onPressingChanged else { return }
    isPressing = new
    context.perform { onPressingChanged(new) }
  }

  override func cancel(in context: GestureContext) {
    super.cancel(in: context)
    press.cancel(in: context)
    tell(false, in: context)
  }
}

extension LongPressRecord: GestureSource {
  func recognizer(for node: GestureNode, reusing old: _AnyGestureRecognizer?) -> _AnyGestureRecognizer {
    let recognizer = old as? PressingRecognizer ?? PressingRecognizer(self)
    recognizer.update(self)
    return recognizer
  }
}
