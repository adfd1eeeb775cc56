/// A size of codes at level M: how many bytes it holds, and how they are cut into blocks.
struct QRVersion {
  /// The number, from 1; a code has 17 squares a side, and four for each.
  let number: Int
  /// Codewords for correction that each block has.
  let correction: Int
  let blocks: Int

  /// Versions 1 to 10, from the standard's table of error correction.
  static let all = zip([10, 16, 26, 18, 24, 16, 18, 22, 22, 26], [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]).enumerated().map {
    QRVersion(number: $0.offset + 1, correction: $0.element.0, blocks: $0.element.1)
  }

  var side: Int { 17 + 4 * number }

  /// All codewords that fit between the patterns.
  var total: Int {
    let alignments = number == 1 ? 0 : alignment.count * alignment.count - 3
    // Alignment patterns on the timing patterns share five squares with them.
    let shared = number < 7 ? 0 : 2 * (alignment.count - 2) * 5
    let finders = 3 * 64
    let timing = 2 * (side - 16)
    let format = 31
    let versions = number < 7 ? 0 : 36
    return (side * side - finders - timing - format - versions - alignments * 25 + shared) / 8
  }

  /// Codewords that are not for correction.
  var data: Int { total - correction * blocks }

  /// How many bytes of text fit behind the mode and the length.
  var capacity: Int { data - (number < 10 ? 2 : 3) }

  /// The centres of alignment patterns, in both directions.
  var alignment: [Int] {
    guard number > 1 else { return [] }
    return number < 7 ? [6, side - 7] : [6, side / 2, side - 7]
  }

  /// The bytes with mode, length and padding, as many as `data`.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    var bits = BitRow()
    bits.append(0b0100, 4)
    bits.append(bytes.count, number < 10 ? 8 : 16)
    for byte in bytes { bits.append(Int(byte), 8) }
    bits.append(0, 4)
    var result = bits.bytes
    for pad in 0..<max(0, data - result.count) { result.append(pad.isMultiple(of: 2) ? 0xEC : 0x11) }
    return result
  }

  /// The codewords of all blocks in turn, then the correction codewords in turn. Later blocks are one longer where the
  /// division is uneven.
  func interleaved(_ codewords: [UInt8]) -> [UInt8] {
    let short = data / blocks
    let longFrom = blocks - data % blocks
    var cut: [ArraySlice<UInt8>] = []
    var start = 0
    for block in 0..<blocks {
      let end = start + short + (block < longFrom ? 0 : 1)
      cut.append(codewords[start..<end])
      start = end
    }
    let divisor = ReedSolomon(degree: correction)
    let corrections = cut.map(divisor.remainder)
    let first = (0...short).flatMap { place in cut.compactMap { place < $0.count ? $0[$0.startIndex + place] : nil } }
    return first + (0..<correction).flatMap { place in corrections.map { $0[place] } }
  }
}

/// Bits one behind the other.
private struct BitRow {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ value: Int, _ width: Int) {
    for bit in (0..<width).reversed() {
      if count.isMultiple(of: 8) { bytes.append(0) }
      if value >> bit & 1 == 1 { bytes[count / 8] |= 0x80 >> (count % 8) }
      count += 1
    }
  }
}

/// Codewords for correction: the remainder of a division of polynomials over the field of 256 elements.
struct ReedSolomon {
  /// Coefficients behind the leading one, which is 1.
  private let divisor: [UInt8]

  init(degree: Int) {
    var divisor = [UInt8](repeating: 0, count: degree)
    divisor[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in divisor.indices {
        divisor[place] = ReedSolomon.product(divisor[place], root)
        if place + 1 < degree { divisor[place] ^= divisor[place + 1] }
      }
      root = ReedSolomon.product(root, 2)
    }
    self.divisor = divisor
  }

  func remainder(of codewords: ArraySlice<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for codeword in codewords {
      let factor = codeword ^ result.removeFirst()
      result.append(0)
      for (place, coefficient) in divisor.enumerated() { result[place] ^= ReedSolomon.product(coefficient, factor) }
    }
    return result
  }

  /// A product modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(b >> bit & 1) * Int(a)
    }
    return UInt8(result)
  }
}
