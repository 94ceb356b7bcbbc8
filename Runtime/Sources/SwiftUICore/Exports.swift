// On iOS, `import SwiftUI` brings these modules along; half of real code relies on it.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Observation
@_exported import UIKit
