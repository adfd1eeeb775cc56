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
