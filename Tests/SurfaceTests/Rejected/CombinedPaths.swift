import SwiftUI

func ring(_ outer: Path, _ inner: Path) -> Path {
  outer.subtracting(inner)  // rejected: Vitrine does not combine paths yet
}
