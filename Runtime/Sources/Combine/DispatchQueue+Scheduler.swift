import Dispatch

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// Nanoseconds.
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        default: magnitude = .max
        }
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      private init(nanoseconds: Double) {
        magnitude = Int(exactly: nanoseconds.rounded()) ?? (nanoseconds > 0 ? .max : nanoseconds < 0 ? .min : 0)
      }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: Double(lhs.magnitude) * Double(rhs.magnitude))
      }
      public static func + (lhs: Self, rhs: Self) -> Self {
        .nanoseconds(lhs.magnitude.addingClamped(rhs.magnitude))
      }
      public static func - (lhs: Self, rhs: Self) -> Self {
        .nanoseconds(lhs.magnitude.addingClamped(-max(rhs.magnitude, -.max)))
      }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static func seconds(_ s: Int) -> Self { Self(nanoseconds: Double(s) * 1e9) }
      public static func seconds(_ s: Double) -> Self { Self(nanoseconds: s * 1e9) }
      public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: Double(ms) * 1e6) }
      public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: Double(us) * 1e3) }
      public static func nanoseconds(_ ns: Int) -> Self {
        var stride = Self(nanoseconds: 0)
        stride.magnitude = ns
        return stride
      }
    }

    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
    private let nanoseconds: UInt64

    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

    public func distance(to other: Self) -> Stride {
      .nanoseconds(Int(clamping: Int128(other.nanoseconds) - Int128(nanoseconds)))
    }

    public func advanced(by n: Stride) -> Self {
      let sum = Int128(nanoseconds) + Int128(n.magnitude)
      return Self(DispatchTime(uptimeNanoseconds: UInt64(clamping: min(max(sum, 1), Int128(Int64.max)))))
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(after: date, interval: interval, options: options, action)
  }
}

extension Int {
  /// The sum, or the end of the range on its side.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
