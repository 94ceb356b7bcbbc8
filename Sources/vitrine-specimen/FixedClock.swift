import CProcess
import Foundation

/// Code that is drawn must see the same moment each time, so the wall clock stands still in this process: these
/// functions take the place of the C library's for everything that the process loads. Clocks that only measure how
/// much time passes stay real, because threads and timers wait by them.
private enum FixedClock {
  /// 10 June 2026, 09:41:00 UTC.
  static let seconds = 1_781_084_460
}

@_cdecl("clock_gettime")
public func fixedClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
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
  time?.pointee = timeval(tv_sec: FixedClock.seconds, tv_usec: 0)
  return 0
}

@_cdecl("time")
public func fixedTime(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
  result?.pointee = FixedClock.seconds
  return FixedClock.seconds
}
