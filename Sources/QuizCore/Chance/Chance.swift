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
