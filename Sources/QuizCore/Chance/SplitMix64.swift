/// The generator behind every draw: SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
package struct SplitMix64: RandomNumberGenerator, Equatable, Sendable {
  var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to `bound` − 1, every one equally likely: draws at or above the largest multiple of `bound` are rejected.
  package mutating func below(_ bound: UInt64) -> UInt64 {
    guard bound > 1 else { return 0 }
    let limit = UInt64.max - (UInt64.max % bound + 1) % bound
    while true {
      let draw = next()
      if draw <= limit { return draw % bound }
    }
  }

  /// A whole number from `low` to `high`, both included; `low` when the range is empty.
  package mutating func within(_ low: Int, _ high: Int) -> Int {
    guard low < high else { return low }
    let span = UInt64(bitPattern: Int64(high)) &- UInt64(bitPattern: Int64(low))
    if span == .max { return Int(truncatingIfNeeded: next()) }
    return Int(truncatingIfNeeded: UInt64(bitPattern: Int64(low)) &+ below(span + 1))
  }

  /// A number from 0 up to, not including, 1, with 53 bits.
  package mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
