import SwiftUI

func ring(_ outer: Path, _ inner: Path) -> Path {
  outer.subtracting(inner)
}
