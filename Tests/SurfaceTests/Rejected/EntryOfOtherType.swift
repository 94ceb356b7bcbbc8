import SwiftUI

struct Settings {
  @Entry var isOn: Bool = false  // rejected: '@Entry' macro can only attach to var declarations inside extensions
}
