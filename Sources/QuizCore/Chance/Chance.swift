/// Seeds of the streams of chance, made from texts that name each purpose.
///
/// A stream's seed is the FNV-1a-64 hash of the texts' UTF-8 bytes, each followed by the byte 0x1F. So every purpose
/// has its own stream, and adding a question reshuffles no other.
package enum Chance {
  /// Seeds are whole numbers that every JSON reader keeps exactly: 0 to 2⁵³ − 1.
  package static let seeds: ClosedRange<Int> = 0...9_007_199_254_740_991

  package static func stream(_ purpose: String...) -> SplitMix64 {
    SplitMix64(seed: hash(purpose))
  }

  /// `start` is the hash of the texts before these.
  package static func hash(_ purpose: [String], after start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    var hash = start
    for var text in purpose {
      text.withUTF8 { bytes in
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      }
      hash = (hash ^ 0x1F) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}

extension Array {
  /// The elements in an order drawn from the stream: Fisher–Yates from the end.
  package func shuffled(by stream: inout SplitMix64) -> [Element] {
    guard count > 1 else { return self }
    var result = self
    for last in stride(from: count - 1, to: 0, by: -1) {
      result.swapAt(last, Int(stream.below(UInt64(last + 1))))
    }
    return result
  }

  package func shuffled(by stream: SplitMix64) -> [Element] {
    var stream = stream
    return shuffled(by: &stream)
  }

  /// `amount` elements drawn from the stream, in the order they had.
  package func sampled(_ amount: Int, by stream: SplitMix64) -> [Element] {
    guard amount < count else { return self }
    let kept = Array<Int>(indices).shuffled(by: stream).prefix(Swift.max(0, amount)).sorted()
    return kept.map { self[$0] }
  }
}

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
