/// What the previews show.
enum Sample {
  static let groceries = Note(
    id: "groceries", title: "Grocery list", date: "Yesterday", isPinned: true, tags: ["home"],
    checklist: [
      ChecklistEntry(id: "milk", text: "Milk"), ChecklistEntry(id: "eggs", text: "Eggs", isChecked: true),
      ChecklistEntry(id: "butter", text: "Butter"),
      ChecklistEntry(
        id: "bread", text: "Sourdough bread from the corner bakery, two if they are warm", isChecked: true),
    ])
  static let cabin = Note(
    id: "cabin", title: "Cabin weekend",
    text: """
      Keys are with the neighbour at number nine. The stove wants dry birch, not pine.

      Bring lamp oil, the green blanket and something to read when it rains.
      """,
    date: "9:12 AM", isPinned: true, tags: ["travel", "family"],
    checklist: [
      ChecklistEntry(id: "oil", text: "Lamp oil", isChecked: true),
      ChecklistEntry(id: "blanket", text: "Green blanket"),
    ])
  static let talk = Note(
    id: "talk", title: "Talk at the spring meeting",
    text: "Open with the map of the old harbour, then the three sketches. Ten minutes, no more.", date: "Monday",
    tags: ["work"])
  static let diary = Note(id: "diary", title: "Diary", text: "Nobody reads this.", date: "Sunday", isLocked: true)
  static let tomatoes = Note(
    id: "tomatoes", title: "Tomatoes on the balcony", text: "First seedlings on the 3rd. Water in the evening.",
    date: "May 12", tags: ["home", "garden"])
  static let books = Note(
    id: "books", title: "Books lent out", text: "Atlas of clouds: Jonas. The long winter: Mira.", date: "May 3, 2025")

  static let notes = [groceries, cabin, talk, diary, tomatoes, books]
  static let tags = ["family", "garden", "home", "recipes", "travel", "work"]

  static let folders = [
    NoteFolder(id: "notes", name: "Notes", count: 6, account: "Cloud"),
    NoteFolder(id: "recipes", name: "Recipes", count: 12, account: "Cloud"),
    NoteFolder(id: "travel", name: "Travel", count: 4, account: "Cloud"),
    NoteFolder(id: "drafts", name: "Drafts", count: 1, account: "On My iPhone"),
    NoteFolder(id: "lists", name: "Open checklists", count: 3, kind: .smart),
    NoteFolder(id: "deleted", name: "Recently Deleted", count: 2, kind: .recentlyDeleted),
  ]
}
