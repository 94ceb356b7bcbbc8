import CProcess
import Foundation

/// Code that is drawn must see the same moment each time, so the wall clock stands still in this process: these
/// functions take the place of the C library's for everything that the process loads. Clocks that only measure how
/// much time passes stay real, because threads and timers wait by them. Code on a stage sees the stage's clock.
private enum FixedClock {
  /// 10 June 2026, 09:41:00 UTC.
  static let seconds = 1_781_084_460

  /// - Returns: nil outside a stage, and for clocks that measure something else than time.
  static func stageTime(_ clock: clockid_t) -> timespec? {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    guard readStageClock(Int32(clock), &seconds, &nanoseconds) != 0 else { return nil }
    return timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
  }
}

/// The runtime's own functions of these names come after the program's: it is asked by another name.
@_silgen_name("vitrine_clock_read")
private func readStageClock(
  _ clock: Int32, _ seconds: UnsafeMutablePointer<Int64>, _ nanoseconds: UnsafeMutablePointer<Int64>
) -> Int32

@_cdecl("clock_gettime")
public func fixedClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
  if let stage = FixedClock.stageTime(clock) {
    time?.pointee = stage
    return 0
  }
  switch clock {
  case CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_TAI:
    time?.pointee = timespec(tv_sec: FixedClock.seconds, tv_nsec: 0)
    return 0
  default:
    return Int32(KernelCall.make(vitrine_sys_clock_gettime, Int(clock), Int(bitPattern: time)))
  }
}

@_cdecl("gettimeofday")
public func fixedTimeOfDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
  let stage = FixedClock.stageTime(CLOCK_REALTIME)
  time?.pointee = timeval(
    tv_sec: stage?.tv_sec ?? FixedClock.seconds, tv_usec: (stage?.tv_nsec ?? 0) / 1000)
  return 0
}

@_cdecl("time")
public func fixedTime(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
  let seconds = FixedClock.stageTime(CLOCK_REALTIME)?.tv_sec ?? FixedClock.seconds
  result?.pointee = seconds
  return seconds
}
