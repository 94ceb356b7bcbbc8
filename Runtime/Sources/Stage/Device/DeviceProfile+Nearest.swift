extension DeviceProfile {
  /// The profile that is most like a device of Apple's with any name, such as `iPhone SE (2nd generation)` or
  /// `iPad Pro (12.9-inch)`; nil for what is no phone and no iPad.
  public static func nearest(to name: String) -> DeviceProfile? {
    if let exact = named(name) { return exact }
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
    if words.contains("ipad") { return nearestPad(words) }
    guard words.contains("iphone") else { return nil }
    let isLarge = words.contains("max") || words.contains("plus")
    // The last with a home button have the size of the SE.
    if ["se", "5", "5s", "6", "6s", "7", "8"].contains(where: words.contains) { return named("iPhone SE") }
    if ["x", "xs", "xr", "11", "12", "13"].contains(where: words.contains) {
      return named(isLarge ? "iPhone 15 Pro Max" : "iPhone 13")
    }
    if isLarge { return named("iPhone 16 Pro Max") }
    return named(words.contains("pro") ? "iPhone 16 Pro" : "iPhone 16")
  }

  private static func nearestPad(_ words: [String]) -> DeviceProfile? {
    if ["12.9", "13"].contains(where: words.contains) { return named("iPad Pro 13") }
    return named(words.contains("pro") || words.contains("11") ? "iPad Pro 11" : "iPad")
  }
}
