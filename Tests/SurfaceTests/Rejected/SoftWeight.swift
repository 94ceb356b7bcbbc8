import SwiftUI

// Impacts have the weights light, medium and heavy; soft is a flexibility.
let feedback = SensoryFeedback.impact(weight: .soft)  // rejected: type 'SensoryFeedback.Weight' has no member 'soft'
