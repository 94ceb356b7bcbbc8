import AuthenticationServices
import Stage
import SwiftUI

extension Album {
  /// What stands for other frameworks.
  static let frameworks = [
    Picture(
      "frameworks-map",
      of: {
        [
          try .still(Crossing().frame(height: 220), width: 260, caption: "light"),
          try .still(Crossing().frame(height: 220), width: 260, scheme: .dark, caption: "dark"),
        ]
      }),
    Picture(
      "frameworks-video",
      of: {
        [
          try .still(Trailer(), width: 240, caption: "240 points"),
          try .still(Trailer(), width: 90, caption: "90 points"),
        ]
      }),
    Picture(
      "frameworks-welcome",
      of: {
        [
          try .still(Welcome(), width: 250, caption: "black"),
          try .still(
            Welcome().signInWithAppleButtonStyle(.white), width: 250, scheme: .dark, caption: "white"),
        ]
      }),
    Picture(
      "frameworks-charts",
      of: {
        [
          try .still(Visitors(), width: 250, caption: "bars"),
          try .still(Price(), width: 200, scheme: .dark, caption: "a line"),
          try .still(Shares(), width: 170, caption: "sectors"),
        ]
      }),
  ]
}
