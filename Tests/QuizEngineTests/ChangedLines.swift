/// Changes bytes by chance: the same changes from the same seed.
struct ChangedLines {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<next() % 4 where !bytes.isEmpty {
      let place = Int(next() % UInt64(bytes.count))
      let end = min(bytes.count, place + Int(next() % 12))
      switch next() % 6 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert([0, 0x22, 0x5B, 0x5C, 0x7B, 0x80, 0x39, 0x2D][Int(next() % 8)], at: place)
      case 4: bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: Int(next() % 900)), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
