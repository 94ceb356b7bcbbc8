import SwiftUI

/// A frame of a file as it is on the device, with the pins of its comments.
public struct MirrorFrame<Content: View>: View {
  private let pins: [MirrorPin]
  private let onOpen: (MirrorPin) -> Void
  private let content: Content

  /// - Parameters:
  ///   - onOpen: a pin was tapped.
  ///   - content: the frame in its own ratio.
  public init(pins: [MirrorPin], onOpen: @escaping (MirrorPin) -> Void, @ViewBuilder content: () -> Content) {
    self.pins = pins
    self.onOpen = onOpen
    self.content = content()
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    content
      .clipShape(shape)
      .overlay { shape.strokeBorder(FigmaColors.divider, lineWidth: 1) }
      .overlay {
        GeometryReader { geometry in
          ForEach(pins) { pin in
            CommentPin(userId: pin.userId, number: pin.number, author: pin.author) { onOpen(pin) }
              .position(x: pin.place.x * geometry.size.width, y: pin.place.y * geometry.size.height)
          }
        }
        // Places are the frame's own, whatever way the app is read.
        .environment(\.layoutDirection, .leftToRight)
      }
  }
}

/// A comment's place on a frame.
public struct MirrorPin: Identifiable, Equatable, Sendable {
  public let id: String
  public let userId: String
  public let author: String
  public let number: Int
  /// The part of the frame's width and height, 0…1.
  public let place: UnitPoint

  public init(id: String, userId: String, author: String, number: Int, place: UnitPoint) {
    self.id = id
    self.userId = userId
    self.author = author
    self.number = number
    self.place = place
  }
}
