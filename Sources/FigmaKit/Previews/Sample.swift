import SwiftUI

/// What the previews show.
enum Sample {
  static let people: [AvatarStack.Collaborator] = [
    AvatarStack.Collaborator(id: "sarah.chen", name: "Sarah Chen"),
    AvatarStack.Collaborator(id: "jordan.okafor", name: "Jordan Okafor"),
    AvatarStack.Collaborator(id: "alex", name: "Alex Ruiz"),
    AvatarStack.Collaborator(id: "mira.lind", name: "Mira Lind"),
  ]

  struct File: Identifiable {
    var id: String
    var name: String
    var note: String
    var people: Int
    var picture: Int?
  }

  static let files = [
    File(id: "f-onboarding", name: "Onboarding flows", note: "Edited 2h ago", people: 4, picture: 0),
    File(id: "f-icons", name: "Icon set", note: "Edited yesterday", people: 2, picture: nil),
    File(id: "f-checkout", name: "Checkout, second round", note: "Edited 3 days ago", people: 0, picture: 1),
    File(id: "f-tokens", name: "Tokens", note: "Edited Apr 12", people: 1, picture: 2),
  ]

  static func file(_ id: String) -> File { files.first { $0.id == id } ?? files[0] }

  static let comment = CommentThreadSheet.Reply(
    id: "c-1", userId: "sarah.chen", initial: "S", author: "Sarah Chen",
    body: "Could the button stay where it is when the keyboard comes up? @Jordan saw it jump.", timestamp: "2h")

  static let replies = [
    CommentThreadSheet.Reply(
      id: "c-2", userId: "jordan.okafor", initial: "J", author: "Jordan Okafor",
      body: "Yes, on the small phone only. I will pin it.", timestamp: "1h"),
    CommentThreadSheet.Reply(
      id: "c-3", userId: "alex", initial: "A", author: "Alex Ruiz", body: "Looks right in the mirror now.",
      timestamp: "12 min"),
  ]

  /// A drawn layout, as thumbnails show it.
  static func picture(_ kind: Int, width: Double = 320, height: Double = 200) -> Image {
    Image(size: CGSize(width: width, height: height), opaque: true) { context in
      let grounds: [Color] = [
        Color(red: 0.93, green: 0.92, blue: 1), Color(red: 1, green: 0.95, blue: 0.9),
        Color(red: 0.9, green: 0.97, blue: 0.94),
      ]
      let accents: [Color] = [.figmaPurple, .figmaOrange, .figmaGreen]
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(grounds[kind % 3]))
      for column in 0..<3 {
        let x = width * (0.12 + 0.27 * Double(column))
        let card = CGRect(x: x, y: height * 0.16, width: width * 0.22, height: height * 0.68)
        context.fill(Path(roundedRect: card, cornerRadius: 8), with: .color(.white))
        let top = CGRect(x: card.minX + 8, y: card.minY + 8, width: card.width - 16, height: card.height * 0.4)
        context.fill(Path(roundedRect: top, cornerRadius: 4), with: .color(accents[(kind + column) % 3].opacity(0.7)))
        for line in 0..<3 {
          let y = card.minY + card.height * (0.58 + 0.12 * Double(line))
          let bar = CGRect(x: card.minX + 8, y: y, width: (card.width - 16) * (line == 2 ? 0.5 : 0.9), height: 5)
          context.fill(Path(roundedRect: bar, cornerRadius: 2.5), with: .color(.figmaSurfaceLight2))
        }
      }
    }
  }
}

extension FileCard {
  /// A file of the sample.
  init(_ file: Sample.File, onOpen: (() -> Void)? = nil) {
    self.init(
      id: file.id, name: file.name, metadata: file.note, thumbnailImage: file.picture.map { Sample.picture($0) },
      collaborators: Array(Sample.people.prefix(file.people)), onOpen: onOpen)
  }
}
