import SwiftUI

struct Sample: View {  // rejected: 'View'
  let title: String
}
