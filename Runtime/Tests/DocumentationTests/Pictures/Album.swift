/// All pictures of the pages.
enum Album {
  static let all = input + keyboard + motion + looks + lists + tabs + controls + bars + frameworks
}
