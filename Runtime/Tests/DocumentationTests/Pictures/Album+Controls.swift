import CoreGraphics
import Stage
import SwiftUI

extension Album {
  /// Controls, and lists in their styles.
  static let controls = [
    Picture(
      "controls-date",
      of: {
        [
          try .still(Appointment(), width: 340, caption: "light"),
          try .still(Appointment(), width: 340, scheme: .dark, caption: "dark"),
        ]
      }),
    Picture(
      "controls-gauges",
      of: {
        [
          try .still(Weather(), width: 220, caption: "light"),
          try .still(Weather(), width: 220, scheme: .dark, caption: "dark"),
          try .still(Weather(), width: 260, typeSize: .accessibility3, caption: "AX3"),
        ]
      }),
    Picture("controls-share") {
      let take = try Take(screen: Postcard().padding(), scale: 0.45)
      take.shot("at first")
      try take.tap("Send")
      try take.wait(1)
      take.shot("sharing")
      return take
    },
    Picture(
      "lists-sidebar",
      of: {
        let take = try Take(screen: Shelves(), height: 400, scale: 0.5)
        try take.tap("Tales")
        try take.wait(1)
        take.shot("opened")
        try take.tap("Fiction")
        try take.wait(1)
        take.shot("closed")
        let mirrored = try Take(
          screen: Shelves(), height: 400, scale: 0.5, settings: StageSettings(layoutDirection: .rightToLeft))
        mirrored.shot("mirrored")
        return [take, mirrored]
      }),
    Picture(
      "lists-headers",
      of: {
        try [("light", ColorScheme.light), ("dark", .dark)].map { caption, scheme in
          let take = try Take(screen: Contacts(), height: 400, scale: 0.5, scheme: scheme)
          try take.touch(.began, CGPoint(x: 200, y: 350))
          try take.move(to: CGPoint(x: 200, y: 240), duration: 0.4)
          take.shot(caption)
          return take
        }
      }),
    Picture(
      "lists-form",
      of: {
        try [("large", DynamicTypeSize.large), ("AX3", .accessibility3)].map { caption, size in
          let take = try Take(
            screen: Journey(), height: 560, scale: 0.5, settings: StageSettings(typeSize: size))
          take.shot(caption)
          return take
        }
      }),
  ]
}
