import SwiftUI

extension EnvironmentValues {
  @Entry var width: Double  // rejected: '@Entry' needs a default value
}
