import CProcess
import Foundation

/// The C library's own `syscall`, behind the one below.
enum KernelCall {
  private typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  static func make(
    _ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0, _ f: Int = 0
  ) -> Int {
    if kernelCallAddress == 0 {
      // RTLD_NEXT: the function of that name in what was loaded after this program.
      kernelCallAddress = UInt(bitPattern: dlsym(UnsafeMutableRawPointer(bitPattern: -1), "syscall"))
    }
    let function = unsafeBitCast(kernelCallAddress, to: Function.self)
    return function(number, a, b, c, d, e, f)
  }
}

/// The Swift library asks the kernel for random numbers by `syscall`, so this stands before the C library's function of
/// that name. Its arguments are words in registers, of which a call uses as many as it has.
@_cdecl("syscall")
public func watchedSystemCall(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int {
  if number == vitrine_sys_getrandom {
    FixedRandomness.fill(UnsafeMutableRawPointer(bitPattern: a), b)
    return b
  }
  return KernelCall.make(number, a, b, c, d, e, f)
}
