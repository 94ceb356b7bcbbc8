/// All pictures of the pages.
enum Album {
  static let all = input + motion + looks + lists + bars
}
