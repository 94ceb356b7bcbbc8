import CoreGraphics
import Drawing

/// The glyphs of two pictures of text, and which of the one become which of the other.
struct GlyphChange {
  /// One glyph by itself.
  private struct Piece {
    var run: GlyphRun
    var origin: CGPoint
    var paint: Paint

    /// The same letter, whatever its size.
    func isSame(as other: Piece) -> Bool {
      run.face.file == other.run.face.file && run.glyphs[0].id == other.run.glyphs[0].id
    }
  }

  private let old: [Piece]
  private let new: [Piece]
  /// What is no glyph: lines below and through the text.
  private let oldRest: [DisplayItem]
  private let newRest: [DisplayItem]

  init(from old: [DisplayItem], to new: [DisplayItem]) {
    (self.old, oldRest) = Self.pieces(of: old)
    (self.new, newRest) = Self.pieces(of: new)
  }

  private static func pieces(of items: [DisplayItem]) -> ([Piece], [DisplayItem]) {
    var pieces: [Piece] = []
    var rest: [DisplayItem] = []
    for item in items {
      guard case .glyphs(let run, let origin, let paint) = item else {
        rest.append(item)
        continue
      }
      for glyph in run.glyphs {
        var single = run
        single.glyphs = [GlyphRun.Glyph(id: glyph.id, x: 0, y: 0, clusterBytes: 0)]
        single.text = ""
        pieces.append(
          Piece(run: single, origin: CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y), paint: paint))
      }
    }
    return (pieces, rest)
  }

  /// The pieces of both that stand for each other: a common start, a common end, and between them those
  /// that stand equally far from the end, as the places of numbers do.
  private var pairs: [(old: Piece?, new: Piece?)] {
    var start = 0
    while start < min(old.count, new.count), old[start].isSame(as: new[start]) { start += 1 }
    var result: [(old: Piece?, new: Piece?)] = (0..<start).map { (old[$0], new[$0]) }
    let count = max(old.count, new.count) - start
    for distance in 0..<max(0, count) {
      let from = old.count - 1 - distance
      let to = new.count - 1 - distance
      result.append((from >= start ? old[from] : nil, to >= start ? new[to] : nil))
    }
    return result
  }

  /// Glyphs that stay go to their places; the others fade. Nil when no glyph stays.
  func interpolated(_ part: Double) -> [DisplayItem]? {
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.isSame(as: $1) }) else { return nil }
    return ContentFlight.faded(oldRest, 1 - part) + zip(old, new).map { moved($0, $1, part) }
      + ContentFlight.faded(newRest, part)
  }

  /// Glyphs that change roll out and in by the height of a line.
  func rolled(_ part: Double, isUp: Bool) -> [DisplayItem] {
    var items = ContentFlight.faded(oldRest, 1 - part)
    for (old, new) in pairs {
      if let old, let new, old.isSame(as: new) {
        items.append(moved(old, new, part))
        continue
      }
      if let old { items += shifted(old, part, opacity: 1 - part, isUp: isUp) }
      if let new { items += shifted(new, part - 1, opacity: part, isUp: isUp) }
    }
    return items + ContentFlight.faded(newRest, part)
  }

  private func moved(_ old: Piece, _ new: Piece, _ part: Double) -> DisplayItem {
    let part = CGFloat(part)
    let origin = CGPoint(
      x: old.origin.x + (new.origin.x - old.origin.x) * part, y: old.origin.y + (new.origin.y - old.origin.y) * part)
    var run = new.run
    run.drawSize = old.run.drawSize + (new.run.drawSize - old.run.drawSize) * part
    return .glyphs(run, at: origin, Self.mixed(old.paint, new.paint, Double(part)))
  }

  private static func mixed(_ a: Paint, _ b: Paint, _ part: Double) -> Paint {
    guard case .color(let a) = a, case .color(let b) = b else { return part < 0.5 ? a : b }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return .color(
      ResolvedColor(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha)))
  }

  /// - Parameter way: parts of the height of a line, upwards when it rolls up.
  private func shifted(_ piece: Piece, _ way: Double, opacity: Double, isUp: Bool) -> [DisplayItem] {
    let distance = piece.run.drawSize * CGFloat(isUp ? -way : way)
    let origin = CGPoint(x: piece.origin.x, y: piece.origin.y + distance)
    return ContentFlight.faded([.glyphs(piece.run, at: origin, piece.paint)], opacity)
  }
}
