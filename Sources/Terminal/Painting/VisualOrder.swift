internal import CFribidi

/// The visual order of one text on one row: right-to-left runs turned round, Arabic letters in their joined forms.
///
/// Its first letter with a direction decides how the text reads as a whole (UAX #9, rules P2 and P3, through FriBidi).
/// Frames and box-drawing characters separate runs, so that text in one column never changes places with text in another.
package struct VisualOrder {
  /// The cluster of the logical order at each place from the left.
  package private(set) var order: [Int]
  /// The clusters in logical order, shaped and mirrored.
  package private(set) var clusters: [Character]

  /// Clusters with one number in `isolates` read from left to right by themselves (UAX #9, LRI and PDI); 0 is none.
  package init(_ row: [Character], isolates: [Int] = []) {
    order = Array(row.indices)
    clusters = row
    guard row.contains(where: \.isRightToLeft) else { return }
    for run in row.indices.split(whereSeparator: { row[$0].isFrame }) { arrange(run, isolates) }
  }

  /// Arranges one run between frames.
  private mutating func arrange(_ run: Range<Int>, _ isolates: [Int]) {
    var bases: [UInt32] = []
    // Nil for the signs around an isolate, which have no cell.
    var places: [Int?] = []
    var isolate = 0
    for place in run {
      let here = isolates.indices.contains(place) ? isolates[place] : 0
      let signs = here == isolate ? [] : (isolate > 0 ? [Self.isolateEnd] : []) + (here > 0 ? [Self.isolateStart] : [])
      bases += signs + [clusters[place].unicodeScalars.first?.value ?? 0x20]
      places += signs.map { _ in nil } + [place]
      isolate = here
    }
    var map = [FriBidiStrIndex](repeating: 0, count: bases.count)
    guard let count = Int32(exactly: bases.count), cfribidi_arrange(&bases, count, &map) else { return }
    for (place, index) in zip(run, map.compactMap { places[Int($0)] }) { order[place] = index }
    for (place, base) in zip(places, bases) {
      if let place { clusters[place] = clusters[place].onBase(base) }
    }
  }

  private static let isolateStart: UInt32 = 0x2066
  private static let isolateEnd: UInt32 = 0x2069
}

extension Character {
  /// Whether it belongs to a script that is written from right to left (the blocks from Hebrew to Arabic Extended-A,
  /// their presentation forms, and the plane of historic scripts).
  var isRightToLeft: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0x590 else { return false }
    return 0x590...0x8FF ~= value || 0xFB1D...0xFDFF ~= value || 0xFE70...0xFEFF ~= value
      || 0x10800...0x10FFF ~= value || 0x1E800...0x1EFFF ~= value
  }

  /// Lines, corners and blocks of frames and bars.
  fileprivate var isFrame: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return 0x2500...0x259F ~= value || value == 0x7C
  }

  /// The cluster with another base; itself when the two would not be one cluster.
  fileprivate func onBase(_ base: UInt32) -> Character {
    guard unicodeScalars.first?.value != base, let scalar = Unicode.Scalar(base) else { return self }
    var scalars = String.UnicodeScalarView([scalar])
    scalars.append(contentsOf: unicodeScalars.dropFirst())
    let text = String(scalars)
    return text.count == 1 ? text.first ?? self : self
  }
}
