import SwiftUI

struct Blob: Shape {  // rejected: does not conform to protocol 'Shape'
  var radius: CGFloat
}
