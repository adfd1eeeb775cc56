/// Damages texts the same way on every machine (a SplitMix64 stream).
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// One to four edits: a byte changed, removed, inserted, a stretch doubled, or the end cut off.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...below(4) where !result.isEmpty {
      let place = below(result.count)
      switch below(5) {
      case 0: result[place] = interestingByte()
      case 1: result.remove(at: place)
      case 2: result.insert(interestingByte(), at: place)
      case 3: result.insert(contentsOf: result[place..<min(result.count, place + below(12))], at: place)
      default: result.removeLast(below(min(20, result.count)))
      }
    }
    return result
  }

  private mutating func interestingByte() -> UInt8 {
    let favourites =
      Array("{}[]\",:\\/u'0-+.eE\n\t tfnD8".utf8) + [0, 0x1F, 0x7F, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xFF]
    return below(4) == 0 ? UInt8(truncatingIfNeeded: next()) : favourites[below(favourites.count)]
  }
}
