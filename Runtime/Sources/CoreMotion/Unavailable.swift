@_exported import Foundation

/// Reads how a device moves.
@available(*, unavailable, message: "Vitrine has no sensors; give the view the values, or inject a protocol of yours.")
open class CMMotionManager: NSObject {}

/// Counts steps.
@available(*, unavailable, message: "Vitrine has no sensors; give the view the values, or inject a protocol of yours.")
open class CMPedometer: NSObject {}

/// How a device moves.
@available(*, unavailable, message: "Vitrine has no sensors; give the view the values, or inject a protocol of yours.")
open class CMDeviceMotion: NSObject {}

/// How a device is held.
@available(*, unavailable, message: "Vitrine has no sensors; give the view the values, or inject a protocol of yours.")
open class CMAttitude: NSObject {}

/// Reads how high a device is.
@available(*, unavailable, message: "Vitrine has no sensors; give the view the values, or inject a protocol of yours.")
open class CMAltimeter: NSObject {}

/// Says what a user does.
@available(*, unavailable, message: "Vitrine has no sensors; give the view the values, or inject a protocol of yours.")
open class CMMotionActivityManager: NSObject {}
